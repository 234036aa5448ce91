// Balances under the amounts of their rows, in one column: "-125.42" above "5,380.15", row after row. Which figure is which, the figures tell:
// each balance goes on from that of the row before by one of the two amounts. They go up beside the amounts, into a column of their own right
// of the page, so that such rows are like those of two columns; their boxes go back at the end.
import { dateStandsApart } from '../columns/dateColumns.js';
import { extent, overlap, piecesOf } from '../columns/pieces.js';
import { movedWord } from '../layout/movedWords.js';
import type { Box, PageModel, Word } from '../model.js';
import { headingRole } from '../vocabulary/headings.js';
import { labelKind } from '../vocabulary/labels.js';
import { formOf, type DateToken } from './dates.js';
import { joinedText, squash } from './plainText.js';
import { type TokenLine, withWords } from './tokenize.js';

const FEWEST = 3;
/** Under "Balance" below the heading of the amounts. */
const FEWEST_HEADED = 2;
/** Of the figures at the right edge, at least, that are of such pairs. */
const MOSTLY = 0.7;
/** In sizes of type: from the amount down to its balance, at most; by how much that may differ; figures that end at one place. */
const NEAR = 2.2;
const SAME_PITCH = 0.25;
const SAME_PLACE = 0.4;
/** White between rows, of that within one. */
const APART = 1.1;
/** Behind a figure. */
const MOST_LETTERS = 1;
/** Words of a label, at most. */
const MOST_LABEL = 4;
/** Lines from the heading of the balances down to the first of them, at most. */
const UNDER_HEADING = 6;

interface Entry {
  index: number;
  isMoney: boolean;
  /** Indexes of its first word and behind its last one, the letter of a side among them. */
  first: number;
  end: number;
  x0: number;
  x1: number;
  /** In the last place that is printed. */
  value: number;
}

type Pair = readonly [amount: Entry, balance: Entry];

export interface StackedBalances {
  lines: readonly TokenLine[];
  /** The box as it is on the page. */
  placed: (box: Box) => Box;
}

/** Null where balances have no such place. */
export function besideAmounts(lines: readonly TokenLine[], pages: readonly PageModel[]): StackedBalances | null {
  const width = Math.max(...pages.map((page) => page.width));
  const placed = ([x0, y0, x1, y1]: Box): Box => [x0 % width, y0, x1 > width ? x1 % width : x1, y1];
  const pairs = findPairs(lines);
  // Days that are to be found in the middle of their rows need these at their own middle.
  if (pairs.length > 0 && areOfSeveral(pairs, lines)) return { lines: moved(atMiddles(lines, pairs), pairs, pairs.map((pair) => lineOfWords(pair, lines)), width), placed };
  const homes = pairs.length === 0 ? null : homesOf(pairs, lines);
  if (homes !== null) return { lines: moved(lines, pairs, homes, width), placed };
  const dated = pairs.length === 0 ? findDated(lines) : areDatedBelow(pairs, lines) ? pairs : [];
  return dated.length === 0 ? null : { lines: movedWithDays(lines, dated, width), placed };
}

/** "3 Mar 2026   Balance 5,380.15" under each "Lunch   12.00": the label of the balances comes back, each behind the day of its row, and no other figure stands among them. */
function findDated(lines: readonly TokenLine[]): Pair[] {
  const labels = new Map<string, number>();
  for (const line of lines) {
    if (!dayBefore(line)) continue;
    const label = labelOf(line);
    labels.set(label, (labels.get(label) ?? 0) + 1);
  }
  const [label] = [...labels].filter(([text, count]) => count >= FEWEST && labelKind(text) === 'balance').map(([text]) => text);
  if (label === undefined) return [];
  const isLabelled = (line: TokenLine): boolean => dayBefore(line) !== undefined && labelOf(line) === label;
  const entries = mostAligned(lines.flatMap((line, index) => entryOf(line, index, isLabelled(line))), lines);
  const pairs = withUnlinked(linkedPairs(entries, lines), entries, lines);
  const [first, last] = [entries.findIndex((entry) => entry === pairs[0]?.[0]), entries.findIndex((entry) => entry === pairs.at(-1)?.[1])];
  const isWhole = pairs.length >= FEWEST && last - first + 1 === 2 * pairs.length && pairs.every(([, { index }]) => isLabelled(lines[index]!));
  return isWhole && standApart(pairs, lines) && areDatedBelow(pairs, lines) ? pairs : [];
}

