// Printed totals as claims: which side of the rows each says it sums.
import type { Ledger } from '../accounts/ledgers.js';
import type { TableLayout } from '../columns/tables.js';
import type { ColumnRoles } from '../interpretation/roles.js';
import { magnitude } from '../interpretation/values.js';
import type { Source } from '../model.js';
import type { AmountToken } from '../tokens/amounts.js';
import { isLongWhole, type NumberForm } from '../tokens/numbers.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { labelOnCard } from './cardSides.js';
import type { PlacedRows, Side } from './placedRows.js';
import type { BoxTerm } from './summaryBox.js';

export interface CheckContext {
  form: NumberForm;
  decimals: number;
  lines: readonly TokenLine[];
  roles: ReadonlyMap<number, ColumnRoles>;
  layout: Pick<TableLayout, 'kinds'>;
  /** Balances are debts: "Total payments" is money in. */
  isOwed: boolean;
  sourceOf: (token: AmountToken, line: number) => Source;
  /** Sums and balances of the other periods of the document, and of all together: overviews print them too. */
  elsewhere: ReadonlySet<number>;
}

export interface Claim extends BoxTerm {
  side: Side;
  /** "Total": says nothing about which rows. */
  isVague: boolean;
  /** One of many with the same words, each behind rows of its own. */
  isRepeated?: boolean;
  /** Where the one before it stands. */
  before?: number | undefined;
}

export function claimsOf(total: Ledger['totals'][number], context: CheckContext): Claim[] {
  const value = (token: AmountToken): number => magnitude(token, context.form, context.decimals);
  const label = total.text.replace(/[\s.:]+$/, '');
  const roles = context.roles.get(total.kind);
  const make = (side: Side, token: AmountToken, isVague: boolean): Claim => ({ side, label, value: value(token), line: total.line, token, isVague: isVague || total.isPart === true });
  if (roles && roles.debit >= 0 && (total.label === 'total' || fillsBothSides(total, roles))) {
    const debit = cellOf('debit', roles, total, context);
    const credit = cellOf('credit', roles, total, context);
    const also = (column: number): number => (column >= 0 && total.cells[column] ? value(total.cells[column]) : 0);
    const found = [...(debit ? [make('totalDebits', debit, false)] : []), ...(credit ? [make('totalCredits', credit, false)] : [])];
    return found.map((claim) => ({ ...claim, value: claim.value + also(claim.side === 'totalDebits' ? roles.debit2 : roles.credit2) + (claim.side === 'totalDebits' && total.fees ? value(total.fees) : 0) }));
  }
  const isWholeSum = (token: AmountToken): boolean => context.form.scale === 0 && total.amounts.length === 1 && (isLongWhole(token.number) || (context.roles.size === 0 && token.number.mark === 'none'));
  const money = total.amounts.filter((token) => token.isMoney || total.cells.includes(token) || isWholeSum(token));
  // A figure in the table's own columns, before one of a side bar on the same line.
  const cells = total.cells.filter((cell) => cell !== null);
  const token = inColumn(cells.length > 0 ? cells : money, total.line, context.lines);
  if (!token) return [];
  // Of an account without rows nothing tells the columns of its two sides.
  if (context.roles.size === 0 && (total.label === 'total' || money.length > 1)) return money.map((figure) => make('totalDebits', figure, true));
  if (total.label === 'total') return [make('totalDebits', token, true), make('totalCredits', token, true)];
  const side = context.isOwed ? labelOnCard(total) : total.label;
  return side === 'totalCredits' || side === 'totalDebits' ? [make(side, token, false)] : [];
}

/** Lines of a summary, on either side of one of them, and in sizes of type by how much their figures may end apart. */
const LINES_AROUND = 3;
const SAME_EDGE = 0.3;

/** The last of a line, unless another ends where figures of the lines around it do: beside a summary stands an offer of "$250.00". */
function inColumn(money: readonly AmountToken[], line: number, lines: readonly TokenLine[]): AmountToken | undefined {
  const { page, fontSize } = lines[line]!.line;
  const around = lines.slice(Math.max(0, line - LINES_AROUND), line + LINES_AROUND + 1).filter((other) => other !== lines[line] && other.line.page === page);
  const isShared = ({ x1 }: AmountToken): boolean => around.some(({ amounts }) => amounts.some((other) => other.isMoney && Math.abs(other.x1 - x1) <= SAME_EDGE * fontSize));
  return money.findLast(isShared) ?? money.at(-1);
}

/** "Total   0.09   1,733.25" where no row of the account fills the column of one side: the figure stands below its heading. */
function cellOf(side: 'debit' | 'credit', roles: ColumnRoles, { kind, cells, amounts }: Ledger['totals'][number], { layout }: CheckContext): AmountToken | null {
  const own = cells[roles[side]] ?? null;
  if (own !== null) return own;
  const columns = layout.kinds[kind]!.amounts;
  const empty = columns.findIndex(({ heading, count }) => heading === side && count === 0);
  const [column, next] = [columns[empty], columns[empty + 1]];
  if (!column) return null;
  return amounts.find((token) => token.isMoney && !cells.includes(token) && token.x1 > column.x0 && token.x1 < (next?.x0 ?? Infinity)) ?? null;
}

const FEWEST_REPEATED = 3;

/** "Turnover of the day" below the rows of each day: none of them is the sum of another day or says it once more. */
export function withRepeated(claims: readonly Claim[], { lines, claimed }: PlacedRows): Claim[] {
  const behindRows = new Map<string, Set<number>>();
  for (const { label, line } of claims) {
    const since = lines.firstBelow(claimed.at(claimed.lastAbove(line)) ?? -1);
    if (since >= 0 && since <= lines.lastAbove(line)) behindRows.set(label, (behindRows.get(label) ?? new Set()).add(line));
  }
  return claims.map((claim) => {
    const alike = behindRows.get(claim.label);
    return alike === undefined || alike.size < FEWEST_REPEATED ? claim : { ...claim, isRepeated: true, before: [...alike].sort((a, b) => a - b).findLast((line) => line < claim.line) };
  });
}

/** "Total withdrawals/deposits" with a sum under each of the two headings, whichever of them the words name first. */
function fillsBothSides({ cells }: Ledger['totals'][number], { debit, credit }: ColumnRoles): boolean {
  return credit >= 0 && Boolean(cells[debit]) && Boolean(cells[credit]);
}
