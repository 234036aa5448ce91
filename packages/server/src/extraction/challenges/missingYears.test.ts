// Days that print no year, or no month: which one they are of.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { scanOfText } from '../testing/scanOfText.js';
import { understand } from '../understand.js';

const LOAN_OF_A_YEAR = `Dato               Tekst           Kredit      Debet         Saldo
15. januar         Renter                      98,20     -2 539,53
20. februar        Innbetaling     163,30                -2 376,23
15. april          Renter                      93,40     -2 469,63
20. juni           Innbetaling     150,00                -2 319,63
15. september      Renter                      90,00     -2 409,63
20. desember       Innbetaling     160,90                -2 248,73
`;

describe('missing years and months', () => {
  it('a month and its year with a stroke between them date the rows', () => {
    const { period } = readStatement(`
INFORME DEL MES: MAYO /2024          Cuenta 4411 0022 3344
Saldo anterior                         1,000.00
Mas creditos                             400.00
Menos debitos                            161.00
Nuevo saldo                            1,239.00
Fecha         Valor         Descripcion
04/05       400.00+         Abono de nomina
05/05       100.00-         Mercado
06/05        61.00-         Cafe`);
    expect(period.rows.map((row) => row.date?.value)).toEqual(['2024-05-04', '2024-05-05', '2024-05-06']);
    expect(period.proof.status).toBe('reconciled');
  });

  it('only the day of the month in the date column', () => {
    expect(readStatement(`
Periode : 15/04/2026 s/d 14/05/2026
Tgl   Keterangan              Mutasi   D/K         Saldo
      SALDO AWAL                                  100,00
16    Kopi                      5,00   D           95,00
16    Gaji                    200,00   K          295,00
29    Listrik                  20,00   D          275,00
02    Sewa                     75,00   D          200,00
11    Toko                     10,00   D          190,00`).rows).toEqual([['2026-04-16', '-5.00'], ['2026-04-16', '200.00'], ['2026-04-29', '-20.00'], ['2026-05-02', '-75.00'], ['2026-05-11', '-10.00']]);
  });

  it('two balances of the same words above the rows are those of its ends: their days tell the years', () => {
    const loan = (closing: string): string => `
Lånekonto 1624.44.12093
Saldo 01.01.2024:   -2 441,33
Saldo 31.12.2024:   ${closing}
${LOAN_OF_A_YEAR}`;
    expect(readPeriods(loan('-2 248,73'))).toMatchObject({ rows: [[['2024-01-15', -9820], ['2024-02-20', 16_330], ['2024-04-15', -9340], ['2024-06-20', 15_000], ['2024-09-15', -9000], ['2024-12-20', 16_090]]], badges: [true] });
    expect(readPeriods(loan('-2 248,78')).badges).toEqual([false]);
  });

  it.each([['01.01.2024', '31.12.2024'], ['31.12.2023', '31.12.2024'], ['02.01.2024', '30.12.2024']])('%s and %s under unknown words enclose all rows and may be the period: nothing is proved by them (wrong badge)', (from, to) => {
    const { rows, badges } = readPeriods(`
Lånekonto 1624.44.12093
Ab: ${from}
Zu: ${to}
${LOAN_OF_A_YEAR}`);
    expect(rows.flat().map(([day]) => day)).toEqual(['2024-01-15', '2024-02-20', '2024-04-15', '2024-06-20', '2024-09-15', '2024-12-20']);
    expect(badges).toEqual([false]);
  });

  it('a limit below the last balance does not hide the years that the balances name', () => {
    expect(readStatement(`
Bu.-Tag     Vorgang                                  Betrag
            Kontostand am 31.12.2024                 100,00 H
09.01.      KARTENZAHLUNG                             10,00 S
13.01.      GUTSCHRIFT                                50,00 H
\f
Bu.-Tag     Vorgang                                  Betrag
27.01.      GUTSCHRIFT                                10,00 H
\f
Bu.-Tag     Vorgang                                  Betrag
28.01.      KARTENZAHLUNG                             20,00 S
            Kontostand am 31.01.2025                 130,00 H
            Zugesagter Rahmen                     10.000,00
`).rows).toEqual([['2025-01-09', '-10.00'], ['2025-01-13', '50.00'], ['2025-01-27', '10.00'], ['2025-01-28', '-20.00']]);
  });

  it('years above the rows of each year, whose days print none', () => {
    const savings = (second: string): string => `
Sparkonto-Nachtrag   Konto 3100 442 118   EUR
Datum       Text                                  Umsatz   Guthaben
            Vortrag                                        6.805,43
2023
22.02.      Einzahlung                            39,98H   6.845,41
19.10.      Einzahlung                            72,59H   6.918,00
30.12.      Zinsen                                 1,70H   6.919,70
${second}
23.05.      Einzahlung                           389,27H   7.308,97
07.09.      Auszahlung                            28,66S   7.280,31
30.12.      Zinsen                                10,13H   7.290,44
2025
12.03.      Auszahlung                            22,56S   7.267,88
30.12.      Zinsen                                 2,88H   7.270,76
`;
    expect(readPeriods(savings('2024'))).toMatchObject({
      rows: [[
        ['2023-02-22', 3998], ['2023-10-19', 7259], ['2023-12-30', 170], ['2024-05-23', 38_927], ['2024-09-07', -2866], ['2024-12-30', 1013],
        ['2025-03-12', -2256], ['2025-12-30', 288],
      ]],
      badges: [true],
    });
    // Rows that step back through the months have years that nothing tells.
    expect(readPeriods(savings('2024').replace(/^20\d\d\n/gm, '').replace('Nachtrag', 'Nachtrag 2025')).badges).toEqual([false]);
    expect(readPeriods(savings('Folgejahr')).badges).toEqual([false]);
  });

  it('days without years in a period of several years', () => {
    const text = `
Savings account 3100442118   GBP
Statement from 1 January 2024 to 31 December 2025
Date     Details                 Paid out     Paid in      Balance
         Balance brought forward                            805.43
22 Feb   Paid in                                39.98       845.41
19 Oct   Paid in                                72.59       918.00
30 Dec   Interest                                1.70       919.70
`;
    expect(readPeriods(text).badges).toEqual([false]);
    expect(readPeriods(text.replace('2024', '2025')).badges).toEqual([true]);
  });

  it('days of the month alone, under the names of their months', () => {
    const months = (closing: string): string => `
Account number 38-9012-0345678-00
Statement from 3 December 2025 to 25 February 2026
Day   Particulars    Code    Reference     Withdrawals    Deposits    Balance
      Opening balance                                                   100.00

December 2025
  3   EFTPOS         9046    REF123              10.00                   90.00
 28   EFTPOS         9047    REF124              10.00                   80.00

January 2026
  4   SALARY         9048    REF125                          50.00      130.00
  5   AP RENT        9049    REF126              30.00                  100.00

February 2026
 25   AP RENT        9050    REF127              30.00                   70.00
      Closing balance                                                   ${closing}
`;
    expect(readPeriods(months('70.00')).rows).toEqual([[['2025-12-03', -1_000], ['2025-12-28', -1_000], ['2026-01-04', 5_000], ['2026-01-05', -3_000], ['2026-02-25', -3_000]]]);
    expect(readPeriods(months('70.00')).badges).toEqual([true]);
    expect(readPeriods(months('71.00')).badges).toEqual([false]);
  });

  it('years that tear the rows apart are doubtful where no period is printed', () => {
    const { period } = readStatement(`
Statement made on 1 March 2020
Next statement on 31 May 2020
Opening balance 100.00
Closing balance 60.00
Date      Description        Amount      Balance
28 Feb    BAKERY             -10.00        90.00
20 May    CHEMIST            -30.00        60.00`);
    expect(period.proof.status).not.toBe('reconciled');
  });

  describe('years of rows that print none', () => {
    const statement = (head: string) => `
${head}
Opening balance 500.00
Date     Details                 Amount    Balance
3 Jul    GROCERS                 -20.00     480.00
29 Aug   WAGES                    50.00     530.00`;

    it('are those of the period, also where the year of its end stands a line below', () => {
      const { rows, period } = readStatement(statement(`
Account 0427187510      Period: 1 June 2025 to 31 August
                        2025`));
      expect(rows).toEqual([['2025-07-03', '-20.00'], ['2025-08-29', '50.00']]);
      expect([period.endDate?.value, period.isReconciled]).toEqual(['2025-08-31', true]);
    });

    it('are of the next one where the end of the period lies before its beginning', () => {
      const { period } = readStatement(statement('Account 0427187510      Period: 1 June 2025 to 31 May'));
      expect(period.endDate?.value).toBe('2026-05-31');
    });

    it('do not follow from a day long after the last row', () => {
      expect(readStatement(statement('Account 0427187510      Printed 12 September 2025')).period.isReconciled).toBe(true);
      expect(readStatement(statement('Account 0427187510      Terms as of 1 June 2025')).period.isReconciled).toBe(false);
    });
  });

  it('partial-year dates across the new year', () => {
    expect(readStatement(`
Statement period December 18, 2025 - January 16, 2026
Opening balance 100.00
Date     Description        Amount
12/21    COFFEE              -5.00
01/03    TEA                 -4.00
Closing balance 91.00`).rows).toEqual([['2025-12-21', '-5.00'], ['2026-01-03', '-4.00']]);
  });

  it('days of the month with a full stop stand under the names of their months', () => {
    const { period, rowLists } = readStatement(`
Lønkonto 9070-1234567890
Saldo: 1.733,20 kr.

Dag     Tekst                          Beløb      Saldo

Marts 2026
7.      Løn Aarhus Kommune          +1.347,42   1.733,20
4.      Gebyr                         -820,58     385,78

Februar 2026
27.     Dankort Netto                 -272,35   1.206,36
20.     Overførsel til opsparing      -179,09   1.478,71

Januar 2026
31.     Betalingsservice Norlys       -227,54   1.657,80`);
    expect(rowLists).toEqual([[['2026-03-07', '1347.42'], ['2026-03-04', '-820.58'], ['2026-02-27', '-272.35'], ['2026-02-20', '-179.09'], ['2026-01-31', '-227.54']]]);
    expect(period.isReconciled).toBe(true);
  });

  it('a row of years before the period keeps the badge back: what was taken for its year is something else', () => {
    const dated = (day: string): string => `
Account number 306000523   Period 01.02.2026 to 28.02.2026
Opening balance 1,000.00   Closing balance 960.00
Date         Details                             Amount     Balance
03.02.26     Harbour Street Books                -20.00      980.00
${day}     Cash machine                        -10.00      970.00
11.02.26     Apotheke                            -10.00      960.00`;
    expect([readStatement(dated('05.02.26')).verdicts, readStatement(dated('05.02.17')).verdicts]).toEqual([['reconciled'], ['unknown']]);
    // Also on pixels, where a period was read, too.
    const ofScan = (day: string) => understand(scanOfText(dated(day))).accounts[0]!.periods[0]!.proof.status;
    expect([ofScan('05.02.26'), ofScan('05.02.17')]).toEqual(['reconciled', 'unknown']);
  });

  it('several statements in a file, each under its own day, tell the years of their rows one by one', () => {
    const statement = (number: string, day: string, first: string, second: string, [from, to]: [string, string]): string => `
Bank am Fluss
KONTOAUSZUG Nr. ${number} vom ${day}
AT61 1904 3002 3457 3201 EUR Karl Huber
Datum         Buchungstext                     Wert        Betrag EUR
              Alter Saldo                                    ${from}
${first}        Bankomat                       ${first}         10,00-
${second}        Gutschrift                     ${second}         30,00
              Neuer Saldo                                    ${to}`;
    const file = [
      statement('10/2025', '30.10.2025', '05.10.', '20.10.', ['100,00', '120,00']), statement('11/2025', '30.11.2025', '06.11.', '23.11.', ['120,00', '140,00']),
      statement('12/2025', '30.12.2025', '05.12.', '30.12.', ['140,00', '160,00']), statement('1/2026', '30.01.2026', '31.12.', '29.01.', ['160,00', '180,00']),
    ].join('\f');
    const { rows, badges } = readPeriods(file);
    expect(rows.flat().map(([day]) => day)).toEqual(['2025-10-05', '2025-10-20', '2025-11-06', '2025-11-23', '2025-12-05', '2025-12-30', '2025-12-31', '2026-01-29']);
    expect(badges).toEqual([true, true, true, true]);
  });

  it('days without a year lie behind the day of the opening balance and before that of the closing one, pages later', () => {
    const { rows } = readStatement(`
Kontoauszug Nr. 1
Bu-Tag   Wert     Vorgang                                    Betrag
alter Kontostand vom 30.12.2025                            500,00 H
04.01.   04.01.   Kartenzahlung                             50,00 S
11.03.   11.03.   Gehalt                                   100,00 H
\fKontoauszug Nr. 1
Bu-Tag   Wert     Vorgang                                    Betrag
12.03.   12.03.   Miete                                     50,00 S
\fKontoauszug Nr. 1
Bu-Tag   Wert     Vorgang                                    Betrag
29.12.   29.12.   Strom                                     20,00 S
neuer Kontostand vom 30.12.2026                            480,00 H`);
    expect(rows.map(([date]) => date)).toEqual(['2026-01-04', '2026-03-11', '2026-03-12', '2026-12-29']);
  });

  it('rows that go on with January behind December belong to two years where only one is printed', () => {
    const { rows, period } = readStatement(`
Auszug 001   Jahr 2026
Alter Saldo                                            500,00
Buchung/Wert     Vorgang                  Soll         Haben
30.12./30.12.    Miete                   100,00
31.12./02.01.    Strom                    20,00
02.01./02.01.    Gehalt                                 70,00
Neuer Saldo                                            450,00`);
    expect(rows).toEqual([['2025-12-30', '-100.00'], ['2025-12-31', '-20.00'], ['2026-01-02', '70.00']]);
    expect(period.isReconciled).toBe(true);
  });

  describe('the number of the statement', () => {
    const statement = (title: string, days: readonly string[]): ReturnType<typeof readStatement> => readStatement(`
${title}
Konto 6952593787
Datum     Text              Betrag
          Alter Kontostand  100,00
${days[0]}    Gehalt             50,00
${days[1]}    Miete             -20,00
${days[2]}    Markt             -10,00
          Neuer Kontostand  120,00`);

    it.each(['Kontoauszug Nr. 6/2025', 'Wyciąg nr 6/2025', 'Statement no. 2025/006', 'Estratto conto n. 6/2025', 'Výpis č. 6/2025'])('says the year: %s', (title) => {
      const { rows, verdicts } = statement(title, ['03.06.', '09.06.', '28.06.']);
      expect(rows.map(([day]) => day)).toEqual(['2025-06-03', '2025-06-09', '2025-06-28']);
      expect(verdicts).toEqual(['reconciled']);
    });

    it('of the first of a year is of January, and December is of the year before', () => {
      const { rows, verdicts } = statement('Kontoauszug Nr. 1/2025', ['03.12.', '30.12.', '02.01.']);
      expect(rows.map(([day]) => day)).toEqual(['2024-12-03', '2024-12-30', '2025-01-02']);
      expect(verdicts).toEqual(['reconciled']);
    });

    it('of a later one may be of either, so there is no badge', () => {
      expect(statement('Kontoauszug Nr. 12/2024', ['03.12.', '30.12.', '02.01.']).verdicts).toEqual(['unknown']);
    });
  });

  describe('the year stands in the number of the statement only', () => {
    const statement = (number: string, own: string) => readStatement(`
ZENNEBANK                                     ${number}
Compte à vue - Zichtrekening  ${own}   EUR
Du - Van 02-09 au - tot 01-10
Date     Description de l'opération          Montant
         Solde précédent - Vorig saldo    2.144,18 +
02-09    VIREMENT VERS REGIE FONCIERE       720,00 -
04-09    VIREMENT DE PEETERS AN              84,80 +
11-09    DELHAIZE                            56,58 -
         Nouveau solde - Nieuw saldo      1.452,40 +`).period;

    it('and a group of the number of the account is none (wrong badge)', () => {
      const period = statement('Extrait - Afschrift 2025/009', 'BE33 0015 4410 2046');
      expect(period.rows.map(({ date }) => date?.value)).toEqual(['2025-09-02', '2025-09-04', '2025-09-11']);
      expect(period.isReconciled).toBe(true);
    });

    it('nor one at its beginning', () => {
      expect(statement('Zichtrekening', '2046 0015 4410').rows.every(({ date }) => !date?.value?.startsWith('2046'))).toBe(true);
    });
  });

  describe('the month stands in the title only', () => {
    const statement = (title: string, head: string) => readStatement(`
BANCO DEL BAJIO          ${title}
Moneda Nacional MXN
${head} FOLIO     CONCEPTO                     DEPOSITOS     RETIROS        SALDO
              SALDO ANTERIOR                                         1.000,00
01  4387995   SPEI RECIBIDO                   300,00                 1.300,00
              FACT A 4412
02  1795535   PAGO CFE                                    50,00      1.250,00
02  6100671   DEPOSITO EN EFECTIVO            200,00                 1.450,00
09  5226745   COMPRA                                      20,00      1.430,00
17  9742018   COMPRA                                      30,00      1.400,00
30  9796541   SPEI ENVIADO                               100,00      1.300,00`);

    it('the column of days has its heading: rows were lost', () => {
      const { rows, period } = statement('ESTADO DE CUENTA SEPTIEMBRE 2025', 'DIA');
      expect(rows.map(([day]) => day)).toEqual(['01', '02', '02', '09', '17', '30'].map((day) => `2025-09-${day}`));
      expect(period.isReconciled).toBe(true);
    });

    it.each([['ESTADO DE CUENTA SEPTIEMBRE 2025', 'NUM'], ['ESTADO DE CUENTA SEPTIEMBRE 2025  EMITIDO OCTUBRE 2025', 'DIA']])('"%s" and %s tell no days', (title, head) => {
      expect(() => statement(title, head).period).toThrow();
    });
  });

  describe('the year and the month before the day', () => {
    const bill = `
RIVER BANK                                             CREDIT CARD
N° de Cuenta 0471223390                                CIERRE ACTUAL 28 Mar 24
                                                       VENCIMIENTO 08 Abr 24
FECHA             COMPROBANTE   DETALLE                        PESOS      DOLARES
                                SALDO ANTERIOR              1.500,00        54,79
24 Marzo     02   552725        SU PAGO EN PESOS            1.500,00-
             03   627436        SU PAGO EN USD                              54,79-
24 Febrero   25   606895        KIOSCO                        870,99
             26   368266        ESTACION SUR                  319,93
24 Marzo     01   169131        STREAMIX                                     6,70
             05   970745        FARMACIA                      467,51
             12   453685        CLOUDBOX                                     3,81
             20   709432        FARMACIA                      202,50
SALDO ACTUAL                                            $   1.860,93  U$S   10,51
`;

    it('days alone on their rows are of the month above them (wrong badge)', () => {
      const rows = readRows(understandText(bill));
      expect(rows.map((own) => own.map(({ date }) => date))).toEqual([
        ['2024-03-02', '2024-02-25', '2024-02-26', '2024-03-05', '2024-03-20'],
        ['2024-03-03', '2024-03-01', '2024-03-12'],
      ]);
    });

    it('a day that has the number of the year is none the less one of them (wrong badge)', () => {
      const rows = readRows(understandText(bill.replace('24 Febrero   25', '24 Febrero   24')));
      expect(rows.map((own) => own.map(({ date }) => date))).toEqual([
        ['2024-03-02', '2024-02-24', '2024-02-26', '2024-03-05', '2024-03-20'],
        ['2024-03-03', '2024-03-01', '2024-03-12'],
      ]);
    });

    it('the bill ends on the day of its closing', () => {
      const { accounts } = understandText(bill);
      expect(accounts.flatMap(({ periods }) => periods.map(({ endDate, isReconciled }) => [endDate?.value, isReconciled]))).toEqual([['2024-03-28', true], ['2024-03-28', true]]);
    });
  });
});
