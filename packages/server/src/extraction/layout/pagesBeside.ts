// A table that is wider than the paper, printed from a spreadsheet: its last columns come on pages of their own, line by line at the heights of their rows.
import type { Box, DocumentModel, ExtractedDocument, PageModel, Word } from '../model.js';
import { monthNumber } from '../tokens/monthNames.js';
import { foldText } from '../tokens/plainText.js';
import { movedBox, movedWord } from './movedWords.js';
import { withMovedBoxes } from '../readers/skewedBox.js';

const DAY = /^(?:\d{1,2}([./-])\d{1,2}\1(?:\d\d){1,2}|(?:19|20)\d\d([./-])\d{1,2}\2\d{1,2})$/;
const SPELLED_DAY = /^\d{1,2}[-./]?(\p{L}{3,})[-./]?(?:\d{2}|\d{4})?$/u;
const FIGURE = /\d[.,]\d{2,3}\)?[-+\u2212]?$/;
const FEWEST = 3;
/** In sizes of type: the spreadsheet sets both at exactly one height. */
const SAME_HEIGHT = 0.05;
/** Share of the lines of such a page that hold figures and nothing else. */
const FIGURES_ONLY = 0.75;

interface Joined {
  model: DocumentModel;
  /** Boxes back on the pages they stand on. */
  placed: (document: ExtractedDocument) => ExtractedDocument;
}

/** All pages in pairs: down first, then over, as spreadsheets print, or each beside the next. */
export function withPagesBeside(model: DocumentModel): Joined | null {
  const { pages } = model;
  const half = pages.length / 2;
  if (pages.length === 0 || !Number.isInteger(half)) return null;
  const lefts = pages.slice(0, half);
  const orders = [lefts.map((left, at) => [left, pages[half + at]!] as const), lefts.map((_, at) => [pages[2 * at]!, pages[2 * at + 1]!] as const)];
  const pairs = orders.find(areBeside);
  if (!pairs) return null;
  const rightOf = new Map(pairs.map(([left, right]) => [left.number, { number: right.number, from: left.width }]));
  const joined = new Map(pairs.flatMap(([left, right]) => [[left, together(left, right)], [right, { ...right, words: [], rules: [] }]]));
  const isOver = (box: Box, page: number): boolean => box[0] >= (rightOf.get(page)?.from ?? Infinity);
  const onPage = (box: Box, page: number): Box => {
    const from = rightOf.get(page)?.from ?? Infinity;
    return isOver(box, page) ? [box[0] - from, box[1], box[2] - from, box[3]] : [box[0], box[1], Math.min(box[2], from), box[3]];
  };
  const pageOf = (box: Box, page: number): number => (isOver(box, page) ? rightOf.get(page)!.number : page);
  return {
    model: { ...model, pages: pages.map((page) => joined.get(page)!) },
    placed: (document) => ({ ...withMovedBoxes(document, onPage, pageOf), pages: document.pages.map((page, at) => ({ ...page, width: pages[at]!.width })) }),
  };
}

function areBeside(pairs: readonly (readonly [left: PageModel, right: PageModel])[]): boolean {
  const isAlike = ([left, right]: (typeof pairs)[number]): boolean =>
    left.origin === 'text' && right.origin === 'text' && left.width === right.width && left.height === right.height && right.words.length > 0;
  const days = ({ words }: PageModel): number => words.filter(({ text }, at) => DAY.test(text) || isSpelledDay(words, at)).length;
  if (!pairs.every((pair) => isAlike(pair) && days(pair[1]) === 0) || pairs.reduce((sum, [left]) => sum + days(left), 0) < FEWEST) return false;
  if (!pairs.every(([left, right]) => isAtHeights(right.words, [...new Set(left.words.map(({ baseline }) => baseline))]))) return false;
  const lines = pairs.flatMap(([, { words }]) => [...new Set(words.map(({ baseline }) => baseline))].map((height) => words.filter(({ baseline }) => baseline === height)));
  const figures = lines.filter((words) => words.some(({ text }) => FIGURE.test(text)) && words.every(({ text }) => !/\p{L}/u.test(text)));
  return figures.length >= FEWEST && figures.length >= FIGURES_ONLY * lines.length;
}

/** "2 Dec", "Dec 2," and "02-Dec-2025": the month in letters. */
function isSpelledDay(words: readonly Word[], at: number): boolean {
  const { text } = words[at]!;
  const [, joined] = SPELLED_DAY.exec(text) ?? [];
  if (monthNumber(foldText(joined ?? text).replace(/[.,]$/, '')) === null) return false;
  return joined !== undefined || [words[at - 1], words[at + 1]].some((beside) => beside !== undefined && /^\d{1,2}[.,]?$/.test(beside.text));
}

function isAtHeights(words: readonly Word[], heights: readonly number[]): boolean {
  return words.every(({ baseline, fontSize }) => heights.some((height) => Math.abs(height - baseline) < SAME_HEIGHT * fontSize));
}

function together(left: PageModel, right: PageModel): PageModel {
  const words = right.words.map((word) => movedWord(word, left.width, 0));
  return { ...left, width: left.width + right.width, words: [...left.words, ...words], rules: [...left.rules, ...right.rules.map((rule) => ({ ...rule, box: movedBox(rule.box, left.width, 0) }))] };
}
