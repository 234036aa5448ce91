// Columns of money in a bank's CSV: told by the balances where no heading tells them, and the currency they are in.
import { readAmount } from '../amounts.js';
import type { DecimalMark } from '../amounts.js';
import { chainLinks } from './csvSigns.js';
import { currencyOfHeading } from './headings.js';
import type { CsvMapping, ColumnFacts } from './csvMapping.js';
import type { CsvRecord } from './records.js';

type MoneyColumns = Pick<CsvMapping['columns'], 'amount' | 'debit' | 'credit' | 'balance'>;
type Values = readonly (number | null)[];

/** More columns of numbers than any bank writes; their pairs and triples are tried. */
const MAX_CANDIDATES = 8;
const SAMPLE_ROWS = 300;

/** The columns whose amounts lead from balance to balance, without a contradiction; null when there are none. */
export function moneyByBalances(rows: readonly CsvRecord[], facts: readonly ColumnFacts[], isTaken: (column: number) => boolean, mark: DecimalMark | undefined): MoneyColumns | null {
  const isCandidate = (fact: ColumnFacts, column: number): boolean => !isTaken(column) && fact.cells.length > 0 && fact.amountShare > 0.8 && fact.dateShare < 0.5;
  const candidates = facts.flatMap((fact, column) => (isCandidate(fact, column) ? [column] : [])).slice(0, MAX_CANDIDATES);
  const sample = rows.slice(0, SAMPLE_ROWS);
  const values = new Map(candidates.map((column) => [column, sample.map(({ cells }) => readAmount(cells[column] ?? '', 6, mark)?.minor ?? null)]));
  let best: { columns: MoneyColumns; good: number } | null = null;
  const consider = (columns: MoneyColumns, amounts: Values): void => {
    const balances = values.get(columns.balance!)!;
    const { good, bad } = chainLinks(amounts.map((amount, index) => ({ amountMinor: amount ?? 0, balanceMinor: balances[index]! })), 1);
    if (bad === 0 && good > (best?.good ?? 0)) best = { columns, good };
  };
  for (const balance of candidates) {
    for (const first of candidates) {
      if (first === balance) continue;
      if (facts[first]!.cells.length > sample.length / 2) consider({ amount: first, balance }, values.get(first)!);
      for (const second of candidates) {
        if (second === balance || second === first) continue;
        const amounts = together(values.get(first)!, values.get(second)!);
        if (amounts) consider({ debit: first, credit: second, balance }, amounts);
      }
    }
  }
  return (best as { columns: MoneyColumns } | null)?.columns ?? null;
}

/** Money out and money in side by side: never both in one row. */
function together(out: Values, into: Values): number[] | null {
  const amounts: number[] = [];
  for (const [index, debit] of out.entries()) {
    const credit = into[index] ?? 0;
    if (debit && credit) return null;
    amounts.push(credit - Math.abs(debit ?? 0));
  }
  return amounts;
}

const symbols: Record<string, string> = { '€': 'EUR', '£': 'GBP', '円': 'JPY' };

/** The currency that a heading of money or the sign beside the amounts names; a dollar may be anybody's. */
export function currencyOfColumns(header: CsvRecord | null, body: readonly CsvRecord[], columns: CsvMapping['columns']): string | null {
  const money = [columns.amount, columns.debit, columns.credit, columns.balance].filter((column) => column !== undefined);
  for (const column of money) {
    const named = currencyOfHeading(header?.cells[column] ?? '');
    if (named) return named;
  }
  const found = new Set(body.slice(0, SAMPLE_ROWS).flatMap(({ cells }) => money.flatMap((column) => /[€£円]/.exec(cells[column] ?? '')?.[0] ?? [])));
  return found.size === 1 ? symbols[[...found][0]!]! : null;
}
