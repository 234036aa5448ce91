// Opening and closing figures that are not those of the rows: of what else an overview lists, of all that is held, and of what is counted in a panel beside. One a digit away from the balance it would have to be is a misprint of it.
import { piecesOf } from '../columns/pieces.js';
import { isMisprint } from '../../reconciliation/misreading.js';
import type { Checkpoint } from '../rows/stream.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { squash } from '../tokens/plainText.js';

/** Lines of an overview, from one to another. */
const LINES_APART = 4;
/** In heights of figures. */
const SAME_EDGE = 0.35;

interface Others {
  items: readonly Checkpoint[];
  valueOf: (item: Checkpoint) => number;
  lines: readonly TokenLine[];
}

export function isOfOthers(item: Checkpoint, actual: number, { items, valueOf, lines }: Others): boolean {
  if (isMisprint(valueOf(item), actual)) return false;
  const agreeing = items.filter((other) => other !== item && valueOf(other) === actual);
  return agreeing.some((other) => isBeside(item, other, lines) || (isOfAllHeld(item) && !isOfAllHeld(other)));
}

/** "Term deposits   4,300.00" near "Current account   100.00", under one heading. */
function isBeside(item: Checkpoint, other: Checkpoint, lines: readonly TokenLine[]): boolean {
  const [a, b] = [item.amount, other.amount];
  const isNear = lines[item.line]!.line.page === lines[other.line]!.line.page && item.line !== other.line && Math.abs(item.line - other.line) <= LINES_APART;
  return isNear && item.text === other.text && Math.abs(a.x1 - b.x1) < SAME_EDGE * (a.box[3] - a.box[1]);
}

/** "Beginning Account Value": with what was bought. */
function isOfAllHeld({ text }: Checkpoint): boolean {
  return /accountvalue/.test(squash(text));
}

/** In sizes of type from one left edge to the other. */
const SAME_LEFT = 0.5;

/**
 * "Previous balance 214.55" and "New balance 223.45" of a programme that nobody knows, one below the other beside the summary, which says the same
 * words with the balances of the rows. Both differ and neither is a misprint: one changed figure never makes such a pair.
 */
export function pairsBeside(openings: readonly Checkpoint[], closings: readonly Checkpoint[], ends: { start: number; end: number }, { valueOf, lines }: Omit<Others, 'items'>): Set<Checkpoint> {
  const edgeOf = ({ line, amount }: Checkpoint): number => piecesOf(lines[line]!.line.words).findLast(([first]) => first!.box[0] < amount.box[0])?.[0]!.box[0] ?? NaN;
  const isFlush = (a: Checkpoint, b: Checkpoint): boolean => Math.abs(edgeOf(a) - edgeOf(b)) < SAME_LEFT * lines[a.line]!.line.fontSize;
  const isNear = (a: Checkpoint, b: Checkpoint): boolean => lines[a.line]!.line.page === lines[b.line]!.line.page && Math.abs(a.line - b.line) <= LINES_APART;
  const twinOf = (item: Checkpoint, items: readonly Checkpoint[], actual: number): Checkpoint | undefined =>
    valueOf(item) === actual || isMisprint(valueOf(item), actual) ? undefined : items.find((other) => valueOf(other) === actual && squash(other.text) === squash(item.text) && isNear(item, other) && !isFlush(item, other));
  const strange = (items: readonly Checkpoint[], actual: number): { item: Checkpoint; twin: Checkpoint }[] =>
    items.flatMap((item) => {
      const twin = twinOf(item, items, actual);
      return twin ? [{ item, twin }] : [];
    });
  const [before, after] = [strange(openings, ends.start), strange(closings, ends.end)];
  const pairs = before.flatMap((opening) => after.filter((closing) => isNear(opening.item, closing.item) && isFlush(opening.item, closing.item) && isFlush(opening.twin, closing.twin)).map((closing) => [opening.item, closing.item]));
  return new Set(pairs.flat());
}
