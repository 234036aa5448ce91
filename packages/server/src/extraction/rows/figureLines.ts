// Lines with figures in columns, and lines with a date alone: where rows begin, and what their further lines bring.
import { headingOfDate } from '../columns/dateColumns.js';
import type { DateToken } from '../tokens/dates.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { headingRole } from '../vocabulary/headings.js';
import type { LineView } from './describeLine.js';
import { distanceWithin, endRow, fillCells, isBooking, newRow, resumeDates, type ScanState, type Step } from './scanState.js';
import { showsOwnFigure } from './stackedDates.js';
import type { RawRow } from './stream.js';
import { giveLoose } from './textLines.js';

/** In sizes of type: where texts of rows begin. */
const SAME_PLACE = 0.3;

/** "Cash   2.205%   29.9%   £0.00": a table of rates says no balance of the account, and rows have a day. */
const RATE = /\d ?%/;

export function takeFigures(state: ScanState, step: Step): void {
  if (state.carried === null && goesOnOverPage(state, step)) resumeDates(state);
  if (isSecondDay(state, step) && step.view.dates.length > 0 && !showsOwnFigure(step.view, step.kind)) return takeDateOnly(state, step);
  if (isUnnamedStart(state, step)) {
    if (!RATE.test(step.line.text)) takeUnnamedStart(state, step);
    return;
  }
  if (step.isSecond && state.row) return takeSecondFigures(state, state.row, step);
  const isUndated = step.view.dates.length === 0;
  if (state.pending && (isUndated || endsInValueDay(state, state.pending, step)) && distanceWithin(state, step, 12)) return completePending(state, state.pending, step);
  const goesOn = step.view.words.length === 0 || (state.row !== null && (showsBalanceOnly(state.row, step) || endsInBalance(state.row, state.loose, step)));
  if (state.row && isUndated && goesOn && completes(state.row, step) && distanceWithin(state, step, 3)) {
    fillCells(state.row, step.view, step.index);
    joinLines(state, state.row, step.index);
    return;
  }
  const leading = giveLoose(state, step);
  const row = newRow(state, step);
  row.lines = [...leading, step.index];
  row.hasText ||= leading.length > 0;
  fillCells(row, step.view, step.index);
  if (state.pending && !state.pending.isDateCarried && !isUndated) row.isBehindOpen = true;
  if (step.line.isDayUnsure) row.isDayUnsure = true;
  state.pending = null;
  state.row = row;
  state.items.push(row);
  state.lastLine = step.index;
}

/** The footer of a page put the day aside that its last rows have; the next page goes on with rows, without headings. */
function goesOnOverPage({ held, items }: ScanState, { areDaysHeaded, line, kind, lines }: Step): boolean {
  if (held === null || !areDaysHeaded) return false;
  const last = items.findLast((item): item is RawRow => item.type === 'row');
  const above = last && lines[last.lines[0]!]!.line;
  return above !== undefined && last!.kind === kind.id && above.page === line.line.page - 1 && Math.abs(above.words[0]!.box[0] - line.line.words[0]!.box[0]) < SAME_PLACE * kind.fontSize;
}

function takeUnnamedStart(state: ScanState, { view, kind, line, index }: Step): void {
  const column = view.cells.findIndex((cell) => cell !== null);
  state.items.push({ type: 'checkpoint', kind: kind.id, label: 'balance', text: line.text, line: index, amount: view.cells[column]!, date: null, column });
}

function takeSecondFigures(state: ScanState, row: RawRow, step: Step): void {
  const { view, kind, index } = step;
  const shift = kind.amounts.length / 2;
  view.cells.forEach((cell, column) => {
    if (!cell) return;
    row.cells[column + shift] = cell;
    row.cellLines[column + shift] = index;
  });
  if (row.isDateCarried && view.dates.length > 0) {
    row.dates = [];
    row.dateLines = [];
    row.isDateCarried = false;
  }
  row.dates.push(...view.dates);
  row.dateLines.push(...view.dates.map(() => index));
  row.hasText = true;
  joinLines(state, row, index);
  // "Posted …   Balance …": what stands on every second line are its labels.
  row.quietLine = step.isLabelLine ? index : -1;
}

/** Day and text on the first line of a cell, and on its last one the figures with the day of value, which alone stands in its column, or with the day of the operation, too. */
function endsInValueDay({ loose }: ScanState, pending: RawRow, { view, kind, index }: Step): boolean {
  const isValue = (date: DateToken): boolean => headingOfDate(date, kind) === 'otherDate';
  const isOneCell = pending.kind === kind.id && index === pending.lines.at(-1)! + loose.length + 1;
  if (!isOneCell || pending.isDateCarried || !pending.dates.some((date) => isBooking(date, kind)) || pending.dates.some(isValue)) return false;
  const end = Math.max(...pending.dates.map(({ box }) => box[2]));
  return view.dates.every((date) => isValue(date) || (isBooking(date, kind) && date.box[0] > end)) && view.dates.some(isValue);
}

