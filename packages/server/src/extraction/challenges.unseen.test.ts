// What statements of designs not met before brought up: each the smallest page that shows it.
import { describe, expect, it } from 'vitest';
import { readStatement } from './testing/readStatement.js';

describe('cells too narrow for what they hold', () => {
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

  it('a label broken over two lines under the heading of balances is no row', () => {
    const { rows, period } = readStatement(`
Period 01/03/2026 - 31/03/2026
Date       Descriptions       Withdrawal / Deposit  Outstanding Balance  Details
01-03-26   Beginning                                            450.00
           Balance
02-03-26   Payment                     50.00                    400.00   SHOP
13-03-26   Transfer                    70.00                    470.00   X
14-03-26   Payment                     20.00                    450.00   SHOP`);
    expect(rows).toEqual([['2026-03-02', '-50.00'], ['2026-03-13', '70.00'], ['2026-03-14', '-20.00']]);
    expect(period.startBalance!.value).toBe(45000);
    expect(period.isReconciled).toBe(true);
  });
});

describe('tables printed from spreadsheets', () => {
  const page = `
Opening Balance    143823.6
Closing Balance    163800.8
Date          Debit          Credit           Balance       Remarks
                                                            SMS ALERT
                                                            CHARGE
02-Jan-2026        9446                       134377.6      DEC 2025
                                                            CASH
                                                            DEPOSIT BY
03-Jan-2026                         8282      142659.6      SELF LEKKI
                                                            POS PURCHASE
05-Jan-2026     10558.8                       132100.8      SHOPRITE
                                                            TRANSFER FROM
                                                            CHIKE
13-Jan-2026                        16300      148400.8      OBI
                                                            CASH
15-Jan-2026                        15400      163800.8      DEPOSIT`;

  it('cells at the bottom of their row: the text stands above its figures', () => {
    expect(readStatement(page).texts).toEqual(['SMS ALERT / CHARGE / DEC 2025', 'CASH / DEPOSIT BY / SELF LEKKI', 'POS PURCHASE / SHOPRITE', 'TRANSFER FROM / CHIKE / OBI', 'CASH / DEPOSIT']);
  });

  it('headings at the left of their cells, figures at the right, whole numbers without decimals', () => {
    const { rows, period } = readStatement(page);
    expect(rows).toEqual([['2026-01-02', '-9446.00'], ['2026-01-03', '8282.00'], ['2026-01-05', '-10558.80'], ['2026-01-13', '16300.00'], ['2026-01-15', '15400.00']]);
    expect(period.isReconciled).toBe(true);
  });
});

