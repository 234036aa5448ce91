// Progress of a job by pages: announced often, written now and then.
import type { Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import { announceJob } from './announceJob.js';
import type { Document } from '../documents/documents.model.js';
import type { Job, JobDocument } from './jobs.model.js';

const ANNOUNCE_MS = 250;
const WRITE_MS = 1000;

export interface JobProgress {
  report(documentId: string, pages: number): void;
}

export function trackProgress(services: Services, job: Job, entries: readonly JobDocument[], documents: ReadonlyMap<string, Document>): JobProgress {
  const isDone = new Set(entries.filter(({ status }) => status !== 'InProgress').map(({ documentId }) => documentId));
  const pagesOf = new Map([...documents.values()].map(({ id, numPages }) => [id, isDone.has(id) ? (numPages ?? 0) : 0]));
  const { runId } = job;
  let announcedAt = 0;
  let writtenAt = services.clock().getTime();

  return {
    report(documentId, pages) {
      if ((pagesOf.get(documentId) ?? 0) >= pages) return;
      pagesOf.set(documentId, pages);
      const donePages = Math.min(job.totalPages, [...pagesOf.values()].reduce((sum, count) => sum + count, 0));
      job.set('donePages', donePages);
      const now = services.clock().getTime();
      if (now - announcedAt >= ANNOUNCE_MS) {
        announcedAt = now;
        void announceJob(services, 'job.updated', job);
      }
      if (now - writtenAt >= WRITE_MS) {
        writtenAt = now;
        const where = { id: job.id, runId };
        services.db.jobs.update({ donePages }, { where, ...scopeOf(job.contractId) }).catch((error: unknown) => {
          services.log.warn({ err: error, jobId: job.id }, 'Progress could not be written');
        });
      }
    },
  };
}
