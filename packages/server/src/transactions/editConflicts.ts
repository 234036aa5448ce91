// Whether cells that are about to change were changed by somebody since they were shown.
import { ApiError, editErrors, numberFromMinor } from '@tieout/sdk/contract';
import type { EditConflict } from '@tieout/sdk/contract';
import type { EditableColumn } from '../edits/changeRows.js';
import { VERSION_LEFT, wireField, wireValue } from '../edits/history.js';
import type { EditUnit } from '../edits/runEdit.js';
import { scopedQuery } from '../database/tenant.js';
import type { ColumnChanges } from './rowChanges.js';
import type { Transaction } from './transactions.model.js';

export interface PendingChange {
  row: Transaction;
  /** Version the row had when it was shown. */
  version: number | undefined;
  columns: ColumnChanges;
}

interface Touch {
  transactionId: string;
  version: number;
  columns: string[];
  userName: string;
  at: Date;
}

/** Other cells of the same row may have changed: those edits go together. @throws ApiError `edit.conflict` with both values of each cell */
export async function refuseConflicts(unit: EditUnit, pending: readonly PendingChange[]): Promise<void> {
  const stale = pending.filter(({ row, version }) => version !== undefined && version !== row.version);
  if (stale.length === 0) return;
  const touches = await touchesOf(unit, stale);
  const conflicts = stale.flatMap((change) => conflictsOf(change, touches.filter(({ transactionId }) => transactionId === change.row.id)));
  if (conflicts.length > 0) throw new ApiError(editErrors.conflict, { data: { conflicts } });
}

async function touchesOf({ context, scope }: EditUnit, stale: readonly PendingChange[]): Promise<Touch[]> {
  return scopedQuery<Touch>(
    context.db.sequelize,
    scope,
    `SELECT r."transactionId", ${VERSION_LEFT} AS "version", ARRAY(SELECT jsonb_object_keys(coalesce(r."after", r."before"))) AS "columns", e."userName", coalesce(e."undoneAt", e."createdAt") AS "at"
     FROM "edit_rows" r JOIN "edits" e ON e."id" = r."editId"
     WHERE r."contractId" = :contractId AND r."transactionId" IN (:ids) ORDER BY 2 DESC`,
    { ids: stale.map(({ row }) => row.id) },
  );
}

function conflictsOf({ row, version, columns }: PendingChange, touches: readonly Touch[]): EditConflict[] {
  // The row was read again since: none of its values is the one that was shown.
  const isOther = version! > row.version;
  return Object.entries(columns).flatMap(([column, yours]) => {
    const touch = touches.find((one) => one.version > version! && one.columns.includes(column));
    if (!touch && !isOther) return [];
    const wire = (value: unknown) => wireValue(value, column, row.decimals);
    const theirs = wire(row.get(column as EditableColumn & keyof Transaction));
    return [{
      transactionId: row.id, field: wireField(column), yours: wire(yours), theirs, userName: touch?.userName ?? null, at: touch?.at.toISOString() ?? null, version: row.version,
      row: { date: row.date, description: row.description, amount: row.amountMinor === null ? null : numberFromMinor(row.amountMinor, row.decimals) },
    }];
  });
}
