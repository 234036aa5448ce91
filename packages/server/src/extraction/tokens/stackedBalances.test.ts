import { describe, expect, it } from 'vitest';
import { documentOfText, readRows, understandText, wordsOfLine } from '../testing/documentOfText.js';
import { understand, understandPage } from '../understand.js';
import { besideAmounts } from './stackedBalances.js';

const HEAD = `
Account 94670356         1 June 2023 to 30 June 2023
Opening balance 1,000.00      Closing balance 1,160.00

Date        Details                        Amount
                                          Balance`;

const ROWS = `
01/06/2023  GROCERS                        -20.00
            Card 6797                      980.00

07/06/2023  WAGES                          150.00
                                         1,130.00

07/06/2023  RENT                          -100.00
            REF 301                      1,030.00

12/06/2023  REFUND                         130.00
                                         1,160.00`;

describe('balances under the amounts of their rows', () => {
  const read = (text: string) => understandText(text).accounts[0]!.periods[0]!;
  const figuresOf = (text: string) => readRows(understandText(text))[0]!.map(({ date, amount, balance }) => [date, amount, balance]);

  it.each([['under headings', HEAD], ['without', HEAD.split('\n').slice(0, 3).join('\n')]])('are those of their rows, %s', (_, head) => {
    expect(figuresOf(`${head}\n${ROWS}`)).toEqual([['2023-06-01', '-20.00', '980.00'], ['2023-06-07', '150.00', '1130.00'], ['2023-06-07', '-100.00', '1030.00'], ['2023-06-12', '130.00', '1160.00']]);
    expect(read(`${head}\n${ROWS}`).isReconciled).toBe(true);
  });

  it('are those of two rows only, where the headings say so', () => {
    const two = ROWS.split('\n').slice(0, 6).join('\n').replaceAll('1,160.00', '1,130.00');
    expect(figuresOf(`${HEAD.replace('1,160.00', '1,130.00')}\n${two}`)).toEqual([['2023-06-01', '-20.00', '980.00'], ['2023-06-07', '150.00', '1130.00']]);
    expect(read(`${HEAD.replace('1,160.00', '1,130.00')}\n${two}`).isReconciled).toBe(true);
  });

  it('stand where the page has them', () => {
    const [row] = read(HEAD + ROWS).rows;
    expect([row!.amount.source.box![2], row!.balance!.source.box![2], row!.box![2]]).toEqual([285, 285, 285]);
  });

  it('behind a label of several words without a colon, alone below rows of one line, too', () => {
    const labelled = ['', '01/06/2023  GROCERS                         -20.00', '            Card 6797         balance after 980.00', '', '07/06/2023  WAGES                           150.00', '                            balance after 1,130.00', '', '07/06/2023  RENT                           -100.00', '            REF 301         balance after 1,030.00', '', '12/06/2023  REFUND                          130.00', '                            balance after 1,160.00'].join('\n');
    const { accounts } = understandText(`Account 94670356         1 June 2023 to 30 June 2023\n${labelled}`);
    expect(accounts[0]!.periods[0]!.rows.map(({ description, balance }) => [description.value, balance?.value])).toEqual([['GROCERS\nCard 6797', 98000], ['WAGES', 113000], ['RENT\nREF 301', 103000], ['REFUND', 116000]]);
    expect(accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });

  it('may be of amounts that are no money but for their place', () => {
    const whole = `
Account 94670356         1 June 2023 to 30 June 2023
Opening balance 10 000 HUF    Closing balance 10 783 HUF
Date        Details                      Amount
                                        Balance

01/06/2023  GROCERS                      -2 000
            Card 6797                     8 000

07/06/2023  WAGES                         3 150
                                         11 150

07/06/2023  RENT                         -1 100
            REF 301                      10 050

12/06/2023  REFUND                          733
                                         10 783`;
    expect(figuresOf(whole).at(-1)).toEqual(['2023-06-12', '733', '10783']);
    expect(read(whole).isReconciled).toBe(true);
  });

  it('may stand further right in the table of the next account', () => {
    const second = (HEAD + ROWS).replace('94670356', '11223344').replaceAll('GROCERS ', 'GROCERS          ').replace(/^( {12}Card 6797| {12}REF 301|.*(?:WAGES|RENT|REFUND|Amount)\b| {35,})/gm, '$1         ').replace('                           Amount', '                                    Amount');
    const document = understandText(`${HEAD}${ROWS}\n\n${second}`);
    expect(readRows(document).map((rows) => rows.map(({ amount, balance }) => [amount, balance]))).toEqual(Array.from({ length: 2 }, () => [['-20.00', '980.00'], ['150.00', '1130.00'], ['-100.00', '1030.00'], ['130.00', '1160.00']]));
  });

  it('are tested', () => {
    const period = read(HEAD + ROWS.replace('1,130.00', '1,180.00'));
    expect([period.rows.length, period.isReconciled]).toEqual([4, false]);
  });

  it('go to the line between them that has the day and the text', () => {
    const rows = ROWS.replace(/^(\d\S+ {2}\w+)( +)(\S+)\n.*? (\S+)$/gm, (_, words: string, white: string, amount: string, balance: string) => `${' '.repeat(words.length)}${white}${amount}\n${words}\n${balance.padStart(49)}`);
    const { pages, ...model } = documentOfText(HEAD + rows.replaceAll('\n\n', '\n\n\n'));
    const close = pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, baseline: word.baseline * 0.6 })) }));
    expect(readRows(understand({ ...model, pages: close }))[0]!.map(({ amount, balance }) => [amount, balance])).toEqual([['-20.00', '980.00'], ['150.00', '1130.00'], ['-100.00', '1030.00'], ['130.00', '1160.00']]);
  });

  it('go to the line of days alone between the lines of the text, also where days look like figures with points', () => {
    const rows = [['01.06', '-20,00', '980,00'], ['07.06', '150,00', '1 130,00'], ['09.06', '-100,00', '1 030,00'], ['12.06', '130,00', '1 160,00']];
    const { pages } = documentOfText([
      'Compte 94670356         1 juin 2023 au 30 juin 2023', 'Solde initial 1 000,00      Nouveau solde 1 160,00', '', 'Date        Libellé                        Montant', '                                             Solde',
      ...rows.flatMap(([day, amount, balance]) => [`            CARTE${amount!.padStart(33)}`, day!, `            PARIS${balance!.padStart(33)}`, '', '']),
    ].join('\n'));
    const close = pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, baseline: word.baseline * 0.5 })) }));
    const { lines } = besideAmounts(close.flatMap(understandPage), close)!;
    expect(lines.map(({ text }) => text).filter((text) => /^\d/.test(text))).toEqual(['01.06 -20,00 980,00', '07.06 150,00 1 130,00', '09.06 -100,00 1 030,00', '12.06 130,00 1 160,00']);
  });

  it('have their days in their middles, each once for the rows below it', () => {
    const middle = ([day, text, amount, balance]: readonly [string, string, string, string]) => [amount.padStart(49), `${day.padEnd(12)}${text}`, balance.padStart(49), '', '', ''].join('\n');
    const rows = [['01/06/2023', 'GROCERS', '-20.00', '980.00'], ['', 'WAGES', '150.00', '1,130.00'], ['07/06/2023', 'RENT', '-100.00', '1,030.00'], ['', 'REFUND', '130.00', '1,160.00']] as const;
    const readClose = (text: string) => {
      const { pages, ...model } = documentOfText(text);
      return understand({ ...model, pages: pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, baseline: word.baseline * 0.6 })) })) });
    };
    const drawn = rows.map((row) => middle(row));
    expect(readRows(readClose(`${HEAD}\n${drawn.join('\n')}`))[0]!.map(({ date, amount, balance }) => [date, amount, balance])).toEqual([['2023-06-01', '-20.00', '980.00'], ['2023-06-01', '150.00', '1130.00'], ['2023-06-07', '-100.00', '1030.00'], ['2023-06-07', '130.00', '1160.00']]);
    // In the middle of several rows.
    const spanned = readClose(`${HEAD}\n${[rows[1], rows[0], rows[3], rows[2]].map(([, text, amount, balance], at) => middle([at === 1 ? '07/06/2023' : '', text, amount, balance])).join('\n')}`);
    expect(spanned.accounts.flatMap(({ periods }) => periods).some(({ isReconciled }) => isReconciled)).toBe(false);
  });

  it('are left alone where days stand beside the second line of some rows only: they may be those of several', () => {
    const rows = ROWS.replace('07/06/2023  WAGES     ', '            WAGES     ').replace('            Card 6797', '01/06/2023  Card 6797').replace('01/06/2023  GROCERS', '            GROCERS');
    expect(read(HEAD + rows).isReconciled).toBe(false);
  });
});

