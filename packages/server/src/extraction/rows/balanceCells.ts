// Which of the figures on a line that announces a balance is the balance.
import type { AmountToken } from '../tokens/amounts.js';
import type { Box } from '../model.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { HeadingRole } from '../vocabulary/headings.js';
import { labelKind } from '../vocabulary/labels.js';
import type { Step } from './scanState.js';
import type { Checkpoint } from './stream.js';

const SIDES = new Set<HeadingRole | null>(['debit', 'credit']);

/** @param inColumn the figures of the line that stand in the columns of the table, of all that its label may announce */
export function balanceCell(inColumn: readonly AmountToken[], all: readonly AmountToken[], step: Step): AmountToken | undefined {
  const { view, line, kind } = step;
  const inOwnMoney = inColumn.findLast((cell) => kind.amounts[view.cells.indexOf(cell)]!.heading !== 'foreign');
  return onlyBooked(all, step) ?? balanceInFront(inColumn, view, kind) ?? besideBox(inColumn, view, kind) ?? leadingCurrency(all, line) ?? underBalances(inColumn, view, kind) ?? inOwnMoney ?? inColumn[inColumn.length - 1] ?? all.findLast((token) => token.isMoney);
}

export function balancesBeside(cells: readonly AmountToken[], view: Step['view'], { amounts }: Step['kind']): Pick<Checkpoint, 'beside'> {
  const beside = view.cells.map((cell, column) => (cell && cells.includes(cell) && amounts[column]!.heading === 'balance' ? cell : null));
  return beside.filter((cell) => cell !== null).length > 1 ? { beside } : {};
}

/** Lines of one summary. */
const LINES_OF_SUMMARY = 5;

/** "Book" and "Cleared" over two figures of each balance of a summary: what is cleared, or may be drawn on, is not what the account holds. */
function onlyBooked(all: readonly AmountToken[], step: Step): AmountToken | undefined {
  const booked = all.length > 1 ? all.filter((token) => !isNotBooked(token, step)) : [];
  return booked.length === 1 ? booked[0] : undefined;
}

function isNotBooked(token: AmountToken, { lines, index }: Step): boolean {
  const isOver = ({ box }: { box: Box }): boolean => box[0] < token.box[2] && box[2] > token.box[0];
  const { page } = lines[index]!.line;
  for (let at = index - 1; at >= Math.max(0, index - LINES_OF_SUMMARY) && lines[at]!.line.page === page; at -= 1) {
    const { amounts, line: { words } } = lines[at]!;
    if (amounts.some(isOver)) continue;
    const heading = joinedText(words.filter(isOver));
    if (heading !== '') return [heading, `${heading} balance`].some((text) => labelKind(squash(text)) === 'ignore');
  }
  return false;
}

/** "265,00   Closing balance   215,00   950,00" under "Balance | Description | Credit | Debit": what stands behind the words are sums. */
function balanceInFront(behind: readonly AmountToken[], view: Step['view'], { amounts }: Step['kind']): AmountToken | undefined {
  const headed = view.cells.filter((cell, column) => cell !== null && amounts[column]!.heading === 'balance');
  const areSums = behind.length > 0 && behind.every((cell) => SIDES.has(amounts[view.cells.indexOf(cell)]!.heading));
  return headed.length === 1 && areSums && headed[0]!.last < behind[0]!.first ? headed[0]! : undefined;
}

/** Beside the sums of both sides, which may stand behind it, the balance is what the headings say. */
function underBalances(cells: readonly AmountToken[], view: Step['view'], { amounts }: Step['kind']): AmountToken | undefined {
  const headed = cells.filter((cell) => amounts[view.cells.indexOf(cell)]!.heading === 'balance');
  return cells.length > 1 && headed.length === 1 ? headed[0] : undefined;
}

/** "Closing balance   2 028.75 EUR   3 967.89 BGN": the same balance in two currencies, that of the account first. */
function leadingCurrency(all: readonly AmountToken[], { line: { words }, amounts }: TokenLine): AmountToken | undefined {
  const currencies = new Set(all.map(({ currency }) => currency));
  // "50.81 / 99.38  Opening balance (EUR)/(BGN)".
  const [first, second, ...further] = amounts.filter(({ isMoney }) => isMoney);
  if (first && second && further.length === 0 && second.first === first.last + 2 && words[first.last + 1]!.text === '/') return first;
  return all.length > 1 && currencies.size === all.length && !currencies.has(undefined) ? all[0] : undefined;
}

/** Two boxes side by side before any headings: the figures of the left one stand in a column that is far fuller than the other. */
function besideBox(inColumn: readonly AmountToken[], view: Step['view'], kind: Step['kind']): AmountToken | null {
  const [first, second] = inColumn;
  if (kind.headers.length > 0 || !first || !second || inColumn.length > 2) return null;
  const [own, other] = [first, second].map((token) => kind.amounts[view.cells.indexOf(token)]!.count);
  return own! >= 2 * other! ? first : null;
}
