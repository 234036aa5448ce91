import { expect, it } from 'vitest';
import type { RawRow } from '../rows/stream.js';
import { documentOfText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { understandPage } from '../understand.js';
import { areDaysInTexts, areDaysLeftOut, areDaysOfOthers, areRowsElsewhere, areUnderDays } from './openDays.js';

function areElsewhere(isRow: number[], fourth = 'Jan 6, 2026       Fuel            50.00'): boolean {
  const lines = documentOfText(`
Jan 15, 2026      Payments        10.00
Jan 3, 2026       Grocer          20.00
Jan 4, 2026       Books           30.00
${fourth}
Jan 7, 2026       Rent            60.00
Jan 8, 2026       Power           70.00`).pages.flatMap(understandPage);
  return areRowsElsewhere({ lines, isRow: Uint8Array.from(isRow) });
}

it('far more lines with a day, a text and a figure were left out than taken for rows', () => {
  expect(areElsewhere([1, 0, 0, 0, 0, 0])).toBe(true);
  expect(areElsewhere([1, 0, 0, 1, 0, 0])).toBe(false);
  expect(areElsewhere([1, 0, 0, 0, 0, 0], 'Jan 6, 2026       New balance     50.00')).toBe(false);
  // Rows whose day stands above them count, too.
  const underDay = ['Salary', 'Books', 'Power'].map((text) => `${text.padEnd(34)}50.00`);
  expect(areElsewhere([0, 0, 0, 1, 1, 0, 0], underDay.slice(1).join('\n'))).toBe(true);
  expect(areElsewhere([0, 0, 0, 1, 1, 1, 0, 0], underDay.join('\n'))).toBe(false);
  expect(areElsewhere([1, 0, 0, 0, 0, 0], 'Notes of Jan 6, 2026              50.00')).toBe(false);
});

it('a day among the lines of a row that has the one of another line is not passed over as text', () => {
  const hasDayInText = (day: string, isDateCarried = true, [first, second] = [[0], [1, 2, 3]]): boolean => {
    const lines = documentOfText(`
Jan 3, 2026       Grocer          20.00
                  Books of
${day.padEnd(18)}a shop
                  Card 1234       30.00`).pages.flatMap(understandPage);
    const row = (own: number[], dateLine: number, isCarried: boolean) => ({ lines: own, dateLines: [dateLine], dates: [lines[dateLine]!.dates[0]!], isDateCarried: isCarried });
    return areDaysInTexts([row(first!, 0, false), row(second!, 0, isDateCarried)] as RawRow[], lines);
  };
  expect(hasDayInText('Jan 6, 2026')).toBe(true);
  expect(hasDayInText('Jan 6, 2026 of')).toBe(false);
  expect(hasDayInText('06.01.2026')).toBe(false);
  // "refund of / 6 Jan"
  expect(hasDayInText('Jan 6')).toBe(false);
  expect(hasDayInText('        Jan 6, 2026')).toBe(false);
  expect(hasDayInText('Jan 6, 2026', false)).toBe(false);
  expect(hasDayInText('Jan 6, 2026', true, [[0, 1, 2], [3]])).toBe(true);
});

it('a line of days alone, close below a row that has the one of another line, is not passed over', () => {
  const hasDaysBelow = (below: string, isDateCarried = true): boolean => {
    const lines = documentOfText(`
Jan 3, 2026       Grocer          20.00
                  Books           30.00
${below}
                  Card 1234`).pages.flatMap(understandPage);
    const row = (own: number, isCarried: boolean) => ({ lines: [own], dateLines: [0], dates: [lines[0]!.dates[0]!], isDateCarried: isCarried });
    return areDaysInTexts([row(0, false), row(1, isDateCarried)] as RawRow[], lines);
  };
  expect(hasDaysBelow('Jan 6, 2026')).toBe(true);
  expect(hasDaysBelow('Jan 6, 2026  Balance')).toBe(false);
  expect(hasDaysBelow('                  Jan 6, 2026')).toBe(false);
  expect(hasDaysBelow('Jan 6, 2026', false)).toBe(false);
});

it('the day over the closing balance is no day of the row above it, where the days of all rows stand over them', () => {
  const read = (days: [string, string, string], end = 'Closing balance'): boolean => readStatement(`
Everyday account 062-448 1020 7733
1 May 2025 to 31 May 2025
Transaction                Debit     Credit      Balance
${days[0]}
  Opening balance                                  100.00
${days[1]}
  Grocer                   20.00
  Books                    30.00                    50.00
${days[2]}
  ${end.padEnd(16)}                                 50.00`).isReconciled;
  expect(read(['01 May', '12 May', '31 May'])).toBe(true);
  expect(read(['01 May', '12 May', '31 May'], 'Something new')).toBe(false);
});

it('a day over the closing balance may be that of a row whose day stands below it', () => {
  expect(readStatement(`
Everyday account 062-448 1020 7733
1 May 2025 to 31 May 2025
Transaction                Debit     Credit      Balance
  Opening balance                                  100.00
  Grocer                   20.00                    80.00
11 May
  Books                    30.00                    50.00
12 May
  Closing balance                                   50.00`).isReconciled).toBe(false);
});

it('rows that all have their day from above their account are in doubt', () => {
  const row = (isDateCarried: boolean, ...dateLines: number[]) => ({ isDateCarried, dateLines }) as RawRow;
  expect(areDaysOfOthers([row(true, 3), row(true, 3)], { firstLine: 5 })).toBe(true);
  expect(areDaysOfOthers([row(true, 3), row(false, 6)], { firstLine: 5 })).toBe(false);
  expect(areDaysOfOthers([row(true, 6)], { firstLine: 5 })).toBe(false);
  expect(areDaysOfOthers([], { firstLine: 5 })).toBe(false);
});

it('a day among the lines of a row that is set in another type than those of the rows, which are all alike, is part of its text', () => {
  const hasDayInText = (wide: (line: number) => number): boolean => {
    const model = documentOfText(`
03.01.2026
Grocer            20.00
04.01.2026
Books             30.00
06.01.2026
Cash machine      40.00
05.01.2026`);
    const words = model.pages[0]!.words.map((word) => (/\.2026/.test(word.text) ? { ...word, box: [word.box[0], word.box[1], word.box[0] + 50 * wide(Math.round((word.baseline - 60) / 12)), word.box[3]] as typeof word.box } : word));
    const lines = understandPage({ ...model.pages[0]!, words });
    const row = (own: number[], dateLine: number) => ({ lines: own, dateLines: [dateLine], dates: [lines[dateLine]!.dates[0]!], isDateCarried: true });
    return areDaysInTexts([row([1], 0), row([3], 2), row([5, 6], 4)] as RawRow[], lines);
  };
  expect(hasDayInText(() => 1)).toBe(true);
  expect(hasDayInText((line) => (line === 6 ? 0.92 : 1))).toBe(false);
  // Digits of unequal widths.
  expect(hasDayInText((line) => (line === 6 ? 0.92 : line === 2 ? 0.9 : 1))).toBe(true);
  expect(hasDayInText((line) => (line === 6 ? 0.92 : line === 2 ? 0.95 : 1))).toBe(true);
});

it('a second day over that of the only row, in the same column, is not passed over', () => {
  const isLeftOut = (above: string): boolean => {
    const lines = documentOfText(`
                  Transfer to
${above.padEnd(18)}Cabinet Delorme
23/12/2023        Ref 3819          974.54`).pages.flatMap(understandPage);
    return areDaysLeftOut([{ lines: [0, 1, 2], dateLines: [2], dates: [lines[2]!.dates[0]!], isDateCarried: false } as unknown as RawRow], lines);
  };
  expect(isLeftOut('25/12/2023')).toBe(true);
  // Of another form, or further right: words of a text.
  expect(isLeftOut('25 Dec 2023')).toBe(false);
  expect(isLeftOut('      25/12/2023')).toBe(false);
  expect(isLeftOut('')).toBe(false);
});

it('an only row whose day stands under another one that no row has', () => {
  const isUnder = (above: string): boolean => {
    const lines = documentOfText(`
${above}
Jan 3, 2026       Grocer          20.00`).pages.flatMap(understandPage);
    return areUnderDays([{ lines: [1], dateLines: [1], dates: [lines[1]!.dates[0]!], isDateCarried: false }] as unknown as RawRow[], lines);
  };
  expect(isUnder('Jan 4, 2026')).toBe(true);
  expect(isUnder('Jan 4, 2026       Books')).toBe(false);
  expect(isUnder('                  Jan 4, 2026')).toBe(false);
});
