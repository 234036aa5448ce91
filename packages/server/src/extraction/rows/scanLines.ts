// Lines of all tables -> stream of rows, balances, totals and titles, line by line.
import { dateStandsApart, headingOfDate } from '../columns/dateColumns.js';
import { splitAtGaps } from '../columns/pieces.js';
import { findDateHeadings, isOfDailyList } from '../columns/dateHeadings.js';
import type { TableKind, TableLayout } from '../columns/tables.js';
import { isRightByDueLabel } from '../facts/printedFacts.js';
import { groupBy } from '../groups.js';
import type { DateToken } from '../tokens/dates.js';
import type { NumberForm } from '../tokens/numbers.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { DATE_ROLES } from '../vocabulary/headings.js';
import { isDueDay } from '../vocabulary/printedFacts.js';
import { sectionKind } from '../vocabulary/sections.js';
import { amountPlace } from './amountPlace.js';
import { findChainedRows } from './chainedRows.js';
import { describeLine, withDays, type LineView } from './describeLine.js';
import { findBalanceSentences } from './balanceSentences.js';
import { findDatesBelow } from './datesBelow.js';
import { findEitherSide } from './eitherSide.js';
import { isSecondDay, takeDateBelow, takeDateOnly, takeFigures } from './figureLines.js';
import { headsStatement, isInRange, isPeriodOnly } from './dayRanges.js';
import { takeDayHead } from './dayHeads.js';
import { labelledFigures, recordFigures, standBeside, takeLabelled } from './labelledLines.js';
import { isInTextOfRow } from './labelsInTexts.js';
import { endRow, resumeDates, type ScanState, type Step } from './scanState.js';
import { findPairedDays, type PairedDays } from './pairedDays.js';
import { findStackedFigures } from './stackedFigures.js';
import { hasStackedDates } from './stackedDates.js';
import type { StreamItem } from './stream.js';
import { findDayColumnHeads } from './dayColumnHeads.js';
import { beginsStatement } from './statementBegins.js';
import { findTextAbove } from './textAbove.js';
import { hasTextBelow } from './textBelow.js';
import { isBesideTable, leaveSection, sectionBesideSum, takeText } from './textLines.js';
import { findTransfers } from './transferLines.js';

