// What a statement prints of itself beside its rows: its number, and of a card's bill the parts, what is due at least and until when.
import type { Box, PrintedFacts, Source, Sourced, Word } from '../model.js';
import { extent, overlap, splitAtGaps } from '../columns/pieces.js';
import type { AmountToken } from '../tokens/amounts.js';
import { currencyOf, currencyOfWord } from '../tokens/currencies.js';
import type { DateToken } from '../tokens/dates.js';
import { foldText, joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { SUFFIX_PATTERN } from '../vocabulary/signWords.js';
import { isClosingDay, isDueDay, isNumberedTitle, isStatementNumber, mayNumberStatement, partOfBill } from '../vocabulary/printedFacts.js';

export interface FactContext {
  lines: readonly TokenLine[];
  isRow: Uint8Array;
  /** The document counts in whole units: 737 is a sum of money. */
  isWhole: boolean;
  /** Of the account; null when it is not known. */
  currency: string | null;
  /** Minor units. */
  valueOf: (amount: AmountToken) => number;
  /** ISO; null when the year cannot be told. */
  dayOf: (date: DateToken) => string | null;
  sourceOf: (token: Pick<AmountToken, 'box' | 'text'>, line: number) => Source;
}

/** Words of a label, at most; and in sizes of type, what is a space, where the label above a value ends, and how far above it may stand. */
const MOST_WORDS = 4;
const SPACE = 1.1;
const NEAR = 0.5;
const ABOVE = 3;
/** In sizes of type: from one line of a label to the next; and how many it takes at most. */
const LEADING = 1.7;
const MOST_LABEL_LINES = 3;
const LONGEST_NUMBER = 20;
/** "€ 854,79   Af   € 854,79   Bij": the side of the figure before. */
const SIDE = new RegExp(`^${SUFFIX_PATTERN}$`);

/** Of the lines from `from` to `to`, the first of each kind. Parts of a bill are those of cards only. */
export function readPrintedFacts(from: number, to: number, isCard: boolean, context: FactContext): PrintedFacts {
  const facts: PrintedFacts = {};
  for (let index = from; index <= to; index += 1) {
    if (context.isRow[index] === 1) continue;
    const { line: { words }, squashed } = context.lines[index]!;
    const number = facts.statementNumber || !mayNumberStatement(squashed) ? null : statementNumber(context.lines, index);
    if (number) facts.statementNumber = { value: number.text.replace(/^[#№]|[.,;)]+$/g, ''), source: context.sourceOf(number, index) };
    if (isCard) readBill(facts, index, words, context);
  }
  return facts;
}

function readBill(facts: PrintedFacts, index: number, words: readonly Word[], context: FactContext): void {
  const { isWhole } = context;
  const { amounts, dates } = context.lines[index]!;
  amounts.forEach((amount, at) => {
    if (!(amount.isMoney || isWhole) || words[amount.last + 1]?.text === '%') return;
    const name = labelsOf(context.lines, index, amount).map(partOfBill).find((part) => part !== null);
    if (!name || facts[name]) return;
    const own = inOwnCurrency(amount, amounts[at + 1], index, context);
    facts[name] = { value: Math.abs(context.valueOf(own)), source: context.sourceOf(own, index) };
  });
  for (const date of dates) {
    const day = facts.dueDate || !labelsOf(context.lines, index, date).some(isDueDay) ? null : context.dayOf(date);
    if (day !== null) facts.dueDate = { value: day, source: context.sourceOf(date, index) };
  }
}

/** "Pago mínimo   $ 2.500,00   U$S 20,00": of a bill in two currencies the figure beside it, where only that is in the one of the account. */
function inOwnCurrency(amount: AmountToken, next: AmountToken | undefined, index: number, { lines, currency }: FactContext): AmountToken {
  if (currency === null || !next?.isMoney || currencyAt(lines, index, next) !== currency || currencyAt(lines, index, amount) === currency) return amount;
  return next;
}

/** Lines of a small table, from a figure up to the headings. */
const LINES_OF_TABLE = 8;

/** Beside the figure, else in the heading over it. */
function currencyAt(lines: readonly TokenLine[], index: number, { currency, box }: AmountToken): string | null {
  if (currency !== undefined) return currency;
  const { page } = lines[index]!.line;
  for (const { line, amounts } of lines.slice(Math.max(0, index - LINES_OF_TABLE), index).reverse()) {
    if (line.page !== page || amounts.some(({ isMoney }) => isMoney)) continue;
    const run = splitAtGaps(line.words, SPACE).find((piece) => overlap(extent(piece), { x0: box[0], x1: box[2] }) > 0);
    const [named] = (run ?? []).flatMap(({ text }) => currencyOfWord(text) ?? []);
    if (named !== undefined) return named;
  }
  return null;
}

/** The last day called that of the statement from `first` to `last`, both ISO; what is printed below line `to` may be of another one. */
export function closingDay(first: string, last: string, to: number, isCard: boolean, context: FactContext): Sourced<string> | null {
  const closed = dayOfClosing(first, last, to, isCard, context);
  return closed && { value: closed.value, source: context.sourceOf(closed.date, closed.line) };
}

/** The same, with its line. */
export function dayOfClosing(first: string, last: string, to: number, isCard: boolean, { lines, isRow, dayOf }: Pick<FactContext, 'lines' | 'isRow' | 'dayOf'>): { value: string; date: DateToken; line: number } | null {
  for (let line = to; line >= 0; line -= 1) {
    if (isRow[line] === 1) continue;
    for (const date of lines[line]!.dates) {
      const day = labelsOf(lines, line, date).some((label) => isClosingDay(label, isCard)) ? dayOf(date) : null;
      if (day !== null && day >= first && day <= last) return { value: day, date, line };
    }
  }
  return null;
}

/** "Statement no.: 12", "Kontoauszug 5/2023", or the value under its label. */
export function statementNumber(lines: readonly TokenLine[], index: number): Word | null {
  const { words } = lines[index]!.line;
  for (let first = 0; first < words.length; first += 1) {
    for (let last = Math.min(words.length, first + MOST_WORDS) - 1; last >= first; last -= 1) {
      const label = squash(joinedText(words.slice(first, last + 1)));
      const isTitle = isNumberedTitle(label);
      if (!isTitle && !isStatementNumber(label)) continue;
      const next = words.slice(last + 1).find(({ text }) => /[\p{L}\d]/u.test(text));
      if (isTitle) {
        if (next && /^(?:\d{1,3}\/(?:\d\d)?\d\d|20\d\d\/\d{1,3})$/.test(next.text)) return next;
        continue;
      }
      const value = next && isNumber(next) ? next : valueBelow(lines, index, words.slice(first, last + 1));
      if (value && !isInDate(value, lines.slice(index, index + 2))) return value;
    }
  }
  return null;
}

function isNumber({ text }: Word): boolean {
  return text.length <= LONGEST_NUMBER && /\d/.test(text) && /^[#№]?[\p{L}\d][\p{L}\d./-]*[.,;)]?$/u.test(text);
}

function valueBelow(lines: readonly TokenLine[], index: number, label: readonly Word[]): Word | null {
  const [own, next] = [lines[index]!.line, lines[index + 1]?.line];
  if (!next || next.page !== own.page || next.baseline - own.baseline > ABOVE * own.fontSize) return null;
  const under = next.words.filter(({ box }) => overlap({ x0: box[0], x1: box[2] }, extent(label)) > 0);
  return under.length === 1 && isNumber(under[0]!) ? under[0]! : null;
}

/** "Statement no. 12.03.2024" is one of that day. */
function isInDate(word: Word, lines: readonly TokenLine[]): boolean {
  return lines.some(({ line, dates }) => dates.some((date) => date.year !== null && line.words.slice(date.first, date.last + 1).includes(word)));
}

/** "Payment due date" beside it or above it: no day on which anything was counted. */
export function isDueDate(lines: readonly TokenLine[], index: number, date: DateToken): boolean {
  return labelsOf(lines, index, date).some(isDueDay);
}

/** The same, where nothing stands between the day and those words. */
export function isRightByDueLabel(lines: readonly TokenLine[], index: number, date: DateToken): boolean {
  const [nearest] = labelsOf(lines, index, date);
  return nearest !== undefined && isDueDay(nearest);
}

/** The words that may speak for a value: those next to it on its left, else those above it, the nearest line and both nearest. */
function labelsOf(lines: readonly TokenLine[], index: number, { first, box }: { first: number; box: Box }): string[] {
  const { line: { words, fontSize }, amounts, dates } = lines[index]!;
  // "1 505,90 CR   2 213,66": letters of the figure before speak for that.
  const after = (amounts.findLast(({ last }) => last < first)?.last ?? -1) + 1;
  // "Vencimiento 17/11/2025 Pago mínimo $ 2.500,00": and days belong to what stands before them.
  const ofDays = new Set(dates.filter(({ last }) => last < first).flatMap((date) => words.slice(date.first, date.last + 1)));
  const run = splitAtGaps(words.slice(after, first).filter(({ text }) => !/^[:+=\u2013\u2212-]$/.test(text) && currencyOf(foldText(text)) === undefined), SPACE).at(-1) ?? [];
  const behind = run.slice(run.findLastIndex((word) => ofDays.has(word)) + 1);
  const left = behind.some(({ text }) => /\p{L}/u.test(text)) ? behind : run.filter((word) => !ofDays.has(word));
  const own = squash(joinedText(left));
  if (/\p{L}/u.test(own) && !(after > 0 && SIDE.test(own))) return [own];
  const above = labelLines(lines, index, box, fontSize);
  return above.map((_, at) => squash(above.slice(0, at + 1).reverse().join('')));
}

/** From the nearest line up. */
function labelLines(lines: readonly TokenLine[], index: number, [x0, , x1]: Box, em: number): string[] {
  const found: string[] = [];
  const { page, baseline } = lines[index]!.line;
  let highest = baseline;
  for (let above = index - 1; above >= 0 && found.length < MOST_LABEL_LINES; above -= 1) {
    const { line, amounts } = lines[above]!;
    if (line.page !== page || (baseline - line.baseline > ABOVE * em && highest - line.baseline > LEADING * em)) break;
    const run = splitAtGaps(line.words, SPACE).find((piece) => overlap(extent(piece), { x0: x0 - NEAR * em, x1: x1 + NEAR * em }) > 0);
    // A further line of a small table: its headings are higher up, and of the one above.
    if (run && amounts.some(({ box, isMoney }) => isMoney && box[2] > x0 && box[0] < x1)) break;
    if (!run) continue;
    found.push(run.map(({ text }) => text).join(''));
    highest = line.baseline;
  }
  return found;
}
