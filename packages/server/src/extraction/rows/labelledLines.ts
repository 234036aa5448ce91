// Lines that announce figures: balances, totals and counts, with their labels beside or above.
import { beginsText, figuresOnLine, figuresUnderLabels, isCell, isInSentence, isNought, isSign, kindOfLabel, type Figure } from '../facts/figures.js';
import { currencyOf, isCurrencyCode } from '../tokens/currencies.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { DateToken } from '../tokens/dates.js';
import { isLongWhole, numberValue } from '../tokens/numbers.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { foldText, joinedText, squash } from '../tokens/plainText.js';
import { BOUNDS, isOfRewards, isOfWholeYear, isWholeLabel, labelKind, SUMS, type LabelKind } from '../vocabulary/labels.js';
import { balanceCell, balancesBeside } from './balanceCells.js';
import { areBothEnds, labelOverTwoLines } from './brokenLabels.js';
import { CARRIED, isOfCategory } from './categoryWords.js';
import { isInRange } from './dayRanges.js';
import { isOfRate } from './figuresOfRates.js';
import { endRow, resumeDates, type ScanState, type Step } from './scanState.js';
import { goesOnInSentence } from './sentenceFigures.js';
import type { Checkpoint, TotalLine } from './stream.js';

export const BALANCES: ReadonlySet<LabelKind> = new Set<LabelKind>(['opening', 'closing', 'carriedForward', 'broughtForward', 'balance']);
/** "balance", "saldo", "solde". */
const LONGEST_WORD = 7;
/** "saldo contabile iniziale". */
const LONGEST_BEHIND = 24;
/** "Saldo finale a vostro credito": on which side the balance is. */
const IN_FAVOUR = /(?:a(?:vostro|nostro|vs|ns|suo)?(?:credito|debito|favore)|(?:en)?(?:votre|notre)faveur|a(?:su|nuestro)favor|zu(?:ihren|unseren)(?:gunsten|lasten))$/;

/** Lines that announce a figure instead of being a row. With a date of its own only a balance line can, and only when it shows one figure. */
export function labelledFigures(step: Step): Figure[] {
  return (step.isSurelyRow || isEmptyPot(step) ? [] : readLabelled(step)).filter((figure) => step.form.scale === 0 || figure.amount.number.mark !== 'none' || isNought(step.line, figure.amount) || !BALANCES.has(figure.kind) || figure.more.some((token) => token.number.mark !== 'none') || isOfWholeRows(figure, step)).filter((figure) => !isOfPoints(figure, step) && !goesOnInSentence(figure, step) && !isSignedRow(figure, step) && !isOfCategory(figure, step)).map((figure) => (SUMS.has(figure.kind) && isOfRate(step.lines, step.index) ? { ...figure, kind: 'ignore' } : figure));
}

/** "Cash back   +$12.03" below the day it was booked on: a figure with its sign in the column of the rows is one of them. */
function isSignedRow({ kind, amount, more }: Figure, { view, areDaysHeaded, isDateHeading }: Step): boolean {
  return kind === 'ignore' && areDaysHeaded && !isDateHeading && more.length === 0 && view.filled === 1 && view.cells.includes(amount) && (amount.mark === 'plus' || amount.mark === 'minus');
}

/** "Saldovortrag   4'812'000" over the rows of an account in yen, beside one in francs: the next figure below it or the last above it is that of a row, and whole, too. */
function isOfWholeRows({ amount, more }: Figure, { lines, index, line: { line }, view }: Step): boolean {
  const balance = more.at(-1) ?? amount;
  const isBelow = ({ x1 }: AmountToken): boolean => Math.abs(x1 - balance.x1) < SAME_EDGE * line.fontSize;
  return view.cells.includes(balance) && [-1, 1].some((step) => {
    let at = index + step;
    while (lines[at]?.line.page === line.page && !lines[at]!.amounts.some(isBelow)) at += step;
    const next = lines[at];
    return next?.line.page === line.page && next.dates[0]?.first === 0 && next.amounts.find(isBelow)!.number.mark === 'none';
  });
}

