// Accounts, cards and wallets in more than one currency.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('several currencies', () => {
  it('balances in two currencies under no number are two accounts', () => {
    const { document, verdicts } = readStatement(`
Statement 1 Feb 2026 to 28 Feb 2026
GBP balance summary
Opening balance     Closing balance
£910.00                     £880.00
Date           Description          Money out   Money in    Balance
3 Feb 2026     Card payment            £40.00                £870.00
9 Feb 2026     Top-up                              £10.00    £880.00
EUR balance summary
Opening balance     Closing balance
€120.00                     €100.00
Date           Description          Money out   Money in    Balance
4 Feb 2026     Transfer                €50.00                 €70.00
6 Feb 2026     Refund                              €30.00    €100.00`);
    expect(document.accounts.map(({ currency, periods }) => [currency, periods.length, periods[0]!.startDate?.value])).toEqual([['GBP', 1, '2026-02-01'], ['EUR', 1, '2026-02-01']]);
    expect(verdicts).toEqual(['reconciled', 'reconciled']);
  });

  const pockets = (last: string) => readStatement(`
Account statement
1 April 2026 - 30 April 2026
Balance summary
Product       Opening balance    Money out    Money in    Closing balance
EUR pocket            €100.00       €30.00      €10.00             €80.00
GBP pocket             £50.00        £5.00       £0.00             £45.00
USD pocket              $0.00        $8.00      $20.00             $12.00
EUR pocket transactions from 1 April 2026 to 30 April 2026
Date           Description          Money out   Money in    Balance
3 Apr 2026     Card payment            €30.00                 €70.00
9 Apr 2026     Top-up                              €10.00     €80.00
GBP pocket transactions from 1 April 2026 to 30 April 2026
Date           Description          Money out   Money in    Balance
4 Apr 2026     Exchange                 £2.00                 £48.00
6 Apr 2026     Books                    £3.00                 £45.00
USD pocket transactions from 1 April 2026 to 30 April 2026
Date           Description          Money out   Money in    Balance
5 Apr 2026     From a friend                       $20.00     $20.00
7 Apr 2026     Coffee                   $8.00                 ${last}`);

  it('pockets below each other under titles that name them and the period, one in a sign that several countries share', () => {
    const { document, verdicts } = pockets('$12.00');
    expect(document.accounts.map(({ currency, periods }) => [currency, periods.map(({ rows }) => rows.length)])).toEqual([['EUR', [2]], ['GBP', [2]], ['USD', [2]]]);
    expect(verdicts).not.toContain('notReconciled');
    expect(pockets('$13.00').verdicts).not.toContain('reconciled');
  });

  it('currencies mixed in one table without running balances, where a list says what each began and ended with', () => {
    const text = (ended: string, fees: string): string => `
Account statement   01/02/2026 - 28/02/2026   Merchant account LM4KQ7Z2
Balance summary
Currency    Beginning    Payments received    Payments sent      Fees      Ending
EUR            360.66               370.50          -376.64    ${fees}    ${ended}
USD          1,760.40               142.38          -183.96     -4.48    1,714.34
Transaction history
Date          Description         Currency      Gross       Fee         Net
01/02/2026    Website payment     EUR          270.50     -8.19      262.31
02/02/2026    Mass payment        EUR         -240.52      0.00     -240.52
03/02/2026    General payment     USD         -183.96      0.00     -183.96
05/02/2026    Mass payment        EUR         -136.12      0.00     -136.12
08/02/2026    Website payment     USD          142.38     -4.48      137.90
09/02/2026    Website payment     EUR          100.00     -3.25       96.75`;
    const { badges, rowLists, bounds } = readStatement(text('343.08', '-11.44'));
    expect([badges, bounds.map(([start]) => start), rowLists.map((own) => own.map(([, amount]) => amount))]).toEqual([[true, true], [36066, 176040], [['262.31', '-240.52', '-136.12', '96.75'], ['-183.96', '137.90']]]);
    expect([readStatement(text('343.08', '-11.74')).badges[0], readStatement(text('353.08', '-11.44')).badges[0]]).toEqual([false, false]);
  });

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

  it('a column of currencies parts the rows of one table, where each has a balance of its own', () => {
    const currencies = (last: string): string => `
Multi-currency statement  Account No. 788-224466-838
Period 01 Jan 2026 - 31 Jan 2026
Currency        Opening balance      Closing balance
HKD                      100.00                65.00
USD                      500.00               520.00

Date           Description            Currency       Amount      Balance
02-Jan-2026    Card spend             HKD            -10.00        90.00
03-Jan-2026    FX buy                 USD             40.00       540.00
05-Jan-2026    Card spend             HKD            -20.00        70.00
06-Jan-2026    Monthly fee            USD             -5.00       535.00
07-Jan-2026    Monthly fee            HKD             -5.00        65.00
09-Jan-2026    FX sell                USD            -15.00       ${last}
`;
    const document = understandText(currencies('520.00'));
    expect(document.accounts.map(({ number, currency }) => [number, currency])).toEqual([['788-224466-838', 'HKD'], ['788-224466-838', 'USD']]);
    expect(readPeriods(currencies('520.00')).rows.map((rows) => rows.map(([, amount]) => amount))).toEqual([[-1_000, -2_000, -500], [4_000, -500, -1_500]]);
    expect(readPeriods(currencies('520.00')).badges).toEqual([true, true]);
    expect(readPeriods(currencies('521.00')).badges).toEqual([true, false]);
  });

  it('each account has the currency whose sign stands in its own cells', () => {
    const { document } = readStatement(`
EUR Statement
IBAN LT12 3250 0447 1188 2233
Account transactions from 1 January 2026 to 31 January 2026
Date           Description        Money out    Money in    Balance
2 Jan 2026     Spotify               €30.00                 €70.00
5 Jan 2026     Top up                            €50.00    €120.00
\f
GBP Statement
IBAN LT12 3250 0447 1188 2244
Account transactions from 1 January 2026 to 31 January 2026
Date           Description        Money out    Money in    Balance
3 Jan 2026     Cinema                £10.00                 £90.00
6 Jan 2026     Top up                            £20.00    £110.00`);
    expect(document.accounts.map(({ currency }) => currency)).toEqual(['EUR', 'GBP']);
  });

  it('a column of pesos beside one of dollars is two accounts of a card', () => {
    const { document } = readStatement(`
TARJETA DE CREDITO 4546 XXXX XXXX 2290     CIERRE ACTUAL 26/06/2025
FECHA      REFERENCIA                    PESOS          DOLARES
           SALDO ANTERIOR             1.000,00            50,00
09/06/2025 SU PAGO EN PESOS           1.000,00-
09/06/2025 SU PAGO EN USD                                 50,00-
10/06/2025 FARMACIA                     300,00
12/06/2025 STREAM USD 7,50                                 7,50
14/06/2025 FERRETERIA                   120,00
           TOTAL CONSUMOS               420,00             7,50
           SALDO ACTUAL               $ 420,00         U$S 7,50`);
    expect(readRows(document).map((period) => period.map((row) => row.amount))).toEqual([['1000.00', '-300.00', '-120.00'], ['50.00', '-7.50']]);
    expect(document.accounts.map(({ currency, periods }) => [currency, periods[0]!.isReconciled])).toEqual([[null, true], ['USD', true]]);
  });

  it('the period of the document holds for each currency under one number', () => {
    const { badges, days } = readStatement(`
Nemunas Pay
Sąskaitos išrašas   LT601010012345678901
2026-01-01 – 2026-01-31

EUR sąskaita       Pradinis likutis 1 000,00 EUR      Galutinis likutis 1 040,00 EUR
Data               Paskirtis                         Suma             Likutis
2026-01-27         Wizz Air                    -10,00 EUR        1 040,00 EUR
2026-01-20         Gautas pervedimas           +50,00 EUR        1 050,00 EUR

USD sąskaita       Pradinis likutis 3 000,00 USD      Galutinis likutis 3 040,00 USD
Data               Paskirtis                         Suma             Likutis
2026-01-26         Maxima Vilnius              -10,00 USD        3 040,00 USD
2026-01-13         Gautas pervedimas           +50,00 USD        3 050,00 USD

PLN sąskaita       Pradinis likutis 2 000,00 PLN      Galutinis likutis 2 040,00 PLN
Data               Paskirtis                         Suma             Likutis
2026-01-22         Maxima Vilnius              -10,00 PLN        2 040,00 PLN
2026-01-12         Gautas pervedimas           +50,00 PLN        2 050,00 PLN`);
    expect(badges).toEqual([true, true, true]);
    expect(days).toEqual([['2026-01-01', '2026-01-31'], ['2026-01-01', '2026-01-31'], ['2026-01-01', '2026-01-31']]);
  });

  it('a title of nothing but a currency begins its part of the contract', () => {
    const section = (name: string, end: string): string => `
Resumen Cuenta
${name}
Saldo inicial:            1,000.00
+ Total abonos:             500.00
- Total cargos:             300.00
Saldo vista:              ${end}

Movimientos
Fecha        Concepto                           Abonos     Cargos      Saldo
05/01/2026   TRASPASO RECIBIDO                  500.00              1,500.00
12/01/2026   COMPRA DE DIVISAS                             300.00   1,200.00
`;
    const { accounts } = understandText(`
IMPORTADORA AZAHAR SA DE CV
CONTRATO:     9882615
CTA. CLABE:   112180000978281909
PERIODO:      Del 1 Enero 2026 al 31 Enero 2026
${section('Peso Mexicano', '1,200.00')}${section('Dólar Americano', '1,200.00')}`);
    expect(accounts.map(({ number, currency, holder }) => [number, currency, holder])).toEqual([['112180000978281909', 'MXN', null], ['112180000978281909', 'USD', null]]);
    expect(accounts.flatMap(({ periods }) => periods.map(({ proof }) => proof.status))).toEqual(['reconciled', 'reconciled']);
  });

  it('rows of two currencies in one table, each with its code beside amount and balance', () => {
    const text = (balance: string): string => `
Account statement from 01-01-2026 until 31-01-2026

Date         Value date   Description                    FX            Change           Balance
30-01-2026   30-01-2026   FX Credit                                EUR    4.93      EUR  722.53
30-01-2026   30-01-2026   FX Debit                       4.3211    PLN  -21.32      PLN    0.00
30-01-2026   30-01-2026   Dividend Tax                             PLN   -4.99      PLN   21.32
30-01-2026   30-01-2026   Dividend                                 PLN   26.31      PLN   26.31
22-01-2026   22-01-2026   Connection Fee                           EUR   -2.50      EUR  717.60
21-01-2026   21-01-2026   Transfer from your Cash Account                           EUR  ${balance}
20-01-2026   20-01-2026   Deposit                                  EUR  600.00      EUR  720.10
`;
    const { accounts } = understandText(text('720.10'));
    expect(accounts.map(({ currency, periods }) => [currency, periods[0]!.rows.map(({ amount }) => amount.value), periods[0]!.proof.status])).toEqual([
      ['EUR', [493, -250, 60_000], 'reconciled'],
      ['PLN', [-2132, -499, 2631], 'reconciled'],
    ]);
    expect(understandText(text('720.70')).accounts.map(({ periods }) => periods[0]!.proof.status)).not.toEqual(['reconciled', 'reconciled']);
  });

  it('accounts of a wallet have their balances from the list of its currencies, and a fee is none beside what is left of the payment', () => {
    const netted = (fee: string): string => `
Statement for January 2026    1/1/26 - 1/31/26
Balance Summary
Currency        Beginning balance    Ending balance
USD                        100.00            229.10
EUR                        200.00            248.00
Activity: USD
Date         Description                   Gross       Fee       Net
01/07/2026   Payment: Netflix             -20.00      0.00    -20.00
01/08/2026   Mobile Payment: Tom Hill     100.00     ${fee}     97.10
01/09/2026   Payment: Etsy                -48.00      0.00    -48.00
01/20/2026   Refund                       100.00      0.00    100.00
Activity: EUR
Date         Description                   Gross       Fee       Net
01/11/2026   Order 221                     60.00     -2.00     58.00
01/14/2026   Etsy                         -10.00      0.00    -10.00
`;
    const { rows, badges } = readPeriods(netted('-2.90'));
    expect(rows.map((own) => own.map(([, amount]) => amount))).toEqual([[-2_000, 9_710, -4_800, 10_000], [5_800, -1_000]]);
    expect(badges).toEqual([true, true]);
    expect(readPeriods(netted('-2.80')).badges[0]).toBe(false);
  });

  it('an opening balance in another currency begins an account of its own, also where none has a number', () => {
    const { accounts } = understandText(`
Account statement
1 March 2024 - 31 March 2024
GBP balance
Opening balance: 1,000.00 GBP
Date          Description            Amount         Balance
04 Mar 2024   Coffee              -4.00 GBP      996.00 GBP
12 Mar 2024   Rent              -500.00 GBP      496.00 GBP
Closing balance: 496.00 GBP
EUR balance
Opening balance: 2,500.00 EUR
Date          Description            Amount         Balance
05 Mar 2024   Hotel             -100.00 EUR    2,400.00 EUR
22 Mar 2024   Refund              50.00 EUR    2,450.00 EUR
Closing balance: 2,450.00 EUR`);
    expect(accounts.map(({ currency, periods }) => [currency, periods.length, periods[0]!.isReconciled])).toEqual([['GBP', 1, true], ['EUR', 1, true]]);
  });

  describe('one card in two currencies', () => {
    const CARD = (headings: string) => `
Estado de cuenta tarjeta de crédito
Tarjeta                          3777-XXXX-XXXX-4412      Fecha de corte 12-JUL-2025
${headings}
Saldo anterior         321,450.00                    88.11
Pagos y créditos      -321,450.00                   -88.11
Compras del mes         62,931.00                   130.64
Saldo actual            62,931.00                   130.64

Fecha        Concepto                                        Colones             Dólares
13-JUN-25    AUTO MERCADO                                  23,280.00
17-JUN-25    FARMACIA                                      39,651.00
02-JUL-25    PAGO RECIBIDO                               -321,450.00
02-JUL-25    PAGO RECIBIDO                                                        -88.11
03-JUL-25    LIBRERIA EN LINEA                                                    130.64
`;

    it('the summary has columns of its own for them', () => {
      const { document, rowLists, badges } = readStatement(CARD('Resumen                   Colones                  Dólares'));
      expect(document.accounts.map(({ currency }) => currency)).toEqual(['CRC', 'USD']);
      expect(rowLists.map((period) => period.length)).toEqual([3, 2]);
      expect(badges).toEqual([true, true]);
    });

    it('what is owed in one is not joined with what is owed in the other (wrong badge)', () => {
      const { rowLists, badges } = readStatement(CARD('Resumen del mes'));
      expect(rowLists.map((period) => period.length)).toEqual([3, 2]);
      expect(badges).not.toContain(true);
    });
  });

  it('a code beside the last balance of each account, whose label is nothing but the currency; words behind the days below the rows', () => {
    const { document, verdicts } = readStatement(`
Account number 14795967
GBP on 31 May 2024 [GMT]                                          1,620.78 GBP
Description                          Incoming      Outgoing         Amount

Converted to other balance                          -132.02       1,620.78
25 May 2024 · Transaction: TRANSFER-628629142

Converted from other balance           400.38                     1,752.80
24 May 2024 · Transaction: TRANSFER-310937795

Card payment to Uber BV                              -13.09       1,352.42
20 May 2024 · Card ending in 4412 · Transaction: CARD-045338524

Account number 24795911
EUR on 31 May 2024 [GMT]                                          2,109.61 EUR
Description                          Incoming      Outgoing         Amount

Converted from other balance           183.39                     2,109.61
25 May 2024 · Transaction: TRANSFER-539289378

Card payment to Uber BV                              -57.31       1,926.22
21 May 2024 · Card ending in 4412 · Transaction: CARD-367728826

Sent money to Maria Lopez                           -337.21       1,983.53
19 May 2024 · Transaction: TRANSFER-773102672`);
    expect(document.accounts.map(({ number, currency }) => [number, currency])).toEqual([['14795967', 'GBP'], ['24795911', 'EUR']]);
    expect(document.accounts[0]!.periods[0]!.rows.at(-1)!.description.value).toBe('Card payment to Uber BV\nCard ending in 4412 · Transaction: CARD-045338524');
    expect(verdicts).toEqual(['reconciled', 'reconciled']);
  });

  it('whole figures behind the code of a currency without decimals are money, though they have too few digits for marks', () => {
    const { numbers, rowLists, badges } = readStatement(`
Orbita Wallet
Statement for wallet W478520523
1 April 2026 - 30 April 2026
Currency   Opening balance   Money in   Money out   Closing balance
EUR               3,000.00     572.32       96.24          3,476.08
JPY                322,008     64,177       3,447           382,738
Transactions
Date           Description                              Currency       Amount      Balance
04 Apr 2026    SALARY Brightwell Ltd                    JPY           +64,177      382,738
04 Apr 2026    ATM WITHDRAWAL Harbour Rd                JPY            -2,544      318,561
03 Apr 2026    TRANSFER FROM M Delgado 16055            EUR           +572.32     3,476.08
03 Apr 2026    POS PURCHASE Greenleaf Grocers           EUR            -11.89     2,903.76
02 Apr 2026    DIRECT DEBIT Cobalt Broadband            EUR            -84.35     2,915.65
01 Apr 2026    TRANSFER TO Rowan Estates Ltd REF 554017 JPY              -903      321,105
`);
    expect(rowLists[0]!.at(-1)).toEqual(['2026-04-01', '-903.00']);
    expect([numbers, badges]).toEqual([['W478520523', 'W478520523'], [true, true]]);
  });

  it('small sums of a currency without decimals stand in the columns of the larger ones, below its name', () => {
    const text = (small: string): string => `
Hoshikawa Bank   Account No. 004-7718822    Period: 2026/01/01 - 2026/01/31
Japanese Yen (JPY)
Balance at start of period JPY 418,822      Balance at end of period JPY 411,586
Date         Description                 Withdrawal      Deposit     Balance
2026/01/05   Debit SEVEN-ELEVEN               1,000                  417,822
2026/01/07   Debit SEVEN-ELEVEN                 ${small}                  417,064
2026/01/09   Debit SEVEN-ELEVEN               3,064                  414,000
2026/01/12   Debit SEVEN-ELEVEN               2,414                  411,586
US Dollar (USD)
Balance at start of period USD 100.00       Balance at end of period USD 80.00
Date         Description                 Withdrawal      Deposit     Balance
2026/01/05   Debit APPLE                      15.00                    85.00
2026/01/08   Debit APPLE                       5.00                    80.00`;
    expect(understandText(text('758')).accounts.map(({ currency, periods: [period] }) => [currency, period!.rows.length, period!.isReconciled])).toEqual([['JPY', 4, true], ['USD', 2, true]]);
    expect(understandText(text('757')).accounts[0]!.periods[0]!.isReconciled).toBe(false);
  });

  it('the number of a wallet comes back over the part in each of its currencies', () => {
    const part = (code: string, opening: string, first: string, second: string): string => `
My Account (Multi-Currency)   Account No. 120-901177-0   ${code}
DATE         DETAILS                  WITHDRAWAL    DEPOSIT       BALANCE
             Balance Brought Forward                          ${code} ${opening}
07/11/2026   TRANSFER                               50.00         ${first}
08/11/2026   CAFE                          20.00                  ${second}
09/11/2026   CAFE                          10.00                  ${second.replace(/\d(?=\d\.)/, (digit) => String(Number(digit) - 1))}
             Balance Carried Forward                          ${code} ${second.replace(/\d(?=\d\.)/, (digit) => String(Number(digit) - 1))}`;
    const { accounts } = understandText(`CONSOLIDATED STATEMENT   as at 30 Nov 2026${part('SGD', '100.00', '150.00', '130.00')}${part('USD', '310.00', '360.00', '340.00')}`);
    expect(accounts.map(({ number, currency, periods: [period] }) => [number, currency, period!.isReconciled])).toEqual([['120-901177-0', 'SGD', true], ['120-901177-0', 'USD', true]]);
  });
});

