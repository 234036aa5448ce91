// Who issued the document and for whom: from the lines that are no rows.
import { median } from '../layout/median.js';
import { splitAtGaps } from '../columns/pieces.js';
import { squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { headingRole } from '../vocabulary/headings.js';
import { labelKind } from '../vocabulary/labels.js';

const BANK_WORD = /\b(bank|banque|banco|banca|banka|bankas|bankası|sparkasse|volksbank|raiffeisen\w*|caixa|caja|cassa|caisse|kasse|credit union|building society|savings|trust|financial|finans|crédit|credit|kredit\w*|pank|pankki|osuuspankki|card services|sparebank|sparbank|landesbank|bankhaus|kantonalbank|銀行|은행|ธนาคาร)\b|bank\b|銀行|银行|은행|ธนาคาร|בנק|(?<!\p{L})(?:بنك|مصرف)|банк|τραπεζα/iu;
const NO_INSTITUTION = /\d[.,]\d{2}|account|statement|number|iban|bic|swift|sort code|credit card|credit limit|available credit|debit|payment|service|information|www\.|@|\d{4}|kontoauszug|kontonummer|bankleitzahl|bank code|other credits|credit interest|previous|total|deposit|member|insurance|relevé|extracto|estratto|page \d/i;
const HOLDER_LABEL = /^(account ?holder|account ?name|holder|name|customer ?name|customer|client|cardholder|card ?member|kontoinhaber|inhaber|kunde|titulaire|titular|titolare|intestatario|intestato a|rekeninghouder|ten name van|posiadacz|wlasciciel|kontohavare|kontoinnehavare|kontohaver|innehaver|tilinomistaja|majitel|hesap sahibi|müşteri|nama|cliente|nom|cardholder name|majitel|власник|ad soyad|sr\(a\)|titolare|שם(?: הלקוח| בעל החשבון)?|בעל החשבון|صاحب الحساب|اسم العميل|الاسم|титуляр|клиент|vlasnik(?: računa)?|naziv klijenta|komitent|(?:konto )?omanik|klients|klientas|eigandi|nafn)s?(?![\p{L}])\s*[:.]?\s*/iu;
const NAME_LABEL = /^(?:account type|product|type of account|kontoart|kontomodell|produkt|type de compte|tipo de cuenta|tipo conto|tipo di conto|soort rekening|rodzaj rachunku|kontotyp|kontotype|tilin nimi|account title|hesap turu)s?(?![\p{L}])\s*[:.]?\s*/iu;
/** Where the next fact on the same line begins. */
const NEXT_LABEL = /\s+(?:sort ?code|account ?(?:number|no|type)?|a\/c|iban|bic|sheet|page|branch|currency|opening|closing|balance|number|konto|blz|swift|card|statement|period|date)(?![\p{L}]).*$/iu;
const TITLE = /statement|account|kontoauszug|auszug|extracto|extrato|relev[eé]|estratto|afschrift|wyci[aą]g|kontoutdrag|utskrift|udskrift|tiliote|v[yý]pis|kivonat|ekstre|mutasi|rekening|resumen|cartola|выписк|виписк|summary|activity|history|seite|page|invoice|rachunku|konto|cuenta|conta|compte|conto/i;

export interface HeaderFacts {
  institution: string | null;
  holder: string | null;
  accountName: string | null;
}

/** A run of words between wide gaps: what stands beside it on the line is another matter. */
interface Piece {
  text: string;
  fontSize: number;
  page: number;
  y: number;
}

export function readHeaderFacts(lines: readonly TokenLine[], isRow: Uint8Array): HeaderFacts {
  const head = lines.filter((line, index) => !isRow[index] && line.line.page <= 2 && line.text.length < 200).slice(0, 120);
  const rows = head.map(piecesOf);
  const body = median(lines.map((line) => line.line.fontSize), 10);
  const institution = findInstitution(rows, body);
  const holder = findHolder(rows, body, institution);
  const name = labelledValue(rows, NAME_LABEL, isProductName);
  return { institution, holder, accountName: name === holder ? null : name };
}

function piecesOf({ line }: TokenLine): Piece[] {
  // Letters set apart from each other for show widen the gaps between the words too.
  return splitAtGaps(line.words, 1.1).map((words) => ({
    text: words.map((word) => word.text).join(' '),
    fontSize: Math.max(...words.map((word) => word.fontSize)),
    page: line.page,
    y: line.baseline,
  }));
}

/** The most prominent words that call themselves a bank; else the one heading in far larger type that opens the first page. */
function findInstitution(rows: readonly Piece[][], body: number): string | null {
  let best: { text: string; weight: number } | null = null;
  rows.forEach((pieces, index) => {
    for (const piece of pieces) {
      for (const part of piece.text.split(/\s[-|•]\s/)) {
        const text = part.trim();
        if (!BANK_WORD.test(text) || NO_INSTITUTION.test(text) || text.length > 60 || text.split(' ').length > 8 || isKnownLabel(text)) continue;
        const weight = piece.fontSize * 2 - index * 0.4;
        if (!best || weight > best.weight) best = { text, weight };
      }
    }
  });
  return (best as { text: string } | null)?.text ?? nameInLargeType(rows, body);
}

function nameInLargeType(rows: readonly Piece[][], body: number): string | null {
  const large = rows.slice(0, 4).flat().filter((piece) => piece.page === 1 && piece.fontSize >= 1.4 * body && /\p{L}{3}/u.test(piece.text) && !/\d/.test(piece.text));
  const first = large.filter((piece) => !TITLE.test(piece.text) && !NO_INSTITUTION.test(piece.text) && !isKnownLabel(piece.text) && piece.text.split(' ').length <= 6);
  const most = Math.max(...first.map((piece) => piece.fontSize));
  const chosen = first.filter((piece) => piece.fontSize > 0.97 * most);
  return chosen.length === 1 ? chosen[0]!.text : null;
}

function findHolder(rows: readonly Piece[][], body: number, institution: string | null): string | null {
  const mayBe = (text: string): boolean => isName(text) && text !== institution;
  const labelled = labelledValue(rows, HOLDER_LABEL, mayBe);
  if (labelled) return labelled;
  const left = rows.flatMap((pieces) => (pieces[0] ? [pieces[0]] : []));
  for (let i = 0; i + 1 < left.length; i += 1) {
    const { text, fontSize } = left[i]!;
    if (fontSize > 1.3 * body || !mayBe(text)) continue;
    if (/^(mr|mrs|ms|miss|dr|herr|frau|m\.|mme|mlle|sr|sra|sig|dhr|mevr)\.?\s/i.test(text)) return text;
    const below = left[i + 1]!.text;
    if (left[i + 1]!.y - left[i]!.y < 2 * fontSize && /^\d+[a-z]?[ ,]|\d+[a-z]?$/i.test(below) && /\p{L}{3}/u.test(below) && !isKnownLabel(below)) return text;
  }
  return null;
}

/** Behind its label, in the same run of words or in the next one on the line. */
function labelledValue(rows: readonly Piece[][], label: RegExp, accepts: (text: string) => boolean): string | null {
  for (const pieces of rows) {
    for (let at = 0; at < pieces.length; at += 1) {
      for (const part of [pieces[at]!.text, ...pieces[at]!.text.split(' / ').slice(1)]) {
        const found = label.exec(part);
        if (!found) continue;
        const own = part.slice(found[0].length).replace(/^[:\s.]+/, '');
        const value = (own === '' ? (pieces[at + 1]?.text ?? '') : own).replace(NEXT_LABEL, '').replace(/^[:\s]+/, '').trim();
        if (accepts(value)) return value;
      }
    }
  }
  return null;
}

function isName(text: string): boolean {
  const words = text.split(' ').length;
  return /^[\p{L}.,'’& -]{4,50}$/u.test(text) && /^\p{Lu}/u.test(text) && words >= 2 && words <= 6 && !BANK_WORD.test(text) && !NO_INSTITUTION.test(text) && !isKnownLabel(text);
}

function isProductName(text: string): boolean {
  return /\p{L}{3}/u.test(text) && text.length >= 3 && text.length <= 50 && !/\d{3}|^(?:mr|mrs|ms|miss|dr)\.? /i.test(text) && !isKnownLabel(text);
}

/** A heading of a column or the label of a figure names nobody. */
function isKnownLabel(text: string): boolean {
  const squashed = squash(text);
  if (headingRole(squashed) !== null || labelKind(squashed) !== null) return true;
  const words = text.split(' ').map((word) => headingRole(squash(word)));
  return words.length > 1 && words.filter((role) => role !== null).length >= 0.6 * words.length;
}
