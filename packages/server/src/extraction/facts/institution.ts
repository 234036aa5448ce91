// Who issued the document.
import { isKnownLabel, type Piece } from './headPieces.js';
import { legalName, nameOfDomain, sentenceAbout } from './legalName.js';

const BANK_WORD = /\b(ngân hàng|bank|banking (?:corporation|corp|company|group)|bancorp|neobank|néobanque|spořitelna|sporitelna|sporiteľňa|bangko|benki|banc|kutxa|takarék\p{L}*|banque|banco|banca|banka|bankas|bankası|\p{L}*sparkasse|volksbank|raiffeisen\w*|caixa|caja|cassa|caisse|kasse|credit union|building society|savings|(?<!(?:family|living|revocable|children's) )trust|financial|finans|cr[éè]dit|credit|kredit\w*|pank|pankki|osuuspankki|card services|brokerage(?= (?:ag|inc|llc|ltd|limited|s\.?a))|securities(?:,? (?:llc|inc|ltd|limited|corp(?:oration)?|plc))|sparebank|sparbank|landesbank|bankhaus|kantonalbank|銀行|은행|ธนาคาร)\b|カード株式会社|株式会社\S*カード|bank(?:en)?\b|銀行|银行|은행|ธนาคาร|בנק|(?<!\p{L})(?:بنك|مصرف)|банк|τρ[αά]πεζα|ბანკ|բանկ|(?<!\p{L})بانک|बैंक|ব্যাংক|ធនាគារ|ທະນາຄານ|ဘဏ်|බැංකු|வங்கி|ባንክ/iu;
const NO_INSTITUTION = /\d[.,]\d{2}|account|statement|number|\biban|\bbic\b|swift|: ?\d+$|identifier|sort code|credit card|kreditk[oa]rt|kreditn|carte de cr|limit(?!ed)|tarjeta|cartão|credit limit|available credit|debit|payment|service|information|www\.|@|\d{4}|kontoauszug|kontonummer|bankleitzahl|bank code|other credits|credit interest|previous|total|deposit|member|insurance|\bbank (?:credit|transfer|charge|giro|fee)|relevé|extracto|estratto|page \d/i;
const TITLE = /\byour\b|rechnung$|\bfactur[ae]\b|\bfattura\b|\bfatura\b|\bfaktura\b|statement|account|kontoauszug|auszug|extracto|extrato|relev[eé]|estratto|afschrift|wyci[aą]g|kontoutdrag|utskrift|udskrift|tiliote|v[yý]pis|kivonat|ekstre|mutasi|sao kê|rekening|resumen|cartola|выписк|виписк|\bизвод\b|извлечение|\bizvod\b|izpisek|penyata|akaun|\bextras de\b|išraš|izraksts|väljavõte|yfirlit|pasqyr|κίνηση|κινησ|λογαριασμ|ამონაწერი|քաղվածք|תנועות|חשבון|كشف|거래|내역|명세|明细|明細|流水|帳單|账单|對賬單|对账单|เดินบัญชี|summary|activity|history|seite|page|invoice|rachunku|konto|cuenta|conta|compte|conto/i;

/** "Money Market Savings": what the account is called, not who keeps it. */
const PRODUCT = /^(?:(?:money|market|regular|basic|online|high|yield|instant|easy|access|cash|premier|everyday|savings?)(?: |$))+$/iu;
/** "Our cards work at any bank.", "from an ATM using your credit" */
const SENTENCE = /(?:\S+ ){3}.*\p{Ll}{2}[.!?]$|^\p{Ll}\S* (?:\S+ ){2}/u;
/** "ACME Bank Statement", "MARIBANK ACCOUNT ACTIVITY STATEMENT": what the document is stands behind the name. */
const TITLED = /^(.*\p{L}bank|\p{Lu}.* bank)(?: (?:account|activity|savings|checking|current|e-?|monthly))* statement\b/iu;
/** "Avondale Bank Credit Card", "Deccan Bank Regal Card": what the bank calls its card. */
const NAME_OF_CARD = /^(\p{Lu}\S*(?: \p{Lu}\S*)* B(?:ank|ANK))(?: \p{Lu}\p{L}*){0,3} C(?:ard|ARD)(?: S(?:tatement|TATEMENT))?$/u;
/** "Deccan Gramin Bank Cash credit account 0441 0220 8812 INR": the kind and the number of the account. */
const BEFORE_ACCOUNT = /^(\p{Lu}[\p{L}&.'’-]*(?: [\p{Lu}&][\p{L}.'’-]*)* B(?:ank|ANK)(?: (?:Ltd|LTD|Limited|LIMITED|PLC|plc)\.?)?) (?:\p{L}+ ){0,3}(?:[Aa]ccount|ACCOUNT|A\/[Cc]) .*\d{4}/u;
/** "MOSEL BANK GMBH  ULMENALLEE 32  10435 BERLIN": the sender of a letter on one line, up to its legal form. */
const SENDER = /^(.*?) (?:gmbh|ag|eg|se|s\.a\.|ltd\.?|plc|n\.v\.|b\.v\.|nyrt\.?|zrt\.?|a\.s\.|d\.d\.|s\.p\.a\.|oyj)[ ,·•]+.*\d{4}/iu;
/** "海湾银行交易流水": the name of a bank, and that this is a list of its entries. */
const LIST_OF = /^(.*(?:銀行|银行|은행))[^銀银]*(?:流水|明细|明細|清单|清單|对账单|對賬單|對帳單|账单|帳單|거래|내역|명세|통장)/u;
/** "Mount Hood Bank Visa Signature", "Boğaziçi Bankası Kart": the brand of a card. */
const CARD_BEHIND = /(?<=\p{L}{3})\s(?:visa|master ?card|american express|amex|maestro|kart)(?:\s\p{L}+){0,3}$/iu;
/** "АО «Волжский Банк», г. Самара, БИК 043601607": a name between quotes, and the form before it. */
const QUOTED = /^((?:\p{Lu}{2,4} )?[«„“][^«»„“”]+[»“”])[,;](?=\s)/u;
const NO_NAME = /^(?:your|my|our|online|monthly|the|e-?)(?: |$)/iu;
/** "Write: Brookside Bank, N.A. (825)": what stands around the name. */
const AROUND = /^(?:write|mail|from|bank|branch|issuer|remit to|make checks payable to)\s?:\s+|\s\(\d+\)$/giu;
/** "Hangang Savings Transaction History", "SIGIRI SAVINGS BANK PASS BOOK": what the document is. */
const TITLE_BEHIND = /(?:\s(?:transactions?|history|pass ?book|e-?statement))+$/iu;
/** "Velebitska banka d.d. Zagreb", "Alpska banka d.d. Izpisek št. 6 Stran 1": the place or what the document is, behind the legal form. */
const PLACE_BEHIND = /(?<=\s(?:d\.d\.|a\.d\.|a\.s\.|s\.p\.a\.|d\.o\.o\.)),?\s\p{Lu}.*$/iu;
/** "Mälarkort Finans AB, Box 441, 101 30 Stockholm"; in small print the whole is that of its owner. */
const ADDRESS_BEHIND = /(?<=\p{L}),\s[^,]*\d.*$/u;
/** "Commercial Bank" beside a brand in a piece of its own. */
const GENERIC = /^(?:(?:the|commercial|savings?|national|private|retail|bank|trust|financial|credit|union|group|building|society|company|and|&)(?:\s|$))+$/iu;
/** "DNB BANK   140   276,10   38 654,00   19,47": price, value and gain of a share. */
export const FEWEST_OF_SHARE = 3;
/** "Συνεργατική Τράπεζα Ακάμα Akamas Cooperative Bank": the same name in two scripts. */
const TWO_SCRIPTS = /^[^\p{Script=Latin}\d]+\s(\p{Script=Latin}.*)$/u;

/**
 * The most prominent words that call themselves a bank; else the one heading in far larger type that opens the first page, or whom the
 * small print names.
 * @param small all runs of words that are no rows
 */
export function findInstitution(rows: readonly Piece[][], body: number, small: () => readonly string[]): string | null {
  let best: { text: string; weight: number } | null = null;
  rows.forEach((pieces, index) => {
    for (const [at, piece] of pieces.entries()) {
      const parts = piece.text.split(/\s[-–—|•·/]\s/);
      for (const [place, part] of parts.entries()) {
        if (isOfAccount(part, parts[place + 1], pieces[at + 1])) continue;
        const text = withBrand(nameOf(piece.fontSize < body ? part : part.replace(ADDRESS_BEHIND, '')), piece, pieces[at - 1]);
        if (!isInstitution(text) || /^(?:銀行|银行)$/u.test(text) || speaksOfAccounts(text) || text.length > 60 || text.split(' ').length > 8 || SENTENCE.test(text) || PRODUCT.test(text) || isKnownLabel(text)) continue;
        const weight = piece.fontSize * 2 - index * 0.4;
        if (!best || weight > best.weight) best = { text, weight };
      }
    }
  });
  return (best as { text: string } | null)?.text ?? nameInTitle(rows) ?? nameInPrint(rows, body, small());
}

/** Words that call a bank one, and accounts and sums, too. */
const WEAK_WORD = /^(?!.*(?:ban[ckqg]|pank|kass?e|caixa|caja|cassa|union|society|τρ[αά]πεζα|банк|銀行|银行|은행|ธนาคาร|בנק|بنك|مصرف)).*(?:credit|cr[éè]dit|kredit|savings|trust|financial|finans)/iu;

/** "Kredit spolu   1 759,34 EUR", "360 Performance Savings - 36044718899": before a sum, or the number of an account. */
function isOfAccount(text: string, behind: string | undefined, next: Piece | undefined): boolean {
  return WEAK_WORD.test(text) && (/^\d{5,}$/.test(behind ?? '') || next?.hasFigures === true);
}

export function isShare(pieces: readonly Piece[]): boolean {
  const figures = pieces.filter(({ hasFigures }) => hasFigures).length;
  return figures >= FEWEST_OF_SHARE - 1 && figures + pieces.filter(({ text, hasFigures }) => !hasFigures && /^\d[\d.,'’ ]*%?$/.test(text)).length >= FEWEST_OF_SHARE;
}

function nameOf(text: string): string {
  const name = ((SENDER.exec(text) ?? LIST_OF.exec(text) ?? QUOTED.exec(text))?.[1] ?? text).trim().replace(AROUND, '').replace(PLACE_BEHIND, '');
  const plain = [CARD_BEHIND, TITLE_BEHIND].map((behind) => name.replace(behind, '')).find((text) => text !== name && isInstitution(text)) ?? name.replace(TITLE_BEHIND, '');
  const latin = TWO_SCRIPTS.exec(plain)?.[1];
  if (latin !== undefined && isInstitution(latin)) return latin;
  return isInstitution(plain) ? plain : name;
}

/** "KEELSON   Commercial Bank", the first in large type. */
function withBrand(text: string, piece: Piece, before: Piece | undefined): string {
  const isBrand = before !== undefined && GENERIC.test(text) && before.fontSize >= piece.fontSize && !before.hasFigures && /^\p{Lu}[\p{L}'’-]*(?: \p{L}+)?$/u.test(before.text) && !isTitle(before.text) && !isKnownLabel(before.text);
  return isBrand ? `${before.text} ${text}` : text;
}

function nameInTitle(rows: readonly Piece[][]): string | null {
  const names = rows.flat().map(({ text }) => (TITLED.exec(text) ?? NAME_OF_CARD.exec(text) ?? BEFORE_ACCOUNT.exec(text))?.[1]);
  return names.find((name) => name !== undefined && name.split(' ').length <= 4 && !NO_NAME.test(name)) ?? null;
}

/** "Summit Blue Cash Card": what was issued, and not by whom. */
const OF_CARD = /(?<!\p{L})(?:card|visa|mastercard|checking|savings|account)\P{L}*$/iu;

/** In large type, unless that is of no bank and the small print names one. */
function nameInPrint(rows: readonly Piece[][], body: number, texts: readonly string[]): string | null {
  const large = nameInLargeType(rows, body);
  if (large === null) return legalName(texts, isBankName);
  const full = inFull(large, rows);
  if (full !== large) return full;
  return sentenceAbout(large, texts) ?? (OF_CARD.test(large) ? legalName(texts, isBankName) : nameOfDomain(texts, isBankName)) ?? large;
}

function nameInLargeType(rows: readonly Piece[][], body: number): string | null {
  const large = rows.slice(0, 4).flat().filter((piece) => piece.page === 1 && piece.fontSize >= 1.4 * body && /\p{L}{3}/u.test(piece.text) && !/\d/.test(piece.text));
  const first = large.filter((piece) => !isTitle(piece.text) && !speaksOfAccounts(piece.text) && !isKnownLabel(piece.text) && piece.text.split(' ').length <= 6);
  const most = Math.max(...first.map((piece) => piece.fontSize));
  const chosen = first.filter((piece) => piece.fontSize > 0.97 * most);
  return chosen.length === 1 ? chosen[0]!.text : null;
}

/** "kingfisher" in large type, "Kingfisher Bank Ltd is a member of …" at the foot of the page: the word that calls it a bank stands next to the name, or one apart. */
function inFull(name: string, rows: readonly Piece[][]): string {
  const parts = name.toLowerCase().split(' ');
  for (const { text } of rows.flat()) {
    const words = text.split(' ');
    const at = words.findIndex((_, index) => parts.every((part, offset) => words[index + offset]?.toLowerCase() === part));
    if (at < 0) continue;
    const end = at + parts.length;
    const more = words.slice(end, end + 2).findIndex((word) => /^\p{Lu}/u.test(word) && isInstitution(word));
    if (more >= 0) return words.slice(at, end + more + 1).join(' ');
    if (at > 0 && /^\p{Lu}/u.test(words[at - 1]!) && isInstitution(words[at - 1]!)) return words.slice(at - 1, end).join(' ');
  }
  return name;
}

function isBankName(text: string): boolean {
  return isInstitution(text) && !speaksOfAccounts(text) && !isKnownLabel(text) && !PRODUCT.test(text) && !GENERIC.test(text);
}

/** It calls itself a bank. */
export function isInstitution(text: string): boolean {
  return BANK_WORD.test(text);
}

/** Of accounts, cards, figures and pages, and so no name. */
export function speaksOfAccounts(text: string): boolean {
  return NO_INSTITUTION.test(text);
}

export function isTitle(text: string): boolean {
  return TITLE.test(text);
}
