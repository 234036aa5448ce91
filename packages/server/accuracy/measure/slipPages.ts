// A statement with a page that is not there, or there twice, between reading and understanding.
import type { Random } from '../generator/random.js';
import type { PageSlip } from '../generator/slip.js';
import type { Truth } from '../generator/truth.js';
import { expectationOf, type Expectation } from './expectation.js';

interface Bound {
  page: number;
  /** The pages as they are bound. */
  pages: number[];
  expectation: Expectation;
}

/** null where no page stands between others of one period: nothing would tell that it is missing. */
export function slipPages(slip: PageSlip, truth: Truth, random: Random): Bound | null {
  const periods = truth.accounts.flatMap((account) => account.periods);
  const pagesOf = (period: (typeof periods)[number]): number[] => period.transactions.map((row) => row.page);
  const pages = Array.from({ length: truth.pages }, (_, index) => index + 1);
  const isBetween = (page: number): boolean => periods.some((period) => period.isReconciled && pagesOf(period).some((other) => other < page) && pagesOf(period).includes(page) && pagesOf(period).some((other) => other > page));
  const fit = pages.filter((page) => (slip === 'page twice' ? periods.some((period) => pagesOf(period).includes(page)) && truth.pages > 1 : isBetween(page)));
  if (fit.length === 0) return null;
  const page = random.pick(fit);
  if (slip === 'page twice') return { page, pages: pages.flatMap((own) => (own === page ? [own, own] : [own])), expectation: expectationOf(truth) };
  const accounts = truth.accounts.map((account) => ({
    ...account,
    periods: account.periods.map((period) => (pagesOf(period).includes(page) ? { ...period, isReconciled: false, transactions: period.transactions.filter((row) => row.page !== page) } : period)),
  }));
  return { page, pages: pages.filter((own) => own !== page), expectation: expectationOf({ ...truth, accounts }) };
}
