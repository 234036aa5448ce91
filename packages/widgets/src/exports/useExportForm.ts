import { useQuery } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import { findExportFormat, type Account, type ExportFormat, type ExportRequest, type Filter, type Job, type JobDocument, type WebConnectService } from '@tieout/sdk/contract';
import { useState } from 'react';
import { queryKeys } from '../core/queryKeys.js';
import { usePreference } from '../core/usePreference.js';
import { useTieout } from '../core/useTieout.js';
import { useCustomFormats } from '../customFormats/CustomFormatDialog/useCustomFormats.js';
import { buildExportRequest, choicesOf, contentOfJob, customTypeOf, initialForm, initialFormat, isKeptChoices, type ExportContent, type ExportForm, type ExportFormErrors } from './exportForm.js';
import { useDownload, type DownloadInput, type DownloadStrings } from './useDownload.js';

/** What is exported: a job, or all jobs under two tags. */
export interface ExportSubject extends Pick<Job, 'name' | 'reconciliation'> {
  workspace: Workspace;
  content: ExportContent;
}

/** A job alone. */
export function subjectOfJob(job: Job): ExportSubject {
  const { id, name, reconciliation } = job;
  return { workspace: id, name, reconciliation, content: contentOfJob(job) };
}

export interface ExportFormInput extends Omit<DownloadInput, 'items'> {
  subject: ExportSubject;
  documents: readonly JobDocument[];
  accounts: readonly Account[];
  /** Documents that are chosen at the start. Default: all. */
  startDocumentIds?: readonly string[];
  /** Of the grid, when they hide rows; the rows they leave are exported. */
  filters?: readonly Filter[] | undefined;
}

/** What is chosen, what is wrong with it, and the download. */
export interface ExportFormState extends Omit<ReturnType<typeof useDownload>, 'download' | 'clearFailure'> {
  values: ExportForm;
  /** Named here, for an inferred type would spell out every format in the published types. */
  format: ExportFormat;
  change: (next: Partial<ExportForm>) => void;
  errors: ExportFormErrors;
  download: () => Promise<void>;
  ownFormats: NonNullable<ReturnType<typeof useCustomFormats>['data']>;
  /** The own format that is chosen, or null. */
  ownFormat: ExportFormState['ownFormats'][number] | null;
  /** Null while the form does not fit. */
  request: ReturnType<typeof buildExportRequest>['request'];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The choices of an export, what is wrong with them, and the download. What was chosen last is where the next one begins. */
export function useExportForm({ subject, documents, accounts, startDocumentIds, filters, ...told }: ExportFormInput, strings: DownloadStrings): ExportFormState {
  const { client } = useTieout();
  const { download: fetchFile, clearFailure, ...state } = useDownload({ ...told, items: itemsOf[subject.content] }, strings);
  const [keptFormat, keepFormat] = usePreference('export.format', isText);
  const [keptChoices, keepChoices] = usePreference('export.choices', isKeptChoices);
  const ownFormats = useCustomFormats(customTypeOf(subject.content) ?? 'bankStatement').data ?? [];
  const allDocumentIds = documents.map(({ documentId }) => documentId);
  const [changes, setChanges] = useState<Partial<ExportForm>>({});
  const [errors, setErrors] = useState<ExportFormErrors>({});

  // Until something is chosen the form follows the job and what was used last.
  const start = initialForm(initialFormat(subject, keptFormat ?? null), accounts, startDocumentIds ?? allDocumentIds);
  const values: ExportForm = { ...start, ...keptChoices, ...changes };
  const format = findExportFormat(values.format)?.format as ExportFormat;
  const change = (next: Partial<ExportForm>) => {
    setChanges({ ...changes, ...next });
    clearFailure();
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in next))));
  };
  const built = buildExportRequest(values, {
    content: subject.content, hasSeveralAccounts: accounts.length > 1, allDocumentIds, filters, onlyTemplates: subject.content === 'template' && typeof subject.workspace !== 'string',
  });

  const download = async () => {
    setErrors(built.errors ?? {});
    if (!built.request) return;
    await fetchFile(() => client.exports.create(subject.workspace, built.request as Parameters<typeof client.exports.create>[1]), {
      fileName: `${subject.name}.${format.extension}`,
      onSaved: () => {
        keepFormat(values.format);
        keepChoices(choicesOf(values));
      },
    });
  };

  const ownFormat = ownFormats.find(({ name }) => `custom-${name}` === values.format) ?? null;
  return { values, format, change, errors, ...state, download, ownFormats, ownFormat, request: built.request };
}

const itemsOf: Record<ExportContent, DownloadInput['items']> = { transactions: 'transactions', generic: 'rows', template: 'rows', form: 'forms', invoice: 'invoices' };

/** The first rows as they would be written; null while the form does not fit. */
export function useExportPreview({ workspace }: ExportSubject, request: ExportRequest | null, columns: unknown) {
  const { client } = useTieout();
  return useQuery({
    queryKey: ['tieout', 'exportPreview', workspace, request, columns],
    queryFn: ({ signal }) => client.exports.preview(workspace, request as Parameters<typeof client.exports.preview>[1], { signal }),
    enabled: request !== null,
    placeholderData: (before) => before,
    retry: false,
  });
}

/** Institutions that QuickBooks accepts files of for this kind of account, and those exported for last. */
export function useBanks(service: WebConnectService) {
  const { client } = useTieout();
  const banks = useQuery({ queryKey: [...queryKeys.banks, service], queryFn: ({ signal }) => client.exports.listBanks({ service, signal }), staleTime: Infinity });
  const recent = useQuery({ queryKey: [...queryKeys.banks, 'recent'], queryFn: ({ signal }) => client.exports.recentBanks({ signal }) });
  return { banks: banks.data ?? [], recent: (recent.data ?? []).filter(({ services }) => services.includes(service)) };
}
