// Settles a job whose documents are all read: figures of the whole, names that do not collide, and the last state.
import type { Transaction } from 'sequelize';
import type { Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import { uniqueTitles } from './accountTitles.js';
import type { Job, JobDocument, JobMetadata } from './jobs.model.js';
import { outcomeOf } from './refreshJob.js';
import { summarizeJob } from './summarizeJob.js';
import { transitionJob } from './transitionJob.js';

export async function finishJob(services: Services, job: Job, runId: string): Promise<void> {
  const { db } = services;
  if (job.status === 'InProgress') {
    const isFinishing = await db.transaction((transaction) => transitionJob(services, job, 'Finishing', { donePages: job.totalPages }, transaction));
    if (!isFinishing) return;
  }
  const hasSucceeded = await db.transaction(async (transaction) => {
    const scope = { ...scopeOf(job.contractId, transaction), transaction };
    const current = await db.jobs.lockById(job.id, scope);
    if (!current || current.runId !== runId) return false;
    const entries = await db.jobDocuments.ofJob(job.id, scope);
    const read = entries.filter(({ status }) => status === 'Succeeded');
    if (read.length === 0) {
      const error = entries.find((entry) => entry.error)?.error ?? null;
      const documentId = entries.find((entry) => entry.error)?.documentId;
      await transitionJob(services, job, 'Failed', { error: error && { ...error, data: { ...error.data, document: documentId } }, runId: null }, transaction);
      return false;
    }
    await separateAccounts(services, job, transaction);
    const { isGeneric, isBankMode, numTransactions, reconciliation } = summarizeJob(entries.map(outcomeOf));
    await transitionJob(
      services,
      job,
      'Succeeded',
      {
        isGeneric, originalIsGeneric: isGeneric, isBankMode, originalIsBankMode: isBankMode, numTransactions, reconciliation,
        hasBadDate: read.some(({ metadata }) => metadata.hasBadDate), metadata: jobMetadata(read, isGeneric), error: null, runId: null,
      },
      transaction,
    );
    return true;
  });
  if (!hasSucceeded) return;
  const documentIds = (await db.jobDocuments.ofJob(job.id, scopeOf(job.contractId))).map(({ documentId }) => documentId);
  services.live.publish({ name: 'transactions.changed', contractId: job.contractId, payload: { jobId: job.id, documentIds } });
}

function jobMetadata(read: readonly JobDocument[], isGeneric: boolean): JobMetadata {
  const { hasBadDate: _, genericReason, ...first } = read[0]!.metadata;
  return isGeneric && genericReason ? { ...first, genericReason } : first;
}

/** Accounts of different documents may bear the same name; the selector of the job must tell them apart. */
async function separateAccounts({ db }: Services, job: Job, transaction: Transaction): Promise<void> {
  const scope = scopeOf(job.contractId, transaction);
  const accounts = await db.accounts.ofJob(job.id, scope);
  const titles = uniqueTitles(accounts.map(({ accountName }) => accountName));
  for (const [index, account] of accounts.entries()) {
    const accountName = titles[index]!;
    if (account.accountName === accountName) continue;
    await account.update({ accountName }, scope);
    await db.transactions.update({ account: accountName }, { where: { accountId: account.id }, ...scope });
  }
}
