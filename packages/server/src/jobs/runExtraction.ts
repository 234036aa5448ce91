// Runs one job: reads its documents in threads, saves each as it is done, and settles the whole. May be cut off anywhere and run again.
import { ApiError, documentErrors, internal, outOfPages, templateErrors } from '@tieout/sdk/contract';
import type { Services } from '../core/services.js';
import { chargeJob, returnPages } from '../credits/charges.commands.js';
import { tellAdministrators } from '../credits/tellAdministrators.js';
import type { PageLimits } from '../credits/charges.commands.js';
import { scopeOf } from '../database/tenant.js';
import type { Document } from '../documents/documents.model.js';
import { ENGINE_VERSION } from '../extraction/engineVersion.js';
import type { RowsSoFar } from '../extraction/model.js';
import { toApiError } from '../http/errors.js';
import { EngineError, ReaderClosedError } from '../reading/reader.js';
import { finishJob } from './finishJob.js';
import type { ExtractJobInput } from './jobs.jobs.js';
import type { Job, JobDocument, JobOptions } from './jobs.model.js';
import { trackProgress } from './progress.js';
import type { JobProgress } from './progress.js';
import { readDocument } from './readDocument.js';
import type { ReadHooks } from './readDocument.js';
import { failDocument, placeOf, saveDocument, saveRecords, storedError } from './saveDocument.js';
import { isRunning, transitionJob } from './transitionJob.js';

/** After so many starts without an end the job itself must be what ends the process. */
const MAX_ATTEMPTS = 5;

export async function runExtraction(services: Services, { contractId, jobId, runId }: ExtractJobInput): Promise<void> {
  const scope = scopeOf(contractId);
  const job = await services.db.jobs.byId(jobId, scope);
  if (!job || job.runId !== runId || !isRunning(job.status)) return;
  if (job.attempts >= MAX_ATTEMPTS) return giveUp(services, job);
  await job.update({ attempts: job.attempts + 1, startedAt: job.startedAt ?? services.clock() }, scope);

  const canceled = new AbortController();
  const stopListening = services.live.onCancel((signal) => {
    if (signal.runId === runId) canceled.abort(new Error('Canceled'));
  });
  try {
    const entries = await services.db.jobDocuments.ofJob(jobId, scope);
    const documents = new Map((await services.db.documents.byIds(entries.map(({ documentId }) => documentId), scope)).map((document) => [document.id, document]));
    const wanted = entries.filter(({ status }) => status === 'InProgress');
    const limits = await payFor(services, job, wanted, documents);
    if (!limits) return;
    const progress = trackProgress(services, job, entries, documents);
    const run = { services, job, runId, documents, limits, signal: canceled.signal, progress };
    try {
      await readAll(run, wanted.filter(({ status }) => status === 'InProgress'));
    } finally {
      progress.stop();
    }
    if (!canceled.signal.aborted) await finishJob(services, job, runId);
  } finally {
    stopListening();
  }
}

/** Null when there are too few pages: the job waits for more. */
async function payFor(services: Services, job: Job, entries: readonly JobDocument[], documents: ReadonlyMap<string, Document>): Promise<PageLimits | null> {
  const scope = scopeOf(job.contractId);
  let limits: PageLimits;
  try {
    limits = await chargeJob(services, job, entries.flatMap(({ documentId }) => documents.get(documentId) ?? []));
  } catch (error) {
    if (!(error instanceof ApiError) || !error.is(outOfPages)) throw error;
    await transitionJob(services, job, 'OutOfCredits', { error: storedError(error), runId: null }, scope);
    await tellAdministrators(services, job);
    return null;
  }
  const isPartial = Object.keys(limits).length > 0;
  if (isPartial !== job.isPartial) await job.update({ isPartial }, scope);
  for (const entry of entries) {
    if (limits[entry.documentId] === 0) await entry.update({ status: 'OutOfCredits', error: storedError(new ApiError(outOfPages)) }, scope);
  }
  return limits;
}

interface Run {
  services: Services;
  job: Job;
  runId: string;
  documents: ReadonlyMap<string, Document>;
  limits: PageLimits;
  signal: AbortSignal;
  progress: JobProgress;
}

/** As many documents at a time as there are threads. One that cannot be read does not stop the others. */
async function readAll(run: Run, entries: readonly JobDocument[]): Promise<void> {
  const left = [...entries];
  const lane = async () => {
    for (let entry = left.shift(); entry && !run.signal.aborted; entry = left.shift()) await readOne(run, entry);
  };
  await Promise.all(Array.from({ length: run.services.config.extractionWorkers }, lane));
}

/** Types of jobs whose documents are no statements. */
const readings: Partial<Record<Job['type'], 'invoice' | 'form'>> = { Invoice: 'invoice', Form: 'form' };

async function readOne(run: Run, entry: JobDocument): Promise<void> {
  const { services, job, runId, limits, signal, progress } = run;
  const document = run.documents.get(entry.documentId);
  if (!document) return;
  try {
    const hooks = { signal, options: job.options, maxPages: limits[entry.documentId], onPages: (pages: number) => progress.report(entry.documentId, pages), onRows: (rows: RowsSoFar) => progress.preview(entry.documentId, rows) };
    if (job.templateId !== null) return await readWithTemplate(run, entry, document, hooks);
    const { extracted, keep } = await readDocument(services, document, { ...hooks, reading: readings[job.type] });
    await Promise.all([saveDocument(services, { job, runId, entry, extracted }), keep()]);
  } catch (error) {
    if (signal.aborted) return;
    await failDocument(services, { job, runId, entry, error: problemOf(error, services, document.id) });
  } finally {
    if (!signal.aborted) progress.report(entry.documentId, document.numPages ?? 0);
  }
}

async function readWithTemplate({ services, job, runId }: Run, entry: JobDocument, document: Document, hooks: ReadHooks & { options: JobOptions }): Promise<void> {
  const template = await services.db.templates.byId(job.templateId!, scopeOf(job.contractId));
  if (!template) throw new ApiError(templateErrors.gone);
  const { readByTemplate } = await import('../templates/readByTemplate.js');
  const records = await readByTemplate(services, template, document, placeOf({ job, entry }), hooks);
  await saveRecords(services, { job, runId, entry, records, metadata: { algoVersion: 'v2', engineVersion: ENGINE_VERSION } });
}

/** Faults of the document become its error; faults of the machine (database, disk, shutdown) end the run, to be tried again. */
function problemOf(error: unknown, { log }: Services, documentId: string): ApiError {
  const known = toApiError(error);
  const isEngineFault = error instanceof EngineError;
  if (error instanceof ReaderClosedError || (known.is(internal) && !isEngineFault)) throw error;
  if (!isEngineFault) return known;
  log.error({ err: error, documentId }, 'The engine failed on a document');
  return new ApiError(documentErrors.engineFailed, { cause: error });
}

async function giveUp(services: Services, job: Job): Promise<void> {
  const { status, code, type, message, data } = new ApiError(documentErrors.engineFailed);
  await services.db.transaction(async (transaction) => {
    const scope = scopeOf(job.contractId, transaction);
    const error = { status, code, type, message, data };
    const given = (await services.db.jobDocuments.ofJob(job.id, scope)).filter((entry) => entry.status === 'InProgress');
    await returnPages(services, job, { ...scope, transaction }, given.map(({ documentId }) => documentId));
    await services.db.jobDocuments.update({ status: 'Failed', error }, { where: { jobId: job.id, status: 'InProgress' }, ...scope });
    await transitionJob(services, job, 'Failed', { error, runId: null }, scope);
  });
}
