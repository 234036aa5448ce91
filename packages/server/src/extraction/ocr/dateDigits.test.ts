import { describe, expect, it } from 'vitest';
import type { Word } from '../model.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { settleDateDigits } from './dateDigits.js';

const column = (texts: string[]): Word[] => texts.map((text, row) => ({ text, box: [50, row * 12, 50 + text.length * 5, row * 12 + 9], fontSize: 9, angle: 0, baseline: row * 12 + 9, confidence: 0.5 }));
const read = (...texts: string[]) => settleDateDigits(column(texts)).map(({ text }) => text);

describe('dates of a scan', () => {
  it('have digits for days, not letters', () => {
    expect(read('O1/ENE', 'QO2/ENE', 'O02/ENE', '3O/ENE', 'l2.05.2024', 'O3-11-24')).toEqual(['01/ENE', '02/ENE', '02/ENE', '30/ENE', '12.05.2024', '03-11-24']);
  });

  it('also where a one was read twice, or no digit was read before the name of a month', () => {
    expect(read('01l/ene', '2|1/ene', 'Ol/ene', 'lO/JUL')).toEqual(['01/ene', '21/ene', '01/ene', '10/JUL']);
    expect(read('Ol/Ref', '41l/ene', 'Dl-IT')).toEqual(['Ol/Ref', '41l/ene', 'Dl-IT']);
  });

  it('have strokes, not those of fractions', () => {
    expect(read('02⁄11', '15/⁄11', '02⁄11⁄2021', '02⁄1')).toEqual(['02/11', '15/11', '02/11/2021', '02⁄1']);
  });

  it('leave words and numbers alone that are no days', () => {
    expect(read('O/Ref', 'DO-IT', '24/7', 'IO.Bank', '12.50')).toEqual(['O/Ref', 'DO-IT', '24/7', 'IO.Bank', '12.50']);
  });

  it('have digits behind the month, too', () => {
    expect(read('JANO8', 'JUNIO8', 'MARl2', 'REFO8', 'JAN08', 'MARIO8', 'MARIO')).toEqual(['JAN08', 'JUNIO8', 'MAR12', 'REFO8', 'JAN08', 'MARIO8', 'MARIO']);
  });

  it('without white have digits for days where those above and below do', () => {
    expect(read('02SEP24', 'OSSEP24', '1ISEP24', '05SEP24', '09SEP24')).toEqual(['02SEP24', '05SEP24', '11SEP24', '05SEP24', '09SEP24']);
    expect(read('02SEP24', 'OSSEP24')).toEqual(['02SEP24', 'OSSEP24']);
    expect(read('07JUL', 'O8JUL', 'O9JUL', '10JUL', '11JUL', 'OSREF', 'OSJULY')).toEqual(['07JUL', '08JUL', '09JUL', '10JUL', '11JUL', 'OSREF', 'OSJULY']);
    expect(read('Date', 'MAYO1', 'MAYOS', 'MAYO8', 'MAY1O', 'MAY11')).toEqual(['Date', 'MAY01', 'MAY05', 'MAY08', 'MAY10', 'MAY11']);
    expect(read('MAY01', 'MAY08', 'MAY11', 'REFOS', 'ANNA', 'PAUL', 'MARIO')).toEqual(['MAY01', 'MAY08', 'MAY11', 'REFOS', 'ANNA', 'PAUL', 'MARIO']);
  });

  it('of a period stand apart from the dash between them', () => {
    const texts = (line: string) => settleDateDigits(wordsOfLine(line, 60)).map(({ text }) => text);
    expect(texts('Sep 1- Sep 30, 2025')).toEqual(['Sep', '1', '-', 'Sep', '30,', '2025']);
    expect(texts('Sep 1- Shop')).toEqual(['Sep', '1-', 'Shop']);
    expect(texts('paid 12- Sep')).toEqual(['paid', '12-', 'Sep']);
  });

  it('have the name of their month where one letter was misread beside a day', () => {
    const texts = (line: string) => settleDateDigits(wordsOfLine(line, 60)).map(({ text }) => text).join(' ');
    expect(texts('danuary 2, 2024')).toBe('January 2, 2024');
    expect(texts('12 Septenber 2024')).toBe('12 September 2024');
    expect(texts('danuary sales 2')).toBe('danuary sales 2');
    expect(texts('12 Marek')).toBe('12 Marek');
    expect(texts('1 Dee 2023 and 28 Noy 2024')).toBe('1 Dec 2023 and 28 Nov 2024');
    expect(texts('1 Dee 12, 3 Jui 2024, 4 New 2024')).toBe('1 Dee 12, 3 Jui 2024, 4 New 2024');
  });

  it('stand apart from the time of day behind them', () => {
    expect(read('01.01.21:04', '02/0108:15', '03.01.202522:49', '2025-01-0407:30:12')).toEqual(['01.01.', '21:04', '02/01', '08:15', '03.01.2025', '22:49', '2025-01-04', '07:30:12']);
    expect(read('3.12:55', '12.09:40', '13.09:40', '3.12')).toEqual(['3.', '12:55', '12.', '09:40', '13.09:40', '3.12']);
    expect(read('01.01.21', '01.01.31:04', '1.2.3:04')).toEqual(['01.01.21', '01.01.31:04', '1.2.3:04']);
  });

  it('stand apart from the day of the week and from words before them', () => {
    expect(read('Mon16Sep', 'Fri.01Mar2024', 'ON3Juin', 'Tue17Sept')).toEqual(['Mon', '16Sep', 'Fri.', '01Mar2024', 'ON', '3Juin', 'Tue', '17Sept']);
    expect(read('REF12ABC', 'KW45Plus', '16Sep', 'A32Mar')).toEqual(['REF12ABC', 'KW45Plus', '16Sep', 'A32Mar']);
  });

  it('have the white between month and day that other lines have at their place', () => {
    const line = (row: number, ...cells: [string, number, number][]): Word[] => cells.map(([text, x0, x1]) => ({ text, box: [x0, row * 12, x1, row * 12 + 9], fontSize: 9, angle: 0, baseline: row * 12 + 9, confidence: 0.9 }));
    const pairs = [0, 1, 2].flatMap((row) => line(row, ['10', 460, 468], [String(26 + row), 471, 480]));
    const texts = (...words: Word[]) => settleDateDigits([...pairs, ...words]).slice(6).map(({ text }) => text);
    expect(texts(...line(3, ['1029', 460, 481]))).toEqual(['10', '29']);
    expect(texts(...line(3, ['1029', 400, 421]), ...line(4, ['1399', 460, 481]), ...line(5, ['2530', 460, 481]))).toEqual(['1029', '1399', '2530']);
  });

  it('are whole where white behind their full stops made them two words', () => {
    const lines = (...texts: string[]) => settleDateDigits(texts.flatMap((text, row) => wordsOfLine(text, 60 + row * 12))).map(({ text }) => text);
    expect(lines('5. 1. Rent', '17.12. Salary', '18. 12. Shop', '9, 1. Shop')).toEqual(['5.1.', 'Rent', '17.12.', 'Salary', '18.12.', 'Shop', '9.1.', 'Shop']);
    expect(lines('5. 1. Rent', 'Salary 18. 12.', '3. 40. Shop')).toEqual(['5.', '1.', 'Rent', 'Salary', '18.', '12.', '3.', '40.', 'Shop']);
  });

  it('so are those that begin with the year, a full stop lost in the white', () => {
    const lines = (...texts: string[]) => settleDateDigits(texts.flatMap((text, row) => wordsOfLine(text, 60 + row * 12))).map(({ text }) => text);
    const whole = ['2019.05.07.', '2019.05.09.', '2019.05.10.'];
    expect(lines(...whole, '2019.05 10. Rent 1.842').slice(3)).toEqual(['2019.05.10.', 'Rent', '1.842']);
    expect(lines(...whole, '2019.05 32.', '2019.05 Rent').slice(3)).toEqual(['2019.05', '32.', '2019.05', 'Rent']);
    expect(lines('2019.05.07.', '2019.05 10.')).toEqual(['2019.05.07.', '2019.05', '10.']);
    expect(lines('2019.05.07.', '2019.05.09.', '2019.05.09.', '2019,05.20.', '2019.05,22.').slice(3)).toEqual(['2019.05.20.', '2019.05.22.']);
    expect(lines('2019.05.07.', '2019,05.20.')).toEqual(['2019.05.07.', '2019,05.20.']);
  });

  it('have the marks that were lost where those above and below have them', () => {
    const column = (texts: string[]): Word[] => texts.map((text, row) => ({ text, box: [50, row * 12, 90, row * 12 + 9], fontSize: 9, angle: 0, baseline: row * 12 + 9, confidence: 0.5 }));
    const read = (...texts: string[]) => settleDateDigits(column(texts)).map(({ text }) => text);
    expect(read('05.04.25', '06.0425', '10,0525', '07.04.25', '08.04.25', '45.1825', '06.04')).toEqual(['05.04.25', '06.04.25', '10.05.25', '07.04.25', '08.04.25', '45.1825', '06.04']);
    expect(read('05/04/2025', '06042025', '07/04/2025', '08/04/2025', '060425')).toEqual(['05/04/2025', '06/04/2025', '07/04/2025', '08/04/2025', '060425']);
    expect(read('25/12', '2712', '24i12', '26/12', '28/12', '2713', '12.50')).toEqual(['25/12', '27/12', '24/12', '26/12', '28/12', '2713', '12.50']);
    expect(read('25/12', '26/12', '28/12', 'Check no.', '1204', '1205', 'Total')).toEqual(['25/12', '26/12', '28/12', 'Check no.', '1204', '1205', 'Total']);
    expect(read('25/12', '26/12', '28/12', 'Date', '1204', 'Total')).toContain('12/04');
    expect(read('25/09/21', '26/09/21', '27/109/21', '28/09/217', '28/09/21', '217/10/21')).toEqual(['25/09/21', '26/09/21', '27/09/21', '28/09/217', '28/09/21', '21/10/21']);
    expect(read('05.04.25', '06.0425', '07.04.25')).toEqual(['05.04.25', '06.0425', '07.04.25']);
  });

  it('have a nought for what is as round, where no day or month is read and those above and below have one', () => {
    const column = (texts: string[]): Word[] => texts.map((text, row) => ({ text, box: [50, row * 12, 90, row * 12 + 9], fontSize: 9, angle: 0, baseline: row * 12 + 9, confidence: 0.5 }));
    const read = (...texts: string[]) => settleDateDigits(column(texts)).map(({ text }) => text);
    expect(read('09/27/23', '99/29/23', '09/28/23', '09/30/23')).toEqual(['09/27/23', '09/29/23', '09/28/23', '09/30/23']);
    expect(read('09/27/23', '98/29/23', '09/28/23', '09/30/23')).toContain('98/29/23');
    expect(read('09/27/99', '09/29/99', '09/28/99', '19/30/99')).toEqual(['09/27/99', '09/29/99', '09/28/99', '19/30/99']);
  });

  it('have full stops where those above and below do', () => {
    expect(read('11.12.', '12.12,', '13.12.', '14.12.')).toEqual(['11.12.', '12.12.', '13.12.', '14.12.']);
    expect(read('12.12,', '13.12.')).toEqual(['12.12,', '13.12.']);
    expect(read('11.12.2021', '27:12:2021', '13.12.2021', '12:30:45', '14.12.2021')).toEqual(['11.12.2021', '27.12.2021', '13.12.2021', '12:30:45', '14.12.2021']);
  });
});
