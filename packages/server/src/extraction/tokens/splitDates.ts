// A date whose parts stand in columns of their own ("12 | 18", "05 | MAR | 2024"): seen only where the same places hold such parts line after line.
import { boxAround } from '../layout/lines.js';
import type { TableHeader } from '../columns/headers.js';
import type { Word } from '../model.js';
import { DATE_ROLES } from '../vocabulary/headings.js';
import { monthNumber } from './monthNames.js';
import { foldText, joinedText, ROW_NUMBER } from './plainText.js';
import type { DateToken } from './dates.js';
import { withDate } from './dayWord.js';
import type { TokenLine } from './tokenize.js';
import { isCell } from './wrappedDates.js';

const DOTTED = /^\d{1,2}\. \d{1,2}\.$/;

interface Candidate {
  line: number;
  x: number;
  token: DateToken;
}

export function addSplitDates(lines: readonly TokenLine[], headers: readonly TableHeader[]): TokenLine[] {
  const found = addGroups(lines, headers);
  return inFormOfOthers(withDates(found, dottedUnderHeadings(found, headers)));
}

/** "17. 2." where other lines have "3.2." at the same place: one form of days, printed or recognised with a space here and without one there. */
function inFormOfOthers(lines: TokenLine[]): TokenLine[] {
  const isSpaced = ({ style, text }: DateToken): boolean => style === 'split' && DOTTED.test(text);
  if (!lines.some(({ dates }) => dates.some(isSpaced))) return lines;
  const places = lines.flatMap(({ dates }) => dates.flatMap(({ style, yearDigits, box }) => (style === '.' && yearDigits === 0 ? [box[0]] : [])));
  const isOfOthers = (date: DateToken, em: number): boolean => isSpaced(date) && places.some((place) => Math.abs(place - date.box[0]) < 0.7 * em);
  return lines.map((line) => (line.dates.some(isSpaced) ? { ...line, dates: line.dates.map((date) => (isOfOthers(date, line.line.fontSize) ? { ...date, style: '.' } : date)) } : line));
}

function addGroups(lines: readonly TokenLine[], headers: readonly TableHeader[]): TokenLine[] {
  const money = lines.map((line) => line.amounts.some((amount) => amount.isMoney));
  const moneyLines = money.filter(Boolean).length;
  if (moneyLines < 3) return [...lines];
  const dated = lines.filter((line, index) => money[index] && line.dates.some((date) => isFirstInCell(line, date))).length;
  const hasOthers = dated > 0.4 * moneyLines;
  let candidates = lines.flatMap((line, index) => (money[index] ? splitsOf(line, index) : daysAlone(line, index)));
  let result = [...lines];
  for (let round = 0; round < 2; round += 1) {
    const chosen = largestGroup(candidates, lines);
    if (chosen.length < 3 || (chosen.length < 0.5 * moneyLines && !areDaysOfSeveral(chosen, lines) && !areUnderDays(chosen, money, headers)) || (hasOthers && !isClearlyDates(chosen, lines) && !(areLeftmost(chosen, lines) && areUnderDays(chosen, money, headers)))) break;
    result = withDates(result, [...chosen, ...dottedBeside(chosen, lines, money)]);
    const taken = new Map(chosen.map((item) => [item.line, item.token]));
    candidates = candidates.filter(({ line, token }) => {
      const other = taken.get(line);
      return other !== undefined && (token.first > other.last || token.last < other.first);
    });
  }
  return result;
}

/** Two numbers under the heading of days, and on most of the lines with figures from the first to the last of them: a summary above may have more lines than the rows. */
function areUnderDays(chosen: readonly Candidate[], money: readonly boolean[], headers: readonly TableHeader[]): boolean {
  const within = money.slice(chosen[0]!.line, chosen.at(-1)!.line + 1).filter(Boolean).length;
  const isUnder = ({ line, token: { box } }: Candidate): boolean => headers.findLast(({ last }) => last < line)?.cells.some(({ role, x0, x1 }) => DATE_ROLES.has(role) && box[2] > x0 && box[0] < x1) === true;
  return chosen.length > 0.5 * within && chosen.every((candidate) => candidate.token.order === 'open' && isUnder(candidate));
}

/** "1. 10." at the beginning of lines, or behind their numbers, in a form that figures never have: the day of several rows, on the first of them. */
function areDaysOfSeveral(chosen: readonly Candidate[], lines: readonly TokenLine[]): boolean {
  const isLed = ({ token: { first }, line }: Candidate): boolean => first === 0 || (first === 1 && ROW_NUMBER.test(lines[line]!.line.words[0]!.text));
  return chosen.every((candidate) => isLed(candidate) && DOTTED.test(candidate.token.text));
}

/** "1. 7." at the same place on lines without figures, where those with figures have it so. */
function dottedBeside(chosen: readonly Candidate[], lines: readonly TokenLine[], money: readonly boolean[]): Candidate[] {
  const [{ x }] = chosen as [Candidate];
  if (!chosen.every(({ token }) => DOTTED.test(token.text))) return [];
  const others = lines.flatMap((line, index) => (money[index] ? [] : splitsOf(line, index)));
  return others.filter(({ line, token, x: own }) => DOTTED.test(token.text) && Math.abs(own - x) < 0.7 * lines[line]!.line.fontSize && lines[line]!.dates.every(({ first, last }) => last < token.first || first > token.last));
}