it('a table whose first column names its currency once, below one with the currency in its title', () => {
  const page = (title: string, code: string): string => `
Statement date 19 January 2024
${title}
        Date      Transaction details       Deposit    Withdrawal    Balance
        19 Dec    B/F BALANCE                                         500.00
        22 Dec    ATM WITHDRAWAL                            50.00     450.00
        9 Jan     SALARY                     100.00                   550.00

Foreign Currency Savings
CCY     Date      Transaction details       Deposit    Withdrawal    Balance
${code}     19 Dec    B/F BALANCE                                          90.00
        3 Jan     TRANSFER OUT                              40.00      50.00
        9 Jan     CREDIT INTEREST              0.12                    50.12`;
  const { currencies, rowLists, badges } = readStatement(page('HKD Savings', 'USD'));
  expect(currencies).toEqual(['HKD', 'USD']);
  expect(rowLists.map((rows) => rows.length)).toEqual([2, 2]);
  expect(badges).toEqual([true, true]);
});

describe('several currencies in one table, each named beside its first balance only', () => {
  const page = (usd = '550.12', day = '23 Feb') => `
Statement of Account                          Number      123-456789-833
Date 12 March 2026
HKD Savings                    HKD           1,550.00
Foreign Currency Savings       USD             ${usd}
Foreign Currency Savings       JPY             650.00

HKD Savings
        Date      Transaction details       Deposit    Withdrawal    Balance
        13 Feb    B/F BALANCE                                       1,500.00
        22 Feb    ATM WITHDRAWAL                            50.00   1,450.00
        9 Mar     SALARY                     100.00                 1,550.00

Foreign Currency Savings
CCY     Date      Transaction details       Deposit    Withdrawal    Balance
USD     13 Feb    B/F BALANCE                                         590.00
        14 Feb    TRANSFER OUT                              40.00     550.00
        ${day}    CREDIT INTEREST              0.10                    550.10
        9 Mar     CREDIT INTEREST              0.02                    550.12
JPY     13 Feb    B/F BALANCE                                         600.00
        3 Mar     TRANSFER IN                 50.00                   650.00`;

  it('are accounts of one number, which stands behind "Number" and nothing else', () => {
    const { numbers, currencies, rowLists, badges } = readStatement(page());
    expect(numbers).toEqual(['123-456789-833', '123-456789-833', '123-456789-833']);
    expect(currencies).toEqual(['HKD', 'USD', 'JPY']);
    expect(rowLists.map((rows) => rows.length)).toEqual([2, 3, 1]);
    expect(badges).toEqual([true, true, true]);
  });

  it('the overview names them by their currencies, and a figure that is not where the rows end contradicts them (wrong badge)', () => {
    expect(readStatement(page('530.12')).badges).toEqual([true, false, true]);
  });

  it('a day before that of the balance that the rows go on from keeps the badge back (wrong badge)', () => {
    expect(readStatement(page('550.12', '3 Feb ')).badges).toEqual([true, false, true]);
  });
});

