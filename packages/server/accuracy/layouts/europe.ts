import type { Layout } from '../generator/layout.js';
import { atEnzian } from './atEnzian.js';
import { atKarstCard } from './atKarstCard.js';
import { beDemer } from './beDemer.js';
import { beDijle } from './beDijle.js';
import { beSwiftly } from './beSwiftly.js';
import { bgRila } from './bgRila.js';
import { chAlbula } from './chAlbula.js';
import { chFirnbank } from './chFirnbank.js';
import { chRigi } from './chRigi.js';
import { chSaentis } from './chSaentis.js';
import { cyAkamas } from './cyAkamas.js';
import { czVltava } from './czVltava.js';
import { deBrocken } from './deBrocken.js';
import { deErlbach } from './deErlbach.js';
import { deFinkenau } from './deFinkenau.js';
import { deHansekai } from './deHansekai.js';
import { deIlmenau } from './deIlmenau.js';
import { deIsar } from './deIsar.js';
import { deMuehlbach } from './deMuehlbach.js';
import { deNordlicht } from './deNordlicht.js';
import { deSpreewald } from './deSpreewald.js';
import { dkOresund } from './dkOresund.js';
import { dkSkagen } from './dkSkagen.js';
import { eeLahemaa } from './eeLahemaa.js';
import { esMeseta } from './esMeseta.js';
import { esRibera } from './esRibera.js';
import { fiAurora } from './fiAurora.js';
import { fiSaimaa } from './fiSaimaa.js';
import { frBocage } from './frBocage.js';
import { frGarrigue } from './frGarrigue.js';
import { frLavande } from './frLavande.js';
import { frLoire } from './frLoire.js';
import { gbAshdownCard } from './gbAshdownCard.js';
import { gbHarrier } from './gbHarrier.js';
import { gbHumber } from './gbHumber.js';
import { gbLarkspur } from './gbLarkspur.js';
import { gbLowther } from './gbLowther.js';
import { gbMarram } from './gbMarram.js';
import { gbPennine } from './gbPennine.js';
import { gbSevernCard } from './gbSevernCard.js';
import { gbTamar } from './gbTamar.js';
import { gbTrentCard } from './gbTrentCard.js';
import { grKyma } from './grKyma.js';
import { hrVelebit } from './hrVelebit.js';
import { huDuna } from './huDuna.js';
import { ieShannon } from './ieShannon.js';
import { isHekla } from './isHekla.js';
import { itArno } from './itArno.js';
import { itEtna } from './itEtna.js';
import { itLevante } from './itLevante.js';
import { ltNemunas } from './ltNemunas.js';
import { luMoselle } from './luMoselle.js';
import { lvGauja } from './lvGauja.js';
import { mtGozo } from './mtGozo.js';
import { nlPolder } from './nlPolder.js';
import { nlRietveld } from './nlRietveld.js';
import { nlVecht } from './nlVecht.js';
import { noFjordsida } from './noFjordsida.js';
import { noLofot } from './noLofot.js';
import { plOdra } from './plOdra.js';
import { plWisla } from './plWisla.js';
import { ptAtlantico } from './ptAtlantico.js';
import { roCarpati } from './roCarpati.js';
import { roPutna } from './roPutna.js';
import { rsSava } from './rsSava.js';
import { seLysekil } from './seLysekil.js';
import { seNorrsken } from './seNorrsken.js';
import { uaDnipro } from './uaDnipro.js';

/** Europe, in order of name, which begins with the country. */
export const europe: readonly Layout[] = [
  atEnzian,
  atKarstCard,
  beDemer,
  beDijle,
  beSwiftly,
  bgRila,
  chAlbula,
  chFirnbank,
  chRigi,
  chSaentis,
  cyAkamas,
  czVltava,
  deBrocken,
  deErlbach,
  deFinkenau,
  deHansekai,
  deIlmenau,
  deIsar,
  deMuehlbach,
  deNordlicht,
  deSpreewald,
  dkOresund,
  dkSkagen,
  eeLahemaa,
  esMeseta,
  esRibera,
  fiAurora,
  fiSaimaa,
  frBocage,
  frGarrigue,
  frLavande,
  frLoire,
  gbAshdownCard,
  gbHarrier,
  gbHumber,
  gbLarkspur,
  gbLowther,
  gbMarram,
  gbPennine,
  gbSevernCard,
  gbTamar,
  gbTrentCard,
  grKyma,
  hrVelebit,
  huDuna,
  ieShannon,
  isHekla,
  itArno,
  itEtna,
  itLevante,
  ltNemunas,
  luMoselle,
  lvGauja,
  mtGozo,
  nlPolder,
  nlRietveld,
  nlVecht,
  noFjordsida,
  noLofot,
  plOdra,
  plWisla,
  ptAtlantico,
  roCarpati,
  roPutna,
  rsSava,
  seLysekil,
  seNorrsken,
  uaDnipro,
];
