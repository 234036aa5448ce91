import type { Job } from '@tieout/sdk';
import { useJobDocuments } from '../../jobs/useJob.js';
import { InvoiceManager } from './InvoiceManager.js';

export interface JobInvoicesProps {
  job: Job;
}

/** The invoices of a job that succeeded. */
export function JobInvoices({ job }: JobInvoicesProps) {
  const documents = useJobDocuments(job.id);
  return <InvoiceManager jobId={job.id} documents={documents.data ?? []} />;
}
