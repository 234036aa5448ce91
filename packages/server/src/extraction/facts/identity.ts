// Account numbers and the words that tell a card from a bank account, with the line each stands on.
import { extent, overlap, splitAtGaps } from '../columns/pieces.js';
import type { Word } from '../model.js';
import { isCurrencyCode } from '../tokens/currencies.js';
import type { DateToken } from '../tokens/dates.js';
import { ibansOf, mayBeIban, wrappedIban } from '../tokens/ibans.js';
import { monthNumber } from '../tokens/monthNames.js';
import { foldText, joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { labelKind } from '../vocabulary/labels.js';
import { type AccountMark, makeMark } from './accountMark.js';
import { COLUMN_GAP, isOfSomethingElse } from './otherNumbers.js';
import { isPayingAccount } from './payingAccounts.js';
import { withSiblings } from './siblingAccounts.js';

export interface PeriodMark {
  line: number;
  from: DateToken;
  to: DateToken;
}

/** A language that is read from the right: the label stands right of its value. */
export const FROM_THE_RIGHT = /[\u0590-\u06ff]/;

/** Read on folded text: no accents, lower case. */
const NUMBER_LABEL =
  /(?<!\p{L})(account ?(?:number|no|nr|#)|(?:account )?ending (?:in|with)|account ending(?= [\dx*•]*\d)|acct|a\/c|acc\. ?no|account|konto-?nr|kontonummer|konto|kontonr|n[ºo]\.? ?(?:de )?(?:compte|cuenta|conto)|num[e]ro (?:d[aei] )?(?:compte|cuenta|cont[ao])|cuenta|conta|conto|compte|rapporto|rib|rekeningnummer|(?:tjek|zicht|loop|giro|krediet)?rekening|numer rachunku|nr rachunku|rachun(?:ek|ku)|iban|clabe|cbu|cvu|cci|tilinumero|tili|(?:cislo )?uctu|ucet|\p{L}*szamlaszam|hesap no|hesap numarasi|no\.? rekening|nomor rekening|no\.? akaun|so tai khoan|cont curent|рахун(?:ок|ку)|счет[ау]?|лс|дансны (?:дугаар|хуулга)|данс|λογαριασμο\p{L}*|card ?(?:number|no)|card ending(?: in)?|cartao(?: com)? final(?= [\dx*•]*\d)|tarjeta terminada en|carte (?:se terminant|finissant) par|carta (?:che termina|terminante) con|karte mit (?:der )?endnummer|karte endend auf|kaart eindigend op|kartennummer|karte|numero de (?:carte|tarjeta)|tarjeta|carte|carta (?:di (?:credito|debito)|prepagata)|kaartnummer|kortnummer|numer karty|ה?מסתיים בספרות|[בה]?חשבון|الحساب|сметка|\p{L}*reikning\p{L}*|(?:tekuc[ei]g? |ziro )?racun[au]?|konts|saskaita|llogari\p{L}*|口座番号|お客様番号|カード番号|账号|卡号|帳號|账户|계좌번호|เลขที่บัญชี|дансны дугаар|шот\p{L}* нөмірі|hisob\p{L}* raqami|հաշվ\p{L}*համար\p{L}*|ანგარიშის ნომერი|खाता (?:संख्या|क्रमांक|नंबर)|হিসাব (?:নম্বর|নং)|akaun(?:ti)?|rekeningnommer|ගිණුම් අංකය|கணக்கு எண்|លេខគណនី|ເລກບັນຊີ|အကောင့်နံပါတ်|kontu zenbaki\p{L}*|numru tal-kont|rhif (?:y )?cyfrif|uimhir (?:an )?chuntais|numarul contului|hesab\p{L}* n\p{L}mr\p{L}si|saskaitos numeris|konta numurs|شماره حساب|اکاؤنٹ نمبر|የሂሳብ ቁጥር|\p{L}*konto)(?!\p{L})/giu;
/** Kinds of account; a long number behind one in a short line is its number. */
const ACCOUNT_KIND = /(?<!\p{L})(?:loan|mortgage|darlehen|kontokorrent|tagesgeld|festgeld|sparbuch|prestamo|prestito|emprestimo|credito (?:pessoal|personale?)|finan[cz]iamento|pret|ratenkredit|mutuo|hypothek|hypote[kc]\p{L}*|hipote[kc]\p{L}*|uver|kredyt|kolcson|lening|savings|tabungan|checking|chequing|current|deposit|sparkonto|girokonto|sparen|livret|epargne|ahorro|corriente|poupanca|risparmio|lonekonto|spaarrekening|betaalrekening|ταμιευτηριο|suffix|share|(?:普通|当座|貯蓄)(?:預金)?(?:口座)?)(?!\p{L})/iu;
/** "Conta corrente 46865-8": between the word for an account and its number. */
const WHICH_KIND = /^ (?:d[aeio] |a )?(?:corrente|corriente|courant|cheques|nomina|vista|ahorros?|poupanca|risparmio|(?:depositos? a )?(?:ordem|prazo)|deposito)(?= ?:? \d)/u;
const CARD_LABEL = /מסתיים בספרות|card|karte|carte|tarjeta|cartao|carta|kaart|kort|karty/i;
/** A suffix of one letter and a few digits is a part of the number: one member, several accounts. So is a letter behind the last group of several ("-00S"). */
const VALUE = /(?:(?<![A-Za-z0-9])[A-Z]{1,3}-?(?=\d|[*•]{3}))?[0-9xX*•·#][0-9xX*•·#./ -]{2,33}[0-9xX*•·#](?:[-/ ]?[A-Z]{1,2}\d{1,3}(?![A-Za-z0-9]|[.,]\d)|(?<=\d-\d{2,3})[A-Z](?![A-Za-z0-9]))?/;
/** The check letter of an Italian one may stand apart. */
const IBAN = /\b[A-Z]{2}\d{2} ?(?:[A-Z] )?[A-Z0-9]{3,4}(?: ?[A-Z0-9]*\d[A-Z0-9]*){2,8}(?![A-Z0-9]|[./-]\d)/;
const CARD_NUMBER = /(?<![\dXx*])(?<!\d )(?:[\dXx*•]{4}[ .-]){3}[\dXx*•]{3,4}(?![\dXx*]| \d)|(?<![\dXx*])(?:\d{4}[Xx*•]{8}|[Xx*•]{12}|\d{6}[Xx*•]{6})\d{4}(?![\dXx*])/;

/** "TRN  1002 3344 5500 003": of taxes, in groups like those of a card. */
const TAX_NUMBER = /(?<!\p{L})(?:trn|vat|gst(?:in)?|tin|tax|abn|nif|cif|rfc|btw|mwst|ust-?id|npwp|utr)(?: (?:id|reg(?:istration)?|no|number))*[\s.:#]*$/iu;

/** "GOLD CARD   123456-7-89-0123456": the sixteen digits of a card in other groups. */
const DASHED_CARD = /(?<![\d-])\d{1,12}(?:-\d{1,12}){2,4}(?![\d-])/;

/** Bank, account and check digits of a country that leaves its own code away. */
const NATIONAL = /(?<!\d ?)\d{2}(?: \d{4}){6}(?!\d| \d)/;
/** Where a telephone or the number of a wallet is the account: counts only when nothing else names one. */
const TELEPHONE_LABEL = /(?:^(?:mobile|phone|msisdn|wallet)(?: ?(?:number|no\.?|id))?|(?<=\s)(?:(?:mobile|msisdn|wallet) (?:number|no\.?|id)|wallet))\s*:?\s*(?=\+?\d{7,}|[A-Z]{1,3}-?\d{4})/i;

/** Credit unions number their members, acquirers their merchants, lenders their agreements; the number counts when nothing else names an account. */
const MEMBER_LABEL = /(?<!\p{L})(?:(?:member(?:ship)?|merchant|agreement) ?(?:number|no\.?|#)|merchant id|klantnummer)\s*:?/iu;
/** Numbers of other things than the account. */
const OTHER_NUMBER = /(?:application|reference|invoice|customer|policy|receipt) ?(?:number|no\.?|#)/iu;

/** "Bausparvertrag Nr. 4411223301": savings and loans are numbered by their contracts; such numbers count when nothing else names an account, each for its own. */
const CONTRACT_LABEL = /(?<!\p{L})(?:\p{L}*vertrag(?:s-?)?|contract|contrat|contrato|contratto|umowy|smlouvy|zmluvy|sopimus|avtale) ?(?:nr|no|n[ºo°]|num(?:ber|mer|ero)?|numer[uo]?|cislo)\.?\s*:?\s*(?=[\d-]{6,})/u;

export function findAccounts(lines: readonly TokenLine[], isRow: Uint8Array): AccountMark[] {
  const found: AccountMark[] = [];
  lines.forEach((line, index) => {
    if (isRow[index]) return;
    const [next, afterNext] = [index + 1, index + 2].map((at) => (isRow[at] ? undefined : lines[at]));
    const mark = accountOnLine(line, index, next, afterNext);
    if (mark) found.push(mark);
  });
  const paid = found.filter((mark) => !isPayingAccount(mark.number, lines[mark.line]!.text));
  const own = paid.filter((mark) => !isOfSomethingElse(mark.number, lines[mark.line]!, NUMBER_LABEL));
  return ownAccounts(own.length > 0 ? own : paid.length > 0 ? paid : found, lines, isRow);
}

function ownAccounts(found: readonly AccountMark[], lines: readonly TokenLine[], isRow: Uint8Array): AccountMark[] {
  const marks = found.some(({ isCard }) => !isCard) ? found.filter((mark) => !mark.isCard || !isSaidInRows(mark, lines, isRow)) : [...found];
  marks.push(...bareNumbers(marks.filter(({ isForTransfers }) => isForTransfers), lines, isRow));
  marks.sort((a, b) => a.line - b.line);
  if (marks.length > 0) return withSiblings(marks.filter((mark) => !mark.isForTransfers || !marks.some((other) => isBesideOwn(other, mark, lines))), lines, isRow);
  const contracts = contractAccounts(lines, isRow);
  if (contracts.length > 0) return contracts;
  const member = memberAccount(lines, isRow);
  const telephones = member ? [member] : telephoneAccounts(lines, isRow);
  const masked = telephones.length > 0 ? telephones : maskedAccount(lines, isRow);
  return masked.length > 0 ? masked : numberOnly(lines, isRow);
}

/** "Number   123-456789-833", perhaps in a second language, too: above all rows what has groups as numbers of accounts do, and nothing else says what it is. */
const NUMBER_ONLY = /^(?:number|no\.?|nr\.?|numero|nummer)(?: ?(?:號碼|号码|番号|ნომერი|номер))?\s*:?\s*(\d{2,6}(?:-\d{2,9}){1,3})$/u;

function numberOnly(lines: readonly TokenLine[], isRow: Uint8Array): AccountMark[] {
  const found = lines.slice(0, Math.max(0, isRow.indexOf(1))).flatMap(({ line }, index) => {
    const pieces = splitAtGaps(line.words, COLUMN_GAP);
    const texts = pieces.flatMap((piece, at) => [joinedText(piece), joinedText([...piece, ...(pieces[at + 1] ?? [])])]);
    return texts.flatMap((text) => NUMBER_ONLY.exec(foldText(text))?.[1] ?? []).filter((number) => number.replace(/\D/g, '').length >= FEWEST_DIGITS).map((number) => makeMark(index, number, false));
  });
  return new Set(found.map(({ key }) => key)).size === 1 ? [found[0]!] : [];
}

const FEWEST_DIGITS = 9;

/** "Card: 516760******4471" below an entry that is still pending, as below the rows: which card paid it. */
function isSaidInRows({ line }: AccountMark, lines: readonly TokenLine[], isRow: Uint8Array): boolean {
  return lines.some(({ text }, at) => isRow[at] === 1 && text === lines[line]!.text);
}

/** "Everyday share ••••8841": the end of a number behind signs that hide the rest, whatever it is called. */
const MASKED = /(?<![\p{L}\p{N}*•·#])(?:[•*·#]{2,}|[xX]{3,}) ?-?(\d{4})(?![\p{L}\p{N}])/gu;

/** Above all rows, where nothing else names an account, and one such number only. */
function maskedAccount(lines: readonly TokenLine[], isRow: Uint8Array): AccountMark[] {
  const found = lines.slice(0, Math.max(0, isRow.indexOf(1))).flatMap(({ text }, line) => [...text.matchAll(MASKED)].map(([, number]) => makeMark(line, number!, CARD_LABEL.test(foldText(text)))));
  return new Set(found.map(({ key }) => key)).size === 1 ? [found[0]!] : [];
}

const FOR_TRANSFERS = /^(?:clabe|cbu|cvu|cci)$/;
/** Lines of one header. */
const NEAR_LINES = 3;

/** "Número  2564901356" next to "CBU  2850590940090418135201": the number that stands beside one for transfers is the account's, though nothing says so. */
const BARE_NUMBER = /^(?:numero|nro|n[ºo°])\.?\s*:?\s*(?=\d[\d -]{4,}\d$)/u;

function bareNumbers(transfers: readonly AccountMark[], lines: readonly TokenLine[], isRow: Uint8Array): AccountMark[] {
  return transfers.flatMap(({ line }) => [line - 1, line + 1].flatMap((index) => {
    const beside = lines[index];
    const isHere = beside && !isRow[index] && beside.line.page === lines[line]!.line.page;
    const texts = isHere ? [beside.text, ...splitAtGaps(beside.line.words, COLUMN_GAP).map(joinedText)].map(foldText) : [];
    const text = texts.find((one) => BARE_NUMBER.test(one));
    return text === undefined ? [] : [makeMark(index, text.replace(BARE_NUMBER, ''), false)];
  }));
}

/** "Número de cuenta 2564901356", and near it "CLABE 345344873866605327". */
function isBesideOwn(own: AccountMark, { line }: AccountMark, lines: readonly TokenLine[]): boolean {
  return !own.isForTransfers && !own.isCard && Math.abs(own.line - line) <= NEAR_LINES && lines[own.line]!.line.page === lines[line]!.line.page;
}

function memberAccount(lines: readonly TokenLine[], isRow: Uint8Array): AccountMark | null {
  for (let index = 0; index < lines.length; index += 1) {
    const label = isRow[index] ? null : MEMBER_LABEL.exec(lines[index]!.text);
    const below = label && lines[index + 1] && !isRow[index + 1] ? valueBelow(lines[index]!, lines[index + 1]!, MEMBER_LABEL) : null;
    const number = label && (firstNumber(lines[index]!.text.slice(label.index + label[0].length), 0) ?? below);
    if (number) return makeMark(index, number, false);
  }
  return null;
}

function contractAccounts(lines: readonly TokenLine[], isRow: Uint8Array): AccountMark[] {
  return lines.flatMap((line, index) => {
    const folded = isRow[index] ? '' : foldText(line.text);
    const label = CONTRACT_LABEL.exec(folded);
    const number = label && firstNumber(line.text.slice(label.index + label[0].length), 0, true);
    return number ? [makeMark(index, number, false)] : [];
  });
}

function telephoneAccounts(lines: readonly TokenLine[], isRow: Uint8Array): AccountMark[] {
  const index = lines.findIndex((line, at) => !isRow[at] && line.line.page === 1 && TELEPHONE_LABEL.test(line.text));
  if (index < 0) return [];
  const { text } = lines[index]!;
  const [label] = TELEPHONE_LABEL.exec(text)!;
  const behind = text.slice(text.indexOf(label) + label.length);
  return (/^(?:\+?\d{7,}|[A-Z]{1,3}-?\d{4,}(?![\p{L}\d]))/iu.exec(behind) ?? text.match(/\+?\d{7,}/) ?? []).map((number) => makeMark(index, number, false));
}

function accountOnLine(line: TokenLine, index: number, next: TokenLine | undefined, afterNext?: TokenLine): AccountMark | null {
  const iban = IBAN.exec(withGaps(line));
  const [checked] = ibansOf(line.line.words);
  const card = CARD_NUMBER.exec(withGaps(line)) ?? CARD_NUMBER.exec(line.text);
  const isOfCard = card !== null && /\d{3,}/.test(card[0]) && !TAX_NUMBER.test(card.input.slice(0, card.index));
  // "Kartennummer 4907 62XX XXXX 3318   Abrechnungskonto DE12 ...": the account that the card is paid from.
  if (isOfCard && isPayingAccount(iban?.[0] ?? null, line.text)) return makeMark(index, card[0], true);
  if (checked && checked.last > checked.first) return makeMark(index, joinedText(line.line.words.slice(checked.first, checked.last + 1)), false);
  const wrapped = next ? wrappedIban(line.line.words, next.line.words) : null;
  if (wrapped !== null) return makeMark(index, wrapped, false);
  if (iban && mayBeIban(iban[0].replace(/ /g, ''), line.text)) return makeMark(index, iban[0], false);
  if (isOfCard) return makeMark(index, card[0], true);
  const dashed = DASHED_CARD.exec(line.text);
  if (dashed && dashed[0].replace(/-/g, '').length === 16 && CARD_LABEL.test(line.text)) return makeMark(index, dashed[0], true);
  const national = NATIONAL.exec(line.text);
  if (national) return makeMark(index, national[0], false);
  const share = shareOfMember(line);
  if (share !== null) return makeMark(index, share, false);
  const text = withoutDatesAndSums(line);
  if (text.length > 160) return null;
  const folded = foldText(text);
  const labels = labelsIn(folded);
  for (const label of labels) {
    const behind = text.slice(label.index + label.text.length);
    const rest = behind.slice(WHICH_KIND.exec(foldText(behind))?.[0].length ?? 0);
    if (!label.isNamed && (OF_ENTRY.test(rest) || beginsWithDay(line))) continue;
    const letters = /n[orº]|number|nummer|numero|num|iban|#|ending|uctu|szam/.test(label.text) ? 20 : 3;
    const value = firstNumber(rest, letters, letters === 20) ?? numberAfterNo(rest) ?? longNumber(text, rest) ?? (label.isNamed && next && !OF_ACCOUNT.test(rest) && rest.replace(/[^\p{L}]/gu, '').length < 40 ? (valueBelow(line, next) ?? (letters === 20 ? valuePast(line, next, afterNext) : null)) : null);
    if (value !== null) return { ...makeMark(index, value, CARD_LABEL.test(label.text)), ...(FOR_TRANSFERS.test(label.text) ? { isForTransfers: true as const } : {}) };
  }
  const fromRight = labels.find((label) => FROM_THE_RIGHT.test(label.text));
  const ahead = fromRight && text.length <= 60 ? firstNumber(text.slice(0, fromRight.index), 0, true) : null;
  if (ahead !== null) return makeMark(index, ahead, CARD_LABEL.test(fromRight!.text));
  // "Kontokorrent Nr. 6313600000 EUR-Konto": the word for account stands behind the number.
  const before = labels.length > 0 && text.length <= 60 && !OTHER_NUMBER.test(text) ? numberAfterNo(text) : null;
  return before !== null && before.replace(/\D/g, '').length >= 6 ? makeMark(index, before, false) : titledNumber(line, index);
}

/** "FREE CHECKING ACCT# 2   PREVIOUS BALANCE   1,545.31": one of several accounts of a member, which only count up. */
const SHARE = /^\p{L}[\p{L}\d &'.-]{2,40}? (?:acct|account|share|loan|suffix|id) ?# ?(\d{1,3})(?!\d) +(\p{L}[\p{L} ]+)/iu;

function shareOfMember({ text, amounts }: TokenLine): string | null {
  const found = amounts.some(({ isMoney }) => isMoney) ? SHARE.exec(text) : null;
  return found && labelKind(squash(found[2]!)) === 'opening' ? found[1]! : null;
}

/** "Easy Saver  62512-5177434  CAD": a name, a number too long for a sum of money and a currency, and nothing else, in any language. */
const TITLED = /^(\p{L}[\p{L}'’. -]{2,40}?) +(\d[\d/-]*(?: [\d/-]+)*) +([A-Z]{3})$/u;
const SHORTEST_TITLED = 8;

function titledNumber({ line, dates }: TokenLine, index: number): AccountMark | null {
  const title = TITLED.exec(joinedText(splitAtGaps(line.words, 1.5)[0]!));
  if (!title || dates.length > 0 || !isCurrencyCode(title[3]!) || /^\d{1,3}(?: \d{3})+$/.test(title[2]!)) return null;
  return title[2]!.replace(/\D/g, '').length >= SHORTEST_TITLED ? makeMark(index, title[2]!, false) : null;
}

/** What stands in another column is no further part of a number, nor are letters that are set apart. */
function withGaps({ line }: TokenLine): string {
  const columns = splitAtGaps(line.words, 3).map((column) => splitAtGaps(column, 1.1).map(joinedText));
  return columns.map((pieces) => pieces.reduce((text, piece) => text + (/^\p{L}/u.test(piece) ? '   ' : ' ') + piece)).join('   ');
}

/** Every label of an account on the line, left to right; those that say "number" first. */
function labelsIn(folded: string): { text: string; index: number; isNamed: boolean }[] {
  const named = [...folded.matchAll(NUMBER_LABEL)].filter(({ index }) => !OF_LIMIT.test(folded.slice(0, index))).map((match) => ({ text: match[0], index: match.index, isNamed: true }));
  const kind = ACCOUNT_KIND.exec(folded);
  if (named.length === 0) return kind ? [{ text: kind[0], index: kind.index, isNamed: false }] : [];
  const isOfBranch = ({ text: { length }, index }: (typeof named)[0]): number => Number(OF_BRANCH.test(folded.slice(index + length)));
  return named.sort((a, b) => isOfBranch(a) - isOfBranch(b) || Number(/number|nummer|numero/.test(b.text)) - Number(/number|nummer|numero/.test(a.text)) || a.index - b.index);
}

/** "Limit w rachunku   5 000,00": how far an account may be overdrawn. */
const OF_LIMIT = /limit\p{L}* (?:\p{L}{1,3} )?$/u;

/** "A/C open date : 12/03/2014": what else is said of an account. */
const OF_ACCOUNT = /^\s*(?:open(?:ed|ing)?|status|branch)(?!\p{L})/iu;

/** "Mobile deposit ref K825978935" is an entry, no account. */
const OF_ENTRY = /^\P{L}*ref/iu;

/** "Offset Account   BSB 066-123   Account 10441122": the number at once behind is the branch's, where another label has one. */
const OF_BRANCH = /^\P{L}*(?:bsb|blz|bankleitzahl|sort ?code|branch(?: code)?|routing(?: number)?|transit)(?!\p{L})/u;

/** "Oct 28  DEPOSIT 833163365", its amount on the next line: an entry that a kind of account is named in. */
function beginsWithDay({ dates }: TokenLine): boolean {
  return dates.some(({ first }) => first === 0);
}

/** "Compte chèques 56174-1417003": a short line with a long number after the kind of account. */
function longNumber(text: string, rest: string): string | null {
  const value = text.length <= 60 ? firstNumber(rest, 16) : null;
  return value !== null && value.replace(/\D/g, '').length >= 7 ? value : null;
}

function withoutDatesAndSums(line: TokenLine): string {
  const { words } = line.line;
  // "No. 72017213831      15 045,55": the balance is no part of the number.
  const sums = line.amounts.filter(({ first, isMoney }) => isMoney && /\d$/.test(words[first - 1]?.text ?? '') && words[first]!.box[0] - words[first - 1]!.box[2] > 1.5 * line.line.fontSize);
  const left = [...daysOn(line), ...sums];
  if (left.length === 0) return line.text;
  return words.map((word, index) => (left.some((token) => index >= token.first && index <= token.last) ? '' : word.text)).join(' ');
}

/** "20-12-21 23554627" is no day: the code of the branch stands before the number. */
function daysOn({ dates, line: { words } }: TokenLine): DateToken[] {
  return dates.filter(({ first, last }) => !(first === last && /^\d{2}-\d{2}-\d{2}$/.test(words[first]!.text) && /^\d{8}$/.test(words[last + 1]?.text ?? '')));
}

/** "4 809.06": a sum of money also behind a word for account ("Etat de compte"). */
const IN_THOUSANDS = /^\d{1,3}(?: \d{3})+[.,]\d{2}$/;

/** Letters within a number, "77-41K2-9": digits follow behind them. */
const REST_OF_NUMBER = /^-?[A-Z]{0,3}-?\d[\dA-Z-]*(?![\p{L}\d])/u;

/** At most `letters` letters may stand between the label and its number, which is no sum of money, nor several. Behind words that say number "37043.01" is one, and no money. */
function firstNumber(text: string, letters = 24, isNamed = false): string | null {
  const value = VALUE.exec(text.slice(0, 60));
  if (!value) return null;
  const digits = value[0].replace(/[^0-9xX*•·#]/g, '');
  const real = digits.replace(/\D/g, '');
  if (digits.length < 4 || real.length < 3 || /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?![./-]\d)|\d{4}[./-]\d{1,2}[./-]\d{1,2})\b(?! *\d{6})/.test(value[0].trim())) return null;
  // "ABCD0000123" names a branch.
  if (/\p{Lu}{4}$/u.test(text.slice(0, value.index)) || isPieceOfMoney(text, value) || IN_THOUSANDS.test(value[0].trim())) return null;
  // "N° 01/2026" numbers a statement.
  if ((isNamed ? /^\d+,\d{2}$|^\d{1,3}\/(?:19|20)\d{2}$/ : /^\d+[.,]\d{2}$|^\d{1,3}\/(?:19|20)\d{2}$/).test(value[0].trim())) return null;
  if (text.slice(0, value.index).replace(/[^\p{L}]/gu, '').length > letters) return null;
  return value[0] + (isNamed ? (REST_OF_NUMBER.exec(text.slice(value.index + value[0].length))?.[0] ?? '') : '');
}

/** The rest of "123,084.85", several sums beside each other, the thousands of "9.503,52". */
function isPieceOfMoney(text: string, { 0: value, index }: RegExpExecArray): boolean {
  if (/\d,$/.test(text.slice(0, index)) || /\d[.,]\d{2} +[\d., ]*\d[.,]\d{2}$/.test(value)) return true;
  return /^\d{1,3}(?:[.,' ]\d{3})*$/.test(value.trim()) && /^[.,]\d{2}(?!\d)/.test(text.slice(index + value.length));
}

/** "Compte de dépôt n° 96675 …": the word for number stands apart from the word for account. */
function numberAfterNo(rest: string): string | null {
  const at = /(?:^|[\s(])(?:n[o°ºr]\.?|num\w*|number|#)\s*[:.]?\s*(?=[\dxX*])/i.exec(rest.slice(0, 40));
  return at ? firstNumber(rest.slice(at.index + at[0].length), 0, true) : null;
}

/** "Account Number" in a heading, the number under it: "20-31-84 93641981", "51 545 494 9", "2434971 - 1". */
function valueBelow(line: TokenLine, next: TokenLine, named: RegExp = NUMBER_LABEL): string | null {
  // It says which it is itself.
  if (IBAN.test(withGaps(next))) return null;
  const label = labelExtent(line, named);
  const right = label.x1 + 2 * line.line.fontSize;
  const beneath = splitAtGaps(next.line.words, COLUMN_GAP).filter((piece) => overlap(extent(piece), { x0: label.x0, x1: right }) > 0);
  // "51 545 494 9": whole figures may be parts of a number.
  const tokens = [...daysOn(next), ...next.amounts.filter(({ isMoney, number, currency }) => isMoney && (number.mark !== 'none' || currency !== undefined))];
  const taken = new Set([...tokens.flatMap(({ first, last }) => next.line.words.slice(first, last + 1)), ...yearsOfMonths(next.line.words)]);
  // "ESTADO DE CUENTA AL 31 DE ENERO", and below it "CLIENTE: 12345678", which says itself of what it is.
  const isOther = (run: readonly Word[]): boolean => {
    const before = next.line.words[next.line.words.indexOf(run[0]!) - 1]?.text ?? '';
    return OWN_LABEL.test(before) || OF_TAX_PAYER.test(before);
  };
  const runs = beneath.flatMap((piece) => runsOf(piece, (word) => !taken.has(word) && IN_NUMBER.test(word.text)).filter((run) => !isHouse(run, piece)));
  // "Agência | Conta", and below it "01447 | 0447188-1".
  const isUnder = (run: readonly Word[]): boolean => overlap(extent(run), label) > 0;
  for (const run of [...runs.filter(isUnder), ...runs.filter((one) => !isUnder(one))]) {
    if (isOther(run)) continue;
    const value = firstNumber(joinedText(run));
    if (value !== null && value.replace(/\D/g, '').length >= SHORTEST_BELOW) return value;
  }
  return null;
}

/** "OPERATING ACCOUNT" in the name of a company, and below it "1901 N GRAND AVE E". */
function isHouse(run: readonly Word[], piece: readonly Word[]): boolean {
  const street = piece.slice(run.length);
  return run.length === 1 && run[0] === piece[0] && /^\d{1,5}\p{L}?$/u.test(run[0]!.text) && street.length > 1 && street.every(({ text }) => /^[\p{L}.]+$/u.test(text));
}

/** The next line is one of the other column of the header: the number stands on the line after it. */
function valuePast(line: TokenLine, next: TokenLine, afterNext: TokenLine | undefined): string | null {
  if (!afterNext || afterNext.line.page !== line.line.page || afterNext.line.baseline - line.line.baseline > TWO_LINES * line.line.fontSize) return null;
  const label = labelExtent(line, NUMBER_LABEL);
  const isBeneath = ({ box }: Word): boolean => box[2] > label.x0 && box[0] < label.x1 + 2 * line.line.fontSize;
  return next.line.words.some(isBeneath) ? null : valueBelow(line, afterNext);
}

/** In sizes of type. */
const TWO_LINES = 3;

/** "Statement, February 2026", "febrero de 2026". */
function yearsOfMonths(words: readonly Word[]): Word[] {
  const isMonth = (word: Word | undefined): boolean => word !== undefined && monthNumber(foldText(word.text)) !== null;
  return words.filter(({ text }, at) => /^(?:19|20)\d\d$/.test(text) && (isMonth(words[at - 1]) || (/^(?:del?|of)$/i.test(words[at - 1]?.text ?? '') && isMonth(words[at - 2]))));
}

const IN_NUMBER = /\d|^[-/]$|[xX*•·]{3}/;
const SHORTEST_BELOW = 4;
/** Longer than "No:" and "EUR:". */
const OWN_LABEL = /\p{L}{4,}:$/u;
/** Who pays taxes, in the countries whose statements say it. */
const OF_TAX_PAYER = /^(?:cpf|cnpj|cuit|cuil|rfc|rut|nit|dni|nif|nie|cif|pan|tin|gstin|siret|siren|pesel|nip|regon|oib|jmbg|cnp)[:.]?$/iu;

/** The run of words that holds the label, of several the one that says it is a number; without the words that stand before it. */
function labelExtent({ line }: TokenLine, named: RegExp): { x0: number; x1: number } {
  const folded = (words: readonly Word[]): string => foldText(joinedText(words));
  const holders = splitAtGaps(line.words, COLUMN_GAP).filter((piece) => folded(piece).search(named) >= 0);
  const piece = holders.find((words) => /number|no\.?(?!\p{L})|nummer|numero/u.test(folded(words))) ?? holders[0] ?? line.words;
  return extent(piece.slice(startOfLast(piece.map(({ text }) => foldText(text)), named)));
}

/** Place of the first word of the last label: "Número de conta" begins with its first, although "conta" is one, too. */
function startOfLast(words: readonly string[], named: RegExp): number {
  const label = new RegExp(named.source, named.flags.replace('g', ''));
  let start = 0;
  for (let at = 0; at < words.length; at += 1) {
    const found = label.exec(words.slice(at).join(' '));
    if (found?.index !== 0) continue;
    start = at;
    at += found[0].trim().split(' ').length - 1;
  }
  return start;
}


function runsOf(words: readonly Word[], belongs: (word: Word) => boolean): Word[][] {
  const runs: Word[][] = [[]];
  for (const word of words) {
    if (belongs(word)) runs.at(-1)!.push(word);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
