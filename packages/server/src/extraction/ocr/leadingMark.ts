// ".85": the mark that leads a figure without a nought is a speck to recognition, which leaves it out. The pixels show it: a dot at the foot of
// the first digit, by itself.
import type { Word } from '../model.js';
import { inkRows, inkRuns } from './digitGaps.js';
import type { GrayImage } from './grayImage.js';

const DECIMALS = /^\d{2}$/;
/** In heights of the digits: how far before them the mark stands at most, how wide and high it is (a comma hangs), and how far above their foot it ends. */
const NEAREST = 0.45;
const WIDEST = 0.32;
const HIGHEST = 0.4;
const SMALLEST = 0.06;
const FOOT = 0.15;

/** `word` stands on the image, in points. */
export function withLeadingMark(word: Word, image: GrayImage, scale: number): Word {
  if (!DECIMALS.test(word.text)) return word;
  const [left, top, right, bottom] = word.box;
  const reach = bottom - top;
  const runs = inkRuns(image, [left - reach, top, right, bottom], scale);
  const [from, to] = [Math.max(0, Math.round(top * scale) - 1), Math.min(image.height - 1, Math.round((bottom + 0.2 * reach) * scale))];
  const rows = runs.map((run) => inkRows(image, run, from, to));
  const highest = Math.max(0, ...rows.map(({ first, last }) => last - first + 1));
  const digit = rows.findIndex(({ first, last }) => last - first + 1 >= 0.6 * highest);
  const [mark, before] = [runs[digit - 1], runs[digit - 2]];
  if (!mark || before) return word;
  const { first, last } = rows[digit - 1]!;
  const [across, down] = [(mark[1] - mark[0] + 1) / highest, (last - first + 1) / highest];
  const gap = (runs[digit]![0] - mark[1]) / highest;
  const isDot = Math.min(across, down) >= SMALLEST && across <= WIDEST && down <= HIGHEST && gap <= NEAREST && last >= rows[digit]!.last - FOOT * highest;
  return isDot ? { ...word, text: `.${word.text}`, box: [mark[0] / scale, top, right, bottom], charX: undefined, alternatives: undefined } : word;
}