export function scanLines(lines: readonly TokenLine[], layout: TableLayout, furniture: Uint8Array, form: NumberForm): StreamItem[] {
  const state: ScanState = { items: [], row: null, pending: null, loose: [], above: [], carried: null, held: null, section: null, lastLine: -1 };
  const isOtherDay = (date: DateToken, index: number): boolean => headingOfDate(date, layout.kinds[layout.kindOf[index]!]!) === 'otherDate';
  const headings = findDateHeadings(lines, isOtherDay);
  const datesBelow = findDatesBelow(layout, lines, furniture);
  for (const index of datesBelow) headings[index] = 0;
  const datedBelow = new Set([...datesBelow].map((index) => layout.kindOf[index]!));
  const areDaysHeaded = datesBelow.size === 0 && areHeadedByDays(lines, headings);
  const headedForm = areDaysHeaded ? lines.find((_, index) => headings[index] === 1)!.dates[0]!.style : null;
  const described = lines.map((line, index) => describeLine(line, layout.kinds[layout.kindOf[index]!]!, form, headings[index] === 1, headedForm));
  const paired = layout.kinds.map((kind) => findPairedDays(kind, layout, described, lines, furniture));
  const views = described.map((view, index) => withPairedDays(view, lines[index]!, layout.kinds[layout.kindOf[index]!]!, index, paired[layout.kindOf[index]!]!));
  const stacked = layout.kinds.map((kind) => hasStackedDates(kind.id, layout, views, lines));
  const eitherSide = layout.kinds.map((kind) => findEitherSide(kind, layout.kindOf, views));
  const places = layout.kinds.map((kind) => amountPlace(kind.id, layout.kindOf, views, lines, furniture, headings));
  const above = findTextAbove(layout, views, lines, furniture, areDaysHeaded ? headings : null);
  const below = layout.kinds.map((own) => hasTextBelow(own, layout, views, lines, furniture));
  const transfers = findTransfers(layout, views, lines);
  const chained = new Set(layout.kinds.flatMap((kind) => [...findChainedRows(kind, layout.kindOf, views, form)]));
  const sentences = findBalanceSentences(lines, layout.kindOf);
  const seconds = layout.kinds.map((kind) => findStackedFigures(kind.id, layout.kindOf, views, lines, areDaysHeaded));
  const heads = new Set(areDaysHeaded ? [] : layout.kinds.flatMap((own) => findDayColumnHeads(own, layout, views, lines, furniture)));
  const labels = new Set(seconds.flatMap((set) => [...commonLines(set, views)]));
  seconds.forEach((set, id) => {
    if (set.size > 0) doubleColumns(layout.kinds[id]!);
  });
  lines.forEach((line, index) => {
    // Balances in a header that comes back on every page count where they stand first, above the rows.
    const isHeader = furniture[index] === 1 && line.amounts.some((token) => token.isMoney) && !state.items.some((item) => item.type === 'row');
    if (furniture[index] && !isHeader) return layout.isHeading[index] ? leaveOtherList(state, layout.kinds[layout.kindOf[index]!]!, layout.kinds) : undefined;
    if (layout.isHeading[index]) {
      if (!goesOn(state, line, layout.kindOf[index]!, lines)) endRow(state);
      if (listsDays(layout.kinds[layout.kindOf[index]!]!)) resumeDates(state);
      leaveAside(state, layout, index, furniture[index - 1] ? null : (lines[index - 1] ?? null), line);
      leaveSide(state, lines, index);
      headSection(state, layout.kinds[layout.kindOf[index]!]!, index);
      return;
    }
    // Nothing but a day that is a row's on another line.
    if (views[index]!.isQuiet) return;
    if (heads.has(index)) return takeList(state, layout.kinds[layout.kindOf[index]!]!, index);
    const sentence = sentences.get(index);
    if (sentence) {
      endRow(state);
      if (state.section?.kind === 'aside' && ['opening', 'closing'].every((label) => sentence.some((item) => item.type === 'checkpoint' && item.label === label))) endAside(state);
      state.items.push(...sentence);
      return;
    }
    const kind = layout.kinds[layout.kindOf[index]!]!;
    const step: Step = { isSurelyRow: transfers.has(index) || chained.has(index), line, index, view: views[index]!, kind, lines, form, isDateHeading: headings[index] === 1, areDaysHeaded, isSecond: seconds[kind.id]!.has(index), isLabelLine: labels.has(index), isStacked: stacked[kind.id]!, isEitherSide: eitherSide[kind.id]!, isDateBelow: datesBelow.has(index), isDatedBelow: datedBelow.has(kind.id), place: places[kind.id]!, isTextAbove: above[kind.id]!, isTextBelow: below[kind.id]! };
    if (isHeader) recordFigures(state, step, labelledFigures(step));
    else takeLine(state, step);
  });
  endRow(state);
  return state.items;
}

/** A line without the days that are of another one, and with those that are its own. */
function withPairedDays(view: LineView, line: TokenLine, kind: TableKind, index: number, { byRow, taken }: PairedDays): LineView {
  const own = byRow.get(index);
  const here = line.dates.filter((date) => taken.has(date));
  if (own) return { ...withDays(view, line, kind, own.dates, here), dateLines: own.lines };
  if (here.length === 0) return view;
  const rest = withDays(view, line, kind, view.dates.filter((date) => !taken.has(date)), here);
  return { ...rest, isQuiet: rest.dates.length === 0 && rest.words.length === 0 && rest.filled === 0 };
}