describe('sums and balances', () => {
  it('sums over groups of a day tell the side of their rows', () => {
    const { rows, period } = readStatement(`
01 DE MARÇO DE 2026 a 31 DE MARÇO DE 2026    Valores em R$
Saldo inicial                                     100,00
Total de entradas                                  80,00
Total de saídas                                    60,00
Saldo final do período                            120,00
Movimentações
02 MAR 2026   Total de entradas                  + 50,00
              Pix recebido       ACME              50,00
              Total de saídas                    - 40,00
              Compra no débito   PADARIA           15,00
              Boleto             SABESP            25,00
13 MAR 2026   Total de entradas                  + 30,00
              Pix recebido       MARIA             30,00
              Total de saídas                    - 20,00
              Compra no débito   PADARIA           20,00`);
    expect(rows).toEqual([['2026-03-02', '50.00'], ['2026-03-02', '-15.00'], ['2026-03-02', '-25.00'], ['2026-03-13', '30.00'], ['2026-03-13', '-20.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('an opening balance may be printed twice, with words of its own between', () => {
    const { period } = readStatement(`
Periodo DEL 11/02/2026 AL 10/03/2026
Saldo de Liquidación Inicial                      2,379.60
Saldo de Operación Inicial                        2,379.60
Depósitos / Abonos (+)                              500.00
Retiros / Cargos (-)                                100.00
Saldo Final (+)                                   2,779.60
FECHA    DESCRIPCION           CARGOS     ABONOS
11/FEB   OXXO                   60.00
16/FEB   SPEI RECIBIDO                    500.00
21/FEB   CFE                    40.00`);
    expect(period.startBalance!.value).toBe(237960);
    expect(period.isReconciled).toBe(true);
  });

  it('an account without a number on which nothing happened takes nothing from the next', () => {
    const { document } = readStatement(`
Statement Period: 10/01/2025 to 10/31/2025
REGULAR SHARES
Date     Description                Amount      Balance
10/01    Beginning Balance                       100.00
10/05    Deposit                     50.00       150.00
10/31    Ending Balance                          150.00
HOLIDAY CLUB
Date     Description                Amount      Balance
10/01    Beginning Balance                       421.00
10/31    Ending Balance                          421.00
CHECKING
Date     Description                Amount      Balance
10/01    Beginning Balance                       900.00
10/07    Withdrawal                 -20.00       880.00
10/31    Ending Balance                          880.00`);
    const periods = document.accounts.flatMap((account) => account.periods).filter((period) => period.rows.length > 0);
    expect(periods.map((period) => [period.startBalance!.value, period.endBalance!.value, period.isReconciled])).toEqual([[10000, 15000, true], [90000, 88000, true]]);
  });
});

describe('what stands beside a table', () => {
  it('figures of a side bar between the lines of a row neither end it nor are its own', () => {
    const { rows, texts } = readStatement(`
Rewards Visa credit card      Payment due date Feb 2, 2026      Minimum payment $10.00
STATEMENT PERIOD: December 09, 2025 to January 08, 2026
DATE      ACTIVITY DESCRIPTION           AMOUNT($)
          PREVIOUS STATEMENT BALANCE       $120.00
DEC 11    OPENAI CHATGPT                    $17.50
          SAN FRANCISCO                                 Previous Balance       $120.00
DEC 14    TIM HORTONS                       $20.00
DEC 21    PAYMENT - THANK YOU             -$120.00
          TOTAL NEW BALANCE                 $37.50      Credit limit         $9,000.00`);
    expect(rows).toEqual([['2025-12-11', '-17.50'], ['2025-12-14', '-20.00'], ['2025-12-21', '120.00']]);
    expect(texts[0]).toBe('OPENAI CHATGPT / SAN FRANCISCO');
  });
});

describe('headings and years', () => {
  it('headings that go on in the line below are read with it', () => {
    const { rows, period } = readStatement(`
ZESTAWIENIE OPERACJI za okres od 2026-02-01 do 2026-02-28
Data         Data           Opis operacji                Kwota      Saldo po
operacji     księgowania                                            operacji
Saldo początkowe                                                      500,00
2026-02-02   2026-02-03     ZAKUP BIEDRONKA              -50,00       450,00
2026-02-05   2026-02-05     PRZELEW                      100,00       550,00
2026-02-06   2026-02-07     BLIK ALLEGRO                 -25,00       525,00
2026-02-09   2026-02-10     CZYNSZ                       -25,00       500,00
Saldo końcowe                                                         500,00`);
    expect(rows.map(([date]) => date)).toEqual(['2026-02-03', '2026-02-05', '2026-02-07', '2026-02-10']);
    expect(period.rows[0]!.date2!.value).toBe('2026-02-02');
  });

  it('days without a year lie behind the day of the opening balance and before that of the closing one, pages later', () => {
    const { rows } = readStatement(`
Kontoauszug Nr. 1
Bu-Tag   Wert     Vorgang                                    Betrag
alter Kontostand vom 30.12.2025                            500,00 H
04.01.   04.01.   Kartenzahlung                             50,00 S
11.03.   11.03.   Gehalt                                   100,00 H
\fKontoauszug Nr. 1
Bu-Tag   Wert     Vorgang                                    Betrag
12.03.   12.03.   Miete                                     50,00 S
\fKontoauszug Nr. 1
Bu-Tag   Wert     Vorgang                                    Betrag
29.12.   29.12.   Strom                                     20,00 S
neuer Kontostand vom 30.12.2026                            480,00 H`);
    expect(rows.map(([date]) => date)).toEqual(['2026-01-04', '2026-03-11', '2026-03-12', '2026-12-29']);
  });
});

describe('days and years', () => {
  it('rows that go on with January behind December belong to two years where only one is printed', () => {
    const { rows, period } = readStatement(`
Auszug 001   Jahr 2026
Alter Saldo                                            500,00
Buchung/Wert     Vorgang                  Soll         Haben
30.12./30.12.    Miete                   100,00
31.12./02.01.    Strom                    20,00
02.01./02.01.    Gehalt                                 70,00
Neuer Saldo                                            450,00`);
    expect(rows).toEqual([['2025-12-30', '-100.00'], ['2025-12-31', '-20.00'], ['2026-01-02', '70.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('a day of booking over rows that print two others is the rows\' day, whatever column it stands over', () => {
    const { rows } = readStatement(`
Statement 01/03/2026 - 31/03/2026
Opening balance                                              100.00
Paid        Value date    Payee                             Amount
Booking date   02.03.2026
01.03.      03.03.        SHOP ONE                           10.00-
Booking date   05.03.2026
04.03.      05.03.        SHOP TWO                           20.00-
05.03.      05.03.        WAGES                              50.00+
Booking date   09.03.2026
06.03.      09.03.        SHOP SIX                            5.00-
Closing balance                                              115.00`);
    expect(rows).toEqual([['2026-03-02', '-10.00'], ['2026-03-05', '-20.00'], ['2026-03-05', '50.00'], ['2026-03-09', '-5.00']]);
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

  it('years since 1912 are years', () => {
    const { rows } = readStatement(`
查詢期間：115/01/01 ~ 115/01/31
Date         Text        Withdrawal       Deposit        Balance
115/01/02    TRANSFER         4,000                       96,000
115/01/05    SALARY                        10,000        106,000
115/01/09    CASH             6,000                      100,000`);
    expect(rows).toEqual([['2026-01-02', '-4000'], ['2026-01-05', '10000'], ['2026-01-09', '-6000']]);
  });

  it('first and last day of a month with one name and year are a period', () => {
    const { period } = readStatement(`
Statement Period   January 1-31, 2026
Opening balance 100.00
Date      Description       Amount   Balance
01/05     Deposit            10.00    110.00
01/09     Fee                -5.00    105.00`);
    expect([period.startDate?.value, period.endDate?.value]).toEqual(['2026-01-01', '2026-01-31']);
  });
});

describe('figures with notes and labels of two lines', () => {
  it('stars behind an amount lead to a note', () => {
    const { rows, period } = readStatement(`
du 05/01/2026 au 04/02/2026
Date         Valeur       Nature de l'opération          Débit        Crédit
                          SOLDE PRÉCÉDENT AU 05/01/2026                   100,00
06/01/2026   06/01/2026   REMISE CHEQUE                                    50,00
07/01/2026   07/01/2026   COTISATION                     20,00 *
08/01/2026   08/01/2026   CARTE                          10,00 *
                          NOUVEAU SOLDE AU 04/02/2026                     120,00
* Opération exonérée de commission`);
    expect(rows).toEqual([['2026-01-06', '50.00'], ['2026-01-07', '-20.00'], ['2026-01-08', '-10.00']]);
    expect(period.isReconciled).toBe(true);
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

  it('a figure in sentences apart from the table is no row of the last day', () => {
    const { rows } = readStatement(`
Statement starts 2 January 2026  ends 1 February 2026
Opening balance 100.00
Date          Particulars                      Debits     Credits     Balance
30 Jan 2026   PAY                                            20.00     120.00
1 Feb 2026    RENT                              10.00                  110.00


The following information concerning this account is provided:
Interest earned since 1 July 2025                             4.41`);
    expect(rows).toEqual([['2026-01-30', '20.00'], ['2026-02-01', '-10.00']]);
  });
});

describe('days over rows, and rows that are balances', () => {
  it('a day alone is the day of booking where rows print only the day that counts for interest', () => {
    const { rows } = readStatement(`
Saldo vorig afschrift op 31-12-2025                   + 100,00 EUR
nr.    Omschrijving                   Valuta      Bedrag (EUR)
02-01-2026
0001   OVERSCHRIJVING HUUR            03-01          - 20,00
0002   BETALING DELHAIZE              03-01          - 10,00
0003   BETALING COLRUYT               03-01           - 4,00
       01-01-2026
0006   BETALING OKAY                  03-01           - 1,00
05-01-2026
0004   LOON                           06-01          + 50,00
0005   BETALING LIDL                  06-01           - 5,00
Nieuw saldo op 05-01-2026                             + 110,00 EUR`);
    expect(rows).toEqual([['2026-01-02', '-20.00'], ['2026-01-02', '-10.00'], ['2026-01-02', '-4.00'], ['2026-01-02', '-1.00'], ['2026-01-05', '50.00'], ['2026-01-05', '-5.00']]);
  });

  it('what was there before, printed as amount and as balance, and what is there at the end are no rows', () => {
    const { rows, period } = readStatement(`
Date         Branch   Lot     Text                    Document    Amount        Balance
31/12/2025   0000     00000   000 Saldo Anterior                  500,00 C      500,00 C
02/01/2026   0000     14397   Boleto                  941550       50,00 D
02/01/2026   0000     14397   Tarifa                  941551       10,00 D      440,00 C
05/01/2026   0000     14397   Pix Recebido            941552      100,00 C      540,00 C
30/01/2026   0000     00000   999 S A L D O                       540,00 C`);
    expect(rows).toEqual([['2026-01-02', '-50.00'], ['2026-01-02', '-10.00'], ['2026-01-05', '100.00']]);
    expect([period.startBalance?.value, period.endBalance?.value]).toEqual([50000, 54000]);
  });

  it('a clock joined to its day, and the letter of a currency joined to a group of digits', () => {
    const { rows, period } = readStatement(`
Period: 01/01/2026 - 31/01/2026
Opening Balance:   R4 447.11
Closing Balance:   R5 407.11
Date/Time             Channel      Amount      Balance   Text
02/01/2026-19:25:25   Internet     -40.00     4 407.11   SHOP
05/01/2026-10:32:23   Internet   1 000.00     5 407.11   WAGES`);
    expect(rows).toEqual([['2026-01-02', '-40.00'], ['2026-01-05', '1000.00']]);
    expect([period.startBalance?.value, period.isReconciled]).toEqual([444711, true]);
  });

  it('a column of words tells money in from money out', () => {
    const { rows } = readStatement(`
Account 6214830044711882   2026-01-01 - 2026-01-31
Date          Type           收/支/其他         Amount     Name
2026-01-30    TRANSFER       收入             136.22     ANNA
2026-01-30    SHOP           支出             173.65     BAKER
2026-01-28    SHOP           支出             298.72     CHEMIST
2026-01-27    TRANSFER       收入             102.40     DORA`);
    expect(rows).toEqual([['2026-01-30', '136.22'], ['2026-01-30', '-173.65'], ['2026-01-28', '-298.72'], ['2026-01-27', '102.40']]);
  });

  it('of a purchase paid in parts the part that is due counts', () => {
    const { rows } = readStatement(`
PERIODO FACTURADO 21/12/2025 - 20/01/2026      NUMERO DE TARJETA XXXX XXXX XXXX 4471
SALDO ADEUDADO INICIO PERIODO ANTERIOR                                  $ 50.000
MONTO TOTAL FACTURADO A PAGAR                                           $ 44.900
FECHA DE     DESCRIPCION OPERACION     MONTO           MONTO TOTAL     N CUOTA      VALOR CUOTA
OPERACION    O COBRO                   OPERACION       A PAGAR                      MENSUAL
05/01/26     MONTO CANCELADO           $ -50.000       $ -50.000       01/01        $ -50.000
08/01/26     JUMBO KENNEDY             $ 20.000        $ 20.000        01/01        $ 20.000
10/11/25     FALABELLA                 $ 99.600        $ 99.600        02/04        $ 24.900`);
    expect(rows).toEqual([['2026-01-05', '50000'], ['2026-01-08', '-20000'], ['2025-11-10', '-24900']]);
  });

  it('letters of a name and of a number behind it are no word for the year to date', () => {
    const { rows } = readStatement(`
Period: 01/08/2026 - 31/08/2026
Opening balance 500.00
Date          Text                                Amount    Balance
06/08/2026    Bill payment SUPPLY TD24836223      -50.00     450.00
07/08/2026    PAYROLL                             100.00     550.00`);
    expect(rows).toEqual([['2026-08-06', '-50.00'], ['2026-08-07', '100.00']]);
  });

  it('what the rows of a side come to stands below those without a day of their own, under a label that nobody knows', () => {
    const text = (last: string, end: string) => `
Statement 1 May 2026 to 31 May 2026
Opening balance 500.00                              Closing balance ${end}
Date          Text                             Amount    Balance
04/05/2026    COFFEE BAR                       -50.00
              BOOKSHOP                         -20.00     430.00
07/05/2026    PAYROLL                          100.00     530.00
11/05/2026    FERRY                            -30.00
              BAKERY                           -10.00     490.00
              Vsotki dobropisov                ${last}`;
    expect(readStatement(text('100.00', '490.00')).rows.map(([, amount]) => amount)).toEqual(['-50.00', '-20.00', '100.00', '-30.00', '-10.00']);
    // A row that happens to be as large leads to the balance printed.
    expect(readStatement(text('100.00', '590.00')).rows).toHaveLength(6);
  });
});
