// Opening and closing figures that are not those of the rows: of what else an overview lists, and of all that is held. One a digit away from the balance it would have to be is a misprint of it.
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