/** Days that lead the lines of the balances, under lines of words without any. */
function areDatedBelow(pairs: readonly Pair[], lines: readonly TokenLine[]): boolean {
  return pairs.every((pair) => pair[0].index !== pair[1].index && lines[pair[0].index]!.dates.length === 0 && hasWords(pair[0].index, pair, lines) && dayBefore(lines[pair[1].index]!) !== undefined);
}

/** The day at the beginning of a line that ends in a figure. */
function dayBefore({ dates: [day], amounts, line: { words } }: TokenLine): DateToken | undefined {
  return day?.first === 0 && day.yearDigits > 0 && amounts.at(-1)?.last === words.length - 1 ? day : undefined;
}

function labelOf({ dates: [day], amounts, line: { words } }: TokenLine): string {
  return squash(joinedText(words.slice(day!.last + 1, amounts.at(-1)!.first)));
}

/** Balance and day go up to the amount, into columns of their own; the label, which says nothing of the row, goes. */
function movedWithDays(lines: readonly TokenLine[], pairs: readonly Pair[], width: number): TokenLine[] {
  const balances = new Map(pairs.map((pair) => [pair[0].index, pair[1]]));
  const below = new Set(pairs.map(([, { index }]) => index));
  return lines.flatMap((tokens, index) => {
    const { line } = tokens;
    if (below.has(index)) {
      const rest = labelKind(labelOf(tokens)) === 'balance' ? [] : line.words.slice(dayBefore(tokens)!.last + 1, tokens.amounts.at(-1)!.first);
      return rest.length === 0 ? [] : [withWords(tokens, rest)];
    }
    const balance = balances.get(index);
    if (!balance) return [tokens];
    const day = lines[balance.index]!.line.words.slice(0, dayBefore(lines[balance.index]!)!.last + 1);
    return [withWords(tokens, [...line.words, ...day.map((word) => movedWord(word, width, 0)), ...wordsOf(balance, lines).map((word) => movedWord(word, 2 * width, 0))])];
  });
}

/** Tables of several accounts may end at several places, each below the last. */
function findPairs(lines: readonly TokenLine[], entries: readonly Entry[] = entriesOf(lines)): Pair[] {
  const own = mostAligned(entries, lines);
  const linked = withUnlinked(linkedPairs(own, lines), own, lines);
  const isTold = linked.length >= FEWEST || (linked.length === FEWEST_HEADED && headingsOf(lines, linked).size > 0);
  if (!isTold || 2 * linked.length < MOSTLY * own.length || !standApart(linked, lines)) return [];
  const [first, last] = [linked[0]![0].index, linked.at(-1)![1].index];
  return [...findPairs(lines, entries.filter(({ index }) => index < first)), ...linked, ...findPairs(lines, entries.filter(({ index }) => index > last))];
}

function entriesOf(lines: readonly TokenLine[]): Entry[] {
  // "Balance:" behind the words of row after row: the label of a column, as it were.
  const named = new Set(lines.filter(({ amounts, line: { words } }) => amounts.at(-1) !== undefined && labelBefore(words, amounts.at(-1)!.first) >= 0));
  return lines.flatMap((line, index) => entryOf(line, index, named.size >= FEWEST && named.has(line)));
}

/** From each balance down to the next amount is more white than from the amount above it: lines with a balance after each row are lines of their own. */
function standApart(pairs: readonly Pair[], lines: readonly TokenLine[]): boolean {
  const gaps = pairs.slice(1).map(([next], at) => [pitch(...pairs[at]!, lines), pitch(pairs[at]![1], next, lines)] as const);
  return gaps.every(([within, below]) => below > APART * within);
}

/** The figure that ends a line, or the cells before others, with the letter of a side behind it perhaps, which need not be known yet; those of summaries have labels, as has "Balance at close of 05/03/2019". */
function entryOf({ line: { words, fontSize }, amounts, dates }: TokenLine, index: number, isLabelled = false): Entry[] {
  // "727" in the column of "18 684": money where others that are so end.
  const token = amounts.findLast(({ isMoney }) => isMoney) ?? amounts.findLast(({ last }) => last === words.length - 1);
  const day = dates.find(({ first, last }) => first > 0 && last + 1 === token?.first);
  if (token === undefined || (!isLabelled && labelKind(squash(joinedText(words.slice(0, day?.first ?? token.first)))) !== null)) return [];
  const end = endOfCell(words, token.last + 1, fontSize);
  if (end === null) return [];
  const digits = Number(token.number.raw.replace(/\D/g, ''));
  return [{ index, isMoney: token.isMoney, first: token.first, end, x0: token.box[0], x1: words[end - 1]!.box[2], value: token.sign < 0 ? -digits : digits }];
}

