// Which printed balances open and close a period, among all that are labelled so. Those inside the table and those the rows confirm come first.
import type { Checkpoint } from '../rows/stream.js';
import type { Moment, Solution } from '../interpretation/solveLedger.js';
import { isMisprint } from '../../reconciliation/misreading.js';
import type { Ledger } from './ledgers.js';

export interface PickedBalance {
  value: number;
  /** The printed line, or null when it follows from the first row's running balance. */
  item: Checkpoint | null;
  /** The row whose running balance it is. */
  moment: Moment | null;
  isInferred: boolean;
}

export interface PeriodBalances {
  start: PickedBalance | null;
  end: PickedBalance | null;
}

export function pickBalances(ledger: Ledger, { moments, isDescending, roles }: Solution, valueOf: (item: Checkpoint) => number): PeriodBalances {
  // An unnamed figure is a balance in the column of balances only.
  const isBalance = (item: Checkpoint): boolean => !item.isUnnamed || item.column === (roles.get(item.kind)?.balance ?? item.column);
  const timed = isDescending ? [...moments].reverse() : [...moments];
  const rows = timed.filter((moment) => moment.solved);
  const sum = rows.reduce((total, moment) => total + moment.solved!.amount, 0);
  // Where time runs downward a balance over the rows of a day is what that day ended with.
  const top = isDescending ? balanceOverNewest(ledger, timed, isBalance) : null;
  const printedOpenings = distinct(ledger.openings.filter((item) => isBalance(item) && item !== top && !(isDescending && item.isDayHead)), valueOf);
  const sides = sumsOf(rows);
  // A figure without a known label that is a sum of the rows is no balance.
  const mayEnd = (item: Checkpoint): boolean => item.isUnlabelled !== true || !sides.includes(Math.abs(valueOf(item)));
  const closings = distinct([...(top ? [top] : []), ...ledger.closings.filter((item) => isBalance(item) && mayEnd(item) && !(top && isOfDay(item, top))).reverse()], valueOf);
  const chainStart = impliedStart(rows);
  const lastBalance = lastPrinted(rows);
  // "Balance" over rows of which the newest comes first says where they end, unless they begin with it, too; so does one without a day over others. Many begin and end with nought.
  const isEnd = (item: Checkpoint): boolean => item.label === 'balance' && lastBalance !== null && valueOf(item) === lastBalance.solved!.balance && valueOf(item) !== chainStart;
  const openings = printedOpenings.filter((item) => !((isDescending || (item.date === null && valueOf(item) !== 0)) && isEnd(item)));
  // "Balance of the day" below its rows, in the column of balances: the last of them is where the period ended.
  const { point } = timed[timed.length - 1] ?? { point: null };
  const lastPoint = point?.item.label === 'balance' && isBalance(point.item) && !ledger.openings.includes(point.item) ? point : null;
  const proved = [...openings, ...balancesBelow(ledger, rows)].flatMap((open) => closings.filter((close) => close !== open && valueOf(open) + sum === valueOf(close)).map((close) => ({ open, close })))[0];
  const open = proved?.open ?? openings.find((item) => valueOf(item) === chainStart) ?? bestLabelled(openings, 'opening');
  const lastLine = Math.max(...rows.map(({ solved }) => solved!.row.lines[0]!));
  // What a page carries forward is no end where rows go on below.
  const named = closings.filter((item) => !item.isUnlabelled && !(isDescending && isOfOther(item, lastLine, lastBalance, valueOf)) && !ledger.openings.includes(item) && (item.label !== 'carriedForward' || item.line > lastLine));
  const close = proved?.close ?? named.find((item) => lastBalance !== null && valueOf(item) === lastBalance.solved!.balance) ?? bestLabelled(named, 'closing');
  return {
    start: open ? printed(open, valueOf) : chainStart !== null ? { value: chainStart, item: null, moment: rows[0]!, isInferred: true } : null,
    end: close ? printed(close, valueOf) : lastPoint ? printed(lastPoint.item, () => lastPoint.value) : lastBalance ? { value: lastBalance.solved!.balance!, item: null, moment: lastBalance, isInferred: false } : null,
  };
}