function completePending(state: ScanState, row: RawRow, step: Step): void {
  row.dates.push(...step.view.dates);
  row.dateLines.push(...step.view.dates.map(() => step.index));
  row.hasText ||= state.loose.length > 0 || step.view.words.length > 0;
  fillCells(row, step.view, step.index);
  joinLines(state, row, step.index);
  state.pending = null;
  state.items.push(row);
  state.row = row;
}

function joinLines(state: ScanState, row: RawRow, index: number): void {
  row.lines.push(...state.loose, index);
  state.loose = [];
  state.lastLine = index;
}

/** The first line under the headings, without a date and with one figure in the last column: what the account began with, in any language. */
function isUnnamedStart(state: ScanState, { view, kind, isDatedBelow }: Step): boolean {
  if (isDatedBelow) return false;
  if (kind.headers.length === 0 || view.dates.length > 0 || view.filled !== 1 || state.carried || state.pending) return false;
  const last = kind.amounts[kind.amounts.length - 1];
  return last !== undefined && kind.amounts.length > 1 && (last.heading === null || last.heading === 'balance') && view.cells[view.cells.length - 1] !== null && view.words.length > 0 && !state.items.some((item) => item.type === 'row' && item.kind === kind.id);
}

/** Date and balance on the first line, the amount on the last: what has no amount yet is no row by itself. */
function showsBalanceOnly(row: RawRow, { kind }: Step): boolean {
  return row.kind === kind.id && !row.isDateCarried && row.cells.every((cell, column) => cell === null || kind.amounts[column]!.heading === 'balance');
}

/** "Card payment   158.19" and right below, or below further texts, "SHOP TWO   1,658.57": the balance stands beside the last line of the row. */
function endsInBalance(row: RawRow, loose: readonly number[], { kind, view, index, isTextAbove }: Step): boolean {
  // A row of another table has other columns.
  if (row.kind !== kind.id || row.lines.at(-1) !== index - 1 - (isTextAbove ? 0 : loose.length)) return false;
  const isBalance = (column: number): boolean => kind.amounts[column]!.heading === 'balance';
  const hasAmount = row.cells.some((cell, column) => cell !== null && !isBalance(column));
  return hasAmount && view.cells.every((cell, column) => cell === null || isBalance(column));
}

/** The second line of a row can bring a figure for a column that is still empty, never a second one, nor one of the other side. */
function completes(row: RawRow, { view, kind, isEitherSide }: Step): boolean {
  if (row.cells.length !== view.cells.length || view.cells.some((cell, column) => cell !== null && row.cells[column] !== null)) return false;
  const isOtherSide = (a: number, b: number): boolean => {
    const headings = [kind.amounts[a]!.heading, kind.amounts[b]!.heading];
    return (headings.includes('debit') && headings.includes('credit')) || isEitherSide(a, b);
  };
  const filled = (cells: LineView['cells']): number[] => cells.flatMap((cell, column) => (cell !== null && /[1-9]/.test(cell.number.raw) ? [column] : []));
  return !filled(row.cells).some((own) => filled(view.cells).some((other) => isOtherSide(own, other)));
}

/** "25 May 2024 · Card ending in 4412": what stands behind the day is text of the row. */
function hasOtherWords({ line: { words }, dates: [date] }: TokenLine): boolean {
  return words.slice(date!.last + 1).some(({ text }) => /\p{L}/u.test(text));
}

export function takeDateBelow(state: ScanState, { line, index }: Step): void {
  const { row } = state;
  if (!row) return;
  joinLines(state, row, index);
  row.dates = [line.dates[0]!];
  row.dateLines = [index];
  row.isDateCarried = false;
  row.quietLine = hasOtherWords(line) ? -1 : index;
  endRow(state);
}

/** The row above has the first of two days that stand under each other in the whole table. */
export function isSecondDay({ row }: ScanState, { isStacked }: Step): boolean {
  return isStacked && row !== null && row.dateLines.length === 1 && !row.isDateCarried;
}

export function takeDateOnly(state: ScanState, step: Step): void {
  const { view, index } = step;
  if (state.row && isSecondDay(state, step)) {
    state.row.dates.push(...view.dates);
    state.row.dateLines.push(...view.dates.map(() => index));
    joinLines(state, state.row, index);
    return;
  }
  // Text between a row and the next day is of the row.
  if (step.isDateHeading) endRow(state);
  const leading = giveLoose(state, step);
  const isOver = step.isDateHeading && (headingRole(view.labelText) === 'postingDate' || (step.kind.dates.length > 0 && step.kind.dates.every(({ heading }) => heading === 'otherDate')));
  state.carried = { dates: view.dates, lines: view.dates.map(() => index), isOver };
  if (view.words.length === 0 || step.isDateHeading) {
    endRow(state);
    return;
  }
  const row = newRow(state, step);
  row.lines = [...leading, index];
  state.row = null;
  state.pending = row;
  state.lastLine = index;
}
