// Which lines of text are of which row where its figures do not stand on the first of them: between the same two rules, or set to the middle.
import { addTo } from '../groups.js';
import { median } from '../layout/median.js';
import { barsOf, type RuleBar } from '../layout/ruleBars.js';
import type { TableKind } from '../columns/tables.js';
import type { PageModel } from '../model.js';
import { hasText } from '../tokens/rowBlocks.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { RawRow, StreamItem } from './stream.js';

/** Rows of one table on one page, with nothing but lines of text between them. */
interface Block {
  rows: BlockRow[];
  /** Lines that may be of any row, downwards. */
  free: FreeLine[];
  kind: number;
  page: number;
}

interface BlockRow {
  row: RawRow;
  /** Lines that hold its figures and days. */
  fixed: number[];
  y: number;
}

interface FreeLine {
  line: number;
  /** Height of the middle of its small letters. */
  y: number;
  owner: RawRow | null;
}

/** By line. */
type Owners = Map<number, RawRow>;

interface Context {
  lines: readonly TokenLine[];
  kinds: readonly TableKind[];
  rules: ReadonlyMap<number, PageModel['rules']>;
  isHeading: Uint8Array;
  /** Pages read from pixels. */
  scanned: ReadonlySet<number>;
}

/** In sizes of type: from the baseline to the middle of small letters. */
const MIDDLE = 0.25;
/** In sizes of type: lines of one row follow each other. */
const NEXT_LINE = 1.7;
/** In sizes of type: by how much lines may miss the places that mirror each other. */
const MISSED = 0.25;
/** Of the width of the table: rules that part its rows. */
const WIDE = 0.6;
const FEWEST = 3;
/** In sizes of type: right of where days begin, white between words, and by how much the type of a notice differs. */
const AT_MARGIN = 0.6;
const WORD_GAP = 0.6;
const OTHER_TYPE = 0.05;
/** Words. */
const SENTENCE = 5;
/** Of the rows: notices between them, and rules that a scan misses. */
const FEW = 0.25;

export function withOwnTexts(stream: readonly StreamItem[], { lines, kinds, isHeading, pages }: { lines: readonly TokenLine[]; kinds: readonly TableKind[]; isHeading: Uint8Array; pages: readonly PageModel[] }): StreamItem[] {
  const context: Context = { lines, kinds, isHeading, rules: new Map(pages.map((page) => [page.number, page.rules])), scanned: new Set(pages.flatMap(({ number, origin }) => (origin === 'ocr' ? [number] : []))) };
  const blocks = withoutNotices(blocksOf(stream, context), context);
  const owners: Owners = new Map();
  for (const kind of new Set(blocks.map((block) => block.kind))) {
    const own = blocks.filter((block) => block.kind === kind);
    if (!own.some(({ free }) => free.length > 0)) continue;
    for (const [line, row] of betweenRules(own, context) ?? aroundFigures(own, context) ?? []) owners.set(line, row);
  }
  return owners.size === 0 ? [...stream] : moved(stream, blocks, owners, lines);
}

function moved(stream: readonly StreamItem[], blocks: readonly Block[], owners: Owners, lines: readonly TokenLine[]): StreamItem[] {
  const owned = new Map<RawRow, number[]>();
  for (const [line, row] of owners) addTo(owned, row, line);
  for (const { row, fixed } of blocks.flatMap(({ rows }) => rows)) {
    row.lines = [...row.lines.filter((line) => !owners.has(line)), ...(owned.get(row) ?? [])].sort((a, b) => a - b);
    row.hasText = row.lines.length > fixed.length || row.words !== '' || fixed.some((line) => hasText(lines[line]!));
  }
  return stream.filter((item) => item.type !== 'text' || !owners.has(item.line));
}

function blocksOf(stream: readonly StreamItem[], { lines, isHeading }: Context): Block[] {
  const blocks: Block[] = [];
  // A line above the first row was told before the row took it.
  const ofRows = new Set(stream.flatMap((item) => (item.type === 'row' ? item.lines : [])));
  let block: Block | null = null;
  let last = -1;
  for (const item of stream) {
    const own = item.type === 'row' ? fixedLines(item) : [item.line];
    const { page } = lines[own[0]!]!.line;
    if (block && (item.kind !== block.kind || page !== block.page || isHeading.subarray(last + 1, own[0]).includes(1))) block = null;
    last = own.at(-1)!;
    if (item.type !== 'row' && (item.type !== 'text' || item.isApart)) {
      block = null;
      continue;
    }
    if (!block) blocks.push((block = { rows: [], free: [], kind: item.kind, page }));
    if (item.type === 'row') {
      block.rows.push({ row: item, fixed: own, y: median(own.filter((line) => lines[line]!.line.page === page).map((line) => middleOf(lines[line]!))) });
      block.free.push(...item.lines.filter((line) => !own.includes(line)).map((line) => freeLine(line, lines, item)));
    } else if (!ofRows.has(item.line)) block.free.push(freeLine(item.line, lines, null));
  }
  return onTheirPages(blocks.filter(({ rows }) => rows.length > 0), lines);
}

