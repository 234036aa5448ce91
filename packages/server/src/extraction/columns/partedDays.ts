// Two headings of days as close as the words of one.
import type { Word } from '../model.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { DATE_ROLES, headingRole } from '../vocabulary/headings.js';

/** In sizes of type. */
const AT_EDGE = 0.15;

/** "Valör tarihi" with "Muhasebe" right above its second word: two columns of days, as close as words. */
export function partedDays(piece: readonly Word[], others: readonly Word[]): Word[][] {
  const isDay = (words: readonly Word[]): boolean => DATE_ROLES.has(headingRole(squash(joinedText(words))) ?? 'amount');
  for (let at = 1; at < piece.length; at += 1) {
    const [left, right] = [piece.slice(0, at), piece.slice(at)];
    const above = others.filter(({ box }) => Math.abs(box[0] - right[0]!.box[0]) < AT_EDGE * right[0]!.fontSize);
    if (above.length === 1 && isDay(left) && isDay([above[0]!, ...right])) return [left, right];
  }
  return [[...piece]];
}
