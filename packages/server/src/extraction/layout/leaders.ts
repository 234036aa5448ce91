// Dots that lead the eye from a text to its figure are white: figures stand apart behind them. So are those that fill the cell of a figure from
// its left (".......467,87"). Scans lose theirs in the picture (`ocr/leaderDots.ts`).
import type { PageModel, Word } from '../model.js';

/** Fewer hide the digits of a number ("4544 .... .... 0022"). */
const FEWEST = 6;
const LEADER = new RegExp(`^[.\u2026\u00b7]{${FEWEST},}$`);
const LED = new RegExp(`[.\u2026\u00b7]{${FEWEST},}$`);
const FILLED = new RegExp(`^[.\u00b7]{${FEWEST},}(?=[-+(]?\\d)`);
/** Dots up to the end of a column that others fill are leaders, too, where a text leaves room for a few only. */
const FEW = /[.\u2026\u00b7]{2,}$/;
const FEWEST_EDGES = 4;
/** Beside others that are filled, the widest figures have room for a single dot; it is no decimal mark where another one follows. */
const FILL = /^[.\u00b7]+(?=[-+(]?\d[\d.,]*[.,]\d{2,3}\)?[-+]?$)/;
const DOT = /^[.\u00b7]$/;

export function withoutLeaders(page: PageModel): PageModel {
  const { words } = page;
  const areFilled = words.some(({ text }) => FILLED.test(text));
  if (!areFilled && !words.some(({ text }) => LED.test(text) || DOT.test(text))) return page;
  const edges = edgesOf(words);
  const led = words.filter((word, at) => !LEADER.test(word.text) && !isInRun(words, at)).map((word) => withoutDots(word, edges.has(Math.round(word.box[2])) ? FEW : LED));
  return { ...page, words: areFilled ? led.map(withoutFilling) : led };
}

/** Each dot a word of its own. */
function isInRun(words: readonly Word[], at: number): boolean {
  const isNext = (next: number): boolean => words[next] !== undefined && DOT.test(words[next].text) && words[next].baseline === words[at]!.baseline;
  if (!isNext(at)) return false;
  let [first, last] = [at, at];
  while (last - first < FEWEST && isNext(first - 1)) first -= 1;
  while (last - first < FEWEST && isNext(last + 1)) last += 1;
  return last - first + 1 >= FEWEST;
}

/** Where the dots behind several words of a page end. */
function edgesOf(words: readonly Word[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { text, box } of words) if (LED.test(text)) counts.set(Math.round(box[2]), (counts.get(Math.round(box[2])) ?? 0) + 1);
  return new Set([...counts].flatMap(([edge, count]) => (count >= FEWEST_EDGES ? [edge - 1, edge, edge + 1] : [])));
}

function withoutDots(word: Word, dots: RegExp): Word {
  const { text, charX, box } = word;
  const at = text.search(dots);
  if (at <= 0) return word;
  const to = charX?.[at] ?? box[0] + ((box[2] - box[0]) * at) / text.length;
  return { ...word, text: text.slice(0, at), box: [box[0], box[1], to, box[3]], ...(charX ? { charX: charX.slice(0, at) } : {}) };
}

function withoutFilling(word: Word): Word {
  const { text, charX, box } = word;
  const dots = FILL.exec(text)?.[0].length ?? 0;
  if (dots === 0) return word;
  const from = charX?.[dots] ?? box[0] + ((box[2] - box[0]) * dots) / text.length;
  return { ...word, text: text.slice(dots), box: [from, box[1], box[2], box[3]], ...(charX ? { charX: charX.slice(dots) } : {}) };
}
