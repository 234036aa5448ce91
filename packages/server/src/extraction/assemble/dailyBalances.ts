// A list of days with their balances beside the rows: what the rows lead to at the end of each day must be what it prints.
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { Ledger } from '../accounts/ledgers.js';
import { balanceValue } from '../interpretation/signRules.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import type { AmountToken } from '../tokens/amounts.js';
import { resolveDay, type YearAnchor } from '../tokens/dateOrder.js';
import type { DateToken } from '../tokens/dates.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { DocumentContext } from './documentContext.js';
import { pickDates } from './rowDates.js';
import { isNear, linesLeftOut } from './strayFigures.js';

interface DailyBalance {
  token: AmountToken;
  /** A letter stands behind it, which nobody knows: it may be either side. */
  isLettered: boolean;
  line: number;
  day: number;
  text: string;
}

export interface DailyInput {
  ledger: Ledger;
  rows: readonly SolvedRow[];
  start: number;
  isOwed: boolean;
  anchor: YearAnchor | null;
}

/** Of a list that is not sure to be one, a figure with as many digits contradicts the day whose balance it is nearly. */
const FEWEST_DIGITS = 6;

/** Believed to be such a list where nearly all of its figures agree; the few that do not are contradictions. Of a shorter one those that are nearly the balance of their day. */
export function dailyChecks(input: DailyInput, context: DocumentContext, sourceOf: (token: AmountToken, line: number) => PrintedCheck['source']): PrintedCheck[] {
  const listed = listedBalances(input, context);
  const balanceOn = runningBalances(input, context);
  return listsOf(listed, context).flatMap((list) => checksOfList(list, balanceOn, input, context, sourceOf));
}

/** In sizes of type. */
const SAME_HEIGHT = 0.3;

/** Each by itself, whose days may run on in further columns beside the first: pictures of cheques with their days above it are another one. */
function listsOf(listed: readonly DailyBalance[], { lines }: Pick<DocumentContext, 'lines'>): DailyBalance[][] {
  const isLevel = (a: DailyBalance, b: DailyBalance): boolean => {
    const [own, other] = [lines[a.line]!.line, lines[b.line]!.line];
    return own.page === other.page && Math.abs(own.baseline - other.baseline) < SAME_HEIGHT * own.fontSize;
  };
  const lists: DailyBalance[][] = [];
  for (const item of listed) {
    const open = lists.at(-1);
    if (open && (item.line - open.at(-1)!.line <= 1 || open.some((other) => isLevel(other, item)))) open.push(item);
    else lists.push([item]);
  }
  return lists;
}

function checksOfList(listed: readonly DailyBalance[], balanceOn: (day: number) => number, input: DailyInput, context: DocumentContext, sourceOf: (token: AmountToken, line: number) => PrintedCheck['source']): PrintedCheck[] {
  const judged = listed.map((item) => {
    const [expected, actual] = [balanceValue(item.token, input.isOwed, context), balanceOn(item.day)];
    return { ...item, expected: item.isLettered && expected === -actual ? actual : expected, actual };
  });
  const wrong = judged.filter((item) => item.expected !== item.actual);
  const agreeing = judged.length - wrong.length;
  const contradictions = (items: typeof wrong): PrintedCheck[] => items.map((item) => ({ kind: 'other', label: `Balance of ${item.text}`, expected: item.expected, actual: item.actual, source: sourceOf(item.token, item.line) }));
  if (judged.length < 3) return agreeing === 0 ? [] : contradictions(wrong.filter(({ expected, actual }) => isNear(Math.abs(expected), Math.abs(actual), FEWEST_DIGITS)));
  if (agreeing < 2 || (wrong.length > Math.max(1, 0.1 * judged.length) && !isRowOnOtherDay(judged, input))) return [];
  const all: PrintedCheck = { kind: 'countBalances', label: 'Printed daily balances', expected: judged.length, actual: agreeing, source: null };
  return [all, ...contradictions(wrong)];
}

