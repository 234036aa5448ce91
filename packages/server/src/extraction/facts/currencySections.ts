// One number that holds several currencies: each has its part of the document, begun by a line that names the currency.
import { isCurrencyCode } from '../tokens/currencies.js';
import { foldText, joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { headingRole } from '../vocabulary/headings.js';
import { labelKind } from '../vocabulary/labels.js';
import type { AccountMark } from './accountMark.js';
import { namedCurrency, wholeCurrencyName } from './namedCurrency.js';

/** Read on folded text. */
const LABELLED = /(?:currency|ccy|wahrung|valutes?|valuta|valiuta|waluta|devise|divisa|moneda|moeda|monnaie|валюта|mena|penznem|doviz cinsi|para birimi|통화|通貨|币种|幣別|العملة|מטבע)\s*[:.-]?\s*\(?([a-z]{3})(?![\p{L}\p{N}])/u;
const MOST_WORDS = 3;
/** "Transaction History - USD". */
const BEHIND_DASH = /^\p{L}[\p{L} ]+ [-–—] ([A-Z]{3})$/u;
const MOST_WORDS_OF_TITLE = 6;
const BRACKETED = /^[^\d(]+\(([A-Z]{3})\)[^(]*$/u;

/** The marks of accounts, and one more wherever a part in another currency begins; the same marks where there is one currency only. */
export function withCurrencySections(accounts: readonly AccountMark[], lines: readonly TokenLine[], isRow: Uint8Array): AccountMark[] {
  const found = lines.flatMap((line, index) => {
    const code = isRow[index] ? null : (codeOn(line) ?? codeBesideNumber(line, accounts) ?? codeUnder(lines, index) ?? codeOfBlock(lines, index));
    return code === null ? [] : [{ line: index, code }];
  });
  if (new Set(found.map((item) => item.code)).size < 2) return [...accounts];
  const sections = found.flatMap(({ line, code }): AccountMark[] => {
    // Where no account has a number, "EUR statement" and "USD statement" name two.
    if (accounts.length === 0) return lines[line]!.line.words.length > 1 ? [{ line, number: null, key: code, isCard: false, currency: code }] : [];
    const own = accounts.findLast((mark) => mark.line <= line);
    return own ? [{ ...own, line, currency: code }] : [];
  });
  return [...accounts, ...sections].sort((a, b) => a.line - b.line);
}

/** In sizes of type from one left edge to the other. */
const FLUSH = 0.5;
/** Headings and the lines under them, at least: with the code on the first of them, and as many as a page has. */
const FEWEST_HEADINGS = 4;
const MOST_LINES = 80;

/** "CCY" as the first of several headings, and one code under it, on the first line of the table at least. */
function codeUnder(lines: readonly TokenLine[], index: number): string | null {
  const { line, amounts } = lines[index]!;
  const first = line.words[0]!;
  if (line.words.length < FEWEST_HEADINGS || amounts.length > 0 || headingRole(squash(first.text)) !== 'currency') return null;
  const codes: string[] = [];
  for (const { line: other } of lines.slice(index + 1, index + 1 + MOST_LINES)) {
    const word = other.words[0]!;
    if (other.page !== line.page || headingRole(squash(word.text)) === 'currency') break;
    const isCode = Math.abs(word.box[0] - first.box[0]) < FLUSH * line.fontSize && isCurrencyCode(word.text);
    codes.push(isCode ? word.text : '');
  }
  const [named, ...others] = new Set(codes);
  return named && others.every((other) => other === '') ? named : null;
}

/** "USD   13 Feb   B/F balance   5,057.59" under "CCY" as the first of several headings, where another currency began before or begins below. */
function codeOfBlock(lines: readonly TokenLine[], index: number): string | null {
  const own = blockCode(lines, index);
  return own !== null && lines.some((_, at) => ![null, own].includes(blockCode(lines, at))) ? own : null;
}

function blockCode(lines: readonly TokenLine[], index: number): string | null {
  const { line: { words, page, fontSize }, amounts, dates } = lines[index]!;
  const code = words[0]!.text;
  if (!isCurrencyCode(code) || !amounts.some(({ isMoney }) => isMoney)) return null;
  const label = words.filter((_, at) => at > 0 && ![...amounts, ...dates].some(({ first, last }) => at >= first && at <= last));
  if (labelKind(squash(joinedText(label))) !== 'opening') return null;
  const heads = (line: TokenLine): boolean => line.line.page === page && line.line.words.length >= FEWEST_HEADINGS && line.amounts.length === 0 && headingRole(squash(line.line.words[0]!.text)) === 'currency' && Math.abs(line.line.words[0]!.box[0] - words[0]!.box[0]) < FLUSH * fontSize;
  return lines.slice(Math.max(0, index - MOST_LINES), index).some(heads) ? code : null;
}

/** "Home account (USD)   4471********8812", where the number is that of an account. */
function codeBesideNumber({ text, dates }: TokenLine, accounts: readonly AccountMark[]): string | null {
  const code = dates.length === 0 && text.length <= 100 ? BRACKETED.exec(text)?.[1] : undefined;
  return code !== undefined && isCurrencyCode(code) && accounts.some(({ number }) => number !== null && text.includes(number)) ? code : null;
}

/** "Currency: USD", or "USD account" or "US dollar" as a title. */
function codeOn({ text, line, amounts, dates }: TokenLine): string | null {
  const labelled = text.length <= 100 ? LABELLED.exec(foldText(text))?.[1]?.toUpperCase() : undefined;
  if (labelled && isCurrencyCode(labelled)) return labelled;
  const named = text.length <= 100 ? namedCurrency(text) : null;
  if (named !== null) return named;
  const behind = amounts.length === 0 && dates.length === 0 && line.words.length <= MOST_WORDS_OF_TITLE ? BEHIND_DASH.exec(text)?.[1] : undefined;
  if (behind !== undefined && isCurrencyCode(behind)) return behind;
  if (line.words.length > MOST_WORDS || dates.length > 0 || amounts.length > 0 || /\d/.test(text)) return null;
  const whole = wholeCurrencyName(text);
  if (whole !== null) return whole;
  const codes = line.words.map((word) => word.text.replace(/[^\p{L}]/gu, '')).filter((word) => /^[A-Z]{3}$/.test(word) && isCurrencyCode(word));
  return codes.length === 1 ? codes[0]! : null;
}
