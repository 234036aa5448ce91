import { IconAlertTriangle, IconCheck, IconCircleCheck, IconMinus, IconPencil, IconQuestionMark, IconSparkles } from '@tabler/icons-react';
import type { Transaction, TransactionStatus } from '@tieout/sdk/contract';
import type { ICellRendererParams } from 'ag-grid-community';
import { isBadDate } from '../../core/formatDate.js';
import { formatMoney, moneySign } from '../../core/formatMoney.js';
import type { TransactionGridStrings } from './TransactionGrid.strings.js';

/** What the grid hands to every cell besides the row. */
export interface GridContext { strings: TransactionGridStrings; allLines: boolean }
type CellParams = ICellRendererParams<Transaction, unknown, GridContext>;

/** Stands in for a value that is on its way. */
function Loading() {
  return <span className="tieout-skeleton tieout-cell-loading" />;
}

export function IncludedCell({ data, context: { strings } }: CellParams) {
  if (!data) return <Loading />;
  const label = data.included ? strings.included : strings.excluded;
  return (
    <span className="tieout-cell-included" data-included={data.included} role="img" aria-label={label} title={label}>
      {data.included ? <IconCheck size={15} stroke={2} /> : <IconMinus size={15} stroke={2} />}
    </span>
  );
}

export function DateCell({ data, value }: CellParams) {
  if (!data) return <Loading />;
  const date = value as string | null;
  return <span className="tieout-figures" data-bad={isBadDate(date) || undefined}>{date}</span>;
}

export function TextCell({ data, value }: CellParams) {
  if (!data) return <Loading />;
  return <>{value as string | number | null}</>;
}

export function DescriptionCell({ data, context: { strings, allLines } }: CellParams) {
  if (!data) return <Loading />;
  const [first = '', ...rest] = data.description.split('\n');
  return (
    <span className="tieout-cell-description" data-lines={allLines ? 'all' : 'one'} title={data.description}>
      {data.metadata.aiGenerated && <IconSparkles size={14} stroke={1.8} role="img" aria-label={strings.assisted} className="tieout-cell-assisted" />}
      <span className="tieout-cell-line">{first}</span>
      {rest.map((line, index) => <span key={index} className="tieout-cell-line tieout-muted">{line}</span>)}
    </span>
  );
}

export function AmountCell({ data, value }: CellParams) {
  if (!data) return <Loading />;
  const amount = value as number | null;
  return <span className="tieout-money" data-sign={moneySign(amount) ?? undefined}>{formatMoney(amount, { currency: data.currency, withPlus: true })}</span>;
}

export function BalanceCell({ data, value }: CellParams) {
  if (!data) return <Loading />;
  return <span className="tieout-money">{formatMoney(value as number | null, { currency: data.currency })}</span>;
}

const statusIcons: Record<TransactionStatus, typeof IconCheck> = {
  reconciled: IconCircleCheck, unknown: IconQuestionMark, 'added manually': IconPencil, error: IconAlertTriangle,
};

export function StatusCell({ data, context: { strings } }: CellParams) {
  if (!data) return <Loading />;
  const Icon = statusIcons[data.status];
  return <span className="tieout-cell-status" data-status={data.status}><Icon size={14} stroke={1.8} aria-hidden />{strings.statuses[data.status]}</span>;
}
