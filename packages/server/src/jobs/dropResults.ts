import type { Database } from '../database/database.js';
import type { Scope } from '../database/tenant.js';
import { scopedQuery } from '../database/tenant.js';

/** Removes everything that was read, of one document of the job or of all, and the edits made to it. */
export async function dropResults(db: Database, jobId: string, scope: Scope, documentId?: string): Promise<void> {
  const where = documentId ? { jobId, documentId } : { jobId };
  await dropEdits(db, jobId, scope);
  await db.transactions.destroy({ where, ...scope });
  await db.periods.destroy({ where, ...scope });
  await db.accounts.destroy({ where, ...scope });
  await db.findings.destroy({ where, ...scope });
  await db.templateFragments.destroy({ where, ...scope });
}

/** The steps of a job; they cannot be undone on rows that have gone. */
export async function dropEdits(db: Database, jobId: string, scope: Scope): Promise<void> {
  await scopedQuery(
    db.sequelize,
    scope,
    `DELETE FROM "edit_rows" WHERE "contractId" = :contractId AND "editId" IN (SELECT "id" FROM "edits" WHERE "contractId" = :contractId AND "jobId" = :jobId)`,
    { jobId },
  );
  await db.edits.destroy({ where: { jobId }, ...scope });
}
