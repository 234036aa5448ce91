// The words of one line that are headings, and where one heading ends and the next begins.
import type { Word } from '../model.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { headingRole, type HeadingRole, MONEY_ROLES, roleOfParts } from '../vocabulary/headings.js';
import type { HeadingCell } from './headers.js';
import { extent, splitAtGaps } from './pieces.js';
import { headingsOfTwoDays } from './twoDays.js';

/** Longest run of words that is a known heading, from each word on; gaps between columns end a run. */
export function cellsOfWords(words: readonly Word[]): HeadingCell[] {
  const cells: HeadingCell[] = [];
  for (const piece of splitAtGaps(words, 1.3)) {
    let start = 0;
    const ofPiece: { cell: HeadingCell; start: number; next: number }[] = [];
    while (start < piece.length) {
      const days = start === 0 ? headingsOfTwoDays(piece) : [];
      if (days.length > 0) {
        cells.push(...days);
        break;
      }
      const found = longestHeading(piece, start);
      // "Transactions in detail": a word between words heads nothing.
      const isAmidWords = found !== null && piece.length > 1 && found.next - start === 1 && (/^(?:in|out)$/i.test(found.cell.text) || isAmidPhrase(piece, start, found.cell));
      if (found && !isAmidWords) ofPiece.push({ ...found, start });
      start = found ? found.next : start + 1;
    }
    const isUnknown = (at: number): boolean => piece[at] !== undefined && ofPiece.every((other) => at < other.start || at >= other.next);
    const follows = (at: number): boolean => piece[at]!.box[0] - piece[at - 1]!.box[2] < SPACE * piece[at]!.fontSize;
    for (const { cell, start: first, next } of ofPiece) {
      const isOfSomeKind = cell.role === 'date' && ((isUnknown(first - 1) && follows(first)) || (isUnknown(next) && follows(next)));
      cells.push(isOfSomeKind ? { ...cell, isOfSomeKind } : cell);
    }
  }
  return cells;
}

/** In sizes of type: white between words of one phrase. */
const SPACE = 0.6;

/** "Bank deposit accounts": what money is called between two words that head nothing, neither of them set apart. */
function isAmidPhrase(piece: readonly Word[], at: number, { role }: HeadingCell): boolean {
  const [before, word, after] = [piece[at - 1], piece[at]!, piece[at + 1]];
  if (!before || !after || !MONEY_ROLES.has(role)) return false;
  const isClose = word.box[0] - before.box[2] < SPACE * word.fontSize && after.box[0] - word.box[2] < SPACE * word.fontSize;
  return isClose && [before, after].every(({ text }) => /^\p{L}{3,}$/u.test(text) && headingRole(squash(text)) === null);
}

function longestHeading(words: readonly Word[], start: number): { cell: HeadingCell; next: number } | null {
  const squashed: string[] = [];
  let joined = '';
  for (let end = start; end < Math.min(words.length, start + 12) && joined.length <= 40; end += 1) squashed.push((joined += squash(words[end]!.text)));
  let longest: { cell: HeadingCell; next: number } | null = null;
  for (let end = start + squashed.length; end > start; end -= 1) {
    const run = words.slice(start, end);
    const role = headingRole(squashed[end - start - 1]!) ?? roleInParts(run);
    if (!role || areTwoHeadings(run)) continue;
    const found = { cell: { role, text: joinedText(run), ...extent(run) }, next: end };
    if (!isTornApart(words, start, end)) return longest === null || (isTornApart(words, start, longest.next, end) && goesOn(words, end, longest.next)) ? found : longest;
    longest ??= found;
  }
  return longest;
}

/** Most words of one heading that is said in parts. */
const MOST_IN_PARTS = 6;

/** "Crédito (R$)", "Date/Datum": of words beside or above each other. */
export function roleInParts(run: readonly Word[]): HeadingRole | null {
  return run.length <= MOST_IN_PARTS && !areSeveral(run) ? roleOfParts(joinedText(run)) : null;
}

/** "Transaction description" behind "Date"; but not "In Withdrawn" behind "Paid", however close these two columns are. */
function goesOn(words: readonly Word[], start: number, known: number): boolean {
  return words.slice(known).some((_, at) => headingRole(squash(joinedText(words.slice(start, known + 1 + at)))) !== null);
}

/** White this much wider than another parts two headings, and this much wider than all others together with their size of type two that are known. */
const WIDER = 1.25;
const FAR_WIDER = 2;
const APART = 0.75;

/** In sizes of type: spaces between the words of one heading are narrower. */
const CLOSE = 0.42;

/** "Debit  Credit" in a tight table: one under the other word would be the letters D and C. */
function areBothSides(run: readonly Word[]): boolean {
  const roles = run.map(({ text }) => headingRole(squash(text)));
  return headingRole(squash(joinedText(run))) === 'sign' && roles.includes('debit') && roles.includes('credit');
}

/** "Alacak tutarı (TRY)    Bakiye (TL)": either side of the widest white is a heading by itself. */
function areTwoHeadings(run: readonly Word[]): boolean {
  const gaps = run.slice(1).map((word, at) => word.box[0] - run[at]!.box[2]);
  const widest = Math.max(...gaps);
  const at = gaps.indexOf(widest);
  if (run.length === 2 && widest > CLOSE * run[0]!.fontSize && areBothSides(run)) return true;
  if (gaps.length < 2 || widest < APART * run[at]!.fontSize || gaps.some((gap, other) => other !== at && FAR_WIDER * gap > widest)) return false;
  return [run.slice(0, at + 1), run.slice(at + 1)].every((words) => headingRole(squash(joinedText(words))) !== null);
}

/** "Maksupäivä   Kirjauspäivä   Saaja/Maksaja": each piece is a heading by itself, so the stroke in one parts nothing but that. */
function areSeveral(run: readonly Word[]): boolean {
  const pieces = splitAtGaps(run, APART).map(joinedText);
  return pieces.length > 1 && pieces.every((piece) => headingRole(squash(piece)) !== null || roleOfParts(piece) !== null);
}

/** "Date   Transaction description": between the words of the run is more white than behind it, and it is widest after those up to `part`. */
function isTornApart(words: readonly Word[], start: number, end: number, part?: number): boolean {
  const gapAfter = (at: number): number => words[at]!.box[0] - words[at - 1]!.box[2];
  if (end >= words.length) return false;
  const inner = Array.from({ length: end - start - 1 }, (_, at) => gapAfter(start + 1 + at));
  const widest = Math.max(...inner);
  return widest > WIDER * gapAfter(end) && (part === undefined || gapAfter(part) === widest);
}
