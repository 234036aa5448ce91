// An overview lists "Girokonto   DE18 …   +5,892.08"; further on a table has "Girokonto" for its title, and no number.
import type { AccountMark } from '../facts/identity.js';
import { squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';

/** Shorter names begin other words, too. */
const SHORTEST_NAME = 5;
/** Lines between two accounts of one overview. */
const WIDEST_GAP = 2;

/** @param isHeading whether a line heads the columns of a table */
export function withNamedTables(marks: readonly AccountMark[], lines: readonly TokenLine[], isHeading: (line: number) => boolean): AccountMark[] {
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
  return squash(words.slice(0, Math.max(0, at)).map((word) => word.text).join(''));
}
