// Undo and redo: puts every value of a step back to what it was, or forth again, unless it was changed by somebody since.
import { ApiError, editErrors } from '@tieout/sdk/contract';
import type { EditResult } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { scopeOf, scopedQuery } from '../database/tenant.js';
import type { Workspace } from '../jobs/workspace.js';
import type { EditScope } from '../reconciliation/proveAgain.js';
import { EDITABLE_COLUMNS } from './changeRows.js';
import type { EditableColumn } from './changeRows.js';
import type { Edit } from './edits.model.js';
import { presentResult } from './presentEdit.js';
import { restoreRecords } from './records.js';
import { announceEdit, lockJobs, settleEdit } from './runEdit.js';
import type { EditUnit } from './runEdit.js';

type Direction = 'undo' | 'redo';

/** @throws ApiError `edit.nothing_to_undo`, `edit.nothing_to_redo`, `edit.blocked` */
export async function revertEdit(context: Context, workspace: Workspace, direction: Direction, stepId: string | undefined): Promise<EditResult> {
  const { db, actor } = context;
  const { units, result } = await db.transaction(async (transaction) => {
    const scope: EditScope = { ...scopeOf(actor.contractId, transaction), transaction };
    const edits = await editsToRevert(context, workspace, direction, stepId, scope);
    const jobs = new Map((await lockJobs(context, edits.map(({ jobId }) => jobId), scope)).map((job) => [job.id, job]));
    const reverted: EditUnit[] = [];
    // Read again under the lock: two people may press Undo at the same moment.
    for (const edit of edits) await edit.reload(scope);
    if (edits.some((edit) => (edit.undoneAt === null) !== (direction === 'undo'))) throw nothing(direction);
    for (const edit of edits) {
      const unit: EditUnit = { context, job: jobs.get(edit.jobId)!, edit, scope, columns: new Set(edit.columns), periodIds: new Set(), records: edit.records, hasNewRows: false };
      await revertOne(unit, direction);
      reverted.push(unit);
    }
    return { units: reverted, result: await presentResult(context, edits, scope) };
  });
  for (const unit of units) announceEdit(context, unit.job, unit.edit, result);
  return result;
}

async function editsToRevert({ db, actor }: Context, { jobs }: Workspace, direction: Direction, stepId: string | undefined, scope: EditScope): Promise<Edit[]> {
  const jobIds = jobs.map(({ id }) => id);
  const newest = stepId ? null : direction === 'undo' ? await db.edits.lastDone(jobIds, actor, scope) : await db.edits.lastUndone(jobIds, actor, scope);
  const id = stepId ?? newest?.stepId;
  const edits = id ? await db.edits.ofStep(id, scope) : [];
  if (!edits.some(({ jobId }) => jobIds.includes(jobId))) throw nothing(direction);
  return edits;
}

const nothing = (direction: Direction) => new ApiError(direction === 'undo' ? editErrors.nothingToUndo : editErrors.nothingToRedo);

async function revertOne(unit: EditUnit, direction: Direction): Promise<void> {
  const { edit, scope, context } = unit;
  const [now, then] = direction === 'undo' ? (['after', 'before'] as const) : (['before', 'after'] as const);
  // New accounts and periods must be there before rows point at them, and go after the rows have left.
  if (direction === 'redo') await restoreRecords(unit, direction);
  let numRestored = await restoreValues(unit, now, then);
  if (numRestored < edit.numRows) numRestored += await deleteAdded(unit, now, then);
  if (numRestored < edit.numRows) numRestored += await insertDeleted(unit, now, then);
  if (numRestored < edit.numRows) throw new ApiError(editErrors.blocked);
  if (direction === 'undo') await restoreRecords(unit, direction);
  await edit.update({ undoneAt: direction === 'undo' ? context.clock() : null, isDiscarded: false, numReverts: edit.numReverts + 1 }, scope);
  await settleEdit(unit);
}