/** In sizes of type. */
const SAME_EDGE = 0.6;

/** A title over its figures and their headings. */
const MOST_LINES_UNDER_TITLE = 4;

/** "Reward points summary", and below it "Closing balance 1,531" where money has decimals. */
function isOfPoints({ kind, amount }: Figure, { lines, index, form }: Step): boolean {
  if (!BALANCES.has(kind) || form.scale === 0 || amount.currency !== undefined || numberValue(amount.number, form).scale > 0) return false;
  const { page } = lines[index]!.line;
  return lines.slice(Math.max(0, index - MOST_LINES_UNDER_TITLE), index + 1).some((line) => line.line.page === page && isOfRewards(line.squashed));
}

/** "Pockets  0.00  0.00  0.00" or "Investment 0447122399  0.00  0.00" under or over the figures of another in an overview: nothing is on it, so it says nothing of what is elsewhere. */
function isEmptyPot({ line, lines, index, view }: Step): boolean {
  const figuresOf = (other: TokenLine | undefined): string[] => (other?.line.page === line.line.page ? other.amounts.filter((token) => token.isMoney).map((token) => token.number.raw) : []);
  const isNothing = (figures: readonly string[]): boolean => figures.every((raw) => !/[1-9]/.test(raw));
  const own = figuresOf(line);
  const isNumbered = line.line.words.some(({ text }) => /\d{6}/.test(text.replace(/[ .-]/g, '')));
  if (own.length < (isNumbered ? 2 : 3) || view.dates.length > 0 || !hasWords(line) || !isNothing(own)) return false;
  return [lines[index - 1], lines[index + 1]].map(figuresOf).some((figures) => figures.length === own.length && !isNothing(figures));
}

/** "NL18 …   01-02-2025 t/m 28-02-2025   881,20   709,64" under their names: an account, its period and the balances of both ends in one line. */
function nameEnds(figures: readonly Figure[]): boolean {
  return figures.some(({ kind }) => kind === 'opening') && figures.some(({ kind }) => kind === 'closing');
}

