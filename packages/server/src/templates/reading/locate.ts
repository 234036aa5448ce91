// Where a rectangle lies on a page: where it was drawn, or where words tell.
import type { EdgeLocation, EdgeProblem, FoundEdge, PageLocation, RectangleEdge, VariableLocation } from '@tieout/sdk/contract';
import { linesOf, textOf, upright, wordsInside } from './canvasPage.js';
import type { CanvasPage, CanvasWord } from './canvasPage.js';

export type Problem = Pick<EdgeProblem, 'edge' | 'message'>;
export type Located = { location: PageLocation } | { problems: Problem[] };

const sides = { top: 'y0', bottom: 'y1', left: 'x0', right: 'x1' } as const;
/** Less than this is no rectangle. */
const LEAST = 1;

/** Each place of the page where the words stand side by side in one line, from the top. */
export function findPhrase(page: CanvasPage, phrase: string): PageLocation[] {
  const wanted = wordsOf(phrase);
  if (wanted.length === 0) return [];
  return linesOf(page.words).flatMap((line) => {
    const found: PageLocation[] = [];
    for (let start = 0; start < line.length; start += 1) {
      const end = matchFrom(line, start, wanted);
      if (end === null) continue;
      found.push(around(line.slice(start, end)));
      start = end - 1;
    }
    return found;
  });
}

/** Words as they are compared: without capitals, and without marks around them. */
const wordsOf = (text: string): string[] => text.split(/\s+/).map(plain).filter((word) => word !== '');
const plain = (word: string): string => word.normalize('NFKC').toLowerCase().replace(/^[\p{P}\p{S}]+(?=.)|(?<=.)[\p{P}\p{S}]+$/gu, '');

/** A printed word may be two that were typed, and the other way round. */
function matchFrom(line: readonly CanvasWord[], start: number, wanted: readonly string[]): number | null {
  const goal = wanted.join('');
  let text = '';
  for (let end = start; end < line.length && text.length < goal.length; end += 1) {
    text += plain(line[end]!.text);
    if (text === goal) return end + 1;
    if (!goal.startsWith(text)) return null;
  }
  return null;
}

function around(words: readonly PageLocation[]): PageLocation {
  return {
    x0: Math.min(...words.map(({ x0 }) => x0)), y0: Math.min(...words.map(({ y0 }) => y0)),
    x1: Math.max(...words.map(({ x1 }) => x1)), y1: Math.max(...words.map(({ y1 }) => y1)),
  };
}

export function edgesBeside(page: CanvasPage, { words, edge, position, offset }: { words: string; edge: RectangleEdge; position: RectangleEdge; offset: number }): FoundEdge[] {
  return findPhrase(page, words).map((box) => ({ edge, position, words, box, value: box[sides[position]] + offset }));
}

/** The edges that the words of a place would give: all together, as one phrase. */
export function edgesOfWords(words: readonly CanvasWord[], edge: RectangleEdge, position: RectangleEdge): FoundEdge[] {
  if (words.length === 0) return [];
  const box = around(words);
  return [{ edge, position, words: textOf(words).replaceAll('\n', ' '), box, value: box[sides[position]] }];
}

/** The first place that is a rectangle and holds no forbidden word. */
export function locate(page: CanvasPage, location: VariableLocation): Located {
  const problems: Problem[] = [];
  const candidates = (edge: RectangleEdge): number[] => {
    const values = valuesOf(page, edge, location[edge]);
    if (values.length === 0) problems.push({ edge, message: `The words "${wordsIn(location[edge])}" of the ${edge} edge were not found on page ${page.number + 1}.` });
    return values;
  };
  const [tops, lefts, bottoms, rights] = [candidates('top'), candidates('left'), candidates('bottom'), candidates('right')];
  if (problems.length > 0) return { problems };
  let forbidden: string | null = null;
  for (const y0 of tops) {
    const y1 = bottoms.find((value) => value - y0 >= LEAST);
    if (y1 === undefined) continue;
    for (const x0 of lefts) {
      const x1 = rights.find((value) => value - x0 >= LEAST);
      if (x1 === undefined) continue;
      const place = { x0, y0, x1, y1 };
      const held = location.forbiddenWords.find((words) => holds(page, place, words));
      if (held === undefined) return { location: place };
      forbidden ??= held;
    }
  }
  if (forbidden !== null) return { problems: [{ edge: null, message: `The place on page ${page.number + 1} holds the forbidden words "${forbidden}".` }] };
  const isTooHigh = !tops.some((y0) => bottoms.some((y1) => y1 - y0 >= LEAST));
  const edge = isTooHigh ? 'bottom' : 'right';
  return { problems: [{ edge, message: `On page ${page.number + 1} the ${edge} edge lies before the ${isTooHigh ? 'top' : 'left'} edge.` }] };
}

function valuesOf(page: CanvasPage, edge: RectangleEdge, given: EdgeLocation): number[] {
  if (given.type === 'percentage') return [(given.percentage / 100) * (edge === 'left' || edge === 'right' ? page.width : page.height)];
  return edgesBeside(page, { ...given, edge }).map(({ value }) => value).sort((a, b) => a - b);
}

const wordsIn = (edge: EdgeLocation): string => (edge.type === 'words' ? edge.words : '');

function holds(page: CanvasPage, place: PageLocation, words: string): boolean {
  return findPhrase({ ...page, words: wordsInside(page.words, upright(place)) }, words).length > 0;
}
