// A statement that prints a balance on every row and none before the first: each row but the first lies between two balances that agree with
// it. On digital text that is a proof. On pixels the first row is pinned by nothing, so it is read again; and none may have been overlooked before it.
import type { Box, ExtractedDocument, PageModel, StatementPeriod, StatementRow } from '../model.js';
import { isRead } from './confirmSums.js';
import { isCleanFigure } from './doubt.js';

const FEWEST_ROWS = 5;

export const CHAIN_CONFIRMED = 'No start balance is printed. Each row lies between two printed balances that agree with it, and the first and the last row said the same when they were read a second time.';

/** Periods whose only lack is that nothing printed stands before the first row. */
export function awaitsEnds({ isReconciled, proof, rows, startBalance }: StatementPeriod): boolean {
  if (isReconciled || proof.status !== 'unknown' || proof.method !== 'none' || startBalance?.source.means !== 'inferred') return false;
  if (proof.openQuestions.length > 0 || proof.firstBreak !== null || proof.checks.some((check) => !check.ok)) return false;
  return rows.length >= FEWEST_ROWS && rows.every((row) => isRead(row.amount.source) && row.balance !== null && isRead(row.balance.source) && row.date !== null && isRead(row.date.source));
}

/** Amount and balance of the first and the last row: time may run either way. */
export function figuresOfEnds({ rows }: StatementPeriod): { page: number; box: Box }[] | null {
  const sources = [rows[0]!, rows[rows.length - 1]!].flatMap((row) => [row.amount.source, row.balance!.source]);
  const places = sources.flatMap((source) => (source.page && source.box ? [{ page: source.page, box: source.box }] : []));
  return places.length === sources.length ? places : null;
}

/**
 * A figure in the column of balances above the first row or below the last may be of a row that was not understood, unless it is one of the
 * four that a summary repeats, or stands beside a row of another account of the same table.
 */
export function hasFiguresBeyond({ rows, startBalance, endBalance }: StatementPeriod, pages: ReadonlyMap<number, PageModel>, { accounts }: ExtractedDocument): boolean {
  const understood = accounts.flatMap(({ periods }) => periods).flatMap((period) => period.rows).flatMap(({ balance }) => (balance?.source.box ? [{ page: balance.source.page, box: balance.source.box }] : []));
  const isOfRow = (page: number, [x0, y0, x1, y1]: Box) => understood.some(({ page: own, box }) => own === page && (x0 + x1) / 2 > box[0] && (x0 + x1) / 2 < box[2] && (y0 + y1) / 2 > box[1] && (y0 + y1) / 2 < box[3]);
  const sum = (sign: 1 | -1) => rows.reduce((total, row) => total + (row.amount.value * sign > 0 ? row.amount.value : 0), 0);
  const known = new Set([startBalance?.value, endBalance?.value, sum(1), sum(-1)].map((value) => String(Math.abs(value ?? 0))));
  const stands = (row: StatementRow, isBeyond: (box: Box) => boolean): boolean => {
    const [x0, , x1] = row.balance!.source.box!;
    // A currency may stand behind the balance, and within its box.
    const isUnder = ([left, , right]: Box) => Math.abs(right - x1) < row.balance!.source.box![3] - row.balance!.source.box![1] || Math.min(right, x1) - Math.max(left, x0) > 0.5 * (right - left);
    return (pages.get(row.page)?.words ?? []).some((word) => {
      const isKnown = known.has(word.text.replace(/\D/g, '').replace(/^0+(?=\d)/, ''));
      return !isKnown && isBeyond(word.box) && isUnder(word.box) && !isOfRow(row.page, word.box) && (isCleanFigure(word.text) || (word.confidence ?? 1) < 0.3);
    });
  };
  const [first, last] = [rows[0]!, rows[rows.length - 1]!];
  return stands(first, (box) => box[3] <= first.balance!.source.box![1]) || stands(last, (box) => box[1] >= last.balance!.source.box![3]);
}
