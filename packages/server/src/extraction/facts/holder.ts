// Whose account it is.
import { currencyOf, isCurrencyCode } from '../tokens/currencies.js';
import { wholeCurrencyName } from './namedCurrency.js';
import { squash } from '../tokens/plainText.js';
import { hasCourtesyTitle, holderLabel, isCourtesyTitle, isOfOffice, namesNoPerson, withoutAddress } from '../vocabulary/names.js';
import { COMPANY } from './currency.js';
import { isKnownLabel, labelledValue, SPACELESS_NAME, type Piece } from './headPieces.js';
import { isInstitution, isTitle, speaksOfAccounts } from './institution.js';

interface Head {
  rows: readonly Piece[][];
  /** The same without the headings of entries. */
  told: readonly Piece[][];
  /** Which of them are headings of tables. */
  isHeading: readonly boolean[];
  /** Size of the type of the document. */
  body: number;
  institution: string | null;
  /** How many of them stand above the first row. */
  above: number;
  /** Baselines of the lines that tell an account or a period, by page. */
  marked: readonly { page: number; y: number }[];
}

/** Facts beside each other on a line: "JAN BECKER, 30159 Hannover", "Leonie Marquardt · IBAN …". */
/** "LOS AROMOS SPA RUT: 76.123.456-K", at a space's distance. */
const TAX_NUMBER = /\s+(?:R\.?U\.?T|RFC|CURP|CUI[TL]|N\.?I\.?[FT]|C\.?I\.?F|CPF|CNPJ|DNI|OIB|NPWP|VKN|TCKN|ИНН|ІПН|ЄДРПОУ|ЕИК)\.?:? ?(?=[\dA-Z*.-]*\d).*$/u;
const PARTED = /\s*[,;·•|]\s+|\s+[·•|]\s*/u;
/** Written small within names: von, de, la, van der, ou, &; and at their end: e.K., s.r.o. */
const PARTICLE = /^(?:\p{Ll}{1,4}|[&-])$/u;
const FORM = /^\p{L}+\.[\p{L}.]*$/u;
/** "王小明", behind its label only: a few letters of a script that writes no spaces may be anything else. */
const WITHOUT_SPACES = new RegExp(`^${SPACELESS_NAME}$`, 'u');
/** Of two people. */
const JOINED = /\s(?:&|and|und|et|ou|or|y|e|en|och|og|oder)\s/iu;
const GOES_ON = /\s(?:&|and|und|et|ou|or|y|e|en|och|og|oder)$/iu;
/** "GmbH & Co KG" on a line of its own. */
const ONLY_FORMS = /^(?:(?:gmbh|ag|kg|kgaa|ohg|ug|se|co|ltd|limited|llc|plc|inc|corp|s\.?a|s\.?a\.?s|s\.?p\.?a|s\.?r\.?l|b\.?v|n\.?v|a\.?s|d\.?d|d\.?o\.?o|&|und|and)\.?(?:\s|$))+$/iu;
/** Names made unreadable. */
const BLANK = /^(?:[xX]+ ?)+$/;
/** In sizes of type: lines of one address, how far their beginnings may stand apart, type of a name, and what is near a line about the account. */
const LEADING = 2.2;
const FLUSH = 0.5;
const LARGEST = 1.5;
const NEAR = 3.2;
/** Lines below a name, one of which has a house or a postal code. */
const ADDRESS_LINES = 3;
const LINES_BESIDE = 3;
/** A number of an account or a part of one, and what it is called by without a word. */
const NUMBER = /\d{2}/;
const CODE = /^(?:iban|a\/c|acc?t\.?|cuit|cui[lt]|cpf|nif|cif|nit|rut|dni|no\.?|n[ºo°]\.?|nr\.?)$/iu;
const ADDRESS = /(?:^|\s)\d[\d-]*\p{L}?(?:[\s,/-]|$)/u;
const NO_ADDRESS = /[:@]|www|\b(?:tel|phone|fax|seite|page|iban|bic)\b/iu;

/** "Account name   Requestor name": two headings beside each other. */
const LABEL = /\s(?:name|address|anschrift|adresse|direcci[oó]n|endere[cç]o|indirizzo)$/iu;

