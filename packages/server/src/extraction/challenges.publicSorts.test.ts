// What statements drawn after samples and test texts of public parsers brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from './testing/documentOfText.js';

describe('sorts of statements known from public parsers', () => {
  it('both balances at a glance, each behind a word of its own and its day, are no list of days', () => {
    const text = (last: string): string => `
Kontoauszug Nr. 1/2026
IHR KONTOSTAND AUF EINEN BLICK
alt (31.12.2025)             1.734,21+
neu (31.01.2026)             ${last}
DATUM   BUCHUNGSVORGANG                                SOLL          HABEN
        ALTER KONTOSTAND VOM 31.12.2025 IN EUR                   1.734,21+
05.01.  Lastschrift                                   90,64-
08.01.  Gutschrift                                                  200,00+
        GESAMTUMSATZ                                                109,36+
        NEUER KONTOSTAND VOM 31.01.2026 IN EUR                   1.843,57+
`;
    expect(readPeriods(text('1.843,57+')).badges).toEqual([true]);
    expect(readPeriods(text('1.847,57+')).badges).toEqual([false]);
  });

  it('the balance of each day above its rows, newest day first, is no row', () => {
    const { rows, badges } = readPeriods(`
EXTRATO DE CONTA CORRENTE
Conta:       12.345-6 / EMPRESA LTDA
Periodo:     01/01/2026 - 31/01/2026
Data     Documento      Histórico                               Valor
30/01                   SALDO DO DIA                       R$ 440,00C
30/01    10704975       DÉB.TRANSF.CONTAS                  R$ 280,00D
                        FAV.: JOSE MOREIRA
30/01    10656601       CRÉD.TRANSF.CONTAS                 R$ 620,00C
                        REM.: CLINICA VIVA
24/01                   SALDO DO DIA                       R$ 100,00C
24/01    10671823       DÉB.CONV.TRIBUTOS                   R$ 50,00D
03/01                   SALDO DO DIA                       R$ 150,00C
03/01    10671829       TRANSF.RECURSO (E/I)                R$ 20,00D
03/01    10671833       DÉB.CONV.EN.ELÉTRICA                R$ 10,00D
31/12                   SALDO ANTERIOR                     R$ 180,00C
        RESUMO
Saldo em conta:                                               440,00C
Juros vencidos remanescentes:                                   0,00D
`);
    expect(rows).toEqual([[['2026-01-30', -28_000], ['2026-01-30', 62_000], ['2026-01-24', -5_000], ['2026-01-03', -2_000], ['2026-01-03', -1_000]]]);
    expect(badges).toEqual([true]);
  });

  it('Russian balances at the beginning and the end of the period', () => {
    const { bounds, badges } = readPeriods(`
Период выписки 01.01.2026 - 31.01.2026
Баланс на начало периода   1 548,92 RUB     Поступления           100,00 RUB
Баланс на конец периода    1 423,92 RUB     Расходные операции    225,00 RUB
Дата операции   Приход      Расход       Описание операции
05.01.2026       0,00       199,00       Оплата товаров
06.01.2026     100,00         0,00       Перевод
09.01.2026       0,00        26,00       Оплата услуг
`);
    expect(bounds).toEqual([[154_892, 142_392]]);
    expect(badges).toEqual([true]);
  });

  it('an Italian end balance in some currency, and operations that are not booked yet', () => {
    const { rows, bounds, badges } = readPeriods(`
Saldo contabile iniziale al 01.01.2026: 176,77
Data contabile   Data valuta   Descrizione                        Accrediti    Addebiti
                               Saldo contabile iniziale in Euro      176,77
02.01.2026       01.01.2026    STIPENDIO                             200,00
05.01.2026       04.01.2026    PAGAMENTO POS                                     -15,85
                               Saldo contabile finale in Euro        360,92
Operazioni non contabilizzate
Data             Descrizione                                      Addebiti
30.01.2026       PAGAMENTO POS                                                   -12,34
`);
    expect(rows).toEqual([[['2026-01-02', 20_000], ['2026-01-05', -1_585]]]);
    expect(bounds).toEqual([[17_677, 36_092]]);
    expect(badges).toEqual([true]);
  });

  it('sums below columns of debits and of fees', () => {
    const text = (fees: string): string => `
Period: 01.01.2026 - 31.01.2026
Prethodno stanje                                                        100,00
Datum        Opis                       Priliv      Odliv    Provizija   Stanje
04.01.2026   Podizanje gotovine                     20,00        0,30     79,70
05.01.2026   Zarada                      50,00                           129,70
09.01.2026   Podizanje gotovine                     10,00        0,30    119,40
11.01.2026   Uplata računa                           9,40                110,00
Ukupno                                   50,00      39,40        ${fees}
Novo stanje                                                             110,00
`;
    expect(readPeriods(text('0,60')).badges).toEqual([true]);
    expect(readPeriods(text('0,90')).badges).toEqual([false]);
  });

  const headedTwice = (below: string): string => `
VISA Card-Nummer: 9942 XXXX XXXX 1292        Ihre Abrechnung vom 23.12.2025 bis 22.01.2026
Datum      Datum      Angabe des Unternehmens /          Betrag in
${below}
           22.12.25   Saldo letzte Abrechnung             349,92 -
           30.12.25   Einzug des Rechnungsbetrages        349,92 +
23.12.25   24.12.25   DB VERTRIEB                          65,15 -
31.12.25   01.01.26   REWE BERLIN                          53,00 -
08.01.26   09.01.26   SHELL 4411                          101,09 -
                      Neuer Saldo                         219,24 -
`;

  it('days under "Datum / Beleg" and "Datum / Buchung"', () => {
    expect(readPeriods(headedTwice('Beleg      Buchung    Verwendungszweck                   Euro'))).toMatchObject({ rows: [[['2025-12-30', 34_992], ['2025-12-24', -6_515], ['2026-01-01', -5_300], ['2026-01-09', -10_109]]], badges: [true] });
  });

  it('two columns of days under the same word: nothing says which is that of booking, and no badge is given (wrong badge)', () => {
    const text = headedTwice('').replace('Angabe des Unternehmens /          Betrag in', 'Verwendungszweck                   Betrag');
    expect(readPeriods(text).badges).toEqual([false]);
  });

  it('a page that goes on with the next day prints it beside the balance brought forward (wrong badge)', () => {
    const { rows, badges } = readPeriods(`
Statement Date 31 Jan 2026
Closing Balance    Total Debit    Total Credit
125.00             25.00          50.00
DATE       TRANSACTION                    DEBIT      CREDIT     BALANCE
           Balance From Last Statement                           100.00
27/01      DUITNOW TRSF DR                10.00                   90.00
           HANDLING CHRG                   5.00                   85.00
           Balance C/F                                            85.00
\f
DATE       TRANSACTION                    DEBIT      CREDIT     BALANCE
28/01      Balance B/F                                            85.00
           DEP-ECP                                    50.00      135.00
           CHQ PROCESSING                 10.00                  125.00
           Closing Balance In This Statement                     125.00
`);
    expect(rows).toEqual([[['2026-01-27', -1_000], ['2026-01-27', -500], ['2026-01-28', 5_000], ['2026-01-28', -1_000]]]);
    expect(badges).toEqual([true]);
  });

  it('"SDN BHD" is a form of companies and no currency', () => {
    const document = understandText(`
KEDAI RUNCIT MAJU SDN BHD        Account Number 3512344410
Statement Date 31 Jan 2026
DATE       TRANSACTION                    DEBIT      CREDIT     BALANCE
           Opening balance                                       100.00
27/01      TRSF DR                        10.00                   90.00
28/01      DEP-ECP                                    50.00      140.00
           Closing balance                                       140.00
`);
    expect(document.accounts[0]).toMatchObject({ currency: null, decimals: 2 });
  });

  it('days in narrow cells: the month over its day, and day, month and two digits of the year over each other', () => {
    expect(readPeriods(`
For the period ending January 30, 2026
Date  Description               Deducted ($)   Added ($)   Balance ($)
Dec   Opening balance                                         100.00
31
Jan   Direct Deposit                              50.00       150.00
05
Jan   Debit Card                       20.00                  130.00
08    LOBLAWS
Jan   Pre-Authorized                   30.00                  100.00
30    HYDRO
`)).toMatchObject({ rows: [[['2026-01-05', 5_000], ['2026-01-08', -2_000], ['2026-01-30', -3_000]]], badges: [true] });
    expect(readPeriods(`
FECHA  DESCRIPCION                DEPOSITO     RETIRO      SALDO
31-    SALDO ANTERIOR                                      100.00
DIC-
25
03-    SPEI RECIBIDO               50.00                   150.00
ENE-   REF
26     CVE
08-    PAGO SAT                                 20.00      130.00
ENE-   REF
26     CVE
11-    PAGO SAT                                 30.00      100.00
ENE-   REF
26     CVE
`)).toMatchObject({ rows: [[['2026-01-03', 5_000], ['2026-01-08', -2_000], ['2026-01-11', -3_000]]], badges: [true] });
  });

  it('"Old balance" opens what "new balance" closes', () => {
    const { bounds, badges } = readPeriods(`
Date    Communication             Value       Amount
        OLD BALANCE 31.12.25                 1.000,00 +
03.01   TRANSFER                  03.01.26     100,00 -
05.01   SALARY                    06.01.26     500,00 +
        NEW BALANCE 31.01.26                 1.400,00 +
`);
    expect(bounds).toEqual([[100_000, 140_000]]);
    expect(badges).toEqual([true]);
  });

  it('money in and money out on one row, where all others show one side only and the sums leave the other out (wrong badge)', () => {
    const text = (uplata: string): string => `
Broj računa: 265-0715244331132-50
Period: 01.01.2026 - 31.01.2026
Prethodno stanje: 1.000,00
Datum knjiženja   Isplata      Uplata    Opis
02.01.2026          28,81        0,00    Nalog za prenos
08.01.2026          65,58        0,00    Placanje karticom
27.01.2026          26,86        ${uplata}    Placanje karticom
Ukupno isplate: 121,25
Novo stanje: 878,75
`;
    expect(readPeriods(text('0,00')).badges).toEqual([true]);
    expect(readPeriods(text('0,06')).badges).toEqual([false]);
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
`)).toMatchObject({ rows: [[['2026-01-05', 947_700], ['2025-12-23', -119_600], ['2025-12-25', -78_000], ['2025-12-28', -273_900], ['2026-01-07', -5_600]]], bounds: [[-947_700, -477_100]], badges: [true] });
  });

  it('an average below the rows is no balance, whatever the balance is called', () => {
    expect(readPeriods(`
Savings 9920825644
12/31    Balance Forward ------------------>                    1,599.45
01/03    ACH WITHDRAWAL                            14.50-       1,584.95
01/04    ACH WITHDRAWAL                           112.62-       1,472.33
01/30    Interest Paid                              0.82        1,473.15
Statement from 01/01/26 thru 01/30/26  Average Stmt Balance     1,500.56
`)).toMatchObject({ bounds: [[159_945, 147_315]], badges: [true] });
  });

  it('texts right of the amounts under a heading that nobody knows', () => {
    const { accounts } = understandText(`
SZÁMLASZÁM: 62833610-91491883
IDŐSZAK: 2026.01.01 - 2026.01.31     DEVIZANEM: HUF
KÖNYVELÉS    ÉRTÉKNAP               ÖSSZEG     XYZABC
26.01.01                         2.892.291     NYITÓ EGYENLEG
26.01.05     26.01.05              -31.883     HAVI DÍJ
                                               SPAR BUDAPEST
26.01.07     26.01.07               21.731     JÓVÁÍRÁS IG2
26.01.31                         2.882.139     ZÁRÓ EGYENLEG
`);
    expect(accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['HAVI DÍJ\nSPAR BUDAPEST', 'JÓVÁÍRÁS IG2']);
  });
});
