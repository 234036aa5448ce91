import { describe, expect, it } from 'vitest';
import type { PageModel } from '../model.js';
import { currentAccountText } from '../testing/currentAccountText.js';
import { paper, repaired, scanOfText } from '../testing/scanOfText.js';
import { understand } from '../understand.js';
import { oddDateCells, shapeOf } from './dateCells.js';

const PAGE = currentAccountText([
  '13/03/2024  Water                      12.31                 800.00',
  '15/03/2024  Refund                                12.00      812.00',
], '812.00');

async function read(text: string, shows: Record<string, string[]>) {
  const model = scanOfText(text);
  const document = await repaired(model, paper(shows));
  return document.accounts[0]!.periods[0]!;
}

function oddCells(text: string): string[] {
  const model = scanOfText(text);
  return oddDateCells(understand(model), model.pages as PageModel[]).map(({ words }) => words.map((word) => word.text).join(' '));
}

describe('a column of dates of a scan', () => {
  it('a cell that is no date is read again, and the row has its day', async () => {
    const period = await read(PAGE.replace('11/03/2024', 'l1703/2O24'), { 'l1703/2O24': ['11/03/2024', '11/03/2024'] });
    expect(period.rows[3]!.date).toMatchObject({ value: '2024-03-11', source: { means: 'corrected' } });
    expect(period.proof.repairs).toEqual([expect.objectContaining({ row: 3, field: 'date', from: 'l1703/2O24', to: '11/03/2024' })]);
    expect(period.isReconciled).toBe(true);
  });

  it('with a slash read as a digit has the day that every look says', async () => {
    const misread = PAGE.replace('11/03/2024', '11103/2024');
    const period = await read(misread, { '11103/2024': ['11103/2024', '11103/2024', '11103/2024'] });
    expect([period.isReconciled, period.rows[3]!.date?.value]).toEqual([true, '2024-03-11']);
    expect((await read(misread, { '11103/2024': ['12103/2024', '14/03/2024', '17703/2024'] })).isReconciled).toBe(false);
  });

  it('is no date of its own where the one above reaches into the line', async () => {
    const model = scanOfText(PAGE.replace('11/03/2024', '1T0S/2O24'));
    const [words] = model.pages.map((page) => page.words);
    const misread = words!.find(({ text }) => text === '1T0S/2O24')!;
    const above = words!.filter(({ box }) => box[0] === misread.box[0] && box[3] <= misread.box[1]).at(-1)!;
    above.box[3] = misread.box[1] + 0.1 * (misread.box[3] - misread.box[1]);
    expect(oddDateCells(understand(model), model.pages as PageModel[]).map(({ words }) => words.map((word) => word.text))).toEqual([['1T0S/2O24']]);
  });

  it('is looked at among few rows, too: a day taken from the row above would go unnoticed', async () => {
    const few = `
Account number 12345678        1 March 2024 to 31 March 2024

Date        Description            Money out   Money in   Balance
            Opening balance                              1,000.00
01/03/2024  Card payment grocer        25.50               974.50
04/03/2024  Salary                               500.00  1,474.50
            Closing balance                              1,474.50
`;
    expect(await read(few, {})).toMatchObject({ isReconciled: true, rows: [{}, { date: { value: '2024-03-04' } }] });
    expect(await read(few.replace('04/03/2024', 'O4lO3/2O24'), { 'O4lO3/2O24': ['04/03/2024', '04/03/2024'] })).toMatchObject({ isReconciled: true, rows: [{}, { date: { value: '2024-03-04' } }] });
    expect((await read(few.replace('04/03/2024', 'O4lO3/2O24'), {})).isReconciled).toBe(false);
    expect((await read(few.replace('04/03/2024', '          '), {})).isReconciled).toBe(true);
  });

  it('a word of the line above that reaches into it is no part of it', () => {
    const model = scanOfText(`
Account number 12345678        1 March 2024 to 31 March 2024

Details                          Amount        Balance
Opening balance                               1,000.00
My grocer                        -25.50         974.50
01/03/2024 Card 4471

My employer                      500.00       1,474.50
04/03/2024 Transfer

My landlord                     -600.00         874.50
07/03/2024 Transfer

My tap                           -12.31         862.19
11/03/2024 Standing order

My bulbs                         -62.19         800.00
15/03/2024 Standing order
`);
    for (const word of model.pages[0]!.words) if (word.text === 'My') word.box[3] += 0.4 * word.fontSize;
    expect(oddDateCells(understand(model), model.pages as PageModel[]).map(({ words }) => words.map((word) => word.text))).toEqual([]);
  });

  it('one that keeps its place does not give way to another that lies months away', async () => {
    const model = scanOfText(PAGE);
    for (const word of model.pages[0]!.words) if (word.text === '11/03/2024') Object.assign(word, { confidence: 0.1, alternatives: ['11/08/2024'] });
    const document = await repaired(model, paper({ '11/03/2024': ['11/08/2024', '11/08/2024'] }));
    const [period] = document.accounts[0]!.periods;
    expect(period!.rows[3]!.date?.value).toBe('2024-03-11');
    expect(period!.isReconciled).toBe(true);
  });

  it('specks on it are no part of a date', async () => {
    const named = PAGE.replace(/^(\d\d)\/03\/2024/gm, '$1 Mar 2024');
    const period = await read(named.replace('11 Mar 2024', "11 M4r'2024"), { "11 M4r'2024": ["11 Mar'2024", '11 Mar. 2024'] });
    expect(period.rows[3]!.date).toMatchObject({ value: '2024-03-11', source: { means: 'corrected' } });
    expect(period.isReconciled).toBe(true);
  });

  it('a stroke that runs into the first letter of the month leaves the others, which say which one it is', async () => {
    const named = PAGE.replace(/^(\d\d)\/03\/2024/gm, '$1/mar/2024');
    const looks = async (first: string, shows: string[]) => read(named.replace('11/mar/2024', first), { [first]: shows });
    const period = await looks('14ar/2024', ['11/4ar/2024', '11far/2024', '11far/2024']);
    expect(period.rows[3]!.date).toMatchObject({ value: '2024-03-11', source: { means: 'corrected' } });
    expect(period.isReconciled).toBe(true);
    for (const other of ['14pr/2024', '14ar/2024']) expect((await looks(other, [other.replace('1', '11'), other, other])).isReconciled).toBe(false);
  });

  it('a number of three digits is no day, whatever else was read there before', async () => {
    const model = scanOfText(PAGE);
    for (const word of model.pages[0]!.words) if (word.text === '11/03/2024') Object.assign(word, { confidence: 0.05, alternatives: ['111/03/2024'] });
    const document = await repaired(model, paper());
    const [period] = document.accounts[0]!.periods;
    expect(period!.rows[3]!.date).toMatchObject({ value: '2024-03-11', source: { means: 'ocr' } });
    expect(period!.isReconciled).toBe(true);
  });

  it('the shape of a digit says nothing where the year would be none', async () => {
    const model = scanOfText(PAGE);
    for (const word of model.pages[0]!.words) if (word.text === '11/03/2024') Object.assign(word, { confidence: 0.1, alternatives: ['11/03/0024'] });
    const document = await repaired(model, paper({ '11/03/2024': ['11/03/2024'] }));
    expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });

  it('day and month that stand apart do so again', async () => {
    const apart = PAGE.replace(/^(\d\d)\/(\d\d)\/2024/gm, '$1 $2     ');
    const period = await read(apart.replace('11 03', '1103 '), {});
    expect(period.rows.map((row) => row.date?.value)).toEqual(['2024-03-01', '2024-03-04', '2024-03-07', '2024-03-11', '2024-03-13', '2024-03-15']);
    expect(period.isReconciled).toBe(true);
  });

  it('marks behind a date are dirt, and keep no badge back', async () => {
    const points = PAGE.replace(/^(\d\d)\/03\/2024/gm, '$1.03.    ');
    const period = await read(points.replace('11.03. ', '11.03..'), { '11.03..': ['11.03...', '11.03..', '11.03..'] });
    expect(period.rows[3]!.date?.value).toBe('2024-03-11');
    expect(period.isReconciled).toBe(true);
  });

  it('a stroke that cuts off the years of some rows makes no other way to write dates', async () => {
    const hyphens = PAGE.replace(/\/03\/2024(?=  )/g, '-03-2024').replace(/^(04|07|11)-03-2024/gm, '$1-03-20: ');
    const whole = (day: string) => [`${day}-03-2024:`, `${day}-03-2024)`];
    const period = await read(hyphens, Object.fromEntries(['04', '07', '11'].map((day) => [`${day}-03-20:`, whole(day)])));
    expect(period.rows.map((row) => row.date?.value)).toEqual(['2024-03-01', '2024-03-04', '2024-03-07', '2024-03-11', '2024-03-13', '2024-03-15']);
    expect(period.isReconciled).toBe(true);
    expect(oddCells(hyphens)).toEqual(['04-03-20:', '07-03-20:', '11-03-20:']);
  });

  it('what reads as something else each time keeps the badge back', async () => {
    const period = await read(PAGE.replace('11/03/2024', 'l1703/2O24'), { 'l1703/2O24': ['11/03/2024', '17/03/2024', '§'] });
    expect(period).toMatchObject({ isReconciled: false, proof: { status: 'unknown' } });
    expect(period.proof.explanation).toContain('could not be read surely');
  });

  it('a day beyond the month is none, however often it is read', async () => {
    const named = PAGE.replace(/(\d\d)\/03\/2024(?=  )/g, '$1 Mar    ');
    const period = await read(named.replace('11 Mar', '§1 Mar'), { '§1 Mar': ['61 Mar', '61 Mar', '11 Mar'] });
    expect(period.rows[3]!.date?.value).toBe('2024-03-11');
  });

  it('what reads as a date only once gives the day, not the badge', async () => {
    const period = await read(PAGE.replace('11/03/2024', '§         '), { '§': ['§', '11/03/2024', '§'] });
    expect(period.rows[3]!.date?.value).toBe('2024-03-11');
    expect(period.isReconciled).toBe(false);
  });

  it('what looks like other digits of the page is believed when one look agrees, and else keeps the badge back', async () => {
    const shaped = async (looks: string[], shape = '11/03/2024') => {
      const model = scanOfText(PAGE.replace('11/03/2024', '12/03/2024'));
      for (const word of model.pages[0]!.words) if (word.text === '12/03/2024') Object.assign(word, { confidence: 0.1, alternatives: [shape] });
      const document = await repaired(model, paper({ '12/03/2024': looks }));
      return document.accounts[0]!.periods[0]!;
    };
    const agreed = await shaped(['12/03/2024', '11/03/2024']);
    expect(agreed.rows[3]!.date?.value).toBe('2024-03-11');
    expect(agreed.isReconciled).toBe(true);
    expect((await shaped(['12/03/2024', '12/03/2024', '12/03/2024'])).isReconciled).toBe(false);
    // The next row is of the 15th: only what was read keeps the order.
    expect((await shaped(['12/03/2024', '12/03/2024', '12/03/2024'], '22/03/2024')).isReconciled).toBe(true);
    expect((await shaped(['12/03/2024', '§', '12/03/2024'], '22/03/2024')).isReconciled).toBe(false);
  });

  it('a date of the other column does not stand in for it', () => {
    const both = PAGE.replace('Date        Description', 'Date        Value      Description').replace(/^(\d\S+)  (\S+) ?/gm, '$1  $1 $2').replace('11/03/2024  ', '1l%O3/2O24  ');
    expect(oddCells(both)).toEqual(['1l%O3/2O24']);
  });

  it('a list below the table that has its dates elsewhere is not odd, numbers in the place of dates or not', () => {
    const cheques = ['6968        Cheque     05/03/2024   96.15', '6969        Cheque     06/03/2024   58.61', '6970        Cheque     08/03/2024   18.37'];
    expect(oddCells(`${PAGE}\nNumber      Kind       Date        Amount\n${cheques.join('\n')}\n`)).toEqual([]);
  });

  it('words and numbers of rows that have their dates elsewhere are not odd', () => {
    const oddWith = (text: string) => {
      const model = scanOfText(PAGE);
      const document = understand(model);
      const { date } = document.accounts[0]!.periods[0]!.rows[3]!;
      for (const word of model.pages[0]!.words) if (word.text === '11/03/2024') word.text = text;
      date!.source.box = [200, date!.source.box![1], 250, date!.source.box![3]];
      return oddDateCells(document, model.pages as PageModel[]).map(({ words }) => words.map((word) => word.text).join(' '));
    };
    expect(['4512', 'CREDIT', '1l§O3', 'Mar'].map(oddWith)).toEqual([[], [], ['1l§O3'], ['Mar']]);
  });

  it('days and months in columns of their own stay apart', () => {
    expect(shapeOf('12 03')).toBe('0 0');
    expect(shapeOf('1203')).toBe('0');
    expect(shapeOf('12 Mar 2024')).toBe('0A0');
  });

  it('what the shapes of digits make of a date counts only where it is one', async () => {
    const model = scanOfText(PAGE);
    for (const word of model.pages[0]!.words) if (word.text === '11/03/2024') Object.assign(word, { confidence: 0.1, alternatives: ['11/73/2024'] });
    const document = await repaired(model, paper());
    expect(document.accounts[0]!.periods[0]).toMatchObject({ isReconciled: true, proof: { repairs: [] } });
  });

  it('a time of day below a date is no part of it', () => {
    const model = scanOfText(PAGE);
    const [page] = model.pages;
    const date = page!.words.find((word) => word.text === '11/03/2024')!;
    page!.words.push({ ...date, text: '20:42', box: [date.box[0], date.box[1] + 6, date.box[0] + 20, date.box[3] + 6], baseline: date.baseline + 6 });
    const document = understand(model);
    const [, , , row] = document.accounts[0]!.periods[0]!.rows;
    row!.date!.source.box = [date.box[0], date.box[1], date.box[2], date.box[3] + 6];
    row!.box = [row!.box[0], row!.box[1], row!.box[2], row!.box[3] + 6];
    expect(oddDateCells(document, model.pages as PageModel[]).map(({ words }) => words.map((word) => word.text))).toEqual([]);
  });

  it('a date read in parts, or beside another row, is not odd', () => {
    expect(oddCells(PAGE)).toEqual([]);
    expect(oddCells(PAGE.replace(/\/03\/2024  /g, ' Mar 2024 '))).toEqual([]);
    expect(oddCells(PAGE.replace('13/03/2024', '          '))).toEqual([]);
  });
});

it('a date in the first of two lines is found though its row begins with a text in the middle of both', () => {
  const model = scanOfText(PAGE);
  const document = understand(model);
  const [first] = document.accounts[0]!.periods[0]!.rows;
  const [, top, , bottom] = first!.date!.source.box!;
  first!.box = [first!.box[0], (top + bottom) / 2 + 1, first!.box[2], first!.box[3]];
  expect(oddDateCells(document, model.pages as PageModel[])).toEqual([]);
});
