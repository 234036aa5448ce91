// Days that are misprinted on digital text, where another figure of the page contradicts them.
import { describe, expect, it } from 'vitest';
import { documentOfText, wordsOfLine } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('days that are none', () => {
  const page = (third: string, last: string): string => `
Account 12345678   1 May 2026 to 31 May 2026
Booked       Value        Details                  Amount       Balance
                          Opening balance                        100.00
04.05.2026   04.05.2026   COFFEE                    -5.00         95.00
06.05.2026   07.05.2026   TEA                       -4.00         91.00
${third}   11.05.2026   SALARY                     9.00        100.00
12.05.2026   ${last}   MILK                      -1.00         99.00`;

  it('set as and where those of other rows are keep the badge back', () => {
    expect(readStatement(page('11.05.2026', '12.05.2026')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('11.05.8026', '12.05.2026')).verdicts).not.toContain('reconciled');
    expect(readStatement(page('11.05.2026', '42.05.2026')).verdicts).not.toContain('reconciled');
  });

  it('also where most rows have that of the row above', () => {
    const rows = (day: string): string => `
Account 12345678   1 May 2026 to 31 May 2026
Date           Details                  Amount       Balance
               Opening balance                        100.00
04 May 2026    COFFEE                    -5.00         95.00
               TEA                       -4.00         91.00
               SALARY                     9.00        100.00
${day}    MILK                      -1.00         99.00
               RICE                      -2.00         97.00
               SALT                      -3.00         94.00`;
    expect(readStatement(rows('12 May 2026')).verdicts).toEqual(['reconciled']);
    expect(readStatement(rows('12 May 9026')).verdicts).not.toContain('reconciled');
  });
});

describe('days out of order', () => {
  const page = (days: readonly string[], first = ''): string => `
Account 12345678   1 May 2026 to 31 May 2026
Date         Details                  Amount       Balance
${first}             Opening balance                        100.00
${days.map((day, at) => `${day}   SHOP ${at}                    -1.00         ${99 - at}.00`).join('\n')}`;
  const DAYS = ['04.05.2026', '05.05.2026', '05.05.2026', '11.05.2026', '12.05.2026', '18.05.2026', '29.05.2026'];
  const withDay = (at: number, day: string): string[] => DAYS.map((own, index) => (index === at ? day : own));

  it.each([
    ['as they are', DAYS, 'reconciled'],
    ['one late by a few days', withDay(3, '04.05.2026'), 'reconciled'],
    ['one far off', withDay(2, '25.05.2026'), 'unknown'],
    ['the first far off', withDay(0, '24.05.2026'), 'unknown'],
    ['the last far off', withDay(6, '01.05.2026'), 'unknown'],
    ['several', ['18.05.2026', ...DAYS.slice(0, 3), '29.05.2026', '11.05.2026', '12.05.2026'], 'reconciled'],
    ['one of months before', withDay(0, '04.03.2026'), 'unknown'],
  ])('%s', (_, days, verdict) => {
    expect(readStatement(page(days)).verdicts).toEqual([verdict]);
  });
});

describe('cells a part of a line off their row', () => {
  const LINES = [
    'Account 12345678   1 May 2026 to 31 May 2026',
    'Date         Details                  Amount       Balance',
    '             Opening balance                        100.00',
    '04.05.2026   COFFEE                    -5.00         95.00',
    '06.05.2026   TEA                       -4.00         91.00',
    '11.05.2026   SALARY                     9.00        100.00',
    '12.05.2026   MILK                      -1.00         99.00',
  ];
  /** The page with one word of it set higher or lower. */
  const read = (text: string, by: number) => {
    const [page] = documentOfText('').pages;
    const words = LINES.flatMap((line, row) => wordsOfLine(line, 60 + 12 * row)).map((word) => (word.text === text ? { ...word, baseline: word.baseline + by, box: [word.box[0], word.box[1] + by, word.box[2], word.box[3] + by] as typeof word.box } : word));
    return readStatement({ pages: [{ ...page!, words }], encrypted: false });
  };

  it.each(['06.05.2026', '11.05.2026', '12.05.2026', '-4.00', '9.00', '-1.00'])('%s', (text) => {
    for (const by of [-5, 5, -4, 4]) {
      const { isReconciled, rows } = read(text, by);
      expect(isReconciled && rows.join() !== '2026-05-04,-5.00,2026-05-06,-4.00,2026-05-11,9.00,2026-05-12,-1.00').toBe(false);
    }
  });

  it('as it should be', () => {
    expect(read('', 0).isReconciled).toBe(true);
  });
});

