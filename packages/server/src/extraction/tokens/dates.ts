// Finds everything in a line that can be read as a date. Day and month order, century and missing years are decided later, over the document.
import type { Box, Word } from '../model.js';
import { boxAround } from '../layout/lines.js';
import { monthNumber } from './monthNames.js';
import { foldText, joinedText, type PlainText } from './plainText.js';

/** dmy / mdy stay open for purely numeric dates: `a` and `b` are the two small numbers in printed order. */
export interface DateToken {
  /** Word indexes, inclusive. */
  first: number;
  last: number;
  box: Box;
  text: string;
  /** fixed: day and month are known; open: a and b may be day-month or month-day. */
  order: 'fixed' | 'open';
  /** Day when fixed, else the first number. */
  a: number;
  /** Month when fixed, else the second number. */
  b: number;
  /** As printed; two digits stay two digits; null when not printed. */
  year: number | null;
  yearDigits: 0 | 2 | 4;
  /** Separator or "name" for month names; dates of one column share it. */
  style: string;
  /** "12.05" can also be an amount. */
  couldBeAmount: boolean;
  /** The words after the day and month that hold the year, when it may as well be something else: "03 FEB 12 SHOP". */
  looseYear: boolean;
}

/** "03.05." and "03.05.2026" are one form, "3 May" is another. */
export function formOf(date: DateToken): string {
  return date.style[0]!;
}

interface Pattern {
  regex: RegExp;
  /** What it never matches without; nothing where digits are enough. */
  needs?: 'month' | 'ideograph';
  read(match: RegExpExecArray): Reading | null;
}

interface Reading {
  order: 'fixed' | 'open';
  a: number;
  b: number;
  year: string | null;
  style: string;
  couldBeAmount?: boolean;
  looseYear?: boolean;
}

/** Letters of the names of months and days, folded: Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic and Georgian. */
const LETTER = '[a-z\\u0370-\\u04ff\\u0561-\\u0587\\u05d0-\\u05ea\\u0620-\\u064a\\u10d0-\\u10fa]';
const WEEKDAY_BEFORE = new RegExp(`(?:${LETTER}{2,12}(?:-feira)?[.,]? )?$`);
const YEAR = '(\\d{4}|\\d{2})';
/** The end of "Account 4410-7782-11" is no day before "January". */
const DAY_MONTH = `(?<![\\w.,/]|\\d{3}-)(\\d{1,2})(?:st|nd|rd|th|er|\\.|º|°|a|o(?= de ))?(?:[ ./-]{0,2}| / )(?:de |of |d'|ב)?(${LETTER}{3,12})\\.?`;
const MONTH_DAY = `(?<!${LETTER})(${LETTER}{3,12})\\.?[ .\\-/]?(\\d{1,2})(?:st|nd|rd|th)?`;
const NAME_BEFORE = new RegExp(`(${LETTER}{3,12})\\.?[ .\\-/]?\\d{1,2}(?:st|nd|rd|th)?,? $`);
const NAME_BEHIND = new RegExp(`^[ .\\-/]{0,2}(${LETTER}{3,12})\\b`);

