import { INVOICE_FIELD } from '@tieout/sdk/contract';
import type { ReconciliationState } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import type { Scope } from '../database/tenant.js';
import type { Job } from '../jobs/jobs.model.js';
import { stateOfStatus } from './invoiceRecord.js';

/** Of the invoices of one document, as their figures stand now. */
export async function invoiceStates({ db }: Context, job: Job, documentId: string, scope: Scope): Promise<ReconciliationState[]> {
  const rows = await db.transactions.findAll({ where: { jobId: job.id, documentId, fieldName: INVOICE_FIELD, included: true }, attributes: ['status'], ...scope });
  return rows.map(({ status }) => stateOfStatus(status));
}
