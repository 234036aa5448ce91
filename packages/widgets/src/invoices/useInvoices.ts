import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readInvoiceRow, type Invoice, type InvoiceRow } from '@tieout/sdk';
import { queryKeys } from '../core/queryKeys.js';
import { useTieout } from '../core/useTieout.js';

export interface ShownInvoice extends InvoiceRow { invoice: Invoice }

/** Read again whenever rows of the job change. */
const ofJobKey = (jobId: string) => [...queryKeys.transactions(jobId), 'invoices'] as const;

const shown = (row: InvoiceRow): ShownInvoice => ({ ...row, invoice: readInvoiceRow(row) });

/** The invoices of a job, in the order of its documents. */
export function useJobInvoices(jobId: string) {
  const { client } = useTieout();
  return useQuery({ queryKey: ofJobKey(jobId), queryFn: async ({ signal }) => (await client.invoices.ofJob(jobId, { signal })).map(shown) });
}

/** Which job an invoice is in. */
export function useInvoice(id: string) {
  const { client } = useTieout();
  return useQuery({ queryKey: ['tieout', 'invoice', id], queryFn: ({ signal }) => client.invoices.get(id, { signal }) });
}

export function useRefreshInvoices(jobId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ofJobKey(jobId) });
}
