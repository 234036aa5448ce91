// Where the headings of one line stand beside those of two, all set to the middle of their row.
import type { TokenLine } from '../tokens/tokenize.js';
import { extent, lettered, overlap, piecesOf } from './pieces.js';

/** The only heading of one line, in the middle beside those of two: "Credit" between "Datum   Debet" and "Date   Debit". */
export function standsBetween(group: readonly TokenLine[], at: number): boolean {
  const others = [group[at - 1], group[at + 1]];
  return others.every((other) => other !== undefined && piecesOf(lettered(other)).every((piece) => overlap(extent(piece), extent(lettered(group[at]!))) <= 0));
}

/** "Amount" above and "(EUR)" below the line of the other headings, which are set to the middle beside it. */
export function standsAround(group: readonly TokenLine[]): boolean {
  if (group.length !== 3) return false;
  const [upper, middle, lower] = group.map((line) => piecesOf(lettered(line)).map(extent));
  const [above, below] = [upper![0], lower![0]];
  if (upper!.length !== 1 || lower!.length !== 1 || middle!.length < 2 || overlap(above!, below!) <= 0) return false;
  return middle!.every((piece) => overlap(piece, above!) <= 0 && overlap(piece, below!) <= 0);
}