function readLabelled(step: Step): Figure[] {
  const { view, line, index, lines, kind, form } = step;
  if (!line.amounts.some((token) => token.isMoney || view.cells.includes(token) || isNought(line, token))) return form.scale === 0 ? wholeSums(lines, index) : [];
  const pairs = figuresOnLine(line, index, form.scale === 0);
  const isDated = view.dates.some((date) => !isInRange(date, line));
  const below = (pairs.length === 0 ? behindCurrency(step) : null) ?? labelOverTwoLines(step);
  if (below !== null) return [below];
  if (!isDated && pairs.length === 0 && view.label !== null && !line.amounts.some((token) => isInSentence(line, token))) {
    const amount = line.amounts.find((token) => view.cells.includes(token)) ?? line.amounts.find((token) => token.isMoney && !beginsText(line, token));
    if (amount) return [{ kind: view.label, text: line.text, line: index, amount, more: line.amounts.slice(line.amounts.indexOf(amount) + 1) }];
  }
  if (!isDated && pairs.length === 0 && !hasWords(line) && line.amounts.length > 1) {
    const under = figuresUnderLabels(lines, index, form.scale === 0);
    if (under.length > 1) return under;
  }
  if (!isDated && pairs.length === 0 && isUnderTitles(step)) {
    const under = figuresUnderLabels(lines, index, form.scale === 0);
    if (under.some((figure) => BOUNDS.has(figure.kind))) return under.map((figure) => ({ ...figure, isApart: true }));
  }
  if (pairs.length === 0 && kind.headers.length === 0 && line.amounts.some((amount) => amount.isMoney && isCell(lines, index, amount))) {
    const under = figuresUnderLabels(lines, index, form.scale === 0);
    if (under.some((figure) => BOUNDS.has(figure.kind))) return under;
  }
  const ofPeriod = !isDated && pairs.length === 0 && line.dates.length === 2 ? figuresUnderLabels(lines, index, form.scale === 0) : [];
  if (nameEnds(ofPeriod)) return ofPeriod;
  // Rows without days of their own stand under headings, too, which are no labels of their figures.
  const isInTable = view.filled > 0 && (kind.dates.length > 0 || (kind.headers.length > 0 && hasWords(line)));
  if (!isDated) return pairs.length > 0 || isInTable || (line.dates.length > 0 && hasWords(line)) ? pairs : figuresUnderLabels(lines, index, form.scale === 0);
  // A line of values under labels, one of them a day: "Account   Date   Previous balance".
  const under = kind.headers.length === 0 && !hasWords(line) && !followsRow(step) ? figuresUnderLabels(lines, index, form.scale === 0) : [];
  if (under.some((figure) => BOUNDS.has(figure.kind)) || areLimits(under, line)) return under;
  if (pairs.length > 0 && (standBeside(step, pairs) || areBothEnds(step, pairs))) return pairs;
  const behind = pairs.length === 0 ? labelBehind(step) : null;
  if (behind !== null) return [behind];
  const inside = pairs.filter((figure) => !standBeside(step, [figure]));
  // Day, label, sum of one side, sum of the other, balance.
  if (inside.length === 1 && (BOUNDS.has(inside[0]!.kind) || isOfBothSides(inside[0]!)) && view.filled >= 3 && view.filled === inside[0]!.more.length + 1) return inside;
  // Day, both sums, label, balance: no row is on both sides.
  if (inside.length === 1 && BOUNDS.has(inside[0]!.kind) && fillsBothSides(step)) return inside;
  const only = inside.length === 1 && (inside[0]!.more.length === 0 ? view.filled <= 1 : isTwice(inside[0]!)) ? inside[0]! : null;
  if (only && CARRIED.has(only.kind) && !saysCarried(step, only)) return [];
  return only && (BOUNDS.has(only.kind) || isBalanceWord(only) || isBalanceOfDay(only, step)) ? pairs : [];
}

function fillsBothSides({ view: { cells }, kind: { amounts } }: Step): boolean {
  return (['debit', 'credit'] as const).every((side) => cells.some((cell, at) => cell !== null && amounts[at]!.heading === side && /[1-9]/.test(cell.number.raw)));
}

/** "Credit limit   Minimum payment   To be paid by" over two figures and a day: labels that no table heads its columns with. */
function areLimits(under: readonly Figure[], { amounts }: TokenLine): boolean {
  return under.length > 1 && under.length === amounts.filter(({ isMoney }) => isMoney).length && under.every(({ kind }) => kind === 'ignore');
}

/** Sums of whole money without marks: below a thousand only where balances of the same summary end at the same edge. */
function wholeSums(lines: readonly TokenLine[], index: number): Figure[] {
  const line = lines[index]!;
  const amount = line.amounts.at(-1);
  const others = line.amounts.slice(0, -1);
  if (!amount || !others.every(({ text }) => COUNT.test(text)) || line.dates.length > 0 || amount.last < line.line.words.length - 1) return [];
  if (!isLongWhole(amount.number) && (amount.number.mark !== 'none' || !isUnderBalance(amount, lines, index))) return [];
  return figuresOnLine(line, index, true).filter(({ kind }) => SUMS.has(kind)).map((figure) => ({ ...figure, amount, more: [] }));
}

/** "Total debits (12)": how many they are. */
const COUNT = /^\(\d{1,3}\)$/;
const SUMMARY_LINES = 3;

function isUnderBalance({ x1 }: AmountToken, lines: readonly TokenLine[], index: number): boolean {
  const { page, fontSize } = lines[index]!.line;
  const near = Array.from({ length: 2 * SUMMARY_LINES + 1 }, (_, at) => index - SUMMARY_LINES + at).filter((at) => lines[at]?.line.page === page);
  return near.some((at) => figuresOnLine(lines[at]!, at, true).some(({ kind, amount }) => BOUNDS.has(kind) && amount.isMoney && Math.abs(amount.x1 - x1) < SAME_EDGE * fontSize));
}

