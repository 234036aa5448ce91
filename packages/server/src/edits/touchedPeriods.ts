import { MAX_EDIT_ROWS } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { scopedQuery } from '../database/tenant.js';
import type { EditScope } from '../reconciliation/proveAgain.js';
import type { Edit } from './edits.model.js';

/** Periods that hold the changed rows now, and those that held them before. Of a step on very many rows all of the job: to tell which takes longer than to prove them. */
export async function touchedPeriods({ db }: Context, edit: Edit, scope: EditScope): Promise<string[]> {
  if (edit.numRows > MAX_EDIT_ROWS) return (await db.periods.findAll({ where: { jobId: edit.jobId }, attributes: ['id'], ...scope })).map(({ id }) => id);
  const rows = await scopedQuery<{ id: string | null }>(
    db.sequelize,
    scope,
    `SELECT DISTINCT t."periodId" AS "id" FROM "edit_rows" r JOIN "transactions" t ON t."id" = r."transactionId" WHERE r."contractId" = :contractId AND r."editId" = :editId
     UNION SELECT DISTINCT (v."value"->>'periodId')::uuid FROM "edit_rows" r, LATERAL (VALUES (r."before"), (r."after")) AS v("value")
     WHERE r."contractId" = :contractId AND r."editId" = :editId AND v."value"->>'periodId' IS NOT NULL`,
    { editId: edit.id },
  );
  return rows.flatMap(({ id }) => id ?? []);
}
