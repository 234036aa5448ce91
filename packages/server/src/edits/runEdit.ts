// The way of every edit: lock the jobs, change and record, prove the touched periods again, settle the jobs, announce. All or nothing.
import { ApiError, jobErrors, MAX_EDIT_ROWS, notFound } from '@tieout/sdk/contract';
import type { EditKind, EditResult } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { scopeOf, scopedQuery } from '../database/tenant.js';
import { announceJob } from '../jobs/announceJob.js';
import type { Job } from '../jobs/jobs.model.js';
import { isRunning } from '../jobs/transitionJob.js';
import { provePeriodAgain, settleJob } from '../reconciliation/proveAgain.js';
import type { EditScope } from '../reconciliation/proveAgain.js';
import type { Edit, RecordChange } from './edits.model.js';
import { presentResult } from './presentEdit.js';
import { touchedPeriods } from './touchedPeriods.js';

export interface EditPlan {
  kind: EditKind;
  /** For people, made when it is known how many rows there are. */
  label(numRows: number): string;
  editId?: string | undefined;
  reason?: string | undefined;
}

/** One job in the hands of an edit. */
export interface EditUnit {
  context: Context;
  job: Job;
  edit: Edit;
  scope: EditScope;
  /** Columns of rows that were changed. */
  columns: Set<string>;
  /** Periods to prove again, beside those of the changed rows. */
  periodIds: Set<string>;
  records: RecordChange[];
  /** Rows were added or deleted. */
  hasNewRows: boolean;
}

/** @throws ApiError `job.not_finished`, and whatever `work` throws; then nothing is changed */
export async function runEdit(context: Context, jobs: readonly Job[], plan: EditPlan, work: (unit: EditUnit) => Promise<void>): Promise<EditResult> {
  const { db, actor, newId } = context;
  const stepId = plan.editId ?? newId();
  const outcome = await db.transaction(async (transaction) => {
    const scope: EditScope = { ...scopeOf(actor.contractId, transaction), transaction };
    const locked = await lockJobs(context, jobs.map(({ id }) => id), scope);
    const known = await db.edits.ofStep(stepId, scope);
    if (known.length > 0) return { edits: known, units: [], result: await presentResult(context, known, scope) };
    const userName = await userNameOf(context, scope);
    const units: EditUnit[] = [];
    for (const job of locked) {
      const edit = await db.edits.create({
        id: newId(), contractId: actor.contractId, jobId: job.id, stepId, userId: actor.userId, userName, kind: plan.kind, label: '',
        reason: plan.reason ?? null, numRows: 0, columns: [], records: [], createdAt: context.clock(), undoneAt: null, isDiscarded: false,
      }, scope);
      const unit: EditUnit = { context, job, edit, scope, columns: new Set(), periodIds: new Set(), records: [], hasNewRows: false };
      await work(unit);
      units.push(unit);
    }
    await discardUndone(context, units, scope);
    for (const unit of units) await finishUnit(unit, plan);
    const edits = units.map(({ edit }) => edit);
    const result = await presentResult(context, edits, scope);
    // A call that changed nothing leaves no step behind.
    for (const { edit } of units) if (edit.numRows === 0 && edit.records.length === 0) await edit.destroy(scope);
    return { edits, units, result };
  });
  for (const unit of outcome.units) announceEdit(context, unit.job, unit.edit, outcome.result);
  return outcome.result;
}

export async function lockJobs({ db }: Context, ids: readonly string[], scope: EditScope): Promise<Job[]> {
  const locked: Job[] = [];
  // One order for all, so that two edits never wait for each other.
  for (const id of [...ids].sort()) {
    const job = await db.jobs.lockById(id, scope);
    if (!job) throw new ApiError(notFound);
    if (isRunning(job.status)) throw new ApiError(jobErrors.notFinished);
    locked.push(job);
  }
  return locked;
}

async function userNameOf({ db, actor }: Context, scope: EditScope): Promise<string> {
  const user = await db.users.byId(actor.userId, scope);
  return user ? `${user.firstName} ${user.lastName}`.trim() || user.email : '';
}

/** What the user took back before can no longer be done again. */
async function discardUndone({ db, actor }: Context, units: readonly EditUnit[], scope: EditScope): Promise<void> {
  const jobIds = units.map(({ job }) => job.id);
  const undone = (await db.edits.findAll({ where: { jobId: jobIds, userId: actor.userId, isDiscarded: false }, attributes: ['id', 'undoneAt'], ...scope })).filter(({ undoneAt }) => undoneAt);
  if (undone.length > 0) await db.edits.update({ isDiscarded: true }, { where: { id: undone.map(({ id }) => id) }, ...scope });
}

async function finishUnit(unit: EditUnit, plan: EditPlan): Promise<void> {
  const { edit, columns, records, scope } = unit;
  const numRows = await countRows(unit);
  await edit.update({ numRows, label: plan.label(numRows), columns: [...columns], records }, scope);
  if (numRows > 0 || records.length > 0) await settleEdit(unit);
}

async function countRows({ context, edit, scope }: EditUnit): Promise<number> {
  const [row] = await scopedQuery<{ count: number }>(
    context.db.sequelize, scope, 'SELECT count(*)::integer AS "count" FROM "edit_rows" WHERE "contractId" = :contractId AND "editId" = :editId', { editId: edit.id },
  );
  return row!.count;
}

/** Columns that no proof looks at: changing only these leaves every proof as it is. */
const UNPROVED = new Set(['description', 'payee', 'checkNumber', 'refNumber', 'date2', 'row', 'provenance', 'account', 'accountNickname', 'chunkLabel', 'status', 'metadata']);

/** Proves what the changed rows touch and brings the job up to date. */
export async function settleEdit(unit: EditUnit): Promise<void> {
  const { context, job, scope, hasNewRows } = unit;
  const { db } = context;
  const needsProof = hasNewRows || [...unit.columns].some((column) => !UNPROVED.has(column));
  const touched = needsProof ? await touchedPeriods(context, unit.edit, scope) : [];
  const ids = [...new Set([...touched, ...unit.periodIds])];
  const periods = await db.periods.findAll({ where: { id: ids }, order: [['id', 'ASC']], ...scope });
  const accounts = new Map((await db.accounts.findAll({ where: { id: periods.map(({ accountId }) => accountId) }, ...scope })).map((account) => [account.id, account]));
  for (const period of periods) await provePeriodAgain(context, period, accounts.get(period.accountId)?.decimals ?? 2, scope);
  if (hasNewRows) await db.jobDocuments.update({ isDense: false }, { where: { jobId: job.id }, ...scope });
  await settleJob(context, job, scope, { hasNewRows });
}

const MAX_ANNOUNCED_ROWS = 100;

/** After the commit; to all viewers of the tenant, the one who made it too. */
export function announceEdit(context: Context, job: Job, edit: Edit, result: EditResult): void {
  const { live, actor } = context;
  const ids = [...result.transactions.map(({ id }) => id), ...result.deletedTransactionIds];
  const isListed = result.numRows <= Math.min(MAX_ANNOUNCED_ROWS, MAX_EDIT_ROWS) && ids.length === result.numRows;
  const documentIds = [...new Set([...result.transactions.map(({ documentId }) => documentId), ...result.periods.map(({ documentId }) => documentId)])];
  live.publish({
    name: 'transactions.changed', contractId: actor.contractId,
    payload: { jobId: job.id, documentIds, editId: edit.stepId, userId: actor.userId, transactionIds: isListed ? ids : null },
  });
  void announceJob(context, 'job.updated', job);
}