/** "VIR SEPA RECU   DE: TRANSPORTS" is a transfer from somebody of this name, who goes on below: all the words beside the days of a line say that a balance is carried, not those of one column. */
function saysCarried({ line: { line, dates, amounts } }: Step, { kind }: Figure): boolean {
  const words = line.words.filter((_, at) => ![...dates, ...amounts].some(({ first, last }) => at >= first && at <= last));
  return labelKind(squash(joinedText(words).replace(/\d/g, ''))) === kind;
}

/** "neuer Saldo zum 31.01.2026", and below it "in EUR   1.417,09": nothing but the currency stands before the figure. */
function behindCurrency({ line: { line, amounts, dates }, lines, index }: Step): Figure | null {
  const [amount, ...more] = amounts;
  const above = lines[index - 1];
  if (!amount?.isMoney || more.length > 0 || dates.length > 0 || amount.last < line.words.length - 1 || above?.line.page !== line.page || above.amounts.some(({ isMoney }) => isMoney)) return null;
  const before = line.words.slice(0, amount.first);
  const isCurrency = ({ text }: { text: string }): boolean => isCurrencyCode(text);
  if (line.words.length < 2 || !line.words.some(isCurrency) || !before.every((word) => isCurrency(word) || SHORT.test(word.text))) return null;
  if (line.baseline - above.line.baseline > 2 * line.fontSize || Math.abs(line.box[0] - above.line.box[0]) > line.fontSize) return null;
  const label = joinedText(above.line.words.filter((_, at) => !above.dates.some(({ first, last }) => at >= first && at <= last)));
  const kind = kindOfLabel(label);
  return kind !== null && BOUNDS.has(kind) ? { kind, text: above.text, line: index, amount, more: [] } : null;
}

/** "in", "en", "w". */
const SHORT = /^\p{L}{1,2}$/u;

/** Lines from the figures of one row to those of the next, at most. */
const LINES_OF_ROWS = 8;

/** Near above stands a row with words of its own that begins with a day where this line does: this one may have its words above and below its figures. */
function followsRow({ line, lines, index }: Step): boolean {
  const [day] = line.dates;
  const beginsAlike = ({ dates: [other], line: { page } }: TokenLine): boolean => other?.first === 0 && page === line.line.page && Math.abs(day!.box[0] - other.box[0]) < line.line.fontSize;
  return day?.first === 0 && lines.slice(Math.max(0, index - LINES_OF_ROWS), index).some((above) => beginsAlike(above) && hasWords(above) && above.amounts.some(({ isMoney }) => isMoney));
}

/** "Branch   Account   New balance" and their values below, after the last row of the table. */
function isUnderTitles({ line: { line, amounts }, lines, index, kind }: Step): boolean {
  const above = lines[index - 1];
  if (amounts.length < 2 || !above || above.line.page !== line.page || above.amounts.length > 0 || above.dates.some((date) => !endsTitle(date, above))) return false;
  if (line.baseline - above.line.baseline > 2 * line.fontSize || kind.headers.some((header) => index - 1 >= header.first && index - 1 <= header.last)) return false;
  // What one account is called may stand before its figures.
  const named = amounts.length >= FEWEST_UNDER_TITLES ? amounts[0]!.first : 0;
  return line.words.every((word, at) => at < named || !/\p{L}/u.test(word.text) || isCurrencyCode(word.text) || isSign(word.text));
}

const FEWEST_UNDER_TITLES = 3;

/** "New balance as of 15 Jan 2025": the day comes at once behind the words of a title, and is no cell of a row. */
function endsTitle({ first, last }: DateToken, { line: { words, fontSize } }: TokenLine): boolean {
  const [before, after] = [words[first - 1], words[last + 1]];
  return before !== undefined && /\p{L}/u.test(before.text) && words[first]!.box[0] - before.box[2] < 0.7 * fontSize && (!after || after.box[0] - words[last]!.box[2] > fontSize);
}

