// Edits of what stands above the rows: dates and balances of a period, the name of an account.
import { ApiError, editErrors, formatMinor, notFound, parseDecimal } from '@tieout/sdk/contract';
import type { EditResult, PeriodField, RenameAccount, UpdateMetadataField } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import { changeRows } from '../edits/changeRows.js';
import { changeRecord } from '../edits/records.js';
import { runEdit } from '../edits/runEdit.js';
import type { EditUnit } from '../edits/runEdit.js';
import { invalidRequest } from '../http/errors.js';
import { periodLabel } from '../jobs/periodLabel.js';
import type { Workspace } from '../jobs/workspace.js';
import type { Source } from './proof.js';
import type { Account, Period } from './reconciliation.model.js';

type FieldInput = z.output<typeof UpdateMetadataField>;

const NAMES: Record<PeriodField, string> = { startDate: 'start date', endDate: 'end date', startBalance: 'start balance', endBalance: 'end balance' };
const columnOf = (name: PeriodField) => (name === 'startBalance' ? 'startBalanceMinor' : name === 'endBalance' ? 'endBalanceMinor' : name);

/** @throws ApiError `request.not_found`, `request.invalid`, `edit.conflict` */
export async function updatePeriodField(context: Context, workspace: Workspace, input: FieldInput): Promise<EditResult> {
  const { db, scope } = context;
  const found = await db.periods.findOne({ where: { id: input.chunk, documentId: input.documentId, jobId: workspace.jobs.map(({ id }) => id) }, ...scope });
  const job = workspace.jobs.find(({ id }) => id === found?.jobId);
  if (!job) throw new ApiError(notFound);
  const { editId, reason, name } = input;
  return runEdit(context, [job], { kind: 'period.update', label: () => `Changed ${NAMES[name]}`, editId, reason }, (unit) => changeField(unit, input));
}

export async function changeField(unit: EditUnit, { chunk, name, value, from }: FieldInput): Promise<void> {
  const { context: { db }, scope, edit } = unit;
  const period = (await db.periods.findOne({ where: { id: chunk }, ...scope }))!;
  const account = (await db.accounts.findOne({ where: { id: period.accountId }, ...scope }))!;
  refuseConflict(period, account, name, value, from);
  const source: Source = { ...(period.sources[name] ?? { page: null, box: null }), means: 'manual', by: edit.userName, at: edit.createdAt.toISOString() };
  delete source.rule;
  const changes = { [columnOf(name)]: valueOf(name, value, account.decimals) };
  if (period.get(columnOf(name)) === changes[columnOf(name)] && period.sources[name]?.means === 'manual') return;
  const dates = { startDate: period.startDate, endDate: period.endDate, ...changes } as Pick<Period, 'startDate' | 'endDate'>;
  const label = periodLabel(dates.startDate, dates.endDate, period.position);
  await changeRecord(unit, period, { ...changes, label, sources: { ...period.sources, [name]: source } });
  unit.periodIds.add(period.id);
  if (name.endsWith('Date')) await changeRows(unit, { where: 'o."periodId" = :chunk AND o."chunkLabel" IS DISTINCT FROM :label', set: { chunkLabel: ':label::text' }, replacements: { chunk, label } });
}

function valueOf(name: PeriodField, value: string, decimals: number): string | number {
  if (name.endsWith('Date')) return value;
  const minor = parseDecimal(value, decimals);
  if (minor !== null) return minor;
  throw invalidRequest([{ path: ['body', 'value'], message: `The balance may have at most ${decimals} decimals.` }]);
}

function refuseConflict(period: Period, account: Account, name: PeriodField, value: string, from: string | null | undefined): void {
  if (from === undefined) return;
  const stored = period.get(columnOf(name)) as string | number | null;
  const shown = from === null || name.endsWith('Date') ? from : parseDecimal(from, account.decimals);
  if (stored === shown) return;
  const theirs = typeof stored === 'number' ? formatMinor(stored, account.decimals) : stored;
  if (theirs === value) return;
  const { by = null, at = null } = period.sources[name] ?? {};
  throw new ApiError(editErrors.conflict, { data: { conflicts: [{ transactionId: period.id, field: name, yours: value, theirs, userName: by, at, version: 1, row: null }] } });
}

/** @throws ApiError `request.not_found`, `edit.not_editable` when the name is taken */
export async function renameAccount(context: Context, workspace: Workspace, input: z.output<typeof RenameAccount>): Promise<EditResult> {
  const { db, scope } = context;
  const { documentId, newAccountName, oldAccountName, editId, reason } = input;
  const where = { jobId: workspace.jobs.map(({ id }) => id), accountName: oldAccountName, ...(documentId ? { documentId } : {}) };
  const found = await db.accounts.findAll({ where, ...scope });
  if (found.length === 0) throw new ApiError(notFound, { message: `There is no account named "${oldAccountName}".` });
  const jobs = workspace.jobs.filter(({ id }) => found.some(({ jobId }) => jobId === id));
  return runEdit(context, jobs, { kind: 'account.rename', label: () => `Renamed account to ${newAccountName}`, editId, reason }, async (unit) => {
    const accounts = await db.accounts.findAll({ where: { ...where, jobId: unit.job.id }, ...unit.scope });
    for (const account of accounts) await renameOne(unit, account, newAccountName);
  });
}

async function renameOne(unit: EditUnit, account: Account, accountName: string): Promise<void> {
  const { context: { db }, job, scope } = unit;
  if (account.accountName === accountName) return;
  const taken = await db.accounts.count({ where: { jobId: job.id, accountName }, ...scope });
  if (taken > 0) throw new ApiError(editErrors.notEditable, { message: `Another account is named "${accountName}". Choose another name.` });
  await changeRecord(unit, account, { accountName });
  await changeRows(unit, { where: 'o."accountId" = :accountId', set: { account: ':accountName::text' }, replacements: { accountId: account.id, accountName } });
}