/** Behind the letters of a side, which may stand apart where nothing follows; null where other words follow at once. */
function endOfCell(words: readonly Word[], from: number, fontSize: number): number | null {
  const isApart = (at: number): boolean => words[at]!.box[0] - words[at - 1]!.box[2] > fontSize;
  const areLetters = (to: number): boolean => words.slice(from, to).every(({ text }) => /^\p{L}{1,3}\.?$/u.test(text));
  const ends = [words.length, from, from + MOST_LETTERS].filter((to) => to <= words.length && to - from <= MOST_LETTERS && areLetters(to));
  return ends.find((to) => to === words.length || isApart(to)) ?? null;
}

/** Those that end where most of what is surely money does. */
function mostAligned(entries: readonly Entry[], lines: readonly TokenLine[]): Entry[] {
  const money = entries.filter(({ isMoney }) => isMoney);
  const at = (some: readonly Entry[], edge: number): Entry[] => some.filter(({ index, x1 }) => Math.abs(x1 - edge) < SAME_PLACE * lines[index]!.line.fontSize);
  const edges = [...new Set(money.map(({ x1 }) => Math.round(x1)))].map((edge) => ({ edge, count: at(money, edge).length }));
  const most = edges.reduce((best, one) => (one.count > best.count ? one : best), { edge: Number.NaN, count: 0 });
  return at(entries, most.edge);
}

/** Each with the one above or below it, whose balance follows from the amount of one of the two. */
function linkedPairs(entries: readonly Entry[], lines: readonly TokenLine[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at + 1 < entries.length; at += 1) {
    const pair = pairAt(entries, at, lines);
    if (pair === null) continue;
    const next = pairAt(entries, at + 2, lines);
    const last = pairs.at(-1);
    if (!(last && goesOn(last, pair)) && !(next && goesOn(pair, next))) continue;
    pairs.push(pair);
    at += 1;
  }
  return pairs;
}

function goesOn([upper, before]: Pair, [lower, after]: Pair): boolean {
  const change = Math.abs(after.value - before.value);
  return change !== 0 && upper.value !== 0 && lower.value !== 0 && (change === Math.abs(upper.value) || change === Math.abs(lower.value));
}

/** A misprint breaks the links on both sides of its row: two figures between others of such pairs, at the same distance. */
function withUnlinked(linked: readonly Pair[], entries: readonly Entry[], lines: readonly TokenLine[]): Pair[] {
  const pitches = linked.map(([upper, lower]) => pitch(upper, lower, lines)).sort((a, b) => a - b);
  const usual = pitches[pitches.length >> 1];
  const taken = new Set(linked.flat());
  const pairs: Pair[] = [...linked];
  for (let at = 0; at + 1 < entries.length && usual !== undefined; at += 1) {
    const pair = pairAt(entries, at, lines);
    if (pair === null || pair.some((entry) => taken.has(entry)) || Math.abs(pitch(...pair, lines) - usual) > SAME_PITCH) continue;
    pairs.push(pair);
    for (const entry of pair) taken.add(entry);
  }
  return pairs.sort(([a], [b]) => a.index - b.index);
}

/** The figure and the one close below it. */
function pairAt(entries: readonly Entry[], at: number, lines: readonly TokenLine[]): Pair | null {
  const [upper, lower] = [entries[at], entries[at + 1]];
  return upper && lower && pitch(upper, lower, lines) <= NEAR ? [upper, lower] : null;
}

function pitch(upper: Entry, lower: Entry, lines: readonly TokenLine[]): number {
  const [a, b] = [lines[upper.index]!.line, lines[lower.index]!.line];
  return a.page === b.page && a.lane === b.lane ? (b.baseline - a.baseline) / Math.max(a.fontSize, b.fontSize) : Infinity;
}

/** Where the label of a balance begins that ends at a word: "Balance:" behind other words, or "balance after" in a cell of its own; -1 where none does. */
function labelBefore(words: readonly Word[], end: number): number {
  const isApart = (at: number): boolean => words[at]!.box[0] - words[at - 1]!.box[2] > words[at]!.fontSize;
  let first = end;
  while (first > 0 && end - first < MOST_LABEL && (first === end || !isApart(first))) first -= 1;
  const isCell = end > 0 && (first === 0 || isApart(first)) && !isApart(end);
  if (isCell && headingRole(squash(joinedText(words.slice(first, end)))) === 'balance') return first;
  const word = words[end - 1];
  return end > 1 && word?.text.endsWith(':') === true && headingRole(squash(word.text)) === 'balance' ? end - 1 : -1;
}

