// The history of one row: each step that touched it, with the values before and after.
import { numberFromMinor } from '@tieout/sdk/contract';
import type { RowChange } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { scopedQuery } from '../database/tenant.js';
import type { Transaction } from '../transactions/transactions.model.js';
import { presentEdit } from './presentEdit.js';

/** Version the step gave the row, or its last undo or redo did. Over `r` of edit_rows and `e` of edits. */
export const VERSION_LEFT = `(r."version" + CASE WHEN r."before" IS NULL OR r."after" IS NULL THEN 0 ELSE e."numReverts" END)`;

type Value = RowChange['changes'][number]['from'];
type Values = Record<string, unknown>;

/** Names on the wire; what is not in this list is of no interest to a reader. */
const FIELDS: Record<string, string> = {
  date: 'date', date2: 'date2', description: 'description', payee: 'payee', amountMinor: 'amount', balanceMinor: 'balance',
  checkNumber: 'checkNumber', refNumber: 'refNumber', included: 'included', account: 'account', chunkLabel: 'chunkLabel', row: 'row',
};

export async function historyOf({ db, scope }: Context, row: Pick<Transaction, 'id' | 'decimals'>): Promise<RowChange[]> {
  const rows = await scopedQuery<{ editId: string; version: number; before: Values | null; after: Values | null }>(
    db.sequelize,
    scope,
    `SELECT r."editId", ${VERSION_LEFT} AS "version", r."before", r."after" FROM "edit_rows" r JOIN "edits" e ON e."id" = r."editId"
     WHERE r."contractId" = :contractId AND r."transactionId" = :id ORDER BY e."position" DESC`,
    { id: row.id },
  );
  const edits = new Map((await db.edits.findAll({ where: { id: rows.map(({ editId }) => editId) }, ...scope })).map((edit) => [edit.id, edit]));
  return rows.map(({ editId, version, before, after }) => {
    const edit = edits.get(editId)!;
    return { edit: presentEdit([edit]), version: edit.undoneAt ? null : version, changes: changesOf(before, after, row.decimals) };
  });
}

/** A row that was added shows its first values, one that was deleted its last. */
function changesOf(before: Values | null, after: Values | null, decimals: number): RowChange['changes'] {
  return Object.entries(FIELDS).flatMap(([column, field]) => {
    if (!(column in (before ?? after ?? {}))) return [];
    const from = wireValue(before?.[column], column, decimals);
    const to = wireValue(after?.[column], column, decimals);
    return from === to ? [] : [{ field, from, to }];
  });
}

export function wireValue(value: unknown, column: string, decimals: number): Value {
  if (value === null || value === undefined) return null;
  if (column.endsWith('Minor')) return numberFromMinor(Number(value), decimals);
  if (Array.isArray(value)) return value.join('\t');
  return value as Value;
}

export const wireField = (column: string): string => FIELDS[column] ?? column;
