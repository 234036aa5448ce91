// Headings, account numbers and footers come again on every page. Where one page's reading of such a line differs in a character or two
// from another page's, the surer reading stands for both: else a heading misread once makes another table, and an account number another account.
import type { PageModel, Word } from '../model.js';
import { distance } from '../tokens/distance.js';
import { monthNumber } from '../tokens/monthNames.js';
import { foldText } from '../tokens/plainText.js';

interface Line {
  page: PageModel;
  words: Word[];
}

/** Points by which a line moves sideways from page to page at most: pages are laid on the glass by hand. */
const MOST_SHIFT = 12;
const FEWEST_WORDS = 2;
/** Words of a line, by share, that must be equal for the others to be compared. */
const MOSTLY_EQUAL = 0.4;
/** Characters that differ at most, by length of the word. */
const MOST_DIFFERENT = 0.25;
/** A reading at least this sure stands, and so does one that no other page reads clearly surer. */
const SURE = 0.75;
const CLEARLY_SURER = 0.1;
const SHORTEST_WORD = 3;
const LONG_WORD = 8;
/** Characters of a long word. */
const HARDLY = 2;
/** In sizes of type. */
const HALF_A_LETTER = 0.3;
const ONLY_LETTERS = /^\p{L}+$/u;
const AMOUNT = /\d[.,]\d{2}\D{0,3}$/;
/** What a row prints differs from row to row, however alike: figures, dates, short numbers. So do the periods of statements in one file. */
const OF_A_ROW = /^\D{0,2}\d{1,6}\D{0,2}$|\d[.,:/-]\d/;
const LETTERS = /\p{L}+/gu;

export function settleRepeatedLines(pages: PageModel[]): PageModel[] {
  const read = pages.filter((page) => page.origin === 'ocr');
  if (read.length < 2) return pages;
  const parted = partRunTogether(read);
  return settleWords(parted.size === 0 ? pages : pages.map((page) => ({ ...page, words: page.words.flatMap((word) => parted.get(word) ?? word) })));
}

function settleWords(pages: PageModel[]): PageModel[] {
  const read = pages.filter((page) => page.origin === 'ocr');
  const changes = new Map<Word, string>();
  const groups = new Map<number, Line[]>();
  for (const line of read.flatMap(linesOf)) {
    const others = groups.get(line.words.length) ?? [];
    for (const other of others) if (other.page !== line.page) compare(other.words, line.words, changes);
    groups.set(line.words.length, [...others, line]);
  }
  if (changes.size === 0) return pages;
  return pages.map((page) => ({ ...page, words: page.words.map((word) => (changes.has(word) ? { ...word, text: changes.get(word)!, charX: undefined, alternatives: [word.text] } : word)) }));
}

/**
 * "InWithdrawn" where another page has "Paid In" close before "Withdrawn" at the same places, read surer, with the same word beside them: headings
 * of narrow columns, which are one heading else.
 */
function partRunTogether(pages: readonly PageModel[]): Map<Word, Word[]> {
  const lines = pages.flatMap(linesOf);
  const parted = new Map<Word, Word[]>();
  for (const { page, words } of lines) {
    words.forEach((word, at) => {
      if ((word.confidence ?? 1) >= SURE || word.text.length < LONG_WORD || !ONLY_LETTERS.test(word.text)) return;
      const parts = lines.filter((other) => other.page !== page).flatMap((other) => partsOf(words, at, other.words))[0];
      if (parts) parted.set(word, parts);
    });
  }
  return parted;
}

function partsOf(words: readonly Word[], at: number, others: readonly Word[]): Word[][] {
  const word = words[at]!;
  return others.slice(0, -1).flatMap((first, from) => {
    const parts = [first, others[from + 1]!];
    const shift = word.box[0] - first.box[0];
    const isAt = (one: Word | undefined, other: Word | undefined): boolean => one !== undefined && one.text === other?.text && Math.abs(one.box[0] - other.box[0] - shift) < HALF_A_LETTER * one.fontSize;
    const areSame = parts[0]!.text + parts[1]!.text === word.text && Math.abs(shift) <= MOST_SHIFT && Math.abs(word.box[2] - parts[1]!.box[2] - shift) < HALF_A_LETTER * word.fontSize;
    if (!areSame || !(isAt(words[at - 1], others[from - 1]) || isAt(words[at + 1], others[from + 2]))) return [];
    if (parts.some(({ confidence }) => (confidence ?? 1) < Math.max(SURE, (word.confidence ?? 1) + CLEARLY_SURER))) return [];
    return [parts.map((part): Word => ({ ...word, text: part.text, box: [part.box[0] + shift, word.box[1], part.box[2] + shift, word.box[3]], charX: undefined, alternatives: undefined }))];
  });
}

function linesOf(page: PageModel): Line[] {
  const lines: Word[][] = [];
  for (const word of [...page.words].sort((a, b) => a.baseline - b.baseline)) {
    const last = lines[lines.length - 1];
    if (last && word.baseline - last[0]!.baseline < 0.4 * word.fontSize) last.push(word);
    else lines.push([word]);
  }
  return lines.filter((words) => words.length >= FEWEST_WORDS && !words.some((word) => AMOUNT.test(word.text))).map((words) => ({ page, words: words.sort((a, b) => a.box[0] - b.box[0]) }));
}

function compare(a: readonly Word[], b: readonly Word[], changes: Map<Word, string>): void {
  const shift = a[0]!.box[0] - b[0]!.box[0];
  if (Math.abs(shift) > MOST_SHIFT) return;
  const pairs = a.map((word, index) => [word, b[index]!] as const);
  if (pairs.some(([one, other]) => Math.abs(one.box[0] - other.box[0] - shift) > one.fontSize)) return;
  const letters = (some: typeof pairs) => some.reduce((sum, [one]) => sum + one.text.length, 0);
  const different = pairs.filter(([one, other]) => one.text !== other.text);
  if (different.length === 0 || letters(pairs) - letters(different.filter(([one, other]) => !isHardlyOther(one.text, other.text))) < MOSTLY_EQUAL * letters(pairs)) return;
  if (!different.every(([one, other]) => areAlike(one.text, other.text))) return;
  for (const [one, other] of different) {
    if (isOfARow(one) || isOfARow(other)) continue;
    const [surer, weaker] = (one.confidence ?? 1) >= (other.confidence ?? 1) ? [one, other] : [other, one];
    const isDecided = (weaker.confidence ?? 1) < SURE && (surer.confidence ?? 1) >= (weaker.confidence ?? 1) + CLEARLY_SURER;
    if (isDecided && weaker.text.length >= SHORTEST_WORD) changes.set(weaker, changes.get(surer) ?? surer.text);
  }
}

/** "Kirjauspāäivā" and "Kirjauspäivä": long words that differ in so little are no two words. */
function isHardlyOther(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= LONG_WORD && Math.abs(a.length - b.length) <= 1 && distance(a, b) <= HARDLY;
}

/** Of one length, or nearly, with few other characters. Figures and dates of a row may differ in anything and are left as they are. */
function areAlike(a: string, b: string): boolean {
  if (OF_A_ROW.test(a) && OF_A_ROW.test(b)) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  const most = Math.max(1, Math.floor(MOST_DIFFERENT * Math.max(a.length, b.length)));
  return distance(a, b) <= most;
}

/** "01-Jun-2021" and "01-Jul-2021" differ in a letter, and so do the names of the months. */
function isOfARow({ text }: Word): boolean {
  return OF_A_ROW.test(text) || (text.match(LETTERS) ?? []).some((letters) => monthNumber(foldText(letters)) !== null);
}
