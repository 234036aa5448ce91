import { useQuery } from '@tanstack/react-query';
import { ApiError, exportErrors, findExportFormat, type Account, type ExportFormat, type Job, type JobDocument, type WebConnectService } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { usePreference } from '../../core/usePreference.js';
import { useTieout } from '../../core/useTieout.js';
import { buildExportRequest, initialForm, initialFormat, type ExportForm, type ExportFormErrors } from './exportForm.js';
import type { DownloadDialogStrings } from './DownloadDialog.strings.js';
import { useCustomFormats } from '../../customFormats/CustomFormatDialog/useCustomFormats.js';
import { saveFile } from './saveFile.js';

export interface DownloadInput {
  job: Job;
  documents: readonly JobDocument[];
  accounts: readonly Account[];
  onClose: () => void;
  /** Nothing to write: error 1055. */
  onNoData: () => void;
}

const isText = (value: unknown): value is string => typeof value === 'string';

export function useDownloadDialog({ job, documents, accounts, onClose, onNoData }: DownloadInput, strings: DownloadDialogStrings) {
  const { client, toasts } = useTieout();
  const [keptFormat, keepFormat] = usePreference('export.format', isText);
  const ownFormats = useCustomFormats().data ?? [];
  const allDocumentIds = documents.map(({ documentId }) => documentId);
  const [form, setForm] = useState<ExportForm>(() => initialForm('xlsx', accounts, allDocumentIds));
  const [isFormatChosen, setIsFormatChosen] = useState(false);
  const [errors, setErrors] = useState<ExportFormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  // Until something is chosen the format follows the job and what was used last.
  const values = isFormatChosen ? form : { ...form, format: initialFormat(job, keptFormat ?? null) };
  const format = findExportFormat(values.format)?.format as ExportFormat;
  const change = (changes: Partial<ExportForm>) => {
    if (changes.format) setIsFormatChosen(true);
    setForm({ ...values, ...changes });
    setFailure(null);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changes))));
  };

  const download = async () => {
    const { request, errors: found } = buildExportRequest(values, { hasSeveralAccounts: accounts.length > 1, allDocumentIds });
    setErrors(found ?? {});
    if (!request) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const file = await client.exports.create(job.id, request as Parameters<typeof client.exports.create>[1]);
      saveFile(await file.blob(), file.fileName ?? `${job.name}.${format.extension}`);
      keepFormat(values.format);
      toasts.success(strings.exported, file.trialLimit === null ? {} : { detail: strings.trialLimit(file.trialLimit) });
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.is(exportErrors.noData)) onNoData();
      else setFailure(describeError(error, strings.failed));
    } finally {
      setIsBusy(false);
    }
  };

  const ownFormat = ownFormats.find(({ name }) => `custom-${name}` === values.format) ?? null;
  return { values, format, change, errors, failure, isBusy, download, ownFormats, ownFormat };
}

/** Institutions that QuickBooks accepts files of for this kind of account, and those exported for last. */
export function useBanks(service: WebConnectService) {
  const { client } = useTieout();
  const banks = useQuery({ queryKey: [...queryKeys.banks, service], queryFn: ({ signal }) => client.exports.listBanks({ service, signal }), staleTime: Infinity });
  const recent = useQuery({ queryKey: [...queryKeys.banks, 'recent'], queryFn: ({ signal }) => client.exports.recentBanks({ signal }) });
  return { banks: banks.data ?? [], recent: (recent.data ?? []).filter(({ services }) => services.includes(service)) };
}
