// For any rows: what our writers write, our readers read back. Random statements from printed seeds, through every format that has a reader.
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { collectBytes } from '../exports/chunks.js';
import { randomStatement, seeds } from '../exports/randomStatement.factory.js';
import type { ExportAccount, ExportRow } from '../exports/statement.js';
import { cut, oneLine, toAscii } from '../exports/text.js';
import { writeExport } from '../exports/writeExport.js';
import type { StatementAccount } from '../extraction/model.js';
import { readImport } from './readImport.js';

const rowsOf = (account: ExportAccount): ExportRow[] => account.periods.flatMap((period) => [...(period.rows as ExportRow[])]);
const readRows = (account: StatementAccount) => account.periods.flatMap(({ rows }) => rows);

async function readBack(seed: number, format: string, options: object): Promise<StatementAccount[]> {
  const file = await writeExport(randomStatement(seed), { format, options });
  const bytes = await collectBytes(file.chunks);
  const files = file.fileName.endsWith('.zip') ? Object.entries(unzipSync(bytes)) : [[file.fileName, bytes] as const];
  return files.flatMap(([name, content]) => readImport(content, name).document.accounts);
}

interface Carried {
  options?: object;
  /** What the format makes of a description; absent: texts are not compared. */
  text?: (row: ExportRow) => string;
  /** The format has no place for the currency: amounts are compared in the accounts of two decimals. */
  hasNoCurrency?: true;
}

const whole = ({ description }: ExportRow) => oneLine(description);
const formats: [string, Carried][] = [
  ['csv', { text: whole }],
  ['csv', { options: { dateFormat: 'DD/MM/YYYY', bom: true }, text: whole }],
  ['camt053-v2', { text: whole }],
  ['camt053-v8', { text: whole }],
  ['ofx', { text: ({ description }) => cut(oneLine(description), 255) }],
  ['ofx', { options: { version: '2.1.1' }, text: ({ description }) => cut(oneLine(description), 255) }],
  ['ofx', { options: { separateFilesForAccounts: false } }],
  ['qbo', { text: ({ description }) => cut(toAscii(oneLine(description)), 255) }],
  ['qfx', { text: ({ description }) => cut(toAscii(oneLine(description)), 255) }],
  ['qif', { hasNoCurrency: true }],
  ['qif', { options: { dateFormat: 'DD/MM/YYYY', separateFilesForAccounts: false }, hasNoCurrency: true }],
  ['mt940', {}],
  ['xero-csv', { hasNoCurrency: true }],
  ['sage-cloud-csv', { hasNoCurrency: true }],
  ['sage-cloud-csv', { options: { layout: '4' }, hasNoCurrency: true }],
  ['myob', { hasNoCurrency: true }],
  ['relate', { hasNoCurrency: true }],
];

describe.each(seeds)('seed %i', (seed) => {
  it.each(formats)('%s %j: the same days and amounts, and the texts as far as the format carries them', async (format, { options = {}, text, hasNoCurrency }) => {
    const written = randomStatement(seed).accounts;
    const byNumber = (accounts: readonly (ExportAccount | StatementAccount)[]) => [...accounts].sort((a, b) => ((a.number ?? '') < (b.number ?? '') ? -1 : 1));
    const read = byNumber(await readBack(seed, format, options)) as StatementAccount[];
    expect(read).toHaveLength(written.length);
    expect(written.some(({ decimals }) => decimals === 2)).toBe(true);
    for (const [index, account] of written.entries()) {
      if (hasNoCurrency && account.decimals !== 2) continue;
      const found = readRows(read[index]!);
      expect(found.map(({ date, amount }) => `${date?.value} ${amount.value}`)).toEqual(rowsOf(account).map(({ date, amountMinor }) => `${date} ${amountMinor}`));
      if (!text) continue;
      // A row without any text is told by the kind of its entry instead.
      const told = (description: string, row: number) => (text(rowsOf(account)[row]!) === '' ? '' : description);
      expect(found.map(({ description }, row) => told(description.value, row))).toEqual(rowsOf(account).map(text));
    }
  });
});
