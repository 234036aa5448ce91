// What a second round of layouts drawn at random brought up: each rule on the smallest page that shows it.
import { describe, expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

describe('which row a figure belongs to', () => {
  it('a figure of the other side below a row is that of the next row, not a part of it', () => {
    const { rows } = readStatement(`
Statement period 1 March 2025 to 31 March 2025
Opening balance 100.00
Closing balance 61.76
Date        Description               Paid in    Paid out
3 Mar 2025  Grocers                                  30.00
            Interest to 28 Feb           1.76
            Cash machine
                                                     10.00
              Leeds 1 Mar
`);
    expect(rows).toEqual([['2025-03-03', '-30.00'], ['2025-03-03', '1.76'], ['2025-03-03', '-10.00']]);
  });

  it('figures that letters push to the left stand in the column of those that end with a sign', () => {
    const { rows } = readStatement(`
Account statement 01/03/2025 - 31/03/2025
Date          Description                   Amount
03/03/2025    GROCERS                      30.00 €
04/03/2025    BAKERY                       12.00 €
05/03/2025    GROCERS                      30.00 €
06/03/2025    PAYMENT          N97203909 33.14 € CR
07/03/2025    BAKERY                       11.00 €
`);
    expect(rows).toHaveLength(5);
  });

  it('where one side has letters behind its figures, those of the other stand in the same column', () => {
    const { rows } = readStatement(`
Statement period 1 March 2025 to 31 March 2025
Opening balance 100.00
Closing balance 13.96
Date        Description             Amount
03/03/2025  GROCERS                   30.00 DR
04/03/2025  GROCERS                   12.00 DR
05/03/2025  INTEREST                      5.96
06/03/2025  GROCERS                   30.00 DR
07/03/2025  GROCERS                   20.00 DR
`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-30.00', '-12.00', '5.96', '-30.00', '-20.00']);
  });

  it('a sign before a balance is none behind the amount', () => {
    const { rows, period } = readStatement(`
Statement period 1 March 2025 to 31 March 2025
Opening balance - 500.00
Closing balance - 410.00
Date        Description            Amount   Balance
03/03/2025  PAYMENT                120.00  - 380.00
04/03/2025  FEE                   - 10.00  - 390.00
05/03/2025  INTEREST              - 20.00  - 410.00
`);
    expect(rows.map(([, amount]) => amount)).toEqual(['120.00', '-10.00', '-20.00']);
    expect(period.isReconciled).toBe(true);
  });

  it('two figures at a space\'s distance are two, whatever sign leads the second', () => {
    const { period } = readStatement(`
Statement period 1 March 2025 to 31 March 2025
Date        Description           Amount Balance
03/03/2025  PAYMENT              -£20.00 £380.00
04/03/2025  FEE                 -£400.00 -£20.00
05/03/2025  INTEREST             -£20.00 -£40.00
06/03/2025  INTEREST             -£20.00 -£60.00
`);
    expect(period.rows.map(({ amount, balance }) => [amount.value, balance?.value])).toEqual([[-2000, 38000], [-40000, -2000], [-2000, -4000], [-2000, -6000]]);
  });
});

describe('days', () => {
  const rows = (first: string): string => `
Statement period 1 March 2025 to 31 March 2025
Date posted
Value date    Description                     Amount     Balance
1 Mar 2025    Opening balance                             100.00
4 Mar 2025    TRANSFER FROM P MARSH
3 Mar 2025                                     20.00      120.00
5 Mar 2025    ${first}
3 Mar 2025                                    -10.00      110.00
6 Mar 2025    BAKERY LEEDS
4 Mar 2025                                    -10.00      100.00
7 Mar 2025    BAKERY YORK
5 Mar 2025                                    -10.00       90.00
31 Mar 2025   Closing balance                              90.00
`;

  it('letters before a long run of digits are a reference, no currency', () => {
    expect(readStatement(rows('DD TELECOM REF BS62043386')).rows.map(([day]) => day)).toEqual(['2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07']);
  });

  it('where days with a text have no figures and figures have days of their own, the badge is kept back', () => {
    const two = rows('DD TELECOM').replace(/6 Mar[^]*90\.00\n31/, '31').replace(/90\.00\n$/, '110.00\n');
    const { period } = readStatement(two);
    expect([period.rows.length, period.proof.status]).toEqual([2, 'unknown']);
  });

  it('a figure that ends before those of the rows is of a text', () => {
    expect(readStatement(rows('DD TELECOM REF 62,043.86')).rows.map(([day]) => day)).toEqual(['2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07']);
  });

  it('a list of the balances of days below does not unsettle how the rows are set', () => {
    const { rows: read2 } = readStatement(`${rows('GROCERS')}
Balances of days
4 Mar 2025   120.00     5 Mar 2025   110.00
6 Mar 2025   100.00
`);
    expect(read2.map(([day]) => day)).toEqual(['2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07']);
  });

  it('"do" between two days leads up to the second, although it is a day of the week elsewhere', () => {
    const { period } = readStatement(`
Okres
1 marca 2020 do 31 maja 2020
Saldo początkowe 100,00
Saldo końcowe 60,00
Data      Opis operacji      Kwota
03.03     PIEKARNIA          -10,00
20.05     APTEKA             -30,00`);
    expect([period.startDate?.value, period.endDate?.value, period.rows[1]?.date?.value]).toEqual(['2020-03-01', '2020-05-31', '2020-05-20']);
  });

  it('years that tear the rows apart are doubtful where no period is printed', () => {
    const { period } = readStatement(`
Statement made on 1 March 2020
Next statement on 31 May 2020
Opening balance 100.00
Closing balance 60.00
Date      Description        Amount      Balance
28 Feb    BAKERY             -10.00        90.00
20 May    CHEMIST            -30.00        60.00`);
    expect(period.proof.status).not.toBe('reconciled');
  });
});

describe('balances in running text', () => {
  const statement = (sentence: string): string => `
${sentence}

Datum         Text                     Betrag
03.03.2025    BAECKEREI                -10,00
20.03.2025    APOTHEKE                 -30,00`;

  it.each([
    'Su saldo el 1 de marzo de 2025 era de 100,00 y el 31 de marzo de 2025 de 60,00.',
    'Saldoen var 100,00 den 1. mars 2025 og 60,00 den 31. mars 2025.',
    'Az egyenleg 2025. március 1. napján 100,00, 2025. március 31. napján 60,00 volt.',
    'You started the period on 1 March 2025 with 100,00 and finished it on 31 March 2025 with 60,00.',
  ])('are read in pairs with their days: %s', (sentence) => {
    const { period } = readStatement(statement(sentence));
    expect([period.startBalance?.value, period.endBalance?.value, period.proof.status]).toEqual([10000, 6000, 'reconciled']);
  });

  it('also where the line breaks between them, and with letters for the side', () => {
    const { period } = readStatement(statement('On 1 March 2025 your balance was 100,00 Cr and\non 31 March 2025 it was 60,00 Cr'));
    expect([period.startBalance?.value, period.endBalance?.value]).toEqual([10000, 6000]);
  });

  it('one that is printed wrong contradicts the rows', () => {
    expect(readStatement(statement('Su saldo el 1 de marzo de 2025 era de 100,00 y el 31 de marzo de 2025 de 61,00.')).period.proof.status).toBe('notReconciled');
  });
});

describe('which balance closes a period', () => {
  const card = (label: string, due = '1.877,24'): string => `
Carte de crédit 5341 3750 8453 8787        1 avril 2022 au 30 avril 2022
Limite de crédit 5.000,00      Paiement minimum 46,93
Solde précédent                867,21
Paiements reçus              2.800,08
Achats                       3.810,11
${label.padEnd(27)} ${due}

Date          Libellé                    Montant
04/04/2022    PAIEMENT RECU            -2.800,08
20/04/2022    LIBRAIRIE                 3.010,11
21/04/2022    BOULANGERIE                 800,00`;

  it('a further balance of a summary, where the equation holds with it', () => {
    expect(readStatement(card('Solde dû')).period.endBalance?.value).toBe(-187724);
    expect(readStatement(card('Solde dû')).period.proof.status).toBe('reconciled');
    expect(readStatement(card('Solde dû', '1.878,24')).period.proof.status).not.toBe('reconciled');
  });

  it('or a figure of the summary whose label says nothing', () => {
    expect(readStatement(card('Qwfp xyzzy')).period.endBalance?.value).toBe(-187724);
    expect(readStatement(card('Qwfp xyzzy', '1.878,24')).period.proof.status).not.toBe('reconciled');
  });

  it('what a page carries forward does not, where rows with balances go on below', () => {
    const { period } = readStatement(`
Account 12345678     1 March 2025 to 31 March 2025
Date          Description               Amount     Balance
01/03/2025    Opening balance                       100.00
03/03/2025    BAKERY                    -10.00       90.00
05/03/2025    BAKERY                    -10.00       80.00
              Carried forward                        80.00
\f
Date          Description               Amount     Balance
              Brought forward                        80.00
06/03/2025    BAKERY                    -10.00       70.00
20/03/2025    CHEMIST                   -30.00       40.00`);
    expect([period.endBalance?.value, period.proof.status]).toEqual([4000, 'reconciled']);
  });
});

it('of two periods in which nothing happened each has its own days and balances', () => {
  const { periods } = readStatement(`
Statement of account   01/06/2021 - 31/07/2021
Account number 12345678
Period 01/06/2021 - 30/06/2021
Date          Description              Paid out    Paid in
01/06/2021    Opening balance                       500.00
30/06/2021    Closing balance                       500.00

Account number 12345678
Period 01/07/2021 - 31/07/2021
Date          Description              Paid out    Paid in
01/07/2021    Opening balance                       500.00
31/07/2021    Closing balance                       500.00`);
  expect(periods.map((period) => [period.startDate?.value, period.endDate?.value, period.proof.status])).toEqual([['2021-06-01', '2021-06-30', 'reconciled'], ['2021-07-01', '2021-07-31', 'reconciled']]);
});

describe('sides', () => {
  it('letters that nobody knows behind balances: those are owed where the headings of both sides say so', () => {
    const { period, rows } = readStatement(`
01/02/2022 - 28/02/2022
Date          Description                   Debit      Credit       Balance
              Opening balance                                     1,000.00 Q
03/02/2022    PAYMENT                                  400.00       600.00 Q
04/02/2022    FEE                           50.00                   650.00 Q
              Closing balance                                       650.00 Q`);
    expect(rows).toEqual([['2022-02-03', '400.00'], ['2022-02-04', '-50.00']]);
    expect([period.startBalance?.value, period.proof.status]).toEqual([-100000, 'reconciled']);
  });

  const unheaded = (head: string): string => `
Statement period 1 March 2025 to 31 March 2025
${head}
01/03/2025    Opening balance                           500.00
03/03/2025    TRANSFER FROM P MARSH                     120.00
04/03/2025    GROCERS                         30.00
05/03/2025    GROCERS                         12.00
06/03/2025    BAKERY                          10.00
06/03/2025    BAKERY                           5.00
07/03/2025    INTEREST                                    1.00
08/03/2025    REFUND                                      2.00
09/03/2025    REFUND                                      4.00
              Cash machine
                                              20.00
              Leeds
31/03/2025    Closing balance                           550.00`;

  it('columns of both sides without headings prove nothing where the balances stand in them, too', () => {
    expect(readStatement(unheaded('')).period.proof.status).not.toBe('reconciled');
    expect(readStatement(unheaded('Date          Description                   Paid out   Paid in')).period.proof.status).toBe('reconciled');
  });

  it('a figure in the other of two such columns is no second part of the row above', () => {
    expect(readStatement(unheaded('')).rows).toHaveLength(9);
  });
});

describe('two days in a row', () => {
  it('beside a column that no known heading names, the one that runs in order is that of the entry', () => {
    const { rows } = readStatement(`
Extrato de 01/02/2022 a 28/02/2022
Data movimento  Qwfp          Descrição          Valor      Saldo
31/01/2022      01/02/2022    COMPRA            -10,00     990,00
30/01/2022      01/02/2022    COMPRA            -10,00     980,00
02/02/2022      02/02/2022    COMPRA            -10,00     970,00
29/01/2022      03/02/2022    COMPRA            -10,00     960,00
03/02/2022      04/02/2022    COMPRA            -10,00     950,00`);
    expect(rows.map(([day]) => day)).toEqual(['2022-02-01', '2022-02-01', '2022-02-02', '2022-02-03', '2022-02-04']);
  });

  it('where figures have no decimals the second day of a row is no amount', () => {
    const { period } = readStatement(`
Időszak: 2020.09.01 - 2020.11.30
Nyitó egyenleg 100 000
Záróegyenleg 40 000
Value date    Posting date    Description       Amount
11.20         11.24           BOLT             -10 000
11.21         11.25           BOLT             -20 000
11.19         11.26           BOLT             -30 000`);
    expect(period.rows.map(({ date }) => date?.value)).toEqual(['2020-11-24', '2020-11-25', '2020-11-26']);
  });

  it('a day that a description begins with is none of the row', () => {
    const { rows } = readStatement(`
Kontoauszug 01.03.2023 - 31.03.2023
Anfangssaldo 1.000,00
Endsaldo 850,00
Buchungstag   Vorgang                            Betrag
21.03.        Gehaltsumbuchung                   -10,00
              20.03.2023 12.44 Uhr               -30,00
              19.03.2023 12.44 Uhr               -30,00
22.03.        Scheck 7927                        -10,00
23.03.        Scheck 7928                        -10,00
              21.03.2023 12.44 Uhr               -10,00
27.03.        Scheck 7929                        -50,00`);
    expect(rows.map(([day]) => day)).toEqual(['2023-03-21', '2023-03-21', '2023-03-21', '2023-03-22', '2023-03-23', '2023-03-23', '2023-03-27']);
  });
});

it('balances of days with a letter behind them are tested as well', () => {
  const page = (last: string): string => `
Statement period 1 March 2025 to 31 March 2025
Opening balance 100.00
Closing balance 60.00
Date          Description               Amount
03/03/2025    BAKERY                    -10.00
05/03/2025    BAKERY                    -10.00
07/03/2025    BAKERY                    -10.00
08/03/2025    BAKERY                    -10.00

Balances of days
03/03/2025   90.00 Q    05/03/2025   80.00 Q    07/03/2025   70.00 Q
08/03/2025   ${last} Q`;
  expect(readStatement(page('60.00')).period.proof.status).toBe('reconciled');
  expect(readStatement(page('65.00')).period.proof.status).toBe('notReconciled');
});

it('accounts told apart by titles of a name, a number and a currency, whatever the words are', () => {
  const { document } = readStatement(`
Statement   January 1, 2022 - January 31, 2022
Qwfp Saver 8673-7526908 CAD
January 1, 2022 - January 31, 2022
Date          Description               Amount     Balance
01/01/2022    Opening balance                       100.00
14/01/2022    BAKERY                    -10.00       90.00
31/01/2022    Closing balance                        90.00

Xyzzy Plus 6251-5177434 CAD
January 1, 2022 - January 31, 2022
Date          Description               Amount     Balance
01/01/2022    Opening balance                       200.00
15/01/2022    GROCERS                   -30.00      170.00
31/01/2022    Closing balance                       170.00`);
  expect(document.accounts.map(({ number, periods }) => [number, periods[0]!.endBalance?.value])).toEqual([['8673-7526908', 9000], ['6251-5177434', 17000]]);
});

describe('readings that mirror each other', () => {
  it('balances with a letter that nobody knows and signed amounts: the badge is kept back', () => {
    const page = (letter: string): string => `
01.11.2019 - 31.01.2020
            Opening balance                  64.819,37 kr.${letter}
05.11.2019  Insurance                        -1.408,17 kr.
02.12.2019  Paid in                           3.977,63 kr.
06.12.2019  Insurance                        -1.172,56 kr.
            Closing balance                  63.422,47 kr.${letter}`;
    expect(readStatement(page(' Q')).period.proof.status).not.toBe('reconciled');
    const { period } = readStatement(page(' D'));
    expect([period.startBalance?.value, period.endBalance?.value, period.proof.status]).toEqual([-6481937, -6342247, 'reconciled']);
  });

  it('a loan, or balances with a letter that nobody knows, without rows: the badge is kept back', () => {
    const status = (title: string, letter: string): string => readStatement(`
${title}
Account number 511891-72
12/01/2023 through 12/31/2023
Opening balance      40,000.00${letter}
New balance          40,000.00${letter}`).period.proof.status;
    expect(status('Savings account', '')).toBe('reconciled');
    expect(status('Personal Loan', '')).not.toBe('reconciled');
    for (const title of ['Úvěrový účet', 'Lainatili', 'Lånekonto', 'İhtiyaç kredisi', 'Krediet']) expect(status(title, '')).not.toBe('reconciled');
    expect(status('Savings account', ' B')).not.toBe('reconciled');
  });

  it('balances with a letter that nobody knows and two columns of amounts without headings: the badge is kept back', () => {
    const document = understandText(`
Kivonat időszaka 2020. november 1. - 2020. november 30.
Előző egyenleg                                     26.741 Q Ft
Záróegyenleg                                       26.187 Q Ft
2020-11-02 Vklad hotovosti                             584   26.157 Q
2020-11-03 Inkaso Vodárny                    23              26.180 Q
2020-11-04 Inkaso Elektro                    41              26.221 Q
2020-11-05 Okamžitá úhrada                             131   26.090 Q
2020-11-06 Poplatek                          97              26.187 Q`);
    expect(document.accounts.flatMap(({ periods }) => periods.map(({ proof }) => proof.status))).toEqual(['unknown']);
  });

  it('a minus on a card without rows says nothing', () => {
    const { period } = readStatement(`
Carta di credito
Numero 5706 6052 6078 5221
Periodo 01/03/2022 - 31/03/2022
Saldo precedente        2.004,91-
Nuovo saldo             2.004,91-
Limite di utilizzo      5.000,00
Rata minima                50,12`);
    expect(period.proof.status).not.toBe('reconciled');
  });

  it('of two columns of days that both say booking, and both run in order, the later one is', () => {
    const { rows } = readStatement(`
Extrato de 01/03/2021 a 31/03/2021
Dt. balancete   Data movimento   Descrição          Valor      Saldo
02/03/2021      02/03/2021       COMPRA            -10,00     990,00
08/03/2021      06/03/2021       COMPRA            -10,00     980,00
08/03/2021      08/03/2021       COMPRA            -10,00     970,00`);
    expect(rows.map(([day]) => day)).toEqual(['2021-03-02', '2021-03-08', '2021-03-08']);
  });
});

it('days of two kinds side by side are days also where figures have a point for their decimals', () => {
  const { rows } = readStatement(`
Dönem 01.07.2020 - 31.07.2020
Açılış bakiyesi 100.00
Valör   Muhasebe tarihi   Açıklama        Giren      Borç     Bakiye
28.06   01.07             HAVALE          10.00               110.00
06.07   09.07             ÇEK                       30.25      79.75`);
  expect(rows).toEqual([['2020-07-01', '10.00'], ['2020-07-09', '-30.25']]);
});

it('a figure behind the day that reads as one on every row but one is a sum of money', () => {
  const { rows } = readStatement(`
Statement period 01.07.2020 to 31.07.2020
Opening balance 100.00
Date     Amount     Balance    Description
01.07     10.07      110.07    TRANSFER
06.07     12.03      122.10    REFUND
08.07     45.20      167.30    WAGES`);
  expect(rows).toEqual([['2020-07-01', '10.07'], ['2020-07-06', '12.03'], ['2020-07-08', '45.20']]);
});

it('a card number beside a postcode is whole, and labels side by side tell a card', () => {
  const { document, rows } = readStatement(`
Baobab Bank
DURBAN                                  Account
4001                                    5414 7899 5597 4565
2020/08/01 - 2020/08/31
Previous balance          Your new balance          Credit limit          Minimum payment due          Payment due date
667.44                    966.53                    60 000.00             95.34                        31 August 2020
Date         Description                Amount     Balance
2020/08/03   PHARMACY                   178.29      845.73
2020/08/10   KETTLE CAFE                120.80      966.53`);
  expect(document.accounts).toMatchObject([{ number: '5414 7899 5597 4565', type: 'card' }]);
  expect(rows).toEqual([['2020-08-03', '-178.29'], ['2020-08-10', '-120.80']]);
});

it('rows of a day with much white between them, their figures beside the last line, are of that day', () => {
  const { rows, period } = readStatement(`
Statement period 1 June 2022 to 30 June 2022
Opening balance 500.00
Date         Details                 Amount    Balance


1 Jun 2022   GROCERS                 -20.00     480.00


             CARD PAYMENT
             BAKERY                  -30.00     450.00


             RENT                   -100.00     350.00


7 Jun 2022   WAGES                    50.00     400.00`);
  expect(rows).toEqual([['2022-06-01', '-20.00'], ['2022-06-01', '-30.00'], ['2022-06-01', '-100.00'], ['2022-06-07', '50.00']]);
  expect(period.isReconciled).toBe(true);
});

it('sentences with a figure farther below the table than its rows from each other are none of its rows', () => {
  const { rows } = readStatement(`
Statement period 1 June 2022 to 30 June 2022
Opening balance 500.00
Date         Details                 Amount    Balance
1 Jun 2022   GROCERS                 -20.00     480.00
7 Jun 2022   WAGES                    50.00     530.00


             The rate on your balance
             changes next month       12.50     542.50`);
  expect(rows).toEqual([['2022-06-01', '-20.00'], ['2022-06-07', '50.00']]);
});

it('an account number of three groups under its label is whole', () => {
  const { document } = readStatement(`
Period 01/01/2024 to 01/31/2024
ASHEVILLE                     Account no.
                              6684 2853 8362
Opening balance 100.00
Date         Details                 Amount    Balance
01/05/2024   GROCERS                 -20.00      80.00`);
  expect(document.accounts).toMatchObject([{ number: '6684 2853 8362' }]);
});
