// What stands in descriptions and looks like something else: dates, figures, words of totals.
import { describe, expect, it } from 'vitest';
import type { PageModel } from './model.js';
import { readRows, wordsOfLine } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';
import { understand } from './understand.js';

describe('dates in descriptions', () => {
  it('a second line that begins with "24/7" under rows dated by month names is no 24 July', () => {
    expect(readStatement(`
Statement 01 JUN 2026 to 30 JUN 2026
Date          Details                       Payments-out   Payments-in      Balance
              BALANCE FORWARD                                                500.00
03 JUN 2026   Contactless KESTREL FUEL
              24/7 PARKING                          4.99
              Contactless MOSS & VINE
              24/7 PARKING                          5.01                     490.00
05 JUN 2026   Cash deposit SLIGO                                  10.00       500.00
10 JUN 2026   Contactless PAPERWING
              24/7 PARKING                         20.00
              TRANSFER TO T FARROW                 30.00                     450.00`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
      ['2026-06-03', '-4.99', 'Contactless KESTREL FUEL / 24/7 PARKING'],
      ['2026-06-03', '-5.01', 'Contactless MOSS & VINE / 24/7 PARKING'],
      ['2026-06-05', '10.00', 'Cash deposit SLIGO'],
      ['2026-06-10', '-20.00', 'Contactless PAPERWING / 24/7 PARKING'],
      ['2026-06-10', '-30.00', 'TRANSFER TO T FARROW'],
    ]);
  });

  it('days below texts of two days with many rows each head no rows', () => {
    const rows = Array.from({ length: 24 }, (_, at) => `             Compra ${'ABCDEFGHIJKLMNOPQRTUVWXY'[at]}                 1,00D`);
    const withDay = (day: string): string => ['             Saque Evora              1,00D', `             ${day}`].join('\n');
    const days = readStatement(`
DATA         HISTORICO               VALOR R$
             SALDO ANTERIOR          100,00C
05/09/2020   Cheque                    1,00D
${withDay('30/08/2020')}
${rows.join('\n')}
             SALDO                    74,00C
06/09/2020   Cheque                    1,00D
${withDay('31/08/2020')}
${rows.join('\n')}
             SALDO                    48,00C`).lists[0]!.map(({ date, amount, description }) => [date, amount, description]).map(([day]) => day);
    expect(days).toEqual([...Array.from({ length: 26 }, () => '2020-09-05'), ...Array.from({ length: 26 }, () => '2020-09-06')]);
  });

  it('more rows have a day in their text than print their own', () => {
    const row = (at: number): string => `             Refund of deposit Jun ${20 + at}              1.00`;
    const day = (date: string): string => [`${date}   Cheque                              1.00`, ...[0, 1, 2, 3, 4].map(row)].join('\n');
    const { length } = readStatement(`
             Opening balance                   100.00
${day('2021-07-01')}
${day('2021-07-02')}
             Closing balance                   112.00`).lists[0]!.map(({ date, amount, description }) => [date, amount, description]).filter(([date]) => date === '2021-07-01');
    expect(length).toBe(6);
  });

  it('a date of another form in the date column is no date of a row', () => {
    expect(readStatement(`
Date          Details                       Paid out      Paid in      Balance
03 JUN 2026   KESTREL FUEL                      4.99                    495.01
24/7 PARKING  LEEDS
04 JUN 2026   MOSS & VINE                       5.01                    490.00
05 JUN 2026   Cash deposit                                  10.00       500.00`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
      ['2026-06-03', '-4.99', expect.stringContaining('KESTREL FUEL')],
      ['2026-06-04', '-5.01', 'MOSS & VINE'],
      ['2026-06-05', '10.00', 'Cash deposit'],
    ]);
  });
});

describe('texts whose figures stand in the middle of their lines', () => {
  /** Lines stand half a line apart here. */
  const pageOf = (text: string): PageModel => {
    const words = text.trim().split('\n').flatMap((line, row) => wordsOfLine(line, 60 + row * 6));
    return { number: 1, width: 842, height: 842, rotation: 0, origin: 'text', words, rules: [], imageCoverage: 0 };
  };

  it('have as many lines above their figures as below, whatever row the lines are nearer to', () => {
    const document = understand({ encrypted: false, pages: [pageOf(`
Date          Details               Amount       Balance

              Opening balance                     500.00

              Card payment
03 JUN 2026                          -20.00       480.00
              Grocer Leeds

04 JUN 2026   Cheque 1268            -30.00       450.00

              Card payment

05 JUN 2026   Paperwing Books         -1.00       449.00

              Leeds card 1157

              Transfer
06 JUN 2026                           -2.00       447.00
              Tom Farrow

              Salary
07 JUN 2026                          100.00       547.00
              Bramble and Co

08 JUN 2026   Fee                     -7.00       540.00
`)] });
    expect((readRows(document)[0] ?? []).map(({ description }) => description)).toEqual([
      'Card payment / Grocer Leeds', 'Cheque 1268', 'Card payment / Paperwing Books / Leeds card 1157', 'Transfer / Tom Farrow', 'Salary / Bramble and Co', 'Fee',
    ]);
  });
});

