// Accounts and periods that an edit creates or changes, recorded beside its rows.
import { ApiError, editErrors } from '@tieout/sdk/contract';
import type { Account, Period } from '../reconciliation/reconciliation.model.js';
import type { RecordChange } from './edits.model.js';
import type { EditUnit } from './runEdit.js';

/** Changes columns of an account or a period and records what they were. */
export async function changeRecord(unit: EditUnit, record: Account | Period, after: Record<string, unknown>): Promise<void> {
  const before = Object.fromEntries(Object.keys(after).map((column) => [column, record.get(column)]));
  unit.records.push({ table: tableOf(record), id: record.id, before, after });
  await (record as Period).update(after, unit.scope);
}

/** Records an account or a period that was just created. */
export function recordNew(unit: EditUnit, record: Account | Period): void {
  unit.records.push({ table: tableOf(record), id: record.id, before: null, after: record.get({ plain: true }) as Record<string, unknown> });
}

const tableOf = (record: Account | Period) => ('accountName' in record.dataValues ? 'accounts' : 'periods');

/** Accounts before their periods on the way forth, after them on the way back. */
export async function restoreRecords(unit: EditUnit, direction: 'undo' | 'redo'): Promise<void> {
  const records = [...unit.records].sort((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : 0));
  for (const record of direction === 'redo' ? records : records.reverse()) {
    const { table, id, before, after } = record;
    const model = unit.context.db[table] as typeof Account;
    const [now, then] = direction === 'undo' ? [after, before] : [before, after];
    if (then === null) await refuseIfUsed(unit, record);
    if (then === null) await model.destroy({ where: { id }, ...unit.scope });
    else if (now === null) await model.create(then as never, unit.scope);
    else await restoreOne(unit, model, id, now, then);
    if (table === 'periods' && then !== null) unit.periodIds.add(id);
  }
}

/** Rows that were put there later by another step keep it. */
async function refuseIfUsed({ context: { db }, scope }: EditUnit, { table, id }: RecordChange): Promise<void> {
  const uses = table === 'periods' ? await db.transactions.count({ where: { periodId: id }, ...scope }) : await db.periods.count({ where: { accountId: id }, ...scope });
  if (uses > 0) throw new ApiError(editErrors.blocked);
}

async function restoreOne(unit: EditUnit, model: typeof Account, id: string, now: Record<string, unknown>, then: Record<string, unknown>): Promise<void> {
  const stored = await model.findOne({ where: { id }, ...unit.scope });
  const isChanged = !stored || Object.entries(now).some(([column, value]) => column !== 'sources' && stored.get(column) !== value);
  if (isChanged) throw new ApiError(editErrors.blocked);
  await stored.update(then, unit.scope);
}
