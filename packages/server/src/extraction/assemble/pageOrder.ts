// Whether the pages of the file stand in the order of the numbers they print.
import type { OpenQuestion } from '../../reconciliation/proof.js';
import type { TokenLine } from '../tokens/tokenize.js';

interface PlacedNumber {
  number: number;
  /** In sizes of type. */
  y: number;
}

/** In sizes of type: on all pages their number stands at one height. */
const SAME_HEIGHT = 1;

/** Each page prints its number, and one comes before its turn: rows may go on from others than they did. */
export function pagesInterchanged(lines: readonly TokenLine[]): OpenQuestion[] {
  const pages = [...new Set(lines.map(({ line }) => line.page))];
  const orders = numberings(lines, pages).map((numbers) => numbers.every((number, at) => number === at + 1));
  if (orders.length === 0 || orders.includes(true)) return [];
  return [{ about: 'dates', text: 'The pages are not in the order of the numbers they print. Put them in order and read the document again.' }];
}

/** Numbers from one to the last page, one on each, beside the same word or before the same "of so many", whatever it is called. */
function numberings(lines: readonly TokenLine[], pages: readonly number[]): number[][] {
  const found = new Map<string, Map<number, PlacedNumber | null>>();
  for (const { line, text, amounts } of lines) {
    if (amounts.some(({ isMoney }) => isMoney)) continue;
    for (const { key, number } of numbersOf(text)) {
      const ofKey = found.get(key) ?? new Map<number, PlacedNumber | null>();
      found.set(key, ofKey.set(line.page, ofKey.has(line.page) ? null : { number, y: line.baseline / line.fontSize }));
    }
  }
  return [...found.values()].flatMap((ofKey) => {
    const placed = pages.map((page) => ofKey.get(page) ?? null).filter((item) => item !== null);
    const numbers = placed.map(({ number }) => number);
    const isWhole = pages.every((_, at) => numbers.includes(at + 1)) && placed.every(({ y }) => Math.abs(y - placed[0]!.y) < SAME_HEIGHT);
    return isWhole ? [numbers] : [];
  });
}

/** "Page 2", "2 of 3", "2/3": with what stands before or behind. */
function numbersOf(text: string): { key: string; number: number }[] {
  const words = text.replace(/\//g, ' / ').split(/ +/);
  return words.flatMap((word, at) => {
    if (!/^\d{1,3}$/.test(word)) return [];
    const [before = '', mark = '', all = ''] = [words[at - 1], words[at + 1], words[at + 2]];
    const keys = [/\p{L}{2}/u.test(before) ? `${before} #` : '', /^(?:\/|\p{L}{1,4})$/u.test(mark) && /^\d{1,3}$/.test(all) ? `# ${mark} ${all}` : ''];
    return keys.filter((key) => key !== '').map((key) => ({ key, number: Number(word) }));
  });
}
