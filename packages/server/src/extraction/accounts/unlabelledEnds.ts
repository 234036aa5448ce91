// A summary whose label for the closing balance nobody knows, or a sum of the balance before and the rows: its figures may be that balance. Only the equation can tell which.
import { kindOfLabel, labelBeside } from '../facts/figures.js';
import type { Checkpoint } from '../rows/stream.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { Ledger } from './ledgers.js';

/** Lines of one summary, at most. */
const SUMMARY_LINES = 10;
/** "Total balance", in letters. */
const SHORTEST_NAME = 7;
/** In an overview that of all accounts; at the end of a summary of one it may be where the statement ends. */
const TOTAL_BALANCE = 'totalbalance';

export function withUnlabelledEnds(ledger: Ledger, lines: readonly TokenLine[], isRow: Uint8Array): Ledger {
  if (ledger.closings.length > 0) return ledger;
  const known = new Set([...ledger.openings.map((item) => item.amount), ...ledger.totals.flatMap((total) => total.amounts)]);
  const found = ledger.openings.filter(({ label }) => label === 'opening').flatMap((opening) => candidates(opening, lines, isRow, known));
  const named = found.filter(({ isUnlabelled }) => isUnlabelled !== true);
  const ends = named.length > 0 ? named : [...found, ...sumsWithOpening(ledger)];
  return ends.length === 0 ? ledger : { ...ledger, closings: ends };
}

/** "TOTAL" below the rows, in the column in which the balance before stands above them: it may count that one, too. "TOTAL BALANCE" does, which in an overview is that of all accounts. */
function sumsWithOpening({ openings, totals, items }: Ledger): Checkpoint[] {
  const lastRow = items.findLast((item) => item.type === 'row');
  const total = totals.at(-1);
  const isBalance = total !== undefined && squash(total.text) === TOTAL_BALANCE;
  if (!total || !lastRow || (total.label !== 'total' && !isBalance) || total.line < lastRow.lines[0]!) return [];
  const opening = openings.find(({ label, kind, column, line }) => label === 'opening' && column >= 0 && kind === total.kind && line < lastRow.lines[0]!);
  const amount = opening ? total.cells[opening.column] : null;
  return amount ? [{ type: 'checkpoint', kind: total.kind, label: 'balance', text: total.text, line: total.line, amount, date: null, column: -1, ...(isBalance ? {} : { isUnlabelled: true }) }] : [];
}

function candidates(opening: Checkpoint, lines: readonly TokenLine[], isRow: Uint8Array, known: ReadonlySet<AmountToken>): Checkpoint[] {
  const { page, fontSize } = lines[opening.line]!.line;
  const found: Checkpoint[] = [];
  for (let index = opening.line; index <= opening.line + SUMMARY_LINES; index += 1) {
    const line = lines[index];
    if (!line || line.line.page !== page || isRow[index]) break;
    for (const amount of line.amounts) {
      const isBeside = index === opening.line || Math.min(Math.abs(amount.x1 - opening.amount.x1), Math.abs(amount.x0 - opening.amount.x0)) < fontSize;
      if (!isBeside || !amount.isMoney || amount === opening.amount) continue;
      const label = labelOf(lines, index, amount);
      const end: Checkpoint = { type: 'checkpoint', kind: opening.kind, label: 'balance', text: label.text, line: index, amount, date: null, column: -1 };
      if (isNamedAlike(opening, label.text)) found.push({ ...end, label: 'closing' });
      else if (squash(label.text) === TOTAL_BALANCE || (label.kind === null && label.text !== '' && !known.has(amount))) found.push({ ...end, isUnlabelled: true });
    }
  }
  return found;
}

/** "Previous total balance" and "Total balance": the same words but for what says before. */
function isNamedAlike(opening: Checkpoint, label: string): boolean {
  const [before, now] = [squash(opening.text), squash(label)];
  return now.length >= SHORTEST_NAME && before.endsWith(now) && /(?:previous|prior|last|opening|beginning|old)$/.test(before.slice(0, -now.length));
}

/** The words on its left say what it is, whatever stands above. */
function labelOf(lines: readonly TokenLine[], index: number, amount: AmountToken): ReturnType<typeof labelBeside> {
  const { line, amounts } = lines[index]!;
  const from = amounts.findLast((other) => other.last < amount.first)?.last ?? -1;
  const text = joinedText(line.words.slice(from + 1, amount.first));
  return /\p{L}{2}/u.test(text) ? { text, kind: kindOfLabel(text) } : labelBeside(lines, index, amount);
}
