// Lines of text: titles, continuations of a row, or neither; and to which row those between two amounts belong.
import { splitAtGaps } from '../columns/pieces.js';
import type { Word } from '../model.js';
import { headingRole } from '../vocabulary/headings.js';
import { endsList, headsAllRows, sectionKind, withoutContinued, withoutPeriodWords, type SectionKind } from '../vocabulary/sections.js';
import { isInRange } from './dayRanges.js';
import { isInFlow } from './flowTitles.js';
import { endsInFigure } from '../tokens/centredDates.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { addText, distance, endRow, type ScanState, type Step } from './scanState.js';
import type { RawRow } from './stream.js';

const MOST_LINES_ABOVE = 4;
/** In sizes of type: text farther below a row does not go on with it. */
const FARTHEST_TEXT = 2.1;
/** In sizes of type. */
const SAME_WHITE = 0.3;
/** Against that of the rows. */
const LARGER_TYPE = 1.05;
const TITLE_WORDS = 5;

export function takeText(state: ScanState, step: Step): void {
  const { view, index, kind } = step;
  if (isBesideTable(step)) return void state.items.push({ type: 'text', kind: kind.id, line: index });
  if (isNotice(step)) {
    endRow(state);
    return void state.items.push({ type: 'text', kind: kind.id, line: index });
  }
  const section = sectionOf(step);
  if (headsAllRows(view.labelText) && !isOrdinaryText(state, step)) leaveSection(state);
  if (section === null && (headsRowsOfPeriod(step) || isTitleBesideAside(state, step))) {
    endRow(state);
    state.section = null;
  }
  if (section !== null && !isOrdinaryText(state, step) && !opensRow(state, step)) {
    endRow(state);
    state.section = { kind: section, text: withoutContinued(titleOf(step)), line: index };
    // What stands below it is of no row above it.
    state.items.push({ type: 'text', kind: kind.id, line: index, isApart: true });
    return;
  }
  if (view.words.length > 0 && (state.row || state.pending) && isContinuation(state, step)) {
    state.loose.push(index);
    state.lastLine = index;
    return;
  }
  if (isFarBelow(state, step)) [state.held, state.carried] = [state.carried, null];
  endRow(state);
  state.items.push({ type: 'text', kind: kind.id, line: index });
  if (view.words.length > 0 && (isUnderDescription(step) || (step.areDaysHeaded && step.isTextAbove))) state.above = [...state.above.filter((line) => line === index - 1), index];
}

/** "Transactions from 5 March to 4 April": a list of other things above it ends. */
function headsRowsOfPeriod({ view, line }: Step): boolean {
  const { dates, amounts } = line;
  return dates.length === 2 && dates.every((date) => date.first > 0 && isInRange(date, line)) && !amounts.some(({ isMoney }) => isMoney) && headsAllRows(withoutPeriodWords(view.labelText));
}

/** "Pending" and its list above all rows of the account, then another title at the same margin, in other type than the rows and no smaller than that of the list: the list ends there, whatever it says. It may name the days of the rows below it. */
function isTitleBesideAside({ items, section }: ScanState, { line: { line, amounts, dates }, lines, index, kind }: Step): boolean {
  if (section?.kind !== 'aside' || amounts.length > 0 || dates.some(({ first }) => first === 0)) return false;
  const title = lines[section.line]!.line;
  // In smaller type than the rows only where the list has no such lines of its own.
  const isOtherType = LARGER_TYPE * line.fontSize < kind.fontSize && !lines.slice(section.line + 1, index).some((listed) => Math.abs(listed.line.fontSize - line.fontSize) < 0.01 * line.fontSize);
  const isSet = (line.fontSize > LARGER_TYPE * kind.fontSize || isOtherType) && line.fontSize > 0.99 * title.fontSize && Math.abs(line.box[0] - title.box[0]) < SAME_WHITE * line.fontSize;
  const isShort = line.words.length - dates.reduce((sum, { first, last }) => sum + last - first + 1, 0) <= TITLE_WORDS;
  const isListed = lines.slice(section.line + 1, index).some((listed) => listed.amounts.some(({ isMoney }) => isMoney));
  return isSet && isShort && isListed && items.every((item) => item.type !== 'row' || item.isAside);
}

