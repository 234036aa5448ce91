// Proves periods again after an edit, in the edit's own transaction: proof, totals, states of rows, documents and the job.
import type { ReconciliationState } from '@tieout/sdk/contract';
import { BAD_YEAR } from '@tieout/sdk/contract';
import type { Transaction as DatabaseTransaction } from 'sequelize';
import type { Context } from '../core/services.js';
import type { Scope } from '../database/tenant.js';
import { scopedQuery } from '../database/tenant.js';
import { invoiceStates } from '../invoices/invoiceStates.js';
import type { Job } from '../jobs/jobs.model.js';
import { outcomeOf } from '../jobs/refreshJob.js';
import { combineStates, summarizeJob } from '../jobs/summarizeJob.js';
import type { Transaction } from '../transactions/transactions.model.js';
import { proofRowsOfPeriod } from './periodRows.js';
import type { NumberedRow } from './periodRows.js';
import { proofStates } from './proof.js';
import type { OpenQuestion, Sourced } from './proof.js';
import { checksOf } from './proofBasis.js';
import type { ProofBasis } from './proofBasis.js';
import { provedRuns } from './provedRuns.js';
import { provePeriod } from './provePeriod.js';
import type { ProofInput } from './provePeriod.js';
import type { Period } from './reconciliation.model.js';

export type EditScope = Scope & { transaction: DatabaseTransaction };

const NO_BASIS: ProofBasis = { checks: [], isOcr: false, openQuestions: [] };
const NO_DATE: OpenQuestion = { about: 'undated', text: 'Some rows have no date. Enter the dates of the rows.' };

/** What the judge needs to know of a stored period. */
export function proofInputOf(period: Period, rows: readonly NumberedRow[], decimals: number): ProofInput {
  const { startBalanceMinor: start, endBalanceMinor: end, sources } = period;
  const basis = period.basis ?? NO_BASIS;
  const isConfirmed = sources.startDate?.means === 'manual' || sources.endDate?.means === 'manual';
  const questions = isConfirmed ? [] : basis.openQuestions.filter(({ about }) => about !== 'undated');
  if (rows.some((row) => row.included && !row.hasDate)) questions.push(NO_DATE);
  return {
    startBalance: sourced(start, sources.startBalance),
    endBalance: sourced(end, sources.endBalance),
    rows,
    checks: checksOf(basis, rows, { start, end }),
    repairs: period.proof.repairs,
    isOcr: basis.isOcr || rows.some((row) => row.hasOcrAmount),
    decimals,
    openQuestions: questions,
  };
}

function sourced(value: number | null, source: Sourced<number>['source'] | null): Sourced<number> | null {
  return value === null ? null : { value, source: source ?? { means: 'manual', page: null, box: null } };
}

export async function provePeriodAgain(context: Context, period: Period, decimals: number, scope: EditScope): Promise<void> {
  const { db } = context;
  const rows = await proofRowsOfPeriod(db, period.id, scope);
  const input = proofInputOf(period, rows, decimals);
  const bare = provePeriod(input);
  const brokenRow = bare.firstBreak?.row ?? null;
  const broken = brokenRow === null ? null : await rowAt(context, period, rows[brokenRow]!, scope);
  const proof = broken ? { ...bare, firstBreak: { ...bare.firstBreak!, box: broken.box } } : bare;
  const used = rows.filter((row) => row.included);
  const credits = used.filter((row) => row.amount > 0);
  const payments = used.filter((row) => row.amount < 0);
  const total = (some: readonly NumberedRow[]) => some.reduce((sum, row) => sum + row.amount, 0);
  await period.update({
    proof, isReconciled: proof.status === 'reconciled', numCredits: credits.length, numPayments: payments.length,
    totalCreditsMinor: total(credits), totalPaymentsMinor: total(payments), numTransactions: used.length,
  }, scope);
  const place = (index: number) => [rows[index]!.documentPosition, rows[index]!.rowNumber];
  await markRows(context, period, provedRuns(input, proof).map((run) => run.map(place)), broken?.id ?? null, scope);
}

function rowAt({ db }: Context, period: Period, { documentPosition, rowNumber }: NumberedRow, scope: EditScope): Promise<Transaction | null> {
  return db.transactions.findOne({ where: { jobId: period.jobId, documentPosition, rowNumber }, attributes: ['id', 'box'], ...scope });
}

/** Rows that somebody added keep their status. */
async function markRows({ db }: Context, period: Period, runs: readonly number[][][], brokenId: string | null, scope: EditScope): Promise<void> {
  const places = runs.map((_, index) => `("documentPosition", "rowNumber") BETWEEN (:from${index}) AND (:to${index})`);
  const isProved = places.length > 0 ? `(${places.join(' OR ')})` : 'FALSE';
  const status = `CASE WHEN "id" = :brokenId THEN 'error' WHEN ${isProved} THEN 'reconciled' ELSE 'unknown' END`;
  await scopedQuery(
    db.sequelize,
    scope,
    `UPDATE "transactions" SET "status" = ${status}
     WHERE "contractId" = :contractId AND "periodId" = :periodId AND "status" <> 'added manually' AND "status" <> ${status}`,
    { periodId: period.id, brokenId, ...Object.fromEntries(runs.flatMap(([from, to], index) => [[`from${index}`, from], [`to${index}`, to]])) },
  );
}

/** Brings the documents of the job and the job itself up to date with their periods and rows. */
export async function settleJob(context: Context, job: Job, scope: EditScope, { hasNewRows }: { hasNewRows: boolean }): Promise<ReconciliationState> {
  const { db } = context;
  const entries = await db.jobDocuments.ofJob(job.id, scope);
  const periods = await db.periods.findAll({ where: { jobId: job.id }, attributes: ['id', 'documentId', 'proof'], ...scope });
  for (const entry of entries) {
    if (entry.status !== 'Succeeded') continue;
    const states = job.type === 'Invoice'
      ? await invoiceStates(context, job, entry.documentId, scope)
      : periods.filter(({ documentId }) => documentId === entry.documentId).map(({ proof }) => proofStates[proof.status]);
    const numRows = hasNewRows ? await db.transactions.count({ where: { jobId: job.id, documentId: entry.documentId }, ...scope }) : entry.numRows;
    await entry.update({ reconciliation: combineStates(states), numRows }, scope);
  }
  const { numTransactions, reconciliation } = summarizeJob(entries.map(outcomeOf));
  await job.update({ numTransactions, reconciliation, hasBadDate: await hasBadDate(context, job, scope) }, scope);
  return reconciliation;
}

async function hasBadDate({ db }: Context, job: Job, scope: EditScope): Promise<boolean> {
  const year = `BETWEEN '${BAD_YEAR}-01-01' AND '${BAD_YEAR}-12-31'`;
  const [found] = await scopedQuery<{ isBad: boolean }>(
    db.sequelize,
    scope,
    `SELECT EXISTS (SELECT 1 FROM "transactions" WHERE "contractId" = :contractId AND "jobId" = :jobId AND "date" ${year})
       OR EXISTS (SELECT 1 FROM "periods" WHERE "contractId" = :contractId AND "jobId" = :jobId AND ("startDate" ${year} OR "endDate" ${year})) AS "isBad"`,
    { jobId: job.id },
  );
  return found!.isBad;
}
