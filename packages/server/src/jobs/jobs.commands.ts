import { ApiError, documentErrors, jobErrors, notFound } from '@tieout/sdk/contract';
import type { CreateJob } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import { assertEnoughPages, returnPages } from '../credits/charges.commands.js';
import { scopeOf } from '../database/tenant.js';
import { deleteDocument, removeDocument } from '../documents/documents.commands.js';
import type { Document } from '../documents/documents.model.js';
import { useTemplate } from '../templates/findTemplate.js';
import { addJobTags, setJobTags } from '../tags/tags.commands.js';
import { announceJob } from './announceJob.js';
import { dropEdits, dropResults } from './dropResults.js';
import { checkMaking, isMaking } from './checkMaking.js';
import { extractJob, makeJob } from './jobs.jobs.js';
import type { Job } from './jobs.model.js';
import { isRunning, transitionJob } from './transitionJob.js';

type NewJob = z.output<typeof CreateJob>;

export async function createJob(context: Context, input: NewJob & { isFresh?: boolean }, combineIntoSingleDocument: boolean): Promise<Job> {
  const ids = [...new Set(input.documents)];
  const { db, actor, newId, clock } = context;
  const isWithTemplate = Boolean(input.templateId);
  const job = await db.transaction(async (transaction) => {
    const scope = scopeOf(actor.contractId, transaction);
    const documents = inOrder(ids, await db.documents.byIds(ids, { ...context.scope, transaction }));
    if (input.templateId) await useTemplate(context, input.templateId, documents, { ...context.scope, transaction });
    if (isMaking(input.jobType)) await checkMaking(context, input, documents);
    const created = await db.jobs.create(
      {
        id: newId(), ...actor, name: input.jobName || documents[0]!.name, type: input.jobType, status: 'InProgress',
        isGeneric: false, originalIsGeneric: false, isBankMode: !isWithTemplate, originalIsBankMode: !isWithTemplate, bankModeIfReconciled: false,
        originalBankModeIfReconciled: false, isPartial: false, totalPages: documents.reduce((sum, { numPages }) => sum + (numPages ?? 0), 0) * (input.records?.length ?? 1),
        donePages: null, numDocuments: documents.length, numTransactions: 0, reconciliation: 'Unknown', hasBadDate: false,
        templateId: input.templateId || null,
        options: { combineIntoSingleDocument, flattenTables: input.flattenTables, enableMultiPage: input.enableMultiPage, integrationId: input.integrationId, isFresh: input.isFresh, records: input.records, pdfCommands: input.pdfCommands },
        metadata: {}, error: null, runId: newId(), attempts: 0, createdAt: clock(), startedAt: null, finishedAt: null, reviewedAt: null, reviewedBy: null,
      },
      scope,
    );
    const entries = documents.map(({ id: documentId }, position) => ({
      id: newId(), contractId: actor.contractId, jobId: created.id, documentId, position, status: 'InProgress' as const, numRows: 0, isDense: true,
      isGeneric: false, reconciliation: 'Unknown' as const, metadata: {}, error: null,
    }));
    await db.jobDocuments.bulkCreate(entries, scope);
    await addJobTags(context, created.id, input.tags, scope);
    return created;
  });
  await announceJob(context, 'job.created', job);
  await enqueueJob(context, job);
  return job;
}

/** In the order they were given; each must exist and be open. */
function inOrder(ids: readonly string[], found: readonly Document[]): Document[] {
  const byId = new Map(found.map((document) => [document.id, document]));
  const missing = ids.filter((id) => !byId.has(id));
  if (missing.length > 0) throw new ApiError(jobErrors.documentGone, { data: { documents: missing } });
  const documents = ids.map((id) => byId.get(id)!);
  const locked = documents.filter((document) => document.readableSha256 === null);
  if (locked.length > 0) {
    throw new ApiError(documentErrors.passwordRequired, {
      message: `${locked.map(({ name }) => name).join(', ')}: ${documentErrors.passwordRequired.message}`,
      data: { documents: locked.map(({ id }) => id) },
    });
  }
  return documents;
}

/** Adding the same run twice does no harm: that is how work is found again after a crash. */
export async function enqueueJob({ queue }: Pick<Context, 'queue'>, { id: jobId, contractId, runId, type }: Job): Promise<void> {
  if (runId !== null) await queue.add(isMaking(type) ? makeJob : extractJob, { contractId, jobId, runId }, runId);
}

export async function renameJob(context: Context, job: Job, name: string): Promise<Job> {
  await job.update({ name }, context.scope);
  await announceJob(context, 'job.updated', job);
  return job;
}

export async function replaceJobTags(context: Context, job: Job, names: readonly string[]): Promise<Job> {
  await context.db.transaction((transaction) => setJobTags(context, job.id, names, scopeOf(context.actor.contractId, transaction)));
  await announceJob(context, 'job.updated', job);
  return job;
}

