// What stands beside the rows of usual statements: summaries, sentences, loans and overviews, each on the smallest page that shows it.
import { describe, expect, it } from 'vitest';
import { readRows, understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

describe('balances of cards by other names', () => {
  it('the balance of the last bill, with its day', () => {
    const [period] = readStatement(`
Kreditkartenabrechnung vom 20.02.2026
Belegdatum   Buchung      Verwendungszweck                          Betrag in EUR
                          Saldo der letzten Abrechnung vom 20.01.2026     120,00-
22.01.2026   23.01.2026   Lastschrift von Ihrem Konto                     120,00+
28.01.2026   29.01.2026   Apotheke am Markt                                35,10-
03.02.2026   04.02.2026   Bahnhof Nord                                     64,90-
                          Neuer Saldo                                     100,00-`).periods;
    expect(period!.startBalance?.value).toBe(-12_000);
    expect(period!.proof.status).toBe('reconciled');
  });

  it('the whole debt of the period is no sum of its purchases', () => {
    const proof = readStatement(`
Kredi karti hesap ozeti     Hesap Kesim Tarihi 20/02/2026
Islem Tarihi    Islemler                         Tutar (TL)
                ÖNCEKİ DÖNEM BORCU                   120,00
22/01/2026      ÖDEME - TEŞEKKÜR EDERİZ             +120,00
28/01/2026      MARKET ANKARA                         35,10
03/02/2026      PETROL ISTANBUL                       64,90
                TOPLAM DÖNEM BORCU                   100,00`).period.proof;
    expect(proof.checks.filter((check) => check.label === 'TOPLAM DÖNEM BORCU')).toEqual([]);
  });

  it('an equals sign before the figure is no label of it', () => {
    const [period] = readStatement(`
Credit card statement 25 January 2026
Previous balance     New credits       New debits        Closing balance     Payment due
120.00               - 120.00          + 100.00          = 100.00            08/02/2026

Date          Details                             Amount
02/01/2026    PAYMENT RECEIVED                   120.00 CR
05/01/2026    BAKERY                              35.10
12/01/2026    RAILWAY                             64.90`).periods;
    expect(period!.endBalance?.value).toBe(-10_000);
    expect(period!.proof.status).toBe('reconciled');
  });
});

describe('summaries', () => {
  const boxes = (purchases: string) => `
Credit card statement     Account ending in 3503
Account summary                         Payment information
Previous balance            $2,441.79   New balance             $2,914.84
Payments and credits         -$556.80   Minimum payment due        $58.29
Purchases                   +$${purchases}   Payment due date       08/17/2026
Fees charged                   +$0.00   Credit limit           $12,000.00
Interest charged              +$37.72   Available credit        $9,085.16
New balance                 $2,914.84

Date          Description                    Amount
06/25/2026    SKYLARK AIR                   $192.13
07/02/2026    HARDWARE AND TIMBER           $800.00
07/11/2026    AUTOPAY PAYMENT              -$556.80
07/23/2026    INTEREST CHARGE                $37.72`;

  it('one with the new balance beside its previous one has the terms below it', () => {
    expect(readStatement(boxes('992.13')).period.proof.status).toBe('reconciled');
    expect(readStatement(boxes('992.63')).period.proof.status).toBe('notReconciled');
  });
});

describe('figures that are of something else', () => {
  const rows = `
Statement period 01/01/2026 - 01/31/2026
Date          Description                    Amount     Balance
              Beginning balance                        1,000.00
01/05/2026    PAYROLL                        900.00    1,900.00
01/12/2026    GROCER                        -100.00    1,800.00
              Ending balance                           1,800.00`;

  it('a sum that a sentence asks for', () => {
    const proof = readStatement(`${rows}

Your fee is waived when your average daily balance is
$1,500.00 or more or have electronic deposits totaling $500.00`).period.proof;
    expect(proof.status).toBe('reconciled');
    expect(readStatement(`${rows}

Total deposits totaling $500.00`).period.proof.status).toBe('notReconciled');
  });

  it('what is owed on a loan that the statement lists no rows of', () => {
    const below = (title: string) => `${rows}

${title}
Current balance                                        7,096.39
Payment due date                                     02/15/2026`;
    expect(readStatement(below('LOAN 40  AUTO LOAN SUMMARY')).period.proof.status).toBe('reconciled');
    expect(readStatement(below('SHARE DRAFT CHECKING')).period.proof.status).toBe('notReconciled');
  });

  const overview = (total: string) => `
Statement period 01/01/2026 - 01/31/2026
Deposits               Account No.      Balance      Currency    Balance (SGD)
Harbour One Account    091-223144-1                  SGD              1,800.00
Global Account         265-713763-2      200.00      USD                268.00
Total deposits                                       SGD              ${total}

Harbour One Account 091-223144-1   SGD
Date          Description               Withdrawals    Deposits      Balance
              Balance b/f                                           1,000.00
01/05/2026    PAYROLL                                    900.00     1,900.00
01/12/2026    GROCER                         100.00                 1,800.00
              Balance c/f                                           1,800.00

Global Account 265-713763-2   USD
Date          Description               Withdrawals    Deposits      Balance
              Balance b/f                                             200.00
              Balance c/f                                             200.00`;

  it('what the balances of all accounts come to in one currency', () => {
    expect(readStatement(overview('2,068.00')).periods[0]!.proof.status).toBe('reconciled');
    expect(readStatement(overview('2,086.00')).periods[0]!.proof.status).toBe('notReconciled');
  });

  it('an account with a balance brought forward and carried forward, and nothing between', () => {
    const [, unmoved] = readStatement(overview('2,068.00')).periods;
    expect([unmoved?.startBalance?.value, unmoved?.endBalance?.value, unmoved?.rows.length, unmoved?.proof.status]).toEqual([20_000, 20_000, 0, 'reconciled']);
  });
});

describe('a summary found by its balances', () => {
  const card = (interest: string, limit = '') => `
Credit card statement 25 January 2026
Zuvor war offen                   120.00
Zahlungen und Rabatte             120.00
Neue Einkäufe und Sonstiges        88.61
Kosten                             ${interest}
${limit}
Neuer Saldo                       100.00

Date          Details                             Amount
              PREVIOUS BALANCE                   120.00
02/01/2026    PAYMENT RECEIVED                   120.00 CR
05/01/2026    BAKERY                              35.10
12/01/2026    RAILWAY                             53.51
25/01/2026    INTEREST                            11.39`;

  it('a term of it that is a digit off contradicts the rows, whatever it is called', () => {
    expect(readStatement(card('11.39')).period.proof.status).toBe('reconciled');
    expect(readStatement(card('11.19')).period.proof.status).toBe('notReconciled');
  });

  it('a figure in it that is no term contradicts nothing', () => {
    expect(readStatement(card('11.39', 'Rahmen                          5,000.00')).period.proof.status).toBe('reconciled');
  });
});

describe('titles and days', () => {
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

  it('newest first, the balance below the oldest row is where the period began', () => {
    const list = (first: string) => `
Umsatzliste     Zeitraum: 01.03.2026 bis 31.03.2026
Kontostand per 31.03.2026:          250,00 EUR

Buchungsdatum    Buchungstext                 Valuta         Betrag EUR
20.03.2026       Gehalt                       20.03.2026         200,00
12.03.2026       Miete                        12.03.2026         -70,00
05.03.2026       Apotheke                     05.03.2026          -5,10

Kontostand per 28.02.2026:          ${first} EUR`;
    const [period] = readStatement(list('125,10')).periods;
    expect([period!.startBalance?.value, period!.endBalance?.value, period!.proof.status]).toEqual([12_510, 25_000, 'reconciled']);
    expect(readStatement(list('125,70')).period.proof.status).not.toBe('reconciled');
  });
});

describe('several statements of one account', () => {
  const pages = (second: string) => `
Statement number 31   Page 1
Date 14 Jan 2026
Date           Details                 Out         In     Balance
14 Dec 2025    BALANCE FORWARD                             600.00
20 Dec 2025    WAGES                           900.00    1,500.00
12 Jan 2026    GAS                  100.00               1,400.00
\f
${second}
Date           Details                 Out         In     Balance
14 Jan 2026    BALANCE FORWARD                           1,400.00
20 Jan 2026    WAGES                           900.00    2,300.00
12 Feb 2026    GAS                  100.00               2,200.00`;

  it('another begins where pages count from one again under other figures', () => {
    const periods = readStatement(pages('Statement number 32   Page 1\nDate 14 Feb 2026')).periods;
    expect(periods.map(({ startBalance, endBalance, isReconciled }) => [startBalance?.value, endBalance?.value, isReconciled])).toEqual([[60_000, 140_000, true], [140_000, 220_000, true]]);
  });

  it('none begins on the next page, nor under the same figures', () => {
    expect(readStatement(pages('Statement number 31   Page 2\nDate 14 Jan 2026')).periods).toHaveLength(1);
    expect(readStatement(pages('Statement number 31   Page 1\nDate 14 Jan 2026')).periods).toHaveLength(1);
  });
});

describe('amounts made of parts', () => {
  const activity = (summary: string, gross = '149.01') => `
Account activity 01/03/2026 - 31/03/2026
Beginning balance        2,000.00
${summary}
Ending balance           2,067.27

Date          Description              Gross      Fee       Net     Balance
03/03/2026    Express payment          52.65    -1.87     50.78    2,050.78
04/03/2026    Express payment         ${gross}    -4.67    144.34    2,195.12
05/03/2026    Express payment         107.86    -2.47    105.39    2,300.51
06/03/2026    Refund to customer      -83.84     0.60    -83.24    2,217.27
09/03/2026    Withdrawal             -150.00     0.00   -150.00    2,067.27`;

  it('terms of the summary may be sums of the parts', () => {
    const summary = (sent: string) => `Payments received          309.52
Payments sent              ${sent}
Withdrawals               -150.00
Fees                        -8.41`;
    expect(readStatement(activity(summary('-83.84'))).period.proof.status).toBe('reconciled');
    expect(readStatement(activity(summary('-83.64'))).period.proof.status).toBe('notReconciled');
  });

  it('a part that is a digit off contradicts its row', () => {
    expect(readStatement(activity('')).period.proof.status).toBe('reconciled');
    expect(readStatement(activity('', '148.01')).period.proof.status).toBe('notReconciled');
  });
});

describe('cards with more columns and more cards', () => {
  it('which instalment of how many is no day, the limit no sum, and what is to be paid in all the new balance', () => {
    const [period] = readStatement(`
Estado de cuenta tarjeta de crédito
Periodo facturado 19/12/2025 - 18/01/2026     Cupo total $ 9.000,00
Saldo anterior                       $ 500,00
= Pago total                         $ 407,50

Fecha de       Descripción          Valor        Cargos y     Saldo a      Cuotas
transacción                         original     abonos       diferir
25/12/2025     DROGUERIA            137,50         137,50     0,00         1/1
28/12/2025     ABONO SUCURSAL                     -300,00     0,00
30/12/2025     ALMACEN               42,00          42,00     0,00         1/1
08/01/2026     LIBRERIA              28,00          28,00     0,00         1/3`).periods;
    expect(period!.rows.map((row) => row.date?.value)).toEqual(['2025-12-25', '2025-12-28', '2025-12-30', '2026-01-08']);
    expect([period!.endBalance?.value, period!.proof.status]).toEqual([-40_750, 'reconciled']);
  });

  const bill = (total: string) => `
Kreditkarte Monatsrechnung 17.11.2025
Datum         Beschreibung                Gutschrift   Belastung CHF
              Saldo letzte Rechnung                           520.40
27.10.2025    Ihre Zahlung                    520.40
Karte XXXX XXXX XXXX 4576, Anna Muster
28.10.2025    Dorfladen                                       134.18
02.11.2025    Albergo                                          18.88
Total Karte XXXX XXXX XXXX 4576                               153.06
Karte XXXX XXXX XXXX 1407, Beat Muster
29.10.2025    Dorfladen                                       176.00
Total Karte XXXX XXXX XXXX 1407                               176.00
Total zu unseren Gunsten                                      ${total}`;

  it('cards between the balance before and the new one are of one account, if the equation says so', () => {
    const { accounts } = understandText(bill('329.06'));
    expect(accounts.map(({ periods }) => periods.map(({ rows, isReconciled }) => [rows.length, isReconciled]))).toEqual([[[4, true]]]);
    expect(readStatement(bill('329.60')).periods.some(({ isReconciled }) => isReconciled)).toBe(false);
  });
});

it('of two days the one under the Hungarian word for booking is that of the row', () => {
  const [period] = readStatement(`
SZÁMLAKIVONAT   Időszak: 2026.01.01. - 2026.01.31.
Könyvelés      Értéknap       Megnevezés                 Terhelés     Jóváírás
                              NYITÓ EGYENLEG                           1.000,00
2026.01.05.    2026.01.07.    Vásárlás                     100,00
2026.01.12.    2026.01.12.    Átutalás                                   250,00
                              ZÁRÓ EGYENLEG                            1.150,00`).periods;
  expect(period!.rows.map((row) => row.date?.value)).toEqual(['2026-01-05', '2026-01-12']);
  expect(period!.proof.status).toBe('reconciled');
});

it('a summary in a bar right of the rows, some of its lines on their baselines, and its title on that of the headings', () => {
  const document = understandText(`
Card number: 4520 8811 2233 1234     Statement period: March 4, 2025 to April 3, 2025
TRANSACTION   POSTING                                     CALCULATING YOUR BALANCE
DATE          DATE       DESCRIPTION           AMOUNT($)
                         PREVIOUS BALANCE        $100.00  Previous Balance       $100.00
MAR 5         MAR 6      Grocer                   $20.00  Payments & Credits      $60.00
MAR 6         MAR 7      Fuel                     $30.00
MAR 7         MAR 8      Books                    $40.00  Purchases               $95.00
MAR 9         MAR 10     PAYMENT - THANK YOU     -$60.00
MAR 12        MAR 12     Cafe                      $5.00  Interest                 $0.00
                         TOTAL NEW BALANCE       $135.00  NEW BALANCE            $135.00`);
  expect(readRows(document)[0]!.map(({ amount, balance }) => [amount, balance])).toEqual([['-20.00', null], ['-30.00', null], ['-40.00', null], ['60.00', null], ['-5.00', null]]);
  expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
});

it('the name of a loan, with its rate beside it, where the line was taken for the first of the headings', () => {
  const document = understandText(`
Member Number 123456       07/01/25 - 07/31/25
Share 00 - Savings
Date    Transaction Description                      Amount          Balance
07/01   Beginning Balance                                             500.00
07/15   Deposit                                       50.00           550.00
07/31   Ending Balance                                                550.00
Loan 10 - Car Loan      Annual Percentage Rate 5.990%     Daily Periodic Rate .016411%
Date    Transaction Description     Amount    Principal     Interest      Balance
07/01   Beginning Balance                                               14,822.00
07/05   Payment                    -320.00      -248.11        71.89    14,573.89
07/31   Ending Balance                                                  14,573.89`);
  expect(document.accounts.map(({ name, periods }) => [name, periods.length])).toEqual([[null, 1], ['Loan 10 - Car Loan', 1]]);
});

it('the sum of checks in several columns, below the shortest of them', () => {
  const document = understandText(`
Account number 306000523    March 1 - March 31, 2025
Beginning Balance    1,000.00
Ending Balance         515.00
Electronic Debits
Date      Description                Amount
03-05     Power                      100.00
          Total Electronic Debits    100.00
Checks Cleared
Check Nbr   Date     Amount      Check Nbr   Date     Amount
2201        03-07     50.00      2202        03-08     75.00
2203        03-09     60.00      2204        03-10     80.00
2205        03-11    120.00
* Indicates a skipped number
5 item(s) totaling   385.00`);
  expect(document.accounts[0]!.periods[0]!.rows).toHaveLength(6);
  expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
});

it('balances of the bill before, with the number of the card, are no period beside rows of no number', () => {
  const document = understandText(`
Estado de cuenta de tarjeta de crédito     Tarjeta 4000 1234 5678 7788
Período facturado 23/06/2025 - 22/07/2025
1. PERÍODO ANTERIOR
Saldo adeudado inicio período anterior    250.00
Monto total facturado a pagar             250.00
Saldo adeudado final período anterior      50.00
2. PERÍODO ACTUAL
Fecha       Descripción            Monto
05/07/25    Gasolinera             20.00
09/07/25    Farmacia               30.00
Monto total facturado a pagar     100.00`);
  expect(document.accounts.flatMap(({ periods }) => periods.map(({ rows }) => rows.length))).toEqual([2]);
});

it('days of a list of daily balances below the rows head none of them: the rows have the days above them', () => {
  const rows = readRows(understandText(`
Statement of account    1 January 2026 to 31 January 2026
Opening balance 100.00     Closing balance 245.00
Type     Description                             Amount
3 January 2026
DD       COUNCIL RATES                           -20.00
CR       J HARGREAVES                             70.00
5 January 2026
DD       ALDER FREIGHT                           -45.00
9 January 2026
CR       INCOMING WIRE                           140.00
Balance history
3 January 2026      150.00
5 January 2026      105.00
9 January 2026      245.00`)).flat();
  expect(rows.map(({ date, amount }) => `${date} ${amount}`)).toEqual(['2026-01-03 -20.00', '2026-01-03 70.00', '2026-01-05 -45.00', '2026-01-09 140.00']);
});
