// Lines too pale to disturb recognition, which nobody takes out. Between the rows of a table they tell which text is of which row.
import type { Rule } from '../model.js';
import type { GrayImage } from './grayImage.js';

/** Pixels along the line whose mean is looked at, so that noise is none. */
const CELL = 16;
/** How much darker than the paper above and below. */
const PALE = 8;
/** Points between the line and the paper beside it. */
const SIDE = 1.4;
/** Points: shorter ones part no rows. */
const SHORTEST = 200;
/** Of the cells from end to end; of the widest line of print hardly half. */
const FILLED = 0.85;

/** Those that lie across the page, in points. */
export function findPaleRules(image: GrayImage, scale: number): Rule[] {
  const means = meansAlong(image);
  const length = Math.floor(image.width / CELL);
  const side = Math.max(2, Math.round(SIDE * scale));
  const rules: Rule[] = [];
  for (let line = side; line < image.height - side; line += 1) {
    const span = spanAt(means, length, line, side);
    if (span === null || (span.to - span.from) * CELL < SHORTEST * scale) continue;
    const top = line / scale;
    const last = rules.at(-1);
    if (last && top - last.box[3] < 1 / scale) last.box[3] = (line + 1) / scale;
    else rules.push({ orientation: 'horizontal', box: [(span.from * CELL) / scale, top, (span.to * CELL) / scale, (line + 1) / scale] });
  }
  return rules;
}

function meansAlong({ data, width, height }: GrayImage): Uint8Array {
  const length = Math.floor(width / CELL);
  const means = new Uint8Array(height * length);
  for (let line = 0; line < height; line += 1) {
    for (let cell = 0, at = line * width; cell < length; cell += 1) {
      let sum = 0;
      for (const end = at + CELL; at < end; at += 1) sum += data[at]!;
      means[line * length + cell] = sum / CELL;
    }
  }
  return means;
}

/** From the first to the last cell that is darker than those above and below it, where nearly all between are. */
function spanAt(means: Uint8Array, length: number, line: number, side: number): { from: number; to: number } | null {
  let [from, to, dark] = [-1, -1, 0];
  for (let cell = 0, at = line * length; cell < length; cell += 1, at += 1) {
    if (means[at]! + PALE > means[at - side * length]! || means[at]! + PALE > means[at + side * length]!) continue;
    if (from < 0) from = cell;
    to = cell + 1;
    dark += 1;
  }
  return dark > 0 && dark >= FILLED * (to - from) ? { from, to } : null;
}
