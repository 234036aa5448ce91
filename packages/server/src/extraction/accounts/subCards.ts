// One card account with several cards: each holder's purchases stand under his own card number, the balances once for all of them.
import { hasRows, isSameAccount, joinLedgers, type Ledger } from './ledgers.js';

/** Ledgers of cards without a balance of their own, joined to the one before them that prints both; null where there are none. */
export function joinSubCards(ledgers: readonly Ledger[]): Ledger[] | null {
  const joined: Ledger[] = [];
  let isJoined = false;
  for (const ledger of ledgers) {
    const main = joined[joined.length - 1];
    if (main && isPartOf(ledger, main) && hasBothBalances(main)) {
      joined[joined.length - 1] = joinLedgers(main, ledger);
      isJoined = true;
    } else joined.push(ledger);
  }
  return isJoined ? joined : null;
}

/** Another card, or the main account named again at the top of a page. */
function isPartOf(ledger: Ledger, main: Ledger): boolean {
  const { account } = ledger;
  const isNamed = account === null || account.isCard || (main.account !== null && isSameAccount(account, main.account));
  return isNamed && hasRows(ledger) && ledger.openings.length === 0 && ledger.closings.length === 0;
}

/** The balance before stands above the first card, the new one below the last: all of them as one, null where it is otherwise. */
export function joinSpreadCards(ledgers: readonly Ledger[]): Ledger[] | null {
  const [main, ...cards] = ledgers;
  const last = cards[cards.length - 1];
  if (!main || !last || main.openings.length === 0 || main.closings.some((item) => item.isUnlabelled !== true) || last.closings.length === 0) return null;
  const areParts = cards.every((card) => card.account?.isCard === true && hasRows(card) && card.openings.length === 0 && (card === last || card.closings.length === 0));
  return areParts ? [cards.reduce(joinLedgers, main)] : null;
}

function hasBothBalances(ledger: Ledger): boolean {
  return ledger.openings.length > 0 && ledger.closings.length > 0;
}
