import type { Workspace } from '@tieout/sdk';
import { BANK_COLUMNS, type Transaction, type TransactionChanges } from '@tieout/sdk/contract';
import { useMemo, useRef, useLayoutEffect } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useWorkspace } from '../../core/useWorkspace.js';
import { changesOfCell, isEditableColumn, type EditableColumn } from './cellText.js';
import { editingStrings } from './editing.strings.js';
import type { Edits } from './useEdits.js';

export interface CellWrite { row: Transaction; column: string; text: string }

export interface RowActions {
  /** Writes a typed text into a cell. Resolves to what is wrong with it, or null. */
  writeCell: (write: CellWrite) => Promise<string | null>;
  /** Writes many cells as one step. Resolves to what is wrong with the first that does not fit; then nothing is written. */
  writeCells: (writes: readonly CellWrite[]) => Promise<string | null>;
  toggleIncluded: (row: Transaction) => Promise<boolean>;
  /** The +/- button of a cell. */
  switchSign: (row: Transaction, column: EditableColumn) => Promise<boolean>;
  /** The .00 button of a cell: a hundredth of its amount. */
  dropDecimals: (row: Transaction, column: EditableColumn) => Promise<boolean>;
  deleteRow: (row: Transaction) => Promise<boolean>;
}

/** What can be done to the rows of a job, each as a step that can be taken back. */
export function useRowActions(workspace: Workspace, edits: Edits): RowActions {
  const jobId = useWorkspace(workspace);
  const { client } = useTieout();
  const strings = useStrings('Editing', editingStrings);
  const run = useRef(edits.run);
  useLayoutEffect(() => {
    run.current = edits.run;
  });
  return useMemo((): RowActions => {
    const correct = (row: Transaction, column: EditableColumn, flag: { toggleSign: true } | { divideBy100: true }) => run.current({
      failed: strings.correctionFailed, done: strings.corrected,
      send: (resend) => client.transactions.correct(jobId, {
        documentId: row.documentId, name: row.fieldName, row: row.rowNumber, transactionId: row.id, version: versionOf(row, resend?.versions),
        col: column === 'balance' ? BANK_COLUMNS.balance : BANK_COLUMNS.amount, ...flag,
      }),
    });
    const update = (row: Transaction, changes: TransactionChanges, texts: { done: string; failed: string }) => run.current({
      ...texts, send: (resend) => client.transactions.update(jobId, row.id, changes, { version: versionOf(row, resend?.versions) }),
    });
    return {
      async writeCell({ row, column, text }) {
        const outcome = isEditableColumn(column) ? changesOfCell(row, column, text) : null;
        if (outcome?.problem !== undefined) return outcome.problem;
        if (outcome) await update(row, outcome.changes, { done: strings.fieldUpdated, failed: strings.fieldFailed });
        return null;
      },
      async writeCells(writes) {
        const changed = new Map<string, { row: Transaction; changes: TransactionChanges }>();
        for (const { row, column, text } of writes) {
          const outcome = isEditableColumn(column) ? changesOfCell(row, column, text) : null;
          if (outcome?.problem !== undefined) return outcome.problem;
          if (outcome) changed.set(row.id, { row, changes: { ...changed.get(row.id)?.changes, ...outcome.changes } });
        }
        if (changed.size === 0) return null;
        await run.current({
          failed: strings.fixFailed,
          send: (resend) => client.transactions.updateMany(jobId, {
            edits: [...changed.values()].map(({ row, changes }) => ({ transactionId: row.id, changes, version: versionOf(row, resend?.versions) })),
          }),
        });
        return null;
      },
      toggleIncluded: (row) => update(row, { included: !row.included }, { done: strings.includedUpdated, failed: strings.includedFailed }),
      switchSign: (row, column) => correct(row, column, { toggleSign: true }),
      dropDecimals: (row, column) => correct(row, column, { divideBy100: true }),
      deleteRow: (row) => run.current({ failed: strings.deleteFailed, done: strings.deleted, send: () => client.transactions.delete(jobId, row.id) }),
    };
  }, [client, jobId, strings]);
}

function versionOf(row: Transaction, versions: ReadonlyMap<string, number> | undefined): number {
  return versions?.get(row.id) ?? row.version;
}
