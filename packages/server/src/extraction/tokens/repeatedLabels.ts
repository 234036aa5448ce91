// Statements without a table: every value behind its own label ("Amount: 12.00   Balance: 88.00"), row after row. The labels are
// taken out, and what is left stands in columns.
import { groupBy } from '../groups.js';
import { makeLine } from '../layout/lines.js';
import { findHeaders, type TableHeader } from '../columns/headers.js';
import { headingRole, type HeadingRole } from '../vocabulary/headings.js';
import { BOUNDS, labelKind } from '../vocabulary/labels.js';
import { joinedText, squash } from './plainText.js';
import { tokenizeLine, type TokenLine } from './tokenize.js';

interface LabelPlace {
  line: number;
  first: number;
  last: number;
  key: string;
  value: string;
}

const FEWEST = 4;
/** Of lines that name their day and their figure with the same labels. */
const FEWEST_TOGETHER = 2;
/** From the end of a figure to that of its line: the sign or code of its currency. */
const CURRENCY_BEHIND = 2;

export function dropRepeatedLabels(lines: readonly TokenLine[]): TokenLine[] {
  const found = lines.flatMap((line, index) => labelsOn(line, index));
  const repeated = repeatedKeys(found, lines);
  if (repeated.size === 0) return [...lines];
  const headers = findHeaders(lines);
  const whole = wholeRows(lines, found);
  const labels = found.filter((place) => !isInDescription(place, lines, headers, whole.size >= FEWEST && whole.has(place.line)));
  const below = keysBelowRows(labels, whole);
  const places = labels.filter((place) => !below.has(place.key));
  const result = [...lines];
  const byLine = groupBy(places.filter(({ key }) => repeated.has(key)), ({ line }) => line);
  for (const [index, own] of byLine) {
    const { line } = lines[index]!;
    const words = line.words.filter((_, at) => !own.some((place) => at >= place.first && at <= place.last));
    result[index] = tokenizeLine(makeLine(words, line.page, line.lane));
  }
  return result;
}

/** Words that end in a colon, directly before a date or an amount; "Description:" before the words of a line. */
function labelsOn(line: TokenLine, index: number): LabelPlace[] {
  const { words, fontSize } = line.line;
  return words.flatMap((word, last): LabelPlace[] => {
    // "Amount     : 12.00": the colons stand below each other, apart from their words.
    const isApart = word.text === ':' && /\p{L}$/u.test(words[last - 1]?.text ?? '');
    if (!isApart && (!word.text.endsWith(':') || !/\p{L}/u.test(word.text))) return [];
    const value = [...line.dates, ...line.amounts.filter((amount) => amount.isMoney)].find((token) => token.first === last + 1);
    if (last === 0 && !value && words.length > 1 && headingRole(squash(word.text)) === 'description') return [{ line: index, first: 0, last, key: squash(word.text), value: words[1]!.text }];
    if (!value) return [];
    let first = isApart ? last - 1 : last;
    while (first > 0 && words[first]!.box[0] - words[first - 1]!.box[2] < 0.8 * fontSize && /^\p{L}/u.test(words[first - 1]!.text) && last - first < 4) first -= 1;
    const key = squash(joinedText(words.slice(first, last + 1)));
    // "Booking date: 04.03.2024" alone on its line heads the rows below it, and says which of their dates it is.
    if (first === 0 && value.last === words.length - 1 && headingRole(key) === 'postingDate') return [];
    // "Balance after: 4,120.00" on a line of its own, or behind a time, would be one more figure in the column of the amounts.
    if (words.slice(0, first).every(({ text }) => TIME.test(text)) && labelKind(key) === 'balance' && words.length - value.last <= CURRENCY_BEHIND) return [];
    return [{ line: index, first, last, key, value: value.text }];
  });
}

const TIME = /^\d{1,2}:\d\d(?::\d\d)?$/;

/** White between a text and the next column, in sizes of type. */
const APART = 1.5;

const OF_COLUMNS = new Set<HeadingRole>(['date', 'postingDate', 'otherDate', 'debit', 'credit', 'amount', 'balance']);

/**
 * "Original amount: 12.40 USD" under "Description", left of the column of amounts: words of the row's text. What it names may be no column of its own,
 * unless day and figure of the row stand in theirs without a label.
 */
