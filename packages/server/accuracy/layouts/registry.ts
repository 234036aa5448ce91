import type { Layout } from '../generator/layout.js';
import { aeDhow } from './aeDhow.js';
import { aeOasis } from './aeOasis.js';
import { arPampa } from './arPampa.js';
import { atEnzian } from './atEnzian.js';
import { auCoorong } from './auCoorong.js';
import { auKestrelCard } from './auKestrelCard.js';
import { auMallee } from './auMallee.js';
import { auWattle } from './auWattle.js';
import { auYarra } from './auYarra.js';
import { beDijle } from './beDijle.js';
import { beSwiftly } from './beSwiftly.js';
import { brCaatinga } from './brCaatinga.js';
import { brIpanema } from './brIpanema.js';
import { brSerrado } from './brSerrado.js';
import { caFundy } from './caFundy.js';
import { caKootenayCard } from './caKootenayCard.js';
import { caLaurentide } from './caLaurentide.js';
import { caLaurier } from './caLaurier.js';
import { caOsprey } from './caOsprey.js';
import { caSaguenayCard } from './caSaguenayCard.js';
import { chAlbula } from './chAlbula.js';
import { chFirnbank } from './chFirnbank.js';
import { chRigi } from './chRigi.js';
import { chSaentis } from './chSaentis.js';
import { clAndes } from './clAndes.js';
import { coParamo } from './coParamo.js';
import { czVltava } from './czVltava.js';
import { deFinkenau } from './deFinkenau.js';
import { deHansekai } from './deHansekai.js';
import { deIsar } from './deIsar.js';
import { deMuehlbach } from './deMuehlbach.js';
import { deNordlicht } from './deNordlicht.js';
import { deSpreewald } from './deSpreewald.js';
import { dkOresund } from './dkOresund.js';
import { dkSkagen } from './dkSkagen.js';
import { egNile } from './egNile.js';
import { esMeseta } from './esMeseta.js';
import { esRibera } from './esRibera.js';
import { fiAurora } from './fiAurora.js';
import { frBocage } from './frBocage.js';
import { frGarrigue } from './frGarrigue.js';
import { frLavande } from './frLavande.js';
import { frLoire } from './frLoire.js';
import { gbAshdownCard } from './gbAshdownCard.js';
import { gbHarrier } from './gbHarrier.js';
import { gbHumber } from './gbHumber.js';
import { gbLarkspur } from './gbLarkspur.js';
import { gbLowther } from './gbLowther.js';
import { gbPennine } from './gbPennine.js';
import { gbSevernCard } from './gbSevernCard.js';
import { gbTamar } from './gbTamar.js';
import { gbTrentCard } from './gbTrentCard.js';
import { geKazbek } from './geKazbek.js';
import { grKyma } from './grKyma.js';
import { hkPeak } from './hkPeak.js';
import { huDuna } from './huDuna.js';
import { idNusantara } from './idNusantara.js';
import { idSelat } from './idSelat.js';
import { ieShannon } from './ieShannon.js';
import { inMalabar } from './inMalabar.js';
import { inNarmada } from './inNarmada.js';
import { inSahyadriCard } from './inSahyadriCard.js';
import { inSatpuraCard } from './inSatpuraCard.js';
import { inVindhya } from './inVindhya.js';
import { itArno } from './itArno.js';
import { itEtna } from './itEtna.js';
import { itLevante } from './itLevante.js';
import { jpHinode } from './jpHinode.js';
import { keSavanna } from './keSavanna.js';
import { krHangang } from './krHangang.js';
import { kwPearl } from './kwPearl.js';
import { kzBaikal } from './kzBaikal.js';
import { ltNemunas } from './ltNemunas.js';
import { luMoselle } from './luMoselle.js';
import { maAtlas } from './maAtlas.js';
import { mxAgave } from './mxAgave.js';
import { mxSonoraCard } from './mxSonoraCard.js';
import { myMelati } from './myMelati.js';
import { ngLagoon } from './ngLagoon.js';
import { ngZuma } from './ngZuma.js';
import { nlPolder } from './nlPolder.js';
import { nlRietveld } from './nlRietveld.js';
import { nlVecht } from './nlVecht.js';
import { noFjordsida } from './noFjordsida.js';
import { noLofot } from './noLofot.js';
import { nzTotara } from './nzTotara.js';
import { phMayon } from './phMayon.js';
import { plOdra } from './plOdra.js';
import { plWisla } from './plWisla.js';
import { ptAtlantico } from './ptAtlantico.js';
import { roCarpati } from './roCarpati.js';
import { roPutna } from './roPutna.js';
import { seLysekil } from './seLysekil.js';
import { seNorrsken } from './seNorrsken.js';
import { sgKingfisher } from './sgKingfisher.js';
import { sgMerlion } from './sgMerlion.js';
import { thChaophraya } from './thChaophraya.js';
import { thMekhong } from './thMekhong.js';
import { tnMedina } from './tnMedina.js';
import { trGalata } from './trGalata.js';
import { uaDnipro } from './uaDnipro.js';
import { usBasaltCard } from './usBasaltCard.js';
import { usBayou } from './usBayou.js';
import { usCanneryChecks } from './usCanneryChecks.js';
import { usCedar } from './usCedar.js';
import { usCormorantCard } from './usCormorantCard.js';
import { usFreightBusiness } from './usFreightBusiness.js';
import { usGrange } from './usGrange.js';
import { usHarborMain } from './usHarborMain.js';
import { usHarrowBrokerage } from './usHarrowBrokerage.js';
import { usLakeshorePending } from './usLakeshorePending.js';
import { usLumen } from './usLumen.js';
import { usMeridianBusiness } from './usMeridianBusiness.js';
import { usMesaWallet } from './usMesaWallet.js';
import { usOrca } from './usOrca.js';
import { usOrchardZero } from './usOrchardZero.js';
import { usPalmetto } from './usPalmetto.js';
import { usPinewoodUnion } from './usPinewoodUnion.js';
import { usPrairie } from './usPrairie.js';
import { usQuarryBlocks } from './usQuarryBlocks.js';
import { usRedrock } from './usRedrock.js';
import { usStagecoach } from './usStagecoach.js';
import { usSummitCard } from './usSummitCard.js';
import { usTern } from './usTern.js';
import { vnSongHong } from './vnSongHong.js';
import { zaFynbos } from './zaFynbos.js';
import { zaImpala } from './zaImpala.js';
import { zaKaroo } from './zaKaroo.js';

