import { expect, it } from 'vitest';
import { wordsOfLine } from '../testing/documentOfText.js';
import { dropDateSpecks } from './dateSpecks.js';

/** The first words of rows with these dates. */
function read(dates: readonly string[]): string[] {
  return dates.map((date, row) => dropDateSpecks(dates.flatMap((each, at) => wordsOfLine(`${each.padEnd(12)}Card payment      25.50`, 60 + at * 12))).filter(({ baseline }) => baseline === 60 + row * 12)[0]!.text);
}

it('a speck beside a date is no part of it where the dates above and beneath have none', () => {
  expect(read(['08.21', '08.22', '08.22-', '08.23'])).toEqual(['08.21', '08.22', '08.22', '08.23']);
  expect(read(['21/08/2022', '22/08/2022', "22/08/2022'", '23/08/2022'])).toEqual(['21/08/2022', '22/08/2022', '22/08/2022', '23/08/2022']);
  expect(read(['21 Aug', '21-Aug', '22-Aug', '22-Aug:', '23-Aug'])[3]).toBe('22-Aug');
});

it('marks of nearly all dates stay, and so do those of too few, numbers with signs and notes', () => {
  expect(read(['08.21.', '08.22.', '08.22.', '08.23'])).toEqual(['08.21.', '08.22.', '08.22.', '08.23']);
  expect(read(['08.21', '08.22-', '08.23'])).toEqual(['08.21', '08.22-', '08.23']);
  expect(read(['08.21', '08.22-', '08.22-', '08.23', '08.24'])[1]).toBe('08.22-');
  expect(read(['108.21', '108.22', '108.22-', '108.23'])[2]).toBe('108.22-');
  expect(read(['21/08', '22/08', '22/08*', '23/08'])[2]).toBe('22/08*');
});

it('figures with the sign behind them stay, whatever day they may be', () => {
  const page = (place: (figure: string) => string) => ['10.12', '11.05', '12.10-', '08.04', '09.11'].map(place).flatMap((line, at) => wordsOfLine(line, 60 + at * 12));
  const signed = (words: ReturnType<typeof page>) => dropDateSpecks(words).filter(({ text }) => text === '12.10-').length;
  expect(signed(page((figure) => `Card payment  ${figure}`))).toBe(1);
  expect(signed(page((figure) => `${figure}    Card payment`))).toBe(0);
  expect(signed(['45.50', '11.05', '12.10-', '08.04', '09.11'].flatMap((figure, at) => wordsOfLine(`${figure}    Card payment`, 60 + at * 12)))).toBe(1);
});
