// Currency signs and codes as they stand beside amounts. A sign that several countries share ("$") names no currency by itself.

import { foldText } from './plainText.js';

export const CURRENCY_CODES: readonly string[] =
  'AED AFN AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD GBP GEL GHS GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SCR SEK SGD SRD SYP SZL THB TJS TMT TND TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV XAF XCD XOF XPF YER ZAR ZMW'.split(
    ' ',
  );

const KNOWN_CODES = new Set(CURRENCY_CODES);

/** Folded text of a sign -> ISO code; null when the sign alone does not decide. */
const SIGNS = new Map<string, string | null>(Object.entries({
  $: null, '€': 'EUR', '£': 'GBP', '¥': null, '₹': 'INR', '₩': 'KRW', '₺': 'TRY', '₽': 'RUB', '₪': 'ILS', '₫': 'VND', 'đ': 'VND', '฿': 'THB', '₱': 'PHP', '₦': 'NGN', '₴': 'UAH', '₸': 'KZT',
  'r$': 'BRL', 's$': 'SGD', 'a$': 'AUD', 'au$': 'AUD', 'c$': 'CAD', 'ca$': 'CAD', 'nz$': 'NZD', 'hk$': 'HKD', 'us$': 'USD', 'mx$': 'MXN', 'nt$': 'TWD', 'j$': 'JMD', 'bz$': null, 'u$s': 'USD', 'rd$': 'DOP', '₡': 'CRC',
  rmb: 'CNY', ntd: 'TWD', '₵': 'GHS', zl: 'PLN', kc: 'CZK', kr: null, rs: 'INR', rm: 'MYR', rp: 'IDR', ft: 'HUF', lei: 'RON', tl: 'TRY', fr: null, sfr: 'CHF', php: 'PHP', r: null, n: null, p: null, kn: 'HRK', 's/': 'PEN', 'bs': null, din: 'RSD', kd: 'KWD', '円': 'JPY', '元': 'CNY', '원': 'KRW', 'บาท': 'THB', 'грн': 'UAH', 'руб': 'RUB', 'лв': 'BGN', '₾': 'GEL', '₼': 'AZN', '֏': 'AMD', '৳': 'BDT', '₮': 'MNT',
}));

const ZERO_DECIMALS = new Set(['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'PYG', 'UGX', 'RWF', 'XAF', 'XOF', 'XPF', 'BIF', 'DJF', 'GNF', 'VUV']);
const THREE_DECIMALS = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND', 'IQD', 'LYD']);

/** "R4 471.18", "N257.25", "P1,200.00": a currency right before a figure that is printed as money, else anything. */
export function isBareLetter(sign: string): boolean {
  return /^[nrp]$/.test(sign);
}

const signPattern = [...SIGNS.keys()]
  .filter((sign) => !isBareLetter(sign))
  .sort((a, b) => b.length - a.length)
  .map((sign) => sign.replace(/[$/]/g, '\\$&'))
  .join('|');

/** Source of a pattern for a currency sign or code in folded text. The squares are what a missing glyph prints as. */
export const CURRENCY_PATTERN = `(?:${signPattern}|${CURRENCY_CODES.join('|').toLowerCase()}|[\\u25a0\\u25a1\\ufffd])`;

/** undefined: no currency at all. null: a currency sign that does not tell which. */
export function currencyOf(folded: string): string | null | undefined {
  const text = folded.replace(/\.$/, '');
  if (SIGNS.has(text)) return SIGNS.get(text);
  const code = text.toUpperCase();
  if (KNOWN_CODES.has(code)) return code;
  if (/^[\u25a0\u25a1\ufffd]$/.test(text)) return null;
  return undefined;
}

/** Folded names of currencies that head a column of figures; null where several countries have one of that name. */
const NAMES = new Map<string, string | null>(Object.entries({
  pesos: null, dolares: 'USD', dollars: null, soles: 'PEN', colones: 'CRC', guaranies: 'PYG', bolivianos: 'BOB', quetzales: 'GTQ', lempiras: 'HNL', cordobas: 'NIO', reales: 'BRL', reais: 'BRL', euros: 'EUR',
}));

/** The currency that a sign, a code or a name says; null where it does not tell which, undefined where it is none. */
export function currencyNamed(folded: string): string | null | undefined {
  return NAMES.has(folded) ? NAMES.get(folded) : currencyOf(folded);
}

/** Of a word as it is printed in a heading: "(EUR)", "U$S". */
export function currencyOfWord(word: string): string | null | undefined {
  return currencyNamed(foldText(word).replace(/[().]/g, ''));
}

export function isCurrencyCode(code: string): boolean {
  return KNOWN_CODES.has(code);
}

/** Minor-unit digits of a currency; null when the currency is unknown. */
export function decimalsOf(currency: string | null): number | null {
  if (currency === null) return null;
  if (ZERO_DECIMALS.has(currency)) return 0;
  return THREE_DECIMALS.has(currency) ? 3 : 2;
}

/** "KD 20.000", "Amount (BD)": what dinars and rials are called for short, beside a figure of three decimals or in the brackets of a heading. */
const SHORT_NAME = '(?:KD|BD|JD|DT|LD|R\\.?O)';
const THREE_DECIMAL_CODE = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:${[...THREE_DECIMALS].join('|')})(?![\\p{L}\\p{N}])|${SHORT_NAME}\\.? ?(?:\\d{1,3},)*\\d{1,3}\\.\\d{3}(?![\\d.,]))|\\(${SHORT_NAME}\\.?\\)`, 'u');

export function namesThreeDecimalCurrency(text: string): boolean {
  return THREE_DECIMAL_CODE.test(text);
}
