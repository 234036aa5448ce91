import type { Database } from '../database/database.js';
import type { Scope } from '../database/tenant.js';

/** The work of somebody who leaves stays with the firm: it is another's from now on. */
export async function handOver(db: Database, userId: string, heirId: string, scope: Scope): Promise<void> {
  const change = [{ userId: heirId }, { where: { userId }, ...scope }] as const;
  await db.jobs.update(...change);
  await db.documents.update(...change);
  await db.ratings.update(...change);
}
