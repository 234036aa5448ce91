// An overview lists "Girokonto   DE18 …   +5,892.08"; further on a table has "Girokonto" for its title, and no number.
import type { AccountMark } from '../facts/accountMark.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';

/** Shorter names begin other words, too. */
const SHORTEST_NAME = 5;
/** Lines between two accounts of one overview. */
const WIDEST_GAP = 2;

/** @param isHeading whether a line heads the columns of a table */
export function withNamedTables(known: readonly AccountMark[], lines: readonly TokenLine[], isHeading: (line: number) => boolean): AccountMark[] {
  const marks = [...known, ...listedTitles(known, lines, isHeading)].sort((a, b) => a.line - b.line);
  return withNames(marks, lines, isHeading);
}

function withNames(marks: readonly AccountMark[], lines: readonly TokenLine[], isHeading: (line: number) => boolean): AccountMark[] {
  const names = overviewNames(marks, lines);
  if (names.length < 2) return [...marks];
  const known = new Set(marks.map((mark) => mark.line));
  const titles = lines.flatMap((line, index): AccountMark[] => {
    if (known.has(index) || !isHeading(index + 1) || isHeading(index)) return [];
    const [own] = names.filter(({ name }) => line.squashed.startsWith(name)).sort((a, b) => b.name.length - a.name.length);
    return own ? [{ ...own.mark, line: index }] : [];
  });
  return [...marks, ...titles].sort((a, b) => a.line - b.line);
}

/** A name and a number too long for a sum of money. */
const NAMED_NUMBER = /^(\p{L}[\p{L}'’.& -]{2,40}?) +(\d[\d/-]*(?: [\d/-]+)*)$/u;
const FEWEST_DIGITS = 8;
/** Between a title and the headings of its table. */
const LINES_TO_HEADING = 2;

/** "Daily Saver   044-17739-2   14,183.19" in an overview, and "Daily Saver 044-17739-2" over the headings of a table: an account, whatever it is called. */
function listedTitles(known: readonly AccountMark[], lines: readonly TokenLine[], isHeading: (line: number) => boolean): AccountMark[] {
  const marked = new Set(known.map(({ line }) => line));
  const listed = new Map<string, number>();
  return lines.flatMap((line, index): AccountMark[] => {
    const money = line.amounts.filter(({ isMoney }) => isMoney);
    if (marked.has(index) || line.dates.length > 0 || money.length > 1) return [];
    const words = money.length === 0 ? line.line.words : line.line.words.slice(0, money[0]!.first);
    const [, , number] = NAMED_NUMBER.exec(joinedText(words)) ?? [];
    if (number === undefined || number.replace(/\D/g, '').length < FEWEST_DIGITS) return [];
    const key = squash(joinedText(words));
    const isTitle = money.length === 0 && listed.has(key) && Array.from({ length: LINES_TO_HEADING }, (_, at) => index + 1 + at).some(isHeading);
    if (money.length === 1) listed.set(key, index);
    return isTitle ? [{ line: index, number, key: number.replace(/\D/g, ''), isCard: false }] : [];
  });
}

/** Accounts that follow each other, each with a name before its number and one figure behind it, and no two of one name. */
function overviewNames(marks: readonly AccountMark[], lines: readonly TokenLine[]): { name: string; mark: AccountMark }[] {
  const named = marks.flatMap((mark) => {
    const line = lines[mark.line]!;
    const name = nameBefore(mark, line);
    return name.length >= SHORTEST_NAME && line.amounts.filter((token) => token.isMoney).length === 1 ? [{ name, mark }] : [];
  });
  const listed = named.filter(({ mark }) => named.some((other) => other.mark.key !== mark.key && Math.abs(other.mark.line - mark.line) <= WIDEST_GAP && lines[other.mark.line]!.line.page === lines[mark.line]!.line.page));
  return listed.filter(({ name }) => listed.filter((other) => other.name === name).length === 1);
}

function nameBefore({ number }: AccountMark, { line: { words } }: TokenLine): string {
  const start = number?.slice(0, 4).trim() ?? '';
  const at = start === '' ? -1 : words.findIndex((word) => word.text.startsWith(start));
  return squash(joinedText(words.slice(0, Math.max(0, at))));
}
