// A day in a cell over all its rows, set to its middle: of two rows it stands between both, of three beside the second. It goes up to the first
// of them, as if it were printed there.
import type { Box } from '../model.js';
import { APART, endsInFigure, isApart, isBeside, isLabelled, leadingDates } from './centredDates.js';
import type { DateToken } from './dates.js';
import { ROW_NUMBER, squash } from './plainText.js';
import { halfHeights } from './rowBlocks.js';
import { type TokenLine, withWords } from './tokenize.js';
import { labelKind } from '../vocabulary/labels.js';

/** In sizes of type: by how much a day may miss the middle of its rows. */
const MISSED = 0.4;
/** In sizes of type: days of one column begin or end at one place. */
const SAME_COLUMN = 0.8;
/** In sizes of type. */
const SAME_HEIGHT = 0.25;
/** In sizes of type: lines of one text follow each other. */
const NEXT_LINE = 1.7;
/** Rows between which a day of its own line stands are no farther apart than this many usual ones. */
const NO_ROOM = 1.3;
/** Share of the usual step: from a day between two rows to the nearer of them, at least. */
const FROM_ROWS = 0.35;
/** Share of the days that may stand in the middle of no rows. */
const MOST_LEFT = 0.15;
/** Share of a step by which others may differ from it. */
const SAME_STEP = 0.02;
/** Costs of what is left over, beside that of a day which misses its middle by as much as it may. */
const ROW_LEFT_OVER = 5;
/** Above the first day of a page: of the last day of the page before it, or balances. */
const FIRST_LEFT_OVER = 1;
const DAY_LEFT_OVER = 60;

/** A row of figures, or a day, which is of one line. */
interface Place {
  /** Index of the line. */
  line: number;
  y: number;
  /** Of the first and last line of a row whose figures stand in its middle. */
  top: number;
  bottom: number;
  /** Of its last line of text, wherever its figures stand. */
  end: number;
}

interface Page {
  rows: Place[];
  days: Place[];
  /** From one row to the next. */
  pitch: number;
}

interface PartedPage {
  page: Page;
  /** Those of each day. */
  groups: readonly (Group | null)[];
}

/** Rows of a day, as indexes on its page. */
interface Group {
  first: number;
  last: number;
}

/** @param ruled pages whose rules have told the rows of their days */
export function raiseSpannedDays(lines: readonly TokenLine[], ruled: ReadonlySet<number> = new Set()): TokenLine[] {
  const columns = columnsOf(lines.filter(isDay));
  if (columns.length === 0) return [...lines];
  const pages = pagesOf(lines, columns).filter(({ rows }) => !ruled.has(lines[rows[0]!.line]!.line.page));
  // Days on lines of their own between rows that are as near as others: nothing else is set so.
  if (!pages.some((page) => page.days.some((day) => isBetween(page, day, lines)))) return [...lines];
  const partings: PartedPage[] = pages.map((page) => ({ page, groups: partRows(page, lines) }));
  const left = partings.reduce((sum, { groups }) => sum + groups.filter((group) => group === null).length, 0);
  const isUnderstood = left <= MOST_LEFT * partings.reduce((sum, { groups }) => sum + groups.length, 0);
  const moves = new Map<number, number>();
  const unsure = new Set<number>();
  const overPages = new Set(partings.flatMap((parting, at) => rowsOverPage(parting, partings[at + 1], lines)));
  for (const { page, groups } of partings) {
    for (const row of isUnderstood ? leftOver(page, groups) : page.rows) if (!isUnderstood || !overPages.has(row)) unsure.add(row.line);
    if (!isUnderstood) continue;
    groups.forEach((group, index) => {
      const [day, row] = [page.days[index]!.line, group && topLine(page.rows[group.first]!, lines)];
      if (row !== null && day !== row) moves.set(day, row);
    });
  }
  return withDaysMoved(lines.map((tokens, index) => (unsure.has(index) ? { ...tokens, isDayUnsure: true } : tokens)), moves);
}

