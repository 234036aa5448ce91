// Whether the pages of the file are all of the statement's, and in the order of the numbers they print.
import type { OpenQuestion } from '../../reconciliation/proof.js';
import type { Finding, Sourced, StatementAccount, StatementPeriod } from '../model.js';
import { extent, overlap, piecesOf } from '../columns/pieces.js';
import { isPageWord, pageNumberIn } from '../layout/furniture.js';
import type { Line } from '../layout/lines.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';

interface PlacedNumber {
  page: number;
  number: number;
  /** In sizes of type. */
  y: number;
}

/** A number that some pages print once each at one height, beside the same word or before the same "of so many", whatever it is called; in the order of the file. */
interface Numbering {
  placed: readonly PlacedNumber[];
  /** On each page at one height. */
  isLevel: boolean;
  /** Under a word for pages. */
  isNamed: boolean;
  /** Of how many; null where the pages do not say it. */
  total: number | null;
}

/** In sizes of type: on all pages their number stands at one height. */
const SAME_HEIGHT = 1;
/** Fewer numbers without an "of so many" go up by chance. */
const FEWEST_NUMBERS = 4;

/** Each page prints its number, and one comes before its turn: rows may go on from others than they did. */
export function pagesInterchanged(lines: readonly TokenLine[]): OpenQuestion[] {
  const pages = pagesOf(lines);
  // Beside a word for pages it is their number at whatever height: the first page begins with an address.
  const whole = numberings(lines).filter(({ isLevel, isNamed }) => isLevel || isNamed).map(({ placed }) => placed.map(({ number }) => number)).filter((numbers) => numbers.length === pages.length && pages.every((_, at) => numbers.includes(at + 1)));
  const orders = whole.map((numbers) => numbers.every((number, at) => number === at + 1));
  if (orders.length === 0 || orders.includes(true)) return [];
  return [{ about: 'pages', text: 'The pages are not in the order of the numbers they print. Put them in order and read the document again.' }];
}

/**
 * Pages without numbers: the rows of one printed period in two parts, of which the one that comes first in the file begins where the other ends (or the
 * other way round, where the newest row comes first). The statements of two periods, the newer one first, go on from each other in the same way.
 */
export function partsInterchanged(accounts: readonly StatementAccount[]): OpenQuestion[] {
  const parts = accounts.flatMap(({ periods }) => periods).filter(({ rows }) => rows.length > 0).sort((a, b) => placeOf(a) - placeOf(b));
  const areTurned = parts.some((part, at) => {
    const next = parts[at + 1];
    if (next === undefined || !isStatedAlike(part.startDate, next.startDate) || !isStatedAlike(part.endDate, next.endDate)) return false;
    const areDown = [part, next].every(runsDown);
    return areDown ? goOn(part, next) && !goOn(next, part) : goOn(next, part) && !goOn(part, next);
  });
  if (!areTurned) return [];
  return [{ about: 'pages', text: 'The rows of the period stand in two parts, the later one first: pages may be in the wrong order. Put them in order and read the document again.' }];
}

function goOn({ endBalance }: StatementPeriod, { startBalance }: StatementPeriod): boolean {
  return endBalance !== null && endBalance.value !== 0 && endBalance.value === startBalance?.value;
}

function runsDown({ rows }: StatementPeriod): boolean {
  const days = rows.flatMap(({ date }) => date?.value ?? []);
  return days.length > 0 && days[0]! > days.at(-1)!;
}

function placeOf({ rows: [first] }: StatementPeriod): number {
  return (first!.page ?? 0) * 1e6 + (first!.box?.[1] ?? 0);
}

function isStatedAlike(day: Sourced<string> | null, other: Sourced<string> | null): boolean {
  return day !== null && other !== null && day.value === other.value && day.source.means !== 'inferred' && other.source.means !== 'inferred';
}

/**
 * By the numbers that the pages print, some of them are not in the file. No badge waits for them: many a statement counts sheets that hold
 * no rows, or that nobody keeps.
 */
export function pagesMissing(lines: readonly TokenLine[]): Finding[] {
  const pages = pagesOf(lines);
  const found = numberings(lines).filter(({ isLevel }) => isLevel);
  // Pages that count on from the first in any way are all there.
  const areAll = found.some(({ placed, total }) => total === null && placed.length === pages.length && placed.every(({ number }, at) => number === at + 1));
  if (areAll || !found.some((numbering) => lacksPages(numbering, pages))) return [];
  return [{ code: 'pagesMissing', message: 'By the numbers the pages print, some of them are not in this file. If they hold rows of this statement, add them and read it again.', page: null, box: null }];
}

