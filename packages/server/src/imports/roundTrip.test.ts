// What our writers write, our readers read back: the same rows, as far as the format can carry them.
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { collectBytes } from '../exports/chunks.js';
import { awkwardStatement } from '../exports/statement.factory.js';
import type { ExportAccount, ExportRow } from '../exports/statement.js';
import { cut, oneLine, toAscii } from '../exports/text.js';
import { writeExport } from '../exports/writeExport.js';
import type { StatementAccount } from '../extraction/model.js';
import { readImport } from './readImport.js';
import { withPayee } from './withPayee.js';

const roundTrip = async (format: string, options: object = {}): Promise<StatementAccount[]> => {
  const file = await writeExport(awkwardStatement(), { format, options });
  const bytes = await collectBytes(file.chunks);
  const files = file.fileName.endsWith('.zip') ? Object.entries(unzipSync(bytes)) : [[file.fileName, bytes] as const];
  return files.flatMap(([name, content]) => readImport(content, name).document.accounts);
};

const written = awkwardStatement().accounts;
const rowsOf = (account: ExportAccount): ExportRow[] => account.periods.flatMap((period) => [...(period.rows as ExportRow[])]);
const readRows = (account: StatementAccount) => account.periods.flatMap(({ rows }) => rows);

const amounts = (account: ExportAccount) => rowsOf(account).map(({ date, amountMinor }) => `${date} ${amountMinor}`);
const readAmounts = (account: StatementAccount) => readRows(account).map(({ date, amount }) => `${date?.value} ${amount.value}`);

describe('dates and amounts come back in every currency', () => {
  it.each(['csv', 'camt053-v2', 'camt053-v8', 'ofx', 'qbo', 'qfx', 'mt940'])('%s', async (format) => {
    const accounts = await roundTrip(format);
    expect(accounts.map(readAmounts)).toEqual(written.map(amounts));
    expect(accounts.map(({ currency }) => currency)).toEqual(written.map(({ currency }) => currency));
  });
});

describe('texts come back', () => {
  const texts = (limit: number, characters: (text: string) => string = (text) => text) =>
    written.map((account) => rowsOf(account).map(({ description }) => cut(characters(oneLine(description)), limit)));
  const descriptions = (accounts: StatementAccount[]) => accounts.map((account) => readRows(account).map(({ description }) => description.value));

  it('whole from csv and camt.053; from qif, which cannot tell that it is ours, with who was paid', async () => {
    for (const format of ['csv', 'camt053-v2', 'camt053-v8']) expect(descriptions(await roundTrip(format)), format).toEqual(texts(1000));
    const named = written.map((account) => rowsOf(account).map(({ description, payee }) => withPayee(oneLine(payee), oneLine(description))));
    expect(descriptions(await roundTrip('qif')).slice(0, 3)).toEqual(named.slice(0, 3));
  });

  it('up to 255 characters from ofx, every script included', async () => {
    expect(descriptions(await roundTrip('ofx', { version: '2.1.1' }))).toEqual(texts(255));
    expect(descriptions(await roundTrip('ofx'))).toEqual(texts(255));
  });

  it('in ASCII from qbo', async () => {
    expect(descriptions(await roundTrip('qbo'))).toEqual(texts(255, toAscii));
  });

  it('in the character set of SWIFT from mt940', async () => {
    const read = descriptions(await roundTrip('mt940'))[0]!;
    expect(read[2]).toBe('+44 20 7946 0000');
    expect(read[5]).toBe("Payee Cafe Zoe - Soho Cafe Zoe - Soho");
    expect(read[14]).toBe('- dash first');
    expect(read[10]).toBe(`${'long '.repeat(60)}end`);
  });
});

describe('what else a format carries comes back', () => {
  const field = (name: 'checkNumber' | 'refNumber' | 'date2') =>
    written.map((account) => rowsOf(account).map((row) => (name === 'date2' && row.date2 === row.date ? null : row[name])));
  const readField = (accounts: StatementAccount[], name: 'checkNumber' | 'refNumber') => accounts.map((account) => readRows(account).map((row) => row[name]));

  it.each(['csv', 'camt053-v8', 'ofx', 'qbo'])('check and reference numbers: %s', async (format) => {
    const accounts = await roundTrip(format);
    expect(readField(accounts, 'checkNumber')).toEqual(field('checkNumber'));
    expect(readField(accounts, 'refNumber')).toEqual(field('refNumber'));
  });

  it.each(['camt053-v2', 'ofx', 'mt940'])('the second date: %s', async (format) => {
    const accounts = await roundTrip(format);
    expect(accounts.map((account) => readRows(account).map(({ date2 }) => date2?.value ?? null))).toEqual(field('date2'));
  });

  it.each(['camt053-v2', 'camt053-v8', 'mt940'])('balances, and with them the proof: %s', async (format) => {
    const periods = (await roundTrip(format)).flatMap(({ periods: list }) => list);
    const expected = written.flatMap((account) => account.periods);
    expect(periods.map(({ startBalance, endBalance }) => [startBalance?.value, endBalance?.value])).toEqual(
      expected.map(({ startBalanceMinor, endBalanceMinor }) => [startBalanceMinor, endBalanceMinor]),
    );
    expect(periods.every(({ isReconciled }) => isReconciled)).toBe(true);
  });

  it('running balances from csv, which prove the account', async () => {
    const accounts = await roundTrip('csv');
    expect(accounts.map((account) => readRows(account).map(({ balance }) => balance?.value))).toEqual(
      written.map((account) => rowsOf(account).map(({ balanceMinor }) => balanceMinor)),
    );
    expect(accounts.every(({ periods }) => periods[0]!.proof.method === 'chain' && periods[0]!.isReconciled)).toBe(true);
  });

  it('cards as cards from ofx and qif', async () => {
    expect((await roundTrip('qbo')).map(({ type }) => type)).toContain('card');
    expect((await roundTrip('qif')).map(({ type }) => type)).toContain('card');
  });

  it('the same rows from a csv in every date order and with semicolons', async () => {
    for (const dateFormat of ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD']) {
      expect((await roundTrip('csv', { dateFormat, bom: true })).map(readAmounts), dateFormat).toEqual(written.map(amounts));
    }
  });
});
