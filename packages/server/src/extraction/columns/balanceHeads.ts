// Days as headings, each with what it ended with: "30 March 2020   Balance 60,082.42".
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { labelKind } from '../vocabulary/labels.js';
import { dayHeadPair } from './dayHeadPairs.js';

const FEWEST_HEADED = 3;
/** Days with a closing balance in their headings. */
const FEWEST_ENDED = 2;

/** The lines that are headings of that kind. */
export function balanceHeads(lines: readonly TokenLine[]): number[] {
  const headings = headingsBehind(lines);
  const heads = lines.flatMap((line, index) => {
    const kind = kindOfHead(line, headings);
    return kind === null ? [] : [{ index, kind }];
  });
  // "Closing balance" behind one day is that of the statement, behind several that of each.
  const ended = heads.filter(({ kind }) => kind === 'closing');
  const areOfDays = new Set(ended.map(({ index }) => lines[index]!.dates[0]!.text)).size >= FEWEST_ENDED;
  return heads.filter(({ kind }) => kind !== 'closing' || areOfDays).map(({ index }) => index);
}

/** "2 May 2024   Balance of the day: 60.42      Amount   Balance": the columns below are named again behind each day, always in the same words. */
function headingsBehind(lines: readonly TokenLine[]): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) if (line.dates[0]?.first === 0 && behindFigure(line) !== '') counts.set(behindFigure(line), (counts.get(behindFigure(line)) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= FEWEST_HEADED).map(([text]) => text));
}

/** Set apart from the last figure of a line. */
function behindFigure({ line: { words, fontSize }, amounts }: TokenLine): string {
  const last = amounts.findLast(({ isMoney }) => isMoney)?.last ?? words.length;
  const next = words[last + 1];
  return next && next.box[0] - words[last]!.box[2] > fontSize ? joinedText(words.slice(last + 1)) : '';
}

const KINDS: ReadonlySet<string> = new Set(['balance', 'opening', 'closing', 'broughtForward', 'total', 'totalCredits', 'totalDebits']);

/** The kind of its figure, "balance" where no words stand before it; null where the line is no such heading. */
function kindOfHead(line: TokenLine, headings: ReadonlySet<string>): string | null {
  if (dayHeadPair(line) !== null) return 'balance';
  const figures = line.amounts.filter((amount) => amount.isMoney);
  if (line.dates.length !== 1 || line.dates[0]!.first !== 0 || figures.length !== 1 || (figures[0]!.last < line.line.words.length - 1 && !headings.has(behindFigure(line)))) return null;
  const words = line.line.words.slice(line.dates[0]!.last + 1, figures[0]!.first).map((word) => word.text).join('');
  const kind = words === '' ? 'balance' : labelKind(squash(words));
  return kind !== null && KINDS.has(kind) ? kind : null;
}
