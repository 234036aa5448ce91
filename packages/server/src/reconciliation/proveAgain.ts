// Proves periods again after an edit, in the edit's own transaction: proof, totals, states of rows, documents and the job.
import type { ReconciliationState } from '@tieout/sdk/contract';
import { BAD_YEAR } from '@tieout/sdk/contract';
import { Op } from 'sequelize';
import type { Transaction as DatabaseTransaction } from 'sequelize';
import type { Context } from '../core/services.js';
import type { Scope } from '../database/tenant.js';
import { scopedQuery } from '../database/tenant.js';
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
import { provePeriod } from './provePeriod.js';
import type { ProofInput } from './provePeriod.js';
import type { Period } from './reconciliation.model.js';

export type EditScope = Scope & { transaction: DatabaseTransaction };

const NO_BASIS: ProofBasis = { checks: [], isOcr: false, openQuestions: [] };
const NO_DATE: OpenQuestion = { about: 'dates', text: 'Some rows have no date. Enter the dates of the rows.' };

/** What the judge needs to know of a stored period. */
export function proofInputOf(period: Period, rows: readonly NumberedRow[], decimals: number): ProofInput {
  const { startBalanceMinor: start, endBalanceMinor: end, sources } = period;
  const basis = period.basis ?? NO_BASIS;
  const isConfirmed = sources.startDate?.means === 'manual' || sources.endDate?.means === 'manual';
  const questions = isConfirmed ? [] : basis.openQuestions.filter(({ about }) => about !== 'dates');
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
  const bare = provePeriod(proofInputOf(period, rows, decimals));
  const broken = bare.firstBreak && (await rowAt(context, period, bare.firstBreak.row, scope));
  const proof = broken ? { ...bare, firstBreak: { ...bare.firstBreak!, box: broken.box } } : bare;
  const used = rows.filter((row) => row.included);
  const credits = used.filter((row) => row.amount > 0);
  const payments = used.filter((row) => row.amount < 0);
  const total = (some: readonly NumberedRow[]) => some.reduce((sum, row) => sum + row.amount, 0);
  await period.update({
    proof, isReconciled: proof.status === 'reconciled', numCredits: credits.length, numPayments: payments.length,
    totalCreditsMinor: total(credits), totalPaymentsMinor: total(payments), numTransactions: used.length,
  }, scope);
  await markRows(context, period, broken?.id ?? null, scope);
}

function rowAt({ db }: Context, period: Period, index: number, scope: EditScope): Promise<Transaction | null> {
  const order: [string, string][] = [['documentPosition', 'ASC'], ['rowNumber', 'ASC']];
  return db.transactions.findOne({ where: { periodId: period.id }, attributes: ['id', 'box'], order, offset: index, ...scope });
}

/** Rows that somebody added keep their status. */
async function markRows({ db }: Context, period: Period, brokenId: string | null, scope: EditScope): Promise<void> {
  const normal = period.isReconciled ? 'reconciled' : 'unknown';
  const others = brokenId === null ? {} : { id: { [Op.ne]: brokenId } };
  await db.transactions.update({ status: normal }, { where: { periodId: period.id, status: { [Op.notIn]: ['added manually', normal] }, ...others }, ...scope });
  if (brokenId !== null) await db.transactions.update({ status: 'error' }, { where: { id: brokenId, status: { [Op.ne]: 'added manually' } }, ...scope });
}

/** Brings the documents of the job and the job itself up to date with their periods and rows. */
export async function settleJob(context: Context, job: Job, scope: EditScope, { hasNewRows }: { hasNewRows: boolean }): Promise<ReconciliationState> {
  const { db } = context;
  const entries = await db.jobDocuments.ofJob(job.id, scope);
  const periods = await db.periods.findAll({ where: { jobId: job.id }, attributes: ['id', 'documentId', 'proof'], ...scope });
  for (const entry of entries) {
    if (entry.status !== 'Succeeded') continue;
    const states = periods.filter(({ documentId }) => documentId === entry.documentId).map(({ proof }) => proofStates[proof.status]);
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
