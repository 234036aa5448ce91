import type { ListedInvoice } from '@tieout/sdk';
import { InvoiceDownload, InvoiceList } from '@tieout/widgets';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { JobDataPage } from '../jobs/JobDataPage.js';
import { useLevels } from '../jobs/useLevels.js';
import { Page } from '../shell/Page.js';

/** All invoices, or those under the two tags of the address; with a job in it, that job. */
export function InvoicesPage() {
  const { jobId, levels, tags, withLevels } = useLevels();
  const navigate = useNavigate();
  const [isDownloading, setIsDownloading] = useState(false);
  const view = useCallback(({ id }: ListedInvoice) => void navigate(`/invoiceViewer?invoiceId=${id}`), [navigate]);
  if (jobId) return <JobDataPage />;
  return (
    <Page title="Invoices" lead={tags.length > 0 ? `Invoices and receipts tagged ${tags.join(' and ')}.` : 'Invoices, receipts and bills of all jobs.'}>
      <InvoiceList key={tags.join()} tags={levels ?? undefined} onView={view} onAdd={() => void navigate(withLevels('/extract/invoice'))} onDownload={() => setIsDownloading(true)} />
      <InvoiceDownload workspace={levels} documents={[]} opened={isDownloading} onClose={() => setIsDownloading(false)} />
    </Page>
  );
}
