import type { Finding as WireFinding, Job as WireJob, JobDocument as WireJobDocument } from '@tieout/sdk/contract';
import { RUNNING_STATUSES } from '@tieout/sdk/contract';
import type { Database } from '../database/database.js';
import type { Scope } from '../database/tenant.js';
import { scopedQuery } from '../database/tenant.js';
import type { Document } from '../documents/documents.model.js';
import { isId } from '../templates/findTemplate.js';
import type { Finding } from './findings.model.js';
import type { Job, JobDocument } from './jobs.model.js';

interface JobFacts {
  id: string;
  tags: string[];
  documentId: string | null;
}

export async function presentJobs(db: Database, jobs: readonly Job[], scope: Scope): Promise<WireJob[]> {
  if (jobs.length === 0) return [];
  const facts = await scopedQuery<JobFacts>(
    db.sequelize,
    scope,
    `SELECT j."id",
       ARRAY(SELECT t."name" FROM "job_tags" jt JOIN "tags" t ON t."id" = jt."tagId" WHERE jt."jobId" = j."id" ORDER BY jt."position") AS "tags",
       (SELECT jd."documentId" FROM "job_documents" jd WHERE jd."jobId" = j."id" ORDER BY jd."position" LIMIT 1) AS "documentId"
     FROM "jobs" j WHERE j."contractId" = :contractId AND j."id" IN (:ids)`,
    { ids: jobs.map((job) => job.id) },
  );
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const templates = await templatesOf(db, jobs, scope);
  return jobs.map((job) => presentJob(job, byId.get(job.id)?.tags ?? [], byId.get(job.id)?.documentId ?? null, templates.get(job.templateId ?? '') ?? null));
}

async function templatesOf(db: Database, jobs: readonly Job[], scope: Scope): Promise<Map<string, WireJob['template']>> {
  const ids = [...new Set(jobs.flatMap(({ templateId }) => (templateId !== null && isId(templateId) ? templateId : [])))];
  const templates = ids.length === 0 ? [] : await db.templates.byIds(ids, scope);
  return new Map(templates.map(({ id, name, logoURL }) => [id, { id, name, smallImageUrl: logoURL ?? '' }]));
}

function presentJob(job: Job, tags: string[], documentId: string | null, template: WireJob['template']): WireJob {
  const { id, name, type, status, isGeneric, originalIsGeneric, isBankMode, originalIsBankMode, bankModeIfReconciled } = job;
  const { originalBankModeIfReconciled, isPartial, templateId, numDocuments, numTransactions, reconciliation, hasBadDate, error } = job;
  const { preview, ...metadata } = job.metadata;
  const createdAt = job.createdAt.toISOString();
  return {
    id, name, type, status, isGeneric, originalIsGeneric, isBankMode, originalIsBankMode, bankModeIfReconciled, originalBankModeIfReconciled,
    isPartial, templateId, tags, numDocuments, numTransactions, reconciliation, hasBadDate, error,
    output: documentId === null ? null : JSON.stringify({ documentId }),
    createdAt,
    date: createdAt,
    startedAt: job.startedAt?.toISOString() ?? null,
    finishedAt: job.finishedAt?.toISOString() ?? null,
    reviewedAt: job.reviewedAt?.toISOString() ?? null,
    totalJobs: job.totalPages,
    progress: progressOf(job),
    metadata: JSON.stringify(metadata),
    preview: RUNNING_STATUSES.includes(status) ? (preview ?? null) : null,
    template,
  };
}

function progressOf({ status, donePages, totalPages }: Job): number | null {
  if (status === 'Succeeded') return 1;
  return donePages === null || totalPages === 0 ? null : Math.min(1, donePages / totalPages);
}

export function presentJobDocument(entry: JobDocument, document: Document): WireJobDocument {
  const { originalname, mimetype, numPages, name } = document;
  const { documentId, jobId, status, reconciliation, metadata, error } = entry;
  return { documentId, jobId, originalname, mimetype, numPages, name, status, reconciliation, pageTurns: metadata.pageTurns ?? [], error };
}

export function presentFinding({ documentId, code, message, page, box }: Finding): WireFinding {
  return { documentId, code, message, page, box };
}
