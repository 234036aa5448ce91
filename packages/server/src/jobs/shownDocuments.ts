import type { JobDocument } from './jobs.model.js';

/** Of a job that made PDFs: these, and no more what they were made of, nor the zip they are in. */
export function shownDocuments(entries: readonly JobDocument[]): JobDocument[] {
  const making = new Set(entries.filter(({ metadata }) => metadata.made).map(({ jobId }) => jobId));
  return entries.filter(({ jobId, metadata }) => (making.has(jobId) ? metadata.made === 'document' : true));
}