function lacksPages({ placed, total }: Numbering, pages: readonly number[]): boolean {
  if (!placed.every(({ number }, at) => at === 0 || number > placed[at - 1]!.number)) return false;
  const gaps = placed.filter(({ page, number }, at) => at > 0 && number - placed[at - 1]!.number > page - placed[at - 1]!.page).length;
  if (total === null) return gaps === 1 && placed.length >= FEWEST_NUMBERS && placed.length === pages.length;
  if (placed.at(-1)!.number > total) return false;
  const isCutOff = placed.at(-1)!.page === pages.at(-1) && placed.at(-1)!.number < total;
  return gaps > 0 || isCutOff || (placed[0]!.page === pages[0] && placed[0]!.number > 1);
}

function pagesOf(lines: readonly TokenLine[]): number[] {
  return [...new Set(lines.map(({ line }) => line.page))];
}

function numberings(lines: readonly TokenLine[]): Numbering[] {
  const found = new Map<string, { total: number | null; isNamed: boolean; byPage: Map<number, PlacedNumber | null> }>();
  lines.forEach(({ line, text, squashed, amounts }, index) => {
    if (!SHORT_NUMBER.test(text) || amounts.some(({ isMoney }) => isMoney)) return;
    const under = pageNumberUnder([lines[index - 1], lines[index - 2]].flatMap((above) => above?.line ?? []), line);
    for (const { key, number, total } of [...numbersOf(text), ...(under === null ? [] : [{ key: UNDER, number: under, total: null }])]) {
      const numbering = found.get(key) ?? { total, isNamed: key === UNDER, byPage: new Map<number, PlacedNumber | null>() };
      numbering.isNamed ||= pageNumberIn(squashed)?.number === number;
      numbering.byPage.set(line.page, numbering.byPage.has(line.page) ? null : { page: line.page, number, y: line.baseline / line.fontSize });
      found.set(key, numbering);
    }
  });
  return [...found.values()].flatMap(({ total, isNamed, byPage }): Numbering[] => {
    const placed = [...byPage.values()].filter((item) => item !== null);
    // One "1 of 3" alone may count anything.
    const isNumbering = placed.length >= 2 || (placed.length === 1 && isNamed);
    return isNumbering ? [{ placed, total, isNamed, isLevel: placed.every(({ y }) => Math.abs(y - placed[0]!.y) < SAME_HEIGHT) }] : [];
  });
}

/** As any number of a page stands on its line; few lines have one. */
const SHORT_NUMBER = /(?<![^ /])\d{1,3}(?![^ /])/;

/** Numbers below a word for pages, as in a bar of headings. */
const UNDER = 'under #';

/** In sizes of type. */
const BELOW_HEADING = 2;

/** A number right below "Page" or "Sheet number" in one of the lines of headings above it. */
function pageNumberUnder(above: readonly Line[], line: Line): number | null {
  const near = above.filter(({ page, baseline, fontSize }) => page === line.page && line.baseline - baseline < BELOW_HEADING * fontSize);
  const heads = near.flatMap(({ words }) => piecesOf(words)).filter((piece) => isPageWord(squash(joinedText(piece)))).map(extent);
  const found = line.words.filter(({ text, box }) => /^\d{1,3}$/.test(text) && heads.some((head) => overlap(head, { x0: box[0], x1: box[2] }) > 0));
  return found.length === 1 ? Number(found[0]!.text) : null;
}

interface PageNumber {
  key: string;
  number: number;
  total: number | null;
}

/** "Page 2", "2 of 3", "2/3": with what stands before or behind. */
function numbersOf(text: string): PageNumber[] {
  const words = text.replace(/\//g, ' / ').split(/ +/);
  return words.flatMap((word, at): PageNumber[] => {
    if (!/^\d{1,3}$/.test(word)) return [];
    const [before = '', mark = '', all = ''] = [words[at - 1], words[at + 1], words[at + 2]];
    const number = Number(word);
    const isOfMany = /^(?:\/|\p{L}{1,4})$/u.test(mark) && /^\d{1,3}$/.test(all);
    if (isOfMany) return [{ key: `# ${mark} ${all}`, number, total: Number(all) }];
    return /\p{L}{2}/u.test(before) ? [{ key: `${before} #`, number, total: null }] : [];
  });
}
