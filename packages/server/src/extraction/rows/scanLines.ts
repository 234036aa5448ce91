// Lines of all tables -> stream of rows, balances and totals. Ownership of text lines between two rows goes by their distance.
import type { TableKind, TableLayout } from '../columns/tables.js';
import type { DateToken } from '../tokens/dates.js';
import type { NumberForm } from '../tokens/numbers.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { describeLine, type LineView } from './describeLine.js';
import { hasStackedDates } from './stackedDates.js';
import type { Checkpoint, RawRow, StreamItem, TotalLine } from './stream.js';

interface State {
  items: StreamItem[];
  /** The row that text lines may still join. */
  row: RawRow | null;
  /** A row whose amount has not come yet. */
  pending: RawRow | null;
  /** Text lines not yet given to a row. */
  loose: number[];
  carried: { dates: DateToken[]; lines: number[] } | null;
  section: { sign: -1 | 0 | 1; text: string } | null;
  lastLine: number;
}

export function scanLines(lines: readonly TokenLine[], layout: TableLayout, furniture: Uint8Array, form: NumberForm): StreamItem[] {
  const state: State = { items: [], row: null, pending: null, loose: [], carried: null, section: null, lastLine: -1 };
  const views = lines.map((line, index) => describeLine(line, layout.kinds[layout.kindOf[index]!]!, form));
  const stacked = layout.kinds.map((kind) => hasStackedDates(kind.id, layout.kindOf, views));
  lines.forEach((line, index) => {
    if (furniture[index]) return;
    if (layout.isHeading[index]) {
      endRow(state, lines);
      return;
    }
    const kind = layout.kinds[layout.kindOf[index]!]!;
    takeLine(state, { line, index, view: views[index]!, kind, lines, isStacked: stacked[kind.id]! });
  });
  endRow(state, lines);
  return state.items;
}

interface Step {
  line: TokenLine;
  index: number;
  view: LineView;
  kind: TableKind;
  lines: readonly TokenLine[];
  isStacked: boolean;
}

function takeLine(state: State, step: Step): void {
  const { view, line } = step;
  const figures = line.amounts.filter((token) => token.isMoney);
  if (isBalanceLine(view, figures.length)) return takeCheckpoint(state, step);
  if (isTotalLine(view, step)) return takeTotal(state, step);
  if (view.filled > 0) return takeFigures(state, step);
  if (view.dates.length > 0 && figures.length === 0) return takeDateOnly(state, step);
  takeText(state, step);
}

/** Opening, closing and forward lines count with or without a date; a plain "balance" only without one. */
function isBalanceLine(view: LineView, figures: number): boolean {
  if (figures < 1 || view.label === null) return false;
  if (view.label === 'opening' || view.label === 'closing') return view.filled <= 1 || view.dates.length === 0;
  if (view.label === 'carriedForward' || view.label === 'broughtForward') return true;
  return view.label === 'balance' && view.dates.length === 0 && figures === 1;
}

function isTotalLine(view: LineView, step: Step): boolean {
  if (view.label === null || view.dates.length > 0) return false;
  if (!['total', 'totalCredits', 'totalDebits', 'countCredits', 'countDebits', 'ignore'].includes(view.label)) return false;
  return view.filled > 0 || step.line.amounts.length > 0;
}

function takeCheckpoint(state: State, step: Step): void {
  endRow(state, step.lines);
  const { view, line, index, kind } = step;
  const inColumn = view.cells.map((cell, column) => ({ cell, column })).filter((item) => item.cell !== null);
  const last = inColumn[inColumn.length - 1];
  const money = line.amounts.filter((token) => token.isMoney);
  const amount = last?.cell ?? money[money.length - 1]!;
  const checkpoint: Checkpoint = {
    type: 'checkpoint',
    kind: kind.id,
    label: view.label as Checkpoint['label'],
    text: line.text,
    line: index,
    amount,
    date: view.dates[0] ?? line.dates[0] ?? null,
    column: last?.column ?? -1,
  };
  state.items.push(checkpoint);
  state.lastLine = index;
}

function takeTotal(state: State, step: Step): void {
  endRow(state, step.lines);
  const total: TotalLine = { type: 'total', kind: step.kind.id, label: step.view.label!, text: step.line.text, line: step.index, cells: step.view.cells, amounts: step.line.amounts.filter((token) => token.isMoney || token.number.mark === 'none') };
  state.items.push(total);
}

function takeFigures(state: State, step: Step): void {
  const { view, index } = step;
  if (state.pending && view.dates.length === 0 && isNear(state, step, 12)) {
    const row = state.pending;
    joinLines(state, row, index, step);
    state.pending = null;
    state.items.push(row);
    state.row = row;
    return;
  }
  if (state.row && view.dates.length === 0 && view.words.length === 0 && completes(state.row, view) && isNear(state, step, 3)) {
    fillCells(state.row, view, index);
    state.row.lines.push(...state.loose, index);
    state.loose = [];
    state.lastLine = index;
    return;
  }
  const leading = giveLoose(state, step);
  const row = newRow(state, step);
  row.lines = [...leading, index];
  fillCells(row, view, index);
  state.pending = null;
  state.row = row;
  state.items.push(row);
  state.lastLine = index;
}

