// Days that could be sums of money, and figures that could be days.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('days that look like figures', () => {
  it('a day that looks like a figure is one where another row has its day, whatever days the text beside it names', () => {
    const { rowLists, period } = readStatement(`
Kontoauszug 01.06.2021 bis 28.06.2021
Anfangssaldo                                           CHF 8'853.35
Saldo zu Ihren Gunsten                                 CHF 8'601.80
              SEPA-Basislastschrift
07.06         Mandat HS86313879                        CHF   218.33-
              Kartenzahlung
18.06         15.06.2021 12.44 Uhr                     CHF    33.22-`);
    expect(rowLists).toEqual([[['2021-06-07', '-218.33'], ['2021-06-18', '-33.22']]]);
    expect(period.isReconciled).toBe(true);
  });

  it('days behind the numbers of rows may look like sums of money; prices behind those of items are some', () => {
    const page = (days: string[]) => readStatement(`
Statement period 01.04.2025 to 30.04.2025
Opening balance 100.00
Closing balance 60.00
No.   Date    Description      Amount
1     ${days[0]}   GROCERS          -5.00
2     ${days[1]}   BAKERY          -15.00
3     ${days[2]}   FUEL             -8.00
4     ${days[3]}   CAFE            -12.00`).rows;
    expect(page(['02.04', '02.04', '04.04', '07.04'])).toEqual([['2025-04-02', '-5.00'], ['2025-04-02', '-15.00'], ['2025-04-04', '-8.00'], ['2025-04-07', '-12.00']]);
    expect(page(['12.04', '02.04', '14.04', '07.04']).map(([date]) => date)).not.toContain('2025-04-12');
  });

  it('days that look like figures are days under a heading for them, however few', () => {
    const { rows, period } = readStatement(`
01.07.2023 - 31.07.2023
Opening balance 27,850.84
   No    Description                 Date              Debit      Credit         Balance
   1     RENT PAID TO LANDLORD       05.07          2,450.00                    25,400.84
   2     CASH                        11.07          1,420.00                    23,980.84`);
    expect(rows).toEqual([['2023-07-05', '-2450.00'], ['2023-07-11', '-1420.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('days before the figures of many rows that read as sums, too, and never go back', () => {
    const { accounts } = understandText(`
Kontokorrent 27-143825-2 CHF     Umsätze vom 1. Juli 2021 - 31. Juli 2021
Art         Erläuterung                      Referenz     Buchung    Belastung     Gutschrift
            Anfangssaldo                                                            1'000.00
KARTE       Kartenzahlung                    A822959974   01.07         118.49
            Kornblume Markt Görlitz
            29.06.2021 12.44 Uhr
KARTE       Kartenzahlung                    L953864084   02.07         111.73
            Baumarkt Werkgut Erfurt
            02.07.2021 12.44 Uhr
GUTSCHR     Rückbuchung                      J733007423   05.07                         5.99
LASTSCHR    SEPA-Basislastschrift            X925329938   06.07         182.83
LASTSCHR    Online-Überweisung               E980833864   07.07         475.27
            Endsaldo                                                                  117.67`);
    const [period] = accounts[0]!.periods;
    expect(period!.rows.map(({ date }) => date?.value)).toEqual(['2021-07-01', '2021-07-02', '2021-07-05', '2021-07-06', '2021-07-07']);
    expect(period!.proof.status).toBe('reconciled');
  });

  it('where figures have no decimals the second day of a row is no amount', () => {
    const { period } = readStatement(`
Időszak: 2020.09.01 - 2020.11.30
Nyitó egyenleg 100 000
Záróegyenleg 40 000
Value date    Posting date    Description       Amount
11.20         11.24           BOLT             -10 000
11.21         11.25           BOLT             -20 000
11.19         11.26           BOLT             -30 000`);
    expect(period.rows.map(({ date }) => date?.value)).toEqual(['2020-11-24', '2020-11-25', '2020-11-26']);
  });

  it('days of two kinds side by side are days also where figures have a point for their decimals', () => {
    const { rows } = readStatement(`
Dönem 01.07.2020 - 31.07.2020
Açılış bakiyesi 100.00
Valör   Muhasebe tarihi   Açıklama        Giren      Borç     Bakiye
28.06   01.07             HAVALE          10.00               110.00
06.07   09.07             ÇEK                       30.25      79.75`);
    expect(rows).toEqual([['2020-07-01', '10.00'], ['2020-07-09', '-30.25']]);
  });

  it('a figure behind the day that reads as one on every row but one is a sum of money', () => {
    const { rows } = readStatement(`
Statement period 01.07.2020 to 31.07.2020
Opening balance 100.00
Date     Amount     Balance    Description
01.07     10.07      110.07    TRANSFER
06.07     12.03      122.10    REFUND
08.07     45.20      167.30    WAGES`);
    expect(rows).toEqual([['2020-07-01', '10.07'], ['2020-07-06', '12.03'], ['2020-07-08', '45.20']]);
  });

  it('days with points behind the numbers of rows are days where amounts have points, too', () => {
    const row = (at: number, day: string, amount: string) => `  ${String(at).padEnd(8)}${day}       BAKKAL ESKİŞEHİR      ${amount.padStart(10)}`;
    const { rows, period } = readStatement(`
Kredi kartı TRY     Kart no 5410 9075 6071 8087     Dönem 1 Temmuz 2024 - 31 Temmuz 2024
Önceki dönem borcu 1,000.00    Dönem borcu 1,150.00
  SIRA    TARİH       İŞLEM AÇIKLAMASI          TUTAR
${row(1, '01.07', '100.00')}
${row(2, '01.07', '60.00')}
${row(3, '04.07', '-40.00')}
${row(4, '09.07', '20.00')}
${row(5, '11.07', '10.00')}`);
    expect(rows).toEqual([['2024-07-01', '-100.00'], ['2024-07-01', '-60.00'], ['2024-07-04', '40.00'], ['2024-07-09', '-20.00'], ['2024-07-11', '-10.00']]);
    expect(period.proof.status).toBe('reconciled');
  });

  it('day and month alone over their rows are no figures where figures have points, too', () => {
    const { rows, period } = readStatement(`
Hesap no 26168910        01.08.2020 - 31.08.2020
İşlem açıklaması                 Borç      Giren
Açılış bakiyesi                           913.36
03.08
GİDEN EFT                      792.00
04.08
PETROL İZMİR                    46.03
MAAŞ                                      141.73
06.08
KİTABEVİ                        31.08
Kapanış bakiyesi                          185.98`);
    expect(rows).toEqual([['2020-08-03', '-792.00'], ['2020-08-04', '-46.03'], ['2020-08-04', '141.73'], ['2020-08-06', '-31.08']]);
    expect(period.isReconciled).toBe(true);
  });

  it('a small figure with the star of a note is no day', () => {
    const { rows } = readStatement(`
Konto CH99 6978 3894        01.10.24 - 31.10.24
Anfangssaldo 100.00        Endsaldo 106.98
Datum       Verwendungszweck           Betrag CHF
22.10.24    Zinsgutschrift                   4.91
28.10.24    Habenzinsen                     2.07*
* Entgelte`);
    expect(rows).toEqual([['2024-10-22', '4.91'], ['2024-10-28', '2.07']]);
  });

  it('a day of two numbers under its heading, where the account has one row', () => {
    const { period } = readStatement(`
Běžný účet 567984-6712070964/6363   Období 01.02.2025 - 28.02.2025
Počáteční zůstatek  3 003,73      Konečný stav  2 563,73
Zaúčtováno    Popis transakce                VS              Výdaje    Připsáno   Zůstatek
17. 2.        Výběr z bankomatu Plzeň        P480295757      440,00               2 563,73`);
    expect(period.rows.map(({ date, amount }) => [date?.value, amount.value])).toEqual([['2025-02-17', -44000]]);
    expect(period.isReconciled).toBe(true);
  });

  it('a day of two numbers where the many above are one', () => {
    const above = Array.from({ length: 40 }, (_, at) => `${1 + Math.floor(at / 3)}.2.          Výběr z bankomatu Plzeň        P480295757       10,00               ${(990 - 10 * at).toString()},00`);
    const { rows } = readStatement(`
Běžný účet 567984-6712070964/6363   Období 01.02.2025 - 28.02.2025
Počáteční zůstatek  1 000,00      Konečný stav  400,00
Zaúčtováno    Popis transakce                VS              Výdaje    Připsáno   Zůstatek
${above.join('\n')}
17. 2.        Výběr z bankomatu Plzeň        P480295760      200,00                 400,00`);
    expect(rows).toHaveLength(41);
    expect(rows.at(-1)).toEqual(['2025-02-17', '-200.00']);
  });

  it('the number of the page before each row is no day where the row prints its own', () => {
    const { rows, badges } = readPeriods(`
Statement from 20260101 to 20260131
Page   Details                    Service Fee      Debit      Credit  Date         Balance
10     BALANCE BROUGHT FORWARD                                        20260101    1,000.00
10     ELECTRONIC PAYMENT TO             0.00     -50.00        0.00  20260103      950.00
10     CREDIT TRANSFER                   0.00       0.00      200.00  20260105    1,150.00
11     FIXED MONTHLY FEE                 0.00     -15.00        0.00  20260117    1,135.00
11     ELECTRONIC PAYMENT TO             0.00     -35.00        0.00  20260121    1,100.00
12     CREDIT TRANSFER                   0.00       0.00      100.00  20260128    1,200.00
`);
    expect(rows).toEqual([[['2026-01-03', -5_000], ['2026-01-05', 20_000], ['2026-01-17', -1_500], ['2026-01-21', -3_500], ['2026-01-28', 10_000]]]);
    expect(badges).toEqual([true]);
  });

  it('a day in its column is one also where the text of the row has a date, and days look like amounts', () => {
    const document = understandText(`
Account number 306000523   Period 01.02.2026 to 28.02.2026
Opening balance 1,000.00   Closing balance 986.01
Date     Details                             Amount     Balance
03.02    Harbour Street Books                -20.00      980.00
05.02    Cash machine                        -10.00      970.00
11.02    Apotheke                            -10.00      960.00
21.02    Interest until 20.02.2026            26.01      986.01`);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ date }) => date?.value)).toEqual(['2026-02-03', '2026-02-05', '2026-02-11', '2026-02-21']);
  });
});
