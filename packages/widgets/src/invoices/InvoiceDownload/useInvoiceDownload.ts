import { useQuery } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import { invoiceFields, invoiceLineFields, type DateFormat, type ExportFieldSelection } from '@tieout/sdk/contract';
import { useEffect, useState } from 'react';
import { usePreference } from '../../core/usePreference.js';
import { useTieout } from '../../core/useTieout.js';
import { useCustomFormats } from '../../customFormats/CustomFormatDialog/useCustomFormats.js';
import { useDownload } from '../../exports/useDownload.js';
import type { InvoiceDownloadStrings } from './InvoiceDownload.strings.js';

export const ALL_COLUMNS = 'custom-all';

export interface InvoiceDownloadInput {
  /** A job, the jobs under two tags, or null for all. */
  workspace: Workspace | null;
  /** Only these invoices. */
  transactionLineIds?: readonly string[];
  onDone: () => void;
  onNoData: () => void;
}

interface Choices { format: string; fileType: 'CSV' | 'XLSX'; dateFormat: DateFormat; documentIds: string[] }
interface Fields { invoice: (typeof invoiceFields)[number][]; line: (typeof invoiceLineFields)[number][] }

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && 'invoice' in value && 'line' in value;
const isText = (value: unknown): value is string => typeof value === 'string';
/** Of the specification: what is chosen is kept a moment after the last click. */
const KEEP_DELAY_MS = 300;

export function useInvoiceDownload({ workspace, transactionLineIds, onDone, onNoData }: InvoiceDownloadInput, strings: InvoiceDownloadStrings) {
  const { client } = useTieout();
  const { download: fetchFile, clearFailure, ...state } = useDownload({ items: 'invoices', onDone, onNoData }, strings);
  const ownFormats = useCustomFormats('invoice').data ?? [];
  const [keptFormat, keepFormat] = usePreference('invoice.export.format', isText);
  const [keptFields, keepFields] = usePreference('invoice.export.fields', isFields);
  const [changes, setChanges] = useState<Partial<Choices>>({});
  const [changedFields, setFields] = useState<Fields | null>(null);
  const fields = changedFields ?? keptFields ?? { invoice: [...invoiceFields], line: [...invoiceLineFields] };
  useEffect(() => {
    if (!changedFields) return;
    const timer = setTimeout(() => keepFields(changedFields), KEEP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [changedFields, keepFields]);

  const isKnown = keptFormat === ALL_COLUMNS || ownFormats.some(({ name }) => `custom-${name}` === keptFormat);
  const values: Choices = { format: isKnown ? keptFormat! : ALL_COLUMNS, fileType: 'XLSX', dateFormat: 'YYYY-MM-DD', documentIds: [], ...changes };
  const selection: ExportFieldSelection | undefined = values.format === ALL_COLUMNS ? fields : undefined;
  const request = {
    format: values.format, ...(values.documentIds.length > 0 ? { documentIds: values.documentIds } : {}),
    options: { fileType: values.fileType, dateFormat: values.dateFormat, ...(selection ? { selectedExportFields: selection } : {}), ...(transactionLineIds ? { transactionLineIds: [...transactionLineIds] } : {}) },
  };
  const columns = ownFormats.find(({ name }) => `custom-${name}` === values.format)?.data;
  const preview = useQuery({
    queryKey: ['tieout', 'invoicePreview', workspace, request, columns], queryFn: ({ signal }) => client.invoices.previewExport(workspace, request, { signal }), placeholderData: (before) => before, retry: false, gcTime: 0,
  });
  const change = (next: Partial<Choices>) => {
    setChanges({ ...changes, ...next });
    clearFailure();
  };
  const download = () => fetchFile(() => client.invoices.export(workspace, request), { fileName: `invoices.${values.fileType.toLowerCase()}`, onSaved: () => keepFormat(values.format) });
  return { values, change, fields, setFields, preview, ownFormats, ...state, download };
}
