// The number in the header of a scanned page, misread: another number, but not another account.
import type { AccountMark } from '../facts/accountMark.js';
import type { RawRow } from '../rows/stream.js';
import { distance } from '../tokens/distance.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { hasRows, isSamePeriod, joinLedgers, type Ledger } from './ledgers.js';
import { findColumnPair } from './runningColumns.js';
import type { SplitContext } from './unnumberedAccounts.js';

/** Sizes of type by which a header stands higher or lower on another page. */
const SAME_HEIGHT = 2;
/** Letters and digits of the line that are read otherwise at most. */
const MOST_DIFFERENT = 0.15;
/** Of the number itself, where a word of its line was hardly read. */
const MOST_LOST = 1;
const SHORTEST_NUMBER = 6;
const HARDLY_READ = 0.5;

/** Where a header comes back nearly the same on the next recognised page, and nothing opens below it, the rows go on. */
export function joinMisread(ledgers: readonly Ledger[], context: SplitContext): Ledger[] {
  const joined: Ledger[] = [];
  for (const ledger of ledgers) {
    const before = joined[joined.length - 1];
    if (before && isMisread(before, ledger, context)) joined[joined.length - 1] = joinLedgers(before, ledger);
    else joined.push(ledger);
  }
  return joined;
}

function isMisread(before: Ledger, ledger: Ledger, context: SplitContext): boolean {
  if (!before.account?.number || !ledger.account?.number || !hasRows(before) || ledger.openings.length > 0) return false;
  if (before.period && ledger.period && !isSamePeriod(before.period, ledger.period)) return false;
  const [line, next] = [context.lines[before.account.line]!, context.lines[ledger.account.line]!];
  if (!isSameHeader(line, next) && !(before.closings.length === 0 && isSameNumber(before.account, line, ledger.account, next))) return false;
  const rows = [before, ledger].map(({ items }) => items.filter((item): item is RawRow => item.type === 'row'));
  const pair = findColumnPair(rows.flat(), context.kinds, context.valueOf);
  const [above, below] = [rows[0]![rows[0]!.length - 1], rows[1]![0]];
  return !pair || !above || !below || pair.goesOn(above, below);
}

/** "4417 2083 0Q", hardly read below a page that closes nothing, is "4417 2083 00", in whatever line of a header it stands. */
function isSameNumber(own: AccountMark, line: TokenLine, other: AccountMark, next: TokenLine): boolean {
  if (!areOfTwoScans(line, next) || own.key.length < SHORTEST_NUMBER || distance(own.key, other.key) > MOST_LOST) return false;
  return next.line.words.some(({ text, confidence = 1 }) => confidence < HARDLY_READ && /\d/.test(text));
}

function areOfTwoScans(a: TokenLine, b: TokenLine): boolean {
  return a.line.page !== b.line.page && [a, b].every(({ line }) => line.words.every(({ confidence }) => confidence !== undefined));
}

function isSameHeader(a: TokenLine, b: TokenLine): boolean {
  if (!areOfTwoScans(a, b)) return false;
  if (Math.abs(a.line.baseline - b.line.baseline) > SAME_HEIGHT * a.line.fontSize) return false;
  return distance(a.squashed, b.squashed) <= MOST_DIFFERENT * Math.max(a.squashed.length, b.squashed.length);
}