describe('texts in two columns', () => {
  it('a counterparty is part of the description and goes on below itself', () => {
    expect(readStatement(`
Date          Counterparty          Details                Amount       Balance
              Opening balance                                            500.00
03 JUN 2026   Transfer to T.        R902171                 -20.00       480.00
              Farrow
04 JUN 2026   Oakfield Dental       Invoice 4               -30.00       450.00
05 JUN 2026   Salary                Piper Roofing           100.00       550.00`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
      ['2026-06-03', '-20.00', 'Transfer to T. / Farrow / R902171'],
      ['2026-06-04', '-30.00', 'Oakfield Dental Invoice 4'],
      ['2026-06-05', '100.00', 'Salary Piper Roofing'],
    ]);
  });

  it('the number of the account beside it is not', () => {
    expect(readStatement(`
Datum         Gegenkonto            Verwendungszweck       Betrag       Saldo
              Anfangssaldo                                               500,00
03.06.2026    0012345678            Miete                   -20,00       480,00
04.06.2026    0087654321            Zahnarzt                -30,00       450,00`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
      ['2026-06-03', '-20.00', 'Miete'],
      ['2026-06-04', '-30.00', 'Zahnarzt'],
    ]);
  });
});

describe('references in descriptions', () => {
  it('what a row cost abroad, below its text, is no balance of the label two lines above', () => {
    expect(readStatement(`
DATUM    NAMN                    TEXT                  BELOPP        SALDO
01 jan 2020                      Ingående saldo                  59 360,84
01 jan 2020  Kortköp             Umeå kort 6281       886,71-    58 474,13
                                 USD 516,38
02 jan 2020  Swish               Lena                  83,87-    58 390,26`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
      ['2020-01-01', '-886.71', expect.stringContaining('Kortköp')],
      ['2020-01-02', '-83.87', expect.stringContaining('Swish')],
    ]);
  });

  it('a reference that begins with the letters of "brought forward" is none', () => {
    expect(readStatement(`
Statement 01 JUN 2026 to 30 JUN 2026
Date          Details                       Payments-out   Payments-in      Balance
              BALANCE FORWARD                                                500.00
03 JUN 2026   DD BRIGHTSPARK                        5.00
              BF16202842                                         78.00       573.00
05 JUN 2026   Cash deposit SLIGO                                 10.00       583.00`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
      ['2026-06-03', '-5.00', 'DD BRIGHTSPARK'],
      ['2026-06-03', '78.00', 'BF16202842'],
      ['2026-06-05', '10.00', 'Cash deposit SLIGO'],
    ]);
  });
});

describe('words of balances and sums in descriptions', () => {
  const text = (row: string) => `
Wyciąg   01.11.2022 - 30.11.2022   Rachunek 58 4269 4847 6097 6673 2500 1692
Data         Opis                          Obciążenia      Uznania       Saldo
             SALDO POCZĄTKOWE                                           8 590,42
14.11.2022   PRZELEW WYCHODZĄCY
             BIURO RACHUNKOWE
             ${row}
15.11.2022   WPŁATA                                           100,00      6 656,18`;

  it('a line that goes on from the balance above by its own amount is a row', () => {
    expect(readStatement(text('SALDO                          2 034,24                    6 556,18')).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
      ['2022-11-14', '-2034.24', 'PRZELEW WYCHODZĄCY / BIURO RACHUNKOWE / SALDO'],
      ['2022-11-15', '100.00', 'WPŁATA'],
    ]);
    expect(readStatement(text('SUMA 319,74                    2 034,24                    6 556,18')).lists[0]!.map(({ date, amount, description }) => [date, amount, description])[0]).toEqual(['2022-11-14', '-2034.24', 'PRZELEW WYCHODZĄCY / BIURO RACHUNKOWE / SUMA 319,74']);
  });

  it('one that does not is a sum', () => {
    expect(readStatement(text('SUMA                           2 034,24                    8 590,42')).lists[0]!.map(({ date, amount, description }) => [date, amount, description]).map(([, amount]) => amount)).toEqual(['100.00']);
  });
});

