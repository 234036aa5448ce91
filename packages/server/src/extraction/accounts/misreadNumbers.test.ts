import { expect, it } from 'vitest';
import { scanOfText } from '../testing/scanOfText.js';
import { documentOfText } from '../testing/documentOfText.js';
import { understand } from '../understand.js';

const HEADINGS = 'Date        Description            Money out   Money in     Balance';
const FIRST = `
Maple Bank   Account number 12345678   Page 1

${HEADINGS}
            Opening balance                                1,000.00
01/03/2024  Card payment grocer        25.50                 974.50
04/03/2024  Salary                               500.00    1,474.50`;

function secondPage(number: string, opening = ''): string {
  return `
Maple Bank   Account number ${number}   Page 2

${HEADINGS}${opening}
07/03/2024  Rent                      600.00                 874.50
11/03/2024  Electricity                62.19                 812.31
            Closing balance                                  812.13`;
}

it('a number misread on one page of a scan is no other account, of which the first half would be proved', () => {
  const { accounts } = understand(scanOfText(`${FIRST}\f${secondPage('12345878')}`));
  expect(accounts.map(({ number, periods }) => [number, periods.map(({ rows, isReconciled }) => [rows.length, isReconciled])])).toEqual([['12345678', [[4, false]]]]);
});

it('where a balance opens below it, and in digital text, it is another account', () => {
  const opens = '\n            Opening balance                                1,474.50';
  expect(understand(scanOfText(`${FIRST}\f${secondPage('12345878', opens)}`)).accounts).toHaveLength(2);
  expect(understand(scanOfText(`${FIRST}\f${secondPage('87654321')}`)).accounts).toHaveLength(2);
  expect(understand(documentOfText(`${FIRST}\f${secondPage('12345878')}`)).accounts).toHaveLength(2);
});

it('a number of which a part was hardly read is the one of the page before, wherever it stands, where that page closes nothing', () => {
  const second = (number: string, unsure: number) => {
    const model = scanOfText(`${FIRST}\f\n\n\nAccount ${number}   Sheet 2 of 2\n${secondPage('').split('\n').slice(3).join('\n')}`);
    const words = model.pages[1]!.words.map((word) => (number.endsWith(word.text) ? { ...word, confidence: unsure } : word));
    return understand({ ...model, pages: [model.pages[0]!, { ...model.pages[1]!, words }] }).accounts.length;
  };
  expect(second('123456 7Q', 0.3)).toBe(1);
  expect(second('123456 7Q', 0.9)).toBe(2);
  expect(second('123459 7Q', 0.3)).toBe(2);
});

it('the number of the statement, misread so that it looks as that of an account, begins none where the account itself follows', () => {
  const statement = (number: string) => `Statement of account no. ${number}`;
  const second = (number: string, period = '') => `\n${statement(number)}\n${period}${secondPage('12345678').trimStart().replace('812.13', '812.31')}`;
  const periodsOf = (text: string) => understand(documentOfText(text)).accounts.map(({ number, periods }) => [number, periods.map(({ rows }) => rows.length)]);
  const first = `${statement('3/2024')}\n${FIRST.trimStart()}`;
  expect(periodsOf(`${first}\f${second('3/12024')}`)).toEqual([['12345678', [4]]]);
  // Of an account in between that has rows the other one comes back.
  expect(periodsOf(`${first}\f${second('3/12024', 'Opening balance       10.00\n')}`)).not.toEqual([['12345678', [4]]]);
});
