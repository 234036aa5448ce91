// An international and a national number of one account, in a header that comes back on every page: neither begins another account.
import type { AccountMark } from '../facts/accountMark.js';
import { groupBy } from '../groups.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { isSameAccount } from './ledgers.js';

/** Lines of a header that one number may lie below another. */
const HIGHEST_HEADER = 3;

/** Numbers that always stand together, in the same order and at the same distance, are of one account; the last of them names it. */
export function withoutCompanions(marks: readonly AccountMark[], lines: readonly TokenLine[]): AccountMark[] {
  const places = groupBy(marks, ({ key }) => key);
  return marks.flatMap((mark, at) => {
    const next = marks[at + 1];
    if (!next || isSameAccount(mark, next) || !areTogether(places.get(mark.key)!, places.get(next.key)!, lines)) return [mark];
    return [];
  });
}

function areTogether(above: readonly AccountMark[], below: readonly AccountMark[], lines: readonly TokenLine[]): boolean {
  if (above.length < 2 || above.length !== below.length) return false;
  const distance = below[0]!.line - above[0]!.line;
  return distance > 0 && distance <= HIGHEST_HEADER && above.every((mark, at) => below[at]!.line - mark.line === distance && lines[mark.line]!.line.page === lines[below[at]!.line]!.line.page && isOtherPage(above[at - 1], mark, lines));
}

function isOtherPage(before: AccountMark | undefined, mark: AccountMark, lines: readonly TokenLine[]): boolean {
  return before === undefined || lines[before.line]!.line.page !== lines[mark.line]!.line.page;
}
