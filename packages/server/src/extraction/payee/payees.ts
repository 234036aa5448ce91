// The bare counterparty beside each description of a document: without the kind of transaction in front, and without references and places behind.
import { isCurrencyCode } from '../tokens/currencies.js';
import { monthNumber } from '../tokens/monthNames.js';
import { foldText, squash } from '../tokens/plainText.js';
import { isArticleOfName, isBeforeFigures, isCollector, isCompanyForm, isGenericPayee, isPayeeConnector, isPayeeKind, isPurpose, startsPayeeKind } from '../vocabulary/payeeWords.js';
import { cleanPayee } from './cleanPayee.js';

const LONGEST_KIND = 5;
/** "/NAME/ANNA BERG/REMI/", "Naam: Linde BV". */
const LABELLED = /\/NAME\/([^/]+)|(?:^|\n|\s)(?:Naam|Name|Empfänger|Auftraggeber|Zahlungspflichtiger|Beneficiary|Bénéficiaire|Beneficiario|Ordenante|Ordinante|DE|POUR|ORIG CO NAME) ?: ?([^\n:]+?)(?=\s+\p{L}+ ?:|\n|$)/u;
/** Letters of a state or country in the end: the word before is a town. */
const STATE = /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|AB|BC|MB|NB|NL|NS|ON|PE|QC|SK|NSW|VIC|QLD|TAS|SG)$/;
const BEFORE_TOWN = /^(?:san|los|las|new|fort|st|santa|el|la|port|mount|north|south|east|west|lake|palm|salt|kuwait|chiang|sha|wan)$/i;
/** Rows in front of whose different texts a line must stand to be a kind of transaction, and different names before one place. */
const FEWEST_TEXTS = 3;
const FEWEST_NAMES = 2;
const MANY_NAMES = 4;
/** As wide as the widest line, nearly. */
const NO_ROOM = 0.96;
/** Of the widest first line; and how many of those that go on end so far right, at least. */
const NEARLY_FULL = 0.85;
const FEWEST_FULL = 5;
const SHARE_OF_FULL = 0.1;
/** In letters, the first two words of a name. */
const SHORTEST_NAME = 5;
/** A code of the bank, and in front of how many different words it stands. */
const CODE = /^[A-Z]{2,3}$/;
const FEWEST_BEHIND = 5;
const SHARE_OF_CODE = 0.1;
/** Words of a kind that no vocabulary knows, and how many of the names behind it stand behind another, or alone, too. */
const LONGEST_FRONT = 2;
const FEWEST_ELSEWHERE = 2;

/** One for each description, in their order; null where a text names nobody. */
export function payeesOf(descriptions: readonly string[]): (string | null)[] {
  const width = widestOf(descriptions.flatMap((text) => text.split('\n')));
  const first = widthOfFirst(descriptions) ?? width;
  const texts = descriptions.map((text) => linesOf(text, first, width));
  const kinds = { lines: repeatedLines(texts), codes: repeatedCodes(texts), fronts: repeatedFronts(texts) };
  const names = descriptions.map((text, at) => labelled(text) ?? nameIn(texts[at]!, kinds));
  const isPlace = placesOf(names);
  return descriptions.map((text, at) => {
    const name = withoutPlaces(names[at]!, isPlace).join(' ');
    return (name === '' ? null : cleanPayee(name)) ?? cleanPayee(text);
  });
}

function widestOf(lines: readonly string[]): number {
  return lines.reduce((most, line) => Math.max(most, setWidth(line)), 0);
}

/** Of first lines that go on the widest, where so many different ones end near it: that column is narrower than others of the document. */
function widthOfFirst(descriptions: readonly string[]): number | null {
  const firsts = descriptions.flatMap((text) => (text.includes('\n') ? [text.slice(0, text.indexOf('\n'))] : []));
  const width = widestOf(firsts);
  const full = new Set(firsts.filter((first) => setWidth(first) > NEARLY_FULL * width));
  return full.size >= Math.max(FEWEST_FULL, SHARE_OF_FULL * firsts.length) ? width : null;
}