describe('a day that stands on the first of its rows only', () => {
  const page = (second: string, third: string, period = '1 May 2026 to 31 May 2026'): string => `
Account 12345678   ${period}
Date          Details                  Amount       Balance
              Opening balance                        100.00
4 May 2026    SHOP 1                    -1.00
              SHOP 2                    -1.00         98.00
${second}    SHOP 3                    -1.00
              SHOP 4                    -1.00
              SHOP 5                    -1.00         95.00
${third}   SHOP 6                    -1.00
              SHOP 7                    -1.00         93.00
15 May 2026   SHOP 8                    -1.00         92.00
18 May 2026   SHOP 9                    -1.00
              SHOP 10                   -1.00         90.00
22 May 2026   SHOP 11                   -1.00         89.00
29 May 2026   SHOP 12                   -1.00         88.00`;

  it.each([
    ['as it is', page('6 May 2026', '12 May 2026'), 'reconciled'],
    ['far out of the order of all others', page('6 May 2026', '27 May 2026'), 'unknown'],
    ['out of the order by more than a long weekend', page('6 May 2026', '19 May 2026'), 'unknown'],
    ['as late as a weekend', page('6 May 2026', '17 May 2026'), 'reconciled'],
    ['one alone of a day behind the period', page('6 May 2026', '12 May 2026').replace('29 May 2026 ', '4 June 2026'), 'unknown'],
    ['one alone of a day before the period', page('6 May 2026', '12 May 2026').replace('4 May 2026 ', '26 Apr 2026'), 'unknown'],
    ['of months before the period', page('6 Feb 2026', '12 May 2026'), 'unknown'],
    ['of months before, where no period is printed', page('6 Feb 2026', '12 May 2026', ''), 'unknown'],
    ['on the last day of the period, with rows of it below', `${page('6 May 2026', '12 May 2026', '1 May 2026 to 29 May 2026').replace('22 May', '29 May')}\n29 May 2026   SHOP 13                  -1.00         87.00`, 'reconciled'],
    ['one alone of the day behind the period, with rows of it below', `${page('6 May 2026', '12 May 2026', '1 May 2026 to 29 May 2026').replace('22 May', '30 May')}\n29 May 2026   SHOP 13                  -1.00         87.00`, 'unknown'],
  ])('%s', (_, text, verdict) => {
    expect(readStatement(text).verdicts).toEqual([verdict]);
  });
});

describe('days of a card without running balances', () => {
  const page = (day: string, last = ''): string => `
Credit card account ending 4418   Closing Date 06/03/26
Minimum payment due 10.00   Credit limit 5,000.00
Previous balance                         100.00
Payments                                 -50.00
Purchases                                +28.00
New balance                               78.00
Date       Description                   Amount
05/06/26   PAYMENT - THANK YOU           -50.00
05/07/26   SHOP 1                          4.00
05/09/26   SHOP 2                          4.00
${day}   SHOP 3                          4.00
05/15/26   SHOP 4                          4.00
05/20/26   SHOP 5                          4.00
05/22/26   SHOP 6                          4.00
06/02/26   SHOP 7                          4.00${last}`;

  it('lie before the day that the bill is closed on', () => {
    expect(readStatement(page('05/11/26')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('11/11/26')).verdicts).toEqual(['unknown']);
  });
});

