// Whether an account is a card: what its own mark says, and the words of the document, or of its own part where accounts of both kinds stand one behind the other.
import { type Ledger, rowsOf } from '../accounts/ledgers.js';
import { cardEvidence } from '../facts/cardEvidence.js';
import { foldText } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { isCharged } from '../vocabulary/cardPayments.js';

/** Phrases that only bills of cards print. */
const ENOUGH = 2;

interface CardInput {
  lines: readonly TokenLine[];
  isRow: Uint8Array;
  cardPhrases: number;
}

/** "Platinum Visa" over the rows of one account of several; some pay from the account they are called after. */
const CARD_TITLE = /(?<!\p{L})(?:visa|master ?card|amex|american express|diners|(?:credit|charge) ?card|kreditkarte|carte de credit|tarjeta de credito|cartao de credito|carta di credito)(?!\p{L})/u;
const PAID_AT_ONCE = /debit|prepaid|prepag|prepay/u;
const LONGEST_TITLE = 60;

export function isCardTitle(text: string): boolean {
  const folded = foldText(text);
  return folded.length <= LONGEST_TITLE && CARD_TITLE.test(folded) && !PAID_AT_ONCE.test(folded);
}

function isTitledCard({ account }: Ledger, { lines }: Pick<CardInput, 'lines'>): boolean {
  const { text, amounts } = account ? lines[account.line]! : { text: '', amounts: [] };
  return !amounts.some(({ isMoney }) => isMoney) && isCardTitle(text);
}

/** @param spanOf the first and the last line with a figure of a ledger */
export function isCardLedger(ledger: Ledger, ledgers: readonly Ledger[], spanOf: (ledger: Ledger) => [number, number], { lines, isRow, cardPhrases }: CardInput): boolean {
  if (ledger.account?.isCard ?? false) return true;
  const phrasesOf = (): number => {
    const [first, last] = spanOf(ledger);
    const others = ledgers.filter((other) => other !== ledger).map(spanOf);
    const start = Math.max(-1, ...others.map(([, to]) => to).filter((to) => to < first)) + 1;
    const end = others.some(([from]) => from > last) ? last + 1 : lines.length;
    return cardEvidence(lines.slice(start, end), isRow.slice(start, end));
  };
  const isTitled = (other: Ledger): boolean => isTitledCard(other, { lines });
  const areTitled = ledgers.some(isTitled) && !ledgers.every(isTitled);
  if (areTitled && isTitled(ledger)) return phrasesOf() > 0 || rowsOf(ledger).some((row) => row.lines.some((line) => isCharged(foldText(lines[line]!.text))));
  if (cardPhrases < ENOUGH) return false;
  const isNumbered = typeof ledger.account?.number === 'string';
  if (!areTitled && (!isNumbered || !ledgers.some(({ account }) => account?.isCard))) return true;
  const [first, last] = spanOf(ledger);
  if (ledgers.some((other) => other !== ledger && spanOf(other)[0] <= last && spanOf(other)[1] >= first)) return true;
  return phrasesOf() >= ENOUGH;
}
