// Lines of all tables -> stream of rows, balances and totals. Ownership of text lines between two rows goes by their distance.
import type { TableKind, TableLayout } from '../columns/tables.js';
import type { DateToken } from '../tokens/dates.js';
import type { NumberForm } from '../tokens/numbers.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { findDateHeadings } from '../columns/dateHeadings.js';
import { figuresOnLine, figuresUnderLabels, type Figure } from '../facts/figures.js';
import type { LabelKind } from '../vocabulary/labels.js';
import { sectionKind, type SectionKind } from '../vocabulary/sections.js';
import { amountPlace, type AmountPlace } from './amountPlace.js';
import { describeLine, type LineView } from './describeLine.js';
import { findStackedFigures } from './stackedFigures.js';
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
  /** A text line that may turn out to be the first of the coming row: cells can be centred on their lines. */
  above: number[];
  carried: { dates: DateToken[]; lines: number[] } | null;
  /** The day in force when the page was summed up; it goes on where the table goes on. */
  held: { dates: DateToken[]; lines: number[] } | null;
  section: { kind: SectionKind; text: string; line: number } | null;
  lastLine: number;
}

export function scanLines(lines: readonly TokenLine[], layout: TableLayout, furniture: Uint8Array, form: NumberForm): StreamItem[] {
  const state: State = { items: [], row: null, pending: null, loose: [], above: [], carried: null, held: null, section: null, lastLine: -1 };
  const headings = findDateHeadings(lines);
  const views = lines.map((line, index) => describeLine(line, layout.kinds[layout.kindOf[index]!]!, form, headings[index] === 1));
  const stacked = layout.kinds.map((kind) => hasStackedDates(kind.id, layout.kindOf, views));
  const places = layout.kinds.map((kind) => amountPlace(kind.id, layout.kindOf, views, lines, furniture));
  const seconds = layout.kinds.map((kind) => findStackedFigures(kind.id, layout.kindOf, views, lines));
  seconds.forEach((set, id) => {
    if (set.size > 0) doubleColumns(layout.kinds[id]!);
  });
  lines.forEach((line, index) => {
    if (furniture[index]) return;
    if (layout.isHeading[index]) {
      if (!goesOn(state, line, layout.kindOf[index]!, lines)) endRow(state);
      resumeDates(state);
      leaveAside(state, layout.kindOf[index]!, index);
      return;
    }
    const kind = layout.kinds[layout.kindOf[index]!]!;
    takeLine(state, { line, index, view: views[index]!, kind, lines, form, isDateHeading: headings[index] === 1, isSecond: seconds[kind.id]!.has(index), isStacked: stacked[kind.id]!, place: places[kind.id]! });
  });
  endRow(state);
  return state.items;
}

function resumeDates(state: State): void {
  state.carried ??= state.held;
  state.held = null;
}

/** The heading of the same table on the next page: the last row may still go on under it. */
function goesOn(state: State, line: TokenLine, kind: number, lines: readonly TokenLine[]): boolean {
  const previous = lines[state.lastLine];
  return state.row !== null && state.row.kind === kind && previous !== undefined && previous.line.page === line.line.page - 1;
}

/** A list of other things ends where a table with rows goes on, or where a new title with headings of its own begins. */
function leaveAside(state: State, kind: number, index: number): void {
  if (state.section?.kind !== 'aside') return;
  const last = state.items[state.items.length - 1];
  const isUnderNewTitle = last?.type === 'text' && last.line === index - 1 && last.line !== state.section.line;
  if (isUnderNewTitle || state.items.some((item) => item.type === 'row' && item.kind === kind && !item.isAside)) state.section = null;
}

/** The second figure of each row gets columns of its own, which bear the heading; the first is told by arithmetic. */
function doubleColumns(kind: TableKind): void {
  const below = kind.amounts.map((column) => ({ ...column, count: column.count / 2 }));
  kind.amounts = [...kind.amounts.map((column) => ({ ...column, count: column.count / 2, heading: null, headingText: null })), ...below];
}

interface Step {
  line: TokenLine;
  index: number;
  view: LineView;
  kind: TableKind;
  lines: readonly TokenLine[];
  form: NumberForm;
  isDateHeading: boolean;
  /** Its figures stand under those of the row's first line, in the same columns. */
  isSecond: boolean;
  isStacked: boolean;
  place: AmountPlace;
}

function takeLine(state: State, step: Step): void {
  const { view, line } = step;
  const figures = line.amounts.filter((token) => token.isMoney).length;
  const labelled = labelledFigures(step);
  if (labelled.length > 0) return takeLabelled(state, step, labelled);
  if (isList(line)) return takeList(state, step);
  if (view.filled > 0) return takeFigures(state, step);
  if (view.dates.length > 0 && figures === 0) return takeDateOnly(state, step);
  takeText(state, step);
}