/** Sentences apart from the table: figures among them are of no day, unless headings follow. */
function isFarBelow(state: ScanState, step: Step): boolean {
  const { lines, line, kind, view } = step;
  const previous = lines[state.lastLine];
  if (state.carried === null || state.row === null || !previous || kind.dates.length === 0 || view.dates.length > 0) return false;
  if ((step.areDaysHeaded && runsIntoFigure(step)) || opensRow(state, step)) return false;
  // Under days that head them rows may have as much white between each other.
  const usual = step.areDaysHeaded ? whiteAbove(state.row, lines) + SAME_WHITE * kind.fontSize : 0;
  return previous.line.page === line.line.page && previous.line.lane === line.line.lane && (distance(previous, line) ?? 0) > Math.max(2.5 * kind.fontSize, usual);
}

/** Rows of one day with much white between them: no more of it above this line than above a row before, and the figure of its row follows. */
function opensRow({ items, row, lastLine }: ScanState, step: Step): boolean {
  const previous = step.lines[lastLine];
  const below = row && previous ? distance(previous, step.line) : null;
  if (below === null || below <= FARTHEST_TEXT * step.kind.fontSize || !isUnderDescription(step) || !runsIntoFigure(step)) return false;
  const least = below - SAME_WHITE * step.kind.fontSize;
  return items.findLast((item) => item.type === 'row' && item.kind === step.kind.id && whiteAbove(item, step.lines) > least) !== undefined;
}

/** None above the first row of a page. */
function whiteAbove({ lines: [first] }: RawRow, lines: readonly TokenLine[]): number {
  const above = lines[first! - 1];
  return (above && distance(above, lines[first!]!)) ?? 0;
}

/** The upper lines of a row with much white around it, whose figure stands beside the last of them. */
function runsIntoFigure({ lines, index, kind }: Step): boolean {
  for (let next = index + 1; next <= index + MOST_LINES_ABOVE; next += 1) {
    const [above, below] = [lines[next - 1]!, lines[next]];
    if (!below || (distance(above, below) ?? Infinity) > 1.7 * kind.fontSize) return false;
    if (endsInFigure(below) || endsInDayBehindFigure(below)) return true;
  }
  return false;
}

/** "45.10   07.05.24": the day of value in a column behind the amounts. */
function endsInDayBehindFigure({ line: { words, fontSize }, dates, amounts }: TokenLine): boolean {
  const day = dates.at(-1);
  const before = day?.last === words.length - 1 ? amounts.find(({ isMoney, last }) => isMoney && last === day.first - 1) : undefined;
  return before !== undefined && words[day!.first]!.box[0] - words[before.last]!.box[2] > fontSize;
}

function sectionOf(step: Step): SectionKind | null {
  const { view, line } = step;
  if (labelsFigures(step)) return null;
  const title = titleOf(step);
  const beside = title === line.text ? null : sectionKind(squash(title));
  if (beside !== null && beside !== 'aside') return beside;
  if (view.labelText.length > 60) return null;
  // Only lists of other things are named with the days they are of; "Payments to 31 May" may be anything.
  const dated = line.dates.length > 0 && line.amounts.every((amount) => !amount.isMoney) ? sectionKind(withoutPeriodWords(view.labelText)) : null;
  const kind = sectionKind(view.labelText) ?? (dated === 'aside' ? dated : sectionKind(squash(title.replace(REMARK, ''))));
  return kind === 'aside' && isInFlow(step.lines, step.index) ? null : kind;
}

/** "Payments & other", under it "credits", and under that a line of nothing but figures and days, one of them its own: a label of a box, no title. */
function labelsFigures({ line: { line }, lines, index }: Step): boolean {
  const below = lines[index + 1];
  if (!below || below.amounts.length < FEWEST_IN_BOX || below.line.baseline - line.baseline > LABEL_LEADING * line.fontSize || below.line.page !== line.page) return false;
  const tokens = [...below.amounts, ...below.dates];
  return below.line.words.every((_, at) => tokens.some(({ first, last }) => at >= first && at <= last)) && below.amounts.some(({ box }) => Math.abs(box[0] - line.box[0]) < SAME_WHITE * line.fontSize || Math.abs(box[2] - line.box[2]) < SAME_WHITE * line.fontSize);
}

