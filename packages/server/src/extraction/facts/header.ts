// Who issued the document, for whom, in which currency: from the lines that are no rows.
import { currencyOf, isCurrencyCode } from '../tokens/currencies.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { TokenLine } from '../tokens/tokenize.js';

const BANK_WORD = /\b(bank|banque|banco|banca|banka|bankas|bankası|sparkasse|volksbank|raiffeisen\w*|caixa|caja|cassa|caisse|kasse|credit union|building society|savings|trust|financial|finans|crédit|credit|kredit\w*|pank|pankki|osuuspankki|card services|sparebank|sparbank|landesbank|bankhaus|kantonalbank|銀行|은행|ธนาคาร)\b|bank\b|銀行|은행|ธนาคาร/i;
const NO_INSTITUTION = /account|statement|number|iban|bic|swift|sort code|credit card|credit limit|available credit|debit|payment|customer service|www\.|@|\d{4}|kontoauszug|kontonummer|bankleitzahl|bank code|other credits|credit interest|previous|total|deposit|member|insurance|relevé|extracto|estratto|page \d/i;
const HOLDER_LABEL = /^(account ?holder|account ?name|holder|name|customer ?name|customer|client|cardholder|card ?member|kontoinhaber|inhaber|kunde|titulaire|titular|titolare|intestatario|intestato a|rekeninghouder|ten name van|posiadacz|wlasciciel|kontohavare|kontoinnehavare|kontohaver|innehaver|tilinomistaja|majitel|hesap sahibi|müşteri|nama|cliente|nom|cardholder name)s?\s*[:.]?\s*/i;
const NAME_LABEL = /(?:account type|account name|product|type of account|kontoart|kontomodell|produkt|type de compte|tipo de cuenta|tipo conto|tipo di conto|soort rekening|rodzaj rachunku|kontotyp|kontotype|tilin nimi|account title)\s*[:.]?\s*(.{3,50})$/i;

export interface HeaderFacts {
  institution: string | null;
  holder: string | null;
  accountName: string | null;
}

export function readHeaderFacts(lines: readonly TokenLine[], isRow: Uint8Array): HeaderFacts {
  const head = lines.filter((line, index) => !isRow[index] && line.line.page <= 2 && line.text.length < 120).slice(0, 120);
  return { institution: findInstitution(head), holder: findHolder(head), accountName: firstMatch(head, NAME_LABEL) };
}

/** The most prominent line that calls itself a bank: larger type first, then higher on the page. */
function findInstitution(head: readonly TokenLine[]): string | null {
  let best: { text: string; weight: number } | null = null;
  head.forEach((line, index) => {
    for (const text of line.text.split(/\s[-|•]\s/)) {
      if (!BANK_WORD.test(text) || NO_INSTITUTION.test(text) || text.length > 60 || text.split(' ').length > 8) continue;
      const weight = line.line.fontSize * 2 - index * 0.4;
      if (!best || weight > best.weight) best = { text: text.trim(), weight };
    }
  });
  return (best as { text: string } | null)?.text ?? null;
}

function findHolder(head: readonly TokenLine[]): string | null {
  for (const line of head) {
    const label = HOLDER_LABEL.exec(line.text);
    if (!label) continue;
    const rest = line.text.slice(label[0].length).replace(/^[:\s]+/, '').trim();
    if (isName(rest)) return rest;
  }
  for (let i = 0; i + 1 < head.length; i += 1) {
    const text = leftPiece(head[i]!);
    if (/^(mr|mrs|ms|miss|dr|herr|frau|m\.|mme|sr|sra|sig|dhr|mevr)\.?\s/i.test(text) && isName(text)) return text;
    if (isName(text) && /^\d+[a-z]?[ ,]|\d+[a-z]?$/i.test(leftPiece(head[i + 1]!)) && /\p{L}{3}/u.test(leftPiece(head[i + 1]!))) return text;
  }
  return null;
}

/** Words of the line up to the first wide gap: an address block has other things beside it. */
function leftPiece(line: TokenLine): string {
  const words = line.line.words;
  let end = 1;
  while (end < words.length && words[end]!.box[0] - words[end - 1]!.box[2] < line.line.fontSize) end += 1;
  return words.slice(0, end).map((word) => word.text).join(' ');
}