/** What was read is dropped. A job that has ended stays as it is. */
export async function cancelJob(context: Context, job: Job): Promise<Job> {
  const { runId } = job;
  const hasCanceled = await context.db.transaction(async (transaction) => {
    const scope = scopeOf(job.contractId, transaction);
    if (!(await transitionJob(context, job, 'Canceled', { runId: null, donePages: null, numTransactions: 0, reconciliation: 'Unknown' }, scope))) return false;
    await dropResults(context.db, job.id, scope);
    await returnPages(context, job, { ...scope, transaction });
    await context.db.jobDocuments.update({ status: 'Canceled', numRows: 0, error: null }, { where: { jobId: job.id }, ...scope });
    return true;
  });
  if (hasCanceled && runId !== null) context.live.publishCancel({ runId });
  return hasCanceled ? job : findJob(context, job.id);
}

/** @throws ApiError `job.not_resumable`, `credits.out_of_pages` */
export async function resumeJob(context: Context, job: Job): Promise<Job> {
  const { db, newId } = context;
  const entries = (await db.jobDocuments.ofJob(job.id, context.scope)).filter(({ status }) => status !== 'Succeeded');
  if (!isMaking(job.type)) await assertEnoughPages(context, job, await db.documents.byIds(entries.map(({ documentId }) => documentId), context.scope));
  const hasResumed = await db.transaction(async (transaction) => {
    const scope = scopeOf(job.contractId, transaction);
    const fresh = { runId: newId(), attempts: 0, startedAt: null, donePages: null, error: null };
    if (isRunning(job.status) || job.status === 'Succeeded' || !(await transitionJob(context, job, 'InProgress', fresh, scope))) return false;
    await db.jobDocuments.update({ status: 'InProgress', error: null }, { where: { jobId: job.id, status: ['Failed', 'Canceled', 'OutOfCredits'] }, ...scope });
    return true;
  });
  if (!hasResumed) throw new ApiError(jobErrors.notResumable);
  await enqueueJob(context, job);
  return job;
}

/** Reads everything again; rows, and the edits made to them, go. @throws ApiError `job.not_finished`, `credits.out_of_pages` */
export async function redoJob(context: Context, job: Job, disableAutoRotation: boolean): Promise<Job> {
  const { db, newId } = context;
  const entries = await db.jobDocuments.ofJob(job.id, context.scope);
  // Before anything is dropped.
  if (!isMaking(job.type)) await assertEnoughPages(context, job, await db.documents.byIds(entries.map(({ documentId }) => documentId), context.scope));
  await db.transaction(async (transaction) => {
    const scope = scopeOf(job.contractId, transaction);
    const fresh = {
      runId: newId(), attempts: 0, startedAt: null, donePages: null, error: null, reviewedAt: null, reviewedBy: null, numTransactions: 0, reconciliation: 'Unknown' as const,
      options: { ...job.options, disableAutoRotation, isFresh: true },
    };
    if (isRunning(job.status) || !(await transitionJob(context, job, 'InProgress', fresh, scope))) throw new ApiError(jobErrors.notFinished);
    await dropResults(db, job.id, scope);
    await db.jobDocuments.update({ status: 'InProgress', numRows: 0, error: null }, { where: { jobId: job.id }, ...scope });
  });
  await enqueueJob(context, job);
  return job;
}

/** The same documents as a job of its own, read anew. */
export async function debugJob(context: Context, job: Job): Promise<Job> {
  const entries = await context.db.jobDocuments.ofJob(job.id, context.scope);
  const documents = entries.filter(({ metadata }) => !metadata.made).map(({ documentId }) => documentId);
  const { records, pdfCommands } = job.options;
  return createJob(context, { records, pdfCommands, jobName: `${job.name} (debug)`, documents, tags: [], jobType: job.type, templateId: job.templateId, isFresh: true }, job.options.combineIntoSingleDocument ?? false);
}

export async function markJobReviewed(context: Context, job: Job): Promise<Job> {
  await job.update({ reviewedAt: context.clock(), reviewedBy: context.access.userName }, context.scope);
  await announceJob(context, 'job.updated', job);
  return job;
}

/** With its documents, save those that another job uses too. */
export async function deleteJob(context: Context, job: Job): Promise<void> {
  const { db, actor, live } = context;
  if (isRunning(job.status)) await cancelJob(context, job);
  await db.transaction(async (transaction) => {
    const scope = scopeOf(actor.contractId, transaction);
    const entries = await db.jobDocuments.ofJob(job.id, scope);
    await dropEdits(db, job.id, scope);
    await job.destroy(scope);
    for (const document of await db.documents.byIds(entries.map((entry) => entry.documentId), scope)) {
      const otherUses = await db.jobDocuments.count({ where: { documentId: document.id }, ...scope });
      if (otherUses === 0) await removeDocument(context, document, scope);
    }
  });
  live.publish({ name: 'job.deleted', contractId: actor.contractId, payload: { jobId: job.id } });
}

/** @throws ApiError `document.in_use`, `request.not_found` */
export async function deleteJobDocument(context: Context, job: Job, documentId: string): Promise<void> {
  const entry = await context.db.jobDocuments.findOne({ where: { jobId: job.id, documentId }, ...context.scope });
  const document = entry && (await context.db.documents.byId(documentId, context.scope));
  if (!document) throw new ApiError(notFound);
  await deleteDocument(context, document);
}

/** @throws ApiError `request.not_found` */
export async function findJob({ db, scope }: Context, id: string): Promise<Job> {
  const job = await db.jobs.byId(id, scope);
  if (!job) throw new ApiError(notFound);
  return job;
}