/** "Apply for a loan in our app" between rows, in smaller type or again and again: from where the days stand under the texts at a word's distance. Texts of the rows themselves may be set so, but then many are. */
function withoutNotices(blocks: readonly Block[], { lines, kinds }: Context): Block[] {
  const isNotice = ({ line: index, owner }: FreeLine, { dates: [days], fontSize: em }: TableKind): boolean => {
    const { words, box, fontSize } = lines[index]!.line;
    const isAcross = days !== undefined && box[0] < days.x0 + AT_MARGIN * em && box[2] > days.x1 + em && words.every((word, at) => at === 0 || word.box[0] - words[at - 1]!.box[2] < WORD_GAP * fontSize);
    return owner === null && isAcross && (Math.abs(fontSize - em) > OTHER_TYPE * em || (words.length >= SENTENCE && said.get(lines[index]!.text)!.size > 1));
  };
  // Lines by what they say.
  const said = new Map<string, Set<number>>();
  for (const { line } of blocks.flatMap(({ free }) => free)) said.set(lines[line]!.text, (said.get(lines[line]!.text) ?? new Set()).add(line));
  return kinds.flatMap((kind) => {
    const own = blocks.filter((block) => block.kind === kind.id);
    const notices = new Set(own.flatMap(({ free }) => free.filter((line) => isNotice(line, kind))));
    const rows = own.reduce((sum, block) => sum + block.rows.length, 0);
    return notices.size > FEW * rows ? own : own.map((block) => ({ ...block, free: block.free.filter((line) => !notices.has(line)) }));
  });
}

/** Lines that hold its figures and days. */
function fixedLines(row: RawRow): number[] {
  const isFixed = new Set([...row.cellLines, ...(row.isDateCarried ? [] : row.dateLines), row.quietLine]);
  const fixed = row.lines.filter((line) => isFixed.has(line));
  return fixed.length > 0 ? fixed : row.lines.slice(0, 1);
}

/** What was taken for the end of the last row of a page may be the beginning of the first one of the next, and the other way round. */
function onTheirPages(blocks: readonly Block[], lines: readonly TokenLine[]): Block[] {
  return blocks.map((block, at) => {
    const around = blocks.slice(Math.max(0, at - 1), at + 2).filter(({ kind }) => kind === block.kind);
    const free = around.flatMap((other) => (other === block || other.page !== block.page ? other.free : [])).filter(({ line }) => lines[line]!.line.page === block.page);
    return { ...block, free: free.sort((a, b) => a.y - b.y) };
  });
}

function freeLine(line: number, lines: readonly TokenLine[], owner: RawRow | null): FreeLine {
  return { line, y: middleOf(lines[line]!), owner };
}

function middleOf({ line: { baseline, fontSize } }: TokenLine): number {
  return baseline - MIDDLE * fontSize;
}

