import { describe, expect, it } from 'vitest';
import type { Word } from '../model.js';
import { makeLine } from '../layout/lines.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { tokenizeLine } from './tokenize.js';

function amountsOf(text: string) {
  return tokenizeLine(makeLine(wordsOfLine(text, 100), 1)).amounts.filter((amount) => amount.isMoney);
}

describe('amounts', () => {
  it.each([
    ['-12.30', '12.30', -1, 'minus'],
    ['12.30-', '12.30', -1, 'minus'],
    ['- 12.30', '12.30', -1, 'minus'],
    ['12.30 -', '12.30', -1, 'minus'],
    ['\u221212,30', '12,30', -1, 'minus'],
    ['(1,234.56)', '1,234.56', -1, 'paren'],
    ['+0.88', '0.88', 1, 'plus'],
    ['5,200.00 CR', '5,200.00', 1, 'letter'],
    ['12.345,00 S', '12.345,00', -1, 'letter'],
    ['12,30 H', '12,30', 1, 'letter'],
    ['12.30 K-MOBILE', '12.30', 0, null],
    ['12.30 S&P', '12.30', 0, null],
    ['1,00,000.00 Dr', '1,00,000.00', -1, 'letter'],
    ['(存入)5,120.44', '5,120.44', 1, 'letter'],
    ['398.61/RMB(支出)', '398.61', -1, 'letter'],
    ['398.61/RMB(存入)', '398.61', 1, 'letter'],
    ['398.61/RMB', '398.61', 0, null],
    ['(支出)20.44', '20.44', -1, 'letter'],
    ['(餐饮)20.44', '20.44', 0, null],
    ['-$6000.55', '6000.55', -1, 'minus'],
    ["Fr. 1'234.50", "1'234.50", 0, null],
    ['1 234,56 kr', '1 234,56', 0, null],
    ['.50', '.50', 0, null],
    ['−1 234€56', '1 234,56', -1, 'minus'],
    ['Rs. 1,23,450/- Dr', '1,23,450.00', -1, 'letter'],
    ['Rs. 450.50/-', '450.50', 0, null],
    ['70.000,00 €D', '70.000,00', -1, 'letter'],
  ])('reads %s with its sign', (text, raw, sign, mark) => {
    expect(amountsOf(text).map((amount) => [amount.number.raw, amount.sign, amount.mark])).toEqual([[raw, sign, mark]]);
  });

  it('the thousands of a scan go on behind a one, whose ink is narrower than its white', () => {
    const read = (text: string, confidence?: number) => {
      const words = wordsOfLine(text, 100).map((word, at): Word => ({ ...word, ...(confidence === undefined ? {} : { confidence }), box: at === 0 ? [word.box[0], word.box[1], word.box[2] - 1.2, word.box[3]] : word.box }));
      return tokenizeLine(makeLine(words, 1)).amounts.map((amount) => amount.number.raw);
    };
    expect(read('181 143', 0.9)).toEqual(['181 143']);
    expect(read('183 143', 0.9)).toEqual(['183', '143']);
    expect(read('181 143')).toEqual(['181', '143']);
  });

  it('a single one of a scan is as wide as its digits beside it', () => {
    const read = (behind: number) => {
      const words = wordsOfLine('1 204 550', 100).map((word, at): Word => ({ ...word, confidence: 0.9, box: at === 0 ? [word.box[0], word.box[1], word.box[0] + 2.2, word.box[3]] : [word.box[0] - 7.8 + behind, word.box[1], word.box[2] - 7.8 + behind, word.box[3]] }));
      return tokenizeLine(makeLine(words, 1)).amounts.map((amount) => amount.number.raw);
    };
    expect(read(4.8)).toEqual(['1 204 550']);
    expect(read(12)).toEqual(['1', '204 550']);
  });

  it('a currency before a sign and its figure is none of the figure before it', () => {
    expect(['£1,327.24   £-315.00', '1,327.24   $-315.00', 'R$ 1.327,24   R$ -315,00', '€ 1.327,24   €(315,00)'].map((text) => amountsOf(text).map(({ number, sign }) => [number.raw, sign])))
      .toEqual([[['1,327.24', 0], ['315.00', -1]], [['1,327.24', 0], ['315.00', -1]], [['1.327,24', 0], ['315,00', -1]], [['1.327,24', 0], ['315,00', -1]]]);
  });

  it('joins groups whose first has the letters of a currency, also before a minus', () => {
    expect(['R4 447.11', 'R-41 577.98', '-R41 577.98', 'EUR-1 577,98'].map((text) => amountsOf(`Funds used ${text}`).map(({ number, sign }) => [number.raw, sign]))).toEqual([[['4 447.11', 0]], [['41 577.98', -1]], [['41 577.98', -1]], [['1 577,98', -1]]]);
    expect(amountsOf('Ref QX-41 577.98').map(({ number }) => number.raw)).toEqual(['577.98']);
  });

  it('leaves a currency sign to the figure it stands next to', () => {
    expect(amountsOf('€ 450,00  € 673,10').map(({ text }) => text)).toEqual(['€ 450,00', '€ 673,10']);
    expect(amountsOf('Rp 450,00  Rp 673,10').map(({ text }) => text)).toEqual(['Rp 450,00', 'Rp 673,10']);
    expect(amountsOf('450,00 Rp  673,10 Rp').map(({ text }) => text)).toEqual(['450,00 Rp', '673,10 Rp']);
  });

  it('leaves a currency and a sign to the figure they stand next to', () => {
    expect(amountsOf('8822 09                    EUR + 450,00      EUR - 673,10').map(({ text, sign }) => [text, sign])).toEqual([['EUR + 450,00', 1], ['EUR - 673,10', -1]]);
  });

  it('leaves a currency sign to a figure without digits before its decimal mark', () => {
    expect(amountsOf('$8,075.07 $.00 $.00').map(({ text }) => text)).toEqual(['$8,075.07', '$.00', '$.00']);
  });

  it('reads a minus before a currency of one letter that stands apart from its figure', () => {
    expect(amountsOf('Balance -R 26,940.11').map(({ text, sign }) => [text, sign])).toEqual([['-R 26,940.11', -1]]);
  });

  it('reads letters in a column of their own before the first figure of a line', () => {
    expect(amountsOf('CR 9,914.243    115.309').map(({ text, sign }) => [text, sign])).toEqual([['CR 9,914.243', 1], ['115.309', 0]]);
  });

  it('leaves a star behind a figure to a note, also where money has no decimals', () => {
    expect(amountsOf('273,10*  664 445*  1.250*').map(({ number }) => number.raw)).toEqual(['273,10', '664 445', '1.250']);
    expect(amountsOf('664*')).toEqual([]);
  });

  it('takes groups with further digits behind them for no sum', () => {
    expect(amountsOf('Cheque Account 77 628 333 9 ZAR')).toEqual([]);
    expect(amountsOf('Cheque Account 77 628 333    9').map(({ text }) => text)).toEqual(['77 628 333']);
  });

  it('parts columns by white that is narrow, and yet wider than that between groups', () => {
    const places = [[0, '1'], [7, '630'], [28, '2'], [35, '010'], [52, '365']] as const;
    const words = places.map(([x0, text]): Word => ({ text, box: [x0, 90, x0 + 5 * text.length, 100], fontSize: 9, angle: 0, baseline: 98 }));
    expect(tokenizeLine(makeLine(words, 1)).amounts.map(({ text }) => text)).toEqual(['1 630', '2 010 365']);
  });

  it('leaves a sign and its currency to the figure behind them', () => {
    expect(amountsOf('€ 5,04 -€ 1.938,07').map(({ text, sign }) => [text, sign])).toEqual([['€ 5,04', 0], ['-€ 1.938,07', -1]]);
    expect(amountsOf('12,30 -€    1.938,07').map(({ sign }) => sign)).toEqual([-1, 0]);
  });

  it('names the currency only where the sign tells which', () => {
    expect(amountsOf('US$12.50')[0]!.currency).toBe('USD');
    expect(amountsOf('$12.50')[0]!.currency).toBeNull();
    expect(amountsOf('12.50')[0]!.currency).toBeUndefined();
  });

  it('takes no percentage, time, date or telephone number for money', () => {
    for (const text of ['19.90%', '2.75 %', '%4,25', '14:35', '01.05.2026', '03457 404 404', '12/05']) expect(amountsOf(text)).toEqual([]);
  });

  it('takes the end of a number with hyphens for no figure', () => {
    const figures = (text: string) => tokenizeLine(makeLine(wordsOfLine(text, 100), 1)).amounts.map(({ text: own }) => own);
    expect(figures('Mecsek Bank   85803201-76295325-22024887   - 500   -22')).toEqual(['- 500', '-22']);
  });

  it('does not join a cheque number with the amount of the next column', () => {
    expect(amountsOf('CHEQUE 123        456,78').map((amount) => amount.number.raw)).toEqual(['456,78']);
  });

  it('leaves a sign before a currency to the figure behind both', () => {
    expect(amountsOf('Cheque 2029            - CHF 265.50').map(({ number, sign }) => [number.raw, sign])).toEqual([['265.50', -1]]);
    expect(amountsOf('Prelievo ATM 112            - € 265,50      € 1.020,00').filter(({ isMoney }) => isMoney).map(({ number, sign }) => [number.raw, sign])).toEqual([['265,50', -1], ['1.020,00', 0]]);
  });

  it('leaves letters to the words behind them', () => {
    expect(amountsOf('18,060,182    Debit transfer P NGUYEN')[0]!.sign).toBe(0);
  });

  it('measures the digits alone, so that a sign does not move the column', () => {
    const [plain] = amountsOf('     12.30');
    const [signed] = amountsOf('     12.30-');
    expect(signed!.x1).toBeCloseTo(plain!.x1, 5);
  });
});

it('a sign stands behind the star that leads to a note', () => {
  expect(amountsOf('Card   914,029.00* -').map(({ text, sign }) => [text, sign])).toEqual([['914,029.00* -', -1]]);
  expect(amountsOf('Card   120,10 €* -     4 730,19 €').map(({ text, sign, currency }) => [text, sign, currency])).toEqual([['120,10 €* -', -1, 'EUR'], ['4 730,19 €', 0, 'EUR']]);
  expect(amountsOf('Card   64.27* C').map(({ text, sign }) => [text, sign])).toEqual([['64.27* C', 1]]);
});