describe('days as headings', () => {
  const datesWith = (third: string): string[] => readStatement([
    'Statement 01-08-2024 to 31-08-2024', 'Details                    Out        In     Balance', 'Opening balance                             100.00',
    ...['01', '05', '09', '14'].flatMap((day, at) => ['', `${day}-08-2024`, '', `Shop                      1.00                ${99 - at}.00`]),
    '', '19-08-2024', '', 'Refund                               1.00    97.00', 'of the shop', third, '', 'Cash                      1.00                96.00',
    ...['20', '22'].flatMap((day, at) => ['', `${day}-08-2024`, '', `Shop                      1.00                ${95 - at}.00`]),
  ].join('\n')).lists[0]!.map(({ date, amount, description }) => [date, amount, description]).map(([date]) => date!);

  it('one before the day above it, close below a line, ends the text of a row', () => {
    expect(datesWith('17-08-2024')).toEqual(datesWith('on Saturday'));
    expect(datesWith('on Saturday').slice(4, 6)).toEqual(['2024-08-19', '2024-08-19']);
  });
});

describe('columns beside the descriptions', () => {
  const ROWS = [['-5.00', 'POS', 'BAKERY', 'R539899091', '95.00'], ['-4.00', 'DD', 'POWER AND LIGHT', 'M802284673', '91.00'], ['9.00', 'CR', 'INTEREST PAID', 'E604858658', '100.00']] as const;
  const texts = (heading: readonly string[]): (string | null | undefined)[] => readStatement([
    'Statement period 1 May 2026 to 31 May 2026', ...heading,
    ...ROWS.map(([amount, type, text, reference, balance], at) => `0${at + 2} May 2026   ${type.padEnd(18)}${text.padEnd(20)}${reference.padEnd(13)}${amount.padStart(11)}${balance.padStart(10)}`),
  ].join('\n')).lists[0]!.map(({ date, amount, description }) => [date, amount, description]).map(([, , description]) => description);

  it('the type of a transaction is no part of its text where the text has a column', () => {
    expect(texts(['Date          Transaction type  Details             Reference         Amount   Balance'])).toEqual(['BAKERY', 'POWER AND LIGHT', 'INTEREST PAID']);
  });

  it('"Transaction" above "amount" heads no texts, so that a reference between is none either', () => {
    expect(texts(['Date          Type              Transaction details Ref       Transaction      Balance', '                                                              amount', '                                Balance brought forward                          100.00'])).toEqual(['BAKERY', 'POWER AND LIGHT', 'INTEREST PAID']);
  });
});

describe('lines close below a row that are of none', () => {
  const HEAD = `
Account 8001234567      1 March 2026 to 31 March 2026     Opening balance 100.00
Date          Details                        Amount      Balance
02/03/2026    SALARY                          50.00       150.00`;

  it('a notice between stars', () => {
    expect(readStatement(`${HEAD}
     ***** BRING THIS BOOK FOR ENTRY OF INTEREST *****
05/03/2026    RENT                           -30.00       120.00`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([['2026-03-02', '50.00', 'SALARY'], ['2026-03-05', '-30.00', 'RENT']]);
  });

  it.each(['End of statement', '*** END OF TRANSACTIONS ***', 'FIN ESTADO DE CUENTA', 'Ende des Kontoauszugs'])('"%s"', (words) => {
    expect(readStatement(`${HEAD}
05/03/2026    RENT                           -30.00       120.00
              ${words}`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([['2026-03-02', '50.00', 'SALARY'], ['2026-03-05', '-30.00', 'RENT']]);
  });

  it('a sentence from the margin, set to both edges', () => {
    expect(readStatement(`${HEAD}
05/03/2026    RENT                           -30.00       120.00
Fees  to  be  charged  next  month  of  6.50  with  your  usual  plan`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([['2026-03-02', '50.00', 'SALARY'], ['2026-03-05', '-30.00', 'RENT']]);
  });

  it('but for what somebody paid for', () => {
    expect(readStatement(`${HEAD}
05/03/2026    RENT                           -30.00       120.00
              END OF LEASE FEE`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])[1]).toEqual(['2026-03-05', '-30.00', 'RENT / END OF LEASE FEE']);
  });
});
