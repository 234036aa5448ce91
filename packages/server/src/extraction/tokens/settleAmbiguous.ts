// "12.05" as day and month or as money: decided by how the document prints its decimals and by where on the line it stands.
import { extent, piecesOf } from '../columns/pieces.js';
import { addTo } from '../groups.js';
import { DATE_ROLES, headingRole } from '../vocabulary/headings.js';
import { joinedText, ROW_NUMBER, squash } from './plainText.js';
import type { NumberForm } from './numbers.js';
import type { TokenLine } from './tokenize.js';
import { type DateToken, formOf } from './dates.js';
import type { AmountToken } from './amounts.js';

/** Lines that begin with a day, at least, so that what stands in their place on others is one, too; one is enough where a figure follows. */
const FEWEST_ABOVE = 3;
/** Lines on which a second day follows the first, at least. */
const FEWEST_SECONDS = 2;
/** In sizes of type. */
const SAME_PLACE = 0.6;

/** Days that cannot be amounts, at least; and of these, how many more there may be with points, and that can. */
const FEWEST_DAYS = 5;
const HARDLY_ANY = 0.05;
const FEW = 0.2;

/** Where days are written otherwise throughout ("12/16", "16 Apr"), "8.17" is none. */
export function withoutDoubtfulDays(lines: readonly TokenLine[]): TokenLine[] {
  const counts = { other: 0, dotted: 0, doubtful: 0 };
  for (const { dates } of lines) for (const date of dates) counts[date.couldBeAmount ? 'doubtful' : formOf(date) === '.' ? 'dotted' : 'other'] += 1;
  const { other, dotted, doubtful } = counts;
  if (doubtful === 0 || other < FEWEST_DAYS || dotted > HARDLY_ANY * other || doubtful > FEW * other) return [...lines];
  return lines.map((line) => (line.dates.some(({ couldBeAmount }) => couldBeAmount) ? { ...line, dates: line.dates.filter(({ couldBeAmount }) => !couldBeAmount) } : line));
}

export function settleAmbiguous(lines: readonly TokenLine[], form: NumberForm): TokenLine[] {
  const places = placesOfDays(lines, form);
  const seconds = placesOfSecondDays(lines);
  const heads = placesOfHeads(lines);
  const listed = placesOfListedDays(lines);
  const inOrder = new Set([...daysBehindNumbers(lines), ...daysInOrder(lines)]);
  // "21.02 Interest until 20.02.2020": another date on the line takes nothing from the one in the column of days.
  const isInColumn = (date: DateToken, line: TokenLine): boolean => date.first === 0 && daysAt(places, date.box[0], SAME_PLACE * line.line.fontSize) >= (isBeforeMoney(date, line) ? 1 : FEWEST_ABOVE);
  return lines.map((line) => {
    if (!line.dates.some((date) => date.couldBeAmount)) return line;
    const asDate = line.dates.filter((date) => !date.couldBeAmount || readsAsDate(date, line, form) || isInColumn(date, line) || (isAlone(line) && heads.has(Math.round(date.box[0]))) || (isSecond(date, line) && seconds.has(Math.round(date.box[2]))) || (listed.has(Math.round(date.box[0])) && isListOfDays(line)) || inOrder.has(date));
    return {
      ...line,
      dates: asDate,
      amounts: line.amounts.filter((amount) => !asDate.some((date) => date.couldBeAmount && touches(date, amount))),
    };
  });
}

/** How many lines begin with a day, by where it begins: few places, however many lines. */
function placesOfDays(lines: readonly TokenLine[], form: NumberForm): Map<number, number> {
  const places = new Map<number, number>();
  for (const line of lines) {
    const date = line.dates.find(({ first, couldBeAmount }) => first === 0 && couldBeAmount);
    if (date && readsAsDate(date, line, form)) places.set(Math.round(date.box[0]), (places.get(Math.round(date.box[0])) ?? 0) + 1);
  }
  return places;
}

/**
 * "28.06   01.07   TRANSFER   26.15": where what follows a leading day always reads as a day, too, at one right edge and on several lines, it is
 * no figure; of sums of money hardly one in twenty would.
 */