/**
 * The cell of the last day of a page goes on over the next one: the day stands beside the first of its rows, and those below it and at the top
 * of the next page are in the middle of no other.
 */
function rowsOverPage(above: PartedPage, below: PartedPage | undefined, lines: readonly TokenLine[]): Place[] {
  const [group, day, next] = [above.groups.at(-1), above.page.days.at(-1), below?.groups[0]];
  if (!below || !group || !day || !next || lines[below.page.days[0]!.line]!.line.page !== lines[day.line]!.line.page + 1) return [];
  const first = above.page.rows[group.first]!;
  if (group.first !== group.last || Math.abs(day.y - first.y) > SAME_HEIGHT * lines[day.line]!.line.fontSize) return [];
  // "Carried forward 310.00" is of no day.
  const isRow = ({ line }: Place): boolean => labelKind(squash(lines[line]!.line.words.map(({ text }) => text).filter((text) => !/\d/.test(text)).join(''))) === null;
  const [rest, top] = [above.page.rows.slice(group.last + 1).filter(isRow), below.page.rows.slice(0, next.first).filter(isRow)];
  return rest.length > 0 && top.length > 0 ? [...rest, ...top] : [];
}

/** The first line of a row, where its day is printed otherwise. */
function topLine({ line, top }: Place, lines: readonly TokenLine[]): number {
  let first = line;
  while (lines[first - 1]?.line.page === lines[line]!.line.page && lines[first - 1]!.line.baseline > top - SAME_HEIGHT * lines[line]!.line.fontSize) first -= 1;
  return first;
}

/** Rows of no day that go on from those of one. */
function leftOver({ rows, pitch }: Page, groups: readonly (Group | null)[]): Place[] {
  const isIn = (row: number): boolean => groups.some((group) => group !== null && row >= group.first && row <= group.last);
  const isNear = (row: number, other: number): boolean => {
    const [above, below] = row < other ? [rows[row]!, rows[other]!] : [rows[other]!, rows[row]!];
    return below.top - above.end <= NO_ROOM * pitch;
  };
  const found: Place[] = [];
  const reach = (from: number, step: -1 | 1): void => {
    for (let row = from; row >= 0 && row < rows.length && !isIn(row) && isNear(row, row - step); row += step) found.push(rows[row]!);
  };
  rows.forEach((_, row) => {
    if (!isIn(row)) return;
    reach(row + 1, 1);
    reach(row - 1, -1);
  });
  return found;
}

/** Alone on its line. */
function isDay(tokens: TokenLine): boolean {
  return leadingDates(tokens).at(-1)?.last === tokens.line.words.length - 1;
}

/** Behind the number of its row. */
function numberedDay({ line: { words, fontSize }, dates: [day] }: TokenLine): DateToken | undefined {
  return day?.first === 1 && ROW_NUMBER.test(words[0]!.text) && words[1]!.box[0] - words[0]!.box[2] > APART * fontSize ? day : undefined;
}

/** Left and right edges, each once. */
function columnsOf(days: readonly TokenLine[]): (readonly [left: number, right: number])[] {
  const places = days.map((tokens) => leadingDates(tokens)[0]!.box.map(Math.round) as Box);
  return [...new Map(places.map(([left, , right]) => [`${left} ${right}`, [left, right] as const])).values()];
}

function pagesOf(lines: readonly TokenLine[], columns: ReturnType<typeof columnsOf>): Page[] {
  const indexes = new Map<string, number[]>();
  lines.forEach(({ line }, index) => {
    const key = `${line.page} ${line.lane}`;
    const own = indexes.get(key);
    if (own) own.push(index);
    else indexes.set(key, [index]);
  });
  const found = [...indexes.values()].map((own) => pageOf(own, lines, columns)).filter(({ rows, days }) => rows.length > 1 && days.length > 0);
  const pitch = pitchOf(found.flatMap(({ rows, days }) => stepsOf(rows, days, lines)));
  for (const page of found) page.pitch = pitch;
  return Number.isFinite(pitch) ? found : [];
}