describe('days of purchase and of booking', () => {
  const page = (booked: string): string => `
Credit card account ending 4418   Closing Date 06/03/26
Previous balance                         100.00
Payments                                 -50.00
Purchases                                +28.00
New balance                               78.00
Trans date   Posting date   Description                   Amount
05/05/26     05/06/26       PAYMENT - THANK YOU           -50.00
05/07/26     05/07/26       SHOP 1                          4.00
05/08/26     05/09/26       SHOP 2                          4.00
05/10/26     05/11/26       SHOP 3                          4.00
05/14/26     ${booked}       SHOP 4                          4.00
05/18/26     05/20/26       SHOP 5                          4.00
05/22/26     05/22/26       SHOP 6                          4.00
06/01/26     06/02/26       SHOP 7                          4.00`;

  it('no card books before the purchase', () => {
    expect(readStatement(page('05/15/26')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('05/13/26')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('05/11/26')).verdicts).toEqual(['unknown']);
  });
});

describe('a payment above the purchases of a card, of days after theirs', () => {
  const page = (bought: string, booked: string): string => `
Kreditkarten-Abrechnung vom 30.05.2025
Kartennummer 4907 XXXX XXXX 2281
Belegdatum  Buchungsdatum  Verwendungszweck                      Betrag in EUR
                           Saldo der letzten Abrechnung               100,00-
${bought}    ${booked}       Lastschrift Einzug                         100,00+
01.05.25    02.05.25       BUCHHANDLUNG                                10,00-
02.05.25    03.05.25       APOTHEKE                                    20,00-
03.05.25    04.05.25       KINO                                        30,00-
08.05.25    09.05.25       BLUMEN                                      40,00-
12.05.25    13.05.25       GARTENMARKT                                 50,00-
19.05.25    20.05.25       MUSEUM                                      60,00-
                           Neuer Saldo                                210,00-`;

  it('is proved where both its days say so', () => expect(readStatement(page('14.05.25', '15.05.25')).verdicts).toEqual(['reconciled']));

  it('is not where one of them does not', () => {
    expect(readStatement(page('04.05.25', '15.05.25')).verdicts).toEqual(['unknown']);
  });
});

describe('days of an account without running balances', () => {
  const page = (day: string): string => `
Account NL44 ABNO 0441 8822 09     Date 02-12-2026
Previous balance      New balance      Total debits      Total credits
100.00 CR                75.00 CR             25.00               0.00
Date     Details                   Debit      Credit
05-11    SHOP 1                     4.00
09-11    SHOP 2                     4.00
${day}    SHOP 3                     4.00
15-11    SHOP 4                     4.00
20-11    SHOP 5                     4.00
22-11    SHOP 6                     4.00
30-11    SHOP 7                     1.00`;

  it('lie near each other', () => {
    expect(readStatement(page('11-11')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('11-06')).verdicts).toEqual(['unknown']);
    expect(readStatement(page('19-11')).verdicts).toEqual(['unknown']);
  });

  it.each([['9 Mar', true], ['22 Mar', false], ['14 Mar', true]])('one row alone dated %s where the statement is of 12 March and prints no period (wrong badge)', (day, isReconciled) => {
    expect(readStatement(`
Harbour Bank                       Statement date 12 Mar 2026
Account number 12345678
Opening balance 1,000.00           Closing balance 1,130.00
Date       Details                    Out          In
13 Feb     Rent                    500.00
20 Feb     Salary                              800.00
26 Feb     Grocer                   20.00
2 Mar      Power                   100.00
${day.padEnd(11)}Water                    50.00
`).badges).toEqual([isReconciled]);
  });

  it('a day that is none in the order of all others is not one of the other order (wrong badge: 22 September for 22 December)', () => {
    const text = (day: string): string => `
Konto 46893711    Zeitraum 01.09.2025 - 31.12.2025
Anfangssaldo 1.000,00      Endsaldo 1.425,83
Datum         Text                       Soll        Haben
05.11.2025    Miete                      350,00
26.11.2025    Erstattung                              49,66
${day}    Gutschrift                             475,17
27.12.2025    Gehalt                                 251,00`;
    expect(readStatement(text('09.12.2025')).badges).toEqual([true]);
    expect(readStatement(text('09.22.2025')).badges).toEqual([false]);
  });
});