/** Both figures on one line of their row. */
function moved(lines: readonly TokenLine[], pairs: readonly Pair[], homes: readonly number[], width: number): TokenLine[] {
  const rights = new Map<number, Word[]>();
  const figures = new Map(pairs.flat().map(({ index, first, end }) => [index, [first, end] as const]));
  pairs.forEach(([amount, balance], at) => rights.set(homes[at]!, [...wordsOf(amount, lines), ...wordsOf(balance, lines).map((word) => movedWord(word, width, 0))]));
  const headings = headingsOf(lines, pairs);
  const balances = new Set(pairs.map(([, { index }]) => index));
  return lines.flatMap((tokens, index) => {
    const heading = headings.get(index);
    if (!figures.has(index) && !rights.has(index) && heading === undefined) return [tokens];
    const [first, end] = figures.get(index) ?? [Infinity, Infinity];
    const label = balances.has(index) ? labelBefore(tokens.line.words, first) : -1;
    const own = tokens.line.words.filter((_, at) => (label < 0 || at < label || at >= first) && (at < first || at >= end)).map((word) => (heading?.includes(word) ? movedWord(word, width, 0) : word));
    const all = [...own, ...(rights.get(index) ?? [])].sort((a, b) => a.box[0] - b.box[0]);
    return all.length === 0 ? [] : [withWords(tokens, all)];
  });
}

/** All days stand beside the words in the middle of a row, the first row's among them, so that none is of the middle of several rows: those would stand between two of them as well. */
function areInMiddles(pairs: readonly Pair[], days: readonly (number | undefined)[], lines: readonly TokenLine[]): boolean {
  const isBetween = (pair: Pair, day: number): boolean => isInMiddle(pair, day, lines) && hasWords(day, pair, lines);
  const inRows = new Set(pairs.flatMap(spanOf));
  const [from, to] = [pairs[0]![0].index, pairs.at(-1)![1].index];
  return days[0] !== undefined && days.every((day, at) => day === undefined || isBetween(pairs[at]!, day)) && !lines.slice(from, to).some(({ dates, line }, at) => dates[0]?.last === line.words.length - 1 && !inRows.has(from + at));
}

/**
 * For each pair the line of its own day or, where days stand once for several rows beside the first amount of each, that of its first words. Null
 * where days stand elsewhere: in the middle of several rows, perhaps, of which some may be on another page, or below the text of each.
 */
function homesOf(pairs: readonly Pair[], lines: readonly TokenLine[]): number[] | null {
  const isDay = dayBeside(pairs, lines);
  const days = lineOfDays(pairs, lines, isDay);
  const areOwn = days.every((day, at) => day !== undefined && !(day === pairs[at]![1].index && hasWords(pairs[at]![0].index, pairs[at]!, lines)));
  const areBelow = pairs.every(([, { index }]) => lines[index]!.dates.some(isDay));
  const areOnFirst = days.every((day, at) => day === undefined || day === pairs[at]![0].index);
  if (!areOwn && (areBelow || !areOnFirst) && !areInMiddles(pairs, days, lines)) return null;
  return pairs.map((pair, at) => days[at] ?? lineOfWords(pair, lines));
}

function lineOfWords(pair: Pair, lines: readonly TokenLine[]): number {
  return spanOf(pair).find((index) => hasWords(index, pair, lines)) ?? pair[0].index;
}

function atMiddles(lines: readonly TokenLine[], pairs: readonly Pair[]): TokenLine[] {
  const middles = new Map(pairs.map((pair) => [lineOfWords(pair, lines), (lines[pair[0].index]!.line.baseline + lines[pair[1].index]!.line.baseline) / 2]));
  return lines.map((tokens, index) => (middles.has(index) ? { ...tokens, line: { ...tokens.line, baseline: middles.get(index)! } } : tokens));
}

/** All days stand alone on their lines, in the middle of a row or of two: they are those of several rows, around that middle. */
function areOfSeveral(pairs: readonly Pair[], lines: readonly TokenLine[]): boolean {
  const inRows = new Map(pairs.flatMap((pair) => spanOf(pair).map((index) => [index, pair] as const)));
  const [from, to] = [pairs[0]![0].index, pairs.at(-1)![1].index];
  const days = lines.slice(from, to).flatMap(({ dates, line }, at) => (dates[0]?.first === 0 ? [{ index: from + at, isAlone: dates[0].last === line.words.length - 1 }] : []));
  const within = days.filter(({ index }) => inRows.has(index));
  return days.length >= FEWEST && days.every(({ isAlone }) => isAlone) && within.length > 0 && within.length < days.length && within.every(({ index }) => isInMiddle(inRows.get(index)!, index, lines));
}

