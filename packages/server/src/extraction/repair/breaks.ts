// Where the printed figures of a period disagree with its rows, and how far a document as a whole is from its proof.
import type { Box, ExtractedDocument, Source, StatementPeriod } from '../model.js';
import { countBroken, linkBalances, type Link } from '../../reconciliation/timeline.js';

/** Figures of which at least one is wrong, as places on pages. */
export interface BrokenPlace {
  figures: { page: number; box: Box }[];
  /** The rows between the two balances, as indexes into the period's rows, lowest first; none for a total. */
  rows: [number, number] | null;
}

export function brokenPlaces(period: StatementPeriod): BrokenPlace[] {
  const { links, isDescending } = linksOf(period);
  const count = period.rows.length;
  const places: BrokenPlace[] = links.filter((link) => !link.ok).map((link) => {
    const at = (index: number) => period.rows[isDescending ? count - 1 - index : index];
    const between = Array.from({ length: Math.max(0, link.to - link.from + 1) }, (_, offset) => at(link.from + offset)!);
    const before = link.from > 0 ? at(link.from - 1)?.balance?.source : period.startBalance?.source;
    const after = at(link.to)?.balance?.source ?? period.endBalance?.source;
    const sources = [before, ...between.flatMap((row) => [row.amount.source, row.balance?.source]), after];
    const [first, last] = isDescending ? [count - 1 - link.to, count - 1 - link.from] : [link.from, link.to];
    return { figures: sources.flatMap(placeOf), rows: [first, last] };
  });
  return [...places, ...brokenChecks(period)];
}

/** Totals that do not hold, and the first balance between rows that does not: those after it inherit its difference. */
function brokenChecks(period: StatementPeriod): BrokenPlace[] {
  const { checks } = period.proof;
  const balances = checks.filter((check) => check.kind === 'runningBalance' && check.rows).sort((a, b) => a.rows![1] - b.rows![1]);
  const first = balances.findIndex((check) => !check.ok);
  const places: BrokenPlace[] = checks.filter((check) => !check.ok && check.kind !== 'runningBalance').map((check) => ({ figures: placeOf(check.source), rows: null }));
  if (first < 0) return places;
  const broken = balances[first]!;
  const from = (balances[first - 1]?.rows?.[1] ?? -1) + 1;
  const between = period.rows.slice(from, broken.rows![1] + 1).map((row) => row.amount.source);
  const sources = [balances[first - 1]?.source ?? period.startBalance?.source, ...between, broken.source];
  return [...places, { figures: sources.flatMap(placeOf), rows: [from, broken.rows![1]] }];
}

function placeOf(source: Source | null | undefined): { page: number; box: Box }[] {
  return source?.page && source.box ? [{ page: source.page, box: source.box }] : [];
}

function linksOf(period: StatementPeriod): { links: Link[]; isDescending: boolean } {
  const rows = period.rows.map((row) => ({ amount: row.amount.value, balance: row.balance?.value ?? null }));
  const start = period.startBalance?.source.means === 'inferred' ? null : (period.startBalance?.value ?? null);
  const end = period.endBalance?.value ?? null;
  const ascending = linkBalances(rows, start, end);
  const descending = linkBalances([...rows].reverse(), start, end);
  const isDescending = countBroken(descending) < countBroken(ascending);
  return { links: isDescending ? descending : ascending, isDescending };
}

export interface Standing {
  /** Rows in periods that are proved. */
  proved: number;
  /** Balances, totals and equations that do not hold. */
  broken: number;
  rows: number;
}

export function standingOf(document: ExtractedDocument): Standing {
  const standing: Standing = { proved: 0, broken: 0, rows: 0 };
  for (const period of document.accounts.flatMap((account) => account.periods)) {
    standing.rows += period.rows.length;
    if (period.isReconciled) standing.proved += period.rows.length;
    standing.broken += countBroken(linksOf(period).links) + period.proof.checks.filter((check) => !check.ok && check.kind !== 'countBalances').length;
    if (period.proof.differenceMinor !== null && period.proof.differenceMinor !== 0) standing.broken += 1;
  }
  return standing;
}

/** Positive when `a` is nearer to a proof than `b`, and has lost no row on the way. */
export function compareStandings(a: Standing, b: Standing): number {
  if (a.proved !== b.proved) return a.proved - b.proved;
  return b.broken - a.broken;
}
