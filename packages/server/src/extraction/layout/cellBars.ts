// Tables drawn in letters: "|05/01/2024 | Coffee      |    4.50|" below "+-----------+-------------+--------+". Their bars and borders are rules.
import type { PageModel, Word } from '../model.js';

/** Rows with bars on one page at least, and bars on each. */
const FEWEST = 3;
const FEWEST_BARS = 2;
const BAR = /[|\u00a6\u2502\u2503\u2551]/g;
const BORDER = /^[+|\u00a6\u2502\u2500-\u257f=-]*[+|\u00a6\u2502\u2500-\u257f][+|\u00a6\u2502\u2500-\u257f=-]{3,}$/;
const DAY = /^\d{1,4}[-./]\d{1,2}(?:[-./]|$)/;

/** Only where rows have them, each beside a day: "Date | Datum" is one heading in two languages. */
export function withoutCellBars(page: PageModel): PageModel {
  if (page.origin === 'ocr' || !page.words.some(({ text }) => text.search(BAR) >= 0)) return page;
  const bars = new Map<number, number>();
  const days = new Set<number>();
  for (const { text, baseline } of page.words) {
    const count = text.match(BAR)?.length ?? 0;
    if (count > 0) bars.set(baseline, (bars.get(baseline) ?? 0) + count);
    if (text.split(BAR).some((piece) => DAY.test(piece))) days.add(baseline);
  }
  const isBarred = ({ baseline }: Word): boolean => (bars.get(baseline) ?? 0) >= FEWEST_BARS;
  const rows = [...days].filter((baseline) => (bars.get(baseline) ?? 0) >= FEWEST_BARS);
  if (rows.length < FEWEST) return page;
  return { ...page, words: page.words.flatMap((word) => (BORDER.test(word.text) ? [] : isBarred(word) ? betweenBars(word) : [word])) };
}

function betweenBars(word: Word): Word[] {
  const { text, box, charX } = word;
  if (text.search(BAR) < 0) return [word];
  const at = (index: number): number => charX?.[index] ?? box[0] + ((box[2] - box[0]) * index) / text.length;
  const pieces = [...text.matchAll(/[^|\u00a6\u2502\u2503\u2551]+/g)];
  return pieces.map(({ index, 0: piece }) => {
    const end = index + piece.length;
    return { ...word, text: piece, box: [at(index), box[1], end < text.length ? at(end) : box[2], box[3]], charX: charX?.slice(index, end), alternatives: undefined };
  });
}
