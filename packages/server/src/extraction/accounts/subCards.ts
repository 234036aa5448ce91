// One card account with several cards: each holder's purchases stand under his own card number, the balances once for all of them.
import type { Checkpoint } from '../rows/stream.js';
import { hasRows, isSameAccount, joinLedgers, type Ledger } from './ledgers.js';

/** Of an account, "ending in 8820". */
const LAST_DIGITS = /^\d{4,5}$/;

/**
 * Ledgers of cards without a balance of their own, joined to the one before them that prints both; null where there are none.
 * @param byLastDigits also accounts that nothing but their last digits tells
 */
export function joinSubCards(ledgers: readonly Ledger[], byLastDigits = false): Ledger[] | null {
  const joined: Ledger[] = [];
  let isJoined = false;
  for (const ledger of ledgers) {
    const main = joined[joined.length - 1];
    if (main && (isPartOf(ledger, main) || (byLastDigits && isToldByDigits(ledger, main))) && hasBothBalances(main)) {
      joined[joined.length - 1] = joinLedgers(ledger.closings.length > 0 && ledger.account?.isCard ? asCard(main) : main, ledger);
      isJoined = true;
    } else joined.push(ledger);
  }
  return isJoined ? joined : null;
}

/** Another card, or the main account named again at the top of a page. */
function isPartOf(ledger: Ledger, main: Ledger): boolean {
  const { account } = ledger;
  const isNamed = account === null || account.isCard || (main.account !== null && isSameAccount(account, main.account));
  // The new balance of the bill may be printed once more below the last card.
  const isOfBill = ledger.closings.every(({ amount }) => main.closings.some((item) => item.amount.number.raw === amount.number.raw));
  const isEndless = ledger.closings.length === 0 || (account?.isCard === true ? isOfBill : listsDays(ledger, main));
  return isNamed && isInOneCurrency(ledger, main) && hasRows(ledger) && ledger.openings.length === 0 && isEndless;
}

function isToldByDigits(ledger: Ledger, main: Ledger): boolean {
  return LAST_DIGITS.test(ledger.account?.number ?? '') && isInOneCurrency(ledger, main) && hasRows(ledger) && ledger.openings.length + ledger.closings.length === 0;
}

/** Balances of days below the last rows, and that of the last day is where the main account ends. */
function listsDays({ closings }: Ledger, main: Ledger): boolean {
  const [last] = closings.slice(-1);
  const areOfDays = closings.every(({ label, date }) => label === 'balance' && date !== null);
  return areOfDays && main.closings.some(({ label, amount }) => label === 'closing' && amount.number.raw === last!.amount.number.raw);
}

/** The balance before stands above the first card, the new one below the last: all of them as one, null where it is otherwise. */
export function joinSpreadCards(ledgers: readonly Ledger[]): Ledger[] | null {
  const [main, ...cards] = ledgers;
  const last = cards[cards.length - 1];
  if (!main || !last || main.openings.length === 0 || last.closings.length === 0) return null;
  // A summary above the first card may say the new balance, too.
  const isOther = ({ isUnlabelled, amount }: Checkpoint): boolean => isUnlabelled !== true && last.closings.every((item) => item.amount.number.raw !== amount.number.raw);
  if (main.closings.some(isOther)) return null;
  const areParts = cards.every((card) => card.account?.isCard === true && isInOneCurrency(card, main) && hasRows(card) && card.openings.length === 0 && (card === last || card.closings.length === 0));
  return areParts ? [cards.reduce(joinLedgers, asCard(main))] : null;
}

function asCard(main: Ledger): Ledger {
  return { ...main, account: main.account && { ...main.account, isCard: true } };
}

/** What one card owes in two currencies is no sum of both. */
function isInOneCurrency(a: Ledger, b: Ledger): boolean {
  return (a.account?.currency ?? null) === (b.account?.currency ?? null);
}

function hasBothBalances(ledger: Ledger): boolean {
  return ledger.openings.length > 0 && ledger.closings.length > 0;
}