const PATTERNS: readonly Pattern[] = [
  {
    regex: /(?<![\w.,/-])(\d{4}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{1,2})(?!\d|[-/.,]\d)/g,
    read: (m) => fixed(m[4]!, Number(m[3]), m[1]!, `y${m[2]}`),
  },
  {
    regex: /(?<![\w.,/-])(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})(?!\d|[-/]\d(?!\d:\d)|[.,]\d\d)/g,
    read: (m) => (isHour(m) ? null : open(m[1]!, m[3]!, m[4]!, m[2]!)),
  },
  {
    regex: /(?<![\w.,/-])(\d{1,2}) (\d{1,2}) (\d{4})(?![\w.,/-])/g,
    read: (m) => open(m[1]!, m[2]!, m[3]!, ' '),
  },
  { needs: 'ideograph', regex: /(?<!\d)(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, read: (m) => fixed(m[3]!, Number(m[2]), m[1]!, '年') },
  // Years since 1912, as Taiwan counts them, and years of an emperor.
  { regex: /(?<![\w.,/-])(1[0-3]\d)\/(0[1-9]|1[0-2])\/([0-3]\d)(?![\w/-])/g, read: (m) => fixed(m[3]!, Number(m[2]), String(1911 + Number(m[1])), 'roc') },
  { needs: 'ideograph', regex: /(?<!\d)(1[0-3]\d)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, read: (m) => fixed(m[3]!, Number(m[2]), String(1911 + Number(m[1])), 'roc') },
  { needs: 'ideograph', regex: /令和\s?(\d{1,2}|元)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, read: (m) => fixed(m[3]!, Number(m[2]), String(2018 + (m[1] === '元' ? 1 : Number(m[1]))), 'era') },
  { needs: 'ideograph', regex: /(?<!\d)(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, read: (m) => fixed(m[2]!, Number(m[1]), null, '月') },
  {
    needs: 'month',
    regex: new RegExp(`${DAY_MONTH}(?:(?:[ ,.\\-/']{0,2}| / )(?:de |del )?${YEAR}(?![\\d:]|[.,/-][\\da-z]))(?![\\w])`, 'g'),
    read: (m) => named(m[1]!, m[2]!, m[3]!),
  },
  {
    needs: 'month',
    regex: new RegExp(`(?<![\\w.,/-])(\\d{4})[ .-]{1,2}(${LETTER}{3,12})\\.?[ .-]{1,2}(\\d{1,2})(?!\\d)`, 'g'),
    read: (m) => (endsDay(m.input.slice(0, m.index)) ? null : named(m[3]!, m[2]!, m[1]!)),
  },
  // "2026. III. 5.", "5.III.2026", "05-III-26": months in Roman figures.
  { regex: /(?<![\w.,/-])(\d{4})[ ./-]{1,2}([ivx]{1,4})[ ./-]{1,2}(\d{1,2})(?![\d,/-])/g, read: (m) => roman(m[3]!, m[2]!, m[1]!) },
  { regex: /(?<![\w.,/-])(\d{1,2})[ ./-]{1,2}([ivx]{1,4})(?:[ ./-]{1,2}(\d{4})|[./-](\d{2}))(?![\w/-]|[.,]\d)/g, read: (m) => roman(m[1]!, m[2]!, m[3] ?? m[4]!) },
  { needs: 'month', regex: new RegExp(`${DAY_MONTH}(?![\\w])`, 'g'), read: (m) => named(m[1]!, m[2]!, null) },
  {
    needs: 'month',
    regex: new RegExp(`${MONTH_DAY}(?:,? ?(\\d{4})(?!\\d)|[-/' ]{1,2}(\\d{2})(?![\\d.,:/-]))(?![\\w]|[.,/:]\\d)`, 'g'),
    read: (m) => named(m[2]!, m[1]!, m[3] ?? m[4]!),
  },
  // "Apr 22   3979": the number of a cheque is no year.
  { needs: 'month', regex: new RegExp(`${MONTH_DAY}(?![\\w]|[.,/:]\\d)`, 'g'), read: (m) => named(m[2]!, m[1]!, null) },
  {
    // "$11.07." ends a sentence, and is no 11 July.
    regex: /(?<![\w.,/:\p{Sc}-])(\d{1,2})([./-])(\d{1,2})(\.?)(?![\w/%-]|\.\d|,\d|:\d)/gu,
    read: (m) => {
      const reading = open(m[1]!, m[3]!, null, m[2]!);
      if (reading && m[2] === '.' && m[4] === '') reading.couldBeAmount = true;
      return reading;
    },
  },
  {
    regex: /(?<![\w.,/-])((?:19|20|25)\d{2})(0[1-9]|1[0-2])([0-3]\d)(?![\w.,/-])/g,
    read: (m) => fixed(m[3]!, Number(m[2]), m[1]!, 'compact'),
  },
];

/** "02.12. 17:24": what looks like a year is an hour. */
function isHour({ 0: whole, input, index }: RegExpExecArray): boolean {
  return / \d\d$/.test(whole) && /^[:h]\d\d/.test(input.slice(index + whole.length));
}

/** "Jan 10, 2020 Jan 8, 2020": two days side by side, whose middle looks like "2020 Jan 8". */
function endsDay(before: string): boolean {
  const name = NAME_BEFORE.exec(before)?.[1];
  return name !== undefined && monthNumber(name) !== null;
}

/** The two digits taken for a year are followed by a month at once. */
function startsDay(text: string, match: RegExpExecArray): boolean {
  const next = NAME_BEHIND.exec(text.slice(match.index + match[0].length));
  return next !== null && monthNumber(next[1]!) !== null && Number(match[match.length - 1]) <= 31;
}

/** White this much wider than another parts two days. */
const WIDER = 1.5;
/** In sizes of type: wider than the space between words. */
const APART = 0.8;

/** "Aug 02   Aug 02": the day stands nearer to the month before it than to the one behind. */
function isNearerBefore(words: readonly Word[], at: number): boolean {
  const [before, day, behind] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !day || !behind || !isMonth(before) || !isMonth(behind)) return false;
  return behind.box[0] - day.box[2] > WIDER * Math.max(0, day.box[0] - before.box[2]);
}