/** Date, money, date, money: captions of cheque pictures or a list of daily balances, no row of a table. */
function isList({ dates, amounts, line }: TokenLine): boolean {
  const pairs = dates.flatMap((date) => {
    const amount = amounts.find((item) => item.isMoney && item.first === date.last + 1);
    return amount ? [{ date: date.box[0], amount: amount.x1, style: date.style }] : [];
  });
  const [a, b] = pairs;
  // The pairs repeat at one distance; in a row the dates and the figures stand at distances of their own.
  return a !== undefined && b !== undefined && a.style === b.style && Math.abs(b.date - a.date - (b.amount - a.amount)) < line.fontSize;
}

function takeList(state: State, step: Step): void {
  endRow(state);
  state.items.push({ type: 'text', kind: step.kind.id, line: step.index });
}

const BALANCES = new Set<LabelKind>(['opening', 'closing', 'carriedForward', 'broughtForward', 'balance']);
const STRONG = new Set<LabelKind>(['opening', 'closing', 'carriedForward', 'broughtForward']);

/** Lines that announce a figure instead of being a row. With a date of its own only a balance line can, and only when it shows one figure. */
function labelledFigures(step: Step): Figure[] {
  return readLabelled(step).filter((figure) => step.form.scale === 0 || figure.amount.number.mark !== 'none' || !BALANCES.has(figure.kind) || figure.more.some((token) => token.number.mark !== 'none'));
}

function readLabelled({ view, line, index, lines, kind }: Step): Figure[] {
  if (!line.amounts.some((token) => token.isMoney || view.cells.includes(token))) return [];
  const pairs = figuresOnLine(line, index);
  const isDated = view.dates.length > 0;
  if (!isDated && pairs.length === 0 && view.label !== null) {
    const amount = line.amounts.find((token) => view.cells.includes(token)) ?? line.amounts.find((token) => token.isMoney)!;
    return [{ kind: view.label, text: line.text, line: index, amount, more: line.amounts.slice(line.amounts.indexOf(amount) + 1) }];
  }
  const isInTable = kind.dates.length > 0 && view.filled > 0;
  if (!isDated) return pairs.length > 0 || line.dates.length > 0 || isInTable ? pairs : figuresUnderLabels(lines, index);
  const only = pairs.length === 1 && pairs[0]!.more.length === 0 && view.filled <= 1 ? pairs[0]! : null;
  return only && STRONG.has(only.kind) ? [only] : [];
}

function takeLabelled(state: State, step: Step, figures: readonly Figure[]): void {
  endRow(state);
  const { view, line, index, kind } = step;
  state.lastLine = index;
  for (const figure of figures) {
    const all = [figure.amount, ...figure.more];
    if (BALANCES.has(figure.kind)) {
      const inColumn = all.filter((token) => view.cells.includes(token));
      const amount = inColumn[inColumn.length - 1] ?? all.filter((token) => token.isMoney).pop() ?? figure.amount;
      const item: Checkpoint = {
        type: 'checkpoint',
        kind: kind.id,
        label: figure.kind as Checkpoint['label'],
        text: figure.text,
        line: index,
        amount,
        date: view.dates[0] ?? line.dates[0] ?? null,
        column: view.cells.indexOf(amount),
      };
      state.items.push(item);
      if (figure.kind === 'closing' || figure.kind === 'carriedForward') {
        state.held = state.carried;
        state.carried = null;
      }
      if (figure.kind === 'broughtForward') resumeDates(state);
      continue;
    }
    const cells = view.cells.map((cell) => (cell && all.includes(cell) ? cell : null));
    const total: TotalLine = { type: 'total', kind: kind.id, label: figure.kind, text: figure.text, line: index, cells, amounts: all };
    state.items.push(total);
  }
}

function takeFigures(state: State, step: Step): void {
  const { view, index } = step;
  if (isUnnamedStart(state, step)) {
    const column = view.cells.findIndex((cell) => cell !== null);
    state.items.push({ type: 'checkpoint', kind: step.kind.id, label: 'balance', text: step.line.text, line: index, amount: view.cells[column]!, date: null, column });
    return;
  }
  if (step.isSecond && state.row) {
    const shift = step.kind.amounts.length / 2;
    view.cells.forEach((cell, column) => {
      if (!cell || !state.row) return;
      state.row.cells[column + shift] = cell;
      state.row.cellLines[column + shift] = index;
    });
    state.row.dates.push(...view.dates);
    state.row.dateLines.push(...view.dates.map(() => index));
    addText(state.row, [...state.loose, index]);
    state.loose = [];
    state.lastLine = index;
    return;
  }
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
  row.hasText ||= leading.length > 0;
  fillCells(row, view, index);
  state.pending = null;
  state.row = row;
  state.items.push(row);
  state.lastLine = index;
}

