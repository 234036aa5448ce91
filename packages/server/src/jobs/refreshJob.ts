import type { Context, Services } from '../core/services.js';
import type { Scope } from '../database/tenant.js';
import { announceJob } from './announceJob.js';
import type { JobDocument } from './jobs.model.js';
import { summarizeJob } from './summarizeJob.js';
import type { DocumentOutcome } from './summarizeJob.js';

export const outcomeOf = ({ status, isGeneric, numRows, reconciliation }: JobDocument): DocumentOutcome => ({
  hasFailed: status !== 'Succeeded', isGeneric, numRows, reconciliation,
});

/** Brings the figures of a finished job up to date after one of its documents has gone. */
export async function refreshJob(services: Services | Context, jobId: string, scope: Scope & Required<Pick<Scope, 'transaction'>>): Promise<void> {
  const { db } = services;
  const job = await db.jobs.lockById(jobId, scope);
  if (!job) return;
  const entries = await db.jobDocuments.ofJob(jobId, scope);
  const documents = await db.documents.byIds(entries.map((entry) => entry.documentId), scope);
  const { numTransactions, reconciliation } = summarizeJob(entries.map(outcomeOf));
  const totalPages = documents.reduce((sum, document) => sum + (document.numPages ?? 0), 0);
  await job.update({ numDocuments: entries.length, numTransactions, reconciliation, totalPages }, scope);
  scope.transaction.afterCommit(() => announceJob(services, 'job.updated', job));
}