it('a purchase booked before its day is doubted on a card whose debts are negative, too (wrong badge)', () => {
  const page = (day: string) => `
Kreditkartenabrechnung     Kartennummer 4871 22XX XXXX 5519     Abrechnungsdatum 20.01.2026
Belegdatum   Buchungsdatum   Beschreibung                        Betrag in EUR
                             Saldo der letzten Abrechnung              100,00-
05.01.26     06.01.26        Zahlungseingang                           100,00+
03.01.26     04.01.26        REWE                                       10,00-
08.01.26     09.01.26        AMAZON                                     20,00-
06.01.26     07.01.26        SPOTIFY                                    30,00-
11.01.26     12.01.26        TANKSTELLE                                 40,00-
16.01.26     ${day}        HOTEL                                      50,00-
                             Neuer Saldo                               150,00-`;
  expect(readStatement(page('17.01.26')).verdict).toBe('reconciled');
  expect(readStatement(page('07.01.26')).verdict).not.toBe('reconciled');
});

describe('one misprinted day says nothing of which column holds the days of booking (wrong badge)', () => {
  it('where its heading does', () => {
    const page = (day: string): string => `
CARD STATEMENT 4537 11XX XXXX 4409      Statement from Oct 08 to Nov 07, 2025      CAD
TRANSACTION   POSTING DATE   DESCRIPTION                  AMOUNT
Previous balance                                            1,000.00
OCT 09        OCT 10         LCBO TORONTO                      58.27
OCT 11        OCT 12         LOBLAWS                          165.65
OCT 13        OCT 14         PRESTO                            17.03
OCT 27        ${day}         TIM HORTONS                       85.00
OCT 29        OCT 30         PETRO                             60.43
OCT 30        OCT 31         PADDLE                            53.74
New balance                                                 1,440.12`;
    expect(readStatement(page('OCT 28')).rows.map(([day]) => day)).toEqual(['2025-10-10', '2025-10-12', '2025-10-14', '2025-10-28', '2025-10-30', '2025-10-31']);
    expect(readStatement(page('OCT 28')).isReconciled).toBe(true);
    expect(readStatement(page('OCT 08')).rows.map(([day]) => day)).toEqual(['2025-10-10', '2025-10-12', '2025-10-14', '2025-10-08', '2025-10-30', '2025-10-31']);
    expect(readStatement(page('OCT 08')).isReconciled).toBe(false);
  });

  it('where both are headed alike', () => {
    const page = (day: string): string => `
ESTADO DE CUENTA   PERIODO DEL 04/04/2025 AL 03/05/2025    MXN
FECHA        FECHA        DESCRIPCION                 CARGOS      ABONOS       SALDO
Saldo inicial                                                            1,000.00
04/04/2025   04/04/2025   MERCADO                   100.00                 900.00
${day}   15/04/2025   TIENDA                    200.00                 700.00
16/04/2025   16/04/2025   LUZ                       100.00                 600.00
22/04/2025   20/04/2025   DEPOSITO                              50.00      650.00
23/04/2025   23/04/2025   CAJERO                     50.00                 600.00
30/04/2025   30/04/2025   MERCADO                   100.00                 500.00
Saldo final                                                                500.00`;
    expect(readStatement(page('15/04/2025')).rows.map(([day]) => day)).toEqual(['2025-04-04', '2025-04-15', '2025-04-16', '2025-04-22', '2025-04-23', '2025-04-30']);
    expect(readStatement(page('15/04/2025')).isReconciled).toBe(true);
    expect(readStatement(page('17/04/2025')).isReconciled).toBe(false);
  });

  it('where both stand in one cell', () => {
    const page = (day: string): string => `
Wyciąg z rachunku nr 11/2025 za okres 01.11.2025 - 30.11.2025
Numer rachunku 61 1090 1014 0000 0712 1981 2874     PLN
Saldo początkowe                               3 440,12
Data                     Opis operacji                  Kwota     Saldo po operacji
09.11.2025               PRZELEW NA TELEFON          1 981,90              5 422,02
08.11.2025               Ola Nowak
17.11.2025               OPŁATA                        -92,89              5 329,13
17.11.2025               Za prowadzenie rachunku
${day}               OPŁATA                       -198,22              5 130,91
23.11.2025               Za prowadzenie rachunku
26.11.2025               ZWROT                         657,00              5 787,91
25.11.2025               Allegro.pl
30.11.2025               ZWROT                       2 369,50              8 157,41
29.11.2025               Allegro.pl
Saldo końcowe                                  8 157,41`;
    const days = (third: string): string[] => ['2025-11-09', '2025-11-17', third, '2025-11-26', '2025-11-30'];
    expect(readStatement(page('24.11.2025')).rows.map(([day]) => day)).toEqual(days('2025-11-24'));
    expect(readStatement(page('24.11.2025')).isReconciled).toBe(true);
    expect(readStatement(page('04.11.2025')).rows.map(([day]) => day)).toEqual(days('2025-11-04'));
    expect(readStatement(page('04.11.2025')).isReconciled).toBe(false);
  });
});