function isName(text: string): boolean {
  return /^[\p{L}.,'’& -]{4,50}$/u.test(text) && /^\p{Lu}/u.test(text) && text.split(' ').length >= 2 && text.split(' ').length <= 6 && !BANK_WORD.test(text) && !NO_INSTITUTION.test(text);
}

function firstMatch(head: readonly TokenLine[], pattern: RegExp): string | null {
  for (const line of head) {
    const value = pattern.exec(line.text)?.[1]?.trim();
    if (value && /\p{L}{3}/u.test(value)) return value;
  }
  return null;
}

/** What the ledger's own cells are printed in counts most, then codes in headings; the country of an IBAN or of its codes breaks the silence. */
export function findCurrency(lines: readonly TokenLine[], isRow: Uint8Array, cells: readonly AmountToken[]): string | null {
  const votes = new Map<string, number>();
  const vote = (code: string, weight: number): void => void votes.set(code, (votes.get(code) ?? 0) + weight);
  let signs = '';
  const see = (amount: AmountToken, weight: number): void => {
    if (amount.currency) vote(amount.currency, weight);
    else if (amount.currency === null) signs += amount.text.replace(/[\d.,\s]/g, '');
  };
  for (const cell of cells) see(cell, 1);
  lines.forEach((line, index) => {
    if (isRow[index]) return;
    for (const amount of line.amounts) see(amount, 1);
    for (const word of line.line.words) voteForWord(word.text, line, vote);
    const country = COUNTRY_HINTS.find((hint) => hint.pattern.test(line.text));
    if (country) vote(country.currency, 0.3);
  });
  if (/kr/i.test(signs)) return crownOf(lines, votes);
  const best = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0];
  if (best && (!signs.includes('$') || DOLLARS.has(best[0]))) return best[0];
  if (signs.includes('$')) return 'USD';
  return /[¥￥]/.test(signs) ? 'JPY' : null;
}

const DOLLARS = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD', 'ARS', 'CLP', 'COP', 'JMD', 'BBD', 'TTD', 'BRL']);

const COUNTRY_HINTS: readonly { pattern: RegExp; currency: string }[] = [
  { pattern: /\b(?:DE|FR|ES|IT|NL|BE|AT|PT|FI|IE|GR|LU|SK|SI|EE|LV|LT|MT|CY|HR)\d{2} ?[A-Z0-9]{4} ?[A-Z0-9]{4}/, currency: 'EUR' },
  { pattern: /\b(?:CH|LI)\d{2} ?\d{4} ?\d/, currency: 'CHF' },
  { pattern: /\bGB\d{2} ?[A-Z]{4}|\bsort ?code\b/i, currency: 'GBP' },
  { pattern: /\bPL\d{2} ?\d{4} ?\d{4}/, currency: 'PLN' },
  { pattern: /\bSE\d{2} ?\d{4} ?\d{4}|\bbankgiro\b/i, currency: 'SEK' },
  { pattern: /\bNO\d{2} ?\d{4} ?\d{4}/, currency: 'NOK' },
  { pattern: /\bDK\d{2} ?\d{4} ?\d{4}/, currency: 'DKK' },
  { pattern: /\bCZ\d{2} ?\d{4} ?\d{4}/, currency: 'CZK' },
  { pattern: /\bHU\d{2} ?\d{4} ?\d{4}/, currency: 'HUF' },
  { pattern: /\bRO\d{2} ?[A-Z]{4}/, currency: 'RON' },
  { pattern: /\bTR\d{2} ?\d{4} ?\d{4}/, currency: 'TRY' },
  { pattern: /\bIFSC?\b|\bIFS code\b/i, currency: 'INR' },
  { pattern: /\bBSB\b|\bABN\b|\baustralia\b/i, currency: 'AUD' },
  { pattern: /new zealand|aotearoa/i, currency: 'NZD' },
  { pattern: /\bcanada\b|\bchequing\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b/, currency: 'CAD' },
  { pattern: /\bsingapore\b/i, currency: 'SGD' },
  { pattern: /\breais\b|\bcnpj\b|\bcpf\b/i, currency: 'BRL' },
  { pattern: /\bclabe\b|\brfc\b|\bcdmx\b|pesos m\.?n/i, currency: 'MXN' },
  { pattern: /\bkenya|\bnairobi\b|\bkshs?\b|m-?pesa/i, currency: 'KES' },
  { pattern: /south africa|\brand\b/i, currency: 'ZAR' },
  { pattern: /\beuros?\b/i, currency: 'EUR' },
  { pattern: /\bsterling\b/i, currency: 'GBP' },
  { pattern: /member fdic|routing number|\baba\b/i, currency: 'USD' },
];

/** "kr" alone is Swedish, Norwegian, Danish or Icelandic. */
function crownOf(lines: readonly TokenLine[], votes: ReadonlyMap<string, number>): string {
  const named = ['SEK', 'NOK', 'DKK', 'ISK'].filter((code) => votes.has(code)).sort((a, b) => votes.get(b)! - votes.get(a)!);
  if (named[0]) return named[0];
  const text = lines.slice(0, 200).map((line) => line.squashed).join(' ');
  if (/kontoutskrift|innskudd|kjop|forfall|belop(?!p)/.test(text)) return 'NOK';
  return /kontoudskrift|indsat|haevet|belob|rentedato/.test(text) ? 'DKK' : 'SEK';
}

function voteForWord(text: string, line: TokenLine, vote: (code: string, weight: number) => void): void {
  const code = text.replace(/[^\p{L}]/gu, '');
  if (code.length === 3 && code === code.toUpperCase() && isCurrencyCode(code)) {
    const labelled = /curr|wahrung|devise|monnaie|moneda|moeda|valuta|waluta|ccy|parabirimi/.test(line.squashed) || /[()]/.test(text);
    if (labelled || line.amounts.length === 0) vote(code, labelled ? 6 : 0.6);
    return;
  }
  if (text.length <= 4 && /[£€₹₩₺₽]/.test(text)) {
    const sign = currencyOf(text.replace(/[()]/g, '').toLowerCase());
    if (sign) vote(sign, 1);
  }
}
