import { MAX_EDIT_ROWS } from '@tieout/sdk/contract';
import type { Edit as WireEdit, EditResult } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { scopedQuery } from '../database/tenant.js';
import { combineStates } from '../jobs/summarizeJob.js';
import type { EditScope } from '../reconciliation/proveAgain.js';
import { presentPeriod } from '../reconciliation/reconciliation.presenter.js';
import type { Account } from '../reconciliation/reconciliation.model.js';
import { presentTransaction } from '../transactions/transactions.presenter.js';
import type { Edit } from './edits.model.js';
import { touchedPeriods } from './touchedPeriods.js';

/** The step of one or several jobs as one. */
export function presentEdit(edits: readonly Edit[]): WireEdit {
  const { stepId: id, jobId, kind, label, reason, userId, userName, createdAt, undoneAt } = edits[0]!;
  const numRows = edits.reduce((sum, edit) => sum + edit.numRows, 0);
  return { id, jobId, kind, label, reason, userId, userName, createdAt: createdAt.toISOString(), undoneAt: undoneAt?.toISOString() ?? null, numRows };
}

/** Everything the step changed, as it stands now. */
export async function presentResult(context: Context, edits: readonly Edit[], scope: EditScope): Promise<EditResult> {
  const { db } = context;
  const numRows = edits.reduce((sum, edit) => sum + edit.numRows, 0);
  const rows = numRows > MAX_EDIT_ROWS ? [] : await rowsOf(context, edits, scope);
  const transactions = await db.transactions.findAll({ where: { id: rows }, order: [['documentPosition', 'ASC'], ['rowNumber', 'ASC']], ...scope });
  const present = new Set(transactions.map(({ id }) => id));
  const records = edits.flatMap((edit) => edit.records);
  const touched = (await Promise.all(edits.map((edit) => touchedPeriods(context, edit, scope)))).flat();
  const periodIds = [...new Set([...touched, ...records.filter(({ table }) => table === 'periods').map(({ id }) => id)])];
  const periods = await db.periods.findAll({ where: { id: periodIds }, order: [['id', 'ASC']], ...scope });
  const accounts = await db.accounts.findAll({ where: { id: [...periods.map(({ accountId }) => accountId), ...records.map(({ id }) => id)] }, ...scope });
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const changed = new Set(records.filter(({ table }) => table === 'accounts').map(({ id }) => id));
  const jobs = await db.jobs.findAll({ where: { id: edits.map(({ jobId }) => jobId) }, attributes: ['reconciliation'], ...scope });
  return {
    edit: presentEdit(edits),
    transactions: transactions.map(presentTransaction),
    deletedTransactionIds: rows.filter((id) => !present.has(id)),
    numRows,
    periods: periods.map((period) => presentPeriod(period, byId.get(period.accountId)?.decimals ?? 2)),
    accounts: accounts.filter(({ id }) => changed.has(id)).map(presentAccount),
    state: combineStates(jobs.map(({ reconciliation }) => reconciliation)),
  };
}

async function rowsOf({ db }: Context, edits: readonly Edit[], scope: EditScope): Promise<string[]> {
  const rows = await scopedQuery<{ id: string }>(
    db.sequelize, scope, 'SELECT "transactionId" AS "id" FROM "edit_rows" WHERE "contractId" = :contractId AND "editId" IN (:editIds)', { editIds: edits.map(({ id }) => id) },
  );
  return rows.map(({ id }) => id);
}

function presentAccount(account: Account): EditResult['accounts'][number] {
  const { id, documentId, accountName, number, name, type, currency, decimals, institution, holder } = account;
  return { id, documentId, accountName, number, name, type, currency, decimals, institution, holder };
}
