// Whether an account is a card: what its own mark says, and the words of the document, or of its own part where accounts of both kinds stand one behind the other.
import type { Ledger } from '../accounts/ledgers.js';
import { cardEvidence } from '../facts/cardEvidence.js';
import type { TokenLine } from '../tokens/tokenize.js';

/** Phrases that only bills of cards print. */
const ENOUGH = 2;

interface CardInput {
  lines: readonly TokenLine[];
  isRow: Uint8Array;
  cardPhrases: number;
}

/** @param spanOf the first and the last line with a figure of a ledger */
export function isCardLedger(ledger: Ledger, ledgers: readonly Ledger[], spanOf: (ledger: Ledger) => [number, number], { lines, isRow, cardPhrases }: CardInput): boolean {
  if (ledger.account?.isCard ?? false) return true;
  if (cardPhrases < ENOUGH) return false;
  const isNumbered = typeof ledger.account?.number === 'string';
  if (!isNumbered || !ledgers.some(({ account }) => account?.isCard)) return true;
  const [first, last] = spanOf(ledger);
  const others = ledgers.filter((other) => other !== ledger).map(spanOf);
  if (others.some(([from, to]) => from <= last && to >= first)) return true;
  const start = Math.max(-1, ...others.map(([, to]) => to).filter((to) => to < first)) + 1;
  const end = others.some(([from]) => from > last) ? last + 1 : lines.length;
  return cardEvidence(lines.slice(start, end), isRow.slice(start, end)) >= ENOUGH;
}
