// A page photographed while it curls: its lines still bend where perspective and skew are taken out. How much they rise from word to word tells how.
import type { PageModel, Word } from '../model.js';
import { median } from './median.js';

/** Pairs of neighbours that say how lines bend, at least. */
const FEWEST_PAIRS = 60;
/** In sizes of type: white between neighbours of one line, and by how much their heights differ. */
const BESIDE = 1.5;
const SAME_LINE = 0.3;
/** In sizes of type: less bends no line. */
const NEGLIGIBLE = 0.15;
/** Of what the heights of neighbours differ by, squared, at least so much goes away with the bend. */
const EXPLAINED = 0.3;
/** Times the usual difference that is left: pairs that are none, and misread heights. */
const STRAY = 2.5;

interface Step {
  /** Between the middles of two words, along the line and across it (downwards). */
  dx: number;
  dy: number;
  x: number;
  y: number;
}

/** Rise of a line at a place: a + b·y + c·x. */
type Bend = readonly [number, number, number];

/** Each word at the height its line has in the middle of the page; the same page where lines are straight, and where pixels were not read. */
export function withLevelWords(page: PageModel): PageModel {
  if (page.origin !== 'ocr') return page;
  const steps = stepsOf(page.words);
  const bend = steps.length < FEWEST_PAIRS ? null : bendOf(steps);
  if (!bend) return page;
  const middle = page.width / 2;
  const lowered = page.words.map((word) => shiftAt(bend, middleOf(word), word.baseline, middle));
  if (Math.max(...lowered) - Math.min(...lowered) < NEGLIGIBLE * median(page.words.map(({ fontSize }) => fontSize))) return page;
  return { ...page, words: page.words.map((word, at) => ({ ...word, baseline: word.baseline - lowered[at]! })) };
}

function stepsOf(words: readonly Word[]): Step[] {
  return words.flatMap((word) => {
    const next = neighbourOf(word, words);
    if (!next) return [];
    const [x, y] = [(middleOf(word) + middleOf(next)) / 2, (word.baseline + next.baseline) / 2];
    return [{ dx: middleOf(next) - middleOf(word), dy: next.baseline - word.baseline, x, y }];
  });
}

function middleOf({ box }: Word): number {
  return (box[0] + box[2]) / 2;
}

/** The next word of its line, where it stands close and is of the same type. */
function neighbourOf(word: Word, words: readonly Word[]): Word | null {
  let next: Word | null = null;
  for (const other of words) {
    const gap = other.box[0] - word.box[2];
    if (gap < 0 || gap > BESIDE * word.fontSize || other.fontSize !== word.fontSize || Math.abs(other.baseline - word.baseline) > SAME_LINE * word.fontSize) continue;
    if (!next || other.box[0] < next.box[0]) next = other;
  }
  return next;
}

/** null where neighbours stand at one height, or as if by chance. */
function bendOf(steps: readonly Step[]): Bend | null {
  const first = fit(steps);
  const left = steps.map((step) => Math.abs(restOf(step, first)));
  const usual = median(left);
  const fair = steps.filter((_, at) => left[at]! <= STRAY * usual);
  if (fair.length < FEWEST_PAIRS) return null;
  const bend = fit(fair);
  const squares = (rest: (step: Step) => number): number => fair.reduce((sum, step) => sum + rest(step) ** 2, 0);
  return squares((step) => restOf(step, bend)) <= (1 - EXPLAINED) * squares(({ dy }) => dy) ? bend : null;
}

function restOf({ dx, dy, x, y }: Step, [a, b, c]: Bend): number {
  return dy - dx * (a + b * y + c * x);
}

/** Least squares in three unknowns. */
function fit(steps: readonly Step[]): Bend {
  const rows = [0, 1, 2].map(() => [0, 0, 0, 0]);
  for (const { dx, dy, x, y } of steps) {
    const terms = [dx, dx * y, dx * x];
    for (let at = 0; at < 3; at += 1) {
      for (let other = 0; other < 3; other += 1) rows[at]![other]! += terms[at]! * terms[other]!;
      rows[at]![3]! += terms[at]! * dy;
    }
  }
  for (let pivot = 0; pivot < 3; pivot += 1) {
    if (Math.abs(rows[pivot]![pivot]!) < Number.EPSILON) return [0, 0, 0];
    for (let at = 0; at < 3; at += 1) {
      if (at === pivot) continue;
      const factor = rows[at]![pivot]! / rows[pivot]![pivot]!;
      for (let column = pivot; column < 4; column += 1) rows[at]![column]! -= factor * rows[pivot]![column]!;
    }
  }
  return [rows[0]![3]! / rows[0]![0]!, rows[1]![3]! / rows[1]![1]!, rows[2]![3]! / rows[2]![2]!];
}

/** How far below its height in the middle of the page a line stands at a place. */
function shiftAt([a, b, c]: Bend, x: number, y: number, middle: number): number {
  return (a + b * y) * (x - middle) + (c * (x ** 2 - middle ** 2)) / 2;
}
