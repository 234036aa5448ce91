import { useMemo, useState } from 'react';
import type { TrialLimitStrings } from './TrialLimit.strings.js';

/** What a trial left of a download. */
export interface TrialCut {
  limit: number;
  items: keyof TrialLimitStrings['items'];
}

export interface TrialLimit {
  /** Of the last download that was cut, until it is dismissed. */
  cut: TrialCut | null;
  isDialogOpen: boolean;
  /** A download came with the header of the trial's limit. */
  tell: (cut: TrialCut) => void;
  closeDialog: () => void;
  dismiss: () => void;
}

/** One for all downloads: the provider shows the dialog, the page has the banner. */
export function useTrialLimit(): TrialLimit {
  const [cut, setCut] = useState<TrialCut | null>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return useMemo(() => ({
    cut, isDialogOpen,
    tell: (next) => {
      setCut(next);
      setIsDialogOpen(true);
    },
    closeDialog: () => setIsDialogOpen(false),
    dismiss: () => setCut(null),
  }), [cut, isDialogOpen]);
}
