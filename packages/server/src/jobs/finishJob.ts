// Settles a job whose documents are all read: figures of the whole, names that do not collide, and the last state.
import type { Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import type { Scope } from '../database/tenant.js';
import { announceExtraction } from '../webhooks/announceExtraction.js';
import { uniqueTitles } from './accountTitles.js';
import type { Job, JobDocument, JobMetadata, StoredError } from './jobs.model.js';
import { outcomeOf } from './refreshJob.js';
import { summarizeJob } from './summarizeJob.js';
import { transitionJob } from './transitionJob.js';

export async function finishJob(services: Services, job: Job, runId: string): Promise<void> {
  const { db } = services;
  if (job.status === 'InProgress' && !(await transitionJob(services, job, 'Finishing', { donePages: job.totalPages }, scopeOf(job.contractId)))) return;
  const documentIds = await db.transaction(async (transaction) => {
    const scope = { ...scopeOf(job.contractId, transaction), transaction };
    const current = await db.jobs.lockById(job.id, scope);
    if (!current || current.runId !== runId) return [];
    const entries = await db.jobDocuments.ofJob(job.id, scope);
    const read = entries.filter(({ status }) => status === 'Succeeded');
    if (read.length === 0) {
      await transitionJob(services, job, 'Failed', { error: firstError(entries), runId: null }, scope);
      return [];
    }
    if (read.length > 1) await separateAccounts(services, job, scope);
    const { isGeneric, isBankMode: isStatement, numTransactions, reconciliation } = summarizeJob(entries.map(outcomeOf));
    const isBankMode = isStatement && job.templateId === null;
    const changes = {
      isGeneric, originalIsGeneric: isGeneric, isBankMode, originalIsBankMode: isBankMode, numTransactions, reconciliation,
      hasBadDate: read.some(({ metadata }) => metadata.hasBadDate), metadata: jobMetadata(read, isGeneric), error: null, runId: null,
    };
    if (await transitionJob(services, job, 'Succeeded', changes, scope)) await announceExtraction(services, job, scope);
    return entries.map(({ documentId }) => documentId);
  });
  if (documentIds.length === 0) return;
  services.live.publish({ name: 'transactions.changed', contractId: job.contractId, payload: { jobId: job.id, documentIds } });
}

function firstError(entries: readonly JobDocument[]): StoredError | null {
  const failed = entries.find(({ error }) => error);
  return failed?.error ? { ...failed.error, data: { ...failed.error.data, document: failed.documentId } } : null;
}

function jobMetadata(read: readonly JobDocument[], isGeneric: boolean): JobMetadata {
  const { hasBadDate: _, pageTurns: __, genericReason, ...first } = read[0]!.metadata;
  return isGeneric && genericReason ? { ...first, genericReason } : first;
}

/** Accounts of different documents may bear the same name; the selector of the job must tell them apart. */
async function separateAccounts({ db }: Services, job: Job, scope: Scope): Promise<void> {
  const accounts = await db.accounts.ofJob(job.id, scope);
  const titles = uniqueTitles(accounts.map(({ accountName }) => accountName));
  for (const [index, account] of accounts.entries()) {
    const accountName = titles[index]!;
    if (account.accountName === accountName) continue;
    await account.update({ accountName }, scope);
    await db.transactions.update({ account: accountName }, { where: { accountId: account.id }, ...scope });
  }
}
