// Dates that lost their white ("Mon16Sep", "1029" below "10 26", "01.01.21:04"), days read as letters ("O1/ENE", "QO2/ENE", "l2.05.2024", "JANO8"),
// months one letter off ("danuary 2"), and full stops of dates read as commas or colons ("12.12,", "27:12:2021"): what stands in
// front of a month, or above and below dates, is a date.
import type { Word } from '../model.js';
import { misreadAbbreviation, misreadMonth, monthNumber } from '../tokens/monthNames.js';
import { foldText, squash } from '../tokens/plainText.js';
import { headingRole } from '../vocabulary/headings.js';

const DAY_AND_MONTH = /^([\dOQoDIl|]{1,3})([/.-])(\p{L}{3,4}\.?|\d{1,2})((?:[/.-]\d{2,4})?\.?)$/u;
const DOTTED = /^\d{1,2}\.\d{1,2}\.(?:\d{2,4})?$/;
const NEARLY_DOTTED = /^\d{1,2}(?:[.,]\d{1,2}[.,](?:\d{2,4})?|[.,:]\d{1,2}[.,:]\d{4})$/;
const FEWEST_ABOVE = 3;
/** A day of the week or a word of the text, the day, and the name of a month. */
const GLUED = /^(\p{L}{2,9}[.,]?)((?:0?[1-9]|[12]\d|3[01])(\p{L}{3,9})\.?(?:\d{2}|\d{4})?)$/u;
/** A day with or without its year, and a time of day; "6. 3. 12:55" may leave its day apart. */
const TIMED = /^((?:0?[1-9]|1[0-2])\.|\d{1,2}[./-]\d{1,2}\.?|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2})((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)$/;
/** White between the parts, in sizes of type. */
const GAP = 0.15;

export function settleDateDigits(words: Word[]): Word[] {
  const apart = withCompactDays(withMonths(withGaps(joinYearFirst(joinDotted(withPeriodsApart(words).flatMap(withWhite).flatMap(withTimeApart))))));
  const dotted = apart.filter((word) => DOTTED.test(word.text) || isWholeYearFirst(word.text));
  const whole = apart.filter((word) => MARKED.test(word.text));
  return apart.map((word) => {
    const dated = withDots(withDayBehind(withDay(withStrokes(word.text))), word, dotted);
    const text = DIGITS.test(dated) && !isAmongDates(word, apart) ? dated : withNought(withMarks(dated, word, whole), word, whole);
    return text === word.text ? word : readAs(word, text);
  });
}

function readAs(word: Word, text: string): Word {
  return { ...word, text, charX: undefined, alternatives: [word.text, ...(word.alternatives ?? [])] };
}

const DIGIT_OF: Record<string, string> = { O: '0', Q: '0', o: '0', D: '0', I: '1', l: '1', '|': '1', S: '5', B: '8', Z: '2', G: '6' };

/** Of letters that look like digits, and digits. */
function asDigits(text: string): string {
  return text.replace(/\D/g, (letter) => DIGIT_OF[letter]!);
}

/** "Mon16Sep" and "ON16Sep2024": what stands before the day is a word of its own. */
function withWhite(word: Word): Word[] {
  const [, before, date, month] = GLUED.exec(word.text) ?? [];
  if (before === undefined || monthNumber(foldText(month!)) === null) return [word];
  return cutAt(word, before, date!);
}

/** "01.01.21:04" is a day with a time behind it, and of no year 21. */
function withTimeApart(word: Word): Word[] {
  const [, date, time] = TIMED.exec(word.text) ?? [];
  return date === undefined ? [word] : cutAt(word, date, time!);
}

const DAY_AND_DASH = /^(\d{1,2})([-–—])$/;

/** "Sep 1- Sep 30, 2025": the dash between two days is no part of the first. */
function withPeriodsApart(words: Word[]): Word[] {
  const isMonthBeside = (word: Word, other: Word | undefined): boolean => other !== undefined && Math.abs(other.baseline - word.baseline) < 0.3 * word.fontSize && monthNumber(foldText(other.text)) !== null;
  return words.flatMap((word, at) => {
    const [, day, dash] = DAY_AND_DASH.exec(word.text) ?? [];
    return day !== undefined && isMonthBeside(word, words[at - 1]) && isMonthBeside(word, words[at + 1]) ? cutAt(word, day, dash!) : [word];
  });
}

function cutAt(word: Word, first: string, second: string): Word[] {
  const [left, top, right, bottom] = word.box;
  const cut = word.charX?.[first.length] ?? left + ((right - left) * first.length) / word.text.length;
  const rest = { ...word, charX: undefined, alternatives: undefined };
  return [{ ...rest, text: first, box: [left, top, cut - GAP * word.fontSize, bottom] }, { ...rest, text: second, box: [cut, top, right, bottom] }];
}

const DAY_PIECE = /^(?:0?[1-9]|[12]\d|3[01])[.,]$/;
const MONTH_PIECE = /^(?:0?[1-9]|1[0-2])[.,](?:\d{4})?$/;
/** White within a date, in sizes of type. */
const WITHIN = 0.7;

/** "18." and "12." at the place of "17.12.", or on several lines above each other: the white behind a full stop is hardly wider than between words. */
function joinDotted(words: Word[]): Word[] {
  const isPair = (word: Word, next: Word | undefined): next is Word =>
    next !== undefined && DAY_PIECE.test(word.text) && MONTH_PIECE.test(next.text) && Math.abs(next.baseline - word.baseline) < 0.3 * word.fontSize && next.box[0] >= word.box[2] && next.box[0] - word.box[2] < WITHIN * word.fontSize;
  const places = words.filter((word, at) => DOTTED.test(word.text) || isPair(word, words[at + 1]));
  const result: Word[] = [];
  for (const word of words) {
    const day = result[result.length - 1];
    if (day && isPair(day, word) && places.filter(({ box }) => Math.abs(box[0] - day.box[0]) < day.fontSize).length > FEWEST_ABOVE) {
      result[result.length - 1] = joined(day, word, `${day.text}${word.text}`);
    } else result.push(word);
  }
  return result;
}

const YEAR_FIRST = /^(?:19|20)\d{2}[.,](?:0[1-9]|1[0-2])[.,](?:0[1-9]|[12]\d|3[01])[.,]?$/;
const YEAR_AND_MONTH = /^(?:19|20)\d{2}[.,](?:0[1-9]|1[0-2])$/;
const DAY_BEHIND = /^(?:0[1-9]|[12]\d|3[01])[.,]$/;

/** "2019.05" and "10." below "2019.05.09.": a full stop was lost in the white behind it, and no year is money. */
function joinYearFirst(words: Word[]): Word[] {
  if (!words.some(({ text }) => YEAR_AND_MONTH.test(text))) return words;
  const whole = words.filter(({ text }) => YEAR_FIRST.test(text));
  const isPair = (word: Word, next: Word | undefined): next is Word =>
    next !== undefined && YEAR_AND_MONTH.test(word.text) && DAY_BEHIND.test(next.text) && Math.abs(next.baseline - word.baseline) < 0.3 * word.fontSize && next.box[0] >= word.box[2] && next.box[0] - word.box[2] < WITHIN * word.fontSize;
  return words.flatMap((word, at) => {
    if (at > 0 && isPair(words[at - 1]!, word) && isAmong(words[at - 1]!, whole)) return [];
    const next = words[at + 1];
    return isPair(word, next) && isAmong(word, whole) ? [joined(word, next, `${word.text}.${next.text}`)] : [word];
  });
}

function isWholeYearFirst(text: string): boolean {
  return YEAR_FIRST.test(text) && !text.includes(',');
}

function isAmong({ box, fontSize }: Word, others: readonly Word[]): boolean {
  return others.filter((other) => Math.abs(other.box[0] - box[0]) < fontSize).length >= FEWEST_ABOVE;
}

function joined(day: Word, word: Word, text: string): Word {
  const box: Word['box'] = [day.box[0], Math.min(day.box[1], word.box[1]), word.box[2], Math.max(day.box[3], word.box[3])];
  return { ...day, text: text.replaceAll(',', '.'), box, confidence: Math.min(day.confidence ?? 1, word.confidence ?? 1), charX: undefined, alternatives: undefined };
}

/** Two numbers that stand beside each other as days and months do. */
interface Pair {
  x0: number;
  x1: number;
  /** Where the second one begins. */
  cut: number;
}

const FOUR_DIGITS = /^(0[1-9]|[12]\d|3[01])(0[1-9]|[12]\d|3[01])$/;
const TWO_DIGITS = /^\d{2}$/;
/** Sizes of type between day and month, at most. */
const BESIDE = 0.7;

/** Four digits at the place of days and months that stand apart on other lines. */
function withGaps(words: Word[]): Word[] {
  if (!words.some((word) => FOUR_DIGITS.test(word.text))) return words;
  const pairs = words.flatMap((word, at): Pair[] => {
    const next = words[at + 1];
    if (!next || !TWO_DIGITS.test(word.text) || !TWO_DIGITS.test(next.text) || Math.abs(next.baseline - word.baseline) > 0.3 * word.fontSize) return [];
    const gap = next.box[0] - word.box[2];
    return gap > 0 && gap < BESIDE * word.fontSize ? [{ x0: word.box[0], x1: next.box[2], cut: next.box[0] }] : [];
  });
  return words.flatMap((word) => {
    const [, first, second] = FOUR_DIGITS.exec(word.text) ?? [];
    if (first === undefined || Math.min(Number(first), Number(second)) > 12) return [word];
    const near = 0.3 * word.fontSize;
    const alike = pairs.filter(({ x0, x1 }) => Math.abs(x0 - word.box[0]) < near && Math.abs(x1 - word.box[2]) < near);
    if (alike.length < FEWEST_ABOVE) return [word];
    const { cut } = alike[0]!;
    const [left, top, right, bottom] = word.box;
    const rest = { ...word, charX: undefined, alternatives: undefined };
    return [{ ...rest, text: first, box: [left, top, cut - GAP * word.fontSize, bottom] }, { ...rest, text: second!, box: [cut, top, right, bottom] }];
  });
}

/** A stroke read as that of a fraction, or as both. */
const FRACTION = /^(\d{2})[/⁄]{1,2}(\d{2})(?:[/⁄]{1,2}(\d{2}|\d{4}))?$/;

/** "02⁄11", "15/⁄11". Where a digit is missing, too ("02⁄1"), nothing says what day it is. */
function withStrokes(text: string): string {
  const [, ...parts] = FRACTION.exec(text) ?? [];
  return parts.length > 0 ? parts.filter((part) => part !== undefined).join('/') : text;
}

function withDay(text: string): string {
  const [, day, mark, month, rest] = DAY_AND_MONTH.exec(text) ?? [];
  if (day === undefined || /^\d+$/.test(day) || (!/\d/.test(day) && monthNumber(foldText(month!)) === null)) return text;
  // One nought may come as two letters, or as a letter and a nought, and so may a one of three characters.
  const digits = asDigits(day.replace(/[OQoD]{2}(?=\d)|[OQoD]0(?=\d)/, '0').replace(/^(.)(?:1[Il|]|[Il|]1)$/, '$11'));
  return /^(?:0?[1-9]|[12]\d|3[01])$/.test(digits) ? `${digits}${mark}${month}${rest}` : text;
}

const COMPACT = /^(?:\d{2}\p{L}{3}(?:\d{2}|\d{4})?|\p{L}{3}[\dO]\d)$/u;
const NEARLY_COMPACT = /^(?:([\dOQoDIl|SBZG]{2})(\p{L}{3})(\d{2}|\d{4}|)|(\p{L}{3})([\dOQoDIl|SBZG]{2}))$/u;
const MOSTLY_DAYS = 2 / 3;

function isMostlyDays(column: readonly Word[]): boolean {
  return column.filter(({ text }) => NEARLY_COMPACT.test(text) && monthNumber(foldText(text.slice(0, 3))) !== null).length >= MOSTLY_DAYS * column.length;
}

/** "OSSEP24" in a column of "05SEP24", "O8JUL" in one of "07JUL", "MAYOS" in one of "MAY08". */
function withCompactDays(words: Word[]): Word[] {
  const compact = words.filter((word) => COMPACT.test(word.text));
  return words.map((word) => {
    const [, first, month, year, monthBefore, behind] = NEARLY_COMPACT.exec(word.text) ?? [];
    const day = first ?? behind;
    if (day === undefined || /^\d+$/.test(day) || monthNumber(foldText(month ?? monthBefore!)) === null) return word;
    const digits = asDigits(day);
    const isAbove = (other: Word): boolean => Math.abs(other.box[0] - word.box[0]) < word.fontSize;
    // "MARIO" may be a name, but in a column of days.
    const isInColumn = compact.filter(isAbove).length >= FEWEST_ABOVE && (/\d/.test(day) || first !== undefined || isMostlyDays(words.filter(isAbove)));
    if (!isInColumn || !/^(?:0[1-9]|[12]\d|3[01])$/.test(digits)) return word;
    return readAs(word, first === undefined ? `${monthBefore}${digits}` : `${digits}${month}${year}`);
  });
}

const MONTH_AND_DAY = /^(\p{L}{3,4}\.?)([OQoDIl|\d]{2})(\d{2}|\d{4})?$/u;

/** "JANO8"; "JUNIO8" is the eighth of June in Spanish, and MARIO a name. */
function withDayBehind(text: string): string {
  const [, month, day, year = ''] = MONTH_AND_DAY.exec(text) ?? [];
  if (month === undefined || !/\d/.test(day!) || /^\d+$/.test(day!) || monthNumber(foldText(month)) === null || monthNumber(foldText(month + day![0]!)) !== null) return text;
  const digits = asDigits(day!);
  return /^(?:0[1-9]|[12]\d|3[01])$/.test(digits) ? `${month}${digits}${year}` : text;
}

const YEAR = /^(?:19|20)\d{2}$/;
const DAY = /^(?:0?[1-9]|[12]\d|3[01])[.,]?$/;
/** Sizes of type between the name of a month and its day, at most. */
const NEXT = 0.8;

/** A word beside a day that is the name of a month but for one letter; a short one ("1 Dee 2023") only before a year. */
function withMonths(words: Word[]): Word[] {
  const isDay = (other: Word | undefined, word: Word, gap: number) => other !== undefined && DAY.test(other.text) && gap < NEXT * word.fontSize && Math.abs(other.baseline - word.baseline) < 0.3 * word.fontSize;
  return words.map((word, at) => {
    if (!/^\p{L}{3}$|^\p{L}{5,}$/u.test(word.text)) return word;
    const [before, behind] = [words[at - 1], words[at + 1]];
    const isBehindDay = isDay(before, word, word.box[0] - (before?.box[2] ?? 0));
    if (!isBehindDay && !isDay(behind, word, (behind?.box[0] ?? 0) - word.box[2])) return word;
    const isBeforeYear = behind !== undefined && YEAR.test(behind.text) && behind.box[0] - word.box[2] < NEXT * word.fontSize;
    const name = word.text.length > 3 ? misreadMonth(foldText(word.text)) : isBehindDay && isBeforeYear ? misreadAbbreviation(foldText(word.text)) : null;
    if (name === null) return word;
    const text = word.text === word.text.toUpperCase() ? name.toUpperCase() : `${name[0]!.toUpperCase()}${name.slice(1)}`;
    return readAs(word, text);
  });
}

const MARKED = /^\d{2}([./-])\d{2}\1(?:\d{2}|\d{4})$|^\d{2}([/-])\d{2}$/;
const HARDLY_MARKED = /^(\d{2})[^\d\s]?(\d{2})(?:[^\d\s]?(\d{2}|\d{4}))?$/;

/** A stroke between day and month read as a digit. */
const STROKED = /^(\d{2})[17](\d{2})$/;
/** As a stroke and a digit. */
const STROKED_TWICE = /^(\d{2})[17]?\/[17]?(\d{2})(?:[17]?\/[17]?(\d{2}|\d{4}))?$/;

/** "06.0425" in a column of "05.04.25", "2712" and "24i12" in one of "25/12": a mark was lost, and the digits are as many; "27112" has a digit for a stroke, "27/109/21" both. */
function withMarks(text: string, word: Word, whole: readonly Word[]): string {
  const [, first, second, year] = HARDLY_MARKED.exec(text) ?? STROKED.exec(text) ?? STROKED_TWICE.exec(text) ?? [];
  if (first === undefined || MARKED.test(text) || Math.max(Number(first), Number(second)) > 31 || Math.min(Number(first), Number(second)) > 12) return text;
  const near = 0.5 * word.fontSize;
  const alike = whole.filter(({ box }) => Math.abs(box[0] - word.box[0]) < near && Math.abs(box[2] - word.box[2]) < near);
  const mark = alike.length >= FEWEST_ABOVE ? alike[0]!.text[2]! : null;
  const marked = [first, second, ...(year === undefined ? [] : [year])].join(mark ?? '');
  return mark !== null && (mark === '/' || !STROKED.test(text)) && alike.every((other) => other.text.length === marked.length && other.text[2] === mark) ? marked : text;
}

const NO_DAY = /^[689]\d$/;

/** "99/29/23" in a column of "09/28/23": no day and no month, and with a nought for what is as round the one above or beneath. */
function withNought(text: string, { box, fontSize }: Word, whole: readonly Word[]): string {
  if (!MARKED.test(text)) return text;
  const mark = text[2]!;
  const others = whole.filter((other) => Math.abs(other.box[0] - box[0]) < 0.5 * fontSize && other.text[2] === mark && other.text.length === text.length).map((other) => other.text.split(mark));
  const parts = text.split(mark).map((part, at) => {
    const nought = `0${part[1]}`;
    return at < 2 && NO_DAY.test(part) && others.filter((other) => other[at] === nought).length >= FEWEST_ABOVE ? nought : part;
  });
  return parts.join(mark);
}

const DIGITS = /^\d{4}(?:\d{2}|\d{4})?$/;

/** Above or beneath it, past others like it, stands a date or the heading of dates: beneath "Check no." such digits are a number. */
function isAmongDates(word: Word, words: readonly Word[]): boolean {
  const column = words.filter(({ box }) => Math.abs(box[0] - word.box[0]) < 0.5 * word.fontSize).sort((a, b) => a.baseline - b.baseline);
  const at = column.indexOf(word);
  const isNumber = ({ text }: Word): boolean => DIGITS.test(text);
  const [above, below] = [column.slice(0, at).findLast((other) => !isNumber(other)), column.slice(at).find((other) => !isNumber(other))];
  return [above, below].some((other) => other !== undefined && (MARKED.test(other.text) || /date/i.test(headingRole(squash(other.text)) ?? '')));
}

function withDots(text: string, word: Word, dotted: readonly Word[]): string {
  const isYearFirst = YEAR_FIRST.test(text);
  if (!(NEARLY_DOTTED.test(text) || isYearFirst) || DOTTED.test(text)) return text;
  const above = dotted.filter((other) => Math.abs(other.box[0] - word.box[0]) < word.fontSize && isWholeYearFirst(other.text) === isYearFirst);
  return above.length >= FEWEST_ABOVE ? text.replace(/[,:]/g, '.') : text;
}
