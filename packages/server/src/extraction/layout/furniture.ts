// Headers and footers: lines that come back at the same place on several pages, and page numbers. They never belong to a row.
import type { TokenLine } from '../tokens/tokenize.js';

const WORDS = 'page|seite|pagina|pag|pg|sida|side|strona|str|blatt|sheet|hoja|folio|sivu|halaman|sayfa|strana|oldal|feuille|folha|foglio|blad';
const PAGE_NUMBER = new RegExp(`^(?:${WORDS})(?:no|nr)?\\d{1,6}(?:(?:of|von|de|di|van|av|z|dari|sur|af|fra|ud|\\/)\\d{1,4})?$`);
const PAGE_WORD = new RegExp(`^(?:${WORDS})(?:number|no|nr)?$`);

/** Of the lines of a page that show money: fewer with a day are balances and totals, no rows. */
const FEW_DATED = 0.2;

/** The number of the page behind other words of the header. */
const PAGE_AT_END = /(?:page|seite|pagina|pag|sida|side|strona|str|strana|blatt|sheet|hoja|sivu|sayfa)\d+(?:(?:of|von|de|di|van|av|z|af)\d+)?$/;

/** The page number a line prints, and the line without it; null where there is none. */
export function pageNumberIn(squashed: string): { number: number; rest: string } | null {
  const at = PAGE_NUMBER.test(squashed) ? 0 : squashed.search(PAGE_AT_END);
  const digits = at < 0 ? null : /\d+/.exec(squashed.slice(at));
  return digits === null ? null : { number: Number(digits[0]), rest: squashed.slice(0, at) };
}

/** "IBAN …   Page 1 of 2   Date of statement …" */
const PAGE_WITHIN = /(?:page|seite|pagina|pag|sida|side|strona|blatt|sheet|hoja|sivu|sayfa|feuille|folha|foglio|blad)(?:number|no|nr)?(\d{1,3})(?:of|von|de|di|van|av|z|sur|af)\d/;

/** The page number among the other words of a line. */
export function pageNumberWithin(squashed: string): { number: number; rest: string } | null {
  const found = PAGE_WITHIN.exec(squashed);
  return pageNumberIn(squashed) ?? (found && { number: Number(found[1]), rest: squashed.slice(0, found.index) });
}

/** "Page", "Sheet number": what heads the number of a page. */
export function isPageWord(squashed: string): boolean {
  return PAGE_WORD.test(squashed);
}

/** 1 for each line that is a header or footer. */
export function findFurniture(lines: readonly TokenLine[], pageCount: number): Uint8Array {
  const marks = new Uint8Array(lines.length);
  const groups = new Map<string, number[]>();
  lines.forEach((line, index) => {
    if (PAGE_NUMBER.test(line.squashed) && !line.amounts.some((token) => token.isMoney)) marks[index] = 1;
    const key = withoutPageNumber(line).replace(/\d/g, '#');
    if (key.length < 2) return;
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  });
  const bands = rowBands(lines);
  if (pageCount > 1) for (const group of groups.values()) markRepeated(group, lines, pageCount, bands, marks);
  return marks;
}

/** The number of page 9 has a digit less than that of page 10; "brought from the last page 214.73" has none. */
function withoutPageNumber({ squashed, amounts }: TokenLine): string {
  return amounts.some((token) => token.isMoney) ? squashed : squashed.replace(PAGE_AT_END, '#');
}

/** Repeated on other pages at the same height; money in it must be the same too, or it is a row that looks alike. */
function markRepeated(group: readonly number[], lines: readonly TokenLine[], pageCount: number, bands: ReadonlyMap<number, [number, number]>, marks: Uint8Array): void {
  if (group.length < 2) return;
  const byHeight = new Map<number, number[]>();
  // One size for all of them: pages of a scan may tell other sizes of one line.
  const size = Math.min(...group.map((index) => lines[index]!.line.fontSize));
  for (const index of group) {
    const slot = Math.round(lines[index]!.line.baseline / (0.8 * size));
    for (const near of [slot - 1, slot, slot + 1]) {
      const list = byHeight.get(near) ?? [];
      list.push(index);
      byHeight.set(near, list);
    }
  }
  for (const same of byHeight.values()) {
    const pages = new Set(same.map((index) => lines[index]!.line.page));
    if (pages.size < 2 || pages.size < 0.3 * pageCount) continue;
    if (isCounted(same, lines, pageCount)) {
      for (const index of same) marks[index] = 1;
      continue;
    }
    const texts = new Set(same.map((index) => withoutPageNumber(lines[index]!)));
    const hasMoney = same.some((index) => lines[index]!.amounts.some((token) => token.isMoney));
    const hasDate = same.some((index) => lines[index]!.dates.length > 0);
    if ((hasMoney || hasDate) && texts.size > 1) continue;
    if (hasMoney && (hasDate || !standAtOnePlace(same, lines))) continue;
    if (same.some((index) => isInBand(lines[index]!, bands)) && (texts.size > 1 || !isFixed(same, lines, pages.size, pageCount))) continue;
    if (isSaidInRows(same, group, lines, bands)) continue;
    if (same.some((index) => isDayOverRow(lines, index)) && (pages.size < 3 || pages.size < 0.8 * pageCount)) continue;
    for (const index of same) marks[index] = 1;
  }
}

