import { useQueries, useQueryClient } from '@tanstack/react-query';
import { CSV_MIMETYPE, type CsvPreview } from '@tieout/sdk/contract';
import { useState } from 'react';
import { useTieout } from '../../core/useTieout.js';
import type { UploadEntry } from '../../documents/uploadState.js';
import { useJobStart, type JobStartOptions } from '../../documents/useJobStart.js';
import { useUpload } from '../../documents/useUpload.js';
import type { BankFileImportStrings } from './BankFileImport.strings.js';

/** A file of the list with what is known of its columns. */
export interface BankFile {
  entry: UploadEntry;
  /** Null while it is looked at, and for files that bring their own columns. */
  preview: CsvPreview | null;
  isLooking: boolean;
  /** The columns must be checked before the file is converted. */
  isInDoubt: boolean;
}

const previewKey = (documentId: string) => ['tieout', 'csv', documentId];

export function useBankFileImport(strings: BankFileImportStrings, options: Omit<JobStartOptions, 'createFailed'>) {
  const { client } = useTieout();
  const queryClient = useQueryClient();
  const upload = useUpload();
  const { start, ...job } = useJobStart(upload, { ...options, createFailed: strings.createFailed });
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<string | null>(null);
  const previews = useQueries({
    queries: upload.entries.map(({ document }) => ({
      queryKey: previewKey(document?.id ?? ''),
      queryFn: ({ signal }: { signal: AbortSignal }) => client.imports.previewCsv(document!.id, undefined, { signal }),
      enabled: document?.mimetype === CSV_MIMETYPE,
      staleTime: Infinity,
    })),
  });
  const files = upload.entries.map((entry, index): BankFile => {
    const query = previews[index];
    const preview = query?.data ?? null;
    const isCsv = entry.document?.mimetype === CSV_MIMETYPE;
    return {
      entry, preview, isLooking: isCsv && preview === null && !query?.isError,
      isInDoubt: preview !== null && preview.doubts.length > 0 && !settled.has(entry.key),
    };
  });
  const blocked = upload.isUploading || files.some(({ isLooking }) => isLooking) ? strings.stillUploading : files.some(({ isInDoubt }) => isInDoubt) ? strings.stillInDoubt : null;
  const canSubmit = upload.ready.length > 0 && blocked === null && !job.isSubmitting;

  return {
    ...job, upload, files, blocked, canSubmit,
    submit: () => start({ jobType: 'Csv2Qbo' }),
    askedFile: files.find(({ entry }) => entry.key === asked) ?? null,
    ask: setAsked,
    settle: ({ entry }: BankFile, preview: CsvPreview) => {
      queryClient.setQueryData(previewKey(entry.document!.id), preview);
      setSettled((before) => new Set(before).add(entry.key));
      setAsked(null);
    },
  };
}
