// Lines with their typed readings. A span may be both a date and an amount ("12.05"); the columns decide later.
import { type Line, makeLine } from '../layout/lines.js';
import type { Word } from '../model.js';
import { findAmounts, type AmountToken } from './amounts.js';
import { findDates, type DateToken } from './dates.js';
import { ibansOf } from './ibans.js';
import { joinedText, squash, toPlainText } from './plainText.js';

export interface TokenLine {
  line: Line;
  /** Words joined by spaces, as printed. */
  text: string;
  /** Folded letters and digits only. */
  squashed: string;
  dates: DateToken[];
  amounts: AmountToken[];
  /** A row whose day stands in the middle of its rows, of which some may be on another page. */
  isDayUnsure?: true;
  /** Its figures have no places on the page: those they have are counted from the end of the line. */
  isRunning?: true;
}

/** The line with other words, at its own height and in its own size of type. */
export function withWords({ line, isDayUnsure }: TokenLine, words: Word[]): TokenLine {
  const remade = tokenizeLine({ ...makeLine(words, line.page, line.lane), baseline: line.baseline, fontSize: line.fontSize });
  return isDayUnsure ? { ...remade, isDayUnsure } : remade;
}

export function tokenizeLine(line: Line): TokenLine {
  const plain = toPlainText(line.words);
  const ibans = ibansOf(line.words);
  const isApart = ({ first, last }: { first: number; last: number }): boolean => !ibans.some((iban) => first <= iban.last && last >= iban.first);
  const dates = findDates(plain, line.words).filter(isApart);
  const amounts = findAmounts(plain, line.words).filter((amount) => isApart(amount) && !dates.some((date) => coversDate(date, amount)));
  return {
    line,
    text: joinedText(line.words),
    squashed: squash(plain.text),
    dates,
    amounts,
  };
}

/** Digits inside a date are no amount, unless the date could be an amount itself. */
function coversDate(date: DateToken, amount: AmountToken): boolean {
  if (date.couldBeAmount) return false;
  return amount.first <= date.last && amount.last >= date.first && amount.x0 < date.box[2] && amount.x1 > date.box[0];
}
