// "Amount EUR, amount BGN, balance EUR, balance BGN": every movement and every balance said in two currencies. The account is kept in one of them,
// and what is said in the other one is rounded, so that its balances lead to each other now and then only.
import type { TableKind } from '../columns/tables.js';
import { addTo } from '../groups.js';
import { currencyOfWord } from '../tokens/currencies.js';
import { isKeptInSecond } from '../tokens/twoCurrencies.js';
import { ledgerOfColumns, linksOf } from './ledgerOfColumns.js';
import { rowsOf, type Ledger } from './ledgers.js';
import type { SplitContext } from './unnumberedAccounts.js';

type Context = Pick<SplitContext, 'kinds' | 'lines' | 'valueOf'>;

interface Display {
  currency: string;
  columns: ReadonlySet<number>;
  balance: number;
}

/** Fewer links may hold by chance. */
const FEWEST_LINKS = 2;

export function withoutSecondCurrency(ledgers: readonly Ledger[], context: Context): Ledger[] {
  return ledgers.map((ledger) => {
    const own = keptDisplay(ledger, context);
    if (own === null) return ledger;
    const kept = ledgerOfColumns(ledger, { holds: (column) => own.columns.has(column), balance: own.balance, hasRest: true }, context);
    return kept.account ? { ...kept, account: { ...kept.account, currency: own.currency } } : kept;
  });
}

/** Of two that every row fills alike: that which the page names, then that whose balances lead to each other far more often, then the first. */
function keptDisplay(ledger: Ledger, { kinds, lines, valueOf }: Context): Display | null {
  const rows = rowsOf(ledger);
  const kind = kinds[rows[0]?.kind ?? -1];
  const displays = kind ? displaysOf(kind) : [];
  if (displays.length !== 2 || rows.some((row) => row.kind !== kind!.id)) return null;
  const filled = ({ columns }: Display, at: number): number => [...columns].filter((column) => rows[at]!.cells[column] !== null).length;
  if (rows.some((_, at) => filled(displays[0]!, at) !== filled(displays[1]!, at) || filled(displays[0]!, at) < 2 || displays.some(({ balance }) => rows[at]!.cells[balance] === null))) return null;
  const [first, second] = displays as [Display, Display];
  const linksIn = ({ columns, balance }: Display): number => linksOf(rows, { holds: (column) => columns.has(column), balance }, valueOf);
  const kept = isKeptInSecond([first.currency, second.currency], [linksIn(first), linksIn(second)], lines) ? second : first;
  return linksIn(kept) >= FEWEST_LINKS ? kept : null;
}

/** Columns by the currency in their headings, one of them a balance and another one not. */
function displaysOf({ amounts }: TableKind): Display[] {
  const byCurrency = new Map<string, number[]>();
  for (const [column, { headingText }] of amounts.entries()) {
    const currency = currencyIn(headingText ?? '');
    if (currency === null) return [];
    addTo(byCurrency, currency, column);
  }
  return [...byCurrency].flatMap(([currency, columns]): Display[] => {
    const [balance, ...more] = columns.filter((column) => amounts[column]!.heading === 'balance');
    return balance === undefined || more.length > 0 || columns.length < 2 ? [] : [{ currency, columns: new Set(columns), balance }];
  });
}

function currencyIn(heading: string): string | null {
  for (const word of heading.split(/[\s/]+/)) {
    const named = currencyOfWord(word) ?? null;
    if (named !== null) return named;
  }
  return null;
}