it('days in the middle of all rows of a day, some of them between two figures of one row, with the letter of a side behind the upper (a row was lost, and days of others were wrong)', () => {
  const days = ['12/06/2023', '09/06/2023', '08/06/2023', '05/06/2023', '02/06/2023'];
  const rows = [['GROCERS', 0], ['WAGES', 1], ['RENT', 1], ['REFUND', 2], ['FERRY', 2], ['BAKERY', 2], ['BOOKS', 3], ['KIOSK', 4], ['TAXI', 4]] as const;
  const top = (row: number): number => 120 + 30 * row;
  let balance = 910;
  const words = rows.flatMap(([text], row) => {
    balance += row === 0 ? 0 : 9 + row;
    return [...wordsOfLine(`            ${text.padEnd(30)}${`${10 + row}.00 T`.padStart(8)}`, top(row)), ...wordsOfLine(`${' '.repeat(42)}${`${balance}.00`.replace(/^1(?=\d{3})/, '1,').padStart(8)}`, top(row) + 9)];
  });
  const middles = days.flatMap((day, at) => {
    const own = rows.flatMap(([, of], row) => (of === at ? [top(row) + 4.5] : []));
    return wordsOfLine(day, (own[0]! + own.at(-1)!) / 2);
  });
  const model = documentOfText(`
Account 94670356         1 June 2023 to 30 June 2023
Opening balance 1,036.00      Closing balance 910.00

Date        Details                         Amount`);
  const document = understand({ ...model, pages: [{ ...model.pages[0]!, words: [...model.pages[0]!.words, ...words, ...middles] }] });
  expect(readRows(document)[0]!.map(({ date, description }) => [date, description])).toEqual(rows.map(([text, at]) => [days[at]!.split('/').reverse().join('-'), text]));
  expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
});

