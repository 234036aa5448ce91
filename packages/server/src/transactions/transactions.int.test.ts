import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, convert } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';

let booted: Booted;
let jobId: string;
const first = Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? 10_000 + index : -(100 + index)));
const second = [-5000, 700, -1];

beforeAll(async () => {
  booted = await boot();
  const job = await convert(booted.asOwner, [
    { name: 'one.pdf', content: await statementPdf({ amounts: first }) },
    { name: 'two.pdf', content: await statementPdf({ amounts: second, accountNumber: '2', year: 2023 }) },
  ]);
  jobId = job.id;
});
afterAll(() => booted?.close());

const cents = [...first, ...second].map((amount) => amount / 100);
const amounts = async (query: Parameters<Booted['asOwner']['transactions']['list']>[1]) => {
  const { data, pagination } = await booted.asOwner.transactions.list(jobId, { pageSize: 100, ...query });
  return { amounts: data.map(({ amount }) => amount), totalCount: pagination.totalCount };
};

describe('rows', () => {
  it('come page by page in the order of the documents, without gaps or doubles', async () => {
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await booted.asOwner.transactions.list(jobId, { page, pageSize: 10 }));
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 10, 3]);
    expect(pages.flatMap(({ data }) => data.map(({ amount }) => amount))).toEqual(cents);
    expect(pages[0]!.pagination).toEqual({ page: 1, pageSize: 10, totalCount: 33, totalPages: 4 });
    expect((await booted.asOwner.transactions.list(jobId, { page: 5, pageSize: 10 })).data).toEqual([]);
  });

  it('can be filtered by amount, text, page and document', async () => {
    expect(await amounts({ filters: [{ field: 'amount', operator: 'greaterThan', value: 100 }] })).toEqual({ amounts: cents.filter((amount) => amount > 100), totalCount: cents.filter((amount) => amount > 100).length });
    expect((await amounts({ filters: [{ field: 'amount', operator: 'equals', value: -50 }] })).amounts).toEqual([-50]);
    expect((await amounts({ filters: [{ field: 'debit', operator: 'between', valueFrom: 0.01, valueTo: 0.01 }] })).amounts).toEqual([-0.01]);
    expect((await amounts({ filters: [{ field: 'description', operator: 'contains', value: 'PAYMENT 30 ' }] })).totalCount).toBe(1);
    expect((await amounts({ filters: [{ field: 'description', operator: 'contains', value: '%' }] })).totalCount).toBe(0);
    expect((await amounts({ filters: [{ field: 'pageNumber', operator: 'equals', value: 1 }] })).totalCount).toBe(5);
    expect((await amounts({ filters: [{ field: 'date', operator: 'before', value: '2024-01-01' }] })).amounts).toEqual(cents.slice(30));
    expect((await amounts({ filters: [{ field: 'checkNumber', operator: 'blank' }] })).totalCount).toBe(33);
    expect((await amounts({ filters: [{ field: 'status', operator: 'in', value: ['error'] }] })).totalCount).toBe(0);
    const documents = await booted.asOwner.jobs.documents(jobId);
    expect((await amounts({ documentId: documents[1]!.documentId })).amounts).toEqual(cents.slice(30));
  });

  it('can be sorted, with the order of the document among equals', async () => {
    const sorted = await amounts({ sorting: [{ field: 'amount', direction: 'DESC' }] });
    expect(sorted.amounts).toEqual([...cents].sort((a, b) => b - a));
    const byDate = await booted.asOwner.transactions.list(jobId, { pageSize: 100, sorting: [{ field: 'date', direction: 'ASC' }] });
    expect(byDate.data.slice(0, 3).map(({ amount }) => amount)).toEqual(cents.slice(30));
  });

  it.each([
    ['an unknown field', { filters: [{ field: 'nope', operator: 'equals' as const, value: 1 }] }],
    ['a number that is none', { filters: [{ field: 'amount', operator: 'equals' as const, value: 'much' }] }],
    ['a date that is none', { filters: [{ field: 'date', operator: 'after' as const, value: '2024-02-30' }] }],
    ['an attempt to write SQL', { sorting: [{ field: 'amount"; DROP TABLE jobs; --', direction: 'ASC' as const }] }],
  ])('refuse %s', async (_name, query) => {
    await expect(booted.asOwner.transactions.list(jobId, query)).rejects.toMatchObject({ status: 400, code: 2001 });
  });

  it('take quotes and backslashes in a filter as they are', async () => {
    expect((await amounts({ filters: [{ field: 'description', operator: 'contains', value: `'; DROP TABLE jobs; -- \\ ` }] })).totalCount).toBe(0);
    expect((await booted.asOwner.jobs.get(jobId)).id).toBe(jobId);
  });
});