/** Fewer pages may count by accident. */
const FEWEST_COUNTED = 3;

/**
 * Facts of the account with days and a limit, above the rows: at one height of every page and the same to the letter, but for one whole number at the end,
 * which counts the pages.
 */
function isCounted(same: readonly number[], lines: readonly TokenLine[], pageCount: number): boolean {
  const own = same.map((index) => lines[index]!);
  const pages = new Set(own.map(({ line }) => line.page));
  if (pages.size < FEWEST_COUNTED || pages.size !== pageCount || own.length !== pageCount) return false;
  const texts = new Set(own.map(({ line: { words } }) => words.slice(0, -1).map(({ text }) => text).join(' ')));
  const numbers = own.map(({ line: { words, page } }) => (/^\d{1,4}$/.test(words.at(-1)!.text) ? Number(words.at(-1)!.text) - page : NaN));
  const heights = own.map(({ line }) => line.baseline);
  return texts.size === 1 && numbers.every((number) => number === numbers[0]) && Math.max(...heights) - Math.min(...heights) < 0.5;
}

/** In sizes of type: pages of a scan may lie a little aside. */
const ASIDE = 2;

/** A closing balance in the summary of the first page and below the last row says the same at one height, perhaps, but not above each other. */
function standAtOnePlace(same: readonly number[], lines: readonly TokenLine[]): boolean {
  const first = lines[same[0]!]!.line;
  return same.every((index) => Math.abs(lines[index]!.line.box[0] - first.box[0]) < ASIDE * first.fontSize);
}

/** A day alone and a figure right below it: two accounts may have rows of one day at one height of two pages. */
function isDayOverRow(lines: readonly TokenLine[], index: number): boolean {
  const [{ line, dates }, next] = [lines[index]!, lines[index + 1]];
  const isDay = dates.length === 1 && dates[0]!.first === 0 && dates[0]!.last === line.words.length - 1;
  return isDay && next !== undefined && next.line.page === line.page && next.line.baseline - line.baseline <= 2.5 * line.fontSize && next.amounts.some(({ isMoney }) => isMoney);
}

/** The last lines of a long text may end two pages at one height: what is said among the rows as well, again and again, belongs to these. */
function isSaidInRows(same: readonly number[], group: readonly number[], lines: readonly TokenLine[], bands: ReadonlyMap<number, [number, number]>): boolean {
  if (group.length < same.length + 2) return false;
  const texts = new Set(same.map((index) => lines[index]!.squashed));
  return group.filter((index) => !same.includes(index) && texts.has(lines[index]!.squashed) && isInBand(lines[index]!, bands)).length >= 2;
}

/** Among the rows of nearly every page, at the very same height. */
function isFixed(same: readonly number[], lines: readonly TokenLine[], pages: number, pageCount: number): boolean {
  const heights = same.map((index) => lines[index]!.line.baseline);
  return pages >= 3 && pages >= 0.8 * pageCount && Math.max(...heights) - Math.min(...heights) < 0.5;
}

/**
 * From the first to the last line of a page that shows a date and money: what changes its digits in there may be part of a row. Where hardly
 * any line of a page has both, days are printed above their rows.
 */
function rowBands(lines: readonly TokenLine[]): Map<number, [number, number]> {
  const money = lines.filter(({ amounts }) => amounts.some((token) => token.isMoney));
  const dated = new Map<number, [number, number]>();
  const all = new Map<number, [number, number]>();
  const counts = new Map<number, [number, number]>();
  for (const { line, dates } of money) {
    const [withDay, whole] = counts.get(line.page) ?? [0, 0];
    counts.set(line.page, [withDay + (dates.length > 0 ? 1 : 0), whole + 1]);
    for (const bands of dates.length > 0 ? [dated, all] : [all]) {
      const band = bands.get(line.page);
      bands.set(line.page, band ? [Math.min(band[0], line.baseline), Math.max(band[1], line.baseline)] : [line.baseline, line.baseline]);
    }
  }
  const isUsual = (page: number): boolean => counts.get(page)![0] >= FEW_DATED * counts.get(page)![1];
  return new Map([...all, ...[...dated].filter(([page]) => isUsual(page))]);
}

function isInBand({ line }: TokenLine, bands: ReadonlyMap<number, [number, number]>): boolean {
  const band = bands.get(line.page);
  return band !== undefined && line.baseline >= band[0] && line.baseline <= band[1] + 3 * line.fontSize;
}
