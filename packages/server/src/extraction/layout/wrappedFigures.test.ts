import { describe, expect, it } from 'vitest';
import { documentOfText, wordsOfLine } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

/** Lines 12 points high, at the places given in lines. */
function read(lines: readonly (readonly [at: number, text: string])[]) {
  const model = documentOfText('Conta à ordem PT50003500980000123456789   de 2025-12-16 a 2026-01-15');
  const page = model.pages[0]!;
  const { lists, isReconciled } = readStatement({ ...model, pages: [{ ...page, words: [...page.words, ...lines.flatMap(([at, text]) => wordsOfLine(text, 84 + 12 * at))] }] });
  return { rows: lists[0]!.map(({ date, amount, balance }) => [date?.slice(5), amount, balance]), isReconciled };
}

const HEAD = [
  [0, 'Data     Descrição             Débito   Crédito         Saldo'],
  [1, '         SALDO ANTERIOR                             1 507,42'],
  [2, '12-16    TRF ANA                          32,10     1 539,52'],
] as const;
const [ROW, FIRST, REST] = ['12-20    ORDENADO                                   4 001,62', `${' '.repeat(44)}2`, `${' '.repeat(39)}462,10`];
const AFTER = [
  [7, '12-22    IMP SELO               148,59              3 853,03'],
  [8, '         SALDO ATUAL                                3 853,03'],
] as const;
const ROWS = [['12-16', '32.10', '1539.52'], ['12-20', '2462.10', '4001.62'], ['12-22', '-148.59', '3853.03']];

describe('a figure on two lines of its cell', () => {
  it('in the middle of which the row stands is one', () => {
    expect(read([...HEAD, [4, FIRST], [4.5, ROW], [5, REST], ...AFTER])).toEqual({ rows: ROWS, isReconciled: true });
  });

  it('of which the first is that of the row is one', () => {
    expect(read([...HEAD, [4, `${ROW.slice(0, 44)}2${ROW.slice(45)}`], [5, REST], ...AFTER])).toEqual({ rows: ROWS, isReconciled: true });
  });

  it('and so it is where a further day stands on the second line', () => {
    expect(read([...HEAD, [4, `${ROW.slice(0, 44)}2${ROW.slice(45)}`], [5, `12-20    NOVA${REST.slice(13)}`], ...AFTER]).rows).toEqual(ROWS);
  });

  it('is tested', () => {
    expect(read([...HEAD, [4, FIRST], [4.5, ROW], [5, REST.replace('462', '426')], ...AFTER]).isReconciled).toBe(false);
  });
});

it('a count above the sum of the next line is none', () => {
  const lines = [...HEAD, ...AFTER, [9, `         Movimentos${' '.repeat(25)}2`], [10, `         Total${' '.repeat(25)}148,59`]] as const;
  expect(read(lines.map(([at, text]) => [at, text])).rows).toEqual([['12-16', '32.10', '1539.52'], ['12-22', '-148.59', '3853.03']]);
});

describe('a figure that wraps with the text of a summary', () => {
  const read = (sums: string) => {
    const { bounds, isReconciled } = readStatement(`
Bank Warta S.A.     Rachunek PL61 1090 1014 0000 0712 1981 2874
Wyciąg za okres 01.06.2025 - 30.06.2025
${sums}
Data        Opis                              Kwota          Saldo
02.06.2025  WYNAGRODZENIE                  5 000,00 PLN  10 668,94 PLN
05.06.2025  BLIK 400972                     -440,65 PLN  10 228,29 PLN`);
    return { bounds: bounds[0], isReconciled };
  };

  it('is one, with the currency behind it', () => {
    expect(read('                     Saldo początkowe: 5\n                     668,94 PLN\n                     Saldo końcowe: 10\n                     228,29 PLN')).toEqual({ bounds: [566894, 1022829], isReconciled: true });
  });
});
