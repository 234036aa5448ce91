import { expect, it } from 'vitest';
import { documentOfText, understandText } from '../testing/documentOfText.js';
import { buildLines } from './lines.js';
import { withoutSideText } from './sideText.js';

const ADVICE = ['Why not go paperless?', 'Travelling abroad soon? Our', 'travel money card has no', 'foreign fees until the end of', 'the year. Please check this', 'statement carefully.'];

/** Rows under their days, and these lines beside the first of them. */
function statement(beside: readonly string[]): string {
  const lines = [
    'Details                                  Amount     Balance',
    'Opening balance                                      100.00',
    '1 April 2022',
    'Cash withdrawal Bristol                   20.00-      80.00',
    '4 April 2022',
    'Hargreaves invoice                        50.00      130.00',
    'Cash deposit Glasgow                      10.00      140.00',
    '5 April 2022',
    'Council rates                             40.00-     100.00',
  ];
  return ['Account 89597307   Period 01 Apr 2022 - 30 Apr 2022', ...lines.map((line, at) => `${line.padEnd(70)}${beside[at - 1] ?? ''}`.trimEnd())].join('\n');
}

const rowsOf = (text: string) => understandText(text).accounts[0]!.periods[0]!.rows.map(({ date, amount, description }) => [date?.value, amount.value, description.value]);

it('a day that heads rows is one with sentences of a side bar on its line, too', () => {
  expect(rowsOf(statement(ADVICE))).toEqual(rowsOf(statement([])));
  expect(rowsOf(statement([]))).toHaveLength(4);
});

it('a bar whose last line stands beside the first day', () => {
  const text = (beside: boolean) => ['Account 89597307   Period 01 Apr 2022 - 30 Apr 2022', ...[
    ['', 'Please check this statement'], ['', 'carefully and write to us within'], ['', 'sixty days if anything is wrong'], ['', 'or call our service at any time'],
    ['Details                                  Amount     Balance', 'of the day or night. Calls are free'], ['1 April 2022', '0800 551 0190'],
    ['Cash withdrawal Bristol                   20.00-      80.00', ''], ['4 April 2022', ''],
    ['Hargreaves invoice                        50.00      130.00', ''], ['5 April 2022', ''], ['Council rates                             40.00-      90.00', ''],
  ].map(([row, bar]) => `${row!.padEnd(70)}${beside ? bar : ''}`.trimEnd())].join('\n');
  expect(rowsOf(text(false))).toHaveLength(3);
  expect(rowsOf(text(true))).toEqual(rowsOf(text(false)));
});

it('German sentences in smaller type, whose lines begin with nouns', () => {
  const besideRows = (isSmall: boolean): number => {
    const model = documentOfText(statement(['Entgelte', 'Jetzt Depot eröffnen und lange', 'Ordergebühren sparen. Bitte prüfen', 'Sie den Auszug und erheben gleich', 'Einwendungen, wenn nötig, und die', 'Einlagen sind geschützt im Rahmen', 'der gesetzlichen Sicherung']));
    const page = model.pages[0]!;
    for (const word of page.words) if (word.box[0] >= 390 && isSmall) word.fontSize *= 0.75;
    return withoutSideText(buildLines(page)).filter(({ words }) => words.some(({ text }) => /^Einlagen/.test(text))).length;
  };
  expect(besideRows(true)).toBe(0);
  // Of the size of the rows they may be the texts of rows.
  expect(besideRows(false)).toBe(1);
});

it('descriptions of rows in the last column are none', () => {
  const rows = `
Date           Amount      Details
01/04/2022      20.00      Cash withdrawal at the machine
04/04/2022      50.00      Invoice of the last month by
                           Hargreaves and their partners
05/04/2022      10.00      Cash deposit at the branch`;
  const page = documentOfText(rows).pages[0]!;
  expect(withoutSideText(buildLines(page))).toEqual(buildLines(page));
});

it('figures beside the rows stay', () => {
  const page = documentOfText(statement(['Interest of the last quarter', 'was paid at a rate that we', 'had told you before, of 1.95', 'per cent of the balance that', 'you kept with us.'])).pages[0]!;
  expect(withoutSideText(buildLines(page))).toEqual(buildLines(page));
});
