// Days as many languages, banks and calendars write them, and which of day and month comes first.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('forms of days', () => {
  it('months in Danish and in other alphabets', () => {
    const days = ['30. marts 2026', '3 березня 2026', '3 марта 2026', '3 Μαρτίου 2026'].map((day) => readStatement(`${day}   Saldo A   1,00   5,00\n${day}   Saldo B   1,00   6,00\n${day}   Saldo C   1,00   7,00`).rows[0]?.[0]);
    expect(days).toEqual(['2026-03-30', '2026-03-03', '2026-03-03', '2026-03-03']);
  });

  it('months in Roman figures', () => {
    const text = (day: (day: number) => string, amount = '300'): string => `
Számla 11773016-01234567   HUF   ${day(1)} - ${day(31)}
Nyitó egyenleg   1 000        Záró egyenleg   1 150
Könyvelés         Megnevezés                     Összeg
${day(2)}      Készpénzfelvét                   -50
${day(5)}      Munkabér                         ${amount}
${day(31)}     Díj                             -100
`;
    for (const day of [(n: number) => `2026. III. ${n}.`, (n: number) => `${n}.III.2026`, (n: number) => `${String(n).padStart(2, '0')}-III-26`, (n: number) => `${n} III 2026`]) {
      expect(readPeriods(text(day))).toMatchObject({ rows: [[['2026-03-02', -50], ['2026-03-05', 300], ['2026-03-31', -100]]], badges: [true] });
      expect(readPeriods(text(day, '330')).badges).toEqual([false]);
    }
  });

  it('year, month and day in columns of their own, the year with two digits (wrong badge)', () => {
    const book = (head: string, parts: (month: string, day: string) => string): string => `
Musashi Trust Bank
Ordinary deposit     Account 0411-7781203
Period: 2025/02/01 - 2025/04/30
${head}   Particulars                Received       Paid    Balance
${parts('02', '01')}      Balance brought forward                            380,112
${parts('02', '22')}      CARD LAWSON SHIBUYA                      21,321    358,791
${parts('02', '24')}      CARD LAWSON SHIBUYA                      53,369    305,422
${parts('03', '30')}      PAYROLL KITA DENKI         351,695                 657,117
${parts('04', '09')}      ATM SEVEN BANK                            5,249    651,868
Ending balance 2025/04/30: 651,868
`;
    const forms: [string, (month: string, day: string) => string][] = [
      ['Year   Month   Day', (month, day) => `25     ${month}      ${day} `],
      ['Day    Month   Year', (month, day) => `${day}     ${month}      25 `],
      ['年     月      日 ', (month, day) => `2025   ${month}      ${day} `],
    ];
    for (const [head, parts] of forms) {
      expect(readStatement(book(head, parts)).rows.map(([day]) => day)).toEqual(['2025-02-22', '2025-02-24', '2025-03-30', '2025-04-09']);
      expect(readStatement(book(head, parts)).isReconciled).toBe(true);
      expect(readStatement(book(head, parts)).account.holder ?? null).toBeNull();
    }
  });

  it('days of a Japanese pass book have years of an emperor, and no badge where nothing names that year (wrong badge)', () => {
    const book = (head: string): string => `
普通預金通帳 北浜 ${head}
口座番号 0291447
年月日         摘要           お支払金額      お預り金額      差引残高
7-11- 1      繰越                                      500,000
07-11-02     カード          20,000                     480,000
07-12-03     ガス            10,000                     470,000
08-01-05     給与                         100,000       570,000
`.replace('7-11- 1', '07-11-01');
    const days = ['2025-11-02', '2025-12-03', '2026-01-05'];
    expect(readPeriods(book('')).rows[0]!.map(([day]) => day)).toEqual(days);
    expect(readPeriods(book('')).badges).toEqual([false]);
    expect(readPeriods(book('令和8年1月')).rows[0]!.map(([day]) => day)).toEqual(days);
    expect(readPeriods(book('令和8年1月')).badges).toEqual([true]);
  });

  it('years of an emperor on both pages of a pass book that lies open (wrong badge)', () => {
    const half = (day: string, words: string, out: string, into: string, balance: string): string => day.padEnd(11) + words.padEnd(10) + out.padStart(8) + into.padStart(11) + balance.padStart(11) + ' '.repeat(9);
    const heading = half('年月日', '摘要', 'お支払金額', 'お預り金額', '差引残高');
    const text = `
普通預金通帳 北浜
口座番号 0291447
${heading}${heading}
${half('7-11-01', '繰越', '', '', '500,000')}${half('7-12-03', 'ガス', '10,000', '', '420,000')}
${half('7-11-02', 'カード', '20,000', '', '480,000')}${half('7-12-05', 'ガス', '10,000', '', '410,000')}
${half('7-11-03', 'カード', '20,000', '', '460,000')}${half('7-12-08', '給与', '', '50,000', '460,000')}
${half('7-11-09', 'ガス', '20,000', '', '440,000')}${half('8-01-10', 'ガス', '10,000', '', '450,000')}
${half('7-11-20', 'ガス', '10,000', '', '430,000')}${half('8-01-15', 'ガス', '10,000', '', '440,000')}
`;
    expect(readPeriods(text).rows[0]!.map(([day]) => day)).toEqual(['2025-11-02', '2025-11-03', '2025-11-09', '2025-11-20', '2025-12-03', '2025-12-05', '2025-12-08', '2026-01-10', '2026-01-15']);
    expect(readPeriods(text).badges).toEqual([false]);
  });

  it('"1. 10." is the day of the rows below it, too, however few lines have one', () => {
    const { rows } = readStatement(`
Období: 1. října 2025 až 31. října 2025
Počáteční stav 100,00 Kč
Konečný stav 40,00 Kč
Datum    Název transakce                Částka
1. 10.   Potraviny                      -10,00
         Lékárna                         -5,00
         Kavárna                         -5,00
2. 10.   Nájem                          -20,00
         Pekárna                         -5,00
         Mzda                            10,00
6. 10.   Tramvaj                        -15,00
         Kniha                           -5,00
         Lístek                          -5,00`);
    expect(rows.map(([day]) => day!.slice(8))).toEqual(['01', '01', '01', '02', '02', '02', '06', '06', '06']);
  });

  it('"1. 4." behind the number of its row is the day of the rows below it, too', () => {
    const { rows, isReconciled } = readStatement(`
Číslo účtu: 727365-2034590414/6363      Za období: 1. dubna 2024 až 30. dubna 2024
Počáteční zůstatek 1 000,00 Kč           Konečný zůstatek 970,00 Kč
Č.     Datum       Popis transakce               Výdaje        Příjmy        Zůstatek
1      1. 4.       Odchozí platba              10,00 Kč                     990,00 Kč
2      3. 4.       Šek 7048                    20,00 Kč                     970,00 Kč
3                  Příchozí platba                           40,00 Kč      1 010,00 Kč
4      4. 4.       Čerpací stanice             30,00 Kč                     980,00 Kč
5                  Potraviny Javor             40,00 Kč                     940,00 Kč
6      5. 4.       Knihkupectví Sova           10,00 Kč                     930,00 Kč
7                  Mzda                                      60,00 Kč        990,00 Kč
8      15. 4.      Inkaso                      20,00 Kč                     970,00 Kč`);
    expect([rows.map(([day]) => day?.slice(5)), isReconciled]).toEqual([['04-01', '04-03', '04-03', '04-04', '04-04', '04-05', '04-05', '04-15'], true]);
  });

  it('"01 / mar" is a day', () => {
    const { rows } = readStatement(`
Período: 01/03/2023 a 31/03/2023
Data       Histórico              Débitos     Crédito      Saldo
01 / mar   Saldo anterior                                 100,00
01 / mar   Salário                              50,00     150,00
02 / mar   PIX enviado              20,00                 130,00`);
    expect(rows).toEqual([['2023-03-01', '50.00'], ['2023-03-02', '-20.00']]);
  });

  it('days of four digits are of their column on every page, however many balances of days stand between', () => {
    const { rows, period } = readStatement(`
Kausi 01.10.2026 - 31.10.2026
Kirjaus-  Arvo-   Selitys                Määrä
päivä     päivä
                  SALDO 30.09.2026   1.000,00+
0110      3009    PALVELUMAKSU          10,00-
0210      0110    PALVELUMAKSU          20,00-
0210      0210    PALKKA               300,00+
0310      0310    PALVELUMAKSU          40,00-
\fKirjaus-  Arvo-   Selitys                Määrä
päivä     päivä
1410      1410    PALVELUMAKSU          50,00-
                  SALDO 14.10.2026   1.180,00+
1510      1510    PALVELUMAKSU          60,00-
                  SALDO 15.10.2026   1.120,00+
                  PANOT KPL 1          300,00+
                  OTOT KPL 5           180,00-
                  SALDO 31.10.2026   1.120,00+`);
    expect(rows.map(([date]) => date)).toEqual(['2026-10-01', '2026-10-02', '2026-10-02', '2026-10-03', '2026-10-14', '2026-10-15']);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('days of four digits under their headings, and none where such numbers are no days', () => {
    const head = 'Forklaring                Rentedato     Ut av konto    Inn på konto    Bokført';
    const { rows } = readStatement(`
Kontoutskrift i perioden 01.01.2026 - 31.01.2026
${head}
Saldo fra kontoutskrift 31.12.2025                            1.000,00
Varekjøp Kiwi             0201             100,00                      0201
Lønn                      0501                              2.000,00   0501
Husleie                   1301             700,00                      1401
Strøm                     2101              50,00                      2101
Saldo i Deres favør 31.01.2026                                2.150,00`);
    expect(rows).toEqual([['2026-01-02', '-100.00'], ['2026-01-05', '2000.00'], ['2026-01-14', '-700.00'], ['2026-01-21', '-50.00']]);
    const others = readRows(understandText(`
Kontoutskrift i perioden 01.01.2026 - 31.01.2026
${head}
Varekjøp Kiwi             4711             100,00                      4711
Lønn                      4712                              2.000,00   4712
Husleie                   9913             700,00                      9913`));
    expect(others.flat()).toEqual([]);
  });

  it('Buddhist-era dates', () => {
    expect(readStatement(`
Date         Details     Amount      Balance
30/09/2567   COFFEE       -5.00        95.00
01/10/2567   TEA          -4.00        91.00`).rows).toEqual([['2024-09-30', '-5.00'], ['2024-10-01', '-4.00']]);
  });

  describe('years of an emperor', () => {
    it.each([
      ['of one digit', '令和6年4月1日～令和6年5月31日', ['6-4-1', '6-4-14', '6-5-6']],
      ['behind a letter', '令和6年4月1日～令和6年5月31日', ['R6.4.1', 'R6.4.14', 'R6.5.6']],
      ['of two digits, under a period in common years', '2024年4月1日～2024年5月31日', ['06-04-01', '06-04-14', '06-05-06']],
      ['that are the common ones', '2024年4月1日～2024年5月31日', ['24-04-01', '24-04-14', '24-05-06']],
    ])('%s', (_, period, days) => {
      const page = (period: string, days: readonly string[]): string => `
普通預金 お取引明細書   ${period}
年月日       摘要            お支払金額    お預り金額     差引残高
             前月繰越                                     500,000
${days[0]!.padEnd(12)} 電気               4,002                      495,998
${days[1]!.padEnd(12)} 給与                           250,331        746,329
${days[2]!.padEnd(12)} 引出              10,030                      736,299`;
      const read = [['2024-04-01', '-4002'], ['2024-04-14', '250331'], ['2024-05-06', '-10030']];
      expect(readStatement(page(period, days)).rowLists).toEqual([read]);
    });
  });

  describe('days of six digits under a heading for days', () => {
    const page = (days: readonly string[], period = '2024-04-01 - 2024-04-30'): string => `
Kontoutdrag ${period}        Ingående saldo 1 000,00
Datum     Specifikation            Belopp        Saldo
${days[0]}    ICA                     -50,00       950,00
${days[1]}    LÖN                   1 200,00     2 150,00
${days[2]}    HYRA                   -150,00     2 000,00`;

    it.each([
      ['the year first', ['240403', '240405', '240411']],
      ['the year last', ['030424', '050424', '110424']],
      ['the month first and the year last', ['040324', '040524', '041124']],
    ])('%s', (_, days) => {
      expect(readStatement(page(days)).rowLists).toEqual([[['2024-04-03', '-50.00'], ['2024-04-05', '1200.00'], ['2024-04-11', '-150.00']]]);
    });

    it('are none where one is out of the calendar', () => {
      expect(readRows(understandText(page(['240403', '240405', '249911']))).flat().map(({ date }) => date)).not.toContain('2024-04-03');
    });
  });

  it('names of months beyond those of the larger languages', () => {
    const dayOf = (day: string): string | null | undefined => readRows(understandText(`
Account 12345678
Opening balance 100.00
${day}   Shop   -10.00   90.00
${day}   Shop   -10.00   80.00`))[0]?.[0]?.date;
    const named = ['3 yanvar 2026', '3 shkurt 2026', '3 მარტი 2026', '3 ապրիլ 2026', '3 мамыр 2026', '3 чэрвеня 2026', '3 gorffennaf 2026', '3 agosti 2026', '3 октобар 2026'];
    expect(named.map(dayOf)).toEqual(['2026-01-03', '2026-02-03', '2026-03-03', '2026-04-03', '2026-05-03', '2026-06-03', '2026-07-03', '2026-08-03', '2026-10-03']);
    expect(dayOf('3 settembru 2026')).toBe('2026-09-03');
  });

  it('years of the Buddhist era in two digits, where the page prints the same year in four of another (wrong badge)', () => {
    const page = (issued: string): string => `
Savings Account 1234567890 (THB)
Date        Description      Deposit    Withdrawal     Balance
            B/F                                         100.00
02/01/69    CASH WD                          10.00       90.00
13/01/69    CASH WD                          10.00       80.00
24/01/69    SALARY             50.00                    130.00
${issued}
`;
    expect(readPeriods(page('Issued 28 February 2026. Balance 130.00')).rows[0]!.map(([day]) => day)).toEqual(['2026-01-02', '2026-01-13', '2026-01-24']);
    expect(readPeriods(page('Issued 28 February 2069. Balance 130.00')).rows[0]![0]![0]).toBe('2069-01-02');
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

  it('rows on one day of some months, which read the other way lie close together: the badge waits where the country writes the day first', () => {
    const page = (currency: string): string => `
Account 0001112223   ${currency}
Date          Description            Amount       Balance
              Opening balance                      100.00
03/01/2024    Interest                +5.00        105.00
03/02/2024    Interest                +5.10        110.10
03/04/2024    Interest                +5.20        115.30
03/07/2024    Interest                +5.30        120.60
03/10/2024    Interest                +5.40        126.00`;
    expect(readStatement(page('EUR')).period.proof.explanation).toContain('day or the month first');
    for (const currency of ['USD', 'PHP']) expect(readStatement(page(currency)).badges).toEqual([true]);
  });

  it('years that lie decades ahead are counted from another one, so the badge waits', () => {
    const page = (year: string): string => `
Account 0001112223   NPR
Date          Description            Amount       Balance
              Opening balance                      100.00
${year}-11-19    Interest                +5.00        105.00
${year}-11-28    Salary                  +9.10        114.10
${year}-12-15    Rent                    -5.20        108.90`;
    expect(readStatement(page('2081')).period.proof.openQuestions.map(({ about }) => about)).toEqual(['year']);
    expect(readStatement(page('2024')).badges).toEqual([true]);
  });

  it('names of months that Croatian gives to another month than Polish and Czech (wrong badge)', () => {
    const page = ([title, heads, start]: readonly string[], month: string): string => `
${title} 0001112223
${heads}
              ${start!.padEnd(30)}       100,00
3. ${month} 2025.    Kamate              5,00        105,00
12. ${month} 2025.   Łódź Konzum        -9,10         95,90
25. ${month} 2025.   HEP                -5,20         90,70`;
    const croatian = ['Izvadak po računu', 'Datum         Opis               Iznos       Stanje', 'Početno stanje'];
    const polish = ['Wyciąg z rachunku', 'Data          Opis               Kwota       Saldo', 'Saldo początkowe'];
    const monthOf = (words: readonly string[], month: string): string => readStatement(page(words, month)).rows[0]![0]!.slice(5, 7);
    expect(['listopada', 'lis', 'lip', 'lipnja'].map((month) => monthOf(croatian, month))).toEqual(['10', '10', '06', '06']);
    expect(['listopada', 'lis', 'lip'].map((month) => monthOf(polish, month))).toEqual(['11', '11', '07']);
  });

  it('years since 1912 are years', () => {
    const { rows } = readStatement(`
查詢期間：115/01/01 ~ 115/01/31
Date         Text        Withdrawal       Deposit        Balance
115/01/02    TRANSFER         4,000                       96,000
115/01/05    SALARY                        10,000        106,000
115/01/09    CASH             6,000                      100,000`);
    expect(rows).toEqual([['2026-01-02', '-4000'], ['2026-01-05', '10000'], ['2026-01-09', '-6000']]);
  });

  describe('two days beside a row', () => {
    it('the month comes first in all days of a table where it does in one', () => {
      const { allRows } = readStatement(`
Account number 306000523    12/13/24 - 01/19/25
Opening balance 1,000.00    Closing balance 890.00
Zolo      Vant      Description                      Kepem
12/18     12/20     Grocer                          -10.00
12/27     12/28     Books                           -10.00
12/24     12/30     Fuel                            -10.00
12/30     01/02     Bread                           -10.00
01/04     01/06     Power                           -10.00
01/02     01/07     Cafe                            -10.00
01/09     01/10     Taxi                            -10.00
01/08     01/12     Rent                            -10.00
01/11     01/14     Paper                           -10.00
01/13     01/19     Garden                          -10.00
01/15     01/19     Cinema                          -10.00`);
      expect(allRows.map(([day]) => day).slice(0, 5)).toEqual(['2024-12-20', '2024-12-28', '2024-12-30', '2025-01-02', '2025-01-06']);
    });
  });
});

describe('the month that the page names', () => {
  it.each([
    ['on days that follow each other', ['06/01/2025', '06/02/2025', '06/03/2025', '06/04/2025']],
    ['on days that lie close together', ['06/03/2025', '06/05/2025', '06/07/2025', '06/11/2025']],
    ['on days without a year', ['06/03', '06/05', '06/07', '06/11']],
  ])('tells which of their numbers is the month: %s', (_, days) => {
    const { rows, verdicts } = readStatement(`
Statement for June 2025
Account number 6952593787
Date           Details           Amount     Balance
               Opening balance               100.00
${days[0]!.padEnd(10)}     Coffee shop         -3.00      97.00
${days[1]!.padEnd(10)}     Salary              50.00     147.00
${days[2]!.padEnd(10)}     Rent               -20.00     127.00
${days[3]!.padEnd(10)}     Grocer              -7.00     120.00
               Closing balance               120.00`);
    expect(rows.every(([day]) => day!.startsWith('2025-06-'))).toBe(true);
    expect(verdicts).toEqual(['reconciled']);
  });
});

describe('a year above its month and day', () => {
  it('is of the same day, also where a day stands in the text of the row, or a figure beside the lower part', () => {
    const { rows, texts, verdicts } = readStatement(`
Sąskaitos Nr.: LT12 7300 0100 9876 5432
Laikotarpis: 2025-10-01 – 2025-10-31
Data     Gavėjas        Paskirtis                         Suma     Likutis
                        Likutis pradžiai                            100,00
2025-    UAB Programos  Darbo užmokestis už 2025 m.      20,00      120,00
10-01                   rugsėjo mėn.
2025-    BANKOMATAS     GRYNIEJI 4471*8820 2025-10-03   -10,00      110,00
10-04    VILNIUS
2025-    MAXIMA         PIRKINYS 4471*8820 2025-10-04    -5,00      105,00
10-06                   5.00 EUR (522198)
2025-    IGNITIS                                         -1,00      104,00
10-07                   Sąskaita`);
    expect(rows).toEqual([['2025-10-01', '20.00'], ['2025-10-04', '-10.00'], ['2025-10-06', '-5.00'], ['2025-10-07', '-1.00']]);
    expect(texts[1]).toContain('2025-10-03');
    expect(verdicts).toEqual(['reconciled']);
  });
});

describe('days of two columns', () => {
  it('takes the day of booking where the day in the head of the second page reaches into its column', () => {
    const rows = readRows(
      understandText(`
                              Rekeningoverzicht
      Datum              Klantnummer
      17 januari 2026    71004471188

      Datum       Datum     Omschrijving              Bedrag in euro's
      transactie  boeking
      02 jan      03 jan    BOOKSHOP AMSTERDAM                   11,10 Af
      04 jan      05 jan    MARKET UTRECHT                       22,20 Af
      06 jan      08 jan    STATION DIEMEN                       33,30 Af
\f
                              Rekeningoverzicht
      Datum              Klantnummer
      17 januari 2026    71004471188

      Datum       Datum     Omschrijving              Bedrag in euro's
      transactie  boeking
      09 jan      10 jan    BOOKSHOP AMSTERDAM                   44,40 Af
      11 jan      12 jan    MARKET UTRECHT                       55,50 Af
      13 jan      14 jan    STATION DIEMEN                       66,60 Af`),
    );
    expect(rows.flat().map(({ date }) => date)).toEqual(['2026-01-03', '2026-01-05', '2026-01-08', '2026-01-10', '2026-01-12', '2026-01-14']);
  });

  it('the code of an operation that runs on into the day of booking, whose value day alone stands by itself', () => {
    const text = `
RELEVE DE COMPTE      DU 01 01 2025 AU 31 01 2025
CODE        LIBELLE                          VALEUR            DEBIT         CREDIT
            SOLDE DEPART AU 31 12 2024                                     2 311,61
0050BK02 01 VIR.EMIS WEB VERS KARIM          02 01 2025        572,71
0022BK02 01 VERSEMENT ESPECE                 03 01 2025                      713,24
0050BK03 01 REMISE CHEQUE                    04 01 2025                      169,01
0053BK07 01 PRELEVEMENT EAU                  07 01 2025      1 126,99
0092BK08 01 VERSEMENT ESPECE                 09 01 2025                      100,00
            TOTAL MOUVEMENTS                                 1 699,70        982,25
            SOLDE FINAL AU 31 01 2025                                      1 594,16`;
    expect(readStatement(text)).toMatchObject({ badges: [true], rows: [['2025-01-02', '-572.71'], ['2025-01-02', '713.24'], ['2025-01-03', '169.01'], ['2025-01-07', '-1126.99'], ['2025-01-08', '100.00']] });
  });
});
