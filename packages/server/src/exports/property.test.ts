// Rules that hold for any rows: random statements from printed seeds, written in every format.
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { exportFormats } from '@tieout/sdk/contract';
import { describe, expect, it } from 'vitest';
import { collectBytes } from './chunks.js';
import { randomStatement, seeds } from './randomStatement.factory.js';
import type { exportRow } from './statement.factory.js';
import type { ExportStatement } from './statement.js';
import { toAscii } from './text.js';
import { writeExport } from './writeExport.js';

const optionsOf = (id: string): object => (id === 'iif' ? { fromAccount: 'Bank' } : {});

async function textsOf(statement: ExportStatement, id: string): Promise<string[]> {
  const file = await writeExport(statement, { format: id === 'custom' ? 'custom-all' : id, options: optionsOf(id) });
  const bytes = await collectBytes(file.chunks);
  const files = file.fileName.endsWith('.zip') ? Object.values(unzipSync(bytes)) : [bytes];
  expect(files.filter(({ length }) => length > 0)).not.toEqual([]);
  return files.map((content) => new TextDecoder('utf-8', { fatal: true }).decode(content));
}

/** json keeps texts as printed, escaped by its own rules; xlsx is a zip. */
const textFormats = exportFormats.map(({ id }) => id).filter((id) => id !== 'xlsx' && id !== 'json');

describe.each(seeds)('seed %i', (seed) => {
  const statement = randomStatement(seed);
  const rows = statement.accounts.flatMap((account) => account.periods.flatMap((period) => [...(period.rows as ReturnType<typeof exportRow>[])]));

  it.each(textFormats)('%s: valid UTF-8, no control character, the same bytes again', async (id) => {
    const texts = await textsOf(statement, id);
    for (const text of texts) expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u2028\ufffe]/);
    expect(await textsOf(randomStatement(seed), id)).toEqual(texts);
  });

  it('json gives back every text as it is', async () => {
    const [text] = await textsOf(statement, 'json');
    const { accounts } = JSON.parse(text!) as { accounts: { periods: { transactions: { description: string }[] }[] }[] };
    const read = accounts.flatMap(({ periods }) => periods.flatMap(({ transactions }) => transactions.map(({ description }) => description)));
    expect(read).toEqual(rows.map(({ description }) => description));
  });

  it('ASCII formats hold nothing but ASCII', async () => {
    for (const id of ['qbo', 'qfx', 'iif', 'mt940']) for (const text of await textsOf(statement, id)) expect(text, id).toBe([...text].map((character) => (/\s/.test(character) ? character : toAscii(character))).join(''));
  });

  it('every csv has one record for each row, all of the same width', async () => {
    for (const id of ['csv', 'custom', 'xero-csv', 'sage-csv', 'sage-cloud-csv', 'myob', 'relate', 'netsuite'] as const) {
      const records = (await textsOf(statement, id)).map((text) => parse(text) as string[][]);
      expect(records.flatMap((file) => file.slice(1)), id).toHaveLength(rows.length);
      expect(new Set(records.flat().map((record) => record.length)).size, id).toBe(1);
    }
  });

  it('OFX has balanced elements, no empty leaf, and amounts that add up to the balances', async () => {
    const texts = await textsOf(statement, 'ofx');
    expect(texts).toHaveLength(statement.accounts.length);
    for (const [index, text] of texts.entries()) {
      expect(text.match(/<STMTTRN>/g)!.length).toBe(text.match(/<\/STMTTRN>/g)!.length);
      expect(text).not.toMatch(/<[A-Z.]+>\s*\r\n<\/(?!OFX)[A-Z]+>\r\n<\/STMTTRN>|<(NAME|MEMO|CHECKNUM|REFNUM)>\r\n/);
      expect(new Set([...text.matchAll(/<FITID>(.*)/g)].map(([, id]) => id)).size).toBe(40);
      const { decimals, periods } = statement.accounts[index]!;
      const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));
      const sum = [...text.matchAll(/<TRNAMT>(-?[\d.]+)/g)].reduce((total, [, amount]) => total + minor(amount!), 0n);
      expect(sum).toBe(BigInt(periods[0]!.endBalanceMinor! - periods[0]!.startBalanceMinor!));
      expect(/<BALAMT>-?\d+(?:\.(\d+))?\r/.exec(text)![1]?.length ?? 0).toBe(decimals);
    }
  });

  it('QIF and IIF have one record for each row, and IIF sums to zero', async () => {
    const qif = (await textsOf(statement, 'qif')).join('');
    expect(qif.split('\r\n').filter((line) => line === '^')).toHaveLength(rows.length);
    const [iif] = await textsOf(statement, 'iif');
    const lines = iif!.trim().split('\r\n').map((line) => line.split('\t'));
    expect(lines.filter(([kind]) => kind === 'TRNS')).toHaveLength(rows.length);
    const amounts = lines.filter(([kind]) => kind === 'TRNS' || kind === 'SPL').map((cells) => BigInt(cells[7]!.replace('.', '')));
    expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(0n);
    expect(iif).not.toContain('"');
  });

  it('MT940 keeps lines within 65 characters of its set, none like a tag', async () => {
    const [text] = await textsOf(statement, 'mt940');
    for (const line of text!.split('\r\n').filter((candidate) => !candidate.startsWith(':'))) {
      expect(line.length).toBeLessThanOrEqual(65);
      expect(line === '-' || /^[A-Za-z0-9/?().,'+ ][A-Za-z0-9/\-?:().,'+ ]*$|^$/.test(line), line).toBe(true);
    }
    expect(text!.match(/^:61:\d{10}[CD]\d+,\d*N[A-Z]{3}[^\r]{1,16}\/\/[0-9A-F]{16}\r$/gm)).toHaveLength(rows.length);
  });
});