const FEWEST_IN_BOX = 2;
/** In sizes of type: from a label to its figure. */
const LABEL_LEADING = 2.2;

/** "Pending transactions (not included in the closing balance)". */
const REMARK = /\s*\([^()]*\)$/;

const FEWEST_BESIDE = 3;

/** Between a title and what stands beside it, in ems: a sentence, or a word or two of a side bar. */
const TITLE_GAP = 3;
const FAR_GAP = 10;

/** "Deposits and Other Additions      There were 8 Deposits and Other Additions": the title, and a sentence beside it. */
function titleOf(step: Step): string {
  const { line, amounts } = step.line;
  const words = line.words;
  const end = secondCell(words, line.fontSize);
  if (end <= 0 || amounts.some((amount) => amount.isMoney) || isInTextColumns(step, end)) return joinedText(words);
  const beside = joinedText(words.slice(end));
  const isApart = words[end]!.box[0] - words[end - 1]!.box[2] > FAR_GAP * line.fontSize && /\p{L}{4}/u.test(beside) && sectionKind(squash(beside)) === null;
  return joinedText((isApart || words.length - end >= FEWEST_BESIDE ? words.slice(0, end) : words));
}

function secondCell(words: readonly Word[], fontSize: number): number {
  return words.findIndex((word, index) => index > 0 && word.box[0] - words[index - 1]!.box[2] > TITLE_GAP * fontSize);
}

/** "Deposit      Anna Berg": both stand where rows near it have their kind and their text. */
function isInTextColumns({ line: { line, dates }, lines, index }: Step, end: number): boolean {
  if (dates[0]?.first === 0) return false;
  const isAt = (a: Word, b: Word): boolean => Math.abs(a.box[0] - b.box[0]) < SAME_WHITE * line.fontSize;
  const isAlike = (other: TokenLine): boolean => {
    const { words, page, fontSize } = other.line;
    const cell = page === line.page && endsInFigure(other) && other.dates[0]?.first !== 0 && isAt(words[0]!, line.words[0]!) ? secondCell(words, fontSize) : -1;
    return cell > 0 && !other.amounts.some(({ first }) => first === cell) && isAt(words[cell]!, line.words[end]!);
  };
  return lines.slice(Math.max(0, index - NEARBY), index + NEARBY).filter(isAlike).length >= FEWEST_ALIKE;
}

const NEARBY = 15;
const FEWEST_ALIKE = 2;

/** "Withdrawals / Debits      14 items totaling $1,523.68": the title of the rows below, beside what they come to. */
export function sectionBesideSum({ line: { line }, index }: Step): ScanState['section'] {
  const words = line.words.map((word) => word.text);
  const end = secondCell(line.words, line.fontSize);
  if (end < 0 || !COUNTED_SUM.test(words.slice(end).join(' '))) return null;
  const text = words.slice(0, end).join(' ');
  const kind = sectionKind(squash(text));
  return kind === 'in' || kind === 'out' ? { kind, text, line: index } : null;
}

/** "14 items totaling", "There were 9 transactions totaling", "There were 8 Deposits and Other Additions totaling". */
const COUNTED_SUM = /^(?:\p{L}+ ){0,3}\d+ (?:\p{L}[\p{L}/-]* |& ){1,6}total/u;

/** The rows of a section have come, and a title over all rows follows: what comes now is on neither side. */
export function leaveSection(state: ScanState): void {
  const { section } = state;
  if (section !== null && section.kind !== 'aside' && state.items.some((item) => item.type === 'row' && item.lines[0]! > section.line)) state.section = null;
}

/** A line of a side bar: nothing of it stands under the headings, and the row it stands beside goes on. */
export function isBesideTable(step: Step): boolean {
  const { line, kind, view } = step;
  return kind.headers.length > 0 && view.filled === 0 && line.line.words[0]!.box[0] > kind.x1 + 2 * line.line.fontSize && !opensLane(step);
}