describe('balances under the amounts of their rows, behind the days of these', () => {
  const CARDS = `
e-Statement 01-Feb-2026 to 28-Feb-2026
IBAN PK36SCBL0000001123456702
Opening Balance                 PKR 24,669.70
Closing Balance                 PKR 24,099.08

Mobile topup                    PKR 748.54 Dr
01-Feb-2026             Balance PKR 23,921.16

Bill K-Electric                 PKR 276.76 Dr
01-Feb-2026             Balance PKR 23,644.40

ATM cash                        PKR 612.76 Dr
02-Feb-2026             Balance PKR 23,031.64

Salary credit                 PKR 1,067.44 Cr
04-Feb-2026             Balance PKR 24,099.08`;
  const periodOf = (text: string) => understandText(text).accounts[0]!.periods[0]!;

  it('are of the rows above them, and so are the days', () => {
    expect(readRows(understandText(CARDS))[0]!.map(({ date, amount, balance, description }) => [date, amount, balance, description])).toEqual([
      ['2026-02-01', '-748.54', '23921.16', 'Mobile topup'],
      ['2026-02-01', '-276.76', '23644.40', 'Bill K-Electric'],
      ['2026-02-02', '-612.76', '23031.64', 'ATM cash'],
      ['2026-02-04', '1067.44', '24099.08', 'Salary credit'],
    ]);
    expect(periodOf(CARDS).isReconciled).toBe(true);
  });

  it.each([['amount', '276.76', '276.67'], ['balance', '23,644.40', '23,644.04'], ['closing balance', 'Closing Balance                 PKR 24,099.08', 'Closing Balance                 PKR 24,090.08']])('are tested: a misprinted %s', (_, was, printed) => {
    expect(periodOf(CARDS.replace(was, printed)).isReconciled).toBe(false);
  });
});

it('balances under amounts with a column of references at their right', () => {
  const text = (second: string) => `
Betaalrekening EUR    NL71TULP9480573859    Periode 01-03-2021 t/m 31-03-2021
Saldo begin   1.104,43      Saldo eind   2.952,75
Boekingsdatum   Valuta   Omschrijving                        Bedrag (EUR)     Referentie
                                                         Saldo na mutatie
02-03           02-03    Molenhof Supermarkt                       -82,90     V214398835
                                                                 1.021,53

05-03           03-03    Overschrijving J. van der Meer          2.024,55     J796062582
                                                                 ${second}

08-03           07-03    Tuinbouw Verhulst                         -43,00     T963721427
                                                                 3.003,08

09-03           06-03    Cheque 3545                               -50,33     W427504938
                                                                 2.952,75`;
  const [rows] = readRows(understandText(text('3.046,08')));
  expect(rows!.map(({ date, amount, balance }) => [date, amount, balance])).toEqual([['2021-03-02', '-82.90', '1021.53'], ['2021-03-05', '2024.55', '3046.08'], ['2021-03-08', '-43.00', '3003.08'], ['2021-03-09', '-50.33', '2952.75']]);
  const isReconciled = (balance: string) => understandText(text(balance)).accounts[0]!.periods[0]!.isReconciled;
  expect([isReconciled('3.046,08'), isReconciled('3.046,80')]).toEqual([true, false]);
});
