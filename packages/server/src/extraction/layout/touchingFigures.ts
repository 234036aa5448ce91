// "7,15,696.4417,40,567.11" and "448,10R266 432,45": the figures of two tight columns that touch each other. Each ends behind its decimals.
// Where no spaces are written, figures touch their labels: "期初余额：28,221.73", "2026年2月1日～2026年3月31日".
import type { PageModel, Word } from '../model.js';

/** Two decimals, then a figure that ends in two behind the same mark, marks of the other kind between thousands in at least one of both. */
const TWO_FIGURES = /^([-+]?\p{Sc}?\d[\d,]*\.\d\d)(\d[\d,]*\.\d\d)$|^([-+]?\p{Sc}?\d[\d.]*,\d\d)(\d[\d.]*,\d\d)$/u;
/** Two decimals, then a currency and the digits that follow it. */
const BEFORE_CURRENCY = /^([-+]?\p{Sc}?\d[\d.,]*[.,]\d\d)((?:\p{Sc}|R)\d[\d.,]*)$/u;

/** "34 842,31122 374,91": two decimals, then the first digits of a figure whose thousands stand apart. */
const BEFORE_GROUP = /^[-+]?\d{1,3}(?:[.,]\d{3})*([.,])\d\d(?=\d{1,3}$)/;
const GROUP = /^\d{3}(?:[.,]\d\d)?$/;
/** A colon of full width, or a dash between two days. */
const LABELLED = /^[^\d：]*[\u3040-\u30ff\u4e00-\u9fff）][：](?=[-−+\p{Sc}\d])|^(?:\d{4}年\d{1,2}月\d{1,2}日|\d{2,4}[./-]\d{1,2}[./-]\d{1,2}|\d{8})(?=[～〜~至])|^[～〜~至](?=\d)|^\d{8}(?=[-–]\d{8}$)|^[-–](?=\d{8}$)/u;

/** "balance2,63,515.82": the word of a label and its figure, which reaches it. Codes of currencies are shorter; "from01.02" would be a day. */
const BEHIND_WORD = /^\p{L}{4,}[.:]?(?=[-−+]?\p{Sc}?(?:\d{1,3}(?:[.,’']\d{2,3})+|\d{3,})[.,]\d\d$)/u;

/** In sizes of type: white between thousands, and by how much right edges of a column differ. */
const WITHIN_FIGURE = 0.5;
const SAME_EDGE = 0.35;
/** Figures of a column that say where it ends. */
const FEWEST = 3;

export function withPartedFigures(page: PageModel): PageModel {
  const words = page.words.flatMap(withoutLabels);
  const cuts = words.map((word, at) => partsOf(word) ?? partsBeforeGroup(word, words[at + 1], words));
  return cuts.some((at) => at !== null) || words.length > page.words.length ? { ...page, words: words.flatMap((word, index) => parted(word, cuts[index]!)) } : page;
}

/** The label and its figure, both days of a period. */
function withoutLabels(word: Word): Word[] {
  if (word.charX === undefined || !WITHOUT_SPACES.test(word.text)) return [word];
  const [first] = LABELLED.exec(word.text) ?? [];
  if (first === undefined) return [word];
  const [label, rest] = parted(word, first.length);
  return [label!, ...withoutLabels(rest!)];
}

/** Behind two decimals at the end of a column, where the rest is the beginning of the next figure. */
function partsBeforeGroup({ text, charX, box, fontSize, baseline }: Word, next: Word | undefined, words: readonly Word[]): number | null {
  const [first, mark] = charX === undefined ? [] : (BEFORE_GROUP.exec(text) ?? []);
  if (first === undefined || !next || !GROUP.test(next.text) || (next.text[3] ?? mark) !== mark) return null;
  const white = next.box[0] - box[2];
  if (white < 0 || white > WITHIN_FIGURE * fontSize || Math.abs(next.baseline - baseline) > WITHIN_FIGURE * fontSize) return null;
  const end = charX![first.length]!;
  const isAbove = (other: Word): boolean => Math.abs(other.box[2] - end) < SAME_EDGE * fontSize && other.text.at(-3) === mark && /\d\D\d\d$/.test(other.text);
  return words.filter(isAbove).length >= FEWEST ? first.length : null;
}

/** Where the second figure begins. */
function partsOf({ text, charX }: Word): number | null {
  if (charX === undefined || text.length < SHORTEST) return null;
  const two = TWO_FIGURES.exec(text);
  if (two && text.includes(',') && text.includes('.')) return (two[1] ?? two[3])!.length;
  return BEFORE_CURRENCY.exec(text)?.[1]!.length ?? BEHIND_WORD.exec(text)?.[0].length ?? null;
}

const WITHOUT_SPACES = /[：～〜~至年]|^\d{8}[-–]/;

/** "1.00R2". */
const SHORTEST = 6;

function parted(word: Word, at: number | null): Word[] {
  if (at === null) return [word];
  const { text, box: [x0, y0, x1, y1], charX } = word;
  const x = charX![at]!;
  return [
    { ...word, text: text.slice(0, at), box: [x0, y0, x, y1], charX: charX!.slice(0, at) },
    { ...word, text: text.slice(at), box: [x, y0, x1, y1], charX: charX!.slice(at) },
  ];
}
