// Runs one job: reads its documents in threads, saves each as it is done, and settles the whole. May be cut off anywhere and run again.
import { ApiError, documentErrors, internal } from '@tieout/sdk/contract';
import type { Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import type { Document } from '../documents/documents.model.js';
import { toApiError } from '../http/errors.js';
import { EngineError, ReaderClosedError } from '../reading/reader.js';
import { finishJob } from './finishJob.js';
import type { ExtractJobInput } from './jobs.jobs.js';
import type { Job, JobDocument } from './jobs.model.js';
import { trackProgress } from './progress.js';
import type { JobProgress } from './progress.js';
import { readDocument } from './readDocument.js';
import { failDocument, saveDocument } from './saveDocument.js';
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
    const progress = trackProgress(services, job, entries, documents);
    const run = { services, job, runId, documents, signal: canceled.signal, progress };
    await readAll(run, entries.filter(({ status }) => status === 'InProgress'));
    if (!canceled.signal.aborted) await finishJob(services, job, runId);
  } finally {
    stopListening();
  }
}

interface Run {
  services: Services;
  job: Job;
  runId: string;
  documents: ReadonlyMap<string, Document>;
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

async function readOne(run: Run, entry: JobDocument): Promise<void> {
  const { services, job, runId, signal, progress } = run;
  const document = run.documents.get(entry.documentId);
  if (!document) return;
  try {
    const extracted = await readDocument(services, document, { signal, options: job.options, onPages: (pages) => progress.report(entry.documentId, pages) });
    await saveDocument(services, { job, runId, entry, extracted });
  } catch (error) {
    if (signal.aborted) return;
    await failDocument(services, { job, runId, entry, error: problemOf(error, services, document.id) });
  }
  progress.report(entry.documentId, document.numPages ?? 0);
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
    await services.db.jobDocuments.update({ status: 'Failed', error }, { where: { jobId: job.id, status: 'InProgress' }, ...scope });
    await transitionJob(services, job, 'Failed', { error, runId: null }, scope);
  });
}
