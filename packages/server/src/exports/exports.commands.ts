// From the records of a job to the statements the writers read. The rows of a period are fetched when a writer first walks them.
import { ApiError, exportErrors, jobErrors } from '@tieout/sdk/contract';
import type { ErrorDefinition, ExportRequest, Filter } from '@tieout/sdk/contract';
import { Op } from 'sequelize';
import type { WhereOptions } from 'sequelize';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import type { Document } from '../documents/documents.model.js';
import type { Job } from '../jobs/jobs.model.js';
import { isRunning } from '../jobs/transitionJob.js';
import type { Account, Period } from '../reconciliation/reconciliation.model.js';
import { filterCondition } from '../transactions/listTransactions.js';
import type { Transaction } from '../transactions/transactions.model.js';
import { ExportError } from './exportError.js';
import type { ExportProblem } from './exportError.js';
import type { ExportAccount, ExportPeriod, ExportRow, ExportStatement } from './statement.js';
import type { ExportFile } from './writeExport.js';

type Request = z.output<typeof ExportRequest>;

const definitions: Record<ExportProblem, ErrorDefinition> = {
  noData: exportErrors.noData,
  notReconciled: exportErrors.notReconciled,
  rowWithoutDate: exportErrors.rowWithoutDate,
  unknownFormat: exportErrors.unknownFormat,
  invalidOptions: exportErrors.invalidOptions,
};

/** @throws ApiError `export.*`, `job.not_finished` */
export async function exportJob(context: Context, job: Job, request: Request): Promise<ExportFile> {
  if (isRunning(job.status)) throw new ApiError(jobErrors.notFinished);
  const { writeExport } = await import('./writeExport.js');
  const statements = await statementsOf(context, job, request);
  if (statements.length === 0) throw new ApiError(exportErrors.noData);
  try {
    return await writeExport(statements, {
      format: request.format,
      options: request.options,
      onlyReconciled: request.onlyReconciled,
      name: statements.length > 1 ? job.name : undefined,
    });
  } catch (error) {
    if (error instanceof ExportError) throw new ApiError(definitions[error.problem], { message: error.message, data: error.data, cause: error });
    throw error;
  }
}

async function statementsOf(context: Context, job: Job, request: Request): Promise<ExportStatement[]> {
  const { db, scope } = context;
  const wanted = request.documentIds ? new Set(request.documentIds) : null;
  const entries = (await db.jobDocuments.ofJob(job.id, scope)).filter(({ documentId, status }) => status === 'Succeeded' && (!wanted || wanted.has(documentId)));
  const [documents, accounts, periods] = await Promise.all([
    db.documents.byIds(entries.map(({ documentId }) => documentId), scope),
    db.accounts.ofJob(job.id, scope),
    db.periods.ofJob(job.id, scope),
  ]);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const rows = rowReader(context, job, request);
  return Promise.all(
    entries.map(async ({ documentId, isGeneric }) => {
      const document = byId.get(documentId)!;
      const own = accounts.filter((account) => account.documentId === documentId);
      return {
        documentName: document.name,
        pages: document.numPages ?? 0,
        currency: own[0]?.currency ?? null,
        accounts: own.map((account) => exportAccount(account, periods, document, rows)),
        ...(isGeneric ? { generic: (await rows({ documentId })).map((row) => ({ page: row.pageNumber + 1, cells: row.row })) } : {}),
      };
    }),
  );
}

type RowReader = (where: WhereOptions<Transaction>) => Promise<Transaction[]>;

function rowReader({ db, scope }: Context, job: Job, { filters = [], sortBy, sortDirection }: Request): RowReader {
  const escape = db.sequelize.escape.bind(db.sequelize);
  const conditions = [{ jobId: job.id, included: true }, ...(filters as Filter[]).map((filter) => filterCondition(filter, escape))];
  const direction = sortDirection.toUpperCase();
  const order: [string, string][] = [['documentPosition', direction], ['rowNumber', direction]];
  if (sortBy === 'date') order.unshift(['date', `${direction} NULLS LAST`]);
  return (where) => db.transactions.findAll({ where: { [Op.and]: [...conditions, where] }, order, raw: true, ...scope });
}

function exportAccount(account: Account, periods: readonly Period[], document: Document, rows: RowReader): ExportAccount {
  const { number, name, type, currency, decimals, institution } = account;
  const own = periods.filter((period) => period.accountId === account.id);
  return { number, name, type, currency, decimals, institution, periods: own.map((period) => exportPeriod(period, account, document, rows)) };
}

function exportPeriod(period: Period, account: Account, document: Document, rows: RowReader): ExportPeriod {
  const { startDate, endDate, startBalanceMinor, endBalanceMinor, isReconciled, proof } = period;
  // Writers walk the rows more than once; the first walk fetches them.
  let fetched: Promise<ExportRow[]> | undefined;
  const fetch = async () => (await rows({ periodId: period.id })).map((row) => exportRow(row, account, document));
  return {
    startDate, endDate, startBalanceMinor, endBalanceMinor, isReconciled, proof,
    rows: {
      async *[Symbol.asyncIterator]() {
        yield* await (fetched ??= fetch());
      },
    },
  };
}

function exportRow(row: Transaction, account: Account, document: Document): ExportRow {
  const { date, date2, description, payee, balanceMinor, checkNumber, refNumber, category, box } = row;
  return {
    date, date2, description, payee, balanceMinor, checkNumber, refNumber, category, box,
    amountMinor: row.amountMinor ?? 0,
    page: row.pageNumber + 1,
    status: row.status === 'added manually' ? 'unknown' : row.status,
    fileName: document.name,
    ...(row.currency && row.currency !== account.currency ? { currency: row.currency } : {}),
  };
}