describe('a job of 20,000 rows', () => {
  it('is saved in a few seconds and pages as fast at its end as at its start', async () => {
    const { db } = booted.server.services;
    const { insertRows } = await import('../database/insertRows.js');
    const [row] = await db.transactions.findAll({ where: { jobId }, limit: 1, raw: true, tenant: 'all' });
    const job = await convert(booted.asOwner, [{ name: 'big.pdf', content: await statementPdf() }]);
    const [document] = await booted.asOwner.jobs.documents(job.id);
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      ...row!, id: booted.server.services.newId(), jobId: job.id, documentId: document!.documentId, documentPosition: 0, rowNumber: 3 + index,
    }));
    const before = process.cpuUsage();
    await insertRows(db.transactions, rows, { tenant: { contractId: row!.contractId } });
    // Time of the processor, all threads together: the machine that runs the tests may be busy with others.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(10_000);
    await db.jobDocuments.update({ numRows: 20_003 }, { where: { jobId: job.id }, tenant: 'all' });
    const last = await booted.asOwner.transactions.list(job.id, { page: 201, pageSize: 100 });
    expect(last.data.map(({ rowNumber }) => rowNumber)).toEqual([20_000, 20_001, 20_002]);
    const plan = await db.sequelize.query(`EXPLAIN SELECT * FROM "transactions" WHERE "jobId" = '${job.id}' AND "documentPosition" = 0 AND "rowNumber" >= 20000 ORDER BY "documentPosition", "rowNumber" LIMIT 100`);
    expect(JSON.stringify(plan)).toContain('transactions_order');
  }, 180_000);
});

describe('rows as the older screens ask for them', () => {
  it('come by page, with the pages that have any', async () => {
    const { jobs } = booted.asOwner;
    const [one, two] = await jobs.documents(jobId);
    const page = await jobs.pageRows(jobId, { documentId: one!.documentId, pageNumber: 1 });
    expect([page.transactions.map(({ amount }) => amount), page.count, page.pages]).toEqual([cents.slice(25, 30), 5, [0, 1]]);
    expect(await jobs.pageRows(jobId, { documentId: two!.documentId })).toMatchObject({ count: 3, pages: [0] });
  });

  it('come raw, with the columns that they fill', async () => {
    const { jobs } = booted.asOwner;
    const { rows, count } = await jobs.data(jobId, { offset: 30, limit: 2 });
    expect([count, rows.map(({ cells }) => cells[2])]).toEqual([33, ['-50.00', '7.00']]);
    const columns = await jobs.superset(jobId);
    expect(columns.map(({ name }) => name)).toEqual(['date', 'name', 'amount', 'balance', 'payee']);
    expect(columns[0]).toEqual({ fieldName: 'bankMode', index: 0, name: 'date', numRows: 33, numDocuments: 2 });
    expect(await jobs.templateExtractedData(jobId)).toEqual({ data: [], count: 0 });
  });

  it('leave lines behind: those of the page that are none of them', async () => {
    const { jobs } = booted.asOwner;
    const [, two] = await jobs.documents(jobId);
    const lines = await jobs.discardedLines(jobId, { documentId: two!.documentId, pageNumber: 0 });
    const texts = lines.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Harbour Example Bank', 'Opening balance 1,000.00', 'Date Description Amount Balance']));
    expect(texts.some((text) => text.includes('Example Ltd'))).toBe(false);
    await expect(jobs.discardedLines(jobId, { documentId: two!.documentId, pageNumber: 1 })).rejects.toMatchObject({ status: 400, message: expect.stringContaining('End page is greater than the last page (1)') });
  });

  it('can be looked at in automatic mode, and stay as they are', async () => {
    const { jobs, tasks } = booted.asOwner;
    const [, two] = await jobs.documents(jobId);
    const { status, numRows, output } = await tasks.wait(await jobs.previewAutomaticMode(jobId, { documentId: two!.documentId, columns: 2 }));
    expect([status, output?.preview?.columns, output?.preview?.rows.length]).toEqual(['succeeded', 2, numRows]);
    expect(output?.preview?.rows.map(({ cells }) => cells)).toContainEqual(['2023-01-01 Payment 1 to Example Ltd', '-50.00 950.00']);
    expect((await amounts({})).totalCount).toBe(33);
  });
});