/** Alone on its line. */
const EMAIL = /^[^\s@:]+@[^\s@]+\.\p{L}{2,}$/u;
/** "Dear Ingrid Solberg,": who the statement is written to; by the first name alone, the whole one stands above. */
const GREETING = /^(?:dear|hello|hi|hola|estimad[oa]|querid[oa]|prezad[oa]|caro|cara|ol[áa]|bonjour|ch[eè]re?|gentile|ciao|hallo|guten tag|liebe[r]?|beste|geachte|k[äj]ære?|hei|hej|dobr[yý] den|witaj)[ ,]+(.+?)[,!:.]?$/iu;

/** "Соколова Анна Игоревна": three words, of which the last or the middle one names the father. */
const WITH_FATHER = /^[А-ЯЁІЇЄҐ][\p{L}’'-]+ (?:[А-ЯЁІЇЄҐ][\p{L}’'-]+ [А-ЯЁІЇЄҐ]\p{L}*(?:вич|вна|ична|ович|кызы|оглы)|[А-ЯЁІЇЄҐ]\p{L}*(?:вич|вна|ична|ович) [А-ЯЁІЇЄҐ][\p{L}’'-]+)$/iu;

/** "DANIEL R SORENSEN #3731: Transactions", "A N Example - Account 00-00-00 12345678". */
const BEFORE_NUMBER = /^(\p{Lu}.+?) (?:#\d{4}(?!\d)|- (?:account|a\/c) )/iu;
/** Forms of companies: nobody but a holder is called that, alone on a line, beside the bank. */
const COMPANY_NAME = /^\p{Lu}.* (?:l\.?l\.?c|ltd|limited|inc|gmbh(?: & co\.? kg)?|ag|kg|ug|s\.?a\.?r\.?l|s\.?a\.?s|s\.?r\.?l|s\.?l|s\.?p\.?a|b\.?v|a\.?s|d\.?o\.?o|s\.?r\.?o|sp\. z o\.?o|kft|oy|ab|aps|lda|ltda|pty ltd|cc|co)\.?$/iu;

/** By a label; else the first line of an address, a courtesy title, or the one name that stands alone beside what tells the account. */
export function findHolder(head: Head): string | null {
  const mayBe = (text: string): boolean => isName(text) && text !== head.institution && wholeCurrencyName(text) === null && !LABEL.test(text);
  const isLabelled = (text: string): boolean => mayBe(text) || (WITHOUT_SPACES.test(text) && !isInstitution(text) && !isKnownLabel(text));
  const labelled = labelledValue(head.told, holderLabel, isLabelled) ?? labelledValue(head.told, holderLabel, (text) => mayBe(nameIn(text)));
  if (labelled !== null) return nameIn(labelled);
  const found = findUnlabelled(head, mayBe);
  return found === null ? null : nameIn(withoutAddress(found));
}

function findUnlabelled(head: Head, mayBe: (text: string) => boolean): string | null {
  const names = head.rows.flatMap((pieces, row) => pieces.flatMap((piece, at) => {
    if (piece.fontSize > LARGEST * head.body || head.isHeading[row]) return [];
    const isBesideFigures = pieces[at - 1]?.hasFigures === true;
    const facts = piece.text.replace(/^\*/, '').replace(TAX_NUMBER, '').split(PARTED).map((text) => text.trim());
    return facts.flatMap((text, fact) => (mayBe(text) && isCapitalised(text) && !namesNoPerson(text) && (fact === 0 || hasCourtesyTitle(text)) ? [{ text, piece, row, isBesideFigures }] : []));
  }));
  // The window for the address may stand beside the day of the statement; any other name there is the value of a label.
  const apart = names.filter(({ isBesideFigures }) => !isBesideFigures);
  const addressed = names.filter(({ piece, row, text }) => row < head.above && hasAddress(piece, text, head.rows.slice(row + 1)) && !isBelowOffice(piece, head.rows.slice(0, row)));
  const titled = addressed.find(({ text }) => hasCourtesyTitle(text));
  const named = addressed.find(({ piece, row, text }) => titled !== undefined && COMPANY_NAME.test(text) && columnBelow(piece, head.rows.slice(row + 1))[0] === titled.piece) ?? titled ?? addressed[0] ?? apart.find(({ text }) => hasCourtesyTitle(text));
  if (named) return named.text;
  const greeted = head.rows.flat().flatMap(({ text }) => GREETING.exec(text)?.[1] ?? []);
  const inGreeting = greeted.find((text) => mayBe(text) && isCapitalised(text) && !namesNoPerson(text)) ?? names.find(({ text }) => greeted.some((first) => text.toLowerCase().startsWith(`${first.toLowerCase()} `)))?.text;
  if (inGreeting !== undefined) return inGreeting;
  const alone = apart.filter(({ piece, row }) => row < head.above && head.marked.some((mark) => mark.page === piece.page && Math.abs(mark.y - piece.y) <= NEAR * piece.fontSize));
  const isMarked = (piece: Piece): boolean => head.marked.some((mark) => mark.page === piece.page && mark.y === piece.y);
  const beside = head.rows.slice(0, head.above).flat().filter((piece) => isMarked(piece) && piece.fontSize <= LARGEST * head.body).flatMap(({ text }) => besideNumber(text).filter((name) => mayBe(name) && !namesNoPerson(name)));
  const isWhole = (text: string): boolean => mayBe(text) && isCapitalised(text) && !namesNoPerson(text);
  const sources = [head.rows.slice(0, head.above).flat().map(({ text }) => text).filter((text) => WITH_FATHER.test(text) && isWhole(text)), alone.map(({ text }) => text), beside, besideCustomer(head).filter(isWhole), beforeNumbers(head.rows).filter(isWhole), companies(head).filter((text) => isWhole(text) && !isBank(text, head.institution))];
  return sources.map(theOnly).find((name) => name !== null) ?? null;
}

function isBank(text: string, institution: string | null): boolean {
  const [own, bank] = [squash(text), squash(institution ?? '')];
  return bank !== '' && (own.startsWith(bank) || bank.startsWith(own));
}

function beforeNumbers(rows: readonly Piece[][]): string[] {
  return rows.flat().flatMap(({ text }) => BEFORE_NUMBER.exec(text)?.[1] ?? []);
}

/** "MARINA COSTA RUIZ   CLIENTE: 44718812", "MARINA COSTA LTDA | CNPJ: 044.718.812/0001-20": on the line of the number that the bank or the state knows somebody by. */
const CUSTOMER_NUMBER = /(?<!\p{L})(?:cliente?|customer|kunden?|klant|socio|member)(?:[ -]?(?:n[ºo°r]|number|nummer|id))?\.?\s*:?\s*\d{4,}/iu;

function besideCustomer({ rows, above }: Head): string[] {
  const told = rows.slice(0, above).filter((pieces) => pieces.some(({ text }) => CUSTOMER_NUMBER.test(text) || TAX_NUMBER.test(text)));
  return told.flatMap((pieces) => pieces.map(({ text }) => text.split(PARTED)[0]!.replace(TAX_NUMBER, '')));
}

/** On the first page above the rows, in a run of words that is nothing else. */
function companies({ rows, above, body }: Head): string[] {
  return rows.slice(0, above).flat().filter(({ page, fontSize, text }) => page === 1 && fontSize <= LARGEST * body && COMPANY_NAME.test(text)).map(({ text }) => text);
}

function theOnly(names: readonly string[]): string | null {
  return new Set(names).size === 1 ? names[0]! : null;
}

/** "Account 462-591671 KIM SORA", "FATIMA AL SABTI IBAN KW24 PRLC 7966": capitalised words behind the number, or before what it is called. */
function besideNumber(text: string): string[] {
  const words = text.split(' ');
  const numbers = words.flatMap((word, at) => (NUMBER.test(word) ? [at] : []));
  if (numbers.length === 0) return [];
  const behind = words.slice(numbers.at(-1)! + 1 + Number(/^[|/]$/.test(words[numbers.at(-1)! + 1] ?? '')));
  const end = behind.findIndex((word) => !isNameWord(word));
  const before = words.slice(0, numbers[0]!);
  const label = before.findIndex((word) => !isNameWord(word));
  return [behind.slice(0, end < 0 ? undefined : end), label < 0 ? [] : before.slice(0, label)].map((name) => name.join(' ')).filter(isCapitalised);
}

function isNameWord(word: string): boolean {
  return !isKnownLabel(word) && !isTitle(word) && !speaksOfAccounts(word) && !isCurrencyCode(word) && !CODE.test(word);
}

/** What a run of words says before the next fact. */
function nameIn(text: string): string {
  return text.split(PARTED)[0]!.replace(TAX_NUMBER, '').replace(/(?<=.)\s*(?:[様殿]|御中|(?<=\p{Lu} )SAMA)$/u, '').trim();
}

/** Of a script whose letters begin no name larger. */
const GEORGIAN = '\u10d0-\u10ff';
const NAME_BEGINS = new RegExp(`^[\\p{Lu}\\p{Lo}${GEORGIAN}]`, 'u');

function isName(text: string): boolean {
  const words = text.split(' ').length;
  return /^[\p{L}\p{M}.'’&/ ()«»„“”-]{4,70}$/u.test(text) && NAME_BEGINS.test(text) && words >= 2 && words <= (JOINED.test(text) ? 12 : 6) && !GOES_ON.test(text) && !BLANK.test(text) && !ONLY_FORMS.test(text) && !/[/–-]$/.test(text) && holderLabel(text)?.[0].length !== text.length && !isCourtesyTitle(text) && !isInstitution(text) && !speaksOfAccounts(text) && !isTitle(text) && (hasCourtesyTitle(text) || !text.replace(COMPANY, '').split(' ').some(isCurrency)) && !text.split('/').some((part) => isKnownLabel(part.trim()));
}

/** "EUR", "Puan (TL)" */
function isCurrency(word: string): boolean {
  const inside = /^\((.+)\)$/.exec(word)?.[1];
  return isCurrencyCode(word) || (inside !== undefined && Boolean(currencyOf(inside.toLowerCase())));
}

function isCapitalised(text: string): boolean {
  const words = text.split(' ');
  return words.every((word) => /^[(«„“]?[\p{Lu}\p{Lo}]/u.test(word) || PARTICLE.test(word) || FORM.test(word)) && !PARTICLE.test(words.at(-1)!);
}

/** "San Antonio, TX 78265 - 9754": what stands before a state and its code is a city. */
const STATE_AND_CODE = /^, \p{Lu}{2,3} \d[\d -]*$/u;

/** Flush with the name on either side, a house or a postal code follows: behind a comma, or on one of the next lines. */
function hasAddress(name: Piece, text: string, below: readonly Piece[][]): boolean {
  if (!name.hasFigures && name.text.startsWith(text)) {
    const rest = name.text.slice(text.length);
    if (STATE_AND_CODE.test(rest)) return false;
    if (isAddress(rest)) return true;
  }
  return columnBelow(name, below).some(({ text }, at, lines) => (EMAIL.test(text) || isAddress(text)) && lines.slice(0, at).every((line) => !line.hasFigures && !NO_ADDRESS.test(withoutHouseMark(line.text))));
}

/** The next runs of words flush with the first on either side, from line to line; what stands beside them, a little higher or lower, is another column. */
function columnBelow(first: Piece, below: readonly Piece[][]): Piece[] {
  const found: Piece[] = [];
  let last = first;
  for (const piece of below.slice(0, LINES_BESIDE * ADDRESS_LINES).flat()) {
    if (piece.page !== first.page || piece.y - last.y > LEADING * last.fontSize || found.length === ADDRESS_LINES) break;
    if (piece.y === last.y || Math.min(Math.abs(piece.x0 - last.x0), Math.abs(piece.x1 - last.x1)) > FLUSH * last.fontSize) continue;
    found.push(piece);
    last = piece;
  }
  return found;
}

function isBelowOffice(name: Piece, above: readonly Piece[][]): boolean {
  const before = above.flat().findLast((piece) => piece.page === name.page && piece.y < name.y && Math.abs(piece.x0 - name.x0) <= FLUSH * name.fontSize);
  return before !== undefined && name.y - before.y <= LEADING * name.fontSize && isOfOffice(before.text);
}

/** "BAĞDAT CAD. NO:118/4" */
function withoutHouseMark(text: string): string {
  return text.replace(/(?<=[\s.])no\.?:(?= ?\d)/giu, 'no ');
}

function isAddress(text: string): boolean {
  return ADDRESS.test(text) && /\p{L}{3}|^\p{Lu}{2} \d/u.test(text) && !NO_ADDRESS.test(withoutHouseMark(text)) && !isTitle(text) && !isKnownLabel(text);
}
