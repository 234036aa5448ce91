// What a row cost or is worth in another currency, beside or below its amount.
import { describe, expect, it } from 'vitest';
import { readPeriods } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('amounts in another currency', () => {
  it('dual-currency display: what it cost abroad is part of the description', () => {
    const { rows } = readStatement(`
Date         Description                          Amount      Balance
2026-01-02   Hotel USD 120.00 at 0.91            -109.20       890.80
2026-01-03   Taxi                                 -20.00       870.80
2026-01-04   Museum USD 15.00 at 0.91             -13.65       857.15`);
    expect(rows.map((row) => row[1])).toEqual(['-109.20', '-20.00', '-13.65']);
  });

  it('amounts in the money of each country beside those of the account', () => {
    const text = `
Isvodo  1570012345678901   EUR
01.02.2026 - 28.02.2026
Opening balance                      564.40
04.02.2026   Komunalko            -27.20 EUR        -27.20
05.02.2026   Kankika              -49.00 EUR        -49.00
06.02.2026   Erevanni             -16.30 USD        -15.10
09.02.2026   Poksantto            179.70 EUR        179.70
11.02.2026   Erevanni             -22.90 USD        -21.20
Closing balance                      631.60
`;
    expect(readPeriods(text)).toMatchObject({ rows: [[['2026-02-04', -2720], ['2026-02-05', -4900], ['2026-02-06', -1510], ['2026-02-09', 17_970], ['2026-02-11', -2120]]], badges: [true] });
    // Without balances nothing but their currencies tells the columns apart.
    expect(readPeriods(text.replace(/.*balance.*\n/g, '')).rows[0]).toContainEqual(['2026-02-06', -1510]);
  });

  it('the same in brackets below each figure and beside a further line of its text is of no row', () => {
    const { rows, texts, verdicts } = readStatement(`
Izvadak po računu
Broj računa HR1210010051863000160
Razdoblje 01.01.2023 - 31.01.2023
Datum         Opis                     Iznos           Stanje
              Početno stanje                                1.000,00 EUR
                                                          (7.534,50 HRK)
02.01.2023    Plaća                     500,00 EUR          1.500,00 EUR
              Poslodavac d.o.o.     (3.767,25 HRK)       (11.301,75 HRK)
05.01.2023    Najam                    -350,00 EUR          1.150,00 EUR
              Vlasnik stana        (-2.637,08 HRK)        (8.664,68 HRK)
09.01.2023    Trgovina                  -12,30 EUR          1.137,70 EUR
              Konzum                  (-92,67 HRK)        (8.572,00 HRK)
12.01.2023    Trgovina                  -37,70 EUR          1.100,00 EUR
              Lidl                   (-284,05 HRK)        (8.287,95 HRK)
              Završno stanje                                1.100,00 EUR
                                                          (8.287,95 HRK)`);
    expect(rows.map(([, amount]) => amount)).toEqual(['500.00', '-350.00', '-12.30', '-37.70']);
    expect(texts).toEqual(['Plaća / Poslodavac d.o.o.', 'Najam / Vlasnik stana', 'Trgovina / Konzum', 'Trgovina / Lidl']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('the same in another currency below each figure is of no row', () => {
    const { badges, rowLists } = readStatement(`
Выписка по счёту BY20 OLMP 3012 0001 1144 7000 0978   валюта EUR
за период с 02.03.2026 по 06.03.2026
Входящий остаток                                       1 000,00
                         BYN экв.                      3 412,70
Дата         Назначение                 Дебет            Кредит
02.03.2026   Оплата                    100,10
             по контракту              341,61
03.03.2026   Комиссия                   20,00
             банка                      68,25
04.03.2026   Поступление                                 300,25
             от клиента                                1 024,66
05.03.2026   Оплата                     50,15
             налога                    171,15
Итого обороты                          170,25            300,25
             в эквиваленте             581,01          1 024,66
Исходящий остаток                                      1 130,00
                         BYN экв.                      3 856,35`);
    expect([badges, rowLists[0]!.map(([, amount]) => amount)]).toEqual([[true], ['-100.10', '-20.00', '300.25', '-50.15']]);
  });

  it('what was paid abroad stands below what the account paid for it, at the same edge and at a rate of its own', () => {
    const text = `
Account Number 04418822     1 July 2026 to 31 July 2026
Product             Opening balance   Money out   Money in   Closing balance
Current Account             £882.10     £121.45     £20.00           £780.65
Date         Description                Money out   Money in         Balance
1 Jul 2026   Uber                          £60.85                    £821.25
             To: Madrid                    €70.58
             Card: 535456******1182
2 Jul 2026   Tesco                         £20.50                    £800.75
             To: Leeds
3 Jul 2026   Top-up                                     £20.00       £820.75
4 Jul 2026   Bar Tomas                     £40.10                    £780.65
             To: Lisbon                    $52.12`;
    const { verdicts, rowLists, texts } = readStatement(text);
    expect([verdicts, rowLists[0]!.map(([, amount]) => amount)]).toEqual([['reconciled'], ['-60.85', '-20.50', '20.00', '-40.10']]);
    expect(texts[0]).toContain('535456******1182');
  });

  it('what was paid abroad stands above what the account paid for it, at the same edge', () => {
    const text = (amount: string): string => `
IBAN CH9300762011623852957   CHF    01.03.2026 - 31.03.2026
Date          Details                     Amount     Balance CHF
              Balance brought forward                   1'000.00
01.03.2026    Top-up                  CHF 500.00        1'500.00
02.03.2026    Trenitalia             USD -300.00
              Rate 0.8800            CHF -264.00        1'236.00
03.03.2026    Museum                  CHF -36.00        1'200.00
04.03.2026    Taxi                    EUR -20.00
              Rate 0.9600             CHF ${amount}        1'180.80
              Balance carried forward                   1'180.80`;
    const { rows, isReconciled } = readStatement(text('-19.20'));
    expect(rows).toEqual([['2026-03-01', '500.00'], ['2026-03-02', '-264.00'], ['2026-03-03', '-36.00'], ['2026-03-04', '-19.20']]);
    expect(isReconciled).toBe(true);
    expect(readStatement(text('-12.90')).isReconciled).toBe(false);
  });

  it('what a row cost abroad, below its text, is no balance of the label two lines above', () => {
    expect(readStatement(`
DATUM    NAMN                    TEXT                  BELOPP        SALDO
01 jan 2020                      Ingående saldo                  59 360,84
01 jan 2020  Kortköp             Umeå kort 6281       886,71-    58 474,13
                                 USD 516,38
02 jan 2020  Swish               Lena                  83,87-    58 390,26`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
      ['2020-01-01', '-886.71', expect.stringContaining('Kortköp')],
      ['2020-01-02', '-83.87', expect.stringContaining('Swish')],
    ]);
  });

  it('of a balance in two currencies the first', () => {
    const { period } = readStatement(`
Период: 01.10.2025 - 31.10.2025
Начално салдо: 4,120.55 EUR / 8,059.10 BGN
Дата         Вальор       Описание                 Дебит       Кредит
02.10.2025   02.10.2025   Превод                   20.55
03.10.2025   03.10.2025   Получен превод                       100.00
Крайно салдо: 4,200.00 EUR / 8,214.49 BGN`);
    expect([period.startBalance?.value, period.endBalance?.value, period.proof.status]).toEqual([412055, 420000, 'reconciled']);
  });

  it('a last column with each amount once more in the money of before holds no balances', () => {
    const text = (isplata: string, title: string): string => `
Tekući račun HR1224020064471223300   01.02.2023. - 28.02.2023.
Datum         Opis                 Isplate EUR   Uplate EUR   ${title}
              Početno stanje                         500,00          3.767,25
01.02.2023.   Kupovina                   ${isplata}                         339,81
03.02.2023.   Naknada                    12,55                          94,56
06.02.2023.   Plaća                                  900,00          6.781,05
09.02.2023.   Stanarina                 310,40                       2.338,71
14.02.2023.   Kupovina                    8,99                          67,74
20.02.2023.   Uplata                                  75,25            566,97
24.02.2023.   Kupovina                   20,00                         150,69
              Ukupno                    397,04       975,25
              Završno stanje                       1.078,21          8.123,77
Fiksni tečaj konverzije 1 EUR = 7,53450 kn`;
    const amounts = ['-45.10', '-12.55', '900.00', '-310.40', '-8.99', '75.25', '-20.00'];
    for (const title of ['Informativno HRK', 'Informativno kn ']) {
      const { amounts: read, isReconciled, bounds, currencies } = readStatement(text('45,10', title));
      expect([read, isReconciled, bounds, currencies]).toEqual([amounts, true, [[50_000, 107_821]], ['EUR']]);
    }
    expect(readStatement(text('45,70', 'Informativno HRK')).isReconciled).toBe(false);
  });

  it('a share of each amount in the same money is no equivalent', () => {
    const { amounts } = readStatement(`
Merchant account   March 2026
Date         Description     Sales       Deducted    Paid out
2026-03-02   Batch           100.00          2.50       97.50
2026-03-03   Batch           220.00          5.50      214.50
2026-03-04   Batch            40.00          1.00       39.00
2026-03-05   Batch           360.00          9.00      351.00
2026-03-06   Batch            80.00          2.00       78.00
2026-03-09   Batch            20.00          0.50       19.50`);
    expect(amounts).toHaveLength(6);
  });

  it('sums of both sides in two currencies beside each other are those of the account first', () => {
    const text = `
Извлечение по сметка BG80BNBG96611020345678 в BGN   01.09.2025 - 30.09.2025
Начално салдо          500.00 BGN     255.65 EUR
Обороти кредит         975.25 BGN     498.64 EUR
Обороти дебит          397.04 BGN     203.00 EUR
Крайно салдо         1 078.21 BGN     551.28 EUR
Дата         Основание       Сума BGN   Сума EUR   Салдо BGN   Салдо EUR
01.09.2025   Плащане           -45.10     -23.06      454.90      232.59
03.09.2025   Такса             -12.55      -6.42      442.35      226.17
08.09.2025   Заплата           900.00     460.16    1 342.35      686.33
09.09.2025   Наем             -310.40    -158.70    1 031.95      527.63
15.09.2025   Плащане            -8.99      -4.60    1 022.96      523.03
22.09.2025   Вноска             75.25      38.47    1 098.21      561.51
29.09.2025   Плащане           -20.00     -10.23    1 078.21      551.28`;
    expect(readStatement(text).isReconciled).toBe(true);
    expect(readStatement(text.replace('975.25', '975.75')).isReconciled).toBe(false);
  });

  it('a column for what a purchase cost abroad is no account of its own', () => {
    const { document } = readStatement(`
CREDIT CARD 4546 XXXX XXXX 2290     Statement date 26/06/2025
Date         Details                      USD             EUR
             Previous balance                          100.00
10/06/2025   PHARMACY                    33.00          30.00
12/06/2025   STREAM                                      7.50
14/06/2025   PAYMENT                                  -100.00
             New balance                                37.50`);
    expect(document.accounts.map(({ periods }) => periods[0]!.rows.length)).toEqual([3]);
  });

  it('of figures of the same rows in two currencies the balances are those of the currency that leads', () => {
    const DUAL = `
Извлечение по сметка BG80 BNBG 9661 1020 3456 78 в EUR
Период: 01.01.2026 - 31.01.2026
Начално салдо         1034.01 EUR      2022.35 BGN
Крайно салдо          2025.38 EUR      3961.30 BGN

Дата         Основание                Сума EUR    Сума BGN   Салдо EUR   Салдо BGN
01.01.2026   Теглене АТМ               -514.97    -1007.19      519.04     1015.15
02.01.2026   Заплата                   1506.34     2946.14     2025.38     3961.30`;
    const { period, rowLists } = readStatement(DUAL);
    expect(rowLists).toEqual([[['2026-01-01', '-514.97'], ['2026-01-02', '1506.34']]]);
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([103401, 202538, true]);
    expect(readStatement(DUAL.replace('1034.01', '1035.01')).period.isReconciled).toBe(false);
  });

  it('balances and amounts in two currencies, that of the account first, and letters of the side behind a stroke', () => {
    const { rows, bounds, badges } = readPeriods(`
разплащателна сметка в EUR
IBAN: BG11UNCR70001520361576
50.00 / 97.79     Начално салдо (EUR)/(BGN)
Дата         Референция    Сума EUR    Сума BGN    Описание                      Дт/Кт
02.01.2026   31DD8F25         20.00       39.12    Такса за пакет                /ДТ
05.01.2026   137216C5        100.00      195.58    Получен превод                /КТ
09.01.2026   4981E1C6         30.00       58.67    Операция с карта              /ДТ
100.00 / 195.58   Крайно салдо (EUR)/(BGN)
`);
    expect(bounds).toEqual([[5_000, 10_000]]);
    expect(rows).toEqual([[['2026-01-02', -2_000], ['2026-01-05', 10_000], ['2026-01-09', -3_000]]]);
    expect(badges).toEqual([true]);
  });

  it('the column of what was spent in other currencies holds no balances', () => {
    expect(readPeriods(`
Prepared for              Membership Number
MS RHONA BEATON           xxxx-xxxxxx-91234
Previous Balance £   New Credits £   New Debits £   Closing Balance £
500.00               - 507.00        + 150.00       = 143.00
Transaction  Process
Date         Date       Transaction Details                   Foreign Spend     Amount £
Jan04        Jan05      TRAIN LONDON 2026                                         100.00
Jan06        Jan07      HOSTING PHOENIX                               11.48         9.00
                                                       UNITED STATES DOLLAR
Jan11        Jan11      PAYMENT RECEIVED - THANK YOU                              500.00
                                                                                      CR
Jan14        Jan16      SHOP ONE GLASGOW                                            7.00
                        GOODS                                                         CR
Jan18        Jan19      TRAIN LONDON                                               41.00
Statement date 20/01/2026
`)).toMatchObject({
      rows: [[['2026-01-05', -10_000], ['2026-01-07', -900], ['2026-01-11', 50_000], ['2026-01-16', 700], ['2026-01-19', -4100]]],
      badges: [true],
      bounds: [[-50_000, -14_300]],
    });
  });

  it('what was paid abroad, below the amount and beside the day of processing and a code, is no row', () => {
    const page = (rate: string): string => `
Выписка по счёту дебетовой карты      За период 01.10.2025 — 31.10.2025
Номер счёта 40817 810 4 3800 1234567
ОСТАТОК НА 01.10.2025        ОСТАТОК НА 31.10.2025
34 151,00                    28 151,00

ДАТА ОПЕРАЦИИ (МСК)                  КАТЕГОРИЯ              СУММА В ВАЛЮТЕ СЧЁТА       ОСТАТОК СРЕДСТВ
Дата обработки¹ и код авторизации    Описание операции      Сумма в валюте операции²   В валюте счёта
31.10.2025 11:13                     Прочие расходы                       1 000,00      28 151,00
31.10.2025 030081                    YM ozon

23.10.2025 17:15                     Выдача наличных                      4 000,00      29 151,00
24.10.2025 027886                    ATM 60012345                          ${rate}

20.10.2025 21:39                     Заработная плата                    +1 000,00      33 151,00
20.10.2025 601500                    Зарплата

19.10.2025 17:15                     Прочие расходы                       2 000,00      32 151,00
20.10.2025 027887                    APPLE COM BILL                        22,22 $
`;
    const { rows, badges } = readStatement(page('44,44 $'));
    expect(rows).toEqual([['2025-10-31', '-1000.00'], ['2025-10-24', '-4000.00'], ['2025-10-20', '1000.00'], ['2025-10-20', '-2000.00']]);
    expect(badges).toEqual([true]);
  });
});

describe('amounts abroad in a column of their own', () => {
  it('have cents where those of the account have none', () => {
    const { rows, document } = readStatement(`
帳單結帳日：2024/03/15
交易日期     入帳日期     交易項目         幣別/交易金額   (折算)新臺幣金額
02/21    02/23    全聯線上購                      3,933
02/24    02/24    書店          USD 10.25        312
02/24    02/28    寶雅生活館                      1,060`);
    expect(rows).toEqual([['2024-02-23', '3933'], ['2024-02-24', '312'], ['2024-02-28', '1060']]);
    expect(document.accounts[0]?.decimals).toBe(0);
  });
});