describe('days over single rows, close below one another', () => {
  const page = (third: string): string => `
A/C 0441-20933-01   01-01-2025 to 31-01-2025
Opening balance              1,000.00 Cr
${['03-01-2025', '05-01-2025', third, '07-01-2025', '17-01-2025', '19-01-2025'].map((day, at) => `${day} 08:1${at}
Shop ${'ABCDEF'[at]}                          1.00 Dr
Bal:                           ${999 - at}.00 Cr`).join('\n')}

Closing balance                994.00 Cr`;

  it('a misprinted one before the day above it is printed for its own row, and ends no text (wrong badge)', () => {
    expect(readStatement(page('06-01-2025')).rows.map(([day]) => day?.slice(8))).toEqual(['03', '05', '06', '07', '17', '19']);
    expect(readStatement(page('04-01-2025')).rows.map(([day]) => day?.slice(8))).toEqual(['03', '05', '04', '07', '17', '19']);
  });
});

it('digits under the heading of the days of booking that are no days, where only those of value were read, keep the badge back (wrong badge)', () => {
  const page = (day: (own: string) => string): string => `
EXTRAIT DE COMPTE 0441209331   DU 01/05/2025 AU 31/05/2025
SOLDE DEPART AU 30/04/2025                               501,20
CODE  DATE    LIBELLE                  VALEUR          DEBIT      CREDIT
${['03', '09', '10', '13'].map((own) => `0044  ${day(own)}   CHEQUE                   02/05/2025      10,00`).join('\n')}
SOLDE FINAL AU 31/05/2025                                461,20`;
  expect(readStatement(page((own) => `${own}/05`))).toMatchObject({ rows: ['03', '09', '10', '13'].map((own) => [`2025-05-${own}`, '-10.00']), badges: [true] });
  expect(readStatement(page((own) => `${own}   `)).badges).toEqual([false]);
});

it('rows in the order of their operations, one of which is booked weeks before the rows around it', () => {
  const page = (day: string): string => `
Statement period 01.02.2026 - 28.02.2026      Account number 40817810123456789012
Opening balance     1,000.00
Closing balance       930.00
Trans. date   Posting date   Amount     Details
27.02.2026    27.02.2026     -10.00     GROCER
26.02.2026    27.02.2026     -10.00     GROCER
25.02.2026    ${day}     -15.00     TAXI
25.02.2026    26.02.2026     -10.00     GROCER
20.02.2026    20.02.2026      35.00     REFUND
19.02.2026    20.02.2026     -50.00     GROCER
10.02.2026    11.02.2026     -10.00     GROCER
Total credits      35.00
Total debits      105.00
`;
  expect(readStatement(page('25.02.2026')).badges).toEqual([true]);
  expect(readStatement(page('05.02.2026')).badges).toEqual([false]);
});

