// "JPY   -903   321,105" among rows in currencies with decimals: in a cell of its own, the code of a currency without any says that the whole
// figures behind it are money.
import type { AmountToken } from './amounts.js';
import { decimalsOf, isCurrencyCode } from './currencies.js';
import type { NumberForm } from './numbers.js';
import type { TokenLine } from './tokenize.js';

/** Longer ones are numbers of something. */
const LONGEST = 9;

export function withWholeAmounts(lines: readonly TokenLine[], form: NumberForm): readonly TokenLine[] {
  if (form.scale === 0) return lines;
  return lines.map((line) => {
    const bare = bareBehindCode(line);
    return bare.length === 0 ? line : { ...line, amounts: line.amounts.map((amount) => (bare.includes(amount) ? { ...amount, isMoney: true } : amount)) };
  });
}

/** Whole figures behind the code, where nothing but whole figures stands there to the end of the line, one of them printed as money. */
function bareBehindCode({ line: { words }, amounts }: TokenLine): AmountToken[] {
  // Most lines show nothing but money, or none.
  if (!amounts.some(({ isMoney }) => isMoney) || amounts.every(({ isMoney }) => isMoney)) return [];
  const code = words.findLastIndex(({ text }) => isCurrencyCode(text) && decimalsOf(text) === 0);
  if (code < 0) return [];
  const behind = amounts.filter(({ first }) => first > code);
  const areFigures = words.every((_, at) => at <= code || behind.some(({ first, last }) => at >= first && at <= last));
  const areWhole = behind.every(({ number, isMoney }) => isMoney || (number.mark === 'none' && number.raw.length <= LONGEST));
  return areFigures && areWhole && behind.some(({ isMoney }) => isMoney) && behind.every(isWhole) ? behind.filter(({ isMoney }) => !isMoney) : [];
}

function isWhole({ number: { mark, raw } }: AmountToken): boolean {
  return mark === 'none' || /^\d{1,3}(?:[ '.,]\d{3})+$/.test(raw);
}
