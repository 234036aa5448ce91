// From the records of a job to the statements the writers read. Rows are fetched page by page on every walk, so that memory does not grow with them.
import { BANK_COLUMNS } from '@tieout/sdk/contract';
import type { ExportRequest, Filter } from '@tieout/sdk/contract';
import { literal, Op } from 'sequelize';
import type { WhereOptions } from 'sequelize';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import type { Document } from '../documents/documents.model.js';
import type { Job } from '../jobs/jobs.model.js';
import type { Account, Period } from '../reconciliation/reconciliation.model.js';
import { filterCondition } from '../transactions/listTransactions.js';
import type { Transaction } from '../transactions/transactions.model.js';
import type { ExportAccount, ExportPeriod, ExportRow, ExportStatement } from './statement.js';

export type RowChoice = Pick<z.output<typeof ExportRequest>, 'documentIds' | 'filters' | 'sortBy' | 'sortDirection'>;

/** Few enough that memory stays flat, and enough that an export in another order, where what is left is sorted anew, asks rarely. */
const PAGE_ROWS = 8000;

/** @throws ApiError `request.invalid` for a filter that cannot be read */
export async function readStatements(context: Context, job: Job, choice: RowChoice, pageRows = PAGE_ROWS): Promise<ExportStatement[]> {
  const { db, scope } = context;
  const wanted = choice.documentIds ? new Set(choice.documentIds) : null;
  const entries = (await db.jobDocuments.ofJob(job.id, scope)).filter(({ documentId, status }) => status === 'Succeeded' && (!wanted || wanted.has(documentId)));
  const [documents, accounts, periods] = await Promise.all([
    db.documents.byIds(entries.map(({ documentId }) => documentId), scope),
    db.accounts.ofJob(job.id, scope),
    db.periods.ofJob(job.id, scope),
  ]);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const rows = rowReader(context, job, choice, pageRows);
  const torn = await tornPeriods(context, job, choice);
  return Promise.all(
    entries.map(async ({ documentId, isGeneric }) => {
      const document = byId.get(documentId)!;
      const own = accounts.filter((account) => account.documentId === documentId);
      return {
        documentName: document.name,
        pages: document.numPages ?? 0,
        currency: own[0]?.currency ?? null,
        accounts: own.map((account) => exportAccount(account, periods.map((period) => (torn.has(period.id) ? tornPeriod(period) : period)), document, rows)),
        ...(isGeneric ? { generic: await genericRows(rows({ documentId })) } : {}),
      };
    }),
  );
}

type StoredRow = Pick<Transaction,
  'date' | 'date2' | 'description' | 'payee' | 'amountMinor' | 'balanceMinor' | 'checkNumber' | 'refNumber' | 'category' | 'box' | 'pageNumber' | 'status' |
  'currency' | 'documentPosition' | 'rowNumber' | 'row'> & { originalDescription: string | null };
type ReadPeriod = Pick<Period, 'id' | 'accountId' | 'startDate' | 'endDate' | 'startBalanceMinor' | 'endBalanceMinor' | 'isReconciled' | 'facts'> & { proof: ExportPeriod['proof'] };
type RowReader = (where: WhereOptions<Transaction>) => AsyncIterable<StoredRow>;

/** The description as it was read: ids of transactions must not change when a person words it otherwise. */
const originalDescription = literal(`CASE WHEN "provenance"->'description'->>'means' = 'manual' THEN "row"->>${BANK_COLUMNS.name} END`);
const columns = [
  'date', 'date2', 'description', 'payee', 'amountMinor', 'balanceMinor', 'checkNumber', 'refNumber', 'category', 'box', 'pageNumber', 'status',
  'currency', 'documentPosition', 'rowNumber',
];

/** Periods of which a filter leaves out rows: what is left no longer leads to the end balance, so it proves nothing. */
async function tornPeriods({ db, scope }: Context, job: Job, { filters = [] }: RowChoice): Promise<Set<string>> {
  if (filters.length === 0) return new Set();
  const escape = db.sequelize.escape.bind(db.sequelize);
  const countRows = async (conditions: readonly unknown[]): Promise<Map<string, number>> => {
    const where = { [Op.and]: [{ jobId: job.id, included: true, periodId: { [Op.ne]: null } }, ...conditions] as never[] };
    const counts = await db.transactions.findAll({ where, attributes: ['periodId', [literal('COUNT(*)::int'), 'count']], group: ['periodId'], raw: true, ...scope });
    return new Map((counts as unknown as { periodId: string; count: number }[]).map(({ periodId, count }) => [periodId, count]));
  };
  const [all, left] = [await countRows([]), await countRows((filters as Filter[]).map((filter) => filterCondition(filter, escape)))];
  return new Set([...all.keys()].filter((periodId) => left.get(periodId) !== all.get(periodId)));
}

