// Ledgers whose figures agree as well with all signs turned round: what is owed, printed without a sign, or sides whose sums are the same.
import { addTo } from '../groups.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { dayOfIso } from '../tokens/dateOrder.js';
import { foldText } from '../tokens/plainText.js';
import { comesIn, isEarned } from '../vocabulary/cardPayments.js';
import type { LedgerReading } from './assemblePeriod.js';
import type { QuestionInput } from './datesInDoubt.js';
import type { DocumentContext } from './documentContext.js';

/** Of fewer rows nothing is said again and again. */
const FEWEST_ROWS = 4;
/** "Instalment", "interest", "fee": what the rows of one side say, at most. */
const FEW_TEXTS = 2;
/** In days: a payment may come late, and the next one in time. */
const NEARLY_A_MONTH = 15;

/** A balance without a sign falls month after month by what says the same and rises by what says the same, as the debt of a loan does, and no word that is known tells that it is money. */
export function mayBeOwed({ rows, solved, balances: { start, end }, reading }: QuestionInput, context: DocumentContext): boolean {
  const balances = [start?.item?.amount, end?.item?.amount, ...solved.map(({ balanceToken }) => balanceToken)].filter((token) => token !== null && token !== undefined);
  if (balances.length === 0 || balances.some(({ sign }) => sign !== 0) || solved.length < FEWEST_ROWS || areSidesKnown(solved, reading, context)) return false;
  const daysOf = (side: 1 | -1): number[][] => [...daysByText(rows, solved, side).values()];
  const [falling, rising] = [daysOf(-1), daysOf(1)];
  const areFew = [falling, rising].every(({ length }) => length <= FEW_TEXTS) && 2 * (falling.length + rising.length) <= solved.length;
  // Nothing but payments, each with a minus: so accounts print a standing order.
  const isMarked = rising.length === 0 && solved.every(({ amountToken }) => amountToken.sign < 0);
  return falling.length > 0 && !isMarked && areFew && [...falling, ...rising].every(areMonthly);
}

function daysByText(rows: QuestionInput['rows'], solved: readonly SolvedRow[], side: 1 | -1): Map<string, number[]> {
  const days = new Map<string, number[]>();
  for (const [at, { row, amount }] of solved.entries()) {
    // "Instalment 3" says what "Instalment 4" does.
    const text = row.words.replace(/[\d\p{P}]+/gu, '');
    if (amount * side > 0) addTo(days, text, dayOfIso(rows[at]?.date?.value ?? ''));
  }
  return days;
}

function areMonthly(days: readonly number[]): boolean {
  return days.every((day, at) => at === 0 || Math.abs(day - days[at - 1]!) >= NEARLY_A_MONTH);
}

/** Money in and money out have the same sum, no balance stands between the rows, and which is which only the place of unknown words says. */
export function areSidesAlike(solved: readonly SolvedRow[], reading: LedgerReading, context: DocumentContext): boolean {
  const isPlaced = solved.every(({ amountToken, balanceToken }) => amountToken.sign === 0 && balanceToken === null);
  return solved.length > 1 && isPlaced && solved.reduce((sum, { amount }) => sum + amount, 0) === 0 && !areSidesKnown(solved, reading, context);
}

/** A heading, a title, a letter or a word of the rows says what is money in or out. */
function areSidesKnown(solved: readonly SolvedRow[], { solution }: LedgerReading, { layout, lines, signWordOf }: DocumentContext): boolean {
  const isHeaded = ({ row: { kind } }: SolvedRow): boolean => {
    const { debit, credit } = solution.roles.get(kind) ?? { debit: -1, credit: -1 };
    return [debit, credit].some((column) => ['debit', 'credit'].includes(layout.kinds[kind]!.amounts[column]?.heading ?? ''));
  };
  return solved.some((item) => {
    const { row, amount, amountToken: { mark } } = item;
    const says = row.lines.some((line) => isEarned(foldText(lines[line]!.text)) || comesIn(foldText(lines[line]!.text)));
    return mark === 'letter' || (says && amount > 0) || row.sectionSign !== 0 || signWordOf(row) * amount > 0 || isHeaded(item);
  });
}
