// Amounts as banks write them in exchange files, as exact minor units.
import { parseDecimal } from '@tieout/sdk/contract';

export type DecimalMark = '.' | ',';

export interface ReadAmount {
  minor: number;
  /** The text itself says the direction: a minus, parentheses, or CR and DR. */
  isSigned: boolean;
}

const suffixes = /\s*(?<![A-Za-z])(CR|DR|C|D|H|S|DB|DEB|CRED)\.?$/i;

/** Null when the text is not an amount. `mark` is the decimal mark of the column; without it the text decides. */
export function readAmount(text: string, decimals: number, mark?: DecimalMark): ReadAmount | null {
  let rest = text.trim().replace(/[\u2212\u2012\u2013\u2014]/g, '-').replace(/[\u00a0\u202f\u2007\u2009]/g, ' ');
  let sign = 0;
  const suffix = suffixes.exec(rest);
  if (suffix && /\d/.test(rest.slice(0, suffix.index))) {
    sign = /^(D|S)/i.test(suffix[1]!) ? -1 : 1;
    rest = rest.slice(0, suffix.index);
  }
  rest = rest.replace(/^[A-Z]{3}\s*(?=[-+(\d])|(?<=[\d)-])\s*[A-Z]{3}$/g, '').replace(/[\p{Sc}\s'’]/gu, '');
  if (/^\(.*\)$/.test(rest)) {
    sign = -1;
    rest = rest.slice(1, -1);
  }
  const signed = /^([-+])(.*)$|^(.*)([-+])$/.exec(rest);
  if (signed) {
    const mark1 = signed[1] ?? signed[4];
    sign = mark1 === '-' ? -1 : sign || 1;
    rest = (signed[2] ?? signed[3])!;
  }
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(rest)) return null;
  const minor = parseDecimal(plainDecimal(rest, decimals, mark), decimals);
  return minor === null ? null : { minor: sign < 0 && minor !== 0 ? -minor : minor, isSigned: sign !== 0 };
}

/** Digits with one dot: group marks go, the decimal mark becomes a dot. */
function plainDecimal(digits: string, decimals: number, mark: DecimalMark | undefined): string {
  const decimal = mark && !contradicts(digits, mark) ? mark : guessMark(digits, decimals);
  const group = decimal === ',' ? '.' : ',';
  return digits.replaceAll(group, '').replace(decimal, '.');
}

/** What would be a group of thousands has not three digits: this text is written otherwise than its column. */
function contradicts(digits: string, mark: DecimalMark): boolean {
  const groups = digits.split(mark)[0]!.split(mark === ',' ? '.' : ',');
  return groups.length > 1 && groups.at(-1)!.length !== 3;
}

/** The last mark is the decimal one, unless it is followed by three digits of a group or stands more than once. */
function guessMark(digits: string, decimals: number): DecimalMark {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return '.';
  const mark = digits[last] as DecimalMark;
  const other: DecimalMark = mark === '.' ? ',' : '.';
  if (digits.includes(other)) return mark;
  const isGroup = digits.length - last - 1 === 3 && decimals !== 3;
  return isGroup || digits.indexOf(mark) !== last ? other : mark;
}

/**
 * The decimal mark of a whole column: the one that every text with evidence agrees on. "1.234" alone says nothing,
 * "1.234,56" and "12,5" do.
 */
export function decimalMarkOf(texts: readonly string[]): DecimalMark | null {
  const votes = { '.': 0, ',': 0 };
  for (const text of texts) {
    const digits = text.replace(/[^\d.,]/g, '');
    const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
    if (last < 0) continue;
    const mark = digits[last] as DecimalMark;
    const after = digits.length - last - 1;
    const isMixed = digits.includes(mark === '.' ? ',' : '.');
    if (isMixed || (after !== 3 && after > 0 && digits.indexOf(mark) === last)) votes[mark] += 1;
    else if (digits.indexOf(mark) !== last) votes[mark === '.' ? ',' : '.'] += 1;
  }
  if (votes['.'] === votes[',']) return null;
  return votes[','] > votes['.'] ? ',' : '.';
}
