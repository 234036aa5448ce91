import type { Imprint } from './imprint.js';
import type { Layout } from './layout.js';
import type { AccountPlan, LedgerAccount, LedgerPeriod } from './ledger.js';
import type { Random } from './random.js';
import type { Sheet } from './sheet.js';

/** What the layout of one account draws with. */
export interface AccountPress {
  sheet: Sheet;
  imprint: Imprint;
  account: LedgerAccount;
  period: LedgerPeriod;
  random: Random;
}

interface AccountLayout extends Omit<Layout, 'plan' | 'draw'> {
  account(random: Random): AccountPlan;
  /** Which of the period's dates the page prints; both, unless said otherwise. */
  prints?: { start: boolean; end: boolean };
  draw(press: AccountPress): void;
}

/** A statement of one account and one period, as most are. */
export function accountLayout({ account: plan, prints, draw, ...look }: AccountLayout): Layout {
  return {
    ...look,
    plan: (random) => [plan(random)],
    draw: ({ sheet, imprint, accounts, random }) => {
      const account = accounts[0]!;
      const period = account.periods[0]!;
      imprint.dates(period, prints);
      draw({ sheet, imprint, account, period, random });
    },
  };
}