/** In thousandths of the size of type, as common typefaces without serifs are set. */
function setWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += PLAIN_WIDTHS[letter.codePointAt(0)!] ?? widthOf(letter);
  return width;
}

function widthOf(letter: string): number {
  return NARROW.test(letter) ? 270 : WIDE.test(letter) ? 840 : /\p{Lu}/u.test(letter) ? 680 : 540;
}

const NARROW = /[ijlIft.,:;'|!()[\]/\s-]/;
const WIDE = /[mwMW@%]/;
/** Most print: every letter of every text is asked for. */
const PLAIN_WIDTHS = Array.from({ length: 128 }, (_, code) => widthOf(String.fromCodePoint(code)));

/** A line goes on where the first word of the next had no room: as wide as the widest of the document, with it; and a kind whose words stand on two lines. */
function linesOf(text: string, widthOfFirst: number, widthOfOthers: number): string[][] {
  const found: string[][] = [];
  for (const line of text.split('\n')) {
    const words = line.split(/\s+/).filter(Boolean);
    const before = found.at(-1);
    if (words.length === 0) continue;
    const width = found.length > 1 ? widthOfOthers : widthOfFirst;
    const hadNoRoom = before !== undefined && setWidth(`${before.join(' ')} ${words[0]!}`) > NO_ROOM * width;
    const goesOn = hadNoRoom && !isPurpose(squash(words[0]!)) && !words[0]!.endsWith(':') && kindAt(words, 0) === 0;
    if (goesOn || (before !== undefined && kindAt([...before, ...words], 0) > before.length)) before.push(...words);
    else found.push(words);
  }
  return found;
}

function labelled(text: string): string[] | null {
  const found = LABELLED.exec(text);
  const name = (found?.[1] ?? found?.[2])?.trim();
  return name ? untilReference(name.split(/\s+/)) : null;
}

/** First lines without a figure that stand in front of different texts: the document's own kinds of transaction. */
function repeatedLines(texts: readonly string[][][]): Set<string> {
  const behind = new Map<string, Set<string>>();
  for (const [first, second] of texts) {
    if (!first || !second || [...first, ...second].some((word) => /\d/.test(word))) continue;
    const key = squash(first.join(''));
    behind.set(key, (behind.get(key) ?? new Set()).add(squash(second.join(''))));
  }
  return new Set([...behind].filter(([, others]) => others.size >= FEWEST_TEXTS).map(([key]) => key));
}

/** Words of capitals in front of many different texts: what the bank calls its kinds of transaction. */
function repeatedCodes(texts: readonly string[][][]): Set<string> {
  const behind = new Map<string, { rows: number; words: Set<string> }>();
  for (const [[code, next] = []] of texts) {
    if (!code || !next || !CODE.test(code) || !/^\p{L}{3}/u.test(next) || isArticleOfName(squash(code))) continue;
    const { rows, words } = behind.get(code) ?? { rows: 0, words: new Set() };
    behind.set(code, { rows: rows + 1, words: words.add(next) });
  }
  return new Set([...behind].filter(([, { rows, words }]) => rows >= SHARE_OF_CODE * texts.length && words.size >= FEWEST_BEHIND).map(([code]) => code));
}

/** Words in front of many different names, some of which stand behind other words or alone, too: kinds of transaction that no vocabulary knows. */
function repeatedFronts(texts: readonly string[][][]): Set<string> {
  const starts = texts.map(([first = []]) => first.filter((word) => !isNoise(word)).map(squash));
  const rows = new Map<string, number>();
  const namesOf = new Map<string, Set<string>>();
  const frontsOf = new Map<string, Set<string>>();
  for (const words of starts) {
    for (let length = 0; length <= LONGEST_FRONT; length += 1) {
      if (words.length <= length) break;
      const [front, name] = [words.slice(0, length).join(''), words.slice(length, length + 2).join('')];
      if (name.length < SHORTEST_NAME || isArticleOfName(front)) continue;
      rows.set(front, (rows.get(front) ?? 0) + 1);
      namesOf.set(front, (namesOf.get(front) ?? new Set()).add(name));
      frontsOf.set(name, (frontsOf.get(name) ?? new Set()).add(front));
    }
  }
  const isFront = (front: string): boolean => {
    if (front === '' || rows.get(front)! < SHARE_OF_CODE * texts.length) return false;
    const names = [...namesOf.get(front)!];
    // A shop in many towns, each of which has many shops, is no kind.
    const towns = names.filter((name) => frontsOf.get(name)!.size >= FEWEST_TEXTS).length;
    return names.length >= FEWEST_BEHIND && 2 * towns < names.length && names.filter((name) => frontsOf.get(name)!.size > 1).length >= FEWEST_ELSEWHERE;
  };
  return new Set([...namesOf.keys()].filter(isFront));
}

interface Kinds {
  lines: ReadonlySet<string>;
  codes: ReadonlySet<string>;
  fronts: ReadonlySet<string>;
}

/** The words of the first line behind the document's own kinds of transaction, where the vocabulary knows none. */
function behindFront(words: readonly string[], { codes, fronts }: Kinds): readonly string[] {
  if (kindAt(words, 0) > 0) return words;
  // "BP Bill payment", "SO RENT": what the bank calls the kind that is told behind it.
  if (CODE.test(words[0]!) && kindAt(words, 1) > 0) return words.slice(1);
  for (let length = Math.min(LONGEST_FRONT, words.length - 1); length > 0; length -= 1) {
    if (fronts.has(squash(words.slice(0, length).join('')))) return words.slice(length);
  }
  return codes.has(words[0]!) ? words.slice(1) : words;
}

function nameIn(lines: readonly string[][], kinds: Kinds): string[] {
  for (const [at, words] of lines.entries()) {
    if (at === 0 && lines.length > 1 && kinds.lines.has(squash(words.join('')))) continue;
    const behind = withoutKinds(at === 0 ? behindFront(words, kinds) : words);
    if (behind.length < words.length && behind.every((word) => isGenericPayee(squash(word)))) continue;
    const name = untilReference(behind);
    // "Wert: 03.01.2025"
    if (name.length === 1 && name[0]!.endsWith(':')) continue;
    if (name.some((word) => /\p{L}{2}/u.test(word) && !isPayeeConnector(squash(word)) && !isCurrencyCode(word))) return name;
  }
  return [];
}

/** Kinds, figures and signs in front of the name, and what joins a kind to it. */
function withoutKinds(words: readonly string[]): readonly string[] {
  let from = 0;
  let hasKind = false;
  while (from < words.length) {
    const length = kindAt(words, from);
    if (length > 0) hasKind = true;
    else if (!isNoise(words[from]!) && !(hasKind && isConnector(words[from]!))) break;
    from += Math.max(1, length);
    if (length === 0 && isNoise(words[from - 1]!) && monthNumber(foldText(words[from] ?? '')) !== null) from += 1;
  }
  return words.slice(from);
}

/** "P/ ANNA" and "A MARCO" join, "P. NGUYEN" begins a name. */
function isConnector(word: string): boolean {
  return !/^\p{Lu}\.$/u.test(word) && (isPayeeConnector(squash(word)) || /^p\/$/i.test(word));
}

function kindAt(words: readonly string[], from: number): number {
  let letters = '';
  let found = 0;
  for (let length = 1; length <= LONGEST_KIND && from + length <= words.length; length += 1) {
    letters += squash(words[from + length - 1]!);
    if (!startsPayeeKind(letters)) break;
    if (isPayeeKind(letters)) found = length;
  }
  return found;
}

/** Figures of dates, times, references, cards and sums; one or two digits may be of a name. */
function isNoise(word: string): boolean {
  return !/\p{L}/u.test(word) || /^#|\d{3}|[*•xX]{3}|\d+[.,:/]\d+/.test(word);
}

/** Up to what only stands behind names. */
function untilReference(words: readonly string[]): string[] {
  const found: string[] = [];
  for (const [at, whole] of words.entries()) {
    const [shop, item] = whole.split('*');
    const word = item && (shop === '' || isCollector(squash(shop!))) ? item : whole;
    const key = squash(word);
    const next = words[at + 1];
    if (found.length === 0 && next?.startsWith('*') && isCollector(key)) continue;
    const isFigure = isNoise(word) && !(/^\d{1,2}$/.test(word) && next !== undefined && /^\p{L}{3}/u.test(next)) && word !== '&' && !/^[-+&/]$/.test(word);
    if (found.length > 0 && (isFigure || isPurpose(key) || /^[-–]$/.test(word) || leadsToFigure(words, at))) return isFigure ? withoutMonth(found) : found;
    found.push(word.replace(/,$/, ''));
    if (word.endsWith(',') && next !== undefined && !isCompanyForm(squash(next))) break;
  }
  return found;
}

/** "Arve nr 204880" */
function leadsToFigure(words: readonly string[], from: number): boolean {
  let at = from;
  while (at < words.length && isBeforeFigures(squash(words[at]!))) at += 1;
  return at > from && at < words.length && isNoise(words[at]!);
}

/** "REGINA SK ON Jan 16": the month of a day, and what leads to it. */
function withoutMonth(words: readonly string[]): string[] {
  if (words.length < 2 || monthNumber(foldText(words.at(-1)!)) === null) return [...words];
  return words.slice(0, words.length > 2 && squash(words.at(-2)!) === 'on' ? -2 : -1);
}

type IsPlace = (head: readonly string[], end: readonly string[]) => boolean;

/** Ends that stand behind several names, one of which has other ends elsewhere, or behind many names. */
function placesOf(names: readonly string[][]): IsPlace {
  const endsOf = new Map<string, Set<string>>();
  const namesOf = new Map<string, Set<string>>();
  for (const words of names) {
    for (let at = 1; at <= words.length; at += 1) {
      const [head, end] = [squash(words.slice(0, at).join('')), squash(words.slice(at).join(''))];
      endsOf.set(head, (endsOf.get(head) ?? new Set()).add(end));
      if (end !== '' && words.length - at <= 3) namesOf.set(end, (namesOf.get(end) ?? new Set()).add(head));
    }
  }
  const isKnown = (end: string): boolean => {
    const all = [...(namesOf.get(end) ?? [])];
    // Of so many some are no ends of others; to compare each with each, row by row, would cost too much.
    if (all.length > 2 * MANY_NAMES) return true;
    // "Payment Bakery" and "Bakery" are one name, behind a kind that nobody knows and without it.
    const heads = all.filter((head) => !all.some((other) => other !== head && head.endsWith(other)));
    return heads.length >= MANY_NAMES || (heads.length >= FEWEST_NAMES && heads.some((head) => endsOf.get(head)!.size > 1));
  };
  // Behind a name that stands before a known place elsewhere, every end is one.
  return (head, end) => !isCompanyForm(squash(end.at(-1)!)) && (isKnown(squash(end.join(''))) || (head.length > 1 && [...endsOf.get(squash(head.join(''))) ?? []].some((other) => other !== '' && isKnown(other))));
}

function withoutPlaces(words: readonly string[], isPlace: IsPlace): readonly string[] {
  if (words.length > 2 && STATE.test(words.at(-1)!) && !isCompanyForm(squash(words.at(-1)!))) {
    const towns = words.length > 3 && BEFORE_TOWN.test(words.at(-3)!) ? 2 : 1;
    return words.slice(0, -1 - towns);
  }
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    if (isPlace(words.slice(0, -length), words.slice(-length))) return withoutPlaces(words.slice(0, -length), isPlace);
  }
  return words;
}