/** "Debits" over the right one of two tables side by side, the left of which has ended. */
function opensLane({ line: { line }, lines, index, view }: Step): boolean {
  const above = lines[index - 1]?.line;
  return above !== undefined && above.page === line.page && above.lane < line.lane && sectionKind(view.labelText) !== null;
}

/** A word like "Credit" under a description is part of it; a title stands left of the descriptions or apart. */
function isOrdinaryText(state: ScanState, step: Step): boolean {
  if (hasOwnTotal(step)) return false;
  if (beginsTexts(step)) return true;
  if (!state.row && !state.pending) return false;
  const previous = step.lines[state.lastLine];
  // At the top of a page or a column a title opens what comes; words there rarely go on with a row.
  if (previous && (previous.line.page !== step.line.line.page || previous.line.lane !== step.line.line.lane)) return false;
  const dates = step.kind.dates[0];
  if (dates === undefined || !isContinuation(state, step)) return false;
  // A title may be so long that it reaches under the descriptions: where it begins tells.
  return step.line.line.words[0]!.box[0] > dates.x1 || isUnderName(state, step, dates.x0);
}

/** "Insättning" as the first line of a text, between rows again and again where their texts begin: at the head of a page, too. */
function beginsTexts({ line, lines, kind }: Step): boolean {
  const [dates, x0] = [kind.dates[0], line.line.words[0]!.box[0]];
  if (dates === undefined || x0 <= dates.x1) return false;
  const isNext = (above: TokenLine | undefined, below: TokenLine | undefined): boolean => above !== undefined && below !== undefined && (distance(above, below) ?? Infinity) < MOST_LEADING * kind.fontSize;
  const isBetweenRows = (index: number): boolean => {
    const [above, other, below] = [lines[index - 1], lines[index]!, lines[index + 1]];
    return other !== line && other.text === line.text && Math.abs(other.line.words[0]!.box[0] - x0) < SAME_WHITE * kind.fontSize && isNext(above, other) && isNext(other, below) && endsInFigure(below!);
  };
  let found = 0;
  for (let index = 0; index < lines.length && found < FEWEST_ALIKE; index += 1) if (isBetweenRows(index)) found += 1;
  return found >= FEWEST_ALIKE;
}

/** In sizes of type: from a line of a row to the next one. */
const MOST_LEADING = 1.7;

/** "FEES" with "TOTAL FEES FOR THIS PERIOD" a few rows below. */
function hasOwnTotal({ lines, index, view }: Step): boolean {
  if (view.labelText.length < SHORTEST_TITLE) return false;
  return lines.slice(index + 1, index + 1 + LINES_TO_TOTAL).some(({ squashed }) => TOTAL_OF.test(squashed) && squashed.replace(TOTAL_OF, '').startsWith(view.labelText));
}

const TOTAL_OF = /^(?:sub)?(?:total|totale|totaal|summe|suma|sum|summa|celkem)(?:of|de|des|der|du|di|van)?/;
const SHORTEST_TITLE = 4;
/** Of one section. */
const LINES_TO_TOTAL = 40;

/** Where descriptions lead and dates stand behind them: the second line of a cell, nearer to the first than any title to a table. */
function isUnderName(state: ScanState, { lines, line, kind, index }: Step, datesAt: number): boolean {
  const previous = lines[state.lastLine];
  const em = kind.fontSize;
  const below = lines[index + 1];
  if (previous === undefined || datesAt <= kind.x0 + 4 * em || (distance(previous, line) ?? Infinity) > 1.5 * em) return false;
  const [first, ...others] = splitAtGaps(previous.line.words, 1).map((words) => Math.abs(words[0]!.box[0] - line.line.words[0]!.box[0]));
  // No title begins under the second cell of a row.
  if (others.some((off) => off < SAME_WHITE * em)) return true;
  return first! < em && below !== undefined && (distance(line, below) ?? Infinity) <= 1.5 * em;
}

