// One wrong figure or lost sign that other figures contradict: no badge.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('misprints', () => {
  describe('soundness', () => {
    const statement = (amount: string, balance: string, closing: string, total: string) => `
Opening balance                                                 1,250.00
Total withdrawals                                                 ${total}
Date        Description              Withdrawals    Deposits      Balance
02 May 26   COFFEE HOUSE                    5.50                 1,244.50
03 May 26   SALARY ACME                             3,200.00     4,444.50
05 May 26   POWER CO                      ${amount}                 ${balance}
Closing balance                                                 ${closing}`;

    it('proves the statement as it should be', () => {
      expect(readStatement(statement('180.20', '4,264.30', '4,264.30', '185.70')).verdicts).toEqual(['reconciled']);
    });

    it.each([
      ['amount', ['181.20', '4,264.30', '4,264.30', '185.70']],
      ['balance', ['180.20', '4,264.80', '4,264.30', '185.70']],
      ['closing balance', ['180.20', '4,264.30', '4,274.30', '185.70']],
      ['total', ['180.20', '4,264.30', '4,264.30', '185.10']],
    ])('refuses the badge when one digit of the %s is misprinted', (_, figures) => {
      const [amount, balance, closing, total] = figures as [string, string, string, string];
      expect(readStatement(statement(amount, balance, closing, total)).verdicts).toEqual(['notReconciled']);
    });
  });

  it('one figure without the minus of all others in its column', () => {
    const text = (figure: string): string => `
Account 12345678    01/03/2026 to 31/03/2026    EUR
Date         Description              Money in   Money out     Balance
             Opening balance                                  1,000.00
02/03/2026   Salary                     500.00                1,500.00
05/03/2026   Rent                                  -100.00    1,400.00
11/03/2026   Shop                                   -50.00    1,350.00
15/03/2026   Gas                                   ${figure}    1,260.00
16/03/2026   Water                                  -10.00    1,250.00
18/03/2026   Cash                                   -20.00    1,230.00`;
    expect(readStatement(text('-90.00')).badges).toEqual([true]);
    expect(readStatement(text(' 90.00')).badges).toEqual([false]);
  });

  it('one term of a summary without the minus that others have', () => {
    const text = (credits: string): string => `
Card ending in 2200     Statement period 12/08/2025 - 01/07/2026
Previous Balance          $800.00
Payments                 -$800.00
Other Credits            ${credits}
Purchases                 $303.39
New Balance               $260.00
12/13/2025    Payment received            -$800.00
12/15/2025    Staples                      $203.39
12/18/2025    Delta Air                    $100.00
12/29/2025    Credit Delta Air             -$43.39`;
    expect(readStatement(text('-$43.39')).badges).toEqual([true]);
    expect(readStatement(text(' $43.39')).badges).toEqual([false]);
  });

  it('a second column of the same amounts, where one has lost its minus', () => {
    const text = (figure: string): string => `
Account 12345678    01/03/2026 to 31/03/2026    EUR
Date         Description           Transaction      Posted       Balance
             Opening balance                                    1,000.00
02/03/2026   Salary                     500.00      500.00      1,500.00
05/03/2026   Rent                      -100.00     -100.00      1,400.00
11/03/2026   Shop                       -50.00      -50.00      1,350.00
15/03/2026   Gas                        -90.00     ${figure}      1,260.00
16/03/2026   Water                      -10.00      -10.00      1,250.00
18/03/2026   Cash                       -20.00      -20.00      1,230.00
21/03/2026   Cash                       -30.00      -30.00      1,200.00`;
    expect(readStatement(text('-90.00')).badges).toEqual([true]);
    expect(readStatement(text(' 90.00')).badges).toEqual([false]);
  });

  it('an amount printed twice on each row contradicts where one of the two differs in a digit (wrong badge)', () => {
    const text = (again: string): string => `
Period 01.01.2026 - 31.01.2026
Opening balance 1,000.00
Date         Details            Amount     In the currency of payment    Balance
02.01.2026   Bakery             -20.00      -20.00 EUR                    980.00
05.01.2026   Salary             698.24      ${again} EUR                 1,678.24
07.01.2026   Kiosk              -35.00      -35.00 EUR                  1,643.24
09.01.2026   Ferry              -43.24      -43.24 EUR                  1,600.00
11.01.2026   Hotel              -60.00      -64.86 USD                  1,540.00
Closing balance 1,540.00
`;
    expect(readPeriods(text('698.24')).badges).toEqual([true]);
    expect(readPeriods(text('658.24')).badges).toEqual([false]);
  });

  describe('figures of the period printed wrong', () => {
    const ROWS = `
Date         Details                    Amount        Balance
03/05/2026   COFFEE                     -50.25       1,949.75
04/05/2026   SALARY                   2,400.00       4,349.75
05/05/2026   RENT                    -1,100.50       3,249.25
06/05/2026   POWER                      -99.10       3,150.15`;

    it('the same summary reconciles when it is printed right', () => {
      expect(readStatement(`
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance 2,000.00    Closing balance 3,150.15
${ROWS}`).verdicts).toEqual(['reconciled']);
    });

    it('a closing balance under a label of no known language', () => {
      expect(readStatement(`
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance 2,000.00
Xyzzy qwfp 3,158.15
${ROWS}`).verdicts).toEqual(['notReconciled']);
    });

    it('an opening balance under a label of no known language, where every row prints its balance', () => {
      const page = (opening: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Xyzzy qwfp ${opening}
${ROWS.replace('-50.25', '-51.31')}`;
      expect(readStatement(page('2,001.06')).verdicts).toEqual(['reconciled']);
      expect(readStatement(page('2,007.06')).verdicts).toEqual(['notReconciled']);
    });

    it('the first amount, below an opening balance under a label of no known language: more than one digit of what it would begin with (wrong badge)', () => {
      const page = (amount: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Xyzzy qwfp 7,615.47
Date         Details                    Amount        Balance
03/05/2026   COFFEE                 ${amount}       6,942.97
04/05/2026   SALARY                  1,901.73       8,844.70
05/05/2026   RENT                   -1,100.50       7,744.20`;
      expect(readStatement(page('-672.50')).verdicts).toEqual(['reconciled']);
      expect(readStatement(page('-622.50')).verdicts).toEqual(['notReconciled']);
    });

    it('an amount before and after its fee, one of them wrong', () => {
      const page = (net: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance 8,000.00    Closing balance 4,612.45
Date         Details                Gross        Fee          Net       Balance
03/05/2026   COFFEE                -50.25       0.00       -50.25      7,949.75
04/05/2026   SALARY             1,400.00       0.00     1,400.00      9,349.75
05/05/2026   RENT              -1,100.50       0.00    -1,100.50      8,249.25
06/05/2026   POWER                -99.10       0.00       -99.10      8,150.15
07/05/2026   BOOKS               -278.85       0.00      -278.85      7,871.30
08/05/2026   TRAINS              -456.35       0.00      -456.35      7,414.95
09/05/2026   PAPER             -1,111.50       0.00    -1,111.50      6,303.45
10/05/2026   WATER               -245.75       0.00      -245.75      6,057.70
11/05/2026   PENS                 -12.25       0.00       -12.25      6,045.45
12/05/2026   TABLES            -1,433.00       0.00  ${net}      4,612.45`;
      expect(readStatement(page('-1,433.00')).verdicts).toEqual(['reconciled']);
      expect(readStatement(page('-1,435.00')).verdicts).toEqual(['notReconciled']);
    });

    it('a closing balance of few digits that is printed twice, and once wrong', () => {
      const page = (closing: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Payment due date     New balance
25/06/2026           ${closing}
Please pay by the due date.

Opening balance          249.90
Total credits            400.00
Total debits             491.73
Closing balance          158.17
Date         Details                    Amount
03/05/2026   COFFEE                     -50.25
04/05/2026   SALARY                     400.00
05/05/2026   RENT                      -342.38
06/05/2026   POWER                      -99.10`;
      expect(readStatement(page('158.17')).verdicts).toEqual(['reconciled']);
      expect(readStatement(page('158.37')).verdicts).toEqual(['notReconciled']);
    });

    it('two digits that changed places in a total of no known language', () => {
      expect(readStatement(`
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance 2,000.00
Zub mork 1,294.85
Closing balance 3,150.15
${ROWS}`).verdicts).toEqual(['notReconciled']);
    });

    it('a sum of unknown name with its minus behind it, in a summary that opens with the balance forward', () => {
      const page = (paidOut: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Balance forward       2,000.00
Zub mork              2,400.00
Qwfp                 ${paidOut}-
Ending balance        3,150.15
Date         Details                    Amount
03/05/2026   COFFEE                      50.25-
04/05/2026   SALARY                   2,400.00
05/05/2026   RENT                     1,100.50-
06/05/2026   POWER                       99.10-`;
      expect(readStatement(page('1,252.85')).verdicts).toEqual(['notReconciled']);
      const right = understandText(page('1,249.85')).accounts[0]!.periods[0]!.proof;
      expect(right.status).toBe('reconciled');
      expect(right.checks.map((check) => [check.kind, check.label, check.ok])).toEqual(expect.arrayContaining([['totalCredits', 'Zub mork', true], ['totalDebits', 'Qwfp', true]]));
    });

    it('a sum of unknown name under the rows of one of two people', () => {
      const page = (sum: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance 2,000.00
Closing balance 2,871.30
Date         Details                    Amount
Anna Doe
03/05/2026   COFFEE                     -50.25
04/05/2026   SALARY                   2,400.00
05/05/2026   RENT                    -1,100.50
             Qwfp Anna Doe            ${sum}
Carl Poe
06/05/2026   POWER                      -99.10
07/05/2026   BOOKS                     -278.85
             Qwfp Carl Poe             -377.95`;
      expect(readStatement(page('1,249.25')).verdicts).toEqual(['reconciled']);
      expect(readStatement(page('1,269.25')).verdicts).toEqual(['notReconciled']);
    });

    it('a balance beside its due date is no list of daily balances', () => {
      expect(readStatement(`
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance 2,000.00
Due date        Zub mork
20/06/2026      3,150.75
${ROWS}`).verdicts).toEqual(['notReconciled']);
    });

    it('the available balance may differ by what is on hold', () => {
      expect(readStatement(`
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance 2,000.00    Closing balance 3,150.15
Available balance 3,130.15
${ROWS}`).verdicts).toEqual(['reconciled']);
    });

    it('a total beside the statement period', () => {
      expect(readStatement(`
Account 12345678
Opening balance                                      2,000.00
Period 01/05/2026 - 31/05/2026    Total credits      9,400.00
                                  Total debits       1,249.85
Closing balance                                      3,150.15
${ROWS}`).verdicts).toEqual(['notReconciled']);
    });

    it('sums of the columns beside the balance carried forward', () => {
      const page = (paidIn: string): string => `
Account 12345678   01/05/2026 - 31/05/2026
Date         Details            Paid out      Paid in      Balance
             BALANCE B/F                                  2,000.00
03/05/2026   COFFEE                50.25                  1,949.75
04/05/2026   SALARY                          2,400.00     4,349.75
05/05/2026   RENT               1,100.50                  3,249.25
             BALANCE C/F        1,150.75     ${paidIn}     3,249.25`;
      expect(readStatement(page('2,400.00')).verdicts).toEqual(['reconciled']);
      expect(readStatement(page('2,900.00')).verdicts).toEqual(['notReconciled']);
    });
  });

  describe('figures beside the rows printed wrong', () => {
    it('a day of the list of daily balances', () => {
      const days = (third: string): string => `
Beginning balance 2,000.00    Ending balance 3,150.15
Date         Details                    Amount
05/03/2026   COFFEE                     -50.25
05/04/2026   SALARY                   2,400.00
05/05/2026   RENT                    -1,100.50
05/06/2026   POWER                      -99.10
DAILY BALANCE SUMMARY
Date          Balance
05/03/2026   1,949.75
05/04/2026   ${third}
05/05/2026   3,249.25
05/06/2026   3,150.15
Statement period 05/01/2026 - 05/31/2026`;
      expect(readStatement(days('4,349.75')).verdicts).toEqual(['reconciled']);
      expect(readStatement(days('4,349.15')).verdicts).toEqual(['notReconciled']);
    });

    it('the balance beside the sums of both sides', () => {
      const grand = (last: string): string => `
Date         Details                    Withdrawals    Deposits        Balance
             OPENING BALANCE                                      2,000.00 Cr
03/05/2026   COFFEE                           50.25               1,949.75 Cr
14/05/2026   SALARY                                    2,400.00   4,349.75 Cr
             GRAND TOTAL                      50.25    2,400.00   ${last} Cr`;
      expect(readStatement(grand('4,349.75')).verdicts).toEqual(['reconciled']);
      expect(readStatement(grand('4,349.15')).verdicts).toEqual(['notReconciled']);
    });

    it('the total of one card of several', () => {
      const holders = (second: string): string => `
Previous balance 500.00    Payments -500.00    Purchases 313.88    New balance 313.88
Statement period 05/01/2026 - 05/31/2026
Date         Details                    Amount
05/01/2026   PAYMENT THANK YOU         -500.00
A HOLDER - card ending in 1111
05/03/2026   COFFEE                      50.25
05/05/2026   BOOKS                       60.00
             Total for A HOLDER         110.25
B HOLDER - card ending in 2222
05/06/2026   FUEL                       123.47
05/07/2026   BREAD                       80.16
             Total for B HOLDER         ${second}`;
      expect(readStatement(holders('203.63')).verdicts).toEqual(['reconciled']);
      expect(readStatement(holders('213.63')).verdicts).toEqual(['notReconciled']);
    });

    it('a summary in words nobody knows, above the rows', () => {
      const summary = (closing: string): string => `
May 1, 2026 to May 31, 2026
Began              Came in            Went out           Left over
$2,000.00          $2,400.00          -$1,249.85         ${closing}
Date    What happened      Amount      Balance
May 3   COFFEE             -50.25     1,949.75
May 4   SALARY           2,400.00     4,349.75
May 5   RENT            -1,100.50     3,249.25
May 6   POWER              -99.10     3,150.15`;
      expect(readStatement(summary('$3,150.15')).verdicts).toEqual(['reconciled']);
      expect(readStatement(summary('$3,158.15')).verdicts).toEqual(['notReconciled']);
    });
  });

  it('a last balance in words that nobody knows, below the sums of both sides', () => {
    const page = (end: string): string => `
Extract 01.05.2024 - 31.05.2024
Date       Text                              Credit       Debit   Value date      Balance
01.05.24   Lage                                                                  2,866.70
19.05.24   Withdrawal                                    163.44   19.05.24       2,703.26
21.05.24   Purchase                                      104.72   21.05.24       2,598.54
26.05.24   Purchase                                       70.79   26.05.24       2,527.75
           Total                               0.00      338.95
31.05.24   Lage                                                                  ${end}`;
    expect(readStatement(page('2,527.75')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('2,527.74')).verdicts).toEqual(['notReconciled']);
  });

  it('a sum of the rows of a card, which calls itself one of something nobody knows', () => {
    const page = (second: string, total: string): string => `
Mastercard  Account number 5191 23XX XXXX 4407    Statement period Dec 18, 2025 - Jan 17, 2026
Previous balance        522.55
Payments & credits     -522.55
Purchases & debits      187.68
New balance             187.68
Trans. date   Post date    Description               Amount ($)
Card number: XXXX XXXX XXXX 4407
Dec 18        Dec 20       PETRO-CANADA OTTAWA            99.20
Dec 20        Dec 21       METRO PLUS LAVAL               50.35
Dec 26        Dec 27       PAYMENT - THANK YOU        522.55 CR
Subtotal for MR OLIVIER TREMBLAY                     $373.00 CR
Card number: XXXX XXXX XXXX 7720
Dec 28        Dec 29       LIBRAIRIE LAVAL                12.15
Dec 29        Dec 30       FLEURISTE HULL                 25.98
Subtotal for MRS ANNE TREMBLAY                           $${second}
Total for XXXX XXXX XXXX 4407                       $${total} CR`;
    expect(readStatement(page('38.13', '334.87')).badges).toEqual([true]);
    expect(readStatement(page('38.13', '384.87')).badges).toEqual([false]);
    expect(readStatement(page('30.13', '334.87')).badges).toEqual([false]);
  });

  it('a row that is printed twice is no list of what the rows said: the sums speak against it (wrong badge)', () => {
    const text = (twice: string): string => `
Nordlandet Bank                                        Credit card
Card number 5657 1115 9018 6213
Statement period 20/12/2019 - 19/01/2020

Previous balance    11,727.70      New balance    6,728.85

Purchases
Date          Description                    Amount
24/12/2019    Bookshop Odense              1,141.89

Payments
Date          Description                    Amount
28/12/2019    Payment received             2,000.00
18/01/2020    Payment received             4,140.74
${twice}`;
    expect(readStatement(text('')).badges).toEqual([true]);
    expect(readStatement(text('18/01/2020    Payment received             4,140.74')).badges).toEqual([false]);
  });

  it.each([['3.258.667', true], ['3.958.667', false], ['2.947.635', true]])('a figure under words that nobody knows, in the column of balances right under one of them: %s (wrong badge)', (carried, isReconciled) => {
    expect(readStatement(`
Szamla 16462135-90073343    2022.11.01 - 2022.11.30
DATE           DESCRIPTION                       DEBIT       CREDIT       BALANCE
               Opening balance                                          1.531.912
2022.11.04.    Kiosk                             51.652                 1.480.260
2022.11.09.    Salary                                     1.528.567     3.008.827
2022.11.16.    Potraviny                         61.192                 2.947.635
2022.11.21.    Prichozi platba                              311.032     3.258.667
               Atvitol                                                  ${carried}
2022.11.25.    Najem                            187.188                 3.071.479
               Closing balance                                          3.071.479
`).badges).toEqual([isReconciled]);
  });

  it.each([['0', true], ['5', false], ['12', false]])('a sum below a thousand in a summary of whole money, behind the number of its rows: %s (wrong badge)', (sum, isReconciled) => {
    expect(readStatement(`
Bankszámlaszám: 95082449-59807874-84995747
Kivonat időszaka: 2024.12.15 - 2025.01.20
Nyitóegyenleg                                                     2.236.210
Összes terhelés (0) ${sum.padStart(55)}
Jóváírások összesen (0)                                                   0
Záró egyenleg                                                     2.236.210
 2024.12.15        Nyitóegyenleg                 2.236.210
 2025.01.20        Záró egyenleg                 2.236.210`).badges).toEqual([isReconciled]);
  });

  it('of an account on which nothing happened, the sums between its two balances are nought (wrong badge)', () => {
    const page = (debit: string, credit: string, total = 'Total des opérations'): string => `
Compte de Dépôt n° 45510098321
Date       Libellé                              Débit        Crédit
           Ancien solde créditeur au 27.02.2026              500,00
02.03.26   Loyer                               100,00
           Total des opérations                100,00          0,00
           Nouveau solde créditeur au 31.03.2026             400,00
Livret n° 60112233990
Date       Libellé                              Débit        Crédit
           Ancien solde créditeur au 27.02.2026            2 724,84
           ${total.padEnd(22)}                ${debit}          ${credit}
           Nouveau solde créditeur au 31.03.2026           2 724,84`;
    expect(readStatement(page('0,00', '0,00')).badges).toEqual([true, true]);
    expect(readStatement(page('0,00', '2,00')).badges).toEqual([true, false]);
    expect(readStatement(page('7,00', '0,00')).badges).toEqual([true, false]);
    expect(readStatement(page('0,00', '0,00', 'Total débits/crédits')).badges).toEqual([true, true]);
    expect(readStatement(page('6,00', '0,00', 'Total débits/crédits')).badges).toEqual([true, false]);
  });

  it('the days of the first rows, before that of the balance which heads them in the same column (wrong badge)', () => {
    const page = (day: string, opened: string): string => `
Date      Details                          Deposit    Withdrawal      Balance
${opened}    B/F BALANCE                                              1,204.71
${day}    CASH MACHINE                                   85.70
          POWER COMPANY                                 119.19         999.82
28 Dec    CARDS LTD                                      54.96
          PAYMENT IN                        121.72                    1,066.58
7 Jan     PAYMENT IN                        374.86                    1,441.44
13 Jan    C/F BALANCE                                                 1,441.44`;
    const read = (text: string): boolean[] => readStatement(`Statement date 13 Jan 2025${text}`).badges;
    expect(read(page('19 Dec', '14 Dec'))).toEqual([true]);
    expect(read(page('9 Dec ', '14 Dec'))).toEqual([false]);
    // An entry may come late.
    expect(read(page('13 Dec', '14 Dec'))).toEqual([true]);
  });
});
