import { IconAlertTriangle, IconCheck, IconCircleCheck, IconCircleDashed, IconDots, IconMinus, IconPencil, IconSparkles } from '@tabler/icons-react';
import type { Transaction, TransactionStatus } from '@tieout/sdk/contract';
import type { ICellRendererParams } from 'ag-grid-community';
import type { MouseEvent } from 'react';
import { isBadDate } from '../../core/formatDate.js';
import { formatMoney, moneySign } from '../../core/formatMoney.js';
import type { EditableColumn } from '../editing/cellText.js';
import type { RowActions } from '../editing/useRowActions.js';
import type { EarlyKeys } from './earlyKeys.js';
import type { TransactionGridStrings } from './TransactionGrid.strings.js';

/** What the grid hands to every cell besides the row. One object that stays: cells read its newest state. */
export interface GridContext {
  strings: TransactionGridStrings;
  allLines: boolean;
  /** Null: nothing can be changed. */
  actions: RowActions | null;
  isSelected: (id: string) => boolean;
  /** An edit of the row waits for the connection. */
  isWaiting: (id: string) => boolean;
  onSelect: (row: Transaction, rowIndex: number, withRange: boolean) => void;
  onMenu: (row: Transaction, anchor: HTMLElement) => void;
  /** Of the open editor: whether what is typed fits; if not it says so. */
  mayClose: (() => boolean) | null;
  /** Typed after the cell was opened and before its field was there. */
  earlyKeys: EarlyKeys;
}
type CellParams = ICellRendererParams<Transaction, unknown, GridContext>;

/** Stands in for a value that is on its way. */
function Loading() {
  return <span className="tieout-skeleton tieout-cell-loading" />;
}

/** Buttons inside cells leave the focus on the cell, where the arrows work. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function SelectCell({ data, node, context }: CellParams) {
  if (!data) return null;
  return (
    <input
      type="checkbox" className="tieout-cell-check" tabIndex={-1} checked={context.isSelected(data.id)} aria-label={context.strings.selectRow}
      readOnly onClick={(event) => context.onSelect(data, node.rowIndex ?? 0, event.shiftKey)}
    />
  );
}

export function IncludedCell({ data, context: { strings, actions } }: CellParams) {
  if (!data) return <Loading />;
  const label = data.included ? strings.included : strings.excluded;
  const icon = data.included ? <IconCheck size={15} stroke={2} /> : <IconMinus size={15} stroke={2} />;
  if (!actions) return <span className="tieout-cell-included" data-included={data.included} role="img" aria-label={label} title={label}>{icon}</span>;
  return (
    <button
      type="button" role="switch" aria-checked={data.included} tabIndex={-1} className="tieout-cell-included" data-included={data.included} aria-label={strings.columns.included} title={label}
      onMouseDown={keepFocus} onClick={() => void actions.toggleIncluded(data)}
    >
      {icon}
    </button>
  );
}

export function DateCell({ data, value }: CellParams) {
  if (!data) return <Loading />;
  const date = value as string | null;
  return <span className="tieout-figures" data-bad={isBadDate(date) || undefined}>{date}</span>;
}

export function TextCell({ data, value }: CellParams) {
  if (!data) return <Loading />;
  return <span dir="auto" className="tieout-cell-text">{value as string | number | null}</span>;
}

export function DescriptionCell({ data, node, context: { strings, allLines } }: CellParams) {
  // Who drags the scroll bar sees where he is before the row is there.
  if (!data) return <span className="tieout-cell-place tieout-figures">{strings.rowPlace((node.rowIndex ?? 0) + 1)}</span>;
  const [first = '', ...rest] = data.description.split('\n');
  return (
    <span className="tieout-cell-description" data-lines={allLines ? 'all' : 'one'} title={data.description} dir="auto">
      {data.metadata.aiGenerated && <IconSparkles size={14} stroke={1.8} role="img" aria-label={strings.assisted} className="tieout-cell-assisted" />}
      <span className="tieout-cell-line">{first}</span>
      {rest.map((line, index) => <span key={index} className="tieout-cell-line tieout-muted">{line}</span>)}
    </span>
  );
}

export function MoneyCell({ data, value, column, context: { strings, actions } }: CellParams) {
  if (!data) return <Loading />;
  const amount = value as number | null;
  const id = column?.getColId() as EditableColumn;
  const isAmount = id === 'amount';
  return (
    <>
      {actions && amount !== null && (
        <span className="tieout-cell-quick">
          <button type="button" tabIndex={-1} title={strings.switchSign} aria-label={strings.switchSign} onMouseDown={keepFocus} onClick={() => void actions.switchSign(data, id)}>+/-</button>
          <button type="button" tabIndex={-1} title={strings.dropDecimals} aria-label={strings.dropDecimals} onMouseDown={keepFocus} onClick={() => void actions.dropDecimals(data, id)}>.00</button>
        </span>
      )}
      <span className="tieout-money" data-sign={(isAmount && moneySign(amount)) || undefined}>{formatMoney(amount, { currency: data.currency, withPlus: isAmount })}</span>
    </>
  );
}

const statusIcons: Record<TransactionStatus, typeof IconCheck> = {
  reconciled: IconCircleCheck, unknown: IconCircleDashed, 'added manually': IconPencil, error: IconAlertTriangle,
};

/** A sign with the status as its name; the quiet one of a reconciled row leaves what deviates to stand out. */
export function StatusCell({ data, context: { strings } }: CellParams) {
  if (!data) return <Loading />;
  const Icon = statusIcons[data.status];
  const label = strings.statuses[data.status];
  return <span className="tieout-cell-status" data-status={data.status} role="img" aria-label={label} title={label}><Icon size={15} stroke={1.8} aria-hidden /></span>;
}

export function MenuCell({ data, context: { strings, onMenu } }: CellParams) {
  if (!data) return null;
  return (
    <button type="button" tabIndex={-1} className="tieout-cell-menu" aria-label={strings.rowMenu} title={strings.rowMenu} aria-haspopup="menu" onClick={(event) => onMenu(data, event.currentTarget)}>
      <IconDots size={15} aria-hidden />
    </button>
  );
}