function pageOf(indexes: readonly number[], lines: readonly TokenLine[], columns: ReturnType<typeof columnsOf>): Page {
  const own = indexes.map((index) => lines[index]!);
  const figures = figuresOf(own);
  if (figures.length < 2) return { rows: [], days: [], pitch: Infinity };
  const halves = halfHeights(own, figures, isDay);
  const placeOf = (at: number, half = 0): Place => {
    const { baseline: y } = own[at]!.line;
    return { line: indexes[at]!, y, top: y - half, bottom: y + half, end: Math.max(y + half, endOf(own, at, figures)) };
  };
  const days = own.flatMap((tokens, at) => {
    const day = leadingDates(tokens)[0] ?? numberedDay(tokens);
    // The day of a balance is of no rows.
    return day && isInColumn(day, columns, tokens.line.fontSize) && !(endsInFigure(tokens) && isLabelled(tokens)) ? [placeOf(at)] : [];
  });
  return { rows: figures.map((at) => placeOf(at, halves.get(at))), days, pitch: Infinity };
}

/** The last of the lines of text that follow each other below a figure. */
function endOf(lines: readonly TokenLine[], figure: number, figures: readonly number[]): number {
  let end = lines[figure]!.line.baseline;
  for (let at = figure + 1; at < lines.length && !figures.includes(at); at += 1) {
    const { line } = lines[at]!;
    if (isDay(lines[at]!)) continue;
    if (line.baseline - end > NEXT_LINE * line.fontSize) break;
    end = line.baseline;
  }
  return end;
}

/** Lines that end in a figure of the table; "Foreign amount USD 1,557.98" is a text, whether words stand before the figure or above it. */
function figuresOf(lines: readonly TokenLine[]): number[] {
  const found = lines.flatMap((tokens, at) => (endsInFigure(tokens) && !isDay(tokens) && isApart(tokens.amounts.findLast(({ isMoney }) => isMoney)!, tokens) && !isLabelled(tokens) ? [at] : []));
  const ends = found.map((at) => lines[at]!.line.box[2]);
  const middle = (Math.min(...found.map((at) => lines[at]!.line.box[0])) + Math.max(...ends)) / 2;
  return found.filter((_, index) => ends[index]! > middle);
}

/** From row to row among the days, with nothing between them. */
function stepsOf(rows: readonly Place[], days: readonly Place[], lines: readonly TokenLine[]): number[] {
  const [top, bottom] = [days[0]!.y, days.at(-1)!.y];
  return rows.slice(1).flatMap((row, index) => {
    const above = rows[index]!;
    const isFree = lines.slice(above.line + 1, row.line).every(({ line: { baseline } }) => baseline <= above.bottom || baseline >= row.top);
    return above.y >= top && row.y <= bottom && isFree ? [row.top - above.bottom] : [];
  });
}

/** The step that is found most often, for balances may stand nearer to each other; Infinity where there is none. */
function pitchOf(steps: readonly number[]): number {
  const sorted = [...steps].sort((a, b) => a - b);
  let [pitch, most, end] = [Infinity, 0, 0];
  sorted.forEach((step, at) => {
    while (end < sorted.length && sorted[end]! <= (1 + SAME_STEP) * step) end += 1;
    if (end - at > most) [pitch, most] = [step, end - at];
  });
  return pitch;
}

function isInColumn({ box: [left, , right] }: DateToken, columns: ReturnType<typeof columnsOf>, em: number): boolean {
  return columns.some((column) => Math.abs(left - column[0]) <= SAME_COLUMN * em || Math.abs(right - column[1]) <= SAME_COLUMN * em);
}

function isBetween({ rows, pitch }: Page, day: Place, lines: readonly TokenLine[]): boolean {
  const next = rows.findIndex(({ y }) => y > day.y);
  if (next < 1 || !isDay(lines[day.line]!)) return false;
  const [above, below] = [rows[next - 1]!, rows[next]!];
  return below.top - above.end <= NO_ROOM * pitch && Math.min(day.y - above.y, below.y - day.y) > FROM_ROWS * pitch;
}