/** "12   MAR 13   MAR 10", "12 Jun 10, 2022": the number of a row, and the month stands with the day behind it. */
function isNearerBehind(words: readonly Word[], at: number): boolean {
  const [number, month, day, year] = [words[at], words[at + 1], words[at + 2], words[at + 3]];
  if (!number || !month || !day || !/^\d{1,2}$/.test(number.text) || !isMonth(month) || !/^\d{1,2},?$/.test(day.text) || parseInt(day.text, 10) > 31) return false;
  const white = month.box[0] - number.box[2];
  const isApart = white > APART * month.fontSize && white > WIDER * Math.max(0, day.box[0] - month.box[2]);
  return isApart || (day.text.endsWith(',') && year !== undefined && isPlausibleYear(Number(year.text)));
}

function isMonth({ text }: Word): boolean {
  return monthNumber(foldText(text).replace(/\.$/, '')) !== null;
}

const TIME = /^[ ,t-]{0,2}(?:(?:at |um |kl\.? ?)?\d{1,2}(?:[:h]\d{2}(?::\d{2})?|\.\d{2}(?= uhr))|\.?(?:um |kl\.? ?)(?:[01]?\d|2[0-3])\.[0-5]\d)(?: ?[ap]\.?m\.?(?: [ecmp]s?t(?!\w))?)?(?: uhr| (?:utc|gmt)(?:[+-]\d{1,2}(?::?\d{2})?)?| (?:cest|cet|bst|ist|sast|msk|jst|kst|sgt|hkt|wib|[ecmp]dt|[cmp]st|ae[sd]t|nz[sd]t))?(?![\w.,:])/;

/** "Transfer from sort code 20-11-24" names a branch, not a day. */
const SORT_CODE = /(?:sort ?code|\bs\/c)(?: (?:no|number))?[ .:]*$/;

function isSortCode(text: string, at: number): boolean {
  return SORT_CODE.test(text.slice(Math.max(0, at - 16), at));
}

const LONGEST_NAME = 12;
const NAMES = new RegExp(`${LETTER}{3,}`, 'g');

/** Most lines with digits name no month, and trying them for every way to write one takes long. A name may follow the end of a number: "1stmarch". */
function mayNameMonth(text: string): boolean {
  NAMES.lastIndex = 0;
  for (let match = NAMES.exec(text); match; match = NAMES.exec(text)) {
    const [name] = match;
    if (name.length > LONGEST_NAME || [0, 1, 2].some((from) => monthNumber(name.slice(from)) !== null)) return true;
  }
  return false;
}

export function findDates(plain: PlainText, words: readonly Word[]): DateToken[] {
  if (!/\d/.test(plain.text)) return [];
  const has = { month: mayNameMonth(plain.text), ideograph: /[年月]/.test(plain.text) };
  const found: DateToken[] = [];
  const taken = new Uint8Array(words.length);
  for (const pattern of PATTERNS) {
    if (pattern.needs && !has[pattern.needs]) continue;
    pattern.regex.lastIndex = 0;
    for (let match = pattern.regex.exec(plain.text); match; match = pattern.regex.exec(plain.text)) {
      const reading = pattern.read(match);
      // "17 Mar 16 Mar": two days side by side, not a day of 2016; a later pattern takes each.
      const isTwoDays = (reading?.looseYear === true && startsDay(plain.text, match)) || isNearerBefore(words, plain.wordAt[match.index]!) || isNearerBehind(words, plain.wordAt[match.index]!);
      const token = reading !== null && !isTwoDays && !isSortCode(plain.text, match.index) ? toToken(reading, match, plain, words, taken) : null;
      if (!token || overlaps(taken, token)) {
        pattern.regex.lastIndex = match.index + Math.max(1, match[0].search(/\D|$/));
        continue;
      }
      taken.fill(1, token.first, token.last + 1);
      found.push(token);
    }
  }
  return found.sort((a, b) => a.first - b.first);
}

function fixed(day: string, month: number, year: string | null, style: string): Reading | null {
  const d = Number(day);
  if (d < 1 || d > 31 || month < 1 || month > 12) return null;
  if (year !== null && year.length === 4 && !isPlausibleYear(Number(year))) return null;
  return { order: 'fixed', a: d, b: month, year, style };
}

function open(a: string, b: string, year: string | null, style: string): Reading | null {
  const x = Number(a);
  const y = Number(b);
  if (x < 1 || y < 1 || x > 31 || y > 31 || (x > 12 && y > 12)) return null;
  if (year !== null && year.length === 4 && !isPlausibleYear(Number(year))) return null;
  return { order: 'open', a: x, b: y, year, style: year === null ? style : style + style };
}

