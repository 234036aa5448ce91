import type { Database } from '../database/database.js';
import type { Scope } from '../database/tenant.js';

/** Removes everything that was read, of one document of the job or of all. */
export async function dropResults(db: Database, jobId: string, scope: Scope, documentId?: string): Promise<void> {
  const where = documentId ? { jobId, documentId } : { jobId };
  await db.transactions.destroy({ where, ...scope });
  await db.periods.destroy({ where, ...scope });
  await db.accounts.destroy({ where, ...scope });
  await db.findings.destroy({ where, ...scope });
}
