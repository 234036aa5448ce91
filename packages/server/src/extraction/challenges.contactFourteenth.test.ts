// What a fourteenth first contact, with statements as the designers of banks draw them, brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

describe('fourteenth first contact', () => {
  it('what each currency of a wallet began and ended with is told by figures that add up, whatever their headings are called', () => {
    const text = (newest: string): string => `
Statement of wallet MW-2208      1 Mar 2026 - 31 Mar 2026
Currency        Opening     Money in    Money out      Closing
SGD              100.00       250.00        80.00       270.00
USD               50.00        20.00         5.00        65.00
SGD transactions
Date            Description                  Amount       Balance
${newest}
12 Mar 2026     Received from Lim       +250.00 SGD    290.00 SGD
3 Mar 2026      Groceries                -60.00 SGD     40.00 SGD
USD transactions
Date            Description                  Amount       Balance
20 Mar 2026     Card payment              -5.00 USD     65.00 USD
4 Mar 2026      Top up                   +20.00 USD     70.00 USD`;
    expect(readStatement(text('28 Mar 2026     Card payment             -20.00 SGD    270.00 SGD')).badges).toEqual([true, true]);
    expect(readStatement(text('')).badges).toEqual([false, true]);
  });

  it('a list of payments to come, in a table of its own without balances, below rows whose fees stand in a column beside them', () => {
    const { rowLists, badges } = readStatement(`
Account number 1447720913     From date 01/03/2026  To date 31/03/2026
Opening balance:  R1 000.00
Closing balance:  R1 170.00
Date         Description              Money in   Money out      Fee     Balance
02/03/2026   Salary                     500.00                         1 500.00
05/03/2026   Cash withdrawal                       -100.00    -2.00    1 398.00
11/03/2026   Shop                                   -50.00             1 348.00
15/03/2026   Cash withdrawal                        -89.00    -2.00    1 257.00
18/03/2026   Electricity                            -57.00             1 200.00
20/03/2026   Refund                      20.00                         1 220.00
23/03/2026   Cash withdrawal                        -18.00    -2.00    1 200.00
25/03/2026   Shop                                   -30.00             1 170.00

Card bookings on their way
Date         Description                                                 Amount
31/03/2026   Engen N1                                                    -40.00

Payments still to come
02/04/2026   School fund                                                -120.00`);
    expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['500.00', '-100.00', '-2.00', '-50.00', '-89.00', '-2.00', '-57.00', '20.00', '-18.00', '-2.00', '-30.00']);
    expect(badges).toEqual([true]);
  });

  it('a summary in a panel left of rows with two days', () => {
    const { rowLists, badges } = readStatement(`
Visa card 4510 XXXX XXXX 7731       STATEMENT FROM FEB 11 TO MAR 10, 2026
Your summary                             DATE      POSTED    DESCRIPTION              AMOUNT
                                         FEB 11    FEB 12    METRO MONTREAL           $20.00
Previous balance            $100.00      FEB 12    FEB 13    BELL MOBILITY            $30.00
Payments & Credits         -$100.00      FEB 15    FEB 16    SAQ 2331                 $15.00
Purchases & Debits           $95.00      FEB 20    FEB 21    PAYMENT - THANK YOU    -$100.00
NEW BALANCE                  $95.00      FEB 24    FEB 25    PETRO LAVAL              $25.00
Payment due date       APR 02, 2026      MAR 02    MAR 03    PARKS & REC               $5.00`);
    expect(rowLists[0]).toEqual([['2026-02-12', '-20.00'], ['2026-02-13', '-30.00'], ['2026-02-16', '-15.00'], ['2026-02-21', '100.00'], ['2026-02-25', '-25.00'], ['2026-03-03', '-5.00']]);
    expect(badges).toEqual([true]);
  });

  it('what the rows of a cardholder come to may be a digit away from their purchases', () => {
    const text = (second: string): string => `
Visa card 4510 XXXX XXXX 7731       Statement from 02/11/2026 to 03/10/2026
Previous balance $567.12
New balance $1,729.98
02/13/2026    Bell Mobility          $1,195.55
02/16/2026    Metro                    $500.26
02/21/2026    Payment - thank you     -$500.00
Activity of this card                $1,195.81
Card of Etienne Roy
02/17/2026    Parks & Rec               $26.00
02/25/2026    Petro Laval                $7.21
02/26/2026    Return Simons            -$66.16
Activity of this card                  ${second}
`;
    expect(readStatement(text('-$32.95')).badges).toEqual([true]);
    // Below the words that say a sum elsewhere, a short one is tested, too.
    expect(readStatement(text('-$39.25')).badges).toEqual([false]);
  });

  it('the sum of what one row is made of, listed behind the closing balance', () => {
    const text = (fee: string): string => `
Kontoauszug 3/2026   IBAN DE44522500300015004711   27.02.2026 bis 31.03.2026
Datum        Text                              Betrag EUR
             alter Kontostand                    100,00 H
03.03.2026   Lastschrift Stadtwerke               20,00 S
11.03.2026   Gutschrift                           60,00 H
20.03.2026   Kartenzahlung                        30,00 S
31.03.2026   Abrechnung siehe Anlage               1,93 S
             neuer Kontostand                    108,07 H
\fAnlage zum Kontoauszug 3/2026
Zinsen für Kontoüberziehung                        0,21 S
Kontoführungsentgelt                               ${fee} S
Summe der Belastungen                              1,93 S`;
    expect(readStatement(text('1,72')).badges).toEqual([true]);
    expect(readStatement(text('1,27')).badges).toEqual([false]);
  });

  it('the sum of the rows that name a tax', () => {
    const text = (tax: string): string => `
Cuenta corriente 191-021-004471/3     01-03-2026 al 31-03-2026
FECHA        CONCEPTO                        DEBITOS    CREDITOS        SALDO
             SALDO ANTERIOR                                          1.000,00
03-03-2026   PAGO PROVEEDORES                 200,00                   800,00
03-03-2026   IMP LEY 25413 S/DEB                1,20                   798,80
10-03-2026   TRANSF RECIBIDA                              300,00     1.098,80
12-03-2026   CHEQUE                           150,00                   948,80
12-03-2026   IMP LEY 25413 S/DEB                0,90                   947,90
             SALDO AL 31-03-2026                                       947,90
TOTAL IMPUESTO LEY 25413 DEBITOS                ${tax}`;
    expect(readStatement(text('2,10')).badges).toEqual([true]);
    expect(readStatement(text('3,10')).badges).toEqual([false]);
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

  it('a line of credit beside the account that draws on it, its debt without a sign', () => {
    const { rowLists, badges } = readStatement(`
STATEMENT PERIOD 03/01/2026 THROUGH 03/31/2026
COMMERCIAL CHECKING 8810044127
Date     Description                      Debits      Credits     Ledger balance
         Beginning balance                                               5,000.00
03/02    ACH payroll                      800.00                         4,200.00
03/02    Advance from line of credit                   800.00            5,000.00
03/05    Merchant deposit                              300.00            5,300.00
03/05    Payment to line of credit        300.00                         5,000.00
         Ending balance                                                  5,000.00

BUSINESS LINE OF CREDIT 8810990001
Date     Description                    Advances     Payments   Principal balance
         Previous balance                                               20,000.00
03/02    Advance to checking              800.00                        20,800.00
03/05    Payment from checking                         300.00           20,500.00
03/31    Interest charged                 140.00                        20,640.00
         New balance                                                    20,640.00`);
    expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['-800.00', '800.00', '300.00', '-300.00']);
    expect(rowLists[1]!.map(([, amount]) => amount)).toEqual(['-800.00', '300.00', '-140.00']);
    expect(badges).toEqual([true, true]);
  });

  it('a revolving credit whose columns say what is used and paid back', () => {
    const { rowLists, badges } = readStatement(`
Relevé de votre crédit      du 01/09/2025 au 31/10/2025   EUR
Date          Opération             Utilisations  Remboursements    Montant dû
              Montant dû au 31/08/2025                                1 811,35
03/09/2025    Virement demandé             56,35                      1 867,70
05/09/2025    Mensualité                                 90,00        1 777,70
05/09/2025    Intérêts du mois             26,11                      1 803,81
05/10/2025    Mensualité                                 90,00        1 713,81
05/10/2025    Assurance                     3,49                      1 717,30
              Montant dû au 31/10/2025                                1 717,30`);
    expect([rowLists[0]!.map(([, amount]) => amount), badges]).toEqual([['-56.35', '90.00', '-26.11', '90.00', '-3.49'], [true]]);
  });

  it('debits that make an unsigned balance rise: it is owed where words say so, and a question where the pages speak of credit', () => {
    const text = (balance: string, granted = 'FIDO ACCORDATO'): string => `
Conto IT12K0311111101000000004471      dal 01/01/2026 al 31/03/2026   EUR
${granted}
Data          Descrizione                   Dare         Avere    ${balance}
              SALDO INIZIALE                                          30.813,15
03/01/2026    INCASSO RIBA                              261,04        30.552,11
06/01/2026    INTERESSI                   604,53                      31.156,64
08/01/2026    ANTICIPO FATTURA          2.336,08                      33.492,72
11/01/2026    INCASSO FATTURA                         1.200,00        32.292,72
16/01/2026    COMMISSIONI                  10,00                      32.302,72
              SALDO FINALE                                            32.302,72`;
    const owed = readStatement(text('Saldo a debito'));
    expect(owed.rowLists[0]!.map(([, amount]) => amount)).toEqual(['261.04', '-604.53', '-2336.08', '1200.00', '-10.00']);
    expect([owed.badges, readStatement(text('         Saldo')).badges, readStatement(text('         Saldo', '')).badges]).toEqual([[true], [false], [true]]);
  });

  it('what is drawn of a credit beside what is available of it', () => {
    const text = (drawn: string): string => `
EXTRACTO DE CREDITO ES7020381234567000112233     01/01/2026 - 31/03/2026  EUR
Fecha         Concepto              Disposiciones  Reintegros   Dispuesto   Disponible
              Dispuesto anterior                                36.844,47   113.155,53
06/01/2026    PAGO NOMINAS               4.545,37               41.389,84   108.610,16
13/01/2026    COBRO CLIENTES                           988,36   40.401,48   109.598,52
24/01/2026    PROVEEDORES                3.157,60               43.559,08   106.440,92
24/01/2026    INGRESO                                2.896,05   ${drawn}   109.336,97
26/01/2026    COBRO CLIENTES                           819,56   39.843,47   110.156,53
28/02/2026    COMISION                     120,00               39.963,47   110.036,53`;
    const document = understandText(text('40.663,03'));
    expect([document.accounts[0]!.periods[0]!.endBalance?.value, document.accounts[0]!.periods[0]!.isReconciled]).toEqual([-3996347, true]);
    expect(readStatement(text('46.063,03')).badges).toEqual([false]);
  });

  it('what is available beside the balance, on one row a digit away from their limit', () => {
    const text = (available: string): string => `
Account 12345678    01/03/2026 to 31/03/2026    EUR
Date         Description        Money in   Money out      Balance     Available
             Opening balance                             1,000.00      3,000.00
02/03/2026   Salary               500.00                 1,500.00      3,500.00
05/03/2026   Rent                             100.00     1,400.00      3,400.00
11/03/2026   Shop                              50.00     1,350.00      3,350.00
15/03/2026   Gas                               90.00     1,260.00      ${available}
16/03/2026   Water                             10.00     1,250.00      3,250.00
18/03/2026   Cash                              21.00     1,229.00      3,229.00`;
    expect(readStatement(text('3,260.00')).badges).toEqual([true]);
    expect(readStatement(text('3,269.00')).badges).toEqual([false]);
  });

  it('three payments of a loan, each in interest and principal, of which one has another digit', () => {
    const text = (principal: string): string => `
Member 448812     Statement period 01/01/2026 - 03/31/2026
PERSONAL LOAN 448812-02   Rate 9.240%
Date     Description                Amount     Interest    Principal   Balance owed
01/01    Previous balance                                                 13,486.52
01/15    Payment by transfer        290.83        72.92       ${principal}      13,268.61
02/15    Payment by transfer        242.27        76.00       166.27      13,102.34
03/15    Payment by transfer        275.73        58.80       216.93      12,885.41
03/31    New balance                                                      12,885.41`;
    expect(readStatement(text('217.91')).badges).toEqual([true]);
    expect(readStatement(text('271.91')).badges).toEqual([false]);
  });

  it('what is owed now, in words for a debt', () => {
    const { badges } = readStatement(`
FAKTURA  Kort 4581 99** **** 2210     Fakturadatum 2026-03-05
Skuld enligt föregående faktura      1 500,00
Inbetalt                            -1 500,00
Köp och uttag                        1 120,50
Ny skuld                             1 120,50
Datum         Specifikation                                       Belopp SEK
2026-02-12    ICA MAXI LULEÅ                                          420,50
2026-02-17    SJ AB                                                   700,00
2026-02-27    Inbetalning bankgiro                                 -1 500,00`);
    expect(badges).toEqual([true]);
  });

  it('dollars in the title of an account beside one in pesos', () => {
    const { currencies } = readStatement(`
RESUMEN DE CUENTA     01-03-2026 AL 31-03-2026
CUENTA CORRIENTE EN PESOS NRO 191-021-004471/3
FECHA        CONCEPTO                        DEBITOS    CREDITOS      SALDO $
             SALDO ANTERIOR                                          1.000,00
03-03-2026   PAGO PROVEEDORES                 200,00                   800,00
10-03-2026   TRANSF RECIBIDA                              300,00     1.100,00
             SALDO AL 31-03-2026                                     1.100,00
CAJA DE AHORRO EN DOLARES NRO 191-021-881207/0
FECHA        CONCEPTO                        DEBITOS    CREDITOS    SALDO U$S
             SALDO ANTERIOR                                            100,00
03-03-2026   PAGO TARJETA                      20,00                    80,00
10-03-2026   TRANSF RECIBIDA                               30,00       110,00
             SALDO AL 31-03-2026                                       110,00
IVA RESPONSABLE INSCRIPTO  CUIT 33-71234567-9  ROSARIO, ARGENTINA`);
    expect(currencies[1]).toBe('USD');
  });
});