/** The second line of a row can bring a figure for a column that is still empty, never a second one. */
function completes(row: RawRow, view: LineView): boolean {
  return row.cells.length === view.cells.length && view.cells.every((cell, column) => cell === null || row.cells[column] === null);
}

function takeDateOnly(state: State, step: Step): void {
  const { view, index } = step;
  if (step.isStacked && state.row && state.row.dateLines.length === 1 && !state.row.isDateCarried) {
    state.row.dates.push(...view.dates);
    state.row.dateLines.push(index);
    state.row.lines.push(...state.loose, index);
    state.loose = [];
    state.lastLine = index;
    return;
  }
  const leading = giveLoose(state, step);
  state.carried = { dates: view.dates, lines: [index] };
  if (view.words.length === 0) {
    endRow(state, step.lines);
    return;
  }
  const row = newRow(state, step);
  row.lines = [...leading, index];
  state.row = null;
  state.pending = row;
  state.lastLine = index;
}

function takeText(state: State, step: Step): void {
  const { view, index, kind } = step;
  const sign = view.label === 'totalCredits' ? 1 : view.label === 'totalDebits' ? -1 : 0;
  if (sign !== 0 && view.words.length <= 7 && view.textX0 <= kind.x0 + 3 * kind.fontSize) {
    endRow(state, step.lines);
    state.section = { sign, text: step.line.text };
    state.items.push({ type: 'text', kind: kind.id, line: index });
    return;
  }
  if (view.words.length > 0 && (state.row || state.pending) && isContinuation(state, step)) {
    state.loose.push(index);
    state.lastLine = index;
    return;
  }
  endRow(state, step.lines);
  state.items.push({ type: 'text', kind: kind.id, line: index });
}

function newRow(state: State, step: Step): RawRow {
  const own = step.view.dates.length > 0;
  if (own) state.carried = { dates: step.view.dates, lines: step.view.dates.map(() => step.index) };
  return {
    type: 'row',
    kind: step.kind.id,
    lines: [],
    cells: step.kind.amounts.map(() => null),
    cellLines: step.kind.amounts.map(() => -1),
    dates: own ? [...step.view.dates] : (state.carried?.dates ?? []),
    dateLines: own ? step.view.dates.map(() => step.index) : (state.carried?.lines ?? []),
    isDateCarried: !own,
    sectionSign: state.section?.sign ?? 0,
    section: state.section?.text ?? null,
  };
}

function fillCells(row: RawRow, view: LineView, index: number): void {
  view.cells.forEach((cell, column) => {
    if (!cell) return;
    row.cells[column] = cell;
    row.cellLines[column] = index;
  });
}

function joinLines(state: State, row: RawRow, index: number, step: Step): void {
  row.lines.push(...state.loose, index);
  state.loose = [];
  fillCells(row, step.view, index);
  state.lastLine = index;
}

/** Loose text lines between two rows: those nearer to the coming row lead it, the others end the row before. */
function giveLoose(state: State, step: Step): number[] {
  const loose = state.loose;
  state.loose = [];
  const owner = state.row ?? state.pending;
  if (loose.length === 0) return [];
  const chain = [owner ? lastOf(owner.lines) : loose[0]!, ...loose, step.index];
  let split = loose.length;
  let widest = 0;
  let narrowest = Infinity;
  for (let i = 0; i + 1 < chain.length; i += 1) {
    const gap = distance(step.lines[chain[i]!]!, step.lines[chain[i + 1]!]!);
    if (gap > widest + 0.01) {
      widest = gap;
      split = i;
    }
    narrowest = Math.min(narrowest, gap);
  }
  if (widest < 1.2 * narrowest) split = loose.length;
  if (owner) owner.lines.push(...loose.slice(0, split));
  return loose.slice(split);
}

function endRow(state: State, lines: readonly TokenLine[]): void {
  const owner = state.row ?? state.pending;
  if (owner && state.loose.length > 0) owner.lines.push(...state.loose.filter((index) => lines[index] !== undefined));
  state.loose = [];
  state.row = null;
  state.pending = null;
}

/** Text under a row goes on with it when it stands under the description, not far below, in a similar size. */
function isContinuation(state: State, step: Step): boolean {
  const previous = step.lines[state.lastLine];
  if (!previous) return false;
  const em = step.kind.fontSize;
  const dateEnd = step.kind.dates.length > 0 && step.kind.dates[0]!.x0 <= step.kind.x0 + em ? step.kind.dates[0]!.x0 + 0.6 * em : step.kind.x0 - em;
  if (step.view.textX0 < dateEnd) return false;
  if (step.line.line.fontSize > 1.25 * em) return false;
  if (previous.line.page !== step.line.line.page || previous.line.lane !== step.line.line.lane) return true;
  return distance(previous, step.line) <= 2.1 * em;
}

function isNear(state: State, step: Step, lineCount: number): boolean {
  const previous = step.lines[state.lastLine];
  if (!previous) return false;
  if (previous.line.page !== step.line.line.page) return true;
  return distance(previous, step.line) <= lineCount * step.kind.fontSize;
}

function distance(above: TokenLine, below: TokenLine): number {
  return above.line.page === below.line.page ? below.line.baseline - above.line.baseline : 2 * below.line.fontSize;
}

function lastOf(list: readonly number[]): number {
  return list[list.length - 1]!;
}
