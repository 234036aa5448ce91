import { describe, expect, it } from 'vitest';
import { joinStatements } from './joinStatements.js';
import { exportAccount, exportPeriod, exportRow, exportStatement } from './statement.factory.js';
import type { ExportPeriod, ExportRow, ExportStatement } from './statement.js';

const row = (day: number, amountMinor: number, description = `Row of ${day}`): ExportRow =>
  exportRow({ date: `2024-01-${String(day).padStart(2, '0')}`, amountMinor, description });
const statementOf = (overrides: Partial<ExportPeriod>, number: string | null = '12-34'): ExportStatement =>
  exportStatement({ accounts: [exportAccount({ number, name: null, periods: [exportPeriod(overrides)] })] });

/** 100 - 10 - 20 - 30 = 40 on the 15th; the later one begins on the 10th with 90. */
const first = { startDate: '2024-01-01', endDate: '2024-01-15', startBalanceMinor: 10000, endBalanceMinor: 4000, rows: [row(3, -1000), row(10, -2000), row(15, -3000)] };
const second = { startDate: '2024-01-10', endDate: '2024-01-31', startBalanceMinor: 9000, endBalanceMinor: 3500, rows: [row(10, -2000), row(15, -3000), row(15, -300), row(20, -200)] };

async function join(...statements: ExportStatement[]) {
  const { statements: joined, doubledRows } = await joinStatements(statements);
  const periods = joined.flatMap(({ accounts }) => accounts.flatMap((account) => account.periods));
  const read = [];
  for (const { startDate, startBalanceMinor, endBalanceMinor, rows } of periods) {
    const amounts = [];
    for await (const { amountMinor } of rows) amounts.push(amountMinor);
    read.push({ startDate, startBalanceMinor, endBalanceMinor, amounts });
  }
  return { doubledRows, periods: read };
}
const amountsOf = async (...statements: ExportStatement[]) => (await join(...statements)).periods.map(({ amounts }) => amounts);

describe('two statements of an account that hold the same days', () => {
  it('leave each row once, and the later one begins where the earlier one ends', async () => {
    const { doubledRows, periods } = await join(statementOf(second), statementOf(first, '1234'));
    expect(doubledRows).toBe(2);
    expect(periods).toEqual([
      { startDate: '2024-01-15', startBalanceMinor: 4000, endBalanceMinor: 3500, amounts: [-300, -200] },
      { startDate: '2024-01-01', startBalanceMinor: 10000, endBalanceMinor: 4000, amounts: [-1000, -2000, -3000] },
    ]);
  });

  it('are told by day and amount where the balances meet and the words differ', async () => {
    const rows = second.rows.map((other) => ({ ...other, description: `${other.description} (copy)` }));
    expect(await amountsOf(statementOf(first), statementOf({ ...second, rows }))).toEqual([[-1000, -2000, -3000], [-300, -200]]);
  });

  it('without balances are told by day, amount and words', async () => {
    const bare = { startBalanceMinor: null, endBalanceMinor: null };
    expect(await amountsOf(statementOf({ ...first, ...bare }), statementOf({ ...second, ...bare }))).toEqual([[-1000, -2000, -3000], [-300, -200]]);
    const worded = second.rows.map((other) => ({ ...other, description: 'Another' }));
    expect((await join(statementOf({ ...first, ...bare }), statementOf({ ...second, ...bare, rows: worded }))).doubledRows).toBe(0);
  });

  it('that are the same leave as one', async () => {
    expect(await join(statementOf(first), statementOf(first))).toMatchObject({ doubledRows: 3, periods: [{ amounts: [-1000, -2000, -3000] }] });
  });

  it('of which one lies within the other leave as the longer one', async () => {
    const within = { startDate: '2024-01-08', endDate: '2024-01-12', startBalanceMinor: 9000, endBalanceMinor: 7000, rows: [row(10, -2000)] };
    expect(await amountsOf(statementOf(first), statementOf(within))).toEqual([[-1000, -2000, -3000]]);
  });
});

describe('nothing is left out', () => {
  it.each<[string, ExportStatement, ExportStatement]>([
    ['when the balances meet as they are printed', statementOf(first), statementOf({ ...second, startBalanceMinor: 4000 })],
    ['when the balances do not meet afterwards', statementOf(first), statementOf({ ...second, startBalanceMinor: 9001 })],
    ['when a row of the common days stands in one of them only', statementOf({ ...first, rows: [...first.rows, row(12, -5)] }), statementOf(second)],
    ['of different accounts', statementOf(first), statementOf(second, '99-99')],
    ['of accounts that nothing tells apart', statementOf(first, null), statementOf(second, null)],
    ['when statements follow on each other', statementOf(first), statementOf({ ...second, startDate: '2024-01-15' })],
    ['when a copy starts with another balance', statementOf(first), statementOf({ ...first, startBalanceMinor: 1 })],
  ])('%s', async (_name, one, other) => {
    const rows = (await amountsOf(one, other)).map(({ length }) => length);
    expect(rows).toEqual(await Promise.all([one, other].map(async ({ accounts }) => [...(accounts[0]!.periods[0]!.rows as ExportRow[])].length)));
  });
});
