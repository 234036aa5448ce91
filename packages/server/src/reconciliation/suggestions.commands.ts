// Suggestions of the periods of a workspace, and making the change of one.
import { ApiError, formatMinor, notFound, numberFromMinor, suggestionErrors } from '@tieout/sdk/contract';
import type { EditResult, Suggestion } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import type { Scope } from '../database/tenant.js';
import { recordNewRows } from '../edits/changeRows.js';
import { runEdit } from '../edits/runEdit.js';
import type { EditUnit } from '../edits/runEdit.js';
import type { Workspace } from '../jobs/workspace.js';
import { addRow } from '../transactions/createTransactions.js';
import { changeOne } from '../transactions/updateTransactions.js';
import type { StepOptions } from '../transactions/updateTransactions.js';
import { changeField } from './changePeriods.js';
import { rowsOfPeriod } from './periodRows.js';
import type { NamedRow } from './periodRows.js';
import { proofInputOf } from './proveAgain.js';
import type { Account, Period } from './reconciliation.model.js';
import { suggestRepairs } from './suggestRepairs.js';
import type { Repair } from './suggestRepairs.js';

export async function suggestionsOf(context: Context, { jobs }: Workspace, { chunk, documentId }: { chunk?: string | undefined; documentId?: string | undefined }): Promise<Suggestion[]> {
  const { db, scope } = context;
  const where = { jobId: jobs.map(({ id }) => id), isReconciled: false, ...(chunk ? { id: chunk } : {}), ...(documentId ? { documentId } : {}) };
  const periods = await db.periods.findAll({ where, order: [['jobId', 'ASC'], ['documentId', 'ASC'], ['position', 'ASC'], ['id', 'ASC']], ...scope });
  const found: Suggestion[] = [];
  for (const period of periods.filter(({ proof }) => proof.status === 'notReconciled')) {
    const { repairs, rows, account } = await repairsOf(context, period, scope);
    found.push(...repairs.map((repair) => present(repair, period, rows, account.decimals)));
  }
  return found;
}

async function repairsOf({ db }: Context, period: Period, scope: Scope): Promise<{ repairs: Repair[]; rows: NamedRow[]; account: Account }> {
  const account = (await db.accounts.findOne({ where: { id: period.accountId }, ...scope }))!;
  const rows = await rowsOfPeriod(db, period.id, scope);
  return { account, rows, repairs: suggestRepairs({ ...proofInputOf(period, rows, account.decimals), rows }) };
}

const idOf = ({ kind, index, toMinor }: Repair, rows: readonly NamedRow[]) => [kind, index === null ? '' : rows[index]!.id, toMinor ?? ''].join('.');

function present(repair: Repair, { id: chunk, documentId }: Period, rows: readonly NamedRow[], decimals: number): Suggestion {
  const { kind, index, fromMinor, toMinor, confidence, reconciles, message } = repair;
  const row = index === null ? null : rows[index]!;
  const text = (minor: number | null) => (minor === null ? null : formatMinor(minor, decimals));
  return {
    id: idOf(repair, rows), kind, chunk, documentId, message, pageNumber: row?.page ? row.page - 1 : null, transactionId: row?.id ?? null,
    from: text(fromMinor), to: text(toMinor), confidence, reconciles,
  };
}

/** @throws ApiError `suggestion.gone` when the figures are no longer those it was made for */
export async function applySuggestion(context: Context, workspace: Workspace, chunk: string, suggestionId: string, options: StepOptions): Promise<EditResult> {
  const { db, scope } = context;
  const found = await db.periods.findOne({ where: { id: chunk, jobId: workspace.jobs.map(({ id }) => id) }, ...scope });
  const job = workspace.jobs.find(({ id }) => id === found?.jobId);
  if (!job) throw new ApiError(notFound);
  const plan = { kind: 'suggestion.apply' as const, label: () => 'Applied a suggestion', ...options };
  return runEdit(context, [job], plan, async (unit) => {
    const period = (await db.periods.findOne({ where: { id: chunk }, ...unit.scope }))!;
    const { repairs, rows, account } = await repairsOf(context, period, unit.scope);
    const repair = repairs.find((one) => idOf(one, rows) === suggestionId);
    if (!repair) throw new ApiError(suggestionErrors.gone);
    await makeChange(unit, repair, period, account, rows);
    await unit.edit.update({ reason: options.reason ?? repair.message }, unit.scope);
  });
}

async function makeChange(unit: EditUnit, { kind, index, toMinor }: Repair, period: Period, account: Account, rows: readonly NamedRow[]): Promise<void> {
  const row = index === null ? null : rows[index]!;
  switch (kind) {
    case 'amount':
    case 'sign':
      return changeOne(unit, row!.id, { amountMinor: toMinor });
    case 'balance':
      return changeOne(unit, row!.id, { balanceMinor: toMinor });
    case 'doubledRow':
      return changeOne(unit, row!.id, { included: false });
    case 'excludedRow':
      return changeOne(unit, row!.id, { included: true });
    case 'startBalance':
    case 'endBalance':
      return changeField(unit, { documentId: period.documentId, chunk: period.id, name: kind, value: formatMinor(toMinor!, account.decimals) });
    case 'missingRow': {
      const date = row?.date ?? rows[0]?.date ?? period.startDate ?? period.endDate;
      if (!date) throw new ApiError(suggestionErrors.gone, { message: 'Neither the period nor its rows have a date. Enter the dates first.' });
      const amount = numberFromMinor(toMinor!, account.decimals);
      const id = await addRow(unit, period.documentId, { date, description: 'Missing transaction', amount, fieldName: 'bankMode', chunk: period.id, afterTransactionId: row?.id ?? null });
      await recordNewRows(unit, [id]);
    }
  }
}
