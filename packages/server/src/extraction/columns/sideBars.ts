// Side bars: headings of a table and a figure beside them on one baseline are cut apart; a summary in a bar of its own beside the rows is found.
import { makeLine } from '../layout/lines.js';
import type { Word } from '../model.js';
import type { AmountToken } from '../tokens/amounts.js';
import { tokenizeLine, type TokenLine } from '../tokens/tokenize.js';
import { kindOfLabel } from '../facts/figures.js';
import { joinedText } from '../tokens/plainText.js';
import { isWholeHeading } from './headers.js';
import { splitAtGaps } from './pieces.js';

export function cutSideBars(lines: readonly TokenLine[]): TokenLine[] {
  const edges = labelEdges(lines);
  return lines.flatMap((line) => headingAndRest(line) ?? labelAndRest(line, edges) ?? [line]);
}

/** The runs of words before the first that leads to a figure, when they are headings by themselves. */
function headingAndRest(line: TokenLine): [TokenLine, TokenLine] | null {
  // Most lines are rows, and headings hold no day.
  if (line.dates[0]?.first === 0) return null;
  const figure = line.amounts.find((amount) => amount.isMoney) ?? line.dates[0] ?? line.amounts[0];
  if (!figure || line.line.words.length < 5) return null;
  const runs = splitAtGaps(line.line.words, 0.75);
  const withFigure = runs.findIndex((run) => run.includes(line.line.words[figure.first]!));
  // The label of the figure stands in one run with it, or in the run before it; the number of a telephone needs none.
  const isLabelled = runs[withFigure]!.some((word) => /\p{L}/u.test(word.text)) || ('isMoney' in figure && !figure.isMoney);
  const end = isLabelled ? withFigure : withFigure - 1;
  const left = end < 3 ? null : lineOf(line, runs.slice(0, end).flat());
  return left !== null && isWholeHeading(left) ? [left, lineOf(line, runs.slice(end).flat())] : null;
}

/** Where the labels of a summary begin. */
interface LabelEdge {
  page: number;
  x0: number;
}

/** Labels one below the other, of a summary that names what it begins and ends with. */
const FEWEST_LABELS = 4;

const FEWEST_DATED = 2;

/** Looked for only where words stand on the left of such a label. */
function labelEdges(lines: readonly TokenLine[]): LabelEdge[] {
  const edges: LabelEdge[] = [];
  for (const own of pagesOf(lines)) {
    const runs = own.flatMap((line) => runBeforeFigure(line, 0).map((run) => ({ ...run, fontSize: line.line.fontSize, isAlone: run.x0 === line.line.words[0]!.box[0] })));
    const { page } = own[0]!.line;
    for (const { fontSize, x0 } of runs.filter(({ isAlone, isBesideFigure }) => !isAlone && !isBesideFigure)) {
      const isHere = (other: { x0: number }): boolean => Math.abs(other.x0 - x0) < SAME_EDGE * fontSize;
      if (edges.some((edge) => edge.page === page && isHere(edge))) continue;
      const beside = runs.filter(isHere);
      if (beside.length < FEWEST_LABELS || !beside.some(({ isAlone }) => isAlone)) continue;
      const kinds = beside.map(({ text }) => kindOfLabel(text));
      if (kinds.includes('opening') && kinds.includes('closing') && !areTextsOfRows(own, x0)) edges.push({ page, x0 });
    }
  }
  return edges;
}

export function pagesOf(lines: readonly TokenLine[]): TokenLine[][] {
  const pages = new Map<number, TokenLine[]>();
  for (const line of lines) {
    const list = pages.get(line.line.page);
    if (list) list.push(line);
    else pages.set(line.line.page, [line]);
  }
  return [...pages.values()];
}

/** They begin at one edge, too, behind their days, whether their figure or the code of a currency follows. */
function areTextsOfRows(page: readonly TokenLine[], edge: number): boolean {
  const dated = page.filter(({ line: { words, fontSize }, dates }) => {
    const text = words.findIndex(({ box }) => Math.abs(box[0] - edge) < SAME_EDGE * fontSize);
    return dates.some(({ first }) => first < text);
  });
  return dated.length >= FEWEST_DATED;
}

