// The currency of a document. A sign that several countries share decides nothing by itself: then what the page says of its country
// does, and where that says nothing either the currency is not known.
import type { AmountToken } from '../tokens/amounts.js';
import { currencyNamed, currencyOf, isCurrencyCode } from '../tokens/currencies.js';
import { foldText } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { hasCourtesyTitle } from '../vocabulary/names.js';
import { COUNTRY_HINTS, ROMANCE_WORDS } from './countries.js';
import { FEWEST_OF_SHARE } from './institution.js';
import { namedCurrency } from './namedCurrency.js';

export interface CurrencyFinding {
  code: string | null;
  /** Dates of numbers alone are rather month before day. */
  isMonthFirst: boolean;
}

const SHARED: readonly { sign: RegExp; codes: ReadonlySet<string> }[] = [
  { sign: /\$/, codes: new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP', 'UYU', 'JMD', 'TTD', 'FJD', 'BND', 'NAD', 'XCD', 'BBD', 'BZD', 'DOP', 'BRL']) },
  { sign: /[¥￥]/, codes: new Set(['JPY', 'CNY']) },
  { sign: /kr/i, codes: new Set(['SEK', 'NOK', 'DKK', 'ISK']) },
];
const RUPEES = new Set(['PKR', 'LKR', 'NPR', 'MUR']);
/** Of countries that write days of numbers with the month first. */
const MONTH_FIRST = new Set(['USD', 'PHP']);
/** Less than this is no evidence for a country. */
const LEAST_WEIGHT = 1.2;

const SAYS_CURRENCY = /curr|wahrung|devise|divisa|monnaie|moneda|moeda|valuta|waluta|ccy|parabirimi|mena|monedh|devizanem|loaitien|matauang|валют|валут|valyuta|מטבע|عمل[ةه]|ვალუტა/;

/** "Alle Währungen außer USD"; "M BOB LEROUX" is called like a code. */
const LEAVES_OUT = /^(?:außer|ausser|ohne|except|excluding|excl\.?|hors|sauf|salvo|excepto|eccetto|exceto|behalve|utom|unntatt|undtagen|oprócz|kromě|kivéve|hariç|кроме)$/iu;


/** Of a code or a name behind what says that the currency follows. */
const NAMED_WEIGHT = 6;

/** What the ledger's own cells are printed in counts most, then codes in headings; the country breaks the silence. */
export function findCurrency(lines: readonly TokenLine[], isRow: Uint8Array, cells: readonly AmountToken[]): CurrencyFinding {
  const votes = new Map<string, number>();
  const vote = (code: string, weight: number): void => void votes.set(code, (votes.get(code) ?? 0) + weight);
  let signs = '';
  const see = (amount: AmountToken): void => {
    if (amount.currency) vote(amount.currency, 1);
    else if (amount.currency === null) signs += amount.text.replace(/[\d.,\s]/g, '');
  };
  const outside = lines.filter((_, index) => !isRow[index]);
  for (const cell of cells) see(cell);
  for (const line of outside) {
    // What something cost abroad says nothing of the account.
    if (/foreigncurrency|exchangerate|wechselkurs|tauxdechange|tipodecambio/.test(line.squashed)) continue;
    for (const amount of line.amounts) see(amount);
    line.line.words.forEach((word, at) => {
      // "ÇAMLICA CAD. NO 4" is a street: letters with a full stop, and words behind it, are short for one.
      if ((!word.text.endsWith('.') || at === line.line.words.length - 1) && !isLeftOut(line, at)) voteForWord(word.text, line, vote);
    });
    const named = SAYS_CURRENCY.test(line.squashed) || /cuenta|conta|conto|compte|account/.test(line.squashed) ? namedCurrency(line.text) : null;
    if (named !== null) vote(named, NAMED_WEIGHT);
  }
  if (signs === '' && votes.size === 0) signs = headedSigns(outside);
  // What the name of a share says of a country is none of the account's.
  const countries = countryWeights(outside.filter(({ amounts }) => amounts.filter(({ isMoney }) => isMoney).length < FEWEST_OF_SHARE));
  const rows = lines.filter((_, index) => isRow[index] === 1);
  return { code: decide(votes, signs, countries, outside) ?? dollarsOf(signs, lines) ?? (signs === '' ? theOnlyCode(outside, rows) : null) ?? decide(votes, signs, countryOfRows(rows), outside), isMonthFirst: isMonthFirst(votes, signs, countries, outside) };
}

function decide(votes: ReadonlyMap<string, number>, signs: string, countries: ReadonlyMap<string, number>, lines: readonly TokenLine[]): string | null {
  const shared = SHARED.find(({ sign }) => sign.test(signs));
  if (shared) {
    const codes = [...shared.codes];
    const named = best(codes.map((code) => [code, votes.get(code) ?? 0]));
    if (named) return named;
    const country = best(codes.map((code) => [code, countries.get(code) ?? 0]), LEAST_WEIGHT);
    if (country) return country;
    return shared.codes.has('SEK') ? crownOf(lines) : null;
  }
  const code = best([...votes]);
  if (code === 'INR') return best([...countries].filter(([other]) => RUPEES.has(other)), LEAST_WEIGHT) ?? code;
  return code ?? best([...countries], 2);
}

/** "$" beside "03/28/2026": whole days of numbers, the second of which is no month, in no language that writes them so elsewhere. */
function dollarsOf(signs: string, lines: readonly TokenLine[]): string | null {
  return signs.includes('$') && areMonthFirst(lines) ? 'USD' : null;
}

function areMonthFirst(lines: readonly TokenLine[]): boolean {
  const open = lines.flatMap(({ dates }) => dates.filter(({ order, year }) => order === 'open' && year !== null));
  return open.some(({ a, b }) => a <= 12 && b > 12) && open.every(({ a }) => a <= 12) && !lines.some(({ text }) => ROMANCE_WORDS.test(text));
}

function isLeftOut({ line: { words } }: TokenLine, at: number): boolean {
  return at > 0 && /[A-Z]{3}/.test(words[at]!.text) && (LEAVES_OUT.test(words[at - 1]!.text) || hasCourtesyTitle(`${words[at - 1]!.text} ${words[at]!.text}`));
}

function isCodeIn({ text }: TokenLine, code: string): boolean {
  return isCurrencyCode(code) && !(code === 'BHD' && COMPANY.test(text));
}

/** "MAJU JAYA SDN BHD": a form of companies in Malaysia and Brunei, and no dinars. */
export const COMPANY = /(?<!\p{L})sdn\.? ?bhd(?!\p{L})/iu;

/** The heaviest; null when none reaches the least weight, or two are level. */
function best(weights: readonly (readonly [string, number])[], least = 0.1): string | null {
  const [first, second] = [...weights].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (!first || first[1] < least || first[1] === second?.[1]) return null;
  return first[0];
}

function countryWeights(lines: readonly TokenLine[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { pattern, currency, weight } of COUNTRY_HINTS) {
    if (lines.some((line) => pattern.test(line.text))) weights.set(currency, (weights.get(currency) ?? 0) + weight);
  }
  return weights;
}

/** Where the head says nothing: of the rows, which country most of them hold the words of. */
function countryOfRows(rows: readonly TokenLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { pattern, currency, weight } of COUNTRY_HINTS) {
    if (weight >= 3) counts.set(currency, (counts.get(currency) ?? 0) + rows.slice(0, MOST_ROWS).filter((line) => pattern.test(line.text)).length);
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= FEWEST_OF_COUNTRY && first[1] >= 3 * (second?.[1] ?? 0) ? new Map([[first[0], LEAST_WEIGHT + 1]]) : new Map();
}

/** Rows that are looked at, and how many must speak of a country. */
const MOST_ROWS = 300;
const FEWEST_OF_COUNTRY = 3;

/** "Balance ($)": the sign stands in the headings only. */
function headedSigns(lines: readonly TokenLine[]): string {
  return lines.some((line) => line.line.words.some((word) => /^\(?\$\)?$/.test(word.text))) ? '$' : '';
}

function isMonthFirst(votes: ReadonlyMap<string, number>, signs: string, countries: ReadonlyMap<string, number>, lines: readonly TokenLine[]): boolean {
  const code = decide(votes, signs, countries, lines);
  if (code !== null) return MONTH_FIRST.has(code);
  return signs.includes('$') && !lines.some((line) => ROMANCE_WORDS.test(line.text));
}

/** "kr" alone is Swedish, Norwegian, Danish or Icelandic: told by the words. */
function crownOf(lines: readonly TokenLine[]): string {
  const text = lines.slice(0, 200).map((line) => line.squashed).join(' ');
  if (/kontoutskrift|innskudd|kjop|forfall|belop(?!p)/.test(text)) return 'NOK';
  return /kontoudskrift|indsat|haevet|belob|rentedato/.test(text) ? 'DKK' : 'SEK';
}

function voteForWord(text: string, line: TokenLine, vote: (code: string, weight: number) => void): void {
  // "Amount(INR)" without a space.
  const code = /^\p{L}+\(([A-Z]{3})\)$/u.exec(text)?.[1] ?? text.replace(/[^\p{L}]/gu, '');
  if (code.length === 3 && code === code.toUpperCase() && isCodeIn(line, code)) {
    const labelled = SAYS_CURRENCY.test(line.squashed) || /[()]/.test(text);
    if (labelled || !line.amounts.some((amount) => amount.isMoney)) vote(code, labelled ? NAMED_WEIGHT : 0.6);
    return;
  }
  // "In new shekels", in the heading of the balances.
  if (/^\(?ב?ש["״]ח\)?$/.test(text)) vote('ILS', 1);
  if (text.length <= 5 && (/[£€₹₩₺₽₴₦₫₱฿₪]/.test(text) || /^\(?[a-z]{1,2}\$\)?$/i.test(text))) {
    const sign = currencyOf(text.replace(/[()]/g, '').toLowerCase());
    if (sign) vote(sign, 1);
  }
}

/** "Balance at 01/01/2026 XAF : 12 500,00", or a column with the same code in each row: where nothing else says it, and no other code stands there. */
function theOnlyCode(outside: readonly TokenLine[], rows: readonly TokenLine[]): string | null {
  const codes = new Set(outside.filter(({ amounts }) => amounts.some(({ isMoney }) => isMoney)).flatMap(codesIn));
  if (codes.size > 0) return codes.size === 1 ? [...codes][0]! : null;
  const [first, ...others] = rows.filter(({ amounts }) => amounts.some(({ isMoney }) => isMoney)).map(codesIn);
  const shared = (first ?? []).filter((code) => others.every((found) => found.includes(code)));
  return others.length > 0 && shared.length === 1 ? shared[0]! : null;
}

/** "US$   VALOR (R$)": what was paid abroad, and what the account paid for it. */
const LETTERED_SIGN = /^\(?[A-Z]{1,2}\$\)?$/;

/** "SAVINGS IN DOLARES": a word, and no sign or code. */
const SHORTEST_NAME = 5;
const DOLLARS = /^\(?(?:U\$S|US\$)\)?$/i;

function codesIn(line: TokenLine): string[] {
  const codeOf = (text: string): string => DOLLARS.test(text) ? 'USD' : (LETTERED_SIGN.test(text) ? currencyOf(text.replace(/[()]/g, '').toLowerCase()) : null) ?? text.replace(/[^\p{L}]/gu, '');
  return line.line.words.filter((_, at) => !isLeftOut(line, at)).map(({ text }) => codeOf(text)).filter((code) => /^[A-Z]{3}$/.test(code) && isCodeIn(line, code));
}

/** A code beside the account's own number, where one document holds accounts in several currencies. */
export function currencyBeside(accountLine: number, key: string, lines: readonly TokenLine[], isRow: Uint8Array): string | null {
  const codes = new Map<string, number>();
  lines.forEach((line, index) => {
    if (isRow[index] || (index !== accountLine && (key.length < 5 || !line.squashed.includes(key)))) return;
    const found = [...codesIn(line), ...line.line.words.flatMap(({ text }) => (text.length < SHORTEST_NAME ? [] : (currencyNamed(foldText(text)) ?? [])))];
    if (new Set(found).size === 1) codes.set(found[0]!, (codes.get(found[0]!) ?? 0) + 1);
  });
  return best([...codes]);
}

/** "Moneda   Pesos (ARS)" in the head of an account: the one code behind what says that a currency follows. */
export function currencyLabelled(head: readonly TokenLine[]): string | null {
  const told = head.filter(({ squashed }) => SAYS_CURRENCY.test(squashed));
  const codes = new Set(told.flatMap((line) => [...codesIn(line), ...[namedCurrency(line.text)].filter((code) => code !== null)]));
  return codes.size === 1 ? [...codes][0]! : null;
}

/** The one code in the headings ("Balance EUR"). */
export function currencyInHeadings(lines: readonly TokenLine[]): string | null {
  const codes = new Set(lines.flatMap(codesIn));
  return codes.size === 1 ? [...codes][0]! : null;
}