/** "31/03/24   1.992,10   SALDO INIZIALE" where the texts stand right of the figures; a longer text is whom or what was paid. So does "closing balance" behind the sums of both sides and the balance. */
function labelBehind({ line, index, view }: Step): Figure | null {
  const amount = view.cells.find((cell) => cell !== null);
  const areSums = view.filled >= 3 && view.cells.every((cell) => cell !== null);
  if ((view.filled !== 1 && !areSums) || !amount || view.label === null || !BOUNDS.has(view.label) || view.labelText.replace(IN_FAVOUR, '').length > LONGEST_BEHIND) return null;
  const isText = (at: number): boolean => /\p{L}/u.test(line.line.words[at]!.text) && ![...line.dates, ...line.amounts].some((token) => at >= token.first && at <= token.last);
  const figures = view.cells.filter((cell) => cell !== null);
  const isBehind = line.line.words.every((_, at) => !isText(at) || figures.every(({ last }) => at > last));
  return isBehind && line.line.words.some((_, at) => isText(at)) ? { kind: view.label, text: line.text, line: index, amount, more: figures.filter((cell) => cell !== amount) } : null;
}

/** A row called "total" fills one side only. */
function isOfBothSides({ kind, amount, more }: Figure): boolean {
  return kind === 'total' && [amount, more[0]].every((token) => token !== undefined && /[1-9]/.test(token.number.raw));
}

/** What was there before, as the amount and as the balance. */
function isTwice({ amount, more }: Figure): boolean {
  return more.length === 1 && more[0]!.number.raw === amount.number.raw;
}

/** "999 S A L D O", "31/08 SALDO DO DIA": nothing is said but that it is the balance. */
function isBalanceWord({ kind, text }: Figure): boolean {
  const words = squash(text).replace(/\d/g, '');
  return kind === 'balance' && (words.length <= LONGEST_WORD || isWholeLabel(words));
}

/** "30.01.  Kontostand am 30.01.2026": the words that lead the text say of which day the balance is, whatever follows. */
function isBalanceOfDay({ kind }: Figure, { line: tokens, view }: Step): boolean {
  const { words } = tokens.line;
  const first = words.findIndex((_, at) => !view.dates.some((date) => at >= date.first && at <= date.last));
  const day = tokens.dates.find((date) => !view.dates.includes(date) && date.first > first);
  if (kind !== 'balance' || day === undefined || day.first - first > MOST_WORDS_TO_DAY) return false;
  return labelKind(squash(joinedText(words.slice(first, day.first)))) === 'balance';
}

/** "Saldo contabile al". */
const MOST_WORDS_TO_DAY = 4;

/** More than figures and dates: a line of values under labels has nothing else. */
function hasWords(line: TokenLine): boolean {
  const tokens = [...line.dates, ...line.amounts];
  const { words } = line.line;
  const end = besideFrom(line, Math.max(...tokens.map(({ last }) => last)));
  const isCurrencyBehind = (text: string, at: number): boolean => line.amounts.some(({ last }) => last === at - 1) && currencyOf(foldText(text)) !== undefined;
  return words.slice(0, end).some(({ text }, at) => /\p{L}/u.test(text) && !isSign(text) && !isCurrencyBehind(text, at) && !tokens.some((token) => at >= token.first && at <= token.last));
}

/** In sizes of type: between a line of values and the text of a side bar. */
const BESIDE = 5;
const FEWEST_BESIDE = 2;

/** Where the words of a side bar begin, behind the last figure or day of a line of several. */
function besideFrom({ line: { words, fontSize }, amounts }: TokenLine, last: number): number {
  const isFar = words.length - 1 - last >= FEWEST_BESIDE && words[last + 1]!.box[0] - words[last]!.box[2] > BESIDE * fontSize;
  return isFar && amounts.filter(({ isMoney }) => isMoney).length > 1 ? last + 1 : words.length;
}

