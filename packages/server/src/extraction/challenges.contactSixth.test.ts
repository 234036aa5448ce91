// What a sixth first contact with layouts written from the words alone brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods } from './testing/documentOfText.js';

describe('sixth first contact', () => {
  it('"Bal" beside the day that heads its rows is a balance', () => {
    const page = (balance: string): string => `
Everyday account 062-446 41526120
Statement period 10 Dec 2025 to 20 Jan 2026
Opening bal $100.00   Closing bal $140.00
Tuesday 20 January 2026              Bal ${balance}
Groceries                                10.00-
Salary                                   70.00
Monday 19 January 2026               Bal 80.00
Gas                                      20.00-
`;
    expect(readPeriods(page('140.00')).rows).toEqual([[['2026-01-20', -1_000], ['2026-01-20', 7_000], ['2026-01-19', -2_000]]]);
    expect(readPeriods(page('140.00')).badges).toEqual([true]);
    expect(readPeriods(page('141.00')).badges).toEqual([false]);
  });

  it('headings with their currency or a second name in signs of full width, and how often a purchase is paid', () => {
    const text = `
カード番号 8354-****-****-2982
ご利用期間  2025年12月16日～2026年1月15日
ご利用日         ご利用店名・商品名        ご利用金額（円）     支払区分     今回回数     お支払金額（円）
2025/12/17   さくら                   479     1回払い        1          479
2025/12/18   アマゾン                8,212     1回払い        1        8,212
2025/12/22   メトロ                 3,974     1回払い        1        3,974
`;
    expect(readPeriods(text).rows).toEqual([[['2025-12-17', -479], ['2025-12-18', -8_212], ['2025-12-22', -3_974]]]);
  });

  const card = (payments: string): string => `
Platinum Card ending in 5101
Credit limit $5,000.00   Minimum payment due $35.00
Statement period Jan 15, 2026 - Feb 14, 2026
Previous balance                                $200.00
New balance                                     $183.43
J DOE #5101: Payments, Credits and Adjustments
Trans Date   Post Date    Description                   Amount
Jan 23       Jan 23       MOBILE PAYMENT THANK YOU   - $120.00
Jan 27       Jan 28       CORNER SHOP REFUND          - $30.00
                          J DOE #5101: Total Payments   ${payments}
J DOE #5101: Transactions
Trans Date   Post Date    Description                   Amount
Jan 16       Jan 17       CORNER SHOP                   $50.00
Jan 18       Jan 18       BLUE DOOR CAFE                $60.00
Jan 19       Jan 20       CORNER SHOP                   $20.00
                          J DOE #5101: Total Transactions   $130.00
Interest Charged
Interest Charge on Purchases                            $3.43
Total Interest for This Period                          $3.43
`;

  it('"Total payments" of a card is money in, and a charge without a day of its own leaves no day open', () => {
    expect(readPeriods(card('- $150.00')).rows[0]).toHaveLength(6);
    expect(readPeriods(card('- $150.00')).badges).toEqual([true]);
    expect(readPeriods(card('- $151.00')).badges).toEqual([false]);
  });

  it('a sum of money behind "Etat de compte" is no number of an account, where the page after it names the account again (wrong badge)', () => {
    const head = (page: number): string => `
La Jaune Finance                                                      Page ${page}
Extrait de compte 01.03.2026 - 31.03.2026
Compte privé   IBAN CH74 0900 0000 1834 7036 3   Monnaie CHF
Date       Texte                        Crédit      Débit    Valeur          Solde`;
    const text = `${head(1)}
01.03.26   Etat de compte                                                4 809.06
02.03.26   ACHAT                                   100.00    02.03.26    4 709.06
05.03.26   VIREMENT                    1 000.00              05.03.26    5 709.06
\f${head(2)}
           Report                                                        5 709.06
09.03.26   ORDRE PERMANENT                         200.00    09.03.26    5 509.06
31.03.26   Etat de compte                                                5 509.06
`;
    expect(readPeriods(text).accounts).toEqual(['CH74 0900 0000 1834 7036 3']);
    expect(readPeriods(text).rows).toEqual([[['2026-03-02', -10_000], ['2026-03-05', 100_000], ['2026-03-09', -20_000]]]);
    expect(readPeriods(text).badges).toEqual([true]);
  });

  it('a fee of nought beside two figures that say the same does not make them money out and in', () => {
    const text = `
카드번호 7902-****-****-4434
이용기간 2026.02.01 ~ 2026.02.28
이용일자      이용가맹점          이용금액   할부개월     결제원금      수수료
2026.02.01    한울마트             187,950    일시불        187,950          0
2026.02.04    스타커피              14,441    일시불         14,441          0
2026.02.05    스트리밍              11,426    일시불         11,426          0
`;
    expect(readPeriods(text).rows).toEqual([[['2026-02-01', -187_950], ['2026-02-04', -14_441], ['2026-02-05', -11_426]]]);
  });

  it('figures in Arabic digits, on a page laid out from the right', () => {
    const page = (closing: string): string => `
باسح فشك
٢٩٠٨٥٦٩٥٨١٥٥٧٠ :باسحلا مقر
٢٨/٠٢/٢٠٢٦ ىلإ ٠١/٠٢/٢٠٢٦ نم
ديصرلا        نئاد         نيدم                  نايبلا       خيراتلا
٩٬٧٧٣٫٣٩                             يحاتتفلاا ديصرلا
٧٬٧٢٠٫٩٧                 ٢٬٠٥٢٫٤٢             بحس يدقن     ٠١/٠٢/٢٠٢٦
١٧٬٢٣٩٫٨٥    ٩٬٥١٨٫٨٨                           بتار     ٠٦/٠٢/٢٠٢٦
${closing}                               يماتخلا ديصرلا
`;
    expect(readPeriods(page('١٧٬٢٣٩٫٨٥')).rows).toEqual([[['2026-02-01', -205_242], ['2026-02-06', 951_888]]]);
    expect(readPeriods(page('١٧٬٢٣٩٫٨٥')).badges).toEqual([true]);
    expect(readPeriods(page('١٧٬٢٣٩٫٨٤')).badges).toEqual([false]);
  });

  it('conditions of a fee print bounds and deposits that count, and no balance and no sum', () => {
    const page = (closing: string): string => `
January 1, 2026 through January 31, 2026
Account number: 5287875722
Beginning balance on 1/1                              $1,000.00
Ending balance on 1/31                                ${closing}
We waived the $12 fee because your balance was $1,500.00 or more.
Date    Description              Deposits   Withdrawals    Balance
1/5     GROCERIES                                100.00     900.00
1/9     PAYROLL                    700.00                 1,600.00
How to avoid the monthly service fee                 Minimum     This period
Total amount of qualifying electronic deposits       $500.00         $650.00
`;
    expect(readPeriods(page('$1,600.00')).rows).toEqual([[['2026-01-05', -10_000], ['2026-01-09', 70_000]]]);
    expect(readPeriods(page('$1,600.00')).badges).toEqual([true]);
    expect(readPeriods(page('$1,601.00')).badges).toEqual([false]);
  });

  it('a period whose days stand below each other, each behind its own word', () => {
    const text = `
                                  Statement starts 6 December 2025
                                    Statement ends 5 January 2026
Account number 90-765-4446
Opening balance $100.00   Closing balance $90.00
Date         Particulars              Debits    Credits     Balance
8 Dec 2025   Coffee                     5.00                  95.00
1 Jan 2026   Bread                      5.00                  90.00
`;
    expect(readPeriods(text).days).toEqual([['2025-12-06', '2026-01-05']]);
    expect(readPeriods(text.replace('Statement ends', 'Payment due   ')).days).not.toEqual([['2025-12-06', '2026-01-05']]);
    expect(readPeriods(text).badges).toEqual([true]);
  });

  it('a heading that names both sides heads amounts of either', () => {
    const text = `
TARJETA DE CRÉDITO 4111 **** **** 6355   Cupo total $ 15.000,00   Pago mínimo $ 150,00
Periodo facturado: 16/03/2026 - 15/04/2026
Saldo anterior                             $ 365,00
Pago total                                 $ 340,00
Fecha         Descripción              Cargos y abonos     Cuotas
18/03/2026    EXITOSA ENVIGADO                  270,00     1/1
25/03/2026    ABONO SUCURSAL VIRTUAL           -365,00
26/03/2026    RAPPID BOGOTA                      70,00     1/1
`;
    expect(readPeriods(text).rows).toEqual([[['2026-03-18', -27_000], ['2026-03-25', 36_500], ['2026-03-26', -7_000]]]);
    expect(readPeriods(text).badges).toEqual([true]);
  });

  it('a total balance below the rows of a card closes it, also where all that was owed before is paid', () => {
    const page = (closing: string): string => `
Platinum Card 6225-XXXX-XXXX-6729
Statement date 31 Mar 2026   Credit limit 8,000.00   Minimum payment 50.00
Date        Description                     Amount (SGD)
            PREVIOUS BALANCE                      367.87
09 Mar      PAYMENT - GIRO                        367.87 CR
14 Mar      RIDE                                  128.28
16 Mar      BOOKSHOP                               35.00
            TOTAL BALANCE                         ${closing}
`;
    expect(readPeriods(page('163.28')).rows).toEqual([[['2026-03-09', 36_787], ['2026-03-14', -12_828], ['2026-03-16', -3_500]]]);
    expect(readPeriods(page('163.28')).badges).toEqual([true]);
    expect(readPeriods(page('163.29')).badges).toEqual([false]);
  });

  it('a table of rates below the rows says no balance of the card', () => {
    const page = (closing: string): string => `
Platinum Visa card 7778 **** **** 7247    Minimum payment £25.00   Credit limit £6,500
Statement date 17 April 2026
Balance from your last statement      £100.00
Your new balance                      ${closing}
Date       Description                           Amount
12 Apr     TRAIN TICKETS LONDON                  £20.00
17 Apr     Interest on your purchases             £2.00

Summary of interest rates

Transaction type           Monthly rate    Annual rate        Balance
Standard purchases         1.873%          24.9%              £122.00
Cash                       2.205%          29.9%                £0.00
`;
    expect(readPeriods(page('£122.00')).rows).toEqual([[['2026-04-12', -2_000], ['2026-04-17', -200]]]);
    expect(readPeriods(page('£122.00')).badges).toEqual([true]);
    expect(readPeriods(page('£123.00')).badges).toEqual([false]);
  });
});
