// Which documents of which jobs are exported together: under two tags the same file may stand in several jobs, and its rows leave once.
import type { Context } from '../core/services.js';
import type { Job } from '../jobs/jobs.model.js';

export interface JobDocuments {
  job: Job;
  documentIds: string[];
}

/** The same file counts in the job that was marked as reviewed, else in the one that was made last. Jobs come in the order of their creation. */
export async function exportedDocuments({ db, scope }: Context, jobs: readonly Job[], wanted: readonly string[] | undefined): Promise<JobDocuments[]> {
  const found = await Promise.all(jobs.map(async (job) => {
    const entries = await db.jobDocuments.ofJob(job.id, scope);
    const chosen = entries.filter(({ documentId, status }) => status === 'Succeeded' && (!wanted || wanted.includes(documentId)));
    return { job, documentIds: chosen.map(({ documentId }) => documentId) };
  }));
  if (found.length < 2) return found;
  const documents = await db.documents.byIds([...new Set(found.flatMap(({ documentIds }) => documentIds))], scope);
  const fileOf = new Map(documents.map(({ id, sha256 }) => [id, sha256]));
  const holders = new Map<string, Job>();
  for (const { job, documentIds } of found) {
    for (const file of documentIds.map((id) => fileOf.get(id)!)) {
      const holder = holders.get(file);
      if (!holder || !holder.reviewedAt || job.reviewedAt) holders.set(file, job);
    }
  }
  return found.map(({ job, documentIds }) => ({ job, documentIds: documentIds.filter((id) => holders.get(fileOf.get(id)!) === job) }));
}