function isInDescription({ line, first, last, key }: LabelPlace, lines: readonly TokenLine[], headers: readonly TableHeader[], isInWhole: boolean): boolean {
  const header = headers.findLast((item) => item.last < line);
  // "Value date: 04.03.2024" begins a further line of a text whose day stands in a column of its own.
  const isDayOfText = headingRole(key) === 'otherDate' && first === 0 && header?.cells.some(({ role }) => role === 'date' || role === 'postingDate') === true;
  if ((OF_COLUMNS.has(headingRole(key)!) && !isDayOfText && !isInWhole) || labelKind(key) !== null) return false;
  const money = header?.cells.filter(({ role }) => role === 'debit' || role === 'credit' || role === 'amount' || role === 'balance') ?? [];
  const text = header?.cells.find(({ role }) => role === 'description');
  if (text === undefined || money.length === 0) return false;
  const { words, fontSize } = lines[line]!.line;
  const value = words[last + 1]!;
  // The last word of a text may end in a colon; the figure of the row follows in a column of its own.
  const isApart = value.box[0] - words[last]!.box[2] > APART * fontSize && money.some(({ x0, x1 }) => value.box[0] < x1 && value.box[2] > x0);
  // Amounts may stand left of the texts.
  return words[first]!.box[0] > text.x0 - fontSize && (isApart || value.box[2] < Math.min(...money.filter(({ x0 }) => x0 > text.x0).map(({ x0 }) => x0)));
}

/** Begins with a day, or with a number and a day, and ends with a figure, both without a label. */
function wholeRows(lines: readonly TokenLine[], places: readonly LabelPlace[]): Set<number> {
  const labelled = new Set(places.map(({ line, last }) => `${line} ${last + 1}`));
  return new Set(lines.flatMap(({ line: { words }, dates: [day], amounts }, index) => {
    const figure = amounts.findLast(({ isMoney }) => isMoney);
    const isWhole = day !== undefined && day.first <= 1 && figure !== undefined && figure.first > day.last && words.length - figure.last <= CURRENCY_BEHIND;
    return isWhole && ![day, figure].some(({ first }) => labelled.has(`${index} ${first}`)) ? [index] : [];
  }));
}

/** How many further lines of text a row may have. */
const MOST_LINES = 8;

/** "Value date / Date valeur: 05-02-2025" below lines that are rows without any label, wherever it stands: words of those rows. */
function keysBelowRows(places: readonly LabelPlace[], whole: ReadonlySet<number>): Set<string> {
  if (whole.size < FEWEST) return new Set();
  const isBelow = (line: number): boolean => !whole.has(line) && [...Array(MOST_LINES).keys()].some((more) => whole.has(line - 1 - more));
  const others = new Set(places.filter(({ line }) => !isBelow(line)).map(({ key }) => key));
  return new Set(places.map(({ key }) => key).filter((key) => !others.has(key)));
}

/** Again and again on one page with other values behind them; the labels of balances at the beginning and end come once. */
function repeatedKeys(places: readonly LabelPlace[], lines: readonly TokenLine[]): Set<string> {
  const groups = groupBy(places, ({ key }) => key);
  const together = namedTogether(groups);
  const found = new Set<string>();
  for (const [key, group] of groups) {
    const pages = new Set(group.map((place) => lines[place.line]!.line.page));
    const values = new Set(group.map((place) => place.value));
    const kind = labelKind(key);
    const isOfFew = together.has(key) || (together.size > 0 && headingRole(key) === 'description');
    const isRepeated = (group.length >= FEWEST || (group.length >= FEWEST_TOGETHER && isOfFew)) && group.length >= 2 * pages.size && values.size > 1;
    // "Summa:" may be a sum in one language and an amount in another.
    const isTotal = kind === 'total' && headingRole(key) !== 'amount';
    if (isRepeated && (kind === null || !(BOUNDS.has(kind) || isTotal))) found.add(key);
  }
  return found;
}

/** "Date: 15/05/2024   Amount: 12.00" on some lines, or the one on each of some lines and the other below it, and none of the labels on any other: what is named thus is a row, however few there are. */
function namedTogether(groups: ReadonlyMap<string, readonly LabelPlace[]>): Set<string> {
  const byLines = new Map<string, { at: number[]; keys: string[] }>();
  for (const [key, group] of groups) {
    const at = group.map(({ line }) => line);
    if (at.length < FEWEST_TOGETHER || new Set(at).size < at.length) continue;
    const own = byLines.get(at.join(' '));
    if (own) own.keys.push(key);
    else byLines.set(at.join(' '), { at, keys: [key] });
  }
  const all = [...byLines.values()];
  const naming = (roles: readonly HeadingRole[]): typeof all => all.filter(({ keys }) => keys.some((key) => roles.includes(headingRole(key)!)));
  const figures = naming(['amount', 'debit', 'credit']);
  const rows = naming(['date', 'postingDate']).flatMap((days) => figures.filter((own) => own === days || areInTurn(days.at, own.at)).flatMap((own) => [...days.keys, ...own.keys]));
  return new Set(rows);
}

/** Each line of the one above its line of the other, before the next. */
function areInTurn(above: readonly number[], below: readonly number[]): boolean {
  return above.length === below.length && above.every((line, at) => line < below[at]! && below[at]! < (above[at + 1] ?? Infinity));
}
