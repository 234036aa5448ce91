// Pages set in two columns, as newspapers are: rows below days that head them, and the same once more at a fixed distance to the right. The
// lines of one column need not meet those of the other, so the words are told apart before lines are made of them.
import type { PageModel, Word } from '../model.js';
import { tokenizeLine } from '../tokens/tokenize.js';
import { buildLines, type Line } from './lines.js';

/** In sizes of type: places that are the same, and white between the columns, at least. */
const SAME_PLACE = 0.5;
const GUTTER = 1;
/** Figures and rows of each column, at least. */
const FEWEST = 5;
/** Rows with days of their own are told apart by these (`columns/lanes.ts`). */
const MOST_DATED = 0.4;

const FIGURE = /\d[.,]\d{2}(?!\d)/;

interface Columns {
  /** Where the texts of the second one begin. */
  border: number;
  first: number;
  last: number;
}

export function inColumns(page: PageModel, lines: readonly Line[]): Line[] {
  const columns = findColumns(lines);
  if (columns === null) return [...lines];
  const { border, first, last } = columns;
  const words = lines.slice(first, last + 1).flatMap((line) => line.words);
  const halves = [words.filter(({ box }) => box[0] < border), words.filter(({ box }) => box[0] >= border)].map((half, at) => buildLines({ ...page, words: half }).map((line) => ({ ...line, lane: at + 1 })));
  return halves.every(areHeadedByDays) ? [...lines.slice(0, first), ...halves.flat(), ...lines.slice(last + 1)] : [...lines];
}

/** Figures end at two places, texts begin at two places, and these lie as far apart as those: a column and its like. */
function findColumns(lines: readonly Line[]): Columns | null {
  const em = lines[0]?.fontSize ?? 0;
  const figures = lines.flatMap(({ words }) => words.filter(({ text }) => FIGURE.test(text)).map(({ box }) => box[2]));
  const [a, b] = commonPlaces(figures, em);
  if (a === undefined || b === undefined) return null;
  const [left, right] = [Math.min(a, b), Math.max(a, b)];
  const [start] = commonPlaces(lines.map(({ words }) => words[0]!.box[0]), em);
  const begins = (word: Word): boolean => start !== undefined && Math.abs(word.box[0] - start - right + left) < SAME_PLACE * em;
  const border = (start ?? 0) + right - left - SAME_PLACE * em;
  if (start === undefined || border < left + GUTTER * em) return null;
  const rows = lines.flatMap(({ words }, at) => (words.some((word, index) => begins(word) && (index === 0 || words[index - 1]!.box[2] < word.box[0] - GUTTER * em)) ? [at] : []));
  if (rows.length < FEWEST) return null;
  const isAcross = ({ words }: Line): boolean => words.some(({ box }) => box[2] > left + SAME_PLACE * em && box[0] < border);
  const endsLeft = ({ words }: Line): boolean => Math.abs(words[0]!.box[0] - start) < SAME_PLACE * em && Math.abs(words.at(-1)!.box[2] - left) < SAME_PLACE * em;
  const [first, end] = [rows[0]!, rows.at(-1)!];
  if (lines.slice(first, end + 1).some(isAcross)) return null;
  let last = end;
  while (last + 1 < lines.length && endsLeft(lines[last + 1]!)) last += 1;
  return { border, first, last };
}

/** The places where most of them lie, most first. */
function commonPlaces(places: readonly number[], em: number): number[] {
  const groups: number[][] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && place - group.at(-1)! < SAME_PLACE * em) group.push(place);
    else groups.push([place]);
  }
  return groups.filter((group) => group.length >= FEWEST).sort((a, b) => b.length - a.length).map((group) => group[group.length >> 1]!);
}

/** Days on lines of their own, and rows with words and without days. */
function areHeadedByDays(lines: readonly Line[]): boolean {
  const tokens = lines.map(tokenizeLine);
  const rows = tokens.filter(({ line, amounts }) => amounts.some(({ isMoney }) => isMoney) && /\p{L}/u.test(line.words[0]!.text));
  const isHead = ({ line, dates, amounts }: (typeof tokens)[number]): boolean => dates[0]?.first === 0 && dates[0].last === line.words.length - 1 && amounts.every(({ isMoney }) => !isMoney);
  const dated = tokens.filter(({ dates, amounts }) => dates[0]?.first === 0 && amounts.some(({ isMoney }) => isMoney));
  return tokens.some(isHead) && rows.length >= FEWEST && dated.length <= MOST_DATED * rows.length;
}
