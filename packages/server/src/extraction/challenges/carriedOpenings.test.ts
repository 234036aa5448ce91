// The words for an opening balance at the head of every page, over what the page before ended with.
import { describe, expect, it } from 'vitest';
import { readPeriods } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

const HEAD = `普通預金 お取引明細
口座番号 1234567
期間 2025年3月1日 ～ 2025年3月31日

お取引日          お支払金額        お預り金額    摘要             差引残高`;

const pages = (carried: string): string => `${HEAD}
                                               繰越             55,012
2025.03.01       20,552                        振込             34,460
2025.03.02        5,092                        手数料           29,368
2025.03.03                        154,713      給与            184,081
\f
${HEAD}
                                               繰越            ${carried}
2025.03.05        9,088                        カード          174,993
2025.03.06                        225,032      利息            400,025
2025.03.07        1,177                        電気料          398,848`;

describe('an opening balance at the head of every page', () => {
  it('repeats what the page before ended with: the rows go on', () => {
    const { rows, badges } = readPeriods(pages('184,081'));
    expect([rows.map(({ length }) => length), badges]).toEqual([[6], [true]]);
  });

  it('may be misprinted: no part of the rows is proved alone', () => {
    const { rows, badges } = readPeriods(pages('184,981'));
    expect([rows.map(({ length }) => length), badges]).toEqual([[6], [false]]);
  });

  it('opens another period where another one is printed over it', () => {
    const text = pages('184,081').replace(/期間 2025年3月1日 ～ 2025年3月31日(?=[^期]*$)/, '期間 2025年4月1日 ～ 2025年4月30日').replace(/2025\.03\.0([567])/g, '2025.04.0$1');
    const { rows, badges } = readPeriods(text);
    expect([rows.map(({ length }) => length), badges]).toEqual([[3, 3], [true, true]]);
  });
});

describe('the debt of the bill before', () => {
  it('in words that address the holder, over the rows of a Turkish card; rates with their sign in front are no rows', () => {
    const text = `
Kart Hesap Özeti
Kart Numarası: 5400 **** **** 1122
Hesap Kesim Tarihi   15/05/2025
Dönem Borcu          650,00 TL
İşlem Tarihi    Açıklama                          Tutar (TL)    Puan (TL)
                BİR ÖNCEKİ EKSTRE BORCUNUZ            500,00         0,00
18/04/2025      MARKET İSTANBUL                       200,00         1,00
24/04/2025      ÖDEME - İNTERNET                     500,00+
28/04/2025      SU İSTANBUL                           450,00         2,25
Faiz Oranları
Alışveriş faizi  %4,25
Gecikme faizi    %4,55`;
    const { rows, badges } = readPeriods(text);
    expect([rows.map((list) => list.map(([, amount]) => amount)), badges]).toEqual([[[-20_000, 50_000, -45_000]], [true]]);
  });
});

it('rows without a day below the line brought forward are of its day, also where a summary above stands in line with the balances', () => {
  const { rows, badges } = readStatement(`
Account No   27104471          Statement Date                                17 JAN 2025
Sort Code    60-12-12          Period Covered         18 DEC 2024 to 17 JAN 2025
                               Previous Balance                                   £50.00
                               Paid In                                           £100.00
                               Withdrawn                                          £60.00
                               New Balance                                        £90.00

Date           Description                     Paid In(£)  Withdrawn(£)       Balance(£)
18 DEC 2024    BROUGHT FORWARD                                                     50.00
               Direct Debit EE LIMITED                            20.00            30.00
               OnLine Transaction S STONE                         10.00            20.00
20 DEC         Automated Credit                    100.00                         120.00
2 JAN 2025     Card Transaction 4471                              30.00            90.00
`);
  expect(rows).toEqual([['2024-12-18', '-20.00'], ['2024-12-18', '-10.00'], ['2024-12-20', '100.00'], ['2025-01-02', '-30.00']]);
  expect(badges).toEqual([true]);
});
