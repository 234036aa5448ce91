// Totals of something smaller than the account: what one row is made of, listed behind it, and the rows that name a tax or a kind of fee.
import { magnitude } from '../interpretation/values.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { squash } from '../tokens/plainText.js';
import { headingRole, type HeadingRole } from '../vocabulary/headings.js';
import { labelKind } from '../vocabulary/labels.js';
import type { CheckContext, Claim } from './totalClaims.js';

/** Lines over such a total, at most. */
const MOST_LINES = 12;
const FEWEST_PARTS = 2;
/** In sizes of type: from line to line, and by how much figures of one column may end apart. */
const NEXT_LINE = 2.5;
const SAME_COLUMN = 0.6;
/** Shorter words say little. */
const FEWEST_LETTERS = 3;
const OF_SIDE: ReadonlySet<HeadingRole | null> = new Set(['debit', 'credit', 'amount', 'balance']);
/** One row may have any word. Not so in a sentence below the rows, where it is none that names a side as well; in a summary the others of its side stand beside it. */
const FEWEST_NAMED = 2;

/** The total is what a part of the rows, or the parts of one, come to: it claims nothing of the others. */
export function isOfPart(claim: Claim, rows: readonly SolvedRow[], context: CheckContext): boolean {
  const own = rows.filter(({ amount }) => (claim.side === 'totalCredits' ? amount > 0 : amount < 0));
  return isOneRowInParts(claim, rows, own, context) || isOfNamedRows(claim, own, context);
}

/** "Overdraft interest 0.21, account fee 1.72, sum of debits 1.93", where a row of the account says 1.93. */
function isOneRowInParts({ value, line, token }: Claim, rows: readonly SolvedRow[], own: readonly SolvedRow[], { lines, form, decimals }: CheckContext): boolean {
  if (!own.some(({ amount }) => Math.abs(amount) === value)) return false;
  const taken = new Set(rows.flatMap(({ row }) => row.lines));
  const { page, fontSize } = lines[line]!.line;
  let sum = 0;
  for (let at = line - 1, parts = 1; at >= line - MOST_LINES && lines[at]?.line.page === page && !taken.has(at); at -= 1, parts += 1) {
    const part = lines[at]!.amounts.find(({ x1, isMoney }) => isMoney && Math.abs(x1 - token.x1) <= SAME_COLUMN * fontSize);
    if (!part || lines[at + 1]!.line.baseline - lines[at]!.line.baseline > NEXT_LINE * fontSize) return false;
    sum += magnitude(part, form, decimals);
    if (sum === value && parts >= FEWEST_PARTS) return true;
  }
  return false;
}

/** "Total tax law 25413", and among the rows some "tax law 25413"; "Total fees", and rows that say "fee". The sum of the year may stand beside that of the month. */
function isOfNamedRows({ value, label, line, token }: Claim, own: readonly SolvedRow[], { lines, form, decimals }: CheckContext): boolean {
  const beside = lines[line]!.amounts.filter((other) => other.isMoney && other.x1 < token.x1).map((other) => magnitude(other, form, decimals));
  const values = [value, ...beside.filter((other) => other <= value)];
  const wordsOf = (text: string): string[] => text.split(/\s+/).map((word) => squash(word).replace(/(?<=\p{L}{3})s$/u, ''));
  const texts = own.map(({ row }) => new Set(row.lines.flatMap((line) => wordsOf(lines[line]!.text))));
  const isBelow = own.every(({ row }) => row.lines.at(-1)! < line);
  return wordsOf(label).filter((word) => word.length >= FEWEST_LETTERS).some((word) => {
    const named = own.filter((_, at) => texts[at]!.has(word));
    return named.length >= (!isBelow || namesSide(word) ? FEWEST_NAMED : 1) && named.length < own.length && values.includes(named.reduce((sum, { amount }) => sum + Math.abs(amount), 0));
  });
}

/** "Withdrawals" heads all of them, "interest" a few. */
function namesSide(word: string): boolean {
  return [word, `${word}s`].some((name) => OF_SIDE.has(headingRole(name)) || labelKind(name) !== null);
}
