import type { SeenValue } from '@tieout/sdk';
import { BANK_COLUMNS, type Transaction, type TransactionChanges } from '@tieout/sdk/contract';
import { useMemo, useRef, useLayoutEffect } from 'react';
import { useStrings } from '../../core/useStrings.js';
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
export function useRowActions(edits: Edits): RowActions {
  const strings = useStrings('Editing', editingStrings);
  const run = useRef(edits.run);
  useLayoutEffect(() => {
    run.current = edits.run;
  });
  return useMemo((): RowActions => {
    const correct = (row: Transaction, column: EditableColumn, flag: { toggleSign: true } | { divideBy100: true }) => run.current({
      failed: strings.correctionFailed, done: strings.corrected,
      seen: seenOf(row, [column === 'balance' ? 'balance' : 'amount']),
      edit: { call: 'correct', input: {
        documentId: row.documentId, name: row.fieldName, row: row.rowNumber, transactionId: row.id, version: row.version,
        col: column === 'balance' ? BANK_COLUMNS.balance : BANK_COLUMNS.amount, ...flag,
      } },
    });
    const update = (row: Transaction, changes: TransactionChanges, texts: { done: string; failed: string }) => run.current({
      ...texts, seen: seenOf(row, Object.keys(changes)), edit: { call: 'update', transactionId: row.id, changes, version: row.version },
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
          seen: [...changed.values()].flatMap(({ row, changes }) => seenOf(row, Object.keys(changes))),
          edit: { call: 'updateMany', edits: [...changed.values()].map(({ row, changes }) => ({ transactionId: row.id, changes, version: row.version })) },
        });
        return null;
      },
      toggleIncluded: (row) => update(row, { included: !row.included }, { done: strings.includedUpdated, failed: strings.includedFailed }),
      switchSign: (row, column) => correct(row, column, { toggleSign: true }),
      dropDecimals: (row, column) => correct(row, column, { divideBy100: true }),
      deleteRow: (row) => run.current({ failed: strings.deleteFailed, done: strings.deleted, edit: { call: 'bulkEdit', input: { operation: 'delete', transactionIds: [row.id] } } }),
    };
  }, [strings]);
}

/** What is on the screen now, for the fields that an edit changes. */
function seenOf(row: Transaction, fields: readonly string[]): SeenValue[] {
  return fields.map((field) => ({ transactionId: row.id, field, value: row[field as keyof Transaction] }));
}
