// "117.40" with "CR" set beneath it: letters for a sign that hang under the figure they belong to go up into its line.
import type { Word } from '../model.js';
import { makeLine, type Line } from './lines.js';

const SIGN = /^(?:CR|DR|DB|Cr|Dr)\.?$/;
const FIGURE = /\d[.,'\u00a0 ]?\d{2}\)?$/;

export function raiseHangingSigns(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const above = result[result.length - 1];
    const hanging = above ? line.words.filter((word, at) => hangsUnder(word, line.words[at - 1], line, above)) : [];
    if (!above || hanging.length === 0) {
      result.push(line);
      continue;
    }
    result[result.length - 1] = { ...makeLine([...above.words, ...hanging], above.page, above.lane), baseline: above.baseline, fontSize: above.fontSize };
    const rest = line.words.filter((word) => !hanging.includes(word));
    if (rest.length > 0) result.push({ ...makeLine(rest, line.page, line.lane), baseline: line.baseline });
  }
  return result;
}

function hangsUnder(word: Word, before: Word | undefined, line: Line, above: Line): boolean {
  if (!SIGN.test(word.text) || above.page !== line.page || above.lane !== line.lane) return false;
  if (line.baseline - above.baseline > 1.6 * word.fontSize || (before !== undefined && word.box[0] - before.box[2] < word.fontSize)) return false;
  const figure = above.words.find((item) => FIGURE.test(item.text) && Math.abs(item.box[2] - word.box[2]) < 0.5 * word.fontSize && item.box[0] < word.box[0]);
  return figure !== undefined && figure === above.words[above.words.length - 1];
}
