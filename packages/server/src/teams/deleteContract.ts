// The whole account with everything in it: jobs and documents first, whose files lie outside the database.
import type { Context } from '../core/services.js';
import { deleteDocument } from '../documents/documents.commands.js';
import { deleteJob } from '../jobs/jobs.commands.js';

export async function deleteContract(context: Context): Promise<void> {
  const { db, actor, scope } = context;
  for (const job of await db.jobs.findAll(scope)) await deleteJob(context, job);
  for (const document of await db.documents.findAll(scope)) await deleteDocument(context, document);
  await db.contracts.destroy({ where: { id: actor.contractId }, ...scope });
}