/** "17. 2." at the beginning of a line with a figure, under the heading of days: of one row or two, too. */
function dottedUnderHeadings(lines: readonly TokenLine[], headers: readonly TableHeader[]): Candidate[] {
  return lines.flatMap((line, index) => {
    if (!line.amounts.some(({ isMoney }) => isMoney) || line.dates.some(({ first }) => first <= 1)) return [];
    const days = headers.findLast(({ last }) => last < index)?.cells.filter(({ role }) => DATE_ROLES.has(role)) ?? [];
    return splitsOf(line, index).filter(({ token: { first, text, box } }) => first === 0 && DOTTED.test(text) && days.some(({ x0, x1 }) => box[2] > x0 && box[0] < x1));
  });
}

/** "11. 7." in a cell of its own, whose row has its figures on another line. */
function daysAlone(line: TokenLine, index: number): Candidate[] {
  return splitsOf(line, index).filter(({ token: { first, last, text } }) => first === 0 && DOTTED.test(text) && isCell(line.line.words, first, last));
}

/** "11. 7." in the first cell of a line, at most one. */
export function dottedDays(line: TokenLine): DateToken[] {
  return daysAlone(line, 0).map(({ token }) => token);
}

function withDates(lines: readonly TokenLine[], chosen: readonly Candidate[]): TokenLine[] {
  const result = [...lines];
  for (const { line, token } of chosen) result[line] = withDate(result[line]!, token);
  return result;
}

/** Beside dates of the usual kind only pairs that run through few months, in order, left of all other dates. */
function isClearlyDates(chosen: readonly Candidate[], lines: readonly TokenLine[]): boolean {
  if (chosen.length < 5) return false;
  const months = Math.min(new Set(chosen.map(({ token }) => token.a)).size, new Set(chosen.map(({ token }) => token.b)).size);
  return areLeftmost(chosen, lines) && months <= 4;
}

/** Of the dates of their lines. */
function areLeftmost(chosen: readonly Candidate[], lines: readonly TokenLine[]): boolean {
  return chosen.filter(({ line, token }) => lines[line]!.dates.every((date) => date.first > token.last)).length >= 0.9 * chosen.length;
}

function isFirstInCell(line: TokenLine, date: DateToken): boolean {
  const before = line.line.words[date.first - 1];
  return !before || date.box[0] - before.box[2] > 0.8 * line.line.fontSize;
}

function splitsOf(line: TokenLine, index: number): Candidate[] {
  const found: Candidate[] = [];
  const { words, fontSize } = line.line;
  for (let at = 0; at + 1 < words.length; at += 1) {
    const token = tokenAt(words, at, fontSize);
    if (token) found.push({ line: index, x: token.box[0], token });
  }
  return found;
}

/** "14   15. 4.": the number of the row, and the day nearer to its month. */
function isBeforeDay(words: readonly Word[], at: number): boolean {
  const [number, day, month] = words.slice(at, at + 3);
  return month !== undefined && /^\d{1,3}$/.test(number!.text) && DOTTED.test(joinedText([day!, month])) && month.box[0] - day!.box[2] < NEARER * (day!.box[0] - number!.box[2]);
}

const NEARER = 0.7;

/** One digit or two, perhaps: of two other words, which is most of print, no date is made. */
function mayNumberDay({ text }: Word): boolean {
  const code = text.charCodeAt(0);
  return text.length <= 3 && (code >= 128 || (code >= 48 && code <= 57));
}

function tokenAt(words: readonly Word[], at: number, em: number): DateToken | null {
  if (words[at + 1]!.box[0] - words[at]!.box[2] > 4 * em) return null;
  if ((!mayNumberDay(words[at]!) && !mayNumberDay(words[at + 1]!)) || isBeforeDay(words, at)) return null;
  const parts = [words[at]!, words[at + 1]!].map((word) => foldText(word.text).replace(/\.$/, ''));
  const months = parts.map((part) => monthNumber(part));
  const numbers = parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : 0));
  const third = words[at + 2];
  const hasYear = third !== undefined && /^(?:19|20)\d{2}$/.test(third.text) && third.box[0] - words[at + 1]!.box[2] <= 4 * em;
  const last = at + (hasYear ? 2 : 1);
  const make = (order: 'fixed' | 'open', a: number, b: number): DateToken | null => {
    if (a < 1 || b < 1 || a > 31 || b > (order === 'fixed' ? 12 : 31) || (a > 12 && b > 12)) return null;
    const span = words.slice(at, last + 1);
    return { first: at, last, box: boxAround(span.map((word) => word.box)), text: joinedText(span), order, a, b, year: hasYear ? Number(third.text) : null, yearDigits: hasYear ? 4 : 0, style: 'split', couldBeAmount: false, looseYear: false };
  };
  if (months[1] && numbers[0]) return make('fixed', numbers[0], months[1]);
  if (months[0] && numbers[1]) return make('fixed', numbers[1], months[0]);
  return numbers[0] && numbers[1] ? make('open', numbers[0], numbers[1]) : null;
}

/** At most one per line, all at the same place. */
function largestGroup(candidates: readonly Candidate[], lines: readonly TokenLine[]): Candidate[] {
  let best: Candidate[] = [];
  const sorted = [...candidates].sort((a, b) => a.x - b.x);
  let start = 0;
  for (let end = 0; end < sorted.length; end += 1) {
    const em = lines[sorted[end]!.line]!.line.fontSize;
    while (sorted[end]!.x - sorted[start]!.x > 0.7 * em) start += 1;
    if (end - start + 1 > best.length) best = sorted.slice(start, end + 1);
  }
  best = best.sort((a, b) => a.line - b.line);
  const seen = new Set<number>();
  return best.filter(({ line }) => !seen.has(line) && seen.add(line));
}
