// What pages of online banking, printed by the browser into a file, brought up.
import { describe, expect, it } from 'vitest';
import type { Box, PageModel, Word } from './model.js';
import { documentOfText, readRows, understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';
import { understand } from './understand.js';

/** Words of lines that match are set in larger type. */
function withTitles(text: string, title: RegExp) {
  const model = documentOfText(text);
  const enlarged = (page: PageModel): PageModel => {
    const baselines = new Set(page.words.filter((word) => title.test(word.text)).map(({ baseline }) => baseline));
    return { ...page, words: page.words.map((word) => (baselines.has(word.baseline) ? { ...word, fontSize: 12 } : word)) };
  };
  return { ...model, pages: model.pages.map(enlarged) };
}

describe('a list of pending rows above all others', () => {
  const ACTIVITY = `
Checking x4471

Pending (2)

Lyft ride                      -18.10

Blue Bottle Coffee             -24.00

Cleared items

Fri, Mar 6, 2026
Shell Oil 5744                 -86.12     356.01

Netflix.com                    -93.21     442.13

Thu, Mar 5, 2026
Northwind payroll              335.98     535.34

H-E-B                          -10.00     199.36`;

  it('ends at the next title set like its own, whatever that says', () => {
    const document = understand(withTitles(ACTIVITY, /^(?:Pending|Cleared)$/));
    expect(readRows(document)[0]!.map((row) => [row.date, row.amount])).toEqual([['2026-03-06', '-86.12'], ['2026-03-06', '-93.21'], ['2026-03-05', '335.98'], ['2026-03-05', '-10.00']]);
  });

  it('goes on below words in the type of its rows', () => {
    const document = understand(withTitles(ACTIVITY, /^Pending$/));
    expect(readRows(document).flat()).toEqual([]);
  });
});

describe('one label twice in a summary, over two days', () => {
  const SUMMARY = `
Your balance on 12 December 2025      1,507.42
Money in                                375.35
Money out                               185.90
Your balance on 11 January 2026       1,696.87
Account number 33018822
12 Dec 2025 - 11 Jan 2026

Date      Description           Money out     Money in
12 Dec    OVO ENERGY               185.90
13 Dec    HALDEN LTD                             375.35`;

  it('opens with that of the first day and closes with that of the last', () => {
    const { period } = readStatement(SUMMARY);
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([150742, 169687, true]);
    expect(readStatement(SUMMARY.replace('1,507.42', '1,509.42')).period.isReconciled).toBe(false);
  });
});

it('what interest is charged on, behind its rate, is no sum of rows', () => {
  const { period } = readStatement(`
Mastercard  Account number 5191 23XX XXXX 4407    Statement period Dec 18, 2025 - Jan 17, 2026
Previous balance        522.55
Payments & credits     -522.55
Purchases & debits      149.55
New balance             149.55

Trans. date   Post date    Description               Amount ($)
Dec 18        Dec 20       PETRO-CANADA OTTAWA            99.20
Dec 20        Dec 21       METRO PLUS LAVAL               50.35
Dec 26        Dec 27       PAYMENT - THANK YOU        522.55 CR

Interest rate chart
Purchases        20.99%     $412.10
Cash advances    22.99%       $0.00`);
  expect(period.proof.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(period.isReconciled).toBe(true);
});

describe('figures of the same rows in two currencies', () => {
  const DUAL = `
Извлечение по сметка BG80 BNBG 9661 1020 3456 78 в EUR
Период: 01.01.2026 - 31.01.2026
Начално салдо         1034.01 EUR      2022.35 BGN
Крайно салдо          2025.38 EUR      3961.30 BGN

Дата         Основание                Сума EUR    Сума BGN   Салдо EUR   Салдо BGN
01.01.2026   Теглене АТМ               -514.97    -1007.19      519.04     1015.15
02.01.2026   Заплата                   1506.34     2946.14     2025.38     3961.30`;

  it('the balances are those of the currency that leads', () => {
    const { period, rowLists } = readStatement(DUAL);
    expect(rowLists).toEqual([[['2026-01-01', '-514.97'], ['2026-01-02', '1506.34']]]);
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([103401, 202538, true]);
    expect(readStatement(DUAL.replace('1034.01', '1035.01')).period.isReconciled).toBe(false);
  });
});

const DAYS = [
  ['1 de março de 2026', 'PIX RECEBIDO 375,35C', 'SALARIO 856,39C', 'ENERGIA 885,22D', 'Saldo do dia 1.853,94C', '2 de março de 2026', 'POSTO BR 425,03D', 'MERCADO 371,84D', 'Saldo do dia 1.057,07C', '4 de março de 2026', 'TARIFA 579,43D', 'POSTO BR 20,96D'],
  ['SALARIO 637,72C', 'TARIFA 10,00D', 'ENERGIA 5,00D', 'PIX ENVIADO 1,00D', 'Saldo do dia 1.078,40C', '5 de março de 2026', 'PIX ENVIADO 70,84D', 'TARIFA 63,77D', 'Saldo do dia 943,79C', '6 de março de 2026', 'ENERGIA 288,24D', 'Saldo do dia 655,55C'],
];
const ROWS = [
  ['2026-03-01', '375.35'], ['2026-03-01', '856.39'], ['2026-03-01', '-885.22'], ['2026-03-02', '-425.03'], ['2026-03-02', '-371.84'], ['2026-03-04', '-579.43'],
  ['2026-03-04', '-20.96'], ['2026-03-04', '637.72'], ['2026-03-04', '-10.00'], ['2026-03-04', '-5.00'], ['2026-03-04', '-1.00'], ['2026-03-05', '-70.84'], ['2026-03-05', '-63.77'], ['2026-03-06', '-288.24'],
];

/** Texts at the left edge, figures at the right one. */
function spread(line: string): string {
  const figure = /\s(\S+,\d\d[CD])$/.exec(line);
  return figure ? `${line.slice(0, figure.index).padEnd(40 - figure[1]!.length)}${figure[1]}` : line.padEnd(40);
}

const HEAD = `Extrato de Conta Corrente   Conta 12345-6
Período de 01/03/2026 a 31/03/2026
Saldo anterior              1.507,42C
`;

describe('rows below days that head them, in two columns of the page', () => {
  const TEXT = `${HEAD}\n${DAYS[0]!.map((line, at) => `${spread(line)}      ${spread(DAYS[1]![at]!)}`).join('\n')}`;

  it('are read one column after the other', () => {
    const { rowLists, period } = readStatement(TEXT);
    expect(rowLists).toEqual([ROWS]);
    expect(period.isReconciled).toBe(true);
  });

  it('keep their days where these are underlined, those of one column a little higher than those of the other', () => {
    const model = documentOfText(TEXT);
    const raised = (word: Word): Word => (word.box[0] > RIGHT_COLUMN && word.baseline > 175 ? { ...word, baseline: word.baseline - 5, box: [word.box[0], word.box[1] - 5, word.box[2], word.box[3] - 5] } : word);
    const underlined = (page: PageModel): PageModel => {
      const words = page.words.map(raised);
      const rules = words.filter(({ text }, at) => text === 'de' && words[at + 1]!.text === 'março').map(({ box: [x0], baseline }) => ({ box: [x0 - 10, baseline + 3, x0 + 190, baseline + 3] as Box, orientation: 'horizontal' as const }));
      return { ...page, words, rules };
    };
    const document = understand({ ...model, pages: model.pages.map(underlined) });
    expect(readRows(document)[0]!.map((row) => [row.date, row.amount])).toEqual(ROWS);
  });
});

/** Of a line of 40 characters and the white behind it. */
const RIGHT_COLUMN = 260;

it('days of the month with a full stop stand under the names of their months', () => {
  const { period, rowLists } = readStatement(`
Lønkonto 9070-1234567890
Saldo: 1.733,20 kr.

Dag     Tekst                          Beløb      Saldo

Marts 2026
7.      Løn Aarhus Kommune          +1.347,42   1.733,20
4.      Gebyr                         -820,58     385,78

Februar 2026
27.     Dankort Netto                 -272,35   1.206,36
20.     Overførsel til opsparing      -179,09   1.478,71

Januar 2026
31.     Betalingsservice Norlys       -227,54   1.657,80`);
  expect(rowLists).toEqual([[['2026-03-07', '1347.42'], ['2026-03-04', '-820.58'], ['2026-02-27', '-272.35'], ['2026-02-20', '-179.09'], ['2026-01-31', '-227.54']]]);
  expect(period.isReconciled).toBe(true);
});

it('labels left in cells whose figures stand right, by a hair beside the boxes of their words', () => {
  const model = documentOfText(`
Izvod za promet na dan 16.02.2026    Račun 105-0000000012345-67
Prethodno stanje           Duguje           Potražuje          Novo stanje          Br. naloga
                 18.086,88        10.000,00          500,00                8.586,88            2

Datum         Opis                      Duguje     Potražuje
16.02.2026    PETROVIĆ MILAN                          500,00
16.02.2026    POREZ NA ZARADE        10.000,00`);
  const words = model.pages[0]!.words.map((word) => ({ ...word, charX: [...word.text].map((_, at) => word.box[0] - 0.004 + 5 * at) }));
  const { startBalance, endBalance, isReconciled } = understand({ ...model, pages: [{ ...model.pages[0]!, words }] }).accounts[0]!.periods[0]!;
  expect([startBalance?.value, endBalance?.value, isReconciled]).toEqual([1808688, 858688, true]);
});

describe('sums of both sides with the day of the last rows, in the column of the amounts', () => {
  const SIDES = `
Konto nr EE382200221020145685       Periood 01.01.2026 - 31.01.2026
Kuupäev      Selgitus                  D/K      Summa
01.01.2026   Algsaldo                  K     1 000.00
03.01.2026   RIMI TALLINN              D       300.00
09.01.2026   Palk                      K       900.00
10.01.2026   Üür                       D       200.00
16.01.2026   MARI TAMM                 K       100.00
31.01.2026   Käive                     D       500.00
31.01.2026   Käive                     K     1 000.00
31.01.2026   Lõppsaldo                 K     1 500.00`;

  it('are no rows, and are tested', () => {
    const { period, rowLists } = readStatement(SIDES);
    expect(rowLists).toEqual([[['2026-01-03', '-300.00'], ['2026-01-09', '900.00'], ['2026-01-10', '-200.00'], ['2026-01-16', '100.00']]]);
    expect(period.isReconciled).toBe(true);
    expect(period.proof.checks.filter(({ ok }) => ok)).toHaveLength(3);
  });

  it('but for a figure that is none', () => {
    expect(readStatement(SIDES.replace('D       500.00', 'D       501.00')).period.isReconciled).toBe(false);
  });
});

describe('the period', () => {
  const daysOf = (head: string) => {
    const { startDate, endDate } = readStatement(`
${head}
Account 0987654321                     Opening balance 100.00
Date          Description                Amount      Balance
12/01/2026    SALARY                      50.00       150.00
28/01/2026    RENT                       -30.00       120.00`).period;
    return [startDate?.value, endDate?.value];
  };

  it('is the month that a label names', () => {
    expect(daysOf('PERIODE : JANUARI 2026')).toEqual(['2026-01-01', '2026-01-31']);
    expect(daysOf('Printed: January 2026')).toEqual(['2026-01-12', '2026-01-28']);
  });

  it('stands behind another day of the same line', () => {
    expect(daysOf('Statement as at 31 Jan 2026   01 Jan 2026 to 31 Jan 2026')).toEqual(['2026-01-01', '2026-01-31']);
  });

  it('has its days in either order where the page is read from the right', () => {
    expect(daysOf('תקופה: 31/01/2026 - 02/01/2026')).toEqual(['2026-01-02', '2026-01-31']);
    expect(daysOf('Period: 31/01/2026 - 02/01/2026')).toEqual(['2026-01-12', '2026-01-28']);
  });
});

describe('a cell of several lines, with its day on the first and its figures, behind the day of value, on the last', () => {
  const ROWS = `
Compte privé CHF, IBAN CH56 0483 5012 3456 7800 9     01.02.2026 - 28.02.2026
Date      Texte                          Crédit      Débit    Valeur        Solde
31.01.26  État de compte                                                   506.75
02.02.26  CRÉDIT DONNEUR D'ORDRE:
          COMMUNE DE NYON
          SALAIRE FÉVRIER                828.82               01.02.26
          DÉBIT QR-FACTURE                           259.98   02.02.26   1’075.59
05.02.26  RETRAIT BANCOMAT                           378.37   05.02.26     697.22
11.02.26  CRÉDIT DONNEUR D'ORDRE:
          SALAIRE                      1’078.22               12.02.26   1’775.44
28.02.26  État de compte                                                 1’775.44`;

  it('is one row, of that day', () => {
    const document = understandText(ROWS);
    expect(readRows(document)[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
      ['2026-02-02', '828.82', "CRÉDIT DONNEUR D'ORDRE: / COMMUNE DE NYON / SALAIRE FÉVRIER"],
      ['2026-02-02', '-259.98', 'DÉBIT QR-FACTURE'],
      ['2026-02-05', '-378.37', 'RETRAIT BANCOMAT'],
      ['2026-02-11', '1078.22', "CRÉDIT DONNEUR D'ORDRE: / SALAIRE"],
    ]);
    const [period] = document.accounts[0]!.periods;
    expect([period!.isReconciled, period!.rows.map(({ date2 }) => date2?.value.slice(8))]).toEqual([true, ['01', '02', '05', '12']]);
  });
});

it('a code in the first line under "CCY" is the currency of that account', () => {
  const { accounts } = understandText(`
Integrated Account Statement     3 February 2026 to 2 March 2026

HKD Savings 123-456789-833
Date       Transaction Details        Deposit   Withdrawal     Balance
03Feb26    B/F BALANCE                                          500.00
05Feb26    FPS CREDIT                   20.00                   520.00
02Mar26    C/F BALANCE                                          520.00

Foreign Currency Savings 123-456789-888
CCY   Date       Transaction Details        Deposit   Withdrawal     Balance
USD   03Feb26    B/F BALANCE                                          100.00
      05Feb26    PAYME TOP UP                              10.00       90.00
      17Feb26    CREDIT INTEREST               5.00                    95.00
      02Mar26    C/F BALANCE                                           95.00`);
  expect(accounts.map(({ currency }) => currency)).toEqual(['HKD', 'USD']);
});

describe('a yearly letter about savings', () => {
  const LETTER = `
Account number 70811223
Annual statement: 6 April 2025 to 5 April 2026
Thank you for saving. Your balance on 5 April 2026 is £1,250.00. The rate is 3.10% gross;
from 1 May 2026 it will be 2.95% gross/AER. You can withdraw up to £500.00 in branch each day.
Date              Details                      Withdrawals    Receipts      Balance
6 April 2025      Balance brought forward                                 £1,100.00
28 April 2025     Gross interest                                £20.00    £1,120.00
30 April 2025     Deposit                                      £100.00    £1,220.00
28 May 2025       Gross interest                                £30.00    £1,250.00
5 April 2026      Closing balance                                         £1,250.00
Total gross interest paid in the tax year £50.00. Tax deducted £0.00.`;

  it('a day and a figure of two sentences are no balance, and interest of a tax year is no sum of the rows', () => {
    const { period } = readStatement(LETTER);
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([110000, 125000, true]);
    expect(period.proof.checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('but for a balance that the rows do not lead to', () => {
    expect(readStatement(LETTER.replace('Closing balance                                         £1,250', 'Closing balance                                         £1,260')).period.isReconciled).toBe(false);
  });
});

it('balances over the rows of each day, the newest first, end those days, and none of them is where all began', () => {
  const { period, rowLists } = readStatement(`
Mijn rekening BE71 0961 2345 6769
Huidig saldo 175,00 EUR op 31/03/2026
29 maart 2026                       Saldo 175,00 EUR
De Lijn                                   -25,00 EUR
28 maart 2026                       Saldo 200,00 EUR
Huur                                      -80,00 EUR
Loon                                     +130,00 EUR
26 maart 2026                       Saldo 150,00 EUR
Colruyt                                   -10,00 EUR`);
  expect(rowLists).toEqual([[['2026-03-29', '-25.00'], ['2026-03-28', '-80.00'], ['2026-03-28', '130.00'], ['2026-03-26', '-10.00']]]);
  expect([period.startBalance?.value ?? null, period.endBalance?.value]).toEqual([null, 17500]);
});

it('an account without rows has one balance, and no figures below days (wrong badge)', () => {
  const bare = (lines: string) => readStatement(`
Rekening BE71 0961 2345 6769      01/03/2026 - 31/03/2026
Vorig saldo 175,00 EUR
Nieuw saldo 175,00 EUR
${lines}`).period.isReconciled;
  expect(bare('')).toBe(true);
  expect(bare('28/03/2026 uitgaven\nDe Lijn 4411                             -25,00 EUR')).toBe(false);
});
