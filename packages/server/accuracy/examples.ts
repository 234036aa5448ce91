// The statements in examples/documents: which they are, and how each is made again.
import { generateStatement, type GeneratedStatement } from './generator/generateStatement.js';
import { qualityNamed, scanStatement } from './generator/scan.js';
import { layoutNamed } from './layouts/registry.js';

export interface Example {
  /** File name without .pdf. */
  name: string;
  layout: string;
  seed: number;
  misprint?: boolean;
  password?: string;
  scan?: string;
  /** For the table in the README there. */
  shows: string;
}

export const EXAMPLES: readonly Example[] = [
  { name: 'harbor-main-checking', layout: 'us-harbor-main', seed: 3, shows: 'sections give the sign, cheques in three columns, dates without a year' },
  { name: 'pennine-current', layout: 'gb-pennine', seed: 2, shows: 'date on a day\'s first row, balance on its last, carried over pages' },
  { name: 'spreewald-kontokorrent', layout: 'de-spreewald', seed: 4, shows: 'S and H behind the amount, across the new year, texts of up to five lines' },
  { name: 'lavande-compte', layout: 'fr-lavande', seed: 2, shows: 'ruled table, debit and credit columns, 1 234,56' },
  { name: 'meseta-cuenta', layout: 'es-meseta', seed: 5, shows: 'newest first, signed amounts with €, no opening balance printed' },
  { name: 'malabar-savings', layout: 'in-malabar', seed: 6, shows: '12,34,567.89, serial numbers, Cr and Dr behind the balance' },
  { name: 'summit-ridge-card', layout: 'us-summit-card', seed: 7, shows: 'credit card: purchases printed positive, side bar of points' },
  { name: 'kingfisher-accounts', layout: 'sg-kingfisher', seed: 8, shows: 'three accounts in two currencies' },
  { name: 'totara-three-months', layout: 'nz-totara', seed: 3, password: 'kahikatea', shows: 'encrypted, three monthly statements in one file; the password is `kahikatea`' },
  { name: 'chao-phraya-scan', layout: 'th-chaophraya', seed: 2, scan: 'office-200', shows: 'a scan (200 dpi, a little askew), years of the Buddhist era' },
  { name: 'wattle-misprint', layout: 'au-wattle', seed: 9, misprint: true, shows: 'one figure is printed wrong on purpose: it must not reconcile' },
];

export async function makeExample(example: Example): Promise<GeneratedStatement> {
  const layout = layoutNamed(example.layout);
  const { seed, misprint, password } = example;
  const made = await generateStatement({ layout, seed, misprint, password, compress: false });
  const statement = example.scan === undefined ? made : await scanStatement(made, qualityNamed(example.scan));
  return { ...statement, name: example.name, truth: { ...statement.truth, document: `${example.name}.pdf` } };
}
