// Progress of a job by pages: announced often, written now and then.
import { formatMinor } from '@tieout/sdk/contract';
import type { Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import { announceJob } from './announceJob.js';
import type { Document } from '../documents/documents.model.js';
import type { RowsSoFar } from '../extraction/model.js';
import type { Job, JobDocument } from './jobs.model.js';

const ANNOUNCE_MS = 250;
const WRITE_MS = 1000;

export interface JobProgress {
  report(documentId: string, pages: number): void;
  /** Rows of the first pages, shown until the document is read. */
  preview(documentId: string, rows: RowsSoFar): void;
  /** Nothing more is told or written. */
  stop(): void;
}

export function trackProgress(services: Services, job: Job, entries: readonly JobDocument[], documents: ReadonlyMap<string, Document>): JobProgress {
  const isDone = new Set(entries.filter(({ status }) => status !== 'InProgress').map(({ documentId }) => documentId));
  const pagesOf = new Map([...documents.values()].map(({ id, numPages }) => [id, isDone.has(id) ? (numPages ?? 0) : 0]));
  const { runId } = job;
  const announced = atMostEvery(ANNOUNCE_MS, Number.NEGATIVE_INFINITY, () => void announceJob(services, 'job.updated', job));
  // Still less often, for those who ask instead; a short job is done before its first time.
  const written = atMostEvery(WRITE_MS, performance.now(), () => {
    const where = { id: job.id, runId };
    services.db.jobs.update({ donePages: job.donePages, metadata: job.metadata }, { where, ...scopeOf(job.contractId) }).catch((error: unknown) => {
      services.log.warn({ err: error, jobId: job.id }, 'Progress could not be written');
    });
  });

  return {
    report(documentId, pages) {
      if ((pagesOf.get(documentId) ?? 0) >= pages) return;
      pagesOf.set(documentId, pages);
      job.set('donePages', Math.min(job.totalPages, [...pagesOf.values()].reduce((sum, count) => sum + count, 0)));
      announced.ask();
      written.ask();
    },
    preview(documentId, { pages, count, rows }) {
      const shown = rows.map(({ page, date, description, amountMinor, decimals, currency }) => ({ pageNumber: page - 1, date, description, amount: Number(formatMinor(amountMinor, decimals)), currency }));
      job.set('metadata', { ...job.metadata, preview: { documentId, pages, numRows: count, rows: shown } });
      announced.now();
      written.ask();
    },
    stop() {
      announced.stop();
      written.stop();
    },
  };
}

interface Repeated {
  /** At once when its time has come, and otherwise then: the last state is always told, however long nothing follows it. */
  ask(): void;
  now(): void;
  stop(): void;
}

function atMostEvery(intervalMs: number, lastMs: number, work: () => void): Repeated {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let workedMs = lastMs;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = () => {
    stop();
    workedMs = performance.now();
    work();
  };
  return {
    ask() {
      const waitMs = workedMs + intervalMs - performance.now();
      if (waitMs <= 0) now();
      else timer ??= setTimeout(now, waitMs);
    },
    now,
    stop,
  };
}
