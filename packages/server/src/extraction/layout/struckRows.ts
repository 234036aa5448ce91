// A line through the figure says that it does not count: orders declined or taken back, as apps and browsers print them. What is struck out is no
// part of the table; where all figures of a line are, the line is not.
import type { PageModel, Rule, Word } from '../model.js';

const FIGURE = /\d[.,]\d{2,3}\)?[-+\u2212]?$/;
/** Above the baseline, in sizes of type: through the middle of small letters or of digits, not below them as lines of a table are. */
const THROUGH: readonly [number, number] = [0.15, 0.5];
/** In sizes of type: from the end of the line to that of what it strikes out. */
const SAME_END = 0.7;
/** Of all figures, at most: lines of a table that run through its rows strike nothing out. */
const LARGEST_SHARE = 0.25;

export function withoutStruckRows(page: PageModel): PageModel {
  const rules = page.origin === 'text' ? page.rules.filter(({ orientation, isEdge }) => orientation === 'horizontal' && !isEdge) : [];
  if (rules.length === 0) return page;
  const figures = page.words.filter(({ text, angle }) => angle === 0 && FIGURE.test(text));
  const struck = new Set(figures.filter((word) => rules.some((rule) => isStruck(word, rule, page.words))));
  if (struck.size === 0 || struck.size > LARGEST_SHARE * figures.length) return page;
  const kept = figures.filter((word) => !struck.has(word));
  const isOnLine = (word: Word, other: Word): boolean => Math.abs(word.baseline - other.baseline) < THROUGH[0] * word.fontSize;
  const gone = [...struck].filter((word) => !kept.some((other) => isOnLine(word, other)));
  return { ...page, words: page.words.filter((word) => !struck.has(word) && !gone.some((other) => isOnLine(other, word))) };
}

/** Both ends of the line are those of words on the figure's line. */
function isStruck(word: Word, { box: [x0, y0, x1, y1] }: Rule, words: readonly Word[]): boolean {
  const { fontSize, baseline, box } = word;
  const above = (baseline - (y0 + y1) / 2) / fontSize;
  const slack = SAME_END * fontSize;
  if (above < THROUGH[0] || above > THROUGH[1] || x0 > box[0] + slack || x1 < box[2] - slack) return false;
  const beside = words.filter((other) => Math.abs(other.baseline - baseline) < THROUGH[0] * fontSize);
  return beside.some((other) => Math.abs(other.box[0] - x0) < slack) && beside.some((other) => Math.abs(other.box[2] - x1) < slack);
}
