import { describe, expect, it } from 'vitest';
import { documentOfText, wordsOfLine } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

const HEAD = `
Old Quay Banking              Account number 20234144
Statement period 01 May 23 through 31 May 23
Opening balance 100.00`;

const COLUMNS = '    Booking date  Type  Payee               Description     Currency   Amount    Balance\n    Value date';

/** Lines 12 points high at the places given in lines: half a line is between two. */
function read(lines: readonly (readonly [at: number, text: string])[]) {
  const model = documentOfText(`${HEAD}\n${COLUMNS}`);
  const page = model.pages[0]!;
  const words = lines.flatMap(([at, text]) => wordsOfLine(text, 150 + 12 * at));
  const { lists, isReconciled } = readStatement({ ...model, pages: [{ ...page, words: [...page.words, ...words] }] });
  return { rows: lists[0]!.map(({ date, amount, description }) => `${date?.slice(8)} ${amount} ${description}`), isReconciled };
}

/** Two days and two lines of text, the figures between them. */
const rowOfTwo = (at: number, [upper, lower]: readonly [string, string], [first, second]: readonly [string, string], figures: string): [number, string][] => [
  [at, `    ${upper}              ${first}`],
  [at + 0.5, figures],
  [at + 1, `    ${lower}              ${second}`],
];

const PAID = rowOfTwo(0, ['04 May', '02 May'], ['DIRECT DEBIT        C929047162', 'CLEARWATER'], '1                 DD                                        GBP       -10.00     90.00');
const FEE = rowOfTwo(2, ['06 May', '03 May'], ['SERVICE FEE         Y257484405', ''], '2                 CHG                                       GBP        -5.00     85.00');
/** Three lines of text, the days half a line above and below the second. */
const CREDIT: [number, string][] = [
  [4, '                        DIRECT CREDIT       H787188618'],
  [4.5, '    09 May'],
  [5, '3                 CR    NORTHLINE TOOLS                     GBP       200.00    285.00'],
  [5.5, '    07 May'],
  [6, '                        BD33909640'],
];
const CARD: [number, string][] = [
  [7, '                        LOFT 44             J404523792'],
  [7.5, '    12 May'],
  [8, '4                 POS   FURNITURE YORK      24/7            GBP       -85.00    200.00'],
  [8.5, '    10 May'],
  [9, '                        PARKING'],
];
const RENT = rowOfTwo(10, ['15 May', '13 May'], ['TRANSFER            Rent for May', 'J HARGREAVES'], '5                 TRF                                       GBP       -50.00    150.00');
const CLOSING: [number, string][] = [[12, '                        Closing balance                                                   150.00']];

describe('figures in the middle of rows between two days', () => {
  it('are of the text that stands around them, in rows of two and three lines', () => {
    expect(read([...PAID, ...FEE, ...CREDIT, ...CARD, ...RENT, ...CLOSING])).toEqual({
      rows: [
        '04 -10.00 DIRECT DEBIT / CLEARWATER / C929047162',
        '06 -5.00 SERVICE FEE Y257484405',
        '09 200.00 DIRECT CREDIT / NORTHLINE TOOLS / BD33909640 / H787188618',
        '12 -85.00 LOFT 44 / FURNITURE YORK / PARKING / J404523792 / 24/7',
        '15 -50.00 TRANSFER / J HARGREAVES / Rent for May',
      ],
      isReconciled: true,
    });
  });

  it('are of three lines each, where all rows have as many and stand as close as their lines', () => {
    const rows = [['02', '-10.00', '90.00'], ['03', '-5.00', '85.00'], ['04', '200.00', '285.00'], ['05', '-85.00', '200.00'], ['06', '-50.00', '150.00']].flatMap(([day, amount, balance], at): [number, string][] => [
      [3 * at, `                        FIRST ${at}`],
      [3 * at + 0.5, `    ${day} May`],
      [3 * at + 1, `                        SECOND ${at}                              ${amount!.padStart(14)}${balance!.padStart(10)}`],
      [3 * at + 1.5, `    ${day} May`],
      [3 * at + 2, `                        THIRD ${at}`],
    ]);
    expect(read(rows).rows).toEqual(['02 -10.00 FIRST 0 / SECOND 0 / THIRD 0', '03 -5.00 FIRST 1 / SECOND 1 / THIRD 1', '04 200.00 FIRST 2 / SECOND 2 / THIRD 2', '05 -85.00 FIRST 3 / SECOND 3 / THIRD 3', '06 -50.00 FIRST 4 / SECOND 4 / THIRD 4']);
  });

  it('stay where they are when rows have one day each, and that of the next stands as near below', () => {
    const FIGURES = ['-10.00     90.00', '-5.00     85.00', '200.00    285.00', '-85.00    200.00', '-50.00    150.00'];
    const rows = FIGURES.flatMap((figures, at): [number, string][] => [
      [1.2 * at, `    0${at + 2} May              SHOP ${'ABCDE'[at]}`],
      [1.2 * at + 0.6, ' '.repeat(72) + figures],
    ]);
    expect(read(rows).rows).toEqual(['02 -10.00 SHOP A', '03 -5.00 SHOP B', '04 200.00 SHOP C', '05 -85.00 SHOP D', '06 -50.00 SHOP E']);
  });
});