/** Between any two rows there is a rule, of which a scan may miss a few: what stands between the same rules as a row is of it. */
function betweenRules(blocks: readonly Block[], context: Context): Owners | null {
  const owners: Owners = new Map();
  /** Rows without a rule to the one above, with the lines between the same rules. */
  const open: { rows: BlockRow[]; free: FreeLine[] }[] = [];
  const sides = { above: 0, below: 0 };
  let pairs = 0;
  for (const block of blocks) {
    const rules = rulesOf(block, context);
    const placeOf = (y: number): number => rules.filter((rule) => rule < y).length;
    // A list without rules below the table, as of what is pending, says nothing about the others.
    if (block.rows.length > 1 && placeOf(block.rows[0]!.y) === placeOf(block.rows.at(-1)!.y)) continue;
    const places = new Map<number, BlockRow[]>();
    for (const row of block.rows) {
      const place = placeOf(row.y);
      if (!row.fixed.every((line) => context.lines[line]!.line.page !== block.page || placeOf(middleOf(context.lines[line]!)) === place)) return null;
      addTo(places, place, row);
    }
    const missed = block.rows.length - places.size;
    if (missed > 0 && !(context.scanned.has(block.page) && missed <= FEW * block.rows.length)) return null;
    pairs += places.size - 1;
    const near = nearRows(block, context.kinds[block.kind]!.fontSize);
    for (const [place, rows] of places) {
      const free = near.filter(({ y }) => placeOf(y) === place);
      if (rows.length > 1) open.push({ rows, free });
      else for (const { line, y } of free) {
        sides[y < rows[0]!.y ? 'above' : 'below'] += 1;
        owners.set(line, rows[0]!.row);
      }
    }
  }
  if (pairs < FEWEST || owners.size === 0) return null;
  for (const { rows, free } of open) for (const { line, y } of free) {
    const row = sides.above === 0 ? rows.findLast((each) => each.y < y) : sides.below === 0 ? rows.find((each) => each.y > y) : undefined;
    if (row) owners.set(line, row.row);
  }
  return owners;
}

/** Heights of the rules that reach over most of the table, downwards. */
function rulesOf({ kind, page }: Block, { kinds, rules }: Context): number[] {
  const { x0, x1 } = kinds[kind]!;
  const isWide = ({ parts }: RuleBar): boolean => parts.reduce((sum, [from, to]) => sum + to - from, 0) >= WIDE * (x1 - x0);
  return barsOf(rules.get(page) ?? []).filter(isWide).map(({ y }) => y);
}

interface Centred {
  owners: Owners;
  /** Rows with lines around their figures, and those of an even number of lines: their figures stand beside none of them, as in no other table. */
  around: number;
  between: number;
  /** A text stands above the first figures, and below the last. */
  opens: boolean;
  ends: boolean;
}

/**
 * As many lines above the figures of each row as below them. Texts that all follow their figures could be told so, too: rows of an even number of
 * lines say which it is, or all pages together.
 */
function aroundFigures(blocks: readonly Block[], context: Context): Owners | null {
  const found = blocks.map((block) => centre(block, context)).filter((one) => one !== null);
  const count = (of: 'around' | 'between'): number => found.reduce((sum, one) => sum + one[of], 0);
  const isClear = count('between') >= FEWEST || (found.length === blocks.length && found.some(({ opens }) => opens) && found.some(({ ends }) => ends));
  return count('around') >= FEWEST && isClear ? new Map(found.flatMap(({ owners }) => [...owners])) : null;
}

function centre(block: Block, { kinds, lines }: Context): Centred | null {
  const found: Centred = { owners: new Map(), around: 0, between: 0, opens: false, ends: false };
  const missed = MISSED * kinds[block.kind]!.fontSize;
  let rest = nearRows(block, kinds[block.kind]!.fontSize);
  for (const [at, { row, y, fixed }] of block.rows.entries()) {
    const above = rest.filter((free) => free.y < y);
    const reach = y - (above[0]?.y ?? y);
    const below = rest.filter((free) => free.y > y && free.y <= y + reach + missed);
    const isMirrored = below.length === above.length && above.every((free, index) => Math.abs(free.y + below.at(-1 - index)!.y - 2 * y) < missed);
    if (fixed.length !== 1 || !isMirrored) return null;
    rest = rest.filter((free) => !above.includes(free) && !below.includes(free));
    if (above.length === 0) continue;
    found.around += 1;
    if (!hasText(lines[fixed[0]!]!)) found.between += 1;
    found.opens ||= at === 0;
    found.ends ||= at === block.rows.length - 1;
    for (const { line } of [...above, ...below]) found.owners.set(line, row);
  }
  return rest.every(({ owner }) => owner === null) ? found : null;
}

/** Lines of the rows, and those above the first and below the last that follow at once. */
function nearRows({ free, rows }: Block, em: number): FreeLine[] {
  const heights = [...free, ...rows].map(({ y }) => y).sort((a, b) => a - b);
  const isParted = (from: number, to: number): boolean => {
    const between = heights.filter((y) => y >= Math.min(from, to) && y <= Math.max(from, to));
    return between.some((y, at) => at > 0 && y - between[at - 1]! > NEXT_LINE * em);
  };
  const [first, last] = [rows[0]!.y, rows.at(-1)!.y];
  return free.filter(({ y, owner }) => owner !== null || (y < first ? !isParted(y, first) : y > last ? !isParted(y, last) : true));
}
