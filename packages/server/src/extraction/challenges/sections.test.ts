// Titles over rows: the side they tell, what their rows come to, and where a section ends.
import { describe, expect, it } from 'vitest';
import type { Word } from '../model.js';
import { documentOfText, readPeriods } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('sections of rows', () => {
  it('a section that goes on over the page is one', () => {
    const { verdict } = readStatement(`
March 1, 2024 through March 29, 2024     Account number 618273645
Beginning balance                         1,000.00
Deposits and other additions                400.00
ATM and debit card subtractions             161.00
Checks                                       39.00
Ending balance                            1,200.00
Deposits and other additions
Date       Description                   Amount
03/04/24    MERCHANT DEPOSIT                400.00
ATM and debit card subtractions
Date       Description                   Amount
03/05/24    POWER                          -100.00
\f
ATM and debit card subtractions - continued
Date       Description                   Amount
03/06/24    WATER                           -61.00
Checks
Date       Check #      Amount      Date      Check #      Amount
03/07/24   2101         -20.00      03/08/24  2102         -19.00`);
    expect(verdict).toBe('reconciled');
  });

  it('a sentence beside the title of a section is none of it', () => {
    const { amounts, verdict } = readStatement(`
For the period 03/01/2024 to 03/28/2024       Account number 11-2233-4455
Balance Summary
     Beginning        Deposits and        Checks and        Ending
       balance     other additions     other deductions     balance
      1,000.00              400.00               161.00     1,239.00
                                           Average monthly
                                                   balance
                                                  1,111.11
Activity Detail
Deposits and Other Additions               There was 1 Deposit and Other Addition totaling
Date     Amount      Description           $400.00.
03/04    400.00      Payroll
Banking/Debit Card Withdrawals and Purchases          There were 2 Debit Card purchases totaling
Date     Amount      Description                      $161.00.
03/05    100.00      Grocer
03/06     61.00      Cafe`);
    expect(amounts).toEqual(['400.00', '-100.00', '-61.00']);
    expect(verdict).toBe('reconciled');
  });

  it('a title under the descriptions with a total of its own is none of the row above', () => {
    const proof = readStatement(`
Credit card statement 02/24/2026
Previous balance                  $100.00
- Payments                         $60.00
- Other credits                    $40.00
+ Purchases                        $75.00
+ Fees charged                     $29.00
+ Interest charged                  $5.40
New balance                       $109.40

Date     Reference     Description                    Amount
01/29    P5652595      PAYMENT - THANK YOU           $60.00-
02/05    P6449079      RETURN TIMBERLINE             $40.00-
02/10    P5505725      TIMBERLINE STORE               $75.00
                       FEES
02/20                  LATE FEE                       $29.00
                       TOTAL FEES FOR THIS PERIOD     $29.00
                       INTEREST CHARGED
02/23                  INTEREST ON PURCHASES           $5.40
                       TOTAL INTEREST FOR THIS PERIOD  $5.40`).period.proof;
    expect(proof.status).toBe('reconciled');
  });

  it('sections that give the sign, with their totals', () => {
    const { rows, verdicts } = readStatement(`
Statement period 01/01/2026 - 01/31/2026
Beginning Balance                                  100.00
Ending Balance                                     260.00
DEPOSITS AND ADDITIONS
DATE      DESCRIPTION                             AMOUNT
01/02     PAYROLL                                 200.00
01/16     REFUND                                   10.00
Total Deposits and Additions                      210.00

ELECTRONIC WITHDRAWALS
DATE      DESCRIPTION                             AMOUNT
01/05     POWER COMPANY                            50.00
Total Electronic Withdrawals                       50.00`);
    expect(rows).toEqual([['2026-01-02', '200.00'], ['2026-01-16', '10.00'], ['2026-01-05', '-50.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it.each([
    ['Kontoutskrift for perioden 01.08.2022 - 31.08.2022', 'Inngående saldo', 'Inn på konto', 'Ut av konto', 'Dato         Forklaring        Beløp'],
    ['Výpis z účtu za období 01.08.2022 - 31.08.2022', 'Počáteční zůstatek', 'Příchozí platby', 'Odchozí platby', 'Datum        Popis             Částka'],
    ['Tiliote ajalta 01.08.2022 - 31.08.2022', 'Alkusaldo', 'Saapuneet', 'Maksetut', 'Pvm          Selite            Määrä'],
  ])('titles of other languages tell the side of their rows: %s', (title, opening, into, out, headings) => {
    const { rows } = readStatement(`
${title}
${opening}  1.000,00
${into}
${headings}
03.08.2022   PALKKA             100,00
${out}
${headings}
05.08.2022   VUOKRA              50,00
07.08.2022   KAUPPA              30,00`);
    expect(rows).toEqual([['2022-08-03', '100.00'], ['2022-08-05', '-50.00'], ['2022-08-07', '-30.00']]);
  });

  it('the title of a list above the rows says nothing of their sides where the balances say otherwise', () => {
    const { rows, period } = readStatement(`
1 March 2024 to 31 March 2024
Opening balance 100.00
Closing balance 105.00
Fees and charges
Date        Description           Amount    Balance
04/03/2024  Coffee                 10.00      90.00
05/03/2024  Salary                 50.00     140.00
06/03/2024  Rent                   20.00     120.00
07/03/2024  Refund                  5.00     125.00
08/03/2024  Tea                    20.00     105.00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-10.00', '50.00', '-20.00', '5.00', '-20.00']);
    expect(period.isReconciled).toBe(true);
  });

  it('another title over headings of its own ends the side of the one before', () => {
    expect(readPeriods(`
Fatura do cartão de crédito      Vencimento 15/03/2026    Emissão 05/03/2026
Saldo da fatura anterior            100,00
Total desta fatura                   90,00
Pagamento mínimo                     20,00
Pagamentos e créditos
Data        Estabelecimento              Valor
09/02       PAGAMENTO                  -100,00
Lançamentos do titular
Data        Estabelecimento                         Valor
10/02       PADARIA                                 60,00
12/02       MERCADO                                 30,00
`)).toMatchObject({ rows: [[['2026-02-09', 10_000], ['2026-02-10', -6_000], ['2026-02-12', -3_000]]] });
  });

  it('a title close over the headings of the next list is that of the next list', () => {
    const DEPOSITS_AND_CHECKS = `
Statement Period: 07/01/2024 through 07/31/2024
Beginning Balance on 07/01/24           1,000.00
Deposits (6)                              600.00
Checks Paid (2)                            50.00
Ending Balance on 07/31/24              1,550.00

DEPOSITS
Date       Amount      Date       Amount      Date       Amount
07/03      100.00      07/05      100.00      07/09      100.00
07/04      100.00      07/08      100.00      07/10      100.00
CHECKS PAID
Check No.  Date     Amount     Check No.  Date     Amount
2073       07/07     20.00     2074       07/10     30.00
`;
    function moved(word: Word, down: number): Word {
      const [x0, y0, x1, y1] = word.box;
      return { ...word, box: [x0, y0 + down, x1, y1 + down], baseline: word.baseline + down };
    }
    const model = documentOfText(DEPOSITS_AND_CHECKS);
    const title = model.pages[0]!.words.find(({ text }) => text === 'CHECKS')!.baseline;
    // Not so much white above the title that the list would end there.
    const words = model.pages[0]!.words.map((word) => (word.baseline >= title ? moved(word, 8) : word));
    const { period } = readStatement({ ...model, pages: [{ ...model.pages[0]!, words }] });
    expect([period.rows.length, period.isReconciled]).toEqual([8, true]);
  });

  it('Lithuanian titles of what came in and went out', () => {
    const text = `
Sąskaitos išrašas LT12 1000 0111 0100 1000
Laikotarpis 2026-01-01 - 2026-01-31   Valiuta EUR
Pradinis likutis            100,00

Įplaukos
Data             Mokėtojas / gavėjas                    Suma
2026-01-02       Atlyginimas UAB                       50,00
2026-01-05       Pervedimas                            20,00
                 Iš viso įplaukų                       70,00

Išlaidos
Data             Mokėtojas / gavėjas                    Suma
2026-01-03       Maxima LT                             10,00
2026-01-06       Nuoma                                 30,00
                 Iš viso išlaidų                       40,00

Galutinis likutis           130,00
`;
    expect(readPeriods(text).rows).toEqual([[['2026-01-02', 5_000], ['2026-01-05', 2_000], ['2026-01-03', -1_000], ['2026-01-06', -3_000]]]);
    expect(readPeriods(text).badges).toEqual([true]);
  });

  it('rows taken for those of a section without days do not stand between others that their balances go on from', () => {
    const { period } = readStatement(`
Statement period 1 July 2019 to 31 July 2019
Opening balance 500.00
Date         Details                 Amount    Balance
1 Jul 2019   GROCERS                 -20.00     480.00

Deposits
             ANNA NORTH               30.00     510.00
7 Jul 2019   WAGES                    50.00     560.00
9 Jul 2019   RENT                   -100.00     460.00`);
    expect(period.isReconciled).toBe(false);
  });

  it('a word for deposits that begins a row of a day with much white around it heads no section', () => {
    const { rows, period } = readStatement(`
Statement period 1 July 2019 to 31 July 2019
Opening balance 500.00
Date         Details                 Amount    Balance


1 Jul 2019   GROCERS                 -20.00     480.00


             Deposits
             ANNA NORTH               30.00     510.00


7 Jul 2019   WAGES                    50.00     560.00


             RENT                   -100.00     460.00`);
    expect(rows).toEqual([['2019-07-01', '-20.00'], ['2019-07-01', '30.00'], ['2019-07-07', '50.00'], ['2019-07-07', '-100.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('a title over all rows ends the side an earlier title told', () => {
    const { rows } = readStatement(`
Statement for January 1, 2026 to January 31, 2026
Opening balance   500.00     Closing balance   460.00
Deposits
Date          Description               Amount
01/03/2026    BONUS                      10.00

Transactions
Date          Description         Type              Amount
01/05/2026    RENT                Debit             -70.00
01/09/2026    SALE                Credit             20.00`);
    expect(rows).toEqual([['2026-01-03', '10.00'], ['2026-01-05', '-70.00'], ['2026-01-09', '20.00']]);
  });

  it('knows the side of rows under a title beside a sentence that counts them', () => {
    const text = (sum: string): string => `
For the period 12/20/2025 to 01/19/2026
Account number: XX-XXXX-4733
Balance Summary
     Beginning          Deposits and        Checks and other            Ending
       balance       other additions              deductions           balance
        900.00                560.19                  500.00            960.19

Deposits and Other Additions                                 There were 3 Deposits totaling $560.19.
Date           Amount      Description
12/25          500.00      Zel From Sam Hill
01/02           60.00      Zel From Ana
01/19             .19      Interest Payment

Banking/Debit Card Withdrawals and Purchases                 There were 3 transactions totaling ${sum}.
Date           Amount      Description
12/23          100.00      POS Purchase Fuel Stop
12/26          150.00      POS Purchase Fuel Stop Pittsburgh Pa
01/05           40.00      Recurring Debit Card

Online and Electronic Banking Deductions                     There were 3 transactions totaling $210.00.
Date           Amount      Description
12/22           50.00      Zel To Ana Reyes
12/31          100.00      Web Pmt Single - Online Pymt Card Co
01/10           60.00      Zel To Ana Reyes
`;
    expect(readPeriods(text('$290.00'))).toMatchObject({ amounts: [50000, 6000, 19, -10000, -15000, -4000, -5000, -10000, -6000], badges: [true] });
    expect(readPeriods(text('$250.00')).badges).toEqual([false]);
  });

  it('the heading of the texts says the side of the rows, and what an overview says of accounts is no row', () => {
    const text = (amount: string): string => `
MORGAN DUNN
12-08-25 through 01-06-26
Deposit accounts in bank    Account Number      Date               Balance ($)
Everyday Checking           0049 9670 2572      01-06                 1,279.79
Growth Savings              0049 5733 1737      01-06                 7,187.39
Total Deposit Account Balance                                        $8,467.18

Everyday Checking
MORGAN DUNN                         Account Number 0049 9670 2572
Beginning Balance on 12-08-25          $1,000.00
Deposits and Other Additions            + 400.00
Other Subtractions                      - 120.21
Ending Balance on 01-06-26             $1,279.79

Everyday Checking Additions
Deposits and Other Additions                Date Posted         Amount($)
ACME PAYROLL INDN:M DUNN                       12-15               300.00
Interest earned                                12-21               ${amount}
Total Deposits and Other Additions                               $400.00
Everyday Checking Subtractions
Other Subtractions                          Date Posted         Amount($)
Transfer to savings                            12-09               100.00
MARKET 22 OMAHA NE                             12-12                20.21
Total Other Subtractions                                         $120.21

Growth Savings
MORGAN DUNN                         Account Number 0049 5733 1737
Beginning Balance on 12-08-25          $7,200.00
Deposits and Other Additions              + 0.00
Other Subtractions                       - 12.61
Ending Balance on 01-06-26             $7,187.39

Growth Savings Subtractions
Other Subtractions                          Date Posted         Amount($)
Transfer to checking                           12-09                12.61
Total Other Subtractions                                          $12.61
`;
    expect(readPeriods(text('100.00'))).toMatchObject({
      rows: [[['2025-12-15', 30_000], ['2025-12-21', 10_000], ['2025-12-09', -10_000], ['2025-12-12', -2021]], [['2025-12-09', -1261]]],
      badges: [true, true],
      bounds: [[100_000, 127_979], [720_000, 718_739]],
    });
    expect(readPeriods(text('160.00')).badges).toEqual([false, true]);
  });

  it('the title of a list stands beside what its rows come to', () => {
    const { rowLists, badges } = readStatement(`
Account Summary - 7023456789
02/13/2025   Beginning Balance         $500.00
3            Checks                   $(170.00)
4            Withdrawals / Debits     $(110.00)
2            Deposits / Credits        $480.00
03/14/2025   Ending Balance            $700.00

Checks                                                       3 checks totaling $170.00
Number     Date Paid      Amount
1021       02/16           70.00
1022       02/18           40.00
1023       02/20           60.00

Withdrawals / Debits                                         4 items totaling $110.00
Date             Amount       Description
02/14             60.00       ATM WITHDRAWAL
02/17             30.00       GROCER
02/18              8.00       FERRY
02/19             12.00       BOOKS

Deposits / Credits                                           2 items totaling $480.00
Date             Amount       Description
03/05            300.00       PAYROLL
03/06            180.00       DEPOSIT
`);
    expect(rowLists.flat().map(([, amount]) => amount)).toEqual(['-70.00', '-40.00', '-60.00', '-60.00', '-30.00', '-8.00', '-12.00', '300.00', '180.00']);
    expect(badges).toEqual([true]);
  });

  it('sums under a heading of their own, right of the amounts, close below the last row', () => {
    const { texts, verdict } = readStatement(`
Account# 4929 1700 2200 5301              June 11 - July 10, 2026
Previous Balance                  $100.00
Payments and Other Credits        -$60.00
Purchases and Adjustments          $51.00
New Balance Total                  $91.00

Transaction Posting                                            Reference     Account
Date        Date     Description                               Number        Number             Amount          Total

                     Payments and Other Credits
06/14       06/14    PAYMENT FROM SAV 7001 CONF#A11122233344     1001          5301               -20.00
06/20       06/20    PAYMENT FROM SAV 7002 CONF#B11122233345     1002          5301               -40.00
                         TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD                                      -$60.00

                     Purchases and Adjustments
06/23       06/25    BLUEFERN 1000200030004000-000 OH            1003          5301                51.00
                         TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD                                        $51.00`);
    expect([texts, verdict]).toEqual([['PAYMENT FROM SAV 7001 CONF#A11122233344', 'PAYMENT FROM SAV 7002 CONF#B11122233345', 'BLUEFERN 1000200030004000-000 OH'], 'reconciled']);
  });

  it('a word for what comes in is a kind of transaction where it stands in the column of kinds, its text in that of the texts', () => {
    const { lists, isReconciled } = readStatement(`
Yritystili EUR IBAN FI72 4010 1900 9041 72       Kausi 1.1.2023 - 31.1.2023
Edellinen saldo 5300,00          Saldo kauden lopussa 7300,00
Saaja/Maksaja                    Tapahtuma                  Hyvitys         Otot          Saldo
2. tammikuuta 2023
Autogiro                         Fibre North
                                 Ref 788877                              200,00 €      5100,00 €
Insättning                       Granhed AB               2000,00 €                    7100,00 €
Kortköp                          Alder Bakery                            100,00 €      7000,00 €
3. tammikuuta 2023
Autogiro                         Fibre North
                                 Ref 788878                              200,00 €      6800,00 €
Insättning                       Amir Haddad
                                 TK51480869                800,00 €                    7600,00 €
Kortköp                          Linnea Livs                             300,00 €      7300,00 €`);
    expect(lists[0]!.map(({ description }) => description)).toContain('Insättning / Amir Haddad / TK51480869');
    expect(isReconciled).toBe(true);
  });

  it('an earlier day over the only row of another section heads it, although it steps back (wrong badge)', () => {
    const page = (headings: string): string => `
Account number 75548358
Statement period 01 Nov 26 - 01 Dec 26
Opening balance 6,252.18

Withdrawals and other debits
${headings}
03 Nov 26
              Book shop                        -1,202.55
              Store North
14 Nov 26
              Fee                                -135.63
              Quick buy
15 Nov 26
              Water works                         -23.80
              Ref Alpha
26 Nov 26
              Coffee house                       -377.80
              Store North
30 Nov 26
              Cheque                           -2,762.50
              Store North
              Total Withdrawals and other debits -4,502.28

Deposits and other credits
${headings}
17 Nov 26
              Pharmacy                            769.30
              Store North
              Total Deposits and other credits    769.30

Closing balance        2,519.20`;
    for (const headings of ['Date          Description                         Amount', 'Dub           Varp                                Glor  ']) {
      const { rows } = readStatement(page(headings));
      expect(rows.map(([day]) => day)).toEqual(['2026-11-03', '2026-11-14', '2026-11-15', '2026-11-26', '2026-11-30', '2026-11-17']);
    }
  });

  it('without headings a list of pending rows ends at the next account, though a box stands between its period and its opening balance (all its rows were lost)', () => {
    const { document, badges } = readStatement(`
Current Account 38796273 GBP
Period covered 1 June 2024 through 31 August 2024
Opening balance                                        2,281.49
17 Jun 24    Debit transfer M OKONKWO           -973.90 1,307.59
28 Jun 24    Online payment ALDER               -632.00   675.59
Ending balance                                            675.59

Pending transactions
31 Aug 24    DIRECT DEBIT PULSE GYM             136.85

Savings Account 16965212 GBP
Period covered 1 June 2024 through 31 August 2024

Where your money went
Groceries                                1,078.73   71 %
Travel                                     440.61   29 %

Opening balance                                         8,543.45
03 Jun 24    ATM 491331 CARDIFF                  -40.00 8,503.45
10 Jun 24    DIRECT DEBIT BRIGHTSPARK            -58.35 8,445.10
Ending balance                                         8,445.10`);
    expect(document.accounts.map(({ number, periods: [period] }) => [number, period!.rows.length])).toEqual([['38796273', 2], ['16965212', 2]]);
    expect(badges).toEqual([true, true]);
  });

  it('a row without a day below a sum, under a title nobody knows, is not surely of the day above it', () => {
    const statement = (title: string, cost: string): string => `
Dividend Visa     April 17 to May 16, 2025     Account number 4500 XXXX XXXX 8812
Previous balance                         $884.12
Payments and credits                    -$901.32
Purchases                                $247.20
New balance                              $234.12

Date         Description                                             Amount($)
Apr 17       TIM HORTONS OTTAWA ON                                      150.00
Apr 28       WINNERS RETURN                                             -17.20
Apr 29       LOBLAWS TORONTO ON                                          97.20
May 09       PAYMENT THANK YOU                                         -884.12
Total for 4500 XXXX XXXX 8812                                         -$654.12

${title}
${cost}       Regular purchases                                            4.12`;
    expect(readStatement(statement('Financing costs', '      ')).verdicts).toEqual(['unknown']);
    expect(readStatement(statement('Financing costs', 'May 16')).verdicts).toEqual(['reconciled']);
    expect(readStatement(statement('Interest charged', '      ')).verdicts).toEqual(['reconciled']);
  });
});
