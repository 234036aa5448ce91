import type { Transaction } from '@tieout/sdk/contract';
import type { CustomCellEditorProps } from 'ag-grid-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { changesOfCell, isMoneyColumn, textOfCell, type EditableColumn } from '../editing/cellText.js';
import type { GridContext } from './cells.js';

type EditorProps = CustomCellEditorProps<Transaction, unknown, GridContext>;

/** One field in the place of a cell. What does not fit is said below it, and the field stays open. */
export function CellEditor({ data, column, eventKey, onValueChange, context }: EditorProps) {
  const { strings } = context;
  const id = column.getColId() as EditableColumn;
  const [text, setText] = useState(() => firstText(data, id, eventKey));
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const problemId = useId();
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.focus();
    if (eventKey === null || eventKey === 'Enter' || eventKey === 'F2') element.select();
    // Once, when the editor opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const change = (next: string) => {
    setText(next);
    setProblem(null);
    onValueChange(next);
  };
  // The first key has already changed the text.
  useEffect(() => {
    if (text !== textOfCell(data, id)) onValueChange(text);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // The grid hears keys before this field does, so it asks whether it may close.
  useLayoutEffect(() => {
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