it('a day over rows of what came in and of what went out, among days that go on through both', () => {
  const page = (day: string): string => `
Conta 12345-6        01 DE AGOSTO DE 2026 a 31 DE AGOSTO DE 2026
Saldo inicial                              100,00
Total de entradas                         +300,00
Total de saídas                           -150,00
Saldo final do período                     250,00

Movimentações
${['03', day, '05', '06', '10', '11'].map((own) => `${own} AGO 2026    Total de entradas        + 50,00
               Transferência recebida     50,00
               Total de saídas          - 25,00
               Compra no débito           25,00`).join('\n')}
`;
  expect(readStatement(page('04')).badges).toEqual([true]);
  expect(readStatement(page('24')).badges).toEqual([false]);
});

it('rows in sections with words that nobody knows: one day is far from its second, which stands between those of the rows around it', () => {
  const page = (day: string): string => `
COMPTE DE DEPOT N° 04471882001      AU 30/09/2026
Date            Date Valeur     Détail des opérations            Montant
SOLDE CREDITEUR AU 31/08/2026                                   + 100,00
VERSEMENTS DE LA MAISON                                          + 50,00
12/09/2026      12/09/2026      VIR EMPLOYEUR                    + 50,00
ACHATS DIVERS                                                    - 60,00
03/09/2026      03/09/2026      BOULANGERIE                      - 10,00
08/09/2026      08/09/2026      LIBRAIRIE                        - 10,00
${day}      09/09/2026      TRAIN                            - 15,00
10/09/2026      10/09/2026      BOULANGERIE                      - 25,00
RETENUES                                                         - 20,00
07/09/2026      07/09/2026      EAU                              - 20,00
SOLDE CREDITEUR AU 30/09/2026                                    + 70,00`;
  expect(readStatement(page('09/09/2026')).badges).toEqual([true]);
  expect(readStatement(page('29/09/2026')).badges).toEqual([false]);
});

it('no row is of a day after that of the closing balance beside it', () => {
  const page = (day: string): string => `
Kontonummer 4113746412
Valuta        Vorgang                            Euro
30.12.2022    alter Saldo                      100,00
12.01.2023    Gutschrift                        40,00
12.02.2023    Gutschrift                        40,00
12.03.2023    Gutschrift                        40,00
12.04.2023    Gutschrift                        40,00
${day}    Umbuchung                       -259,00
06.05.2023    neuer Saldo                        1,00`;
  expect(readStatement(page('06.05.2023')).badges).toEqual([true]);
  expect(readStatement(page('09.05.2023')).badges).toEqual([true]);
  expect(readStatement(page('26.05.2023')).badges).toEqual([false]);
});

it('purchases of a card in order but for one day, above a title that shows the sum of what follows (wrong badge)', () => {
  const days = ['06', '07', '08', '09', '10', '12', '13', '14', '16', '17', '18', '20', '21', '24', '25', '26', '28', '29'];
  const page = (misread: string): string => `
FATURA 13 DEZ 2025    CARTÃO DE CRÉDITO
Período: 06 NOV a 06 DEZ
Fatura anterior                        R$ 100,00
Pagamento recebido                    −R$ 100,00
Total de compras                       R$ 180,00
Total a pagar                          R$ 180,00
TRANSAÇÕES
Lia Mendes                             R$ 180,00
${days.map((day) => `${day === '28' ? misread : day} NOV   Padaria Sol                   R$ 10,00`).join('\n')}
Pagamentos e Financiamentos           −R$ 100,00
13 NOV   Pagamento em 13 NOV          −R$ 100,00`;
  expect(readStatement(page('08')).badges).toEqual([false]);
  expect(readStatement(page('28')).badges).toEqual([true]);
});