/** All of a list agree, and they are as many as the rows have days: none of these stands on another day than it was. */
export function areOfAllDays(checks: readonly PrintedCheck[], rows: readonly { date: { value: string } | null }[]): boolean {
  const days = new Set(rows.map(({ date }) => date?.value ?? ''));
  return checks.some(({ kind, expected, actual }) => kind === 'countBalances' && expected === actual && expected >= days.size) && checks.every(({ expected, actual }) => expected === actual);
}

/** From one day to another all balances are off by the amount of one row, and before and behind them all agree: the row has another day than the list knows. */
function isRowOnOtherDay(judged: readonly { day: number; expected: number; actual: number }[], { rows }: DailyInput): boolean {
  const inOrder = judged.toSorted((a, b) => a.day - b.day);
  const [first, last] = [inOrder.findIndex(({ expected, actual }) => expected !== actual), inOrder.findLastIndex(({ expected, actual }) => expected !== actual)];
  const differences = new Set(inOrder.slice(first, last + 1).map(({ expected, actual }) => expected - actual));
  const [difference] = differences;
  return differences.size === 1 && last < inOrder.length - 1 && rows.some(({ amount }) => Math.abs(amount) === Math.abs(difference!));
}

function listedBalances({ ledger, rows, anchor }: DailyInput, { lines, isRow, frame }: DocumentContext): DailyBalance[] {
  const found: DailyBalance[] = [];
  const leftOut = linesLeftOut(ledger, rows);
  for (let index = ledger.firstLine; index <= Math.min(lines.length - 1, ledger.lastLine + 60); index += 1) {
    if ((isRow[index] && !leftOut.has(index)) || !isListLine(lines[index]!)) continue;
    for (const { date, token, last, others } of pairsOf(lines[index]!)) {
      const day = resolveDay(date, frame, anchor);
      if (day !== null) found.push({ token, line: index, day, text: date.text, isLettered: others === 0 && last > token.last });
    }
  }
  return found;
}

interface Pair {
  date: DateToken;
  token: AmountToken;
  /** The word it ends with, which may be a letter for the side, or the last of further figures. */
  last: number;
  /** Behind the balance: what of it is collected, or free to be spent. */
  others: number;
}

function pairsOf(line: TokenLine): Pair[] {
  const moneyAt = (at: number): AmountToken | undefined => line.amounts.find((amount) => amount.isMoney && amount.first === at);
  return line.dates.flatMap((date) => {
    const token = moneyAt(date.last + 1);
    if (!token) return [];
    const isLetter = /^\p{Lu}\p{L}?$/u.test(line.line.words[token.last + 1]?.text ?? '');
    let [last, others] = [isLetter ? token.last + 1 : token.last, 0];
    for (let next = moneyAt(last + 1); next; next = moneyAt(last + 1)) [last, others] = [next.last, others + 1];
    return [{ date, token, last, others }];
  });
}

/** Nothing but days and figures, as many to each day; the title of the list may stand left of several. */
function isListLine(line: TokenLine): boolean {
  const pairs = pairsOf(line);
  const [first] = pairs;
  if (!first || line.dates.length !== pairs.length || pairs.some(({ others }) => others !== first.others)) return false;
  const from = pairs.length > 1 ? first.date.first : 0;
  return line.line.words.every((_, at) => at < from || pairs.some(({ date, last }) => at >= date.first && at <= last));
}

function runningBalances({ rows, start, anchor }: DailyInput, context: DocumentContext): (day: number) => number {
  const moves = rows.flatMap(({ row, amount }) => {
    const { main } = pickDates(row, context.layout.kinds[row.kind]!, context.orderedDates);
    const day = main ? resolveDay(main, context.frame, anchor) : null;
    return day === null ? [] : [{ day, amount }];
  });
  return (day) => moves.reduce((sum, move) => (move.day <= day ? sum + move.amount : sum), start);
}
