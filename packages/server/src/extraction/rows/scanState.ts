// What the scan of lines knows at each line, and the few things every kind of line does with it.
import { headingOfDate } from '../columns/dateColumns.js';
import type { TableKind } from '../columns/tables.js';
import type { DateToken } from '../tokens/dates.js';
import type { NumberForm } from '../tokens/numbers.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { SectionKind } from '../vocabulary/sections.js';
import type { AmountPlace } from './amountPlace.js';
import type { LineView } from './describeLine.js';
import type { RawRow, StreamItem } from './stream.js';

export interface ScanState {
  items: StreamItem[];
  /** The row that text lines may still join. */
  row: RawRow | null;
  /** A row whose amount has not come yet. */
  pending: RawRow | null;
  /** Text lines not yet given to a row. */
  loose: number[];
  /** A text line that may turn out to be the first of the coming row: cells can be centred on their lines. */
  above: number[];
  /** `isOver`: the day of booking over rows, whatever other date they print. `isOfRow`: a row's own, no heading. */
  carried: { dates: DateToken[]; lines: number[]; isOver?: boolean; isOfRow?: boolean } | null;
  /** The day in force when the page was summed up; it goes on where the table goes on. */
  held: ScanState['carried'];
  section: { kind: SectionKind; text: string; line: number } | null;
  lastLine: number;
}

export interface Step {
  line: TokenLine;
  index: number;
  view: LineView;
  kind: TableKind;
  lines: readonly TokenLine[];
  form: NumberForm;
  isDateHeading: boolean;
  /** The rows of the document have their days from lines above them. */
  areDaysHeaded: boolean;
  /** A row, although its words are those of a balance or sum. */
  isSurelyRow: boolean;
  /** Its figures stand under those of the row's first line, in the same columns. */
  isSecond: boolean;
  /** Its words are those of every second line. */
  isLabelLine: boolean;
  isStacked: boolean;
  /** Two columns without headings that no line fills both, and lines that fill either have words of their own: the two sides. */
  isEitherSide: (a: number, b: number) => boolean;
  /** It holds the day of the row above it; `isDatedBelow` says that this is how the whole table is set. */
  isDateBelow: boolean;
  isDatedBelow: boolean;
  place: AmountPlace;
  /** Rows of this table have their further lines of text above their figures. */
  isTextAbove: boolean;
  /** They have all of it below, from the margin on. */
  isTextBelow: boolean;
}

export function resumeDates(state: ScanState): void {
  state.carried ??= state.held;
  state.held = null;
}

export function newRow(state: ScanState, step: Step): RawRow {
  const own = step.view.dates.length > 0;
  const ownLines = step.view.dateLines ?? step.view.dates.map(() => step.index);
  const over = state.carried?.isOver ? state.carried : dayAbove(state, step);
  if (own && over === null) state.carried = { dates: step.view.dates, lines: ownLines, isOfRow: true };
  return {
    type: 'row',
    kind: step.kind.id,
    lines: [],
    cells: step.kind.amounts.map(() => null),
    cellLines: step.kind.amounts.map(() => -1),
    dates: own ? [...(over?.dates ?? []), ...step.view.dates] : (state.carried?.dates ?? []),
    dateLines: own ? [...(over?.lines ?? []), ...ownLines] : (state.carried?.lines ?? []),
    isDateCarried: !own,
    ...(!own && (isOfOtherSection(state) || isUnderOtherHeadings(state, step)) ? { isDateForeign: true } : {}),
    sectionSign: state.section?.kind === 'in' ? 1 : state.section?.kind === 'out' || (state.section === null && listsCheques(step.kind)) ? -1 : 0,
    section: state.section?.text ?? null,
    isAside: state.section?.kind === 'aside',
    words: step.view.labelText,
    hasText: step.view.words.length > 0,
    quietLine: -1,
  };
}

/** A row of the same day prints its value date only: it was booked on the day of the row above, in whose column it prints nothing. */
function dayAbove({ carried }: ScanState, { view, kind }: Step): Pick<NonNullable<ScanState['carried']>, 'dates' | 'lines'> | null {
  if (carried === null || view.dates.length === 0 || view.dates.some((date) => headingOfDate(date, kind) !== 'otherDate')) return null;
  const booked = carried.dates.flatMap((date, at) => (isBooking(date, kind) ? [at] : []));
  return booked.length === 0 ? null : { dates: booked.map((at) => carried.dates[at]!), lines: booked.map((at) => carried.lines[at]!) };
}

export function isBooking(date: DateToken, kind: TableKind): boolean {
  const heading = headingOfDate(date, kind);
  return heading === 'date' || heading === 'postingDate';
}

/** A row under a title of its own, without a day: that of a row above the title is not its day. */
function isOfOtherSection({ carried, section }: ScanState): boolean {
  return carried?.isOfRow === true && section !== null && carried.lines.every((line) => line < section.line);
}

/** "Description   Rate   Interest charges" below the rows, headings of which none is of days: the day of the last row above them is not that of what stands below. */
function isUnderOtherHeadings({ carried }: ScanState, { kind }: Step): boolean {
  const [header] = kind.headers;
  return carried?.isOfRow === true && header !== undefined && kind.dates.length === 0 && carried.lines.every((line) => line < header.first);
}

/** "Check   Date   Amount": cheques that were paid, whatever their title is; no words describe the rows. */
function listsCheques({ headers: [header] }: TableKind): boolean {
  if (!header || header.cells.some(({ role }) => role === 'description' || role === 'debit' || role === 'credit' || role === 'balance')) return false;
  return header.cells.some(({ role, text }) => role === 'check' && /che(?:ck|que)/i.test(text));
}

export function fillCells(row: RawRow, view: LineView, index: number): void {
  view.cells.forEach((cell, column) => {
    if (!cell) return;
    row.cells[column] = cell;
    row.cellLines[column] = index;
  });
}

export function endRow(state: ScanState): void {
  const owner = state.row ?? state.pending;
  if (owner && state.loose.length > 0) addText(owner, state.loose);
  state.loose = [];
  state.row = null;
  state.pending = null;
}

export function addText(row: RawRow, lines: readonly number[]): void {
  row.lines.push(...lines);
  row.hasText = true;
}

export function distanceWithin(state: ScanState, step: Step, lineCount: number): boolean {
  const previous = step.lines[state.lastLine];
  if (!previous) return false;
  const gap = distance(previous, step.line);
  return gap === null || gap <= lineCount * step.kind.fontSize;
}

/** null over a page break, where distances say nothing. */
export function distance(above: TokenLine, below: TokenLine): number | null {
  return above.line.page === below.line.page ? below.line.baseline - above.line.baseline : null;
}
