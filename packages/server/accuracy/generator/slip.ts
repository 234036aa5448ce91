// Statements whose figures are all as the bank printed them, but one row or page is missing, there twice, or in the place of another.
import type { PrintedFigure } from './imprint.js';
import type { LedgerAccount, LedgerPeriod } from './ledger.js';
import type { Random } from './random.js';
import type { Truth } from './truth.js';

export const ROW_SLIPS = ['row left out', 'row doubled', 'rows exchanged'] as const;
export const PAGE_SLIPS = ['page left out', 'page twice'] as const;
export type RowSlip = (typeof ROW_SLIPS)[number];
export type PageSlip = (typeof PAGE_SLIPS)[number];
export type Slip = RowSlip | PageSlip;

export interface Slipped {
  period: string;
  row: string;
}

const SLIPS: readonly Slip[] = [...ROW_SLIPS, ...PAGE_SLIPS];

export function slipInTurn(number: number): Slip {
  return SLIPS[number % SLIPS.length]!;
}

export function isPageSlip(slip: Slip): slip is PageSlip {
  return (PAGE_SLIPS as readonly string[]).includes(slip);
}

/** Changes the rows of one period and leaves its balances and sums; null where what is printed would not contradict any row. */
export function slipRows(slip: RowSlip, accounts: readonly LedgerAccount[], figures: readonly PrintedFigure[], random: Random): Slipped | null {
  const printed = new Set(figures.map((figure) => figure.key));
  const fit = accounts.flatMap((account) => account.periods).filter((period) => isTold(slip, period, printed));
  if (fit.length === 0) return null;
  const period = random.pick(fit);
  const { transactions } = period;
  const at = random.int(1, transactions.length - 2);
  const row = transactions[at]!;
  if (slip === 'row left out') transactions.splice(at, 1);
  else if (slip === 'row doubled') transactions.splice(at, 0, { ...row, id: `${row.id}twice` });
  else transactions.splice(at, 2, transactions[at + 1]!, row);
  return { period: period.id, row: row.id };
}

/** Between its first row and its last there is one, and balances beside the rows or both ends say that it was there. */
function isTold(slip: RowSlip, { id, transactions }: LedgerPeriod, printed: ReadonlySet<string>): boolean {
  const isChained = transactions.every((row) => printed.has(`balance ${row.id}`));
  if (transactions.length < 3) return false;
  return isChained || (slip !== 'rows exchanged' && printed.has(`opening ${id}`) && printed.has(`closing ${id}`));
}

/** The truth of a statement with such rows: nothing proves their period. */
export function withSlip(truth: Truth, accounts: readonly LedgerAccount[], slip: RowSlip, { period, row }: Slipped): Truth {
  const isOf = (account: number, at: number): boolean => accounts[account]?.periods[at]?.id === period;
  return {
    ...truth,
    accounts: truth.accounts.map((account, index) => ({ ...account, periods: account.periods.map((own, at) => (isOf(index, at) ? { ...own, isReconciled: false } : own)) })),
    flags: { ...truth.flags, consistent: false, misprint: { figure: slip, page: 0, printed: row, right: row } },
  };
}
