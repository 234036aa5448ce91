import { ApiError } from '@tieout/sdk';
import { describeError, InvoiceManager, useInvoice, useJobDocuments } from '@tieout/widgets';
import { Navigate, useSearchParams } from 'react-router';
import classes from '../jobs/JobContent.module.css';
import { JobSkeleton } from '../jobs/JobSkeleton.js';
import { MissingJob } from '../jobs/MissingJob.js';
import { usePageTitle } from '../shell/usePageTitle.js';

/** One invoice of the list; without its id the invoices of the job in the address. */
export function InvoiceViewerPage() {
  const [parameters] = useSearchParams();
  const [invoiceId, jobId] = [parameters.get('invoiceId'), parameters.get('jobId')];
  if (invoiceId) return <OfInvoice key={invoiceId} invoiceId={invoiceId} />;
  return jobId ? <OfJob jobId={jobId} invoiceId={null} /> : <Navigate to="/invoices" replace />;
}

function OfInvoice({ invoiceId }: { invoiceId: string }) {
  const invoice = useInvoice(invoiceId);
  if (invoice.data) return <OfJob jobId={invoice.data.jobId} invoiceId={invoiceId} />;
  if (invoice.isPending) return <JobSkeleton />;
  if (invoice.error instanceof ApiError && [400, 404].includes(invoice.error.status)) return <MissingJob title="Invoice not found" text="This invoice does not exist. It may have been deleted." />;
  return <MissingJob title="The invoice could not be loaded" text={describeError(invoice.error, 'The server did not answer')} onRetry={() => void invoice.refetch()} />;
}

function OfJob({ jobId, invoiceId }: { jobId: string; invoiceId: string | null }) {
  const documents = useJobDocuments(jobId);
  usePageTitle('Invoice');
  return (
    <div className={classes.job} data-fills>
      <header className={classes.tagHeader}><h1 tabIndex={-1}>Invoice</h1></header>
      <div className={classes.review}><div className={classes.panel}><InvoiceManager jobId={jobId} invoiceId={invoiceId} documents={documents.data ?? []} /></div></div>
    </div>
  );
}