/** Loose text lines between two rows: those nearer to the coming row lead it, the others end the row before. */
export function giveLoose(state: ScanState, step: Step): number[] {
  const loose = state.loose;
  state.loose = [];
  const owner = state.row ?? state.pending;
  if (!owner && state.above.length > 0) return takeAbove(state, step);
  state.above = [];
  if (loose.length === 0) return [];
  const chain = [owner ? owner.lines[owner.lines.length - 1]! : loose[0]!, ...loose, step.index];
  const gaps = chain.slice(1).map((line, at) => distance(step.lines[chain[at]!]!, step.lines[line]!));
  const [first, last] = [gaps[0]!, gaps[gaps.length - 1]!];
  let split = loose.length;
  let widest = 0;
  let narrowest = Infinity;
  for (let i = 0; i + 1 < chain.length; i += 1) {
    const gap = gaps[i]!;
    if (gap === null) continue;
    if (gap > widest + 0.01) {
      widest = gap;
      split = i;
    }
    narrowest = Math.min(narrowest, gap);
  }
  if (step.view.dates.length === 0 && step.place !== 'open' && !step.isTextAbove) split = step.place === 'last' ? 0 : loose.length;
  // At the foot of a page, in lines that follow each other: no row on the next page is nearer.
  else if (last === null && !step.isTextAbove && widest < MOST_LEADING * step.kind.fontSize) split = loose.length;
  // As near to the row above as to the one below.
  else if (widest < 1.2 * narrowest || (first !== null && last !== null && loose.length > 1 && widest - Math.min(first, last) < ALIKE * step.kind.fontSize)) split = step.isTextAbove ? 0 : loose.length;
  if (owner && split > 0) addText(owner, loose.slice(0, split));
  return loose.slice(split);
}

/** In sizes of type: distances that differ by less are the same. */
const ALIKE = 0.03;

/** The lines above belong to this row when they run into it at less than a line's distance. */
function takeAbove(state: ScanState, step: Step): number[] {
  const [most, pitch] = step.isTextAbove ? [8, 1.6] : [3, 1.3];
  const above = state.above.filter((index) => step.index - index <= most && (distance(step.lines[index]!, step.line) ?? Infinity) <= pitch * step.kind.fontSize * (step.index - index));
  state.above = [];
  return above;
}

/** In front of days only where the lines of a text stand above its figures: it may be a title over the rows. */
function isUnderDescription({ kind, view, isTextAbove }: Step): boolean {
  const dates = kind.dates[0];
  if (dates === undefined) return false;
  return view.textX0 > dates.x0 + 0.6 * kind.fontSize || (isTextAbove && dates.x0 > kind.x0 + kind.fontSize && view.textX0 > kind.x0 - kind.fontSize);
}

/** Text under a row goes on with it when it stands under the description, not far below, in a similar size. */
function isContinuation(state: ScanState, step: Step): boolean {
  const previous = step.lines[state.lastLine];
  if (!previous) return false;
  const em = step.kind.fontSize;
  // Days above their rows stand where texts begin.
  const dateEnd = !step.areDaysHeaded && step.kind.dates.length > 0 && step.kind.dates[0]!.x0 <= step.kind.x0 + em && !isBehindNumber(state, step) ? step.kind.dates[0]!.x0 + 0.6 * em : step.kind.x0 - em;
  if (!(step.isTextBelow && state.row) && (step.view.textX0 < dateEnd || runsFromMargin(step, dateEnd))) return false;
  if (step.line.line.fontSize > 1.25 * em || isTitleOfNext(state, step)) return false;
  if (previous.line.page !== step.line.line.page || previous.line.lane !== step.line.line.lane) return leadsToRow(step);
  return (distance(previous, step.line) ?? Infinity) <= FARTHEST_TEXT * em;
}

/** Right above headings of another table, in type that no row of this one has. */
function isTitleOfNext({ items }: ScanState, { line: { line, dates, amounts }, lines, index, kind }: Step): boolean {
  const below = lines[index + 1];
  const type = typeOf(line);
  if (type === null || below === undefined || dates.length > 0 || amounts.length > 0 || kind.headers.some(({ first }) => first === index + 1) || !headsColumns(below)) return false;
  return !items.some((item) => item.type === 'row' && item.kind === kind.id && item.lines.some((at) => typeOf(lines[at]!.line) === type));
}

