// Days whose parts stand in columns of their own or over each other, and days that stand below, above or in the middle of the lines of their row.
import { describe, expect, it } from 'vitest';
import type { DocumentModel } from '../model.js';
import { documentOfText, readPeriods, wordsOfLine } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { understand } from '../understand.js';

describe('days in cells', () => {
  it('day and month in columns of their own, of fewer rows than the summary has lines', () => {
    const { rows, verdicts } = readStatement(`
Relevé de compte Visa            Carte 4540 3312 3412 9012
Période du 22 avril 2024 au 21 mai 2024
Solde précédent                  642,10 $
Paiements et crédits             642,10 CR
Achats et débits                 100,00 $
Frais de crédit                    0,00 $
Intérêts                           0,00 $
Nouveau solde                    100,00 $
Limite de crédit               8 000,00 $
Paiement minimum                  29,00 $
Date de transaction      Date d'inscription      Description                  Montant
27   04                  28   04                 MARCHE QUEBEC QC               76,19
02   05                  02   05                 PAIEMENT CAISSE               642,10 CR
08   05                  09   05                 PETRO LEVIS QC                 23,81`);
    expect(rows).toEqual([['2024-04-28', '-76.19'], ['2024-05-02', '642.10'], ['2024-05-09', '-23.81']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('days at once behind the figures, in cells that nearly touch, under a heading of days; texts that begin left of their heading are whole', () => {
    const { rows, verdicts, document } = readStatement(`
Konto väljavõte 01.08.2025 - 31.08.2025
Konto EE382200221020145685 EUR
Algsaldo 1 204,55
    Saaja / Maksja      Selgitus       D/K     Summa  Kuupäev
Hooldustasu           Teenustasu        D      78,82 03.08.2025
Mari Tamm             Laekumine         K     891,85 06.08.2025
Hooldustasu           Teenustasu        D      66,54 06.08.2025
Ann Kask              Ülekanne          D      36,66 17.08.2025
Deebetkäive 182,02
Kreeditkäive 891,85
Lõppsaldo 1 914,38`);
    expect(rows).toEqual([['2025-08-03', '-78.82'], ['2025-08-06', '891.85'], ['2025-08-06', '-66.54'], ['2025-08-17', '-36.66']]);
    expect(document.accounts[0]!.periods[0]!.rows[1]!.description.value).toBe('Mari Tamm Laekumine');
    expect(verdicts).toEqual(['reconciled']);
  });

  it('the year stands below the middle of day and month, and other cells go on beside it', () => {
    const { rows, verdicts } = readStatement(`
Account statement    Period: 01/05/2024 - 31/05/2024
Opening balance:               0.00      900.00
 Date         Debit      Credit    Counterparty
02/05/       100.00        0.00    CARD FEE
 2024                              MONTHLY
06/05/         0.00      250.00    TRANSFER RECEIVED
 2024                              ALPHA TRADE OOD
09/05/        30.00        0.00    POS PURCHASE
 2024                              LIDL 244 SOFIA
21/05/        20.00        0.00    CARD FEE
 2024                              MONTHLY
Closing balance:               0.00    1,000.00`);
    expect(rows).toEqual([['2024-05-02', '-100.00'], ['2024-05-06', '250.00'], ['2024-05-09', '-30.00'], ['2024-05-21', '-20.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('the day beneath the name and the amount', () => {
    const { document, rows, verdicts } = readStatement(`
Relevé du 1 juin 2026 au 30 juin 2026
Solde de départ        Solde de fin
100,00                       275,00
LOYER                        -20,00
29 juin · 13:06

SALAIRE                      200,00
28 juin · 09:10

CAFE                          -5,00
27 juin · 08:00`);
    expect(rows).toEqual([['2026-06-29', '-20.00'], ['2026-06-28', '200.00'], ['2026-06-27', '-5.00']]);
    expect(document.accounts[0]!.periods[0]!.rows.map((row) => row.description.value)).toEqual(['LOYER', 'SALAIRE', 'CAFE']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('dates set to the middle of rows of three lines, figures to their top', () => {
    const { document, rows, verdicts } = readStatement(`
Kontoauszug 2026
Bu-Tag   Wert     Vorgang                              Betrag
                  alter Kontostand vom 30.01.2026      100,00 H

                  Dauerauftrag Miete                    65,36 S
03.02.   03.02.   EREF 793355277 vom 03.02.26
                  12,50 EUR MREF M944

                  Gutschrift Lohn                      202,47 H
06.02.   06.02.   EREF 219352751
                  05.02.2026 12.44 Uhr

                  Kartenzahlung                         37,11 S
07.02.   07.02.   EREF 244553440
                  MREF M399

                  neuer Kontostand vom 27.02.2026      200,00 H`);
    expect(rows).toEqual([['2026-02-03', '-65.36'], ['2026-02-06', '202.47'], ['2026-02-07', '-37.11']]);
    expect(document.accounts[0]!.periods[0]!.rows[0]!.description.value).toBe('Dauerauftrag Miete\nEREF 793355277 vom 03.02.26\n12,50 EUR MREF M944');
    expect(verdicts).toEqual(['reconciled']);
  });

  it('two days of each row above each other, its figures beside the lower, and below them a list of fees with one day a line', () => {
    const days = Array.from({ length: 36 }, (_, at) => 2 + Math.floor(at / 4));
    const rows = days.map((day, at) => `${day < 10 ? '0' : ''}${day}/02         PAGAMENTO POS ${at}\n0${day - 1}/02                                         1,00                  ${99 - at},00`);
    const { texts, rows: found, isReconciled } = readStatement(`
Conto deposito IT37 A 6420 22305 596475709213
Periodo 1 febbraio 2019 - 28 febbraio 2019
Data contabile
Valuta        Descrizione operazioni       Addebiti   Accrediti      Saldo
Saldo iniziale                                                       100,00
${rows.join('\n')}
Saldo finale                                                          64,00
05/02         COMPETENZE E SPESE                                      21,48
06/02         CANONE MENSILE                                           7,36`);
    expect(found.map(([day]) => day)).toEqual(days.map((day) => `2019-02-${day < 10 ? '0' : ''}${day}`));
    expect([texts[0], isReconciled]).toEqual(['PAGAMENTO POS 0', true]);
  });

  it('the day above its month, nearer to it than to the row below', () => {
    const text = (amount: string): string => `
Savings account 50100233445566   10 Dec 2025 to 20 Jan 2026   GBP
Balance on 10 Dec 2025                  4,139.68

10     Salary credit                   + 9,214.30
DEC    NEFT Infotech
14     UPI to Swiggy                   - ${amount}
DEC    swiggy
03     Rent                            - 1,000.00
JAN    IMPS 4471

Balance on 20 Jan 2026                 11,678.21
`;
    expect(readPeriods(text('675.77'))).toMatchObject({ rows: [[['2025-12-10', 921_430], ['2025-12-14', -67_577], ['2026-01-03', -100_000]]], badges: [true] });
    expect(readPeriods(text('657.77')).badges).toEqual([false]);
  });

  it('the day on the last row of each day, with the balance that it ended with', () => {
    const ends = (balance: string): string => `
Extrait LU28 0019 4006 4475 0000   EUR   du 02/03/2026 au 31/03/2026
Ancien solde 1.000,00
Opération                 Montant    Date              Solde
Salaire                   +500,00    02/03/2026     1.500,00
Cactus                     -20,00
Luxtram                    -30,00    04/03/2026     1.450,00
Loyer                     -900,00
Remboursement CNS          +50,00
Cactus                    -100,00    10/03/2026       ${balance}
Luxtram                    -60,00    12/03/2026       440,00
Nouveau solde 440,00
`;
    expect(readPeriods(ends('500,00'))).toMatchObject({
      rows: [[
        ['2026-03-02', 50_000], ['2026-03-04', -2000], ['2026-03-04', -3000], ['2026-03-10', -90_000], ['2026-03-10', 5000], ['2026-03-10', -10_000], ['2026-03-12', -6000],
      ]],
      badges: [true],
    });
    expect(readPeriods(ends('550,00')).badges).toEqual([false]);
  });

  it('a day with a text and the figures of its row below it is no second day of the row above', () => {
    const { rows, isReconciled } = readStatement(`
IBAN CH9300762011623852957   CHF    01.03.2026 - 31.03.2026
Date          Details                     Amount     Balance CHF
              Balance brought forward                   1'000.00
01.03.2026    Top-up                      500.00        1'500.00
02.03.2026    Trenitalia
              Ticket Roma                -264.00        1'236.00
03.03.2026    Museum                      -36.00        1'200.00
04.03.2026    Taxi
              Ride 114                    -19.20        1'180.80
              Balance carried forward                   1'180.80`);
    expect(rows).toEqual([['2026-03-01', '500.00'], ['2026-03-02', '-264.00'], ['2026-03-03', '-36.00'], ['2026-03-04', '-19.20']]);
    expect(isReconciled).toBe(true);
  });

  it('split date columns: month and day apart', () => {
    expect(readStatement(`
Statement from 18 December 2025 to 14 January 2026
Details                       Amount      Date      Balance
BALANCE BROUGHT FORWARD                  12  18       100.00
COFFEE                         5.00-     12  19        95.00
TEA                            4.00-     12  30        91.00
CAKE                           1.00-     01  02        90.00`).rows).toEqual([['2025-12-19', '-5.00'], ['2025-12-30', '-4.00'], ['2026-01-02', '-1.00']]);
  });

  it('the date on the line below, behind a label, with the balance', () => {
    const { rows, lists } = readStatement(`
Online Checking ...2760
Opening balance $100.00                            Closing balance $265.00
DIRECT DEP PAYROLL                                            +$200.00
Posted Wednesday, Apr 30, 2025                         Balance $265.00

ATM 9981 AUSTIN 04/28                                          -$20.00
Posted Tuesday, Apr 29, 2025                            Balance $65.00

CORNER BAKERY                                                  -$15.00
Posted Monday, Apr 28, 2025                             Balance $85.00`);
    expect(rows).toEqual([['2025-04-30', '200.00'], ['2025-04-29', '-20.00'], ['2025-04-28', '-15.00']]);
    expect(lists[0]!.map((row) => row.description)).toEqual(['DIRECT DEP PAYROLL', 'ATM 9981 AUSTIN 04/28', 'CORNER BAKERY']);
  });

  it('days in narrow cells: the month over its day, and day, month and two digits of the year over each other', () => {
    expect(readPeriods(`
For the period ending January 30, 2026
Date  Description               Deducted ($)   Added ($)   Balance ($)
Dec   Opening balance                                         100.00
31
Jan   Direct Deposit                              50.00       150.00
05
Jan   Debit Card                       20.00                  130.00
08    LOBLAWS
Jan   Pre-Authorized                   30.00                  100.00
30    HYDRO
`)).toMatchObject({ rows: [[['2026-01-05', 5_000], ['2026-01-08', -2_000], ['2026-01-30', -3_000]]], badges: [true] });
    expect(readPeriods(`
FECHA  DESCRIPCION                DEPOSITO     RETIRO      SALDO
31-    SALDO ANTERIOR                                      100.00
DIC-
25
03-    SPEI RECIBIDO               50.00                   150.00
ENE-   REF
26     CVE
08-    PAGO SAT                                 20.00      130.00
ENE-   REF
26     CVE
11-    PAGO SAT                                 30.00      100.00
ENE-   REF
26     CVE
`)).toMatchObject({ rows: [[['2026-01-03', 5_000], ['2026-01-08', -2_000], ['2026-01-11', -3_000]]], badges: [true] });
  });

  it('a day with lines of text above the figures of its row is no second day of the row above (wrong badge)', () => {
    const { rows, badges } = readPeriods(`
PERIODO DEL 01-ENE-2026 AL 31-ENE-2026
Saldo inicial                            $1,331.60
=Saldo final                             $1,070.14
FECHA          FOLIO         DESCRIPCION                              DEPOSITO          RETIRO            SALDO
05-ENE-2026    2745974       COMISION COBRADA POR SERVICIO                                 60.19         1,271.41
06-ENE-2026    6443920       PAGO TRANSFERENCIA SPEI
                             CLAVE DE RASTREO 3642694498466070
                             REF 0570145 CONCEPTO FACT 984                                 23.55         1,247.86
09-ENE-2026    8555100       COMISION COBRADA POR SERVICIO                                 86.93         1,160.93
10-ENE-2026    3400218       PAGO TRANSFERENCIA SPEI
                             CLAVE DE RASTREO 8358235840565061
                             REF 4543298 CONCEPTO FACT 036                                 90.79         1,070.14
`);
    expect(rows).toEqual([[['2026-01-05', -6019], ['2026-01-06', -2355], ['2026-01-09', -8693], ['2026-01-10', -9079]]]);
    expect(badges).toEqual([true]);
  });

  it('a day over three lines of a narrow cell is one day', () => {
    const text = (balance: string): string => `
Period 01-Jan-2026 to 31-Jan-2026      Opening Balance 1,000.00
Trans.  Value.                                            Originating
Date    Date    Reference  Debits    Credits    Balance    Branch       Remarks
06-     06-     096837044   200.00                800.00   HEAD         AIRTIME PURCHASE
Jan-    Jan-                                               OFFICE       MTN VIA USSD
2026    2026
11-     12-     952209310              300.00   ${balance}   HEAD         SALARY
Jan-    Jan-                                               OFFICE
2026    2026
30-     31-     968885812    50.00              1,050.00   HEAD         RENT
Jan-    Jan-                                               OFFICE
2026    2026
Closing Balance 1,050.00
`;
    expect(readPeriods(text('1,100.00'))).toMatchObject({ rows: [[['2026-01-06', -20_000], ['2026-01-11', 30_000], ['2026-01-30', -5_000]]], otherDates: [['2026-01-06', '2026-01-12', '2026-01-31']], badges: [true] });
    expect(readPeriods(text('1,110.00')).badges).toEqual([false]);
  });

  it('a day over its month and year', () => {
    const text = `
Period 01-Jan-2026 to 31-Jan-2026      Opening Balance 1,000.00
Trans. Date  Value Date   Reference    Debits    Credits      Balance     Remarks
06-          06-          096837044    200.00                  800.00     AIRTIME
Jan-2026     Jan-2026
11-          12-          952209310               300.00     1,100.00     SALARY
Jan-2026     Jan-2026
30-          31-          968885812     50.00                1,050.00     RENT
Jan-2026     Jan-2026
Closing Balance 1,050.00`;
    expect(readPeriods(text)).toMatchObject({ rows: [[['2026-01-06', -20_000], ['2026-01-11', 30_000], ['2026-01-30', -5_000]]], otherDates: [['2026-01-06', '2026-01-12', '2026-01-31']], badges: [true] });
  });

  it('a day over its month and year, half a line around figures beside texts of two lines that hold some, too', () => {
    const model = documentOfText('Period 01-Jan-2026 to 31-Jan-2026      Opening Balance 1,000.00      Closing Balance 1,050.00');
    const rows = [['06', '200.00', '', '800.00', 'AIRTIME'], ['11', '', '300.00', '1,100.00', 'SALARY'], ['30', '50.00', '', '1,050.00', 'RENT']] as const;
    const words = rows.flatMap(([day, debit, credit, balance, text], at) => [
      [0, `${day}-          ${day}-                                                        ${text} OF 22 BAGS N704.84`],
      [0.5, `                          09683704${at}  ${debit.padStart(10)}${credit.padStart(10)}${balance.padStart(12)}`],
      [1, 'Jan-2026     Jan-2026                                                   AND N143.46'],
    ].flatMap(([line, own]) => wordsOfLine(own as string, 108 + 30 * at + 12 * (line as number))));
    const head = wordsOfLine('Trans. Date  Value Date   Reference       Debits    Credits     Balance   Remarks', 90);
    const page = model.pages[0]!;
    const { lists, isReconciled } = readStatement({ ...model, pages: [{ ...page, words: [...page.words, ...head, ...words] }] });
    expect(lists[0]!.map(({ date, amount, description }) => `${date?.slice(8)} ${amount} ${description}`)).toEqual([
      '06 -200.00 AIRTIME OF 22 BAGS N704.84 / AND N143.46',
      '11 300.00 SALARY OF 22 BAGS N704.84 / AND N143.46',
      '30 -50.00 RENT OF 22 BAGS N704.84 / AND N143.46',
    ]);
    expect(isReconciled).toBe(true);
  });

  it('a year of two digits below a day that ends with its mark', () => {
    const { rowLists } = readStatement(`
Period 01/12/2025 - 31/01/2026
Date      Description              Withdrawal      Deposit      Balance
01-12-    Beginning Balance                                      100.00
25
30-12-    Payment                       10.00                     90.00
25
03-01-    Salary                                     50.00       140.00
26
04-01-    Cash                          25.00                    115.00
26`);
    expect(rowLists).toEqual([[['2025-12-30', '-10.00'], ['2026-01-03', '50.00'], ['2026-01-04', '-25.00']]]);
  });

  it('days beneath their figures, as far from those below, in parts named after currencies', () => {
    const { accounts, rowLists, badges } = readStatement(`
Balance statement
EUR statement
Description                              Incoming      Outgoing        Amount
Received money from Atlas Labs             228.74                      862.21
28 February 2025   Transaction: 4380
Sent money to B. Lund                                    -85.00        633.47
23 February 2025   Transaction: 7772
Sent money to B. Lund                                    -35.89        718.47
22 February 2025   Transaction: 5878
USD statement
Description                              Incoming      Outgoing        Amount
Sent money to B. Lund                                    -90.54      1,606.26
24 February 2025   Transaction: 2225
Received money from Atlas Labs             451.29                    1,696.80
20 February 2025   Transaction: 7570
Sent money to B. Lund                                    -80.80      1,245.51
20 February 2025   Transaction: 3876
`);
    expect(accounts.map(({ type, currency }) => [type, currency])).toEqual([['bank', 'EUR'], ['bank', 'USD']]);
    expect(rowLists).toEqual([[['2025-02-28', '228.74'], ['2025-02-23', '-85.00'], ['2025-02-22', '-35.89']], [['2025-02-24', '-90.54'], ['2025-02-20', '451.29'], ['2025-02-20', '-80.80']]]);
    expect(badges).toEqual([true, true]);
  });

  it('a year cut over two lines goes up to its day', () => {
    const { rows, texts } = readStatement(`
Account Statement from 1 Apr 2025 to 30 Jun 2025       Balance as on 1 Apr 2025    500.00
Txn Date     Value Date   Description              Debit      Credit      Balance
1 Apr 202    1 Apr 202    CASH WITHDRAWAL AT       20.00                   480.00
5            5            THE BRANCH
2 Apr 202    2 Apr 202    RENT                     80.00                   400.00
5            5
13 Apr 20    13 Apr 20    SALARY                               100.00      500.00
25           25
14 May 20    14 May 20    TEA                      10.00                   490.00
25           25`);
    expect(rows).toEqual([['2025-04-01', '-20.00'], ['2025-04-02', '-80.00'], ['2025-04-13', '100.00'], ['2025-05-14', '-10.00']]);
    expect(texts[0]).toBe('CASH WITHDRAWAL AT / THE BRANCH');
  });

  it('a day above its month in a narrow cell is a day', () => {
    const { rows, texts } = readStatement(`
6th Jan 2026 to 5th Feb 2026
Date     Description                 Money in   Money out   Balance
9th Jan  STANDING ORDER                             10.00     90.00
10th     BILL PAYMENT, FOOD                          5.00     85.00
Jan      MANDATE NO 44
12th     WAGES                          15.00                100.00
Jan
14th     CARD PAYMENT                               20.00     80.00
Jan`);
    expect(rows).toEqual([['2026-01-09', '-10.00'], ['2026-01-10', '-5.00'], ['2026-01-12', '15.00'], ['2026-01-14', '-20.00']]);
    expect(texts[1]).toBe('BILL PAYMENT, FOOD / MANDATE NO 44');
  });

  it('days below their rows, amounts with balances under them, and a day in the text of the last row', () => {
    /** The lines of the text at half their distance, so that cells can be set to the middle of others. */
    function atHalfLines(text: string): DocumentModel {
      const model = documentOfText(text);
      const half = (baseline: number): number => baseline / 2 + 40;
      return { ...model, pages: model.pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, baseline: half(word.baseline), box: [word.box[0], half(word.baseline) - 7, word.box[2], half(word.baseline) + 2] })) })) };
    }
    const [period] = understand(atHalfLines(`
Business Account 285709825
Period covered 15 January 2024 - 31 January 2024
Beginning balance                                  3,962.11

Ending balance                                     6,580.69

                                                     Amount

No.  Date          Particulars                      Balance



                   Card purchase HARDWARE
                                                    164.90-
                   NEWTOWN 4417

1    17 Jan 2024   Foreign amount                  3,797.21



                   BRAMBLE AND SONS
                                                  1,319.00-
                   Ref DL23203557

2    22 Jan 2024   Charges                         2,478.21



                   HALCYON WORKS
                                                   4,282.48
                   REF XP89117910

3    22 Jan 2024   PAYROLL                         6,760.69



                   Cash machine GEELONG
                                                    180.00-
                   29/01/2024 4417

4    31 Jan 2024   Operator fee included           6,580.69`)).accounts[0]!.periods;
    expect(period!.rows.map(({ date }) => date?.value)).toEqual(['2024-01-17', '2024-01-22', '2024-01-22', '2024-01-31']);
    expect(period!.rows[3]!.description.value).toBe('Cash machine GEELONG\n29/01/2024 4417\nOperator fee included');
    expect(period!.isReconciled).toBe(true);
  });

  it('a day of another form than all others, beside a value date: the row has not that of the row above (wrong badge)', () => {
    const text = (day: string): string => `
Account number 64871141
Statement period 15 Dec 21 - 13 Feb 22
Date          Value date    Description                       Amount
15 Dec 21                   Beginning balance               553.52
17 Dec 21     17 Dec 21     TRANSFER                        2,981.78
19 Dec 21     19 Dec 21     WATER WORKS                     2,782.09
22 Dec 21     22 Dec 21     GROCER                         -2,253.31
${day}     07 Jan 22     CHEQUE                           -651.90
20 Jan 22     20 Jan 22     TRANSFER                        2,551.45
24 Jan 22     24 Jan 22     GROCER                           -210.00
07 Feb 22     07 Feb 22     SALARY                         -2,429.02
10 Feb 22     10 Feb 22     CARD PAYMENT                     -563.50
12 Feb 22     12 Feb 22     BAKERY                           -100.00
13 Feb 22                   Your balance at end             2,661.11

Summary of charges
22 Dec 21                   GROCER                         -2,253.31
24 Jan 22                   GROCER                           -210.00`;
    expect(['07 Jan 22', '         '].flatMap((day) => readPeriods(text(day)).badges)).toEqual([true, true]);
    expect(readPeriods(text('07.01.   ')).badges).toEqual([false]);
  });

  it('figures at the foot of a page, whose day and text stand at the top of the next: they have not the day of the row above (wrong badge)', () => {
    const day = (number: number): string => `${String(number).padStart(2, '0')}/05/2024`;
    const rows = (from: number, balance: number): string => Array.from({ length: 30 }, (_, at) => `${day(1 + Math.floor((from + at) / 3))}   SHOP ${from + at}00                      -1.00        ${balance - at}.00`).join('\n');
    const statement = (foot: string, top: string): string[] => readStatement(`
Account 306000523   Statement period 01/05/2024 to 31/05/2024
Opening balance  1000.00     Closing balance  920.00
Date         Description                    Amount      Balance
${rows(0, 999)}
${foot}
\f
Date         Description                    Amount      Balance
${top}${rows(39, 949)}`).verdicts;
    expect(statement('13/05/2024   BAKERY                         -20.00        950.00', '')).toEqual(['reconciled']);
    expect(statement('                                            -20.00        950.00', '13/05/2024   BAKERY\n')).toEqual(['unknown']);
  });
});

it('a day broken behind its month, whose end stands beside the figures of the row and above its time', () => {
  const { rows } = readStatement(`
Wallet statement   2025-10-01 to 2025-10-31

Date          Type          Amount      Counterparty
2025-10-
31            Transfer      -113.14     Chen Jing
23:52:04
2025-10-
30            Transfer      -228.05     Chen Jing
23:30:42
2025-10-
29            Purchase       -89.51     Meituan
22:39:42
2025-10-
25            Purchase      -541.89     Meituan
22:28:45
`);
  expect(rows).toEqual([['2025-10-31', '-113.14'], ['2025-10-30', '-228.05'], ['2025-10-29', '-89.51'], ['2025-10-25', '-541.89']]);
});
