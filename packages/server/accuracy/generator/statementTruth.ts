// The truth of a whole document: what its imprint kept, and how it was made.
import type { Imprint, Misprint } from './imprint.js';
import type { Layout } from './layout.js';
import type { LedgerAccount } from './ledger.js';
import { describeMisprint } from './misprint.js';
import type { Truth } from './truth.js';

export interface PrintedDocument {
  name: string;
  layout: Pick<Layout, 'name' | 'country' | 'features' | 'bank'>;
  seed: number;
  accounts: readonly LedgerAccount[];
  imprint: Imprint;
  misprint: Misprint | null;
  pages: number;
  password: string | null;
  /** Whether any visible text holds the given one. */
  prints(text: string): boolean;
}

export function truthOfStatement({ name, layout, seed, accounts, imprint, misprint, pages, password, prints }: PrintedDocument): Truth {
  const bank = imprint.issuer ?? layout.bank;
  const printed = (name: string): string | null => (prints(name) ? name : null);
  const truths = accounts.map((account) => {
    const isCurrencyPrinted = prints(account.currency) || prints(SYMBOLS[account.currency] ?? account.currency);
    return { ...imprint.truthOf(account), bank: printed(bank), holder: printed(account.holder), currency: isCurrencyPrinted ? account.currency : null };
  });
  const currencies = new Set(truths.map((account) => account.currency));
  return {
    document: `${name}.pdf`,
    pages,
    currency: currencies.size === 1 ? (truths[0]?.currency ?? null) : null,
    accounts: truths,
    flags: {
      layout: layout.name,
      seed,
      country: layout.country,
      features: [...layout.features],
      consistent: misprint === null,
      hasBalances: truths.flatMap((account) => account.periods).every((period) => hasBalances(period)),
      scanned: false,
      password,
      misprint: misprint === null ? null : describeMisprint(misprint, imprint.figures, accounts),
    },
  };
}

/** Signs that one currency only is printed with. A bare $ says nothing: twenty countries print it. */
const SYMBOLS: Record<string, string> = { GBP: '£', EUR: '€', BRL: 'R$', ILS: '₪' };

function hasBalances(period: Truth['accounts'][number]['periods'][number]): boolean {
  if (period.startBalance !== null && period.endBalance !== null) return true;
  return period.transactions.length > 0 && period.transactions.every((row) => row.balance !== null);
}
