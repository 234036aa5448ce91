// "You owed on 1 July   21,674.23" over "You owe on 31 December   19,920.49", "O saldo em 31-12-2025 era de 525,50 e em 14-02-2026 é de 950,00":
// two figures behind the days that the rows lie between, in whatever words. Where one of them is the balance of its end, the other is meant to
// be that of the other end, and is tested.
import type { PeriodBalances } from '../accounts/periodBalances.js';
import { kindOfLabel } from '../facts/figures.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { StatementPeriod } from '../model.js';
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { AmountToken } from '../tokens/amounts.js';
import { dayOfIso, resolveDay, type DateFrame, type YearAnchor } from '../tokens/dateOrder.js';
import { foldText, joinedText } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { StrayContext } from './strayFigures.js';

/** Lines of a summary. */
const MOST_LINES = 10;

interface DatedFigure {
  token: AmountToken;
  line: number;
  day: number;
  value: number;
  label: string;
}

type DatedContext = StrayContext & { frame: DateFrame; anchor: YearAnchor | null };

export function datedEnds({ startDate, endDate, rows }: Pick<StatementPeriod, 'startDate' | 'endDate' | 'rows'>, solved: readonly SolvedRow[], { start, end }: PeriodBalances, context: DatedContext): PrintedCheck[] {
  const days = rows.flatMap(({ date }) => (date ? [dayOfIso(date.value)] : []));
  if (!startDate || !endDate || !start || !end || days.length === 0) return [];
  const [from, to, first, last] = [dayOfIso(startDate.value), dayOfIso(endDate.value), Math.min(...days), Math.max(...days)];
  const figures = datedFigures(solved, context);
  const openings = figures.filter(({ day }) => day >= from - 1 && day <= Math.min(from, first));
  const closings = figures.filter(({ day }) => day >= Math.max(to, last) && day <= to + 1);
  const test = (told: readonly DatedFigure[], own: number, others: readonly DatedFigure[], actual: number): PrintedCheck[] => {
    const known = told.filter(({ value }) => value === Math.abs(own));
    if (others.some(({ value }) => value === Math.abs(actual))) return [];
    return others.filter(({ value }) => !context.elsewhere.has(value)).filter((other) => known.some((figure) => saysTheSame(figure, other, context.lines)))
      .map(({ label, value, token, line }) => ({ kind: 'other', label, expected: value, actual: Math.abs(actual), source: context.sourceOf(token, line) }));
  };
  // On the day of the first row it may be the balance after it.
  return [...test(openings, start.value, closings, end.value), ...test(closings, end.value, openings.filter(({ day }) => day < first), start.value)];
}

/** Outside of the rows, each behind a day of its own. A sentence below the last row may have been taken for text of it. */
function datedFigures(solved: readonly SolvedRow[], { lines, form, decimals, frame, anchor }: DatedContext): DatedFigure[] {
  const ofRows = new Set(solved.flatMap(({ amountLine, balanceLine }) => [amountLine, balanceLine]));
  return lines.flatMap((line, index) => {
    if (ofRows.has(index) || line.dates.length === 0) return [];
    return line.amounts.filter(({ isMoney }) => isMoney).flatMap((token): DatedFigure[] => {
      const from = (line.amounts.findLast(({ isMoney, last }) => isMoney && last < token.first)?.last ?? -1) + 1;
      const own = line.dates.filter((date) => date.first >= from && date.last < token.first);
      const day = own.length === 1 ? resolveDay(own[0]!, frame, anchor) : null;
      const label = own.length === 1 ? joinedText(line.line.words.slice(from, own[0]!.first)) : '';
      if (day === null || !/\p{L}/u.test(label) || kindOfLabel(label) === 'ignore') return [];
      return [{ token, line: index, day, value: magnitude(token, form, decimals), label }];
    });
  });
}

/** In one sentence, or one below the other in words that begin alike or share one. */
function saysTheSame(a: DatedFigure, b: DatedFigure, lines: readonly TokenLine[]): boolean {
  const { page, fontSize } = lines[a.line]!.line;
  if (a.line === b.line) return true;
  if (lines[b.line]!.line.page !== page || Math.abs(a.line - b.line) > MOST_LINES || Math.abs(a.token.x1 - b.token.x1) > fontSize) return false;
  const wordsOf = ({ label }: DatedFigure): string[] => [...foldText(label).matchAll(/\p{L}{3,}/gu)].map(([word]) => word);
  const [own, other] = [wordsOf(a), wordsOf(b)];
  return own[0] !== undefined && (own[0] === other[0] || own.some((word) => word.length > 3 && other.includes(word)));
}
