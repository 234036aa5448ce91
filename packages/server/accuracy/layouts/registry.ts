import type { Layout } from '../generator/layout.js';
import { auWattle } from './auWattle.js';
import { brIpanema } from './brIpanema.js';
import { caLaurentide } from './caLaurentide.js';
import { chFirnbank } from './chFirnbank.js';
import { deSpreewald } from './deSpreewald.js';
import { esMeseta } from './esMeseta.js';
import { frLavande } from './frLavande.js';
import { gbPennine } from './gbPennine.js';
import { ieShannon } from './ieShannon.js';
import { inMalabar } from './inMalabar.js';
import { itLevante } from './itLevante.js';
import { jpHinode } from './jpHinode.js';
import { keSavanna } from './keSavanna.js';
import { kwPearl } from './kwPearl.js';
import { mxAgave } from './mxAgave.js';
import { nlPolder } from './nlPolder.js';
import { nzTotara } from './nzTotara.js';
import { plWisla } from './plWisla.js';
import { ptAtlantico } from './ptAtlantico.js';
import { seNorrsken } from './seNorrsken.js';
import { sgKingfisher } from './sgKingfisher.js';
import { thChaophraya } from './thChaophraya.js';
import { usHarborMain } from './usHarborMain.js';
import { usSummitCard } from './usSummitCard.js';
import { zaKaroo } from './zaKaroo.js';

/** In order of name, which begins with the country. */
export const LAYOUTS: readonly Layout[] = [
  auWattle,
  brIpanema,
  caLaurentide,
  chFirnbank,
  deSpreewald,
  esMeseta,
  frLavande,
  gbPennine,
  ieShannon,
  inMalabar,
  itLevante,
  jpHinode,
  keSavanna,
  kwPearl,
  mxAgave,
  nlPolder,
  nzTotara,
  plWisla,
  ptAtlantico,
  seNorrsken,
  sgKingfisher,
  thChaophraya,
  usHarborMain,
  usSummitCard,
  zaKaroo,
];

export function layoutNamed(name: string): Layout {
  const layout = LAYOUTS.find((candidate) => candidate.name === name);
  if (layout === undefined) throw new Error(`There is no layout "${name}". There are: ${LAYOUTS.map((candidate) => candidate.name).join(', ')}.`);
  return layout;
}