/** A row of the table, or a further line of its text, and on its baseline by chance a figure of a side bar with its label. */
export function standBeside(step: Step, figures: readonly Figure[]): boolean {
  const { view, kind } = step;
  if (kind.headers.length === 0 || figures.some((figure) => figure.amount.x0 <= kind.x1 || view.cells.includes(figure.amount))) return false;
  return view.words.length + view.dates.length > 0 && (view.filled > 0 || isTextBeside(step, figures));
}

/** Words under the headings, and others that begin right of the table: not the figure alone, under a heading of sums perhaps. */
function isTextBeside({ line: { line }, kind, view }: Step, figures: readonly Figure[]): boolean {
  const label = line.words.findIndex((word) => word.box[0] > kind.x1);
  return view.dates.length === 0 && label > 0 && line.words[label - 1]!.box[2] <= kind.x1 && line.words[label]!.box[0] - line.words[label - 1]!.box[2] > 2 * line.fontSize && figures.every(({ amount }) => line.words.slice(label, amount.first).some(({ text }) => /\p{L}{2}/u.test(text)));
}

export function takeLabelled(state: ScanState, step: Step, figures: readonly Figure[]): void {
  endRow(state);
  // What stands above a balance or sum is no first line of a row below it.
  state.above = [];
  state.lastLine = step.index;
  recordFigures(state, step, figures);
}

export function recordFigures(state: ScanState, step: Step, figures: readonly Figure[]): void {
  // "Opening balance 100.00   Closing balance 175.00" stand in no columns of a table.
  const isApart = figures.filter(({ kind }) => BOUNDS.has(kind)).length > 1;
  for (const figure of figures) {
    if (BALANCES.has(figure.kind) && !areSumsCarried(step, figure)) {
      const checkpoint = toCheckpoint(step, isApart ? { ...figure, isApart } : figure);
      state.items.push(checkpoint);
      // Beside the table it says nothing of the day in force in it.
      if (figure.amount.x0 <= step.kind.x1) holdDates(state, figure.kind);
      if (checkpoint.column >= 0) carryDay(state, step, figure.kind);
      takeSumsBeside(state, step, figure, checkpoint);
      continue;
    }
    if (state.section !== null && isOfWholeYear(squash(state.section.text))) continue;
    const all = amountsOf(figure, step);
    const cells = step.view.cells.map((cell) => (cell && all.includes(cell) ? cell : null));
    const label = BALANCES.has(figure.kind) ? 'total' : figure.kind;
    const total: TotalLine = { type: 'total', kind: step.kind.id, label, text: figure.text, line: step.index, cells, amounts: all, ...(figure.isPart ? { isPart: true } : {}) };
    state.items.push(total);
    takeBalanceBeside(state, step, total);
  }
}

/** "Report   2 489,61   16 114,60" under "Débit" and "Crédit", where no column holds balances: what both sides have come to so far. */
function areSumsCarried({ kind, view }: Step, { kind: label, more }: Figure): boolean {
  if ((label !== 'carriedForward' && label !== 'broughtForward') || more.length !== 1 || kind.amounts.some(({ heading }) => heading === 'balance')) return false;
  return (['debit', 'credit'] as const).every((side) => view.cells.some((cell, column) => cell !== null && kind.amounts[column]!.heading === side));
}

/** "Grand total   12,400.00   15,100.00   2,700.00 Cr": sums of both sides, and where they led to under the heading for balances. */
function takeBalanceBeside(state: ScanState, { kind, index }: Step, { cells, text }: TotalLine): void {
  const column = kind.amounts.findIndex((item) => item.heading === 'balance');
  const amount = column < 0 ? null : cells[column];
  if (!amount || cells.filter((cell) => cell !== null).length < 3) return;
  state.items.push({ type: 'checkpoint', kind: kind.id, label: 'balance', text, line: index, amount, date: null, column, isOfTotals: true });
}

