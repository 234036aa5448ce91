import type { Layout } from '../generator/layout.js';
import { chFirnbank } from './chFirnbank.js';
import { deSpreewald } from './deSpreewald.js';
import { esMeseta } from './esMeseta.js';
import { frLavande } from './frLavande.js';
import { gbPennine } from './gbPennine.js';
import { inMalabar } from './inMalabar.js';
import { jpHinode } from './jpHinode.js';
import { nlPolder } from './nlPolder.js';
import { thChaophraya } from './thChaophraya.js';
import { usHarborMain } from './usHarborMain.js';
import { usSummitCard } from './usSummitCard.js';

export const LAYOUTS: readonly Layout[] = [
  chFirnbank,
  deSpreewald,
  esMeseta,
  frLavande,
  gbPennine,
  inMalabar,
  jpHinode,
  nlPolder,
  thChaophraya,
  usHarborMain,
  usSummitCard,
];

export function layoutNamed(name: string): Layout {
  const layout = LAYOUTS.find((candidate) => candidate.name === name);
  if (layout === undefined) throw new Error(`There is no layout "${name}". There are: ${LAYOUTS.map((candidate) => candidate.name).join(', ')}.`);
  return layout;
}