/** In order of name, which begins with the country. */
export const LAYOUTS: readonly Layout[] = [
  aeDhow,
  aeOasis,
  arPampa,
  atEnzian,
  auCoorong,
  auKestrelCard,
  auMallee,
  auWattle,
  auYarra,
  beDijle,
  beSwiftly,
  brCaatinga,
  brIpanema,
  brSerrado,
  caFundy,
  caKootenayCard,
  caLaurentide,
  caLaurier,
  caOsprey,
  caSaguenayCard,
  chAlbula,
  chFirnbank,
  chRigi,
  chSaentis,
  clAndes,
  coParamo,
  czVltava,
  deFinkenau,
  deHansekai,
  deIsar,
  deMuehlbach,
  deNordlicht,
  deSpreewald,
  dkOresund,
  dkSkagen,
  egNile,
  esMeseta,
  esRibera,
  fiAurora,
  frBocage,
  frGarrigue,
  frLavande,
  frLoire,
  gbAshdownCard,
  gbHarrier,
  gbHumber,
  gbLarkspur,
  gbLowther,
  gbPennine,
  gbSevernCard,
  gbTamar,
  gbTrentCard,
  geKazbek,
  grKyma,
  hkPeak,
  huDuna,
  idNusantara,
  idSelat,
  ieShannon,
  inMalabar,
  inNarmada,
  inSahyadriCard,
  inSatpuraCard,
  inVindhya,
  itArno,
  itEtna,
  itLevante,
  jpHinode,
  keSavanna,
  krHangang,
  kwPearl,
  kzBaikal,
  ltNemunas,
  luMoselle,
  maAtlas,
  mxAgave,
  mxSonoraCard,
  myMelati,
  ngLagoon,
  ngZuma,
  nlPolder,
  nlRietveld,
  nlVecht,
  noFjordsida,
  noLofot,
  nzTotara,
  phMayon,
  plOdra,
  plWisla,
  ptAtlantico,
  roCarpati,
  roPutna,
  seLysekil,
  seNorrsken,
  sgKingfisher,
  sgMerlion,
  thChaophraya,
  thMekhong,
  tnMedina,
  trGalata,
  uaDnipro,
  usBasaltCard,
  usBayou,
  usCanneryChecks,
  usCedar,
  usCormorantCard,
  usFreightBusiness,
  usGrange,
  usHarborMain,
  usHarrowBrokerage,
  usLakeshorePending,
  usLumen,
  usMeridianBusiness,
  usMesaWallet,
  usOrca,
  usOrchardZero,
  usPalmetto,
  usPinewoodUnion,
  usPrairie,
  usQuarryBlocks,
  usRedrock,
  usStagecoach,
  usSummitCard,
  usTern,
  vnSongHong,
  zaFynbos,
  zaImpala,
  zaKaroo,
];

export function layoutNamed(name: string): Layout {
  const layout = LAYOUTS.find((candidate) => candidate.name === name);
  if (layout === undefined) throw new Error(`There is no layout "${name}". There are: ${LAYOUTS.map((candidate) => candidate.name).join(', ')}.`);
  return layout;
}