/** The rows of each day, null for a day that stands in the middle of none; as few days and rows as possible are left over. */
function partRows({ rows, days, pitch }: Page, lines: readonly TokenLine[]): (Group | null)[] {
  const known = new Map<string, Parting>();
  const part = (day: number, first: number): Parting => {
    if (day === days.length) return { cost: 0, groups: [] };
    const key = `${day} ${first}`;
    const found = known.get(key) ?? cheapest(day, first);
    known.set(key, found);
    return found;
  };
  const cheapest = (day: number, first: number): Parting => {
    const most = MISSED * lines[days[day]!.line]!.line.fontSize;
    let best = withGroup(null, DAY_LEFT_OVER, part(day + 1, first));
    if (first < rows.length) {
      const rest = part(day, first + 1);
      best = cheaper(best, { ...rest, cost: rest.cost + (day === 0 ? FIRST_LEFT_OVER : ROW_LEFT_OVER) });
    }
    for (let last = first; last < rows.length; last += 1) {
      const missed = missedBy(days[day]!, rows, { first, last }, pitch);
      if (missed <= most) best = cheaper(best, withGroup({ first, last }, missed / most, part(day + 1, last + 1)));
    }
    return best;
  };
  return part(0, 0).groups;
}

interface Parting {
  cost: number;
  groups: (Group | null)[];
}

function withGroup(group: Group | null, cost: number, rest: Parting): Parting {
  return { cost: cost + rest.cost, groups: [group, ...rest.groups] };
}

function cheaper(a: Parting, b: Parting): Parting {
  return b.cost < a.cost ? b : a;
}

/** From the middle of the rows, beside whose figures their cells are set to the middle, or to the top where rows are of different heights. */
function missedBy({ y }: Place, rows: readonly Place[], { first, last }: Group, pitch: number): number {
  const [head, foot, next] = [rows[first]!, rows[last]!, rows[last + 1]];
  const isFollowed = next !== undefined && next.top - foot.end <= NO_ROOM * pitch;
  const middles = [(head.top + foot.bottom) / 2, (head.y + (isFollowed ? next.y - pitch : foot.end)) / 2];
  return Math.min(...middles.map((middle) => Math.abs(middle - y)));
}

/** Each day from its own line to another, by their indexes. */
export function withDaysMoved(lines: readonly TokenLine[], moves: ReadonlyMap<number, number>): TokenLine[] {
  const dayOf = new Map([...moves].map(([day, row]) => [row, day]));
  const spans = new Map([...moves].map(([day, row]) => [day, spanOfDays(lines[day]!, lines[row]!)]));
  return lines.flatMap((tokens, index) => {
    const { line } = tokens;
    const [first, end] = spans.get(index) ?? [0, 0];
    const own = [...line.words.slice(0, first), ...line.words.slice(end)];
    const day = dayOf.get(index);
    const raised = day === undefined ? [] : lines[day]!.line.words.slice(...spans.get(day)!);
    if (own.length === line.words.length && raised.length === 0) return [tokens];
    // The number of a row stands before its day.
    const before = raised.length === 0 ? 0 : own.filter(({ box }) => box[2] < raised[0]!.box[0]).length;
    return own.length + raised.length === 0 ? [] : [withWords(tokens, [...own.slice(0, before), ...raised, ...own.slice(before)])];
  });
}

/** First and behind the last of the words of the days of a line; days below the words of the other line are of a text. */
function spanOfDays(tokens: TokenLine, row: TokenLine): [first: number, end: number] {
  const [day, ...more] = leadingDates(tokens, numberedDay(tokens)?.first);
  const text = more.findIndex((date) => !isBeside(row, [date]));
  return [day?.first ?? 0, ((more.slice(0, text < 0 ? more.length : text).at(-1) ?? day)?.last ?? -1) + 1];
}