/** Null on a scan, where none is known. */
function typeOf({ words: [first] }: TokenLine['line']): string | null {
  return first?.fontName === undefined ? null : `${first.fontName} ${first.fontSize.toFixed(1)}`;
}

function headsColumns({ line, amounts }: TokenLine): boolean {
  return amounts.length === 0 && splitAtGaps(line.words, 1).filter((piece) => headingRole(squash(joinedText(piece))) !== null).length > 1;
}

/** "0012   11-02 TRANSFER TO": the day begins the text, right of the number of the row and of its heading, and the next lines of the text begin below it. */
function isBehindNumber({ row }: ScanState, { kind: { dates: [day], headers, fontSize }, lines }: Step): boolean {
  const left = day!.x0 - fontSize;
  return row !== null && lines[row.lines[0]!]!.line.box[0] < left && headers.some(({ pieces }) => pieces.some(({ x1 }) => x1 < day!.x0)) && headers.some(({ cells }) => cells.some(({ role, x0 }) => role === 'description' && Math.abs(x0 - day!.x0) < fontSize));
}

/** "Card 0686 57XX XXXX 1920 John Smith": it begins where days stand, and reaches under the descriptions at a word's distance. */
function runsFromMargin({ view, line: { line } }: Step, dateEnd: number): boolean {
  const { words, fontSize } = line;
  const under = words.findIndex((word) => word.box[0] >= view.textX0);
  if (words[0]!.box[0] >= dateEnd) return false;
  const gaps = words.slice(1).map((word, at) => (word.box[0] - words[at]!.box[2]) / fontSize);
  const first = gaps.slice(0, Math.max(under, FEWEST_GAPS));
  const isJustified = first.length >= FEWEST_GAPS && Math.max(...first) < WIDEST_GAP && Math.max(...first) - Math.min(...first) < SAME_GAP;
  return isJustified || gaps.slice(0, Math.max(under, 0)).every((gap) => gap < WORD_GAP);
}

/** In sizes of type: white between words; of lines that are set to both edges it is wider, and the same everywhere. */
const WORD_GAP = 0.6;
const WIDEST_GAP = 1.2;
const SAME_GAP = 0.1;
const FEWEST_GAPS = 3;

/** "***** BRING THIS BOOK BEFORE 31-03 *****", "End of statement": set between or below the rows, and of none. */
function isNotice(step: Step): boolean {
  const { line: { line: { words } }, view } = step;
  const isStars = ({ text }: { text: string }): boolean => /^[*=#~-]{3,}$/.test(text);
  return (words.length > 2 && isStars(words[0]!) && isStars(words.at(-1)!)) || endsList(view.labelText) || isNote(step);
}

/** "* Gap in check sequence" near "4416*   05/17   808.42": what the mark behind a number on a row means. */
function isNote({ line: { line: { words }, amounts }, lines, index }: Step): boolean {
  const mark = words.length > 2 && amounts.every(({ isMoney }) => !isMoney) ? /^(?:\*{1,3}|[†‡^])$/u.exec(words[0]!.text)?.[0] : undefined;
  if (mark === undefined) return false;
  const bears = ({ text }: Word): boolean => text.endsWith(mark) && /^\d+$/.test(text.slice(0, -mark.length));
  return lines.slice(Math.max(0, index - NOTE_LINES), index + NOTE_LINES).some(({ line, dates, amounts: figures }) => dates.length > 0 && figures.some(({ isMoney }) => isMoney) && line.words.some(bears));
}

/** Columns of a list stand one after the other. */
const NOTE_LINES = 60;

/** On a new page text goes on with the last row only where the table itself goes on at once, and not above its headings. */
function leadsToRow({ lines, index, line, kind }: Step): boolean {
  for (let next = index + 1; next <= index + 6 && next < lines.length; next += 1) {
    const below = lines[next]!;
    if (below.line.page !== line.line.page || below.line.baseline - line.line.baseline > 7 * kind.fontSize) return false;
    if (kind.headers.some(({ first, last }) => next >= first && next <= last)) return false;
    if (below.dates.length > 0 && below.amounts.some((token) => token.isMoney)) return true;
  }
  return false;
}
