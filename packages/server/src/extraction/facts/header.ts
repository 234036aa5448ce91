// Who issued the document and for whom: from the lines that are no rows.
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
