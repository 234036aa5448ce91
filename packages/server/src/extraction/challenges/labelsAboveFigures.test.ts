// Boxes and tables of figures under their labels.
import { describe, expect, it } from 'vitest';
import { documentOfText, readPeriods, wordsOfLine } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { understand } from '../understand.js';

describe('labels above their figures', () => {
  const TILES = `
Card statement 1 March 2026 to 31 March 2026    Card number 5254 3430 5462 5050

Previous            Payments &     Purchases     Closing balance    Payment due date
statement balance   credits        50.00         450.00             31 March 2026
500.00              100.00

05 Mar 2026    POS PURCHASE RED KETTLE                           20.00
06 Mar 2026    PAYMENT RECEIVED THANK YOU                       -100.00
07 Mar 2026    LOFT 44 FURNITURE                                 30.00`;

  it('figures under labels of one line and of two stand beside each other', () => {
    const { period, rowLists } = readStatement(TILES);
    expect(rowLists).toEqual([[['2026-03-05', '-20.00'], ['2026-03-06', '100.00'], ['2026-03-07', '-30.00']]]);
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([-50000, -45000, true]);
    expect(readStatement(TILES.replace('450.00', '451.00')).period.isReconciled).toBe(false);
  });

  it('labels of one line and of two above one line of figures head no table', () => {
    const { period, rowLists } = readStatement(TILES.replace('50.00         450.00             31 March 2026', '').replace('500.00              100.00', '500.00              100.00         50.00         450.00             31 March 2026'));
    expect(rowLists).toEqual([[['2026-03-05', '-20.00'], ['2026-03-06', '100.00'], ['2026-03-07', '-30.00']]]);
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([-50000, -45000, true]);
  });

  it('stand in one line with the number of the account and the period', () => {
    const { rows, bounds, isReconciled } = readStatement(`
Afschrift Betaalrekening
Rekeningnummer           Periode                     Volgnummer   Beginsaldo   Totaal af   Totaal bij   Eindsaldo
NL18 WADB 0441 8822 07   01-02-2025 t/m 28-02-2025   2              € 881,20    € 180,56       € 9,00    € 709,64

Datum        Naam / Omschrijving              Code    Bedrag (EUR)   Af/Bij
28-02-2025   Vattenfall Klantenservice        IC            110,24   Af
25-02-2025   Albert Heijn 1746 AMSTERDAM      BA             70,32   Af
20-02-2025   Mw J Kuipers                     OV              9,00   Bij`);
    expect(rows).toEqual([['2025-02-28', '-110.24'], ['2025-02-25', '-70.32'], ['2025-02-20', '9.00']]);
    expect(bounds).toEqual([[88120, 70964]]);
    expect(isReconciled).toBe(true);
  });

  it('the currency behind one figure does not widen the next one, which is under its own label', () => {
    const { period } = readStatement(`
Statement 1 February 2026 to 28 February 2026

Beginning balance              Your closing balance
100,00 ZAR                     140,00 ZAR

Date          Details                      Debits         Credit     Running balance
05 Feb 2026   PAYROLL                                     50,00 ZAR       150,00 ZAR
28 Feb 2026   CASH                      10,00 ZAR                         140,00 ZAR`);
    expect(period.proof.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(period.isReconciled).toBe(true);
    expect([period.startBalance!.value, period.endBalance!.value]).toEqual([10000, 14000]);
  });

  it('a code before a figure belongs to it, wherever its label stands', () => {
    const { period } = readStatement(`
Statement 1 February 2026 to 28 February 2026

Beginning balance              Your closing balance
ZAR          100.00            ZAR            140.00

Date          Details                      Debits         Credit
05 Feb 2026   PAYROLL                                      50.00
28 Feb 2026   CASH                          10.00               `);
    expect([period.startBalance!.value, period.endBalance!.value]).toEqual([10000, 14000]);
    expect(period.isReconciled).toBe(true);
  });

  it('four labels over the figures of a summary do not head the rows below them', () => {
    const { rowLists, period } = readStatement(`
Account statement 1 April 2026 to 30 April 2026

Previous statement balance     Payments out     Payments in     Closing balance
500.00                         95.24            30.00           434.76

01 Apr 2026    TRANSFER FROM T. Farrow                              30.00
               Visa purchase TALLOW
16 Apr 2026    REGINA card 5859                                    -50.05
               Foreign amount USD 36.24
17 Apr 2026    Cheque 660                                          -25.10
               Visa purchase CITYHOP
18 Apr 2026    HALIFAX card 5859                                   -20.09
               Foreign amount USD 14.82`);
    expect(rowLists).toEqual([[['2026-04-01', '30.00'], ['2026-04-16', '-50.05'], ['2026-04-17', '-25.10'], ['2026-04-18', '-20.09']]]);
    expect(period.isReconciled).toBe(true);
  });

  it('figures of rows whose texts stand above and below them are not those of labels far above in their columns', () => {
    const rows = [['05.03.2026', 'RED KETTLE', '', '-20.00', '480.00'], ['06.03.2026', 'DEBIT TRANSFER REFUND', 'OF DEPOSIT', '-30.00', '450.00'], ['07.03.2026', 'LOFT 44', '', '-50.00', '400.00']];
    const lines = rows.flatMap(([day, name, rest, amount, balance], index): [string, number][] => {
      const figures = `${day}${' '.repeat(40)}${amount}      ${balance}`;
      const y = 122 + 18 * index;
      return rest === '' ? [[figures.replace(' '.repeat(name!.length + 3), `   ${name!}`), y]] : [[`${' '.repeat(13)}${name}`, y - 5], [figures, y], [`${' '.repeat(13)}${rest}`, y + 5]];
    });
    const around: [string, number][] = [['Statement 1 March 2026 to 31 March 2026', 60], ['500.00                                            100.00      400.00', 90], ['Previous balance                                Payments out   Closing balance', 102]];
    const words = [...around, ...lines].flatMap(([text, baseline]) => wordsOfLine(text, baseline));
    const { accounts } = understand({ pages: [{ number: 1, width: 842, height: 842, rotation: 0, origin: 'text', words, rules: [], imageCoverage: 0 }], encrypted: false });
    expect(accounts[0]!.periods[0]!.rows.map(({ amount }) => amount.value)).toEqual([-2000, -3000, -5000]);
  });

  it('labels in the middle of cells whose figures stand at the right', () => {
    const { period } = readStatement(`
Card statement
Statement period 01/03/2024 to 31/03/2024
   Previous balance             - Payments           + Purchases           = New balance
                        200.00              100.00                50.00                  150.00
Date        Description            Amount
04/03/2024  PAYMENT THANK YOU     -100.00
05/03/2024  GROCER                  50.00
`);
    expect([period.startBalance, period.endBalance].map((balance) => Math.abs(balance!.value))).toEqual([20000, 15000]);
  });

  it('the second line of a label above its figure is no title of the rows below', () => {
    const { rows, period } = readStatement(`
Rewards Card USD     Card number 5577 6913 8133 3776     Period 06/01/2025 to 06/30/2025
Previous balance     Payments & other     New transactions     New balance     Minimum amount due
                     credits
$222.38              $.00                 $130.00              $352.38         $13.57
Posting date      Details                                Transaction amount
06/04/2025        CORNER MILL BAKERY                                $100.00
06/10/2025        STREAMBOX                                          $30.00
                  New transactions                                  $130.00`);
    expect(rows).toEqual([['2025-06-04', '-100.00'], ['2025-06-10', '-30.00']]);
    expect(period.proof.status).toBe('reconciled');
  });

  it('boxes whose labels take one to three lines, each with its figure right below', () => {
    const model = documentOfText(`
Kredi kartı TRY    Hesap no 5874 2634 3013 5336    Dönem 01/01/2019 - 31/01/2019








        Tarih            İşlem açıklaması             Tutar
        03/01/2019       CORNER BAKERY                 40.00
        14/01/2019       BOOKS                         20.00
        22/01/2019       ÖDEME                         30.00 CR`);
    const boxes = [
      ['ÖNCEKI         ÖDEMELER      DÖNEM IÇI     DÖNEM         ASGARI', 84],
      ['DÖNEM                        HARCAMALAR    BORCU         ÖDEME', 94],
      ['               30.00                       ', 98],
      ['BORCU                                                    TUTARI', 104],
      ['                             60.00         130.00', 108],
      ['100.00                                                   15.00', 118],
    ] as const;
    model.pages[0]!.words.push(...boxes.flatMap(([text, baseline]) => wordsOfLine(text, baseline)));
    const [period] = understand(model).accounts[0]!.periods;
    expect(period!.proof.status).toBe('reconciled');
    expect([period!.startBalance?.value, period!.endBalance?.value]).toEqual([-10_000, -13_000]);
    expect(period!.facts).toMatchObject({ payments: { value: 3_000 }, purchases: { value: 6_000 }, minimumPayment: { value: 1_500 } });
  });

  it('boxes of uneven labels where the closing balance is called no more than a balance', () => {
    const { period } = readStatement(`
Cartão de crédito BRL    Cartão 5690 4812 1547 7824    Período 15/12/2021 - 16/01/2022
Total da fatura      Pagamentos        Lançamentos       Saldo total       Pagamento
anterior             recebidos         atuais            R$ 150,00         mínimo
R$ 100,00            R$ 30,00          R$ 80,00                            R$ 15,00
Pagamentos recebidos
Data           Lançamento                      Valor
17/12/2021     Pagamento recebido            R$ 30,00
Lançamentos atuais
Data           Lançamento                      Valor
20/12/2021     Compra Mercearia              R$ 60,00
22/12/2021     Compra Livraria               R$ 20,00`);
    expect([period.endBalance?.value, period.proof.status]).toEqual([-15_000, 'reconciled']);
  });

  it('the labels of a summary, one of them called transactions, head no rows below it', () => {
    const { rows, period } = readStatement(`
Credit Card USD Account 5227 5963 3781 6311     December 15, 2019 to January 13, 2020
Previous statement balance   Payments received   New transactions       New balance
2,387.88                     600.20              290.48                 2,078.16

12/16/2019  REFUND KESTREL FUEL                                         600.20 CR
12/16/2019  PAPERWING BOOKS                                             108.13
            Foreign amount           USD 1,713.95
12/17/2019  SUNDRY HARDWARE                                              48.75
            Foreign amount           USD 1,865.72
12/18/2019  FERRYMAN TAXI                                               133.60
            Foreign amount           USD 2,149.60`);
    expect(rows.map(([, amount]) => amount)).toEqual(['600.20', '-108.13', '-48.75', '-133.60']);
    expect(period.isReconciled).toBe(true);
  });

  const CARD = (labels: string) => `
Platinum Credit Card: USD     Account no.: 5694 5207 8491 4367     Statement period 10/01/2024 to 10/31/2024
${labels}
300.75               69.06                    66.08                      297.77              October 31, 2024

10/10/2024   CORNER MILL BAKERY                             23.98          324.73
10/15/2024   REFUND SUNDRY HARDWARE                         29.21 CR       295.52
10/16/2024   PAYMENT RECEIVED                               39.85 CR       255.67
10/28/2024   KESTREL FUEL                                   42.10          297.77`;

  it('labels of a summary over figures and a day are no headings of the rows below', () => {
    const { rows, period } = readStatement(CARD('Previous balance     Payments and credits     Purchases and charges      Closing balance     Payment due date'));
    expect(rows).toEqual([['2024-10-10', '-23.98'], ['2024-10-15', '29.21'], ['2024-10-16', '39.85'], ['2024-10-28', '-42.10']]);
    expect(period.isReconciled).toBe(true);
  });

  it('the badge waits where rows begin with days that were taken for text', () => {
    const { rows, period } = readStatement(CARD(`Previous balance 300.75
Closing balance 297.77
Balance              Payments and credits     Purchases and charges      Balance             Payment due date`));
    expect([rows[0]![0], period.isReconciled]).toEqual(['2024-10-31', false]);
  });

  it('two boxes side by side: the figure of the fuller column is the one the label names', () => {
    const { rows, period } = readStatement(`
ACCOUNT SUMMARY for 12/08/2025 - 01/07/2026           New Balance
Previous Balance             524.00                   612.00
Payments and Credits        -100.00
Purchases                   +188.00                   35.00
Cash Advances                 +0.00
Fees Charged                  +0.00                   Minimum Payment Due
New Balance                  612.00                   Credit card

DATE         PAYMENTS AND CREDITS                   AMOUNT
12/17/25     PAYMENT THANK YOU                     -100.00

DATE         PURCHASES                              AMOUNT
12/08/25     FOODS                                   88.00
12/12/25     FUEL                                    60.00
12/19/25     BOOKS                                   40.00`);
    expect(period.startBalance!.value).toBe(-52400);
    expect(rows).toEqual([['2025-12-17', '100.00'], ['2025-12-08', '-88.00'], ['2025-12-12', '-60.00'], ['2025-12-19', '-40.00']]);
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

  it('reads the balance beside the day of the statement, both under their labels', () => {
    const text = (balance: string): string => `
STATEMENT OF VISA SIGNATURE CARD ACCOUNT
MR SAM BODLE                                                                Account number
FLAT 1, SOME HOUSE                                                          4111 2222 3333 5873
                                                            Statement date                  Statement balance
                                                             13 JAN 2026                       HKD${balance}

Post date   Trans date      Description of transaction                                        Amount (HKD)

                            PREVIOUS BALANCE                                                      1,000.00

 16DEC      14DEC           KFC-STS   EALING         GB    GBP     20.23                            218.94
 19DEC      18DEC           TFL TRAVEL CH            GB    GBP    208.23                          2,253.31
 27DEC      27DEC           PAYMENT - THANK YOU                                                   1,000.00CR
 05JAN      04JAN           MARKETS  EALING          GB    GBP     49.41                            528.75
`;
    expect(readPeriods(text('3,001.00'))).toMatchObject({ amounts: [-21894, -225331, 100000, -52875], badges: [true], bounds: [[-100000, -300100]] });
    expect(readPeriods(text('3,001.01')).badges).toEqual([false]);
  });

  it('reads nothing without decimals beside the label of a balance, and no heading there', () => {
    const text = (opening: string): string => `
                                       Statement period
                                       01 Jan 26 - 31 Jan 26

Account name     SaveOne               Opening balance              ${opening}
Account BSB      124-001               Total credits         2,000.00
Account number   316016803             Total debits         -1,974.67
                                       Closing balance          25.33

Date     Processed   Description                  Debits ($)   Credits ($)   Balance ($)

02-Jan   02-Jan      From: SALARY                               1,933.31      1,933.31
                     NICE STARTUP
03-Jan   03-Jan      To: Acc 0644750               -1,615.00                    318.31
05-Jan   05-Jan      To: Acc 0157339                 -318.31
11-Jan   11-Jan      From: Jonny                                   66.69         66.69
12-Jan   12-Jan      To: Acc 0469457                  -41.36                     25.33
                     Closing Balance                                             25.33
`;
    expect(readPeriods(text('0'))).toMatchObject({ amounts: [193331, -161500, -31831, 6669, -4136], badges: [true], bounds: [[0, 2533]] });
    expect(readPeriods(text('1.00')).badges).toEqual([false]);
  });

  it('each label is that of the nearer figure', () => {
    const text = (out: string, gap: string): string => `
Personal account statement                              01/01/2026 - 31/01/2026
Jane Example                                                          £500.00
York YO1 1AA                                         Personal account balance
                                                                     -£${out}
                                                              Total outgoings
${gap}                                                              +£900.00
                                                               Total deposits

Date            Description                       (GBP) Amount   (GBP) Balance
30/01/2026      Transfer from pot                       900.00          500.00
28/01/2026      Petrol                                  -35.33         -400.00
21/01/2026      Groceries                               -64.67         -364.67
`;
    expect(readPeriods(text('100.00', '\n')).badges).toEqual([true]);
    expect(readPeriods(text('700.00', '\n')).badges).toEqual([false]);
  });

  it('a balance below what it is called, behind its currency', () => {
    const text = (closing: string): string => `
Max Winkler                                      Auszug Nr. 1
Musterstr. 2                                     Blatt 1 von 1
04668 Grimma                                     Kontonummer 89482381
                                                 alter Saldo zum 31.12.2025
                                                 in EUR            733,82

Kontoauszug
Nr.   Valuta / Buchungstag          Buchungstext                                EUR
01    05.01.2026 / 05.01.2026       Auszahlung                               -76,92
02    06.01.2026 / 06.01.2026       Auszahlung                               -66,32
03    10.01.2026 / 10.01.2026       Gutschrift                               826,51
                                    EINZAHLUNG 04 2026

                                                 neuer Saldo zum 31.01.2026
                                                 in EUR                    ${closing}
`;
    expect(readPeriods(text('1.417,09'))).toMatchObject({ rows: [[['2026-01-05', -7692], ['2026-01-06', -6632], ['2026-01-10', 82_651]]], badges: [true], bounds: [[73_382, 141_709]] });
    expect(readPeriods(text('1.471,09')).badges).toEqual([false]);
  });

  it('the balance before in the last of several cells, which begins with its currency', () => {
    const { rowLists, badges } = readStatement(`
Kontoauszug vom 31.10.2024 bis 30.11.2024
Auszug   Seite   IBAN                          BIC           Alter Saldo per 30.10.2024
11       1/1     DE11 1111 1111 1111 1111 11   TEUTDEDBXXX   EUR          + 444,44

Buchung   Valuta    Vorgang                          Soll          Haben
02.11.    02.11.    Kartenzahlung             - 44,44
06.11.    06.11.    Überweisung von                          + 100,00

                    Neuer Saldo                              + 500,00
`);
    expect(rowLists[0]).toHaveLength(2);
    expect(badges).toEqual([true]);
  });

  it('which balance it is stands above the word balance, and titles end in deductions', () => {
    const { rows, period } = readStatement(`
For the period 01/13/2026 to 02/11/2026
Beginning       Deposits and       Checks and other       Ending
balance         other additions    deductions             balance
500.00          100.00             60.00                  540.00

Deposits and Other Additions
There were 3 Deposits and Other Additions totaling $100.00.
Date      Amount    Description
01/14      60.00    Mobile Deposit
01/16      10.00    Mobile Deposit
01/19      30.00    Payroll
Online and Electronic Banking Deductions
There were 3 Online and Electronic Banking Deductions totaling $60.00.
Date      Amount    Description
01/15      20.00    Web Pmt Gas
01/21      25.00    Web Pmt Water
01/22      15.00    Web Pmt Power`);
    expect(rows).toEqual([['2026-01-14', '60.00'], ['2026-01-16', '10.00'], ['2026-01-19', '30.00'], ['2026-01-15', '-20.00'], ['2026-01-21', '-25.00'], ['2026-01-22', '-15.00']]);
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([50000, 54000, true]);
  });
});

it('a title that ends in a day stands over the closing balance in the column of one side, below the last row', () => {
  const page = (closing: string): string => `
Kontoauszug vom 14.12.2024 bis 15.01.2025
Auszug   Seite        IBAN                               Alter Saldo per 14.12.2024
1        1 von 2      DE44 2007 0024 0447 1881 00        EUR                + 200,00

Buchung Valuta        Vorgang                                 Soll             Haben
16.12.  16.12.        Kartenzahlung                        - 20,00
2024    2024          Edeka Markt
17.12.  17.12.        Kartenzahlung                        - 10,00
2024    2024          Edeka Markt
12.01.  12.01.        Gutschrift                                             + 30,00
2025    2025          Vattenfall
13.01.  13.01.        Dauerauftrag an                      - 50,00
2025    2025          Hausverwaltung Nord

Filialnummer          Kontonummer                        Neuer Saldo per 15.01.2025
200                   4471881 00                         EUR                 ${closing}
`;
  const { badges, rows } = readStatement(page('+ 150,00'));
  expect(rows.map(([, amount]) => amount)).toEqual(['-20.00', '-10.00', '30.00', '-50.00']);
  expect(badges).toEqual([true]);
  expect(readStatement(page('+ 180,00')).badges).toEqual([false]);
});

describe('the label of a balance over its figure', () => {
  it('behind the number of the account, with the currency before the figure', () => {
    const page = (first: string): string => `
Linde Bank                                                    Servicecenter
Auszug Nr. 2                                                  Postfach 1242
Kontonummer 10016175     alter Saldo zum 31.03.2024           85312 Freising
                         in EUR                 100,00

Nr.  Valuta / Buchungstag        Buchungstext               EUR
01   08.04.2024 / 08.04.2024     Einzahlung               ${first}
02   21.04.2024 / 21.04.2024     Einzahlung               20,00
                         neuer Saldo zum 30.06.2024
                         in EUR                 130,00`;
    const { bounds, verdicts } = readStatement(page('10,00'));
    expect([bounds, verdicts]).toEqual([[[10_000, 13_000]], ['reconciled']]);
    expect(readStatement(page('10,70')).badges).toEqual([false]);
  });
});
