// A statement without running balances and totals has one equation. On pixels it counts when every figure in it was read twice, in two
// ways, and said the same both times: two readings that agree on something wrong, in two places that cancel out, do not happen.
import type { Box, ExtractedDocument, PageModel, Source, StatementPeriod } from '../model.js';
import { hasOwnDate } from './dateCells.js';
import { isCleanFigure } from './doubt.js';

/** Fewer rows of one day may be the totals of a summary, which make up the same equation; but for one alone, with no figure beside it that it may be made up of. */
const FEWEST_OF_ONE_DAY = 5;
const HARDLY_READ = 0.3;

/** Periods whose only lack is that their figures were read from pixels once. */
export function awaitsConfirmation(period: StatementPeriod, pages: ReadonlyMap<number, PageModel>, { accounts }: ExtractedDocument): boolean {
  const { isReconciled, proof, rows } = period;
  if (isReconciled || proof.method !== 'bareSum' || proof.status !== 'unknown' || proof.differenceMinor !== 0) return false;
  if (proof.openQuestions.length > 0 || proof.repairs.length > 0 || proof.checks.some((check) => !check.ok)) return false;
  const days = new Set(rows.map((row) => row.date?.value));
  return (rows.length >= FEWEST_OF_ONE_DAY || days.size > 1 || (rows.length === 1 && hasOwnDate(rows[0]!) && !hasFiguresBeside([period, ...othersInBalance(period, accounts)], pages))) && rows.every((row) => isRead(row.amount.source) && row.date !== null && isRead(row.date.source));
}

/** What they print belongs to equations of their own. */
function othersInBalance(period: StatementPeriod, accounts: ExtractedDocument['accounts']): StatementPeriod[] {
  return accounts.flatMap(({ periods }) => periods).filter((other) => other !== period && other.proof.differenceMinor === 0);
}

/** Whatever is or may be a figure, but those of the equations. */
function hasFiguresBeside(periods: readonly StatementPeriod[], pages: ReadonlyMap<number, PageModel>): boolean {
  const values = periods.flatMap(({ startBalance, endBalance, rows }) => [startBalance?.value, endBalance?.value, ...rows.flatMap((row) => [row.amount.value, row.balance?.value])]);
  const known = new Set(values.map((value) => String(Math.abs(value ?? 0))));
  return [...pages.values()].some(({ words }) => words.some(({ text, confidence = 1, hidden }) => !hidden && (isCleanFigure(text) || (confidence < HARDLY_READ && /\d/.test(text))) && !known.has(text.replace(/\D/g, '').replace(/^0+(?=\d)/, ''))));
}

/** Two periods with one and the same opening or closing balance are one account that was read twice, or its summary beside it. */
export function standsAlone(period: StatementPeriod, document: ExtractedDocument): boolean {
  const others = document.accounts.flatMap((account) => account.periods).filter((other) => other !== period);
  return !others.some((other) => isSame(other.startBalance, period.startBalance) || isSame(other.endBalance, period.endBalance));
}

function isSame(a: StatementPeriod['startBalance'], b: StatementPeriod['startBalance']): boolean {
  return a !== null && b !== null && a.value === b.value && a.value !== 0;
}

export function isRead({ means }: Source): boolean {
  return means === 'ocr' || means === 'printed';
}

/** The places of all figures of the equation; null when one of them is nowhere on the page. */
export function figuresOfSum({ startBalance, endBalance, rows }: StatementPeriod): { page: number; box: Box }[] | null {
  const sources = [startBalance?.source, ...rows.map((row) => row.amount.source), endBalance?.source];
  const places = sources.flatMap((source) => (source?.page && source.box ? [{ page: source.page, box: source.box }] : []));
  return places.length === sources.length ? places : null;
}

export const SUM_CONFIRMED = 'Start balance plus rows equals the end balance exactly, and each of these figures said the same when it was read a second time.';

export function withConfirmed(document: ExtractedDocument, confirmed: ReadonlySet<StatementPeriod>, explanation: string): ExtractedDocument {
  if (confirmed.size === 0) return document;
  const proved = (period: StatementPeriod): StatementPeriod => ({ ...period, isReconciled: true, proof: { ...period.proof, status: 'reconciled', explanation } });
  return { ...document, accounts: document.accounts.map((account) => ({ ...account, periods: account.periods.map((period) => (confirmed.has(period) ? proved(period) : period)) })) };
}
