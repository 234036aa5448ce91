import { useQuery } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import { ApiError, exportErrors, findExportFormat, type Account, type ExportFormat, type ExportRequest, type Filter, type Job, type JobDocument, type WebConnectService } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../core/describeError.js';
import { queryKeys } from '../core/queryKeys.js';
import { usePreference } from '../core/usePreference.js';
import { useTieout } from '../core/useTieout.js';
import { useCustomFormats } from '../customFormats/CustomFormatDialog/useCustomFormats.js';
import { buildExportRequest, choicesOf, initialForm, initialFormat, isKeptChoices, type ExportForm, type ExportFormErrors } from './exportForm.js';
import { saveFile } from './saveFile.js';

/** What is exported: a job, or all jobs under two tags. */
export interface ExportSubject extends Pick<Job, 'name' | 'isGeneric' | 'reconciliation'> {
  workspace: Workspace;
  /** What a template read: its tables. */
  isTemplate?: boolean;
}

export interface ExportFormInput {
  subject: ExportSubject;
  documents: readonly JobDocument[];
  accounts: readonly Account[];
  /** Documents that are chosen at the start. Default: all. */
  startDocumentIds?: readonly string[];
  /** Of the grid, when they hide rows; the rows they leave are exported. */
  filters?: readonly Filter[] | undefined;
  onDone?: () => void;
  /** Nothing to write: error 1055. */
  onNoData: () => void;
  /** A trial download was cut to so many rows. */
  onTrialLimit?: (rows: number) => void;
}

interface ExportFormStrings { exported: string; failed: string; downloadFailed: string }

/** The specification shows a transfer that broke off for so long. */
const BROKEN_OFF_MS = 5_000;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The choices of an export, what is wrong with them, and the download. What was chosen last is where the next one begins. */
export function useExportForm({ subject, documents, accounts, startDocumentIds, filters, onDone, onNoData, onTrialLimit }: ExportFormInput, strings: ExportFormStrings) {
  const { client, toasts } = useTieout();
  const [keptFormat, keepFormat] = usePreference('export.format', isText);
  const [keptChoices, keepChoices] = usePreference('export.choices', isKeptChoices);
  const ownFormats = useCustomFormats().data ?? [];
  const allDocumentIds = documents.map(({ documentId }) => documentId);
  const [changes, setChanges] = useState<Partial<ExportForm>>({});
  const [errors, setErrors] = useState<ExportFormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  // Until something is chosen the form follows the job and what was used last.
  const start = initialForm(initialFormat(subject, keptFormat ?? null), accounts, startDocumentIds ?? allDocumentIds);
  const values: ExportForm = { ...start, ...keptChoices, ...changes };
  const format = findExportFormat(values.format)?.format as ExportFormat;
  const change = (next: Partial<ExportForm>) => {
    setChanges({ ...changes, ...next });
    setFailure(null);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in next))));
  };
  const built = buildExportRequest(values, { hasSeveralAccounts: accounts.length > 1, allDocumentIds, filters });

  const download = async () => {
    setErrors(built.errors ?? {});
    if (!built.request) return;
    setIsBusy(true);
    setFailure(null);
    let hasAnswer = false;
    try {
      const file = await client.exports.create(subject.workspace, built.request as Parameters<typeof client.exports.create>[1]);
      hasAnswer = true;
      saveFile(await file.blob(), file.fileName ?? `${subject.name}.${format.extension}`);
      keepFormat(values.format);
      keepChoices(choicesOf(values));
      toasts.success(strings.exported);
      if (file.trialLimit !== null) onTrialLimit?.(file.trialLimit);
      onDone?.();
    } catch (error) {
      if (error instanceof ApiError && error.is(exportErrors.noData)) onNoData();
      else if (hasAnswer) toasts.error(strings.downloadFailed, { detail: describeError(error, ''), timeoutMs: BROKEN_OFF_MS });
      else setFailure(describeError(error, strings.failed));
    } finally {
      setIsBusy(false);
    }
  };

  const ownFormat = ownFormats.find(({ name }) => `custom-${name}` === values.format) ?? null;
  return { values, format, change, errors, failure, isBusy, download, ownFormats, ownFormat, request: built.request };
}

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