/** Days stand on lines of their own, which may show what there was that day, and hardly any other line with a figure begins with one. */
function areHeadedByDays(lines: readonly TokenLine[], headings: Uint8Array): boolean {
  const money = lines.filter((line, index) => headings[index] === 0 && line.amounts.some((amount) => amount.isMoney) && !isOfDailyList(lines, index));
  const dated = money.filter((line) => line.dates.some((date) => date.first === 0)).length;
  return headings.reduce((sum, mark) => sum + mark, 0) >= 2 && dated <= 0.4 * money.length;
}

/** The second lines that say the same words as nearly all of them. */
function commonLines(seconds: ReadonlySet<number>, views: readonly LineView[]): Set<number> {
  const groups = groupBy(seconds, (index) => views[index]!.words.join(' '));
  const largest = [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  return new Set(largest.length >= 0.8 * seconds.size ? largest : []);
}

/** "Pay to   Currency   Amount" below the last balance, as on a slip for payment: under headings without days none is in force. */
function listsDays({ dates, headers }: TableKind): boolean {
  return dates.length > 0 || headers.some(({ cells }) => cells.some(({ role }) => DATE_ROLES.has(role)));
}

/** The heading of the same table on the next page: the last row may still go on under it. */
function goesOn(state: ScanState, line: TokenLine, kind: number, lines: readonly TokenLine[]): boolean {
  const previous = lines[state.lastLine];
  return state.row !== null && state.row.kind === kind && previous !== undefined && previous.line.page === line.line.page - 1;
}

/**
 * A list of other things ends where a table with rows goes on, or where a new title with headings of its own begins.
 * @param above the line over the headings; null where that is the header of the page, under which the list goes on
 */
function leaveAside(state: ScanState, layout: TableLayout, index: number, above: TokenLine | null, heading: TokenLine): void {
  if (state.section?.kind !== 'aside') return;
  const kind = layout.kindOf[index]!;
  const last = state.items[state.items.length - 1];
  const isUnderNewTitle = last?.type === 'text' && last.line === index - 1 && last.line !== state.section.line;
  const isOwnHeading = state.section.line === index - 1;
  // Close below the last row of the list a title looks like more of its text; other headings under it tell.
  const isUnderWords = !isOwnHeading && last?.type === 'row' && last.isAside && last.kind !== kind && layout.isHeading[index - 1] === 0 && above !== null && isTitle(above, heading);
  // "Interest rates that applied" and their days, and below them the headings of the account for the first time.
  const isOtherTable = !isOwnHeading && listsBalances(layout.kinds[kind]!) && state.items.some((item) => item.type === 'row' && item.isAside && item.lines[0]! > state.section!.line) && !layout.isHeading.some((mark, at) => mark === 1 && at < index && layout.kindOf[at] === kind);
  if (isUnderNewTitle || isUnderWords || isOtherTable || headsAccount(state, layout.kinds[kind]!) || (!isOwnHeading && state.items.some((item) => item.type === 'row' && item.kind === kind && !item.isAside))) state.section = null;
}

/** What was paid and the balance after it, each under a heading: of an account, wherever it stands, and not of a list with headings of its own above it. */
function listsBalances({ headers }: TableKind): boolean {
  const roles = new Set(headers.flatMap(({ cells }) => cells.map(({ role }) => role)));
  return roles.has('balance') && (roles.has('amount') || (roles.has('debit') && roles.has('credit'))) && [...roles].some((role) => DATE_ROLES.has(role));
}

/** "Deposits" and its rows, and on the same page another title over headings of its own: of neither side, as far as is known. */
function leaveSide(state: ScanState, lines: readonly TokenLine[], index: number): void {
  const last = state.items[state.items.length - 1];
  const isUnderNewTitle = last?.type === 'text' && last.line === index - 1 && last.line !== state.section?.line && isTitle(lines[last.line]!, lines[index]!);
  const row = state.items.findLast((item) => item.type === 'row');
  if (isUnderNewTitle && row && lines[row.lines[0]!]!.line.page === lines[index]!.line.page) leaveSection(state);
}

/** The headings themselves say the side of the rows below them. */
function headSection(state: ScanState, { headers }: TableKind, index: number): void {
  const text = headers.find(({ last }) => last === index)?.section;
  const kind = text === undefined || state.section?.kind === 'aside' ? null : sectionKind(squash(text));
  if (kind !== null) state.section = { kind, text: text!, line: index };
}

/** Headings that come back on many pages: a list under headings of its own ends where those of rows above it come again. */
function leaveOtherList(state: ScanState, kind: TableKind, kinds: readonly TableKind[]): void {
  const { section, row } = state;
  const words = wordsOfHeadings(kind);
  const isUnder = (item: StreamItem): boolean => item.type === 'row' && (item.kind === kind.id || wordsOfHeadings(kinds[item.kind]!) === words);
  if (section?.kind !== 'aside' || (row !== null && isUnder(row))) return;
  const listed = [...state.items.filter((item) => item.type === 'row' && item.lines[0]! > section.line), ...(row ? [row] : [])];
  if (listed.length === 0 || listed.some(isUnder) || !state.items.some((item) => item.type === 'row' && !item.isAside && isUnder(item))) return;
  endAside(state);
}

/** The tables of a wallet have one width for each of its accounts: the same headings, at other places. */
export function wordsOfHeadings({ id, headers: [header] }: TableKind): string {
  return header ? header.cells.map(({ text }) => text).join('|') : String(id);
}

/**
 * Since the title an opening balance has come: it was a summary, or the account began below a list; headings over amounts are those of its rows.
 * So is a closing balance above the first row of all, where time runs backwards.
 */
function headsAccount({ section, items }: ScanState, { amounts }: TableKind): boolean {
  const hasRows = items.some((item) => item.type === 'row' && !item.isAside);
  const isBegun = items.some((item) => item.type === 'checkpoint' && (item.label === 'opening' || (item.label === 'closing' && !hasRows)) && item.line > section!.line);
  return isBegun && amounts.some(({ heading }) => heading === 'amount' || heading === 'debit' || heading === 'credit');
}

/** Of the days of a period it may be. */
function isTitle(title: TokenLine, heading: TokenLine): boolean {
  const { line, dates, amounts } = title;
  return line.page === heading.line.page && dates.every((date) => date.first > 0 && isInRange(date, title)) && !amounts.some((token) => token.isMoney);
}

/** The second figure of each row gets columns of its own, which bear the heading; the first is told by arithmetic. */
function doubleColumns(kind: TableKind): void {
  const below = kind.amounts.map((column) => ({ ...column, count: column.count / 2 }));
  kind.amounts = [...kind.amounts.map((column) => ({ ...column, count: column.count / 2, heading: null, headingText: null })), ...below];
}

function takeLine(state: ScanState, step: Step): void {
  const { view, line } = step;
  const figures = line.amounts.filter((token) => token.isMoney).length;
  if (step.isDateBelow) return takeDateBelow(state, step);
  if (step.isDateHeading && figures > 0) return takeDayHead(state, step);
  const figuresNamed = step.isSecond ? [] : labelledFigures(step);
  const labelled = figuresNamed.some(({ kind }) => kind === 'opening') && isInTextOfRow(state, step) ? [] : figuresNamed;
  if (state.section?.kind === 'aside' && beginsStatement(labelled, state, step)) endAside(state);
  const section = labelled.length > 0 ? sectionBesideSum(step) : null;
  if (section !== null) {
    takeLabelled(state, step, labelled);
    state.section = section;
    return;
  }
  if (labelled.length > 0 && standBeside(step, labelled)) {
    recordFigures(state, step, labelled);
    return view.filled > 0 ? takeFigures(state, step) : takeText(state, step);
  }
  if (labelled.length > 0) return isBesideTable(step) ? recordFigures(state, step, labelled) : takeLabelled(state, step, labelled);
  if (isList(line) || (!hasBegun(state) && (figures === 0 ? namesDueDay(line) : isPeriodOnly(line) || isUnderDueDay(step)))) return takeList(state, step.kind, step.index);
  if (view.filled > 0) return takeFigures(state, step);
  const isEndOfText = step.areDaysHeaded && !step.isDateHeading && view.words.length === 0;
  if (view.dates.some((date) => !isInRange(date, line)) && (figures === 0 || isSecondDay(state, step)) && !isEndOfText && !isDayInText(state, step)) return takeDateOnly(state, step);
  if (headsStatement(line, step.lines[step.index + 1])) return endRow(state);
  takeText(state, step);
}

function endAside(state: ScanState): void {
  endRow(state);
  state.section = null;
}

/** "ŁÓDŹ 22.01.2022" below a day that waits for its amount, or below a row under its day: the row has its day, this one is a word among words. */
function isDayInText({ pending, row }: ScanState, { view, line: { line }, areDaysHeaded, isDateHeading }: Step): boolean {
  const isUnderHead = areDaysHeaded && !isDateHeading && row !== null;
  if (!isUnderHead && (pending === null || pending.isDateCarried || pending.dates.length === 0)) return false;
  return view.dates.every(({ first, box }) => first > 0 && /\p{L}/u.test(line.words[first - 1]!.text) && box[0] - line.words[first - 1]!.box[2] < 0.7 * line.fontSize);
}

/** Date, money, date, money: captions of cheque pictures or a list of daily balances, no row of a table. */
function isList(tokens: TokenLine): boolean {
  const { dates, amounts, line } = tokens;
  // "ATM OTTAWA Dec 17   290.00": a day within a text begins no pair.
  const pairs = dates.filter((date) => dateStandsApart(date, tokens)).flatMap((date) => {
    const amount = amounts.find((item) => item.isMoney && item.first === date.last + 1);
    return amount ? [{ date: date.box[0], x0: amount.x0, x1: amount.x1, style: date.style }] : [];
  });
  const [a, b] = pairs;
  // The pairs repeat at one distance; in a row the dates and the figures stand at distances of their own.
  if (a === undefined || b === undefined || a.style !== b.style) return false;
  const step = b.date - a.date;
  return Math.min(Math.abs(step - (b.x0 - a.x0)), Math.abs(step - (b.x1 - a.x1))) < line.fontSize;
}

function hasBegun({ row, items }: ScanState): boolean {
  return row !== null || items.some(({ type }) => type === 'row');
}

/** "Fällig am   30. Juni 2024" as the last line of a summary without figures behind it: no text of the first row below. */
function namesDueDay({ line: { words }, dates: [day] }: TokenLine): boolean {
  return day !== undefined && day.first > 0 && day.last === words.length - 1 && isDueDay(squash(joinedText(words.slice(0, day.first))));
}

/** The day under "Payment due date" in a box, which shows none itself, and "Fees   +$95.00" of the summary beside it; headings of a table stand beside others. */
function isUnderDueDay({ line, index, lines }: Step): boolean {
  const [day, ...more] = line.dates;
  const above = lines[index - 1];
  const isOfBox = above !== undefined && above.dates.length === 0 && (splitAtGaps(above.line.words, APART).length === 1 || above.amounts.some(({ isMoney }) => isMoney));
  return day !== undefined && more.length === 0 && day.first === 0 && isOfBox && isRightByDueLabel(lines, index, day) && !lines.slice(Math.max(0, index - DUE_LABEL), index).some(namesDueDay);
}

/** In sizes of type: white that parts what stands beside each other. */
const APART = 1.1;
/** From the words down to the day, at most. */
const DUE_LABEL = 3;

function takeList(state: ScanState, { id }: TableKind, line: number): void {
  endRow(state);
  state.items.push({ type: 'text', kind: id, line, isApart: true });
}
