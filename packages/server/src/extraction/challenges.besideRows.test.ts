// What stands beside the rows of usual statements: summaries, sentences, loans and overviews, each on the smallest page that shows it.
import { describe, expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';

const periodsOf = (text: string) => understandText(text).accounts.flatMap((account) => account.periods);
const proofOf = (text: string) => periodsOf(text)[0]!.proof;

describe('balances of cards by other names', () => {
  it('the balance of the last bill, with its day', () => {
    const [period] = periodsOf(`
Kreditkartenabrechnung vom 20.02.2026
Belegdatum   Buchung      Verwendungszweck                          Betrag in EUR
                          Saldo der letzten Abrechnung vom 20.01.2026     120,00-
22.01.2026   23.01.2026   Lastschrift von Ihrem Konto                     120,00+
28.01.2026   29.01.2026   Apotheke am Markt                                35,10-
03.02.2026   04.02.2026   Bahnhof Nord                                     64,90-
                          Neuer Saldo                                     100,00-`);
    expect(period!.startBalance?.value).toBe(-12_000);
    expect(period!.proof.status).toBe('reconciled');
  });

  it('the whole debt of the period is no sum of its purchases', () => {
    const proof = proofOf(`
Kredi karti hesap ozeti     Hesap Kesim Tarihi 20/02/2026
Islem Tarihi    Islemler                         Tutar (TL)
                ÖNCEKİ DÖNEM BORCU                   120,00
22/01/2026      ÖDEME - TEŞEKKÜR EDERİZ             +120,00
28/01/2026      MARKET ANKARA                         35,10
03/02/2026      PETROL ISTANBUL                       64,90
                TOPLAM DÖNEM BORCU                   100,00`);
    expect(proof.checks.filter((check) => check.label === 'TOPLAM DÖNEM BORCU')).toEqual([]);
  });

  it('an equals sign before the figure is no label of it', () => {
    const [period] = periodsOf(`
Credit card statement 25 January 2026
Previous balance     New credits       New debits        Closing balance     Payment due
120.00               - 120.00          + 100.00          = 100.00            08/02/2026

Date          Details                             Amount
02/01/2026    PAYMENT RECEIVED                   120.00 CR
05/01/2026    BAKERY                              35.10
12/01/2026    RAILWAY                             64.90`);
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
    expect(proofOf(boxes('992.13')).status).toBe('reconciled');
    expect(proofOf(boxes('992.63')).status).toBe('notReconciled');
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
    const proof = proofOf(`${rows}

Your fee is waived when your average daily balance is
$1,500.00 or more or have electronic deposits totaling $500.00`);
    expect(proof.status).toBe('reconciled');
    expect(proofOf(`${rows}

Total deposits totaling $500.00`).status).toBe('notReconciled');
  });

  it('what is owed on a loan that the statement lists no rows of', () => {
    const below = (title: string) => `${rows}

${title}
Current balance                                        7,096.39
Payment due date                                     02/15/2026`;
    expect(proofOf(below('LOAN 40  AUTO LOAN SUMMARY')).status).toBe('reconciled');
    expect(proofOf(below('SHARE DRAFT CHECKING')).status).toBe('notReconciled');
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
    expect(periodsOf(overview('2,068.00'))[0]!.proof.status).toBe('reconciled');
    expect(periodsOf(overview('2,086.00'))[0]!.proof.status).toBe('notReconciled');
  });

  it('an account with a balance brought forward and carried forward, and nothing between', () => {
    const [, unmoved] = periodsOf(overview('2,068.00'));
    expect([unmoved?.startBalance?.value, unmoved?.endBalance?.value, unmoved?.rows.length, unmoved?.proof.status]).toEqual([20_000, 20_000, 0, 'reconciled']);
  });
});