/** "New Balance     Payment, Credits   -$798.70": what stands left of a label of such a summary has its own figure elsewhere. */
function labelAndRest(line: TokenLine, edges: readonly LabelEdge[]): [TokenLine, TokenLine] | null {
  const { words, page, fontSize } = line.line;
  const [run] = edges.some((edge) => edge.page === page) ? runBeforeFigure(line, 0) : [];
  if (!run || !edges.some((edge) => edge.page === page && Math.abs(edge.x0 - run.x0) < SAME_EDGE * fontSize)) return null;
  const at = words.findIndex(({ box }) => box[0] === run.x0);
  const left = words.slice(0, at);
  const hasFigure = line.amounts.some(({ first, isMoney }) => isMoney && first < at);
  const says = left.some(({ text }) => /\p{L}{3}/u.test(text)) || line.dates.some(({ first }) => first < at);
  return hasFigure || !says ? null : [lineOf(line, left), lineOf(line, words.slice(at))];
}

function lineOf({ line }: TokenLine, words: Word[]): TokenLine {
  return tokenizeLine(makeLine(words, line.page, line.lane));
}

/** What stands right of the border, on some of the lines from the first to the last, is a column of the page of its own. */
export interface Band {
  border: number;
  first: number;
  last: number;
}

interface Run {
  index: number;
  x0: number;
  text: string;
  /** The line has a figure on its left. */
  isBesideFigure: boolean;
}

interface LabelledFigure extends Run {
  kind: ReturnType<typeof kindOfLabel>;
}

/** In sizes of type: labels one below the other. */
const SAME_EDGE = 0.3;

/** Of rows beside a summary, at least: with their amount left of it, and with nothing beside them. */
const FEWEST_ROWS = 3;
const FEWEST_ALONE = 2;
/** Lines of titles over a summary, at most. */
const MOST_TITLES = 3;

/** Labels one below the other, an opening and a closing balance among them, each with its figure, right of rows that end in figures of their own. */
export function summaryBand(page: readonly TokenLine[]): Band | null {
  const em = page[0]!.line.fontSize;
  const runs = page.flatMap(runBeforeFigure);
  // Labels are looked up only where some have the figure of a row on their left: that costs, and hardly any page has a summary there.
  const beside = runs.filter(({ isBesideFigure }) => isBesideFigure);
  const labelled = runs.filter(({ x0 }) => beside.some((other) => Math.abs(other.x0 - x0) < SAME_EDGE * em)).map((run): LabelledFigure => ({ ...run, kind: kindOfLabel(run.text) }));
  for (const { x0 } of labelled.filter(({ kind }) => kind === 'opening')) {
    const own = labelled.filter((other) => Math.abs(other.x0 - x0) < SAME_EDGE * em);
    if (!own.some(({ kind }) => kind === 'closing')) continue;
    const band = { border: x0 - 0.6 * em, first: own[0]!.index, last: own.at(-1)!.index };
    if (isBesideRows(page, band)) return { ...band, first: firstTitle(page, band, x0) };
  }
  return null;
}

/** Labels in a panel, at most: texts of rows begin below each other, too, and are more. */
const MOST_LABELS = 12;

/** As the band above, of a panel in which each figure stands below its label. */
export function stackedBand(page: readonly TokenLine[]): Band | null {
  const em = page[0]!.line.fontSize;
  const ends = page.flatMap(wordsAtEnd);
  const tried: number[] = [];
  const right = endOfRows(page);
  for (const { x0 } of ends.filter(({ index, isBesideFigure, x0: edge }) => isBesideFigure || (edge > right && page[index]!.line.words[0]!.box[0] === edge))) {
    const isHere = (other: number): boolean => Math.abs(other - x0) < SAME_EDGE * em;
    if (tried.some(isHere)) continue;
    tried.push(x0);
    const labels = ends.filter((end) => isHere(end.x0));
    if (labels.length > MOST_LABELS) continue;
    const border = x0 - 0.6 * em;
    const figures = (['opening', 'closing'] as const).map((kind) => {
      const label = labels.find(({ text }) => kindOfLabel(text) === kind);
      return label ? figureBelow(page, label.index, border) : null;
    });
    if (figures.includes(null)) continue;
    const band = { border, first: labels[0]!.index, last: Math.max(labels.at(-1)!.index, ...figures.map((index) => index!)) };
    if (isBesideRows(page, band)) return band;
  }
  return null;
}

/** Where the figures of most rows end: the lines of a panel right of them need not meet theirs. */
function endOfRows(page: readonly TokenLine[]): number {
  const figures = page.flatMap((line) => (line.dates[0]?.first === 0 ? (line.amounts.find((amount) => amount.isMoney && !isDay(amount, line))?.x1 ?? []) : []));
  return figures.length < FEWEST_ROWS ? Infinity : figures.sort((a, b) => a - b)[figures.length >> 1]!;
}

