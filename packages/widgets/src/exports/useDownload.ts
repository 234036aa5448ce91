import type { BinaryResponse } from '@tieout/sdk';
import { ApiError, exportErrors } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../core/describeError.js';
import { useTieout } from '../core/useTieout.js';
import { saveFile } from './saveFile.js';
import type { TrialCut } from './TrialLimit/useTrialLimit.js';

export interface DownloadInput {
  /** What a trial counts. */
  items: TrialCut['items'];
  onDone?: (() => void) | undefined;
  /** Nothing to write: error 1055. */
  onNoData: () => void;
}

export interface DownloadStrings {
  exported: string;
  failed: string;
  /** The file was made, but did not arrive. */
  downloadFailed: string;
}

interface Wanted {
  /** When the server names none. */
  fileName: string;
  onSaved: () => void;
}

/** The specification shows a transfer that broke off for so long. */
const BROKEN_OFF_MS = 5_000;

/** A download of rows, whatever they are: it is saved and told, a trial that cut it shows what it did, and what failed stays to be read. */
export function useDownload({ items, onDone, onNoData }: DownloadInput, strings: DownloadStrings) {
  const { toasts, trialLimit } = useTieout();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async (ask: () => Promise<BinaryResponse>, { fileName, onSaved }: Wanted) => {
    setIsBusy(true);
    setFailure(null);
    let hasAnswer = false;
    try {
      const file = await ask();
      hasAnswer = true;
      saveFile(await file.blob(), file.fileName ?? fileName);
      onSaved();
      toasts.success(strings.exported);
      if (file.trialLimit !== null) trialLimit.tell({ limit: file.trialLimit, items });
      onDone?.();
    } catch (error) {
      if (error instanceof ApiError && error.is(exportErrors.noData)) onNoData();
      else if (hasAnswer) toasts.error(strings.downloadFailed, { detail: describeError(error, ''), timeoutMs: BROKEN_OFF_MS });
      else setFailure(describeError(error, '') || strings.failed);
    } finally {
      setIsBusy(false);
    }
  };
  return { download, isBusy, failure, clearFailure: () => setFailure(null) };
}
