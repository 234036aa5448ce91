// Dots that lead the eye from a text to its figure are white: figures stand apart behind them. Scans lose theirs in the picture (`ocr/leaderDots.ts`).
import type { PageModel, Word } from '../model.js';

/** Fewer hide the digits of a number ("4544 .... .... 0022"). */
const FEWEST = 6;
const LEADER = new RegExp(`^[.\u2026\u00b7]{${FEWEST},}$`);
const LED = new RegExp(`[.\u2026\u00b7]{${FEWEST},}$`);
const DOT = /^[.\u00b7]$/;

export function withoutLeaders(page: PageModel): PageModel {
  const { words } = page;
  if (!words.some(({ text }) => LED.test(text) || DOT.test(text))) return page;
  return { ...page, words: words.filter((word, at) => !LEADER.test(word.text) && !isInRun(words, at)).map(withoutDots) };
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

function withoutDots(word: Word): Word {
  const { text, charX, box } = word;
  const at = charX === undefined ? -1 : text.search(LED);
  return at <= 0 ? word : { ...word, text: text.slice(0, at), box: [box[0], box[1], charX![at]!, box[3]], charX: charX!.slice(0, at) };
}