/** "Balance c/f   10,938.02   4,928.64   220.66": what stands beside the balance in the other columns are their sums. */
function takeSumsBeside(state: ScanState, { view, kind, index }: Step, figure: Figure, { column }: Checkpoint): void {
  const unlabelled = [figure.amount, ...figure.more];
  const cells = view.cells.map((cell, at) => (at === column || !unlabelled.includes(cell!) ? null : cell));
  const amounts = cells.filter((cell) => cell !== null);
  if (column < 0 || amounts.length < 2) return;
  state.items.push({ type: 'total', kind: kind.id, label: 'total', text: figure.text, line: index, cells, amounts });
}

function toCheckpoint(step: Step, figure: Figure): Checkpoint {
  const { view, line, index, kind } = step;
  const all = amountsOf(figure, step);
  const inColumn = all.filter((token) => view.cells.includes(token));
  const amount = balanceCell(inColumn, all, step) ?? figure.amount;
  return {
    type: 'checkpoint',
    kind: kind.id,
    label: figure.kind as Checkpoint['label'],
    text: figure.text,
    line: index,
    amount,
    date: yearNamed(step) ?? view.dates[0] ?? line.dates[0] ?? figure.day ?? null,
    column: figure.isApart ? -1 : view.cells.indexOf(amount),
    ...balancesBeside(inColumn, view, kind),
  };
}

/** The label's own figure and those behind it; not "5,000" of "New balance $1,940.27     5,000": points of a side bar, where money has decimals. */
function amountsOf({ amount, more }: Figure, { form }: Step): AmountToken[] {
  const hasDecimals = ({ number }: AmountToken): boolean => numberValue(number, form).scale > 0;
  const areDecimals = form.scale > 0 && form.dropsZeros !== true && hasDecimals(amount);
  return [amount, ...more.filter((token) => !areDecimals || hasDecimals(token))];
}

/** "30.12.  Kontostand am 29.12.2025": the day in words has the year that those in the column lack. */
function yearNamed({ view, line }: Step): DateToken | undefined {
  return view.dates[0]?.yearDigits === 0 ? line.dates.find((date) => date.yearDigits > 0 && !view.dates.includes(date)) : undefined;
}

/** "5 Jan  Balance forward  200.00" and rows without a day beneath: they are of that day, also on a page that goes on with the next day. */
function carryDay(state: ScanState, { view, index, line }: Step, kind: LabelKind): void {
  if (kind !== 'opening' && kind !== 'broughtForward') return;
  const days = view.dates.filter((date) => !isInRange(date, line));
  const isLater = kind === 'broughtForward' && days.length === 1 && state.carried?.dates.length === 1 && isSoonAfter(days[0]!, state.carried.dates[0]!);
  if (days.length > 0 && (isLater || (state.carried === null && !endsBackwards(state)))) state.carried = { dates: days, lines: days.map(() => index) };
}

/** In the same month or the next one, whichever of the two numbers is that of the month; not what comes back on each page as the first day of all. */
function isSoonAfter(day: DateToken, before: DateToken): boolean {
  const follows = (month: number, other: number, isLater: boolean): boolean => (month === other ? isLater : month === (other % 12) + 1);
  return follows(day.b, before.b, day.a > before.a) || (day.order === 'open' && follows(day.a, before.a, day.b > before.b));
}

/** Of rows of which the newest comes first the balance they began with is the last line. A summary without days, above all rows, its figures in line with the balances, ends none. */
function endsBackwards({ items, pending }: ScanState): boolean {
  const hasRows = [...items, pending].some((item) => item?.type === 'row' && item.dates.length > 0);
  const count = (label: Checkpoint['label']): number => items.filter((item) => item.type === 'checkpoint' && item.label === label && item.column >= 0 && (hasRows || item.date !== null)).length;
  return count('closing') > 0 && count('closing') >= count('opening');
}

/** A closing line ends the day in force: lines without a date below it are no rows, unless the table goes on. */
function holdDates(state: ScanState, kind: LabelKind): void {
  if (kind === 'closing' || kind === 'carriedForward') {
    state.held = state.carried;
    state.carried = null;
  }
  if (kind === 'broughtForward') resumeDates(state);
}
