import type { Job } from '@tieout/sdk';
import { InvoiceManager, useJobDocuments } from '@tieout/widgets';
import classes from '../jobs/JobContent.module.css';

/** The invoices of a job that succeeded. */
export function InvoiceReview({ job }: { job: Job }) {
  const documents = useJobDocuments(job.id);
  return <div className={classes.review}><div className={classes.panel}><InvoiceManager jobId={job.id} documents={documents.data ?? []} /></div></div>;
}