/** Labels at the left edge of a bar of its own and, below each, its figure at the right one: as if they stood on one line. */
export function withFiguresBeside(lines: readonly TokenLine[]): TokenLine[] {
  return lines.flatMap((line, index) => {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    if (above && isLabelOf(above, line)) return [];
    return below && isLabelOf(line, below) ? [lineOf(line, [...line.line.words, ...below.line.words])] : [line];
  });
}

/** Figures below the words themselves are found by what stands over them. */
function isLabelOf(label: TokenLine, { line: { words, lane }, amounts: [figure] }: TokenLine): boolean {
  const isFigure = figure?.isMoney === true && figure.first === 0 && figure.last === words.length - 1;
  return isFigure && lane === label.line.lane && label.amounts.length === 0 && label.line.words.at(-1)!.box[2] < figure.x0;
}

/** The last run of words of a line, where no figure is among them. */
function wordsAtEnd(line: TokenLine, index: number): Run[] {
  const { words } = line.line;
  // Most lines are rows, which end in a figure.
  if (/\d/.test(words.at(-1)!.text)) return [];
  const run = splitAtGaps(words, 1.1).at(-1)!;
  const text = joinedText(run);
  if (/\d/.test(text) || !/\p{L}{3}/u.test(text)) return [];
  const x0 = run[0]!.box[0];
  return [{ index, x0, text, isBesideFigure: hasFigureBefore(line, x0) }];
}

/** The next words right of the border, where they are a figure and nothing else. */
function figureBelow(page: readonly TokenLine[], label: number, border: number): number | null {
  const index = page.findIndex(({ line }, at) => at > label && line.words.at(-1)!.box[2] > border);
  const { line: { words }, amounts } = page[index] ?? page[label]!;
  const figure = amounts.at(-1);
  return figure?.isMoney && figure.last === words.length - 1 && figure.x0 > border && (figure.first === 0 || words[figure.first - 1]!.box[2] < border) ? index : null;
}

/** The words right before the figure that ends a line. */
function runBeforeFigure(line: TokenLine, index: number): Run[] {
  const { words } = line.line;
  const figure = line.amounts.findLast((amount) => amount.isMoney && amount.last === words.length - 1);
  const run = figure && splitAtGaps(words.slice(0, figure.first), 1.1).at(-1);
  const text = run?.map((word) => word.text).join(' ') ?? '';
  if (!/\p{L}{3}/u.test(text)) return [];
  const x0 = run![0]!.box[0];
  return [{ index, x0, text, isBesideFigure: hasFigureBefore(line, x0) }];
}

function hasFigureBefore(line: TokenLine, x: number): boolean {
  return line.amounts.some((amount) => amount.isMoney && amount.x1 < x && !isDay(amount, line));
}

/** "26.06" */
function isDay(amount: AmountToken, { dates }: TokenLine): boolean {
  return dates.some(({ first, last }) => first <= amount.first && last >= amount.last);
}

/** Rows of a table whose texts stand right of its amounts have words on either side, wherever they stand on the page. */
function isBesideRows(page: readonly TokenLine[], { border, first, last }: Band): boolean {
  const lines = page.slice(first, last + 1);
  const isCrossed = lines.some(({ line }) => line.words.some(({ box }) => box[0] < border && box[2] > border));
  const figureOf = (line: TokenLine): number | null => (line.dates[0]?.first === 0 ? (line.amounts.findLast((amount) => amount.isMoney && amount.x1 < border && !isDay(amount, line))?.x1 ?? null) : null);
  const figures = lines.flatMap((line) => figureOf(line) ?? []);
  const isRow = (line: TokenLine): boolean => {
    const figure = figureOf(line);
    return figure !== null && figures.some((x1) => Math.abs(x1 - figure) < SAME_EDGE * line.line.fontSize);
  };
  return !isCrossed && figures.length >= FEWEST_ROWS && page.filter((line) => line.line.words.at(-1)!.box[2] < border && isRow(line)).length >= FEWEST_ALONE;
}

/** A title of the summary may share its baseline with the headings of the rows. */
function firstTitle(page: readonly TokenLine[], { first }: Band, x0: number): number {
  const isTitled = ({ line }: TokenLine): boolean => splitAtGaps(line.words, 1.1).some(([word]) => Math.abs(word!.box[0] - x0) < SAME_EDGE * line.fontSize);
  const titles = page.slice(Math.max(0, first - MOST_TITLES), first);
  const at = titles.findIndex(isTitled);
  return at < 0 ? first : first - titles.length + at;
}