/** The first line under the headings, without a date and with one figure in the last column: what the account began with, in any language. */
function isUnnamedStart(state: State, { view, kind }: Step): boolean {
  if (kind.headers.length === 0 || view.dates.length > 0 || view.filled !== 1 || state.carried || state.pending) return false;
  return kind.amounts.length > 1 && view.cells[view.cells.length - 1] !== null && view.words.length > 0 && !state.items.some((item) => item.type === 'row' && item.kind === kind.id);
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

function takeText(state: State, step: Step): void {
  const { view, index, kind } = step;
  const section = view.labelText.length <= 60 ? sectionKind(view.labelText) : null;
  if (section !== null && !isOrdinaryText(state, step)) {
    endRow(state);
    state.section = { kind: section, text: step.line.text, line: index };
    state.items.push({ type: 'text', kind: kind.id, line: index });
    return;
  }
  if (view.words.length > 0 && (state.row || state.pending) && isContinuation(state, step)) {
    state.loose.push(index);
    state.lastLine = index;
    return;
  }
  endRow(state);
  state.items.push({ type: 'text', kind: kind.id, line: index });
  if (view.words.length > 0 && isUnderDescription(step)) state.above = [index];
}

/** A word like "Credit" under a description is part of it; a title stands left of the descriptions or apart. */
function isOrdinaryText(state: State, step: Step): boolean {
  if (!state.row && !state.pending) return false;
  const dates = step.kind.dates[0];
  return dates !== undefined && step.view.textX0 > dates.x1 && isContinuation(state, step);
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
    sectionSign: state.section?.kind === 'in' ? 1 : state.section?.kind === 'out' ? -1 : 0,
    section: state.section?.text ?? null,
    isAside: state.section?.kind === 'aside',
    hasText: step.view.words.length > 0,
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
  row.hasText ||= state.loose.length > 0 || step.view.words.length > 0;
  state.loose = [];
  fillCells(row, step.view, index);
  state.lastLine = index;
}

/** Loose text lines between two rows: those nearer to the coming row lead it, the others end the row before. */
function giveLoose(state: State, step: Step): number[] {
  const loose = state.loose;
  state.loose = [];
  const owner = state.row ?? state.pending;
  if (!owner && state.above.length > 0) return takeAbove(state, step);
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
  if (step.view.dates.length === 0 && step.place !== 'open') split = step.place === 'last' ? 0 : loose.length;
  else if (widest < 1.2 * narrowest) split = loose.length;
  if (owner && split > 0) addText(owner, loose.slice(0, split));
  return loose.slice(split);
}

/** The lines above belong to this row when they run into it at less than a line's distance. */
function takeAbove(state: State, step: Step): number[] {
  const above = state.above.filter((index) => step.index - index <= 3 && distance(step.lines[index]!, step.line) <= 1.15 * step.kind.fontSize * (step.index - index));
  state.above = [];
  return above;
}

function isUnderDescription(step: Step): boolean {
  const dates = step.kind.dates[0];
  return dates !== undefined && step.view.textX0 > dates.x0 + 0.6 * step.kind.fontSize;
}

function endRow(state: State): void {
  const owner = state.row ?? state.pending;
  if (owner && state.loose.length > 0) addText(owner, state.loose);
  state.loose = [];
  state.row = null;
  state.pending = null;
}

function addText(row: RawRow, lines: readonly number[]): void {
  row.lines.push(...lines);
  row.hasText = true;
}

/** Text under a row goes on with it when it stands under the description, not far below, in a similar size. */
function isContinuation(state: State, step: Step): boolean {
  const previous = step.lines[state.lastLine];
  if (!previous) return false;
  const em = step.kind.fontSize;
  const dateEnd = step.kind.dates.length > 0 && step.kind.dates[0]!.x0 <= step.kind.x0 + em ? step.kind.dates[0]!.x0 + 0.6 * em : step.kind.x0 - em;
  if (step.view.textX0 < dateEnd) return false;
  if (step.line.line.fontSize > 1.25 * em) return false;
  if (previous.line.page !== step.line.line.page || previous.line.lane !== step.line.line.lane) return leadsToRow(step);
  return distance(previous, step.line) <= 2.1 * em;
}

/** On a new page text goes on with the last row only where the table itself goes on at once. */
function leadsToRow({ lines, index, line, kind }: Step): boolean {
  for (let next = index + 1; next <= index + 6 && next < lines.length; next += 1) {
    const below = lines[next]!;
    if (below.line.page !== line.line.page || below.line.baseline - line.line.baseline > 7 * kind.fontSize) return false;
    if (below.dates.length > 0 && below.amounts.some((token) => token.isMoney)) return true;
  }
  return false;
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
