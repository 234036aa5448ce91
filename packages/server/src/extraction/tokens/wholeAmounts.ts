// "JPY   -903   321,105" among rows in currencies with decimals: in a cell of its own, the code of a currency without any says that the whole
// figures behind it are money. So does "Japanese Yen (JPY)" above a table, of "758" in the column of "1,565".
import type { AmountToken } from './amounts.js';
import { decimalsOf, isCurrencyCode } from './currencies.js';
import type { NumberForm } from './numbers.js';
import type { TokenLine } from './tokenize.js';

/** Longer ones are numbers of something. */
const LONGEST = 9;

export function withWholeAmounts(lines: readonly TokenLine[], form: NumberForm): readonly TokenLine[] {
  if (form.scale === 0) return lines;
  const inSections = bareInSections(lines);
  return lines.map((line) => {
    const bare = [...bareBehindCode(line), ...(inSections.get(line) ?? [])];
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

/** Figures of a column, at least, that are printed as whole money; and in sizes of type, by how much they may end apart. */
const FEWEST_IN_COLUMN = 3;
const SAME_PLACE = 0.4;

/** A code has three letters, with marks around it perhaps. */
const LONGEST_CODE = 6;

function codesOn({ line: { words } }: TokenLine): string[] {
  return [...new Set(words.flatMap(({ text }) => (text.length > LONGEST_CODE ? [] : [text.replace(/[^\p{L}]/gu, '')])).filter(isCurrencyCode))];
}

/** From a line without a day that names one currency to the next such line, where all that is surely money is whole: the figures without a mark in its columns. */
function bareInSections(lines: readonly TokenLine[]): Map<TokenLine, AmountToken[]> {
  const found = new Map<TokenLine, AmountToken[]>();
  const sections: { code: string; lines: TokenLine[] }[] = [];
  for (const line of lines) {
    const codes = line.dates.length > 0 ? [] : codesOn(line);
    if (codes.length > 0 && (codes.length > 1 || codes[0] !== sections.at(-1)?.code)) sections.push({ code: codes.length > 1 ? '' : codes[0]!, lines: [] });
    sections.at(-1)?.lines.push(line);
  }
  for (const { code, lines: own } of sections) {
    if (code === '' || decimalsOf(code) !== 0) continue;
    const money = own.flatMap(({ amounts }) => amounts.filter(({ isMoney }) => isMoney));
    if (!money.every(isWhole)) continue;
    for (const line of own) {
      const isInColumn = ({ x1 }: AmountToken): boolean => money.filter((other) => Math.abs(other.x1 - x1) < SAME_PLACE * line.line.fontSize).length >= FEWEST_IN_COLUMN;
      const bare = line.dates.length === 0 ? [] : line.amounts.filter((amount) => !amount.isMoney && amount.number.mark === 'none' && amount.number.raw.length <= LONGEST && isInColumn(amount));
      if (bare.length > 0) found.set(line, bare);
    }
  }
  return found;
}