/** "20/07   Balance of the day   1,914.73" in the column of balances over the newest rows, where the days before have one like it over theirs: where the period ended. */
function balanceOverNewest({ openings, closings }: Ledger, timed: readonly Moment[], isBalance: (item: Checkpoint) => boolean): Checkpoint | null {
  const item = timed[timed.findLastIndex(({ solved }) => solved !== null) + 1]?.point?.item ?? null;
  const isOne = item !== null && item.label === 'balance' && item.date !== null && item.column >= 0 && isBalance(item) && openings.includes(item);
  return isOne && closings.some((other) => isOfDay(other, item)) ? item : null;
}

function isOfDay(item: Checkpoint, top: Checkpoint): boolean {
  return item !== top && item.label === 'balance' && item.text === top.text && item.kind === top.kind && item.column === top.column;
}

/** "Balance on 31 March" over rows of which the newest comes first, "Balance on 28 February" below them: where the period began, if the equation says so. */
function balancesBelow({ openings, closings }: Ledger, rows: readonly Moment[]): Checkpoint[] {
  const lines = rows.map(({ solved }) => solved!.row.lines[0]!);
  if (openings.length > 0 || !closings.some((item) => item.line < Math.min(...lines))) return [];
  return closings.filter((item) => item.label === 'balance' && item.line > Math.max(...lines));
}

/** "Savings pot   Balance on 31 October" below rows of which the newest comes first and shows another balance, by more than a digit. */
function isOfOther(item: Checkpoint, lastLine: number, last: Moment | null, valueOf: (item: Checkpoint) => number): boolean {
  const balance = last?.solved?.balance ?? null;
  return item.label === 'balance' && item.column < 0 && item.line > lastLine && balance !== null && valueOf(item) !== balance && !isMisprint(valueOf(item), balance);
}

/** Of each side, and what both come to; nought is as little. */
function sumsOf(rows: readonly Moment[]): number[] {
  const credits = rows.reduce((sum, { solved }) => sum + Math.max(0, solved!.amount), 0);
  const debits = rows.reduce((sum, { solved }) => sum + Math.max(0, -solved!.amount), 0);
  return [credits, debits, Math.abs(credits - debits), 0];
}

function printed(item: Checkpoint, valueOf: (item: Checkpoint) => number): PickedBalance {
  return { value: valueOf(item), item, moment: null, isInferred: false };
}

/** In-table figures before summary figures, plain ones before vague labels. */
function bestLabelled(items: readonly Checkpoint[], label: 'opening' | 'closing'): Checkpoint | undefined {
  return items.find((item) => item.label === label && item.column >= 0) ?? items.find((item) => item.label === label) ?? items[0];
}

function distinct(items: readonly Checkpoint[], valueOf: (item: Checkpoint) => number): Checkpoint[] {
  const seen = new Set<number>();
  const inTableFirst = [...items].sort((a, b) => Number(b.column >= 0) - Number(a.column >= 0));
  return inTableFirst.filter((item) => {
    const value = valueOf(item);
    if (seen.has(value)) return false;
    seen.add(value);
    return true;
  });
}

/** The balance before the first row that prints one. */
function impliedStart(rows: readonly Moment[]): number | null {
  let sum = 0;
  for (const { solved } of rows) {
    sum += solved!.amount;
    if (solved!.balance !== null) return solved!.balance - sum;
  }
  return null;
}

/** The last row's running balance; no other, because rows after it would stand outside. */
function lastPrinted(rows: readonly Moment[]): Moment | null {
  const last = rows[rows.length - 1];
  return last && last.solved!.balance !== null ? last : null;
}