/** A row that was not touched since has the version this step gave it; of the others the values of this step must still stand. */
const isAsLeft = (now: 'before' | 'after', version: string) => `(t."version" = ${version} OR to_jsonb(t) @> (r."${now}" - 'version' - 'status'))`;

/**
 * The rows the step changed, unless changed by somebody since. The record of the step is left alone, except where its version would no
 * longer follow from the number of reverts: to write a hundred thousand of them again would take as long as the rows themselves.
 */
async function restoreValues({ context, edit, scope }: EditUnit, now: 'before' | 'after', then: 'before' | 'after'): Promise<number> {
  const columns = edit.columns as EditableColumn[];
  if (columns.length === 0) return 0;
  const value = (column: EditableColumn) => {
    if (column === 'provenance') return `"provenance" = t."provenance" || coalesce(r."${then}"->'provenance', '{}'::jsonb)`;
    const type = EDITABLE_COLUMNS[column];
    const read = type === 'jsonb' ? `r."${then}"->'${column}'` : `(r."${then}"->>'${column}')::${type}`;
    return `"${column}" = CASE WHEN jsonb_exists(r."${then}", '${column}') THEN ${read} ELSE t."${column}" END`;
  };
  const [result] = await scopedQuery<{ count: number }>(
    context.db.sequelize,
    scope,
    `WITH changed AS (
       UPDATE "transactions" t SET ${columns.map(value).join(', ')}, "version" = t."version" + 1
       FROM "edit_rows" r
       WHERE r."transactionId" = t."id" AND t."contractId" = :contractId AND r."contractId" = :contractId AND r."editId" = :editId AND r."before" IS NOT NULL AND r."after" IS NOT NULL
         AND ${isAsLeft(now, 'r."version" + :numReverts')}
       RETURNING t."id", t."version" - :numReverts - 1 AS "version", r."version" AS "recorded"
     ), touched AS (
       UPDATE "edit_rows" r SET "version" = c."version" FROM changed c WHERE c."version" <> c."recorded" AND r."editId" = :editId AND r."transactionId" = c."id"
     )
     SELECT count(*)::integer AS "count" FROM changed`,
    { editId: edit.id, numReverts: edit.numReverts },
  );
  return result!.count;
}

async function deleteAdded(unit: EditUnit, now: 'before' | 'after', then: 'before' | 'after'): Promise<number> {
  const { context, edit, scope } = unit;
  const gone = await scopedQuery(
    context.db.sequelize,
    scope,
    `WITH gone AS (
       DELETE FROM "transactions" t USING "edit_rows" r
       WHERE r."transactionId" = t."id" AND t."contractId" = :contractId AND r."editId" = :editId AND r."${then}" IS NULL AND ${isAsLeft(now, 'r."version"')}
       RETURNING t.*
     )
     UPDATE "edit_rows" r SET "version" = g."version", "${now}" = to_jsonb(g) FROM gone g WHERE r."editId" = :editId AND r."transactionId" = g."id" RETURNING r."transactionId"`,
    { editId: edit.id },
  );
  if (gone.length > 0) unit.hasNewRows = true;
  return gone.length;
}

async function insertDeleted(unit: EditUnit, now: 'before' | 'after', then: 'before' | 'after'): Promise<number> {
  const { context, edit, scope } = unit;
  const back = await scopedQuery(
    context.db.sequelize,
    scope,
    `WITH back AS (
       INSERT INTO "transactions" SELECT p.* FROM "edit_rows" r,
         LATERAL jsonb_populate_record(NULL::"transactions", r."${then}" || jsonb_build_object('version', r."version" + 1)) p
       WHERE r."contractId" = :contractId AND p."contractId" = :contractId AND r."editId" = :editId AND r."${now}" IS NULL
       ON CONFLICT DO NOTHING RETURNING "id", "version"
     )
     UPDATE "edit_rows" r SET "version" = b."version" FROM back b WHERE r."editId" = :editId AND r."transactionId" = b."id" RETURNING r."transactionId"`,
    { editId: edit.id },
  );
  if (back.length > 0) unit.hasNewRows = true;
  return back.length;
}