function tornPeriod(period: ReadPeriod): ReadPeriod {
  const { id, accountId, startDate, endDate, startBalanceMinor, facts } = period;
  return { id, accountId, startDate, endDate, startBalanceMinor, endBalanceMinor: null, isReconciled: false, proof: null, facts };
}

function rowReader({ db, scope }: Context, job: Job, { filters = [], sortBy, sortDirection }: RowChoice, pageRows: number): RowReader {
  const escape = db.sequelize.escape.bind(db.sequelize);
  const conditions = [{ jobId: job.id, included: true }, ...(filters as Filter[]).map((filter) => filterCondition(filter, escape))];
  const isByDate = sortBy === 'date';
  const direction = sortDirection.toUpperCase();
  const order: [string, string][] = [['documentPosition', direction], ['rowNumber', direction]];
  if (isByDate) order.unshift(['date', `${direction} NULLS LAST`]);
  const page = async (where: WhereOptions<Transaction>, after: StoredRow | null): Promise<StoredRow[]> => {
    const position = after ? [literal(conditionAfter(after, isByDate, sortDirection, escape))] : [];
    const found = await db.transactions.findAll({
      where: { [Op.and]: [...conditions, where, ...position] as never[] },
      attributes: [...columns, ...('documentId' in where ? ['row'] : []), [originalDescription, 'originalDescription']],
      order, limit: pageRows, raw: true, ...scope,
    });
    return found as unknown as StoredRow[];
  };
  return (where) => pages(where, page, pageRows);
}

/** A document whose rows fit one page is asked for once, however often it is walked. */
function pages(where: WhereOptions<Transaction>, page: (where: WhereOptions<Transaction>, after: StoredRow | null) => Promise<StoredRow[]>, pageRows: number): AsyncIterable<StoredRow> {
  let whole: StoredRow[] | null = null;
  return {
    async *[Symbol.asyncIterator]() {
      if (whole) return yield* whole;
      let rows = await page(where, null);
      if (rows.length < pageRows) whole = rows;
      while (rows.length > 0) {
        yield* rows;
        rows = rows.length < pageRows ? [] : await page(where, rows.at(-1)!);
      }
    },
  };
}

/** SQL for the rows behind this one in the order of the export. */
function conditionAfter({ date, documentPosition, rowNumber }: StoredRow, isByDate: boolean, direction: 'asc' | 'desc', escape: (value: string) => string): string {
  const operator = direction === 'asc' ? '>' : '<';
  const place = `${Number(documentPosition)}, ${Number(rowNumber)}`;
  const behind = `("documentPosition", "rowNumber") ${operator} (${place})`;
  if (!isByDate) return behind;
  if (date === null) return `("date" IS NULL AND ${behind})`;
  return `(("date", "documentPosition", "rowNumber") ${operator} (${escape(date)}, ${place}) OR "date" IS NULL)`;
}

async function genericRows(rows: AsyncIterable<StoredRow>): Promise<{ page: number; cells: string[] }[]> {
  const all: { page: number; cells: string[] }[] = [];
  for await (const row of rows) all.push({ page: row.pageNumber + 1, cells: row.row });
  return all;
}

function exportAccount(account: Account, periods: readonly ReadPeriod[], document: Document, rows: RowReader): ExportAccount {
  const { number, name, type, currency, decimals, institution } = account;
  const own = periods.filter((period) => period.accountId === account.id);
  return { number, name, type, currency, decimals, institution, periods: own.map((period) => exportPeriod(period, account, document, rows)) };
}

function exportPeriod(period: ReadPeriod, account: Account, document: Document, rows: RowReader): ExportPeriod {
  const { startDate, endDate, startBalanceMinor, endBalanceMinor, isReconciled, proof, facts } = period;
  const stored = rows({ periodId: period.id });
  return {
    startDate, endDate, startBalanceMinor, endBalanceMinor, isReconciled, proof, facts,
    rows: {
      async *[Symbol.asyncIterator]() {
        for await (const row of stored) yield exportRow(row, account, document);
      },
    },
  };
}

function exportRow(row: StoredRow, account: Account, document: Document): ExportRow {
  const { date, date2, description, payee, balanceMinor, checkNumber, refNumber, category, box } = row;
  return {
    date, date2, description, payee, balanceMinor, checkNumber, refNumber, category, box,
    amountMinor: row.amountMinor ?? 0,
    page: row.pageNumber + 1,
    status: row.status === 'added manually' ? 'unknown' : row.status,
    fileName: document.name,
    ...(row.originalDescription ? { originalDescription: row.originalDescription } : {}),
    ...(row.currency && row.currency !== account.currency ? { currency: row.currency } : {}),
  };
}