function isInMiddle([amount, balance]: Pair, day: number, lines: readonly TokenLine[]): boolean {
  const baselineOf = (index: number): number => lines[index]!.line.baseline;
  return day > amount.index && day < balance.index && Math.abs((baselineOf(amount.index) + baselineOf(balance.index)) / 2 - baselineOf(day)) < SAME_PLACE * lines[day]!.line.fontSize;
}

interface PairedDay {
  index: number;
  x: number;
  leads: boolean;
  form: string;
}

/**
 * For each pair the line of its first day, or of one left of that which begins where those of most rows do: then the first is of its text. So is
 * one behind words or in another form, where those of the column lead their lines.
 */
function lineOfDays(pairs: readonly Pair[], lines: readonly TokenLine[], isDay: (date: DateToken) => boolean): (number | undefined)[] {
  const daysOf = (index: number): PairedDay[] => lines[index]!.dates
    .filter((date) => isDay(date) && dateStandsApart(date, lines[index]!))
    .map((date) => ({ index, x: date.box[0], leads: date.first === 0, form: `${formOf(date)}${date.yearDigits}` }));
  const isAt = ({ index, x }: PairedDay, place: number): boolean => Math.abs(x - place) < SAME_PLACE * lines[index]!.line.fontSize;
  const days = pairs.map((pair) => spanOf(pair).flatMap(daysOf));
  const places = days.flat().map(({ x }) => ({ x, count: days.filter((own) => own.some((other) => isAt(other, x))).length }));
  const column = places.reduce((best, one) => (one.count > best.count ? one : best), { x: Number.NaN, count: 0 });
  const [first, ...others] = days.flat().filter((day) => isAt(day, column.x));
  const areLeading = column.count >= FEWEST && [first!, ...others].every(({ leads, form }) => leads && form === first!.form);
  return days.map((own) => (own.find((day) => day.x < own[0]!.x && isAt(day, column.x)) ?? own.find(({ leads, form }) => !areLeading || (leads && form === first!.form)))?.index);
}

/** "15.08" is a day beside figures with commas. */
function dayBeside(pairs: readonly Pair[], lines: readonly TokenLine[]): (date: DateToken) => boolean {
  const haveCommas = pairs.flat().every((entry) => wordsOf(entry, lines).some(({ text }) => /,\d{2}(?!\d)/.test(text)));
  return ({ couldBeAmount }) => haveCommas || !couldBeAmount;
}

/** Beside the figures of the pair. */
function hasWords(index: number, pair: Pair, lines: readonly TokenLine[]): boolean {
  const { line, dates } = lines[index]!;
  const end = pair.find((entry) => entry.index === index)?.first ?? line.words.length;
  return line.words.slice(0, end).some((_, at) => dates.every(({ first, last }) => at < first || at > last));
}

/** From the line of the amount to that of the balance. */
function spanOf([amount, balance]: Pair): number[] {
  return Array.from({ length: balance.index - amount.index + 1 }, (_, at) => amount.index + at);
}

function wordsOf({ index, first, end }: Entry, lines: readonly TokenLine[]): Word[] {
  return lines[index]!.line.words.slice(first, end);
}

/** "Balance" under or over the heading of the amounts. */
function headingsOf(lines: readonly TokenLine[], pairs: readonly Pair[]): Map<number, Word[]> {
  const place = { x0: Math.min(...pairs.flat().map(({ x0 }) => x0)), x1: Math.max(...pairs.flat().map(({ x1 }) => x1)) };
  const rows = new Set(pairs.map(([amount]) => amount.index));
  const found = new Map<number, Word[]>();
  lines.forEach((tokens, index) => {
    const isAbove = Array.from({ length: UNDER_HEADING }, (_, at) => index + 1 + at).some((row) => rows.has(row));
    const piece = isAbove && tokens.dates.length === 0 && tokens.amounts.length === 0 ? piecesOf(tokens.line.words).findLast((words) => overlap(extent(words), place) > 0) : undefined;
    if (piece && headingRole(squash(joinedText(piece))) === 'balance') found.set(index, piece);
  });
  return found;
}
