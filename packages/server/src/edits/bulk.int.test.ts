import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../database/insertRows.js';
import { boot, convert } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';

/** What PostgreSQL does in seconds takes the embedded database of a busy machine minutes. */
const ROWS = process.env['TEST_DATABASE_URL'] ? 100_000 : 20_000;
const DEFAULT_STATUSES = { field: 'status', operator: 'in' as const, value: ['unknown', 'reconciled', 'added manually'] };
/** Time of the processor, all threads together: the machine that runs the tests may be busy with others. */
const SECONDS = 30;

let booted: Booted;
let jobId: string;

beforeAll(async () => {
  booted = await boot();
  const { db, newId } = booted.server.services;
  jobId = (await convert(booted.asOwner, [{ name: 'big.pdf', content: await statementPdf() }])).id;
  const [first] = await db.transactions.findAll({ where: { jobId }, order: [['rowNumber', 'ASC']], limit: 1, raw: true, tenant: 'all' });
  const rows = Array.from({ length: ROWS - 3 }, (_, index) => ({
    // As unproved as they are: the rows do not add up to the balances of the statement.
    ...first!, status: 'unknown' as const, id: newId(), rowNumber: 3 + index, amountMinor: index % 2 === 0 ? 100 + index : -(100 + index - 1), balanceMinor: null, pageNumber: Math.floor(index / 250),
  }));
  await insertRows(db.transactions, rows, { tenant: { contractId: first!.contractId } });
  await db.jobDocuments.update({ numRows: ROWS }, { where: { jobId }, tenant: 'all' });
  await db.jobs.update({ numTransactions: ROWS }, { where: { id: jobId }, tenant: 'all' });
}, 240_000);
afterAll(() => booted?.close());

async function lastWriteOfRecords(): Promise<unknown> {
  const [[found]] = await booted.server.services.db.sequelize.query('SELECT max("xmin"::text::bigint) AS "transaction", count(*) AS "count" FROM "edit_rows"');
  return found;
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1_000_000;
  console.info(`${name}: ${seconds.toFixed(1)} s`);
  expect(seconds, name).toBeLessThan(SECONDS);
  return result;
}

describe(`a job of ${ROWS} rows`, () => {
  it('has all signs switched, taken back and switched again within seconds, each as one step', async () => {
    const client = booted.asOwner;
    const sum = async () => (await client.reconciliation.totals(jobId))[0]!;
    const switched = await timed('switch all signs', () => client.transactions.bulkEdit(jobId, { operation: 'switchSigns', transactionIds: [], filters: [DEFAULT_STATUSES] }));
    expect(switched).toMatchObject({ numRows: ROWS, transactions: [], edit: { label: `Switched credits/debits of ${ROWS.toLocaleString('en-US')} rows` } });
    const { numCredits, numPayments } = await sum();
    expect(numCredits + numPayments).toBe(ROWS);
    const recorded = await lastWriteOfRecords();
    await timed('undo', () => client.edits.undo(jobId));
    expect(await sum()).toMatchObject({ numCredits: numPayments, numPayments: numCredits });
    await timed('redo', () => client.edits.redo(jobId));
    // To write the record of each row again would take as long as the rows themselves.
    expect(await lastWriteOfRecords()).toEqual(recorded);
    expect(await sum()).toMatchObject({ numCredits, numPayments });
  }, 300_000);

  it('has all rows but these excluded', async () => {
    const client = booted.asOwner;
    const { data } = await client.transactions.list(jobId, { pageSize: 2 });
    const kept = data.map(({ id }) => id);
    const result = await timed('exclude all but two', () => client.transactions.bulkEdit(jobId, { operation: 'exclude', filters: [DEFAULT_STATUSES, { field: 'id', operator: 'notIn', value: kept }] }));
    expect(result.numRows).toBeGreaterThan(ROWS - 4);
    const included = await client.transactions.list(jobId, { included: 'true', pageSize: 10 });
    expect(included.data.map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
    await client.edits.undo(jobId);
  }, 300_000);

  it('is counted and put in order once for all pages of a list, and again after an edit', async () => {
    const client = booted.asOwner;
    const { options } = booted.server.services.db.sequelize as unknown as { options: { logging: false | ((sql: string) => void) } };
    const query = { filters: [DEFAULT_STATUSES, { field: 'amount', operator: 'greaterThan' as const, value: 0 }], sorting: [{ field: 'amount', direction: 'DESC' as const }], pageSize: 100 };
    const amounts = async (page: number) => (await client.transactions.list(jobId, { ...query, page })).data.map(({ amount }) => amount);
    const [first] = await amounts(1);
    const statements: string[] = [];
    options.logging = (sql) => void statements.push(sql);
    const last = await amounts(ROWS / 200);
    options.logging = false;
    expect(last.length).toBeGreaterThan(1);
    expect(last).toEqual([...last].sort((a, b) => b! - a!));
    expect(statements).not.toEqual([]);
    expect(statements.filter((sql) => /OFFSET|string_agg|count\(\*\) AS "count" FROM "transactions"/.test(sql))).toEqual([]);
    const { data: [row] } = await client.transactions.list(jobId, { ...query, page: 1 });
    await client.transactions.update(jobId, row!.id, { amount: -row!.amount! }, { version: row!.version });
    expect((await amounts(1))[0]).toBeLessThan(first!);
    await client.edits.undo(jobId);
    expect((await amounts(1))[0]).toBe(first);
  }, 300_000);

  it('shows a row that stands between two others, or before all of them, in its place', async () => {
    const { asOwner: client, server: { services: { db } } } = booted;
    const [first, second, last] = (await client.transactions.list(jobId, { pageSize: 3 })).data;
    for (const [row, rowNumber] of [[second!, 0.0625], [last!, -1]] as const) await db.transactions.update({ rowNumber }, { where: { id: row.id }, tenant: 'all' });
    const list = async (direction: 'ASC' | 'DESC') => (await client.transactions.list(jobId, { pageSize: 3, filters: [{ field: 'rowNumber', operator: 'lessThan', value: 1 }], sorting: [{ field: 'rowNumber', direction }] })).data.map(({ id }) => id);
    expect(await list('ASC')).toEqual([last!.id, first!.id, second!.id]);
    expect(await list('DESC')).toEqual([second!.id, first!.id, last!.id]);
    for (const row of [second!, last!]) await db.transactions.update({ rowNumber: row.rowNumber }, { where: { id: row.id }, tenant: 'all' });
  }, 120_000);

  it('answers one edit and any page soon', async () => {
    const client = booted.asOwner;
    const { data } = await timed('last page, filtered', () => client.transactions.list(jobId, { filters: [DEFAULT_STATUSES], page: ROWS / 100 - 1, pageSize: 100 }));
    expect(data).toHaveLength(100);
    await timed('first page, filtered', () => client.transactions.list(jobId, { filters: [DEFAULT_STATUSES], page: 1, pageSize: 100 }));
    await timed('by date', () => client.transactions.list(jobId, { filters: [DEFAULT_STATUSES], sorting: [{ field: 'date', direction: 'ASC' }], page: ROWS / 200, pageSize: 100 }));
    const row = data[0]!;
    await timed('one cell', () => client.transactions.update(jobId, row.id, { amount: 12.5 }, { version: row.version }));
    await timed('add a row', () => client.transactions.create(jobId, { documentId: row.documentId, transactions: [{ date: '2024-01-15', description: 'Added', amount: 1 }] }));
    await timed('last page after adding', () => client.transactions.list(jobId, { page: ROWS / 100, pageSize: 100 }));
  }, 300_000);
});
