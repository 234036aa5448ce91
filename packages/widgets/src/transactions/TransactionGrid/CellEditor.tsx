import type { Transaction } from '@tieout/sdk/contract';
import type { CustomCellEditorProps } from 'ag-grid-react';
import { useEffect, useId, useRef, useState } from 'react';
import { changesOfCell, isMoneyColumn, textOfCell, type EditableColumn } from '../editing/cellText.js';
import type { GridContext } from './cells.js';
import { noEarlyKeys } from './earlyKeys.js';

type EditorProps = CustomCellEditorProps<Transaction, unknown, GridContext>;

/** One field in the place of a cell. What does not fit is said below it, and the field stays open. */
export function CellEditor({ data, column, eventKey, onValueChange, stopEditing, context }: EditorProps) {
  const { strings } = context;
  const id = column.getColId() as EditableColumn;
  const [text, setText] = useState(() => firstText(data, id, eventKey));
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const problemId = useId();
  const change = (next: string) => {
    setText(next);
    setProblem(null);
    onValueChange(next);
  };
  // The field takes the keys from here on, and those that came before it. Not earlier: a popup that has the focus too soon is closed again.
  useEffect(() => {
    const isChosen = eventKey === null || eventKey === 'Enter' || eventKey === 'F2';
    const early = context.earlyKeys;
    context.earlyKeys = noEarlyKeys;
    const first = early.text === '' ? text : `${isChosen ? '' : text}${early.text}`;
    const element = field.current;
    element?.focus();
    if (first === text && isChosen) element?.select();
    else if (element) {
      // In the field itself too: the next key may come before it is drawn again, and a field of several lines begins with the caret before its text.
      element.value = first;
      element.setSelectionRange(first.length, first.length);
      setText(first);
    }
    if (first !== textOfCell(data, id)) onValueChange(first);
    // The grid hears of the value with its next turn.
    if (early.isDone) setTimeout(() => context.mayClose?.() && stopEditing());
    // Once, when the editor opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // The grid hears keys before this field does, so it asks whether it may close.
  useEffect(() => {
    context.mayClose = () => {
      const outcome = changesOfCell(data, id, text);
      setProblem(outcome?.problem ?? null);
      return outcome?.problem === undefined;
    };
    return () => {
      context.mayClose = null;
    };
  }, [context, data, id, text]);
  const shared = {
    ref: field, value: text, 'aria-label': strings.columns[id], 'aria-invalid': problem !== null, 'aria-describedby': problem ? problemId : undefined,
    className: 'tieout-cell-editor', 'data-money': isMoneyColumn(id) || undefined, spellCheck: false,
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
  };
  return (
    <div className="tieout-cell-editing">
      {id === 'description' ? <textarea {...shared} rows={Math.min(Math.max(text.split('\n').length, 2), 6)} /> : <input {...shared} inputMode={isMoneyColumn(id) ? 'decimal' : undefined} />}
      {problem && <div id={problemId} role="alert" className="tieout-cell-problem">{problem}</div>}
    </div>
  );
}

function firstText(row: Transaction, column: EditableColumn, eventKey: string | null): string {
  if (eventKey === 'Backspace' || eventKey === 'Delete') return '';
  return eventKey?.length === 1 ? eventKey : textOfCell(row, column);
}
