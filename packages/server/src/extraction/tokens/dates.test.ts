import { describe, expect, it } from 'vitest';
import { makeLine } from '../layout/lines.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { decideFrame, isoDay, resolveDay } from './dateOrder.js';
import { tokenizeLine } from './tokenize.js';

function datesOf(text: string) {
  return tokenizeLine(makeLine(wordsOfLine(text, 100), 1)).dates;
}

function dayOf(text: string, monthFirst = false): string | null {
  const dates = datesOf(text);
  const day = resolveDay(dates[0]!, decideFrame([dates], [], monthFirst), null);
  return day === null ? null : isoDay(day);
}

describe('dates', () => {
  it('a sort code is no day', () => {
    expect(datesOf('from sort code 20-11-24')).toEqual([]);
    expect(datesOf('sort code: 20-11-24   20/11/2024')).toHaveLength(1);
  });

  it('a point parts the hour from the minutes where the word for it stands before', () => {
    expect(datesOf('27.09  ATM 00044718 27.09.UM 14.22   61,43-').map(({ text }) => text)).toEqual(['27.09', '27.09.UM 14.22']);
    expect(datesOf('27.09  SHOP 27.09. um 14,22').map(({ text }) => text)).toEqual(['27.09', '27.09.']);
    expect(datesOf('27.09  SHOP 27.09. um 34.22').map(({ text }) => text)).toEqual(['27.09', '27.09.']);
  });

  it('a day stands nearer to its month than to that of the next day', () => {
    const texts = (text: string) => datesOf(text).map((date) => date.text);
    expect(texts('Aug 02  Aug 03  SHOP')).toEqual(['Aug 02', 'Aug 03']);
    expect(texts('AUG. 02  AUG. 03  SHOP')).toEqual(['AUG. 02', 'AUG. 03']);
    expect(texts('mar 16 mar 17')).toEqual(['mar 16 mar 17']);
    expect(texts('12   MAR 13   MAR 10  SHOP')).toEqual(['MAR 13', 'MAR 10']);
    expect(texts('12   MAR 13  SHOP')).toEqual(['MAR 13']);
    expect(texts('12 MAR 13  SHOP')).toEqual(['12 MAR 13']);
    expect(texts('12   Jun 10, 2022  SHOP')).toEqual(['Jun 10, 2022']);
    expect(texts('9 Jun 8, 2022  SHOP')).toEqual(['Jun 8, 2022']);
  });

  it('a figure behind the sign of its currency is no day, whatever follows', () => {
    expect(datesOf('You began with $6.12 and ended with $11.07.')).toEqual([]);
    expect(datesOf('am 11.07.   5,00 €')).toHaveLength(1);
  });

  it.each([
    ['2026-03-04', '2026-03-04'],
    ['31.12.2025', '2025-12-31'],
    ['10 May 19', '2019-05-10'],
    ['MAY 5, 2026', '2026-05-05'],
    ['5 de enero de 2026', '2026-01-05'],
    ['8 września 2024', '2024-09-08'],
    ['28 août 2023', '2023-08-28'],
    ['28 AOÛ 2023', '2023-08-28'],
    ['onsdag 28 september 2022', '2022-09-28'],
    ['01-Apr-16', '2016-04-01'],
    ['15/03/2567', '2024-03-15'],
    ['2026年3月4日', '2026-03-04'],
    ['20260304', '2026-03-04'],
    ['13 Mar 2026 14:35', '2026-03-13'],
  ])('reads %s', (text, iso) => {
    expect(dayOf(text)).toBe(iso);
  });

  it('keeps day and month open until the document decides', () => {
    const [first, second] = [datesOf('03/04/2026')[0]!, datesOf('03/25/2026')[0]!];
    expect(decideFrame([[first, second]], [], false)).toMatchObject({ order: 'mdy' });
    expect(decideFrame([[first]], [], false)).toMatchObject({ order: 'dmy' });
  });

  it('decides an order that both numbers allow by the run of the rows', () => {
    const january = ['01/05/24', '01/06/24', '01/09/24'].map((text) => datesOf(text)[0]!);
    expect(decideFrame([january], [], false).order).toBe('mdy');
  });

  it('finds years that come first and have two digits', () => {
    const rows = ['25.05.02', '25.05.05', '25.05.28'].map((text) => datesOf(text)[0]!);
    const frame = decideFrame([rows], [], false);
    expect(rows.map((row) => isoDay(resolveDay(row, frame, null)!))).toEqual(['2025-05-02', '2025-05-05', '2025-05-28']);
  });

  it('a day that a scan misread does not turn years that come first round', () => {
    const days = Array.from({ length: 12 }, (_, index) => `21-12-${String(index + 1).padStart(2, '0')}`);
    const frame = (texts: string[]) => decideFrame([texts.map((text) => datesOf(text)[0]!)], [], false);
    expect(frame([...days, '21-12-69']).order).toBe('ymd');
    expect(frame(['01.02.99', '05.02.99', ...Array.from({ length: 20 }, (_, index) => `${index + 6}.02.00`)]).order).toBe('dmy');
  });

  it('gives the missing year across the turn of the year', () => {
    const frame = decideFrame([], [], false);
    const anchor = { from: Date.UTC(2023, 11, 18) / 86_400_000, to: Date.UTC(2024, 0, 16) / 86_400_000 };
    const iso = (text: string): string => isoDay(resolveDay(datesOf(text)[0]!, frame, anchor)!);
    expect([iso('28 Dec'), iso('3 Jan')]).toEqual(['2023-12-28', '2024-01-03']);
  });

  it('does not swallow a second date or a time as year', () => {
    expect(datesOf('01/ENE      31/DIC Cheque').map((date) => date.text)).toEqual(['01/ENE', '31/DIC']);
    expect(datesOf('02.12. 17:24 Lastschrift').map((date) => [date.text, date.year])).toEqual([['02.12. 17:24', null]]);
    expect(datesOf('02.12. 17 Lastschrift').map((date) => date.year)).toEqual([17]);
  });

  it('a number of four digits behind day and month is no year, if it is none or stands in another column', () => {
    expect(datesOf('Apr 22 3979 Cheque 3979').map(({ text, year }) => [text, year])).toEqual([['Apr 22', null]]);
    expect(datesOf('Apr 22     2019 Cheque 2019').map(({ text, year }) => [text, year])).toEqual([['Apr 22', null]]);
    expect(datesOf('Apr 22 2019').map(({ year }) => year)).toEqual([2019]);
  });

  it('refuses days that do not exist', () => {
    expect(dayOf('31.02.2026')).toBeNull();
  });
});
