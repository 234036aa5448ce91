// "17" and below it "WED", at the head of the rows of a month that is named above them: the day, and no text.
import { makeLine } from '../layout/lines.js';
import { areWeekdays, monthHeads, underHeads, type DayNumber } from './dayNumbers.js';
import { withDayWord } from './dayWord.js';
import { tokenizeLine, type TokenLine } from './tokenize.js';

/** Days of the week: two words below numbers may stand for anything. */
const FEWEST_NAMES = 3;
/** Lines from the day to its name, at most: figures may stand between; and how far, in sizes of the day's type. */
const NEXT = 2;
const FAR = 1.6;

interface NamedDay extends DayNumber {
  /** The line that begins with the name of the day. */
  below: number;
}

export function addDaysOverWeekdays(lines: readonly TokenLine[]): TokenLine[] {
  const heads = monthHeads(lines);
  const found = heads.length === 0 ? [] : lines.flatMap((_, index) => namedDay(lines, index) ?? []);
  const belowOf = new Map(found.map(({ line, below }) => [line, below]));
  const days = underHeads(found, heads);
  if (days === null || !areWeekdays(days, ({ line }) => lines[belowOf.get(line)!]!.line.words[0]!.text, FEWEST_NAMES)) return [...lines];
  const dayOn = new Map(days.map((day) => [day.line, day]));
  const names = new Set(belowOf.values());
  return lines.flatMap((line, index) => {
    const day = dayOn.get(index);
    if (day) return [withDayWord(line, 0, { ...day, style: 'day' })];
    if (!names.has(index)) return [line];
    const { words, page, lane } = line.line;
    return words.length > 1 ? [tokenizeLine(makeLine(words.slice(1), page, lane))] : [];
  });
}

function namedDay(lines: readonly TokenLine[], index: number): NamedDay | null {
  const { line: { words: [day], page }, dates } = lines[index]!;
  if (!day || dates[0]?.first === 0 || !/^(?:0?[1-9]|[12]\d|3[01])$/.test(day.text)) return null;
  for (let below = index + 1; below <= index + NEXT; below += 1) {
    const word = lines[below]?.line.words[0];
    if (!word || lines[below]!.line.page !== page || word.baseline - day.baseline > FAR * day.fontSize) return null;
    const isCentred = Math.abs(word.box[0] + word.box[2] - day.box[0] - day.box[2]) < day.fontSize;
    if (isCentred && /^\p{L}{2,12}[.,]?$/u.test(word.text)) return { line: index, at: 0, day: parseInt(day.text, 10), below };
  }
  return null;
}