function named(day: string, name: string, year: string | null): Reading | null {
  const month = monthNumber(name);
  if (month === null) return null;
  const reading = fixed(day, month, year, 'name');
  if (reading && year !== null && year.length === 2) reading.looseYear = true;
  return reading;
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** A year of two digits stands behind a mark: "5 x 12" is five times twelve. */
function roman(day: string, month: string, year: string): Reading | null {
  return fixed(day, ROMAN.indexOf(month) + 1, year, 'name');
}

/** 543 years ahead of the common era. */
export function isBuddhistYear(year: number): boolean {
  return year > 2400;
}

function isPlausibleYear(year: number): boolean {
  return (year >= 1950 && year <= 2099) || (year >= 2493 && year <= 2642);
}

/** @param taken 1 for each word of a date found already: "Mar" before "01 Apr" is its month, no Tuesday */
function toToken(reading: Reading, match: RegExpExecArray, plain: PlainText, words: readonly Word[], taken: Uint8Array): DateToken | null {
  let start = match.index;
  const before = WEEKDAY_BEFORE.exec(plain.text.slice(Math.max(0, start - LONGEST_WEEKDAY), start));
  if (before && before[0] !== '' && isWeekday(before[0])) {
    const day = plain.wordAt[start - before[0].length]!;
    if (!taken[day] && isClose(words, day, plain.wordAt[start]!, 1.3) && !isUpTo(words, day)) start -= before[0].length;
  }
  const end = match.index + match[0].trimEnd().length;
  const time = TIME.exec(plain.text.slice(end));
  const first = plain.wordAt[start]!;
  const last = plain.wordAt[end + (time ? time[0].length : 0) - 1]!;
  const dateLast = plain.wordAt[end - 1]!;
  if (first < 0 || last < 0 || dateLast < 0) return null;
  const through = last > dateLast && !isClose(words, dateLast, last, 2) ? dateLast : last;
  if (!isClose(words, first, dateLast, 1.3)) return null;
  const span = words.slice(first, through + 1);
  return {
    first,
    last: through,
    box: boxAround(span.map((word) => word.box)),
    text: joinedText(span),
    order: reading.order,
    a: reading.a,
    b: reading.b,
    year: reading.year === null ? null : Number(reading.year),
    yearDigits: reading.year === null ? 0 : reading.year.length === 4 ? 4 : 2,
    style: reading.style,
    couldBeAmount: reading.couldBeAmount ?? false,
    looseYear: reading.looseYear ?? false,
  };
}

/** "Segunda-feira, ", and what tells it from the end of a longer word. */
const LONGEST_WEEKDAY = 20;

const WEEKDAYS = new Set(
  'mon monday tue tues tuesday wed wednesday thu thur thurs thursday fri friday sat saturday sun sunday mo montag di dienstag mi mittwoch do donnerstag fr freitag sa samstag sonnabend so sonntag lun lundi lunes lunedi mar mardi martes martedi mer mercredi mie miercoles mercoledi jeu jeudi jue jueves gio giovedi ven vendredi vie viernes venerdi sam samedi sab sabado sabato dim dimanche dom domingo domenica seg segunda ter terca qua quarta qui quinta sex sexta ma maandag dinsdag wo woensdag donderdag vr vrijdag za zaterdag zo zondag pon poniedzialek wt wtorek sr sroda czw czwartek pt piatek sob sobota ndz niedziela man mandag tis tisdag tir tirsdag ons onsdag tor tors torsdag fre fredag lor lordag son sondag maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai hetfo kedd szerda csutortok pentek szombat vasarnap pondeli utery streda ctvrtek patek nedele pondelok utorok stvrtok piatok nedela ponedjeljak utorak srijeda cetvrtak petak subota nedjelja ponedeljek torek sreda cetrtek petek nedelja pazartesi sali carsamba persembe cuma cumartesi pazar luni marti miercuri joi vineri sambata duminica δευτερα τριτη τεταρτη πεμπτη παρασκευη σαββατο κυριακη понедельник вторник среда четверг пятница суббота воскресенье понеділок вівторок середа четвер субота неділя понеделник сряда четвъртък петък събота неделя senin selasa rabu kamis jumat sabtu minggu'.split(' '),
);

function isWeekday(text: string): boolean {
  return WEEKDAYS.has(text.trim().replace(/[.,]|-feira/g, ''));
}

/** "1 marca 2020 do 31 maja 2020": Thursday elsewhere. */
function isUpTo(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  return /^do$/i.test(words[index]!.text) && before !== undefined && /\d\.?$/.test(before.text) && words[index]!.box[0] - before.box[2] < 0.8 * before.fontSize;
}

function isClose(words: readonly Word[], first: number, last: number, limit: number): boolean {
  for (let i = first; i < last; i += 1) {
    if (words[i + 1]!.box[0] - words[i]!.box[2] > limit * words[i]!.fontSize) return false;
  }
  return true;
}

function overlaps(taken: Uint8Array, token: DateToken): boolean {
  for (let i = token.first; i <= token.last; i += 1) if (taken[i]) return true;
  return false;
}
