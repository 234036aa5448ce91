// Sample statements and fixtures: what programs that only imitate statements print, and guides that explain one.
import { describe, expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

describe('rows without columns', () => {
  it('figures that end lines of running text, a dash between the parts', () => {
    const { allRows, period } = readStatement(`
Account Number: 000987654321
Statement Period: January 1, 2024 - January 31, 2024
Beginning Balance: $3,120.00
Transactions:
01/03/2024 - Corner Coffee - -$88.68
01/04/2024 - Oil 5744 - -$209.59
01/09/2024 - Mobile Deposit by phone - $2,698.54
01/22/2024 - Grocery Outlet of the North #221 - -$271.01
01/25/2024 - Interest - $2.70
Ending Balance: $5,251.96`);
    expect(allRows).toEqual([['2024-01-03', '-88.68'], ['2024-01-04', '-209.59'], ['2024-01-09', '2698.54'], ['2024-01-22', '-271.01'], ['2024-01-25', '2.70']]);
    expect(period.isReconciled).toBe(true);
  });

  it('an amount and a balance behind each text', () => {
    const { allRows, period } = readStatement(`
Account 000987654321
01/03/2024 Opening balance 500.00
01/03/2024 Coffee -8.68 491.32
01/04/2024 Rent for the month of January -209.59 281.73
01/09/2024 Deposit by phone 2,698.54 2,980.27
01/22/2024 Grocery Outlet -271.01 2,709.26`);
    expect(allRows).toEqual([['2024-01-03', '-8.68'], ['2024-01-04', '-209.59'], ['2024-01-09', '2698.54'], ['2024-01-22', '-271.01']]);
    expect(period.isReconciled).toBe(true);
  });
});

describe('running text with more than spaces', () => {
  it('the same white before each amount, wherever its text ends', () => {
    const { allRows, period } = readStatement(`
Account Number: 9900112
Opening Balance: $3,333.00
Closing Balance: $6,271.58
01/10  Oil 5744          -$291.44
01/10  Mobile Deposit          +$3,556.88
01/13  Market          -$280.29
01/17  Refund - Online Store          +$77.52
01/27  Trip          -$124.09
Statement Period: 01/01/2024 - 01/31/2024`);
    expect(allRows).toEqual([['2024-01-10', '-291.44'], ['2024-01-10', '3556.88'], ['2024-01-13', '-280.29'], ['2024-01-17', '77.52'], ['2024-01-27', '-124.09']]);
    expect(period.isReconciled).toBe(true);
  });

  it('words between the amount and the balance', () => {
    const { allRows, period } = readStatement(`
Account: 22113344
Opening Balance: 1500.00 EUR
04.01.2024: Mobile deposit (credit) 2,862.60 EUR, balance 4,362.60 EUR
05.01.2024: Coffee (debit) 258.87 EUR, balance 4,103.73 EUR
11.01.2024: Subscription to something (debit) 110.61 EUR, balance 3,993.12 EUR
21.01.2024: Interest (credit) 899.80 EUR, balance 4,892.92 EUR
Closing Balance: 4892.92 EUR`);
    expect(allRows).toEqual([['2024-01-04', '2862.60'], ['2024-01-05', '-258.87'], ['2024-01-11', '-110.61'], ['2024-01-21', '899.80']]);
    expect(period.isReconciled).toBe(true);
  });
});

describe('whole amounts', () => {
  it('under headings they are money where nothing in the document has decimals', () => {
    const { allRows, period } = readStatement(`
Account: 9988776655
Period: 01/01/2024 - 01/31/2024
Date     Description           Type      Amount   Balance
01/01    Opening Balance                             1000
01/02    Transfer in           Credit       645      1645
01/02    Grocery               Debit         51      1594
01/17    Interest              Credit         8      1602`);
    expect(allRows).toEqual([['2024-01-02', '645'], ['2024-01-02', '-51'], ['2024-01-17', '8']]);
    expect(period.isReconciled).toBe(true);
  });
});

describe('lists of other things', () => {
  it('end at a title with an opening balance above the headings of the rows', () => {
    const { allRows, period } = readStatement(`
Account Number: 8245449102
Statement Period: March 1, 2024 - March 31, 2024
Holdings
Symbol   Description              Value
VTX      Index fund           $4,453.20
Cash movements
Opening cash balance: $820.50
Date         Activity      Description            Amount
03/01/2024   Deposit       Transfer in         $5,000.00
03/04/2024   Buy           Index fund         -$2,451.00
03/29/2024   Withdrawal    Transfer out       -$1,000.00
Closing cash balance: $2,369.50`);
    expect(allRows).toEqual([['2024-03-01', '5000.00'], ['2024-03-04', '-2451.00'], ['2024-03-29', '-1000.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('gross, fee and net: what remains moves the balance', () => {
    const { allRows, period } = readStatement(`
Statement period: Apr 1, 2024 - Apr 30, 2024
Balance Summary
Beginning Balance                 320.10
Ending Balance                    336.77
Transaction History
Date         Description            Gross      Fee       Net
04/01/2024   Payment to shop      -134.43     0.00   -134.43
04/07/2024   Sale 3                 47.05    -1.66     45.39
04/09/2024   Sale 4                109.04    -3.33    105.71`);
    expect(allRows).toEqual([['2024-04-01', '-134.43'], ['2024-04-07', '45.39'], ['2024-04-09', '105.71']]);
    expect(period.isReconciled).toBe(true);
  });

  it('figures of a summary that is printed twice, the second time below the day of the first, are no rows beside a table with days', () => {
    const { allRows } = readStatement(`
Investor number 010101
Opening balance       $10,339.46
Contributions by you     $750.00
Return                 $1,770.20
Tax                      -$55.02
Charges                  -$90.83
                      $12,713.81
31 March 2026

Opening balance       $10,339.46
Contributions by you     $750.00
Return                 $1,770.20
Tax                      -$55.02
Charges                  -$90.83
Balance               $12,713.81
31 March 2026

Your transactions
Date         Transaction      Amount
02/04/2025   Tax            -$603.91
05/12/2025   Investment      $150.00
31/12/2025   Withdrawal     -$400.00
06/01/2026   Investment      $150.00
25/03/2026   Investment      $150.00`);
    expect(allRows).toEqual([['2025-04-02', '-603.91'], ['2025-12-05', '150.00'], ['2025-12-31', '-400.00'], ['2026-01-06', '150.00'], ['2026-03-25', '150.00']]);
  });
});

describe('interest that is still to come', () => {
  it('is printed in the column of balances below the last of them, and is none', () => {
    const { allRows, period } = readStatement(`
Account number 12345678
Date          Details                       Withdrawn     Invested      Balance
              Balance brought forward                                  1,000.00
03 Mar 2024   Deposit                                       100.00     1,100.00
09 Mar 2024   Withdrawal                        30.00                  1,070.00
              Interest earned but not yet credited                        12.41
              Balance carried forward                                  1,070.00`);
    expect(allRows).toEqual([['2024-03-03', '100.00'], ['2024-03-09', '-30.00']]);
    expect(period.isReconciled).toBe(true);
  });
});

describe('units of a fund', () => {
  it('are no money, though they lead from one balance of units to the next', () => {
    const { allRows, period } = readStatement(`
01-Jan-2024 To 31-Aug-2024
Opening Unit Balance: 1203.450
Date          Transaction       Amount         NAV      Units   Unit Balance
10-Jan-2024   Investment      5,000.00     46.6059    107.296       1310.746
10-Feb-2024   Investment      5,000.00     47.7741    104.668       1415.414
10-Jun-2024   Redemption    (12,000.00)    43.3371   -276.945       1138.469
Closing Unit Balance: 1138.469`);
    expect(allRows).toEqual([['2024-01-10', '5000.00'], ['2024-02-10', '5000.00'], ['2024-06-10', '-12000.00']]);
    expect(period.isReconciled).toBe(false);
  });
});

describe('cards', () => {
  it('amounts without any sign, and no balance that would tell, are charges', () => {
    const { allRows, account, period } = readStatement(`
Credit Card Statement
Card Number XXXX-XXXX-XXXX-9876
Billing Cycle 01 Sep 2025 - 30 Sep 2025
Date           Description               Amount
06-Sep-2025    Bookshop                  385.83
07-Sep-2025    Payment received         2095.80
09-Sep-2025    Restaurant                354.58`);
    expect(account.type).toBe('card');
    expect(allRows).toEqual([['2025-09-06', '-385.83'], ['2025-09-07', '2095.80'], ['2025-09-09', '-354.58']]);
    expect(period.isReconciled).toBe(false);
  });

  it.each([
    ['that their list comes to', '$29.00', true],
    ['that their list does not come to', '$24.00', false],
  ])('fees and interest of the summary %s', (_, fees, isReconciled) => {
    const { period } = readStatement(`
Account Number: XXXX XXXX XXXX 9012
Billing Cycle: 04/03/2024 - 05/02/2024
Credit card summary
Previous Balance            $1,012.33
Payments and Credits         -$850.00
Purchases                      $93.39
Fees Charged                   ${fees}
Interest Charged               $18.33
New Balance                   $303.05
Payments and Credits
Date        Description          Amount
04/18/24    Online Payment     -$850.00
Purchases
Date        Description          Amount
04/07/24    Grocery              $52.64
04/10/24    Books                $40.75
Fees and Interest
Date        Description          Amount
04/30/24    Late Fee             $29.00
04/30/24    Interest             $18.33`);
    expect(period.isReconciled).toBe(isReconciled);
  });
});

describe('loans', () => {
  it('payments that are listed without words make what is owed less', () => {
    const { allRows, period } = readStatement(`
Loan Number: 99-001122
Payment Date    Payment Amount    Principal    Interest    Remaining Balance
01/05/2024             $450.00      $375.00      $75.00           $14,625.00
02/05/2024             $450.00      $376.88      $73.12           $14,248.12
03/05/2024             $450.00      $378.76      $71.24           $13,869.36
04/15/2024             $450.00      $380.65      $69.35           $13,488.71`);
    expect(allRows).toEqual([['2024-01-05', '375.00'], ['2024-02-05', '376.88'], ['2024-03-05', '378.76'], ['2024-04-15', '380.65']]);
    expect(period.endBalance!.value).toBe(-1348871);
  });
});

describe('currencies', () => {
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
});

describe('numbers in texts', () => {
  it('one behind a hash does not begin the figure beside it', () => {
    const { allRows } = readStatement(`
Account 0001112223
01/13/2024 Opening balance 500.00
01/13/2024 Coffee 8.68 491.32
01/14/2024 Grocery #221 209.59 281.73
01/19/2024 Deposit by phone 2,698.54 2,980.27
01/22/2024 Books 271.01 2,709.26`);
    expect(allRows.map(([, amount]) => amount)).toEqual(['-8.68', '-209.59', '2698.54', '-271.01']);
  });
});

describe('rows on a day of each month, or on days of one month', () => {
  const text = (currency: string): string => `
Account 0001112223
${currency}
Date          Description            Amount       Balance
              Opening balance                      100.00
01/05/2024    Interest                +5.00        105.00
02/05/2024    Interest                +5.10        110.10
03/05/2024    Interest                +5.20        115.30
04/05/2024    Interest                +5.30        120.60
05/05/2024    Interest                +5.40        126.00
06/05/2024    Interest                +5.50        131.50`;

  it('where the currency is known, its country says which', () => {
    const { allRows, period } = readStatement(text('Currency: USD'));
    expect(allRows.map(([date]) => date)).toEqual(['2024-01-05', '2024-02-05', '2024-03-05', '2024-04-05', '2024-05-05', '2024-06-05']);
    expect(period.isReconciled).toBe(true);
  });

  it('else nothing does, and the badge waits', () => {
    const { period } = readStatement(text(''));
    expect(period.proof.explanation).toContain('day or the month first');
    expect(period.isReconciled).toBe(false);
  });
});

describe('currencies of one letter', () => {
  it('naira right before the figures', () => {
    const { allRows, period } = readStatement(`
Wallet ID 08030000000
Date           Narration           Status        Money In      Money Out        Balance
02 Jan 2024    Deposit             Successful    N4,000.00                    N4,660.00
02 Jan 2024    Depot               Successful                    N257.25      N4,402.75
04 Jan 2024    Trip                Successful                     N13.36      N4,389.39`);
    expect(allRows).toEqual([['2024-01-02', '4000.00'], ['2024-01-02', '-257.25'], ['2024-01-04', '-13.36']]);
    expect(period.isReconciled).toBe(true);
  });
});

describe('bills of cards', () => {
  it('a group of instalments is of the bill, and PY behind an amount is a payment', () => {
    const { allRows, period } = readStatement(`
Fatura do cartão de crédito    Cartão 4000 1234 5678 6853    04/06/2025 a 03/07/2025
Data      Descrição                     Valor
          Fatura anterior              200,00
10/06/2025   Pagamento                 200,00 PY
Restaurantes
16/06/2025   Bar da esquina             35,00
Compras parceladas
20/06/2025   Loja de moveis PARC 03/10  60,00
          Total a pagar                 95,00`);
    expect(allRows).toEqual([['2025-06-10', '200.00'], ['2025-06-16', '-35.00'], ['2025-06-20', '-60.00']]);
    expect(period.isReconciled).toBe(true);
  });
});

it('charges with a plus behind them on a card; a subtotal of few cents below the rows of its list, under a title nobody knows, is of these, and a summary may say it once more', () => {
  const { allRows, period } = readStatement(`
Estado de cuenta tarjeta de crédito    4000 1234 5678 9010    01/04/2025 - 29/04/2025
Saldo anterior                        200.00
Subtotal notas debito (+)               9.50
Total a pagar                         159.50
Fecha          Descripcion                Valor
Pagos y creditos
01/04/2025     Saldo anterior             200.00 +
18/04/2025     Su pago - muchas gracias   100.00 -
Consumos periodo
02/04/2025     Gasolinera                  20.00 +
05/04/2025     Farmacia                    30.00 +
               Subtotal consumos periodo   50.00
Notas debito
12/04/2025     Seguro                       4.50 +
29/04/2025     Contribucion                 5.00 +
               Subtotal notas debito        9.50`);
  expect(allRows).toEqual([['2025-04-18', '100.00'], ['2025-04-02', '-20.00'], ['2025-04-05', '-30.00'], ['2025-04-12', '-4.50'], ['2025-04-29', '-5.00']]);
  expect(period.isReconciled).toBe(true);
});
