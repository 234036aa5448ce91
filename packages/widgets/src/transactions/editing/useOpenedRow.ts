import type { Transaction } from '@tieout/sdk/contract';
import type { CellEditingStartedEvent } from 'ag-grid-community';
import { useRef } from 'react';

/**
 * The row as it was when its cell was opened: what others do to it meanwhile must come out as a conflict, not be written over. Where it was
 * deleted or moved, another row has come into its place, and what was typed is none of that row's business.
 */
export function useOpenedRow() {
  const opened = useRef<Transaction | null>(null);
  return {
    handleEditingStarted: ({ data }: CellEditingStartedEvent<Transaction>) => {
      opened.current = data ?? null;
    },
    /** The row that was written in, where the grid names the one that stands there now. */
    writtenRow: (shown: Transaction): Transaction => opened.current ?? shown,
  };
}