describe('an account in a currency without decimals beside one with them', () => {
  it('has balances where its words say so, as whole as its rows', () => {
    const page = (end: string): string => `
EUR account CH51 0076 2011 6238 5301 2      01.01.2026 - 31.03.2026
Date        Text                  Credit       Debit      Balance
01.01.26    Opening balance                               9'203.00
01.03.26    Salary                 77.06                  9'280.06
31.03.26    Total / Closing balance   77.06    0.00       9'280.06
JPY account CH29 0076 2011 6238 5310 9
Date        Text                  Credit       Debit      Balance
01.01.26    Opening balance                              4'812'000
03.01.26    Fee                                 28'238   4'783'762
21.03.26    Salary                  6'705                4'790'467
31.03.26    Total / Closing balance   6'705    28'238    ${end}`;
    const { currencies, rowLists, badges } = readStatement(page("4'790'467"));
    expect(currencies).toEqual(['EUR', 'JPY']);
    expect(rowLists.map((rows) => rows.length)).toEqual([1, 2]);
    expect(badges).toEqual([true, true]);
    expect(readStatement(page("4'790'487")).badges).toEqual([true, false]);
  });
});

it('the parts of a card in two currencies, each begun by its code in brackets beside the same number', () => {
  const part = (name: string, opened: string, charge: string, closed: string): string => `
${name} 4471********8812
Previous balance                                                       ${opened}
Transaction date   Posting date   Description                 Amount
2024/05/07         2024/05/08     REPAYMENT             (存入)${opened}
2024/05/09         2024/05/10     SUPERMARKET                 ${charge}
2024/05/11         2024/05/12     TAXI                         10.00
New balance                                                            ${closed}`;
  const { currencies, allRows, badges } = readStatement(`Credit card statement 2024/05/18${part('Home account (CNY)', '120.44', '90.75', '100.75')}${part('Dollar account (USD)', '188.12', '36.72', '46.72')}`);
  expect(currencies).toEqual(['CNY', 'USD']);
  expect(allRows.map(([, amount]) => amount)).toEqual(['120.44', '-90.75', '-10.00', '188.12', '-36.72', '-10.00']);
  expect(badges).toEqual([true, true]);
});