function placesOfSecondDays(lines: readonly TokenLine[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const lead = line.dates.find(({ first }) => first === 0);
    const second = lead && line.amounts.find(({ first }) => first === lead.last + 1);
    if (!second) continue;
    const edge = Math.round(second.x1);
    const isDay = line.dates.some((date) => date.couldBeAmount && touches(date, second));
    counts.set(edge, isDay ? (counts.get(edge) ?? 0) + 1 : Number.NEGATIVE_INFINITY);
  }
  return new Set([...counts].filter(([, count]) => count >= FEWEST_SECONDS).map(([edge]) => edge));
}

/**
 * "7   08.04   TRANSFER   2,358.13": what follows the numbers of rows, which go up, at one place, and reads as a day that never goes back. Prices behind
 * the numbers of items would not stay in order. On scans one of many may be misread.
 */
function daysBehindNumbers(lines: readonly TokenLine[]): ReadonlySet<DateToken> {
  const places = new Map<number, NumberedLine[]>();
  for (const line of lines) {
    const second = line.amounts.find(({ first, last }) => first === 1 && last === 1);
    if (!second || !ROW_NUMBER.test(line.line.words[0]!.text)) continue;
    const date = line.dates.find((each) => each.first === 1 && each.last === 1 && each.couldBeAmount) ?? null;
    const place = Math.round(second.box[0] / line.line.fontSize);
    addTo(places, place, { number: Number.parseInt(line.line.words[0]!.text, 10), date, hasMoney: date !== null && isBeforeMoney(date, line) });
  }
  return new Set([...places.values()].filter(areRowsOfDays).flatMap((rows) => rows.flatMap(({ date }) => date ?? [])));
}

/**
 * "TRANSFER   A822959974   01.07   118.49": what stands at one place before the figures of many rows, reads as a day on each of them and never goes
 * back. Sums of money would do neither. Under a heading for days it need not be of many rows.
 */
function daysInOrder(lines: readonly TokenLine[]): readonly DateToken[] {
  const places = new Map<string, DateToken[] | null>();
  for (const line of lines) {
    for (const amount of line.amounts) {
      const date = line.dates.find((each) => each.couldBeAmount && touches(each, amount));
      const isDay = date !== undefined && date.first > 0 && isBeforeMoney(date, line);
      for (const place of [`left ${Math.round(amount.box[0])}`, `right ${Math.round(amount.box[2])}`]) {
        const own = places.get(place);
        if (!isDay) places.set(place, null);
        else if (own === undefined) places.set(place, [date]);
        else own?.push(date);
      }
    }
  }
  const columns = [...places].flatMap(([place, dates]) => (dates === null ? [] : [{ place, dates }]));
  const headings = columns.length === 0 ? new Set<string>() : placesOfDayHeadings(lines);
  return columns.flatMap(({ place, dates }) => ((headings.has(place) && areOne(dates)) || ((headings.has(place) || dates.length >= FEWEST_IN_ORDER) && neverGoBack(dates)) ? dates : []));
}

/** One day, however often. */
function areOne([first, ...others]: readonly DateToken[]): boolean {
  return first !== undefined && others.every(({ a, b }) => a === first.a && b === first.b);
}

/** Where words that head days begin and end. */
function placesOfDayHeadings(lines: readonly TokenLine[]): Set<string> {
  const places = new Set<string>();
  for (const { line, amounts, dates } of lines) {
    if (amounts.length + dates.length > 0) continue;
    for (const piece of piecesOf(line.words)) {
      const role = headingRole(squash(joinedText(piece)));
      if (role === null || !DATE_ROLES.has(role)) continue;
      const { x0, x1 } = extent(piece);
      for (const off of [-1, 0, 1]) places.add(`left ${Math.round(x0) + off}`).add(`right ${Math.round(x1) + off}`);
    }
  }
  return places;
}

/** Of one place. */
const FEWEST_IN_ORDER = 5;

interface NumberedLine {
  number: number;
  date: DateToken | null;
  hasMoney: boolean;
}

function areRowsOfDays(rows: readonly NumberedLine[]): boolean {
  const dates = rows.flatMap(({ date }) => date ?? []);
  const isRare = (count: number): boolean => count <= ODD * rows.length;
  if (dates.length < FEWEST_NUMBERED || !isRare(rows.length - dates.length) || rows.filter(({ hasMoney }) => hasMoney).length <= rows.length / 2) return false;
  return goOn(rows.map(({ number }) => number)) && neverGoBack(dates);
}

