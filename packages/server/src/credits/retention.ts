// Jobs are kept as long as the plan says; then they go, with their documents and files.
import { plans, RUNNING_STATUSES } from '@tieout/sdk/contract';
import type { PlanName } from '@tieout/sdk/contract';
import { literal, Op } from 'sequelize';
import { SYSTEM_ACCESS } from '../auth/access.js';
import type { Contract } from '../contracts/contracts.model.js';
import type { Context, Services } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import { deleteDocument } from '../documents/documents.commands.js';
import { deleteJob } from '../jobs/jobs.commands.js';

const DAY_MS = 24 * 3_600_000;
const BATCH = 100;

export const retentionDaysOf = (contract: Contract): number | null => contract.retentionDays ?? plans[contract.plan as PlanName].retentionDays;

/** @returns how many jobs and documents went */
export async function purgeExpired(services: Services): Promise<{ jobs: number; documents: number }> {
  const purged = { jobs: 0, documents: 0 };
  for (const contract of await services.db.contracts.findAll(SYSTEM)) {
    const days = retentionDaysOf(contract);
    if (days === null) continue;
    const before = new Date(services.clock().getTime() - days * DAY_MS);
    try {
      purged.jobs += await purgeJobs(services, contract.id, before);
      purged.documents += await purgeDocuments(services, contract.id, before);
    } catch (error) {
      // What one account stumbles over must not keep what others were promised to be rid of.
      services.log.error({ err: error, contractId: contract.id }, 'Jobs past their retention could not all be deleted; it is tried again in an hour');
    }
  }
  return purged;
}

async function purgeJobs(services: Services, contractId: string, before: Date): Promise<number> {
  // Those that still run are no part of a batch: they would make it look like the last one.
  const where = { createdAt: { [Op.lt]: before }, status: { [Op.notIn]: [...RUNNING_STATUSES] } };
  let count = 0;
  for (;;) {
    const jobs = await services.db.jobs.findAll({ where, order: [['createdAt', 'ASC']], limit: BATCH, ...scopeOf(contractId) });
    for (const job of jobs) await deleteJob(contextFor(services, contractId, job.userId), job);
    count += jobs.length;
    if (jobs.length < BATCH) return count;
  }
}

/** Uploaded and never used, or left over from a job. */
async function purgeDocuments(services: Services, contractId: string, before: Date): Promise<number> {
  const where = { createdAt: { [Op.lt]: before }, id: { [Op.notIn]: literal('(SELECT "documentId" FROM "job_documents")') } } as never;
  let count = 0;
  for (;;) {
    const documents = await services.db.documents.findAll({ where, limit: BATCH, ...scopeOf(contractId) });
    for (const document of documents) await deleteDocument(contextFor(services, contractId, document.userId), document);
    count += documents.length;
    if (documents.length < BATCH) return count;
  }
}

function contextFor(services: Services, contractId: string, userId: string): Context {
  return { ...services, actor: { contractId, userId }, scope: scopeOf(contractId), access: SYSTEM_ACCESS };
}
