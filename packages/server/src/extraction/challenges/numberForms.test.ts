// Marks of decimals and thousands, digits of other scripts, and whole figures that are money or none.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('forms of numbers', () => {
  it('mixed locale: 1.234,56 and 1,234.56 in one document', () => {
    const { rows } = readStatement(`
Date         Description     Amount        Balance
2026-01-02   Coffee            -5.00       9,995.00
2026-01-03   Miete         -1.234,56       8.760,44
2026-01-04   Tea               -4.00       8,756.44`);
    expect(rows.map((row) => row[1])).toEqual(['-5.00', '-1234.56', '-4.00']);
  });

  it('lakh grouping, three decimals and no decimals', () => {
    const lakh = readStatement(`
Date         Description     Debit         Balance
01/08/2026   RENT            1,20,000.00   12,80,000.00
15/08/2026   FOOD              20,000.00   12,60,000.00`);
    expect(lakh.rows[0]![1]).toBe('-120000.00');
    const yen = readStatement(`
JPY
Date         Withdrawal   Deposit    Details     Balance
2026/05/02   7,722                   POWER       661,143
2026/05/05                1,766      REFUND      662,909
2026/05/09   500                     TEA         662,409`);
    expect(yen.rows.map((row) => row[1])).toEqual(['-7722', '1766', '-500']);
  });

  it('the sign of the currency, or a raised comma, in place of the mark of decimals', () => {
    const signs = (mark: (whole: string, cents: string) => string, balance = ['1.471', '06']): string => `
Conta 0003 0000 4547 0691   01-01-2026 a 31-01-2026
Data          Descritivo             Débito         Crédito         Saldo
              Saldo anterior                                    ${mark('2.346', '02')}
03-01-2026    Levantamento         ${mark('971', '06')}                     ${mark('1.374', '96')}
05-01-2026    Depósito                              ${mark('96', '10')}       ${mark(balance[0]!, balance[1]!)}
09-01-2026    Compra             ${mark('1.000', '06')}                       ${mark('471', '00')}
              Saldo final                                         ${mark('471', '00')}
`;
    for (const sign of ['$', '€', "'", '’']) {
      const text = (balance?: string[]): string => signs((whole, cents) => `${whole}${sign}${cents}`, balance);
      expect(readPeriods(text())).toMatchObject({ rows: [[['2026-01-03', -97_106], ['2026-01-05', 9610], ['2026-01-09', -100_006]]], badges: [true], bounds: [[234_602, 47_100]] });
      expect(readPeriods(text(['1.741', '06'])).badges).toEqual([false]);
    }
  });

  it('a dash in place of the decimals of whole sums', () => {
    const francs = (balance: string): string => `
Konto 11-2233-4   CHF   01.02.2026 - 28.02.2026
Datum         Text              Belastung    Gutschrift         Saldo
              Anfangssaldo                                  1'200.--
03.02.2026    Coop                   50.–                      1'150.–
05.02.2026    Vergütung                           300.25       ${balance}
09.02.2026    Miete               1'000.–                      450.25
              Schlusssaldo                                     450.25
`;
    expect(readPeriods(francs("1'450.25"))).toMatchObject({ rows: [[['2026-02-03', -5000], ['2026-02-05', 30_025], ['2026-02-09', -100_000]]], badges: [true], bounds: [[120_000, 45_025]] });
    expect(readPeriods(francs("1'540.25")).badges).toEqual([false]);
  });

  it('whole figures without thousands, beside what a few purchases cost abroad', () => {
    expect(readStatement(`
Card statement
Date         Posted       Description        Amount   Foreign amount
2024/03/02   2024/03/04   SHOP                  694
2024/03/03   2024/03/05   DINNER              2,489
2024/03/04   2024/03/06   STREAMBOX             218             6.54
2024/03/05   2024/03/07   BOOKS               1,043
2024/03/06   2024/03/08   STORE               1,535
2024/03/07   2024/03/09   TRAVEL             12,500
2024/03/07   2024/03/09   CHEMIST             1,120
`).rows).toHaveLength(7);
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

  it('the number of a card above the rows of the next page is no sum where figures have no decimals', () => {
    const { rows, period } = readStatement(`
Hitelkártya 5560 9846 1275 9218      2024. november 1. - 2024. november 30.
Előző egyenleg                           24.663
Új egyenleg                              21.123
Dátum      Leírás              Terhelés  Jóváírás
11.04      Befizetés                       15.460
11.05      Vásárlás               3.105
11.11      Vásárlás               5.908
\fMecsek Bank Zrt.             5560 9846 1275 9218
11.15      Vásárlás               8.546
11.18      Befizetés                        5.639`);
    expect(rows.map(([, amount]) => amount)).toEqual(['15460', '-3105', '-5908', '-8546', '5639']);
    expect(period.isReconciled).toBe(true);
  });

  it('pounds and pence in columns of their own', () => {
    const ledger = (cents: string, head = '£  p               £  p               £  p'): string => `
Passbook account 7704411228
Statement from 6 Apr 2025 to 5 Apr 2026
Date         Particulars                    Paid in           Withdrawn             Balance
                                               ${head}
06 Apr 25    Balance brought forward                                               4,682 20
12 Apr 25    Transfer                                          141 52              4,540 68
27 May 25    Interest                        1,018 08                              5,558 76
31 May 25    Transfer                                          516 08              5,042 ${cents}
19 Jun 25    Transfer                                          391 41              4,651 27
`;
    expect(readPeriods(ledger('68'))).toMatchObject({ rows: [[['2025-04-12', -14_152], ['2025-05-27', 101_808], ['2025-05-31', -51_608], ['2025-06-19', -39_141]]], badges: [true], bounds: [[468_220, 465_127]] });
    expect(readPeriods(ledger('86')).badges).toEqual([false]);
    expect(readPeriods(ledger('68', ' ')).badges).toEqual([false]);
  });

  it('whole amounts of a card beside what was paid abroad in figures with decimals: those below a thousand are amounts, too', () => {
    expect(readPeriods(`
信用卡帳單 115年1月
帳單結帳日 115/01/18
消費日       入帳起息日       消費明細                     新臺幣金額 卡號後四碼       消費國家         外幣金額
                      上期帳單總額                   9,477
01/05     01/05       本行自動扣繳                  -9,477
12/21     12/23       台灣高鐵                     1,196 5229        TW
12/23     12/25       LEETCODE.COM               780 5229        US          26.00
12/26     12/28       LEETCODE.COM             2,739 5229        US          91.30
01/05     01/07       連加                          56 5229        TW
                      本期累計應繳金額                 4,771
`)).toMatchObject({ rows: [[['2026-01-05', 9477], ['2025-12-23', -1196], ['2025-12-25', -780], ['2025-12-28', -2739], ['2026-01-07', -56]]], bounds: [[-9477, -4771]], badges: [true] });
  });

  it('whole amounts under headings are money where nothing in the document has decimals', () => {
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

  describe('three decimals', () => {
    it('are told from thousands by the currency where no figure proves it', () => {
      const document = understandText(`
Statement 01/03/2026 - 31/03/2026    Currency KWD
Opening balance 763.619
Date         Details        Amount      Balance
01/03/2026   STREAM         -5.350      758.269
07/03/2026   WATER         -33.412      724.857`);
      expect(document.accounts[0]!.periods[0]!.rows.map((row) => row.amount.value)).toEqual([-5350, -33412]);
      expect(document.accounts[0]!.decimals).toBe(3);
    });

    const card = (limit: string, heading: string): string => `
Credit card statement 01/03/2026 - 31/03/2026    Credit limit ${limit}
Previous balance 180.757     New balance 5.456
Date         Details             Foreign amount     ${heading}
02/03/2026   MARKET                                  1.206
05/03/2026   HOTEL               EUR 137.40          4.250
09/03/2026   PAYMENT RECEIVED                      180.757 CR`;

    it.each([
      ['by what the currency is called for short', card('KD 2,500', 'Amount (KD)')],
      ['by one figure that has both marks, beside few of two decimals', card('2,500.000', 'Amount')],
    ])('are told from thousands %s', (_, text) => {
      expect(understandText(text).accounts[0]!.periods[0]!.rows.map((row) => row.amount.value)).toEqual([-1206, -4250, 180757]);
    });
  });

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

  it.each([
    ['above the rows', (credits: string, debits: string) => `Opening balance  200000
Closing balance  230200
Total credits     ${credits}
Total debits      ${debits}
`, ''],
    ['below the rows', () => 'Opening balance  200000\n', (credits: string, debits: string) => `
Closing balance  230200
Total credits    ${credits}
Total debits     ${debits}`],
  ])('sums without decimals and marks %s are tested (wrong badge); fewer digits may count the rows', (_, above, below) => {
    const read = (credits: string, debits: string) => readStatement(`
Statement of account 12345678    01/05/2026 - 31/05/2026   JPY
${above(credits, debits)}Date         Details                    Amount        Balance
03/05/2026   COFFEE                       -500         199500
07/05/2026   SALARY                      40000         239500
15/05/2026   RENT                        -8000         231500
26/05/2026   POWER                       -1300         230200${typeof below === 'string' ? below : below(credits, debits)}`).verdict;
    expect(read('40000', '9800')).toBe('reconciled');
    expect(read('1', '3')).toBe('reconciled');
    expect(read('40000', '9700')).toBe('notReconciled');
    expect(read('46000', '9800')).toBe('notReconciled');
  });
});