/** Through the year, or back through it, whichever of both numbers is the month; one in some may be misread, or begin the next year. */
function neverGoBack(dates: readonly DateToken[]): boolean {
  return [dates.map(({ a, b }) => 31 * b + a), dates.map(({ a, b }) => 31 * a + b)].some((days) => days[0] !== days.at(-1) && goOn(days));
}

function goOn(values: readonly number[]): boolean {
  const backs = (some: readonly number[]): number => some.filter((value, at) => at > 0 && value < some[at - 1]!).length;
  return Math.min(backs(values), backs([...values].reverse())) <= ODD * values.length;
}

/** Rows with numbers, at least, and the share of them that may be misread, or with which the year begins. */
const FEWEST_NUMBERED = 4;
const ODD = 0.1;

/** "03.08" alone over a row, again and again, and nothing that only reads as a figure stands so: they are the days of the rows below. */
function placesOfHeads(lines: readonly TokenLine[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  lines.forEach((line, index) => {
    const [amount] = line.amounts;
    if (!isAlone(line) || amount === undefined || amount.first > 0) return;
    const isOverRow = lines[index + 1]?.amounts.some(({ isMoney, x0 }) => isMoney && x0 > amount.x1) === true;
    const place = Math.round(amount.box[0]);
    counts.set(place, line.dates.length > 0 ? (counts.get(place) ?? 0) + Number(isOverRow) : Number.NEGATIVE_INFINITY);
  });
  return new Set([...counts].filter(([, count]) => count >= FEWEST_ABOVE).map(([place]) => place));
}

/** "03.06 57,106.70   04.06 57,027.30": days with their balances, several beside each other; a sum of money in such a place would not always read as a day. */
function placesOfListedDays(lines: readonly TokenLine[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const line of lines) if (isListOfDays(line)) for (const { box } of line.dates.slice(1)) counts.set(Math.round(box[0]), (counts.get(Math.round(box[0])) ?? 0) + 1);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return all < FEWEST_ABOVE ? new Set() : new Set(counts.keys());
}

/** Nothing on the line but days, twice at least, each with a figure behind it and perhaps the letter of a side. */
function isListOfDays(line: TokenLine): boolean {
  const { words } = line.line;
  if (line.dates.length < 2 || line.dates[0]!.first > 0) return false;
  return line.dates.every((date, at) => {
    const figure = line.amounts.find(({ first }) => first === date.last + 1);
    if (!figure || isInDate(figure, line)) return false;
    const next = line.dates[at + 1]?.first ?? words.length;
    return figure.last + 1 === next || (figure.last + 2 === next && SIDE_LETTER.test(words[figure.last + 1]!.text));
  });
}

const SIDE_LETTER = /^\p{Lu}\p{L}?$/u;

function isAlone({ line: { words } }: TokenLine): boolean {
  return words.length === 1;
}

function isSecond(date: DateToken, { dates }: TokenLine): boolean {
  return dates.some(({ first, last }) => first === 0 && last === date.first - 1);
}

function daysAt(places: ReadonlyMap<number, number>, x0: number, near: number): number {
  let count = 0;
  for (const [place, days] of places) if (Math.abs(place - x0) < near) count += days;
  return count;
}

function readsAsDate(date: DateToken, line: TokenLine, form: NumberForm): boolean {
  const own = line.amounts.find((amount) => touches(date, amount));
  if (own && (own.sign !== 0 || own.currency !== undefined)) return false;
  if (form.decimalMark === ',') return true;
  // "16.3" is an amount only where figures end at their last digit.
  if (!/\.\d\d\*{0,2}$/.test(date.text) && form.dropsZeros !== true) return true;
  const hasOtherDate = line.dates.some((other) => other !== date && !other.couldBeAmount);
  // Figures have no decimals here: "11.24   11.25   42 822" are two days and an amount.
  if (form.scale === 0 && line.amounts.some((amount) => amount.first > date.last && !/\./.test(amount.number.raw))) return true;
  return !hasOtherDate && isBeforeMoney(date, line) && date.first === 0;
}

function isBeforeMoney(date: DateToken, { amounts }: TokenLine): boolean {
  return amounts.some((amount) => amount.first > date.last && amount.isMoney);
}

/** The span can be read as a date too, so it is no witness of how decimals are printed. */
export function isInDate(amount: AmountToken, line: TokenLine): boolean {
  return line.dates.some((date) => touches(date, amount));
}

function touches(date: DateToken, amount: AmountToken): boolean {
  return amount.first <= date.last && amount.last >= date.first;
}
