// Lists of entries that are not booked yet, which are none of the rows.
import { describe, expect, it } from 'vitest';
import type { PageModel } from '../model.js';
import { documentOfText, readPeriods, readRows, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { understand } from '../understand.js';

describe('pending entries and orders to come', () => {
  it('orders still to come under the headings of the table itself', () => {
    expect(readStatement(`
Data         Histórico            Crédito      Débito      Saldo
             SALDO ANTERIOR                                100,00
03/03/2024   PADARIA                           -10,00       90,00
04/03/2024   SALARIO              200,00                   290,00

Lançamentos Futuros
Data         Histórico            Crédito      Débito      Saldo
10/04/2024   SEGURO                            -68,40`).rows).toEqual([['2024-03-03', '-10.00'], ['2024-03-04', '200.00']]);
  });

  it('a list of orders to come between two accounts, days with texts that hold others, is no period of the second', () => {
    const { document } = readStatement(`
Compte épargne 15117364895 EUR
Période 1 octobre 2019 au 31 octobre 2019
Date         Libellé                   Débit     Crédit          Solde
             Ancien solde                                     100,00
10/10        VIR INST                             20,00       120,00
31/10        CHEQUE 4182               10,00                  110,00
             Solde final                                      110,00
Opérations à venir
31/10        CARTE 27/10/19 STATION                                        129,42
31/10        RETRAIT 30/10/19 METZ                                          57,88

Compte de dépôt 97839192007 EUR
Période 1 octobre 2019 au 31 octobre 2019
Date         Libellé                   Débit     Crédit          Solde
             Ancien solde                                     500,00
28/10        VERSEMENT                            20,00       520,00
30/10        CHEQUE 4184               10,00                  510,00
             Solde final                                      510,00`);
    expect(document.accounts.map(({ periods }) => periods.map(({ startDate, endDate, isReconciled }) => [startDate?.value, endDate?.value, isReconciled]))).toEqual(Array(2).fill([['2019-10-01', '2019-10-31', true]]));
  });

  it('orders to come below one account do not go on in the next one, whose opening and closing balance head its rows', () => {
    const badges = (text: string) => understandText(text).accounts.map(({ periods }) => periods.map(({ rows, isReconciled }) => [rows.length, isReconciled]));
    const FIRST = `
Savings Account 86226121575   01/02/2023 to 28/02/2023
Opening balance 100.00
03/02/2023  COFFEE                 10.00 Dr       90.00
04/02/2023  SALARY                 50.00 Cr      140.00
06/02/2023  RENT                   20.00 Dr      120.00
Closing balance 120.00
Pending transactions
28/02/2023  TEA                     7.00
28/02/2023  BREAD                   4.00`;
    const SECOND = `28/02/2023  FUEL                   30.00 Dr      470.00
            TAXI                   20.00 Dr      500.00
27/02/2023  BOOKS                   5.00 Dr      520.00
            BGC                    25.00 Cr      525.00`;
    expect(badges(`${FIRST}\nEasy Saver 64804285124217   01/02/2023 to 28/02/2023\nSummary of your account\nOpening balance 500.00\nClosing balance 470.00\n${SECOND}`)).toEqual([[[3, true]], [[4, true]]]);
  });

  it('orders listed over the opening balance, with none beside them, are none of the account', () => {
    const orders = (last: string): string => `
Extrato IBAN PT50 0002 0123 1234 5678 9015 4   EUR   de 01-02-2026 a 28-02-2026
Movimentos pendentes de autorização
Data Mov.     Data Valor    Descrição                       Montante        Saldo
27-02-2026                  COMPRA AUTORIZADA UBER            -38,90
28-02-2026                  COMPRA AUTORIZADA FNAC             -6,97

Movimentos
Data Mov.     Data Valor    Descrição                       Montante        Saldo
                            Saldo inicial                                1.534,53
01-02-2026    01-02-2026    PAG SERV EDP                     -844,74       689,79
03-02-2026    03-02-2026    LEV ATM 2201                     -268,23       421,56
07-02-2026    08-02-2026    ORDENADO FEV                      561,88       983,44
21-02-2026    21-02-2026    COMPRA CONTINENTE                -153,54       ${last}
                            Saldo final                                    829,90
`;
    expect(readPeriods(orders('829,90'))).toMatchObject({
      rows: [[['2026-02-01', -84_474], ['2026-02-03', -26_823], ['2026-02-07', 56_188], ['2026-02-21', -15_354]]],
      badges: [true],
      accounts: ['PT50 0002 0123 1234 5678 9015 4'],
    });
    expect(readPeriods(orders('839,90')).badges).toEqual([false]);
  });

  it('payments still to come below rows that all show a balance, and a fee for a missed payment of a loan', () => {
    const loan = (charge: string): string => `
Annual loan statement   Agreement number 9922-1045-77
Statement period 6 April 2025 to 5 April 2026
Amount you owed at the start                                            12,917.42
Payments received                                                          550.00
Amount you owe now                                                      12,506.53

Date             Details                          Added to your loan   You paid      You owe
28 April 2025    Interest                                      64.58             12,982.00
1 May 2025       Direct Debit payment - thank you                        275.00  12,707.00
28 May 2025      Interest                                      ${charge}             12,770.53
31 May 2025      Direct Debit payment - thank you                        275.00  12,495.53
1 June 2025      Missed payment letter fee                     11.00             12,506.53

Your next payments
1 May 2026       Direct Debit                                            275.00
1 June 2026      Direct Debit                                            275.00
`;
    expect(readPeriods(loan('63.53'))).toMatchObject({
      rows: [[['2025-04-28', -6458], ['2025-05-01', 27_500], ['2025-05-28', -6353], ['2025-05-31', 27_500], ['2025-06-01', -1100]]],
      badges: [true],
      accounts: ['9922-1045-77'],
    });
    expect(readPeriods(loan('63.35')).badges).toEqual([false]);
  });

  it('a list of payments to come, in a table of its own without balances, below rows whose fees stand in a column beside them', () => {
    const { rowLists, badges } = readStatement(`
Account number 1447720913     From date 01/03/2026  To date 31/03/2026
Opening balance:  R1 000.00
Closing balance:  R1 170.00
Date         Description              Money in   Money out      Fee     Balance
02/03/2026   Salary                     500.00                         1 500.00
05/03/2026   Cash withdrawal                       -100.00    -2.00    1 398.00
11/03/2026   Shop                                   -50.00             1 348.00
15/03/2026   Cash withdrawal                        -89.00    -2.00    1 257.00
18/03/2026   Electricity                            -57.00             1 200.00
20/03/2026   Refund                      20.00                         1 220.00
23/03/2026   Cash withdrawal                        -18.00    -2.00    1 200.00
25/03/2026   Shop                                   -30.00             1 170.00

Card bookings on their way
Date         Description                                                 Amount
31/03/2026   Engen N1                                                    -40.00

Payments still to come
02/04/2026   School fund                                                -120.00`);
    expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['500.00', '-100.00', '-2.00', '-50.00', '-89.00', '-2.00', '-57.00', '20.00', '-18.00', '-2.00', '-30.00']);
    expect(badges).toEqual([true]);
  });

  it('a title of pending rows with a remark in brackets', () => {
    expect(readStatement(`
Statement period 01/03/2024 to 31/03/2024
Date        Description            Amount
04/03/2024  GROCER                 -50.00

Pending transactions (not included in closing balance)
30/03/2024  FERRY                  -12.00
31/03/2024  BAKER                   -8.00
`).rows).toEqual([['2024-03-04', '-50.00']]);
  });

  it('without headings a list of pending rows ends where opening and closing balance of another statement stand', () => {
    const text = (white: string): string => `
Cuenta nómina ES14 7216 6818 23 7273317562 EUR
Período 01/08/2024 a 31/08/2024
Saldo anterior   1.000,00 €      Nuevo saldo   900,00 €
02/08   Compra Panadería              60,00 €-      940,00 €
09/08   Recibo Telefonía              50,00 €-      890,00 €
31/08   Intereses                     10,00 €       900,00 €
Movimientos pendientes
31/08   Compra Panadería             104,92 €
31/08   Ingreso en efectivo          192,63 €
\f
Cuenta nómina ES14 7216 6818 23 7273317562 EUR
Período 01/09/2024 a 30/09/2024
Saldo anterior     900,00 €${white}Nuevo saldo   970,00 €
02/09   Compra Librería               20,00 €-      880,00 €
05/09   Transferencia                150,00 €     1.030,00 €
07/09   Recibo Agua                   60,00 €-      970,00 €`;
    const periodsOf = (white: string) => understandText(text(white)).accounts[0]!.periods.map(({ rows, proof }) => [rows.length, proof.status]);
    expect(periodsOf('      ')).toEqual([[3, 'reconciled'], [3, 'reconciled']]);
    expect(periodsOf('\n')).toEqual([[3, 'reconciled'], [3, 'reconciled']]);
  });

  it('without headings a list of pending rows ends, too, where an opening balance goes on from the last closing one, or stands between its period and a row (rows of a whole statement were lost)', () => {
    const periodsOf = (opening: string) => understandText(`
Current Account 20-78-14 57156177 GBP
Statement period 01/11/2019 - 31/01/2020
Previous statement balance                              900.00
01/11/2019   Contactless RED KETTLE CAFE                 47.00 DR
11/11/2019   Bill payment TIDEWATER SYSTEMS             619.00 DR
10/01/2020   BGC PIPER ROOFING                          610.00
Closing balance                                         844.00

Pending transactions
31/01/2020 DD COUNCIL RATES REF JL67078669              185.53
31/01/2020 BGC PIPER ROOFING                             40.42

Current Account 20-78-14 57156177 GBP
Statement period 01/02/2020 - 29/02/2020
Previous statement balance                              ${opening}
03/02/2020   POS PURCHASE BLUE FERN GROCERS              16.00 DR
05/02/2020   ATM 635495 BRISTOL                          50.00 DR
17/02/2020   Direct Credit BRAMBLE                      100.00
Closing balance                                         878.00`).accounts[0]!.periods.map(({ rows, proof }) => [rows.length, proof.status]);
    expect(periodsOf('844.00')).toEqual([[3, 'reconciled'], [3, 'reconciled']]);
    expect(periodsOf('848.00')).toEqual([[3, 'reconciled'], [3, 'notReconciled']]);
  });

  it('without headings a list of pending rows ends below a sentence that says both balances of another statement', () => {
    const { accounts } = understandText(`
Cuenta de ahorros 950-606283-69 COP
Periodo 01/08/2024 a 31/08/2024
Su saldo el 1 de agosto de 2024 era de 2.951.028,91 y el 31 de agosto de 2024 de 1.994.412,91.
12/08/2024   SPEI ENVIADO                       -956.616,00     1.994.412,91

Movimientos pendientes
31/08/2024 SPEI ENVIADO                          112.626,00

Cuenta de ahorros 950-606283-69 COP
Periodo 01/09/2024 a 30/09/2024
Su saldo el 1 de septiembre de 2024 era de 1.994.412,91 y el 30 de septiembre de 2024 de 2.017.384,28.
04/09/2024   PAGO CON TARJETA                    -15.076,41     1.979.336,50
17/09/2024   Abono compra Panadería               38.047,78     2.017.384,28`);
    expect(accounts[0]!.periods.map(({ rows, proof }) => [rows.length, proof.status])).toEqual([[1, 'reconciled'], [2, 'reconciled']]);
  });

  it('lists of pending and reverted entries are none of the account, with their days in the title', () => {
    const { rows, period } = readStatement(`
Balance summary
Product                      Opening balance   Money out   Money in   Closing balance
Account                              100.00        30.00      50.00            120.00
Pockets                                0.00         0.00       0.00              0.00
Total                                100.00        30.00      50.00            120.00

Pending from January 1, 2026 to January 31, 2026
Start date     Description             Money out    Money in
Jan 31, 2026   Bolt                         9.40

Account transactions from January 1, 2026 to January 31, 2026
Date           Description             Money out    Money in    Balance
Jan 2, 2026    Spotify                     30.00                  70.00
Jan 5, 2026    Top up                                  50.00     120.00

Reverted from January 1, 2026 to January 31, 2026
Start date     Description             Money out    Money in
Jan 12, 2026   Hotel                      240.00`);
    expect(rows).toEqual([['2026-01-02', '-30.00'], ['2026-01-05', '50.00']]);
    expect(period.endBalance!.value).toBe(12000);
    expect(period.proof.status).toBe('reconciled');
  });

  describe('a list of later days under a title nobody knows', () => {
    const page = (closing: string, listed: readonly string[]): string => `
Kredi Kartı Hesap Özeti     Kart No: 5549 60** **** 1173
Önceki Dönem Borcu                           971,68 TL
Dönem Borcu                                  ${closing} TL
İşlem Tarihi    İşlem Açıklaması               Tutar (TL)
16/03/2026      MARKET                             176,47
27/03/2026      ÖDEME                              971,68+
29/03/2026      PETROL                             208,33
15/04/2026      BENZİN                             609,94

Zub xyzzy
${listed.join('\n')}`;

    const instalments = ['15/05/2026      MAĞAZA 3/6                         208,33', '15/05/2026      KİTAP 2/3                          299,98'];

    const rows = [['2026-03-16', '-176.47'], ['2026-03-27', '971.68'], ['2026-03-29', '-208.33'], ['2026-04-15', '-609.94']];

    it('is left out where the balances agree without it', () => expect(readStatement(page('994,74', instalments)).rowLists).toEqual([rows]));

    it('is not where they agree with it', () => expect(readStatement(page('1.503,05', instalments)).rowLists[0]).toHaveLength(6));

    it('is not where its days are those of the rows', () => {
      expect(readStatement(page('994,74', instalments.map((line) => line.replace('15/05', '14/04')))).rowLists[0]).toHaveLength(6);
    });
  });

  describe('a list of pending rows above all others', () => {
    /** Words of lines that match are set in larger type. */
    function withTitles(text: string, title: RegExp, sizes: (text: string) => number = () => 12) {
      const model = documentOfText(text);
      const enlarged = (page: PageModel): PageModel => {
        const baselines = new Set(page.words.filter((word) => title.test(word.text)).map(({ baseline }) => baseline));
        return { ...page, words: page.words.map((word) => (baselines.has(word.baseline) ? { ...word, fontSize: sizes(word.text) } : word)) };
      };
      return { ...model, pages: model.pages.map(enlarged) };
    }

    const ACTIVITY = `
Checking x4471

Pending (2)

Lyft ride                      -18.10

Blue Bottle Coffee             -24.00

Cleared items

Fri, Mar 6, 2026
Shell Oil 5744                 -86.12     356.01

Netflix.com                    -93.21     442.13

Thu, Mar 5, 2026
Northwind payroll              335.98     535.34

H-E-B                          -10.00     199.36`;

    it('ends at the next title set like its own, whatever that says', () => {
      const document = understand(withTitles(ACTIVITY, /^(?:Pending|Cleared)$/));
      expect(readRows(document)[0]!.map((row) => [row.date, row.amount])).toEqual([['2026-03-06', '-86.12'], ['2026-03-06', '-93.21'], ['2026-03-05', '335.98'], ['2026-03-05', '-10.00']]);
    });

    it('ends at a title of a higher level, smaller than the rows, too', () => {
      const document = understand(withTitles(ACTIVITY, /^(?:Pending|Cleared)$/, (word) => (word === 'Pending' ? 6 : 7)));
      expect(readRows(document)[0]).toHaveLength(4);
    });

    it('goes on below words in the type of its rows', () => {
      const document = understand(withTitles(ACTIVITY, /^Pending$/));
      expect(readRows(document).flat()).toEqual([]);
    });

    it('ends there as well where nothing in it looks like a row, and where the title names the days of the rows', () => {
      const document = understand(withTitles(`
Período vigente: 03 AGO 2025 a 02 SET 2025

PRÓXIMAS FATURAS
Próxima fatura   Fechada em 02 OUT   R$ 812,40
Demais faturas                       R$ 2.114,90

TRANSAÇÕES       DE 03 AGO A 02 SET
03 AGO           Loja Azul           R$ 400,59
05 AGO           Posto Norte         R$ 84,44
11 AGO           Livraria            R$ 219,21
27 AGO           Farmácia            R$ 34,97`, /^(?:PRÓXIMAS|TRANSAÇÕES)$/));
      expect(readRows(document).flat()).toHaveLength(4);
    });
  });

  it('payments to come in a table of their own above the rows, whatever its title is', () => {
    const { badges } = readPeriods(`
Lønkonto 7030 0004411223
Posteringer 01.01.2026 - 31.01.2026
Saldo 3.492,14     Disponibelt beløb 13.492,14

Følgende er lagt ind
Dato              Tekst                                   Beløb
02.02.2026        BS Betaling Norlys                    -812,00

Poster
Dato              Tekst                            Beløb      Saldo
19.01.2026        Overførsel opsparing           -495,48   3.492,14
12.01.2026        BS Betaling Boligforening      -155,73   3.987,62
12.01.2026        Dankort-køb Netto Vejle        -223,63   4.143,35
12.01.2026        Lønoverførsel                   422,86   4.366,98

Primosaldo 01.01.2026: 3.944,12
`);
    expect(badges).toEqual([true]);
  });

  it('sums among the rows, and below the closing balance a list of purchases still to be charged with its own sum', () => {
    const text = `
Compte 30004000031
Période du 01/01/2026 au 31/01/2026
Date        Nature                               Débit      Crédit
            ANCIEN SOLDE                                    100,00
            PAIEMENTS PAR CARTE
05.01.26    CARTE MONOPRIX                        10,00
08.01.26    CARTE SNCF                            20,00
09.01.26    CARTE MONOPRIX                        10,00
10.01.26    CARTE SNCF                            20,00
11.01.26    CARTE MONOPRIX                        10,00
            TOTAL PAIEMENTS PAR CARTE             70,00
            VIREMENTS RECUS
12.01.26    VIR CPAM                                         50,00
            NOUVEAU SOLDE AU 31.01.2026                      80,00
DETAIL DES ACHATS PAR CARTE A DEBIT DIFFERE
05.01.26    LECLERC                                          41,20
09.01.26    DECATHLON                                        88,90
            TOTAL DIFFERE                                   130,10
`;
    const { rows, badges } = readPeriods(text);
    expect([rows[0]!.map(([, amount]) => amount), badges]).toEqual([[-1000, -2000, -1000, -2000, -1000, 5000], [true]]);
    expect(readPeriods(text.replace('50,00', '51,00')).badges).toEqual([false]);
  });

  it('a list of what is pending ends where the headings of the next account come, on pages that look alike (whole accounts were left out)', () => {
    const wallet = (currency: string, number: string, indent: string, rows: string): string => `
IBAN ${number}
${currency} Statement
Generated on the 2 Mar 2026
Balance summary
Product              Opening balance    Money out     Money in     Closing balance
${rows.split('\n')[0]}
Account transactions from February 1, 2026 to February 28, 2026
Date          Description      ${indent}Money out    Money in    Balance
${rows.split('\n').slice(1).join('\n')}
Pending from February 1, 2026 to February 28, 2026
Start date    Description      ${indent}Money out    Money in
Feb 27, 2026  Hotel deposit    ${indent}    99.00
`;
    const first = wallet('EUR', 'LT601010012345678901', '', `Current account              100.00        30.00        50.00             120.00
Feb 2, 2026   Bakery               20.00                  80.00
Feb 3, 2026   Bakery               10.00                  70.00
Feb 5, 2026   Salary                           50.00     120.00`);
    const second = wallet('USD', 'LT071010012345678902', '            ', `Current account              900.00        25.00       125.00            1000.00
Feb 3, 2026   Ferry                            25.00                 875.00
Feb 8, 2026   Sold bicycle                                 125.00   1000.00`);
    const third = wallet('GBP', 'LT381010012345678903', '      ', `Current account              300.00        45.00        10.00             265.00
Feb 4, 2026   Kiosk                      15.00                 285.00
Feb 5, 2026   Kiosk                      15.00                 270.00
Feb 6, 2026   Kiosk                      15.00                 255.00
Feb 9, 2026   Refund                                 10.00     265.00`);
    const { rows, badges } = readPeriods([first, second, third].join('\f'));
    expect(rows).toEqual([
      [['2026-02-02', -2_000], ['2026-02-03', -1_000], ['2026-02-05', 5_000]],
      [['2026-02-03', -2_500], ['2026-02-08', 12_500]],
      [['2026-02-04', -1_500], ['2026-02-05', -1_500], ['2026-02-06', -1_500], ['2026-02-09', 1_000]],
    ]);
    expect(badges).toEqual([true, true, true]);
  });

  it('rows of the last day behind the balance of the day before are no orders to come (wrong badge)', () => {
    const { rowLists, badges } = readStatement(`
Extras cont 01/01/2025 - 31/01/2025
Data          Descriere             Debit        Credit
SOLD ANTERIOR                                   3.012,44
12/01/2025    Incasare OP                       1.331,26
              SOLD FINAL ZI                     4.343,70
25/01/2025    Transfer intern        8,63
              SOLD FINAL ZI                     4.335,07
31/01/2025    Comision             102,37
31/01/2025    Transfer intern       16,41
`);
    expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['1331.26', '-8.63', '-102.37', '-16.41']);
    expect(badges).toEqual([false]);
  });

  it('a list without headings above the closing balance and the headings of rows that run backwards', () => {
    expect(readStatement(`
Reserverade belopp
30 apr 2025      30 apr 2025      BOLT TALLINN           -119,00

Utgående saldo 30 april 2025                                             470,00

Bokföringsdag    Transaktionsdag  Text                   Belopp          Saldo
30 apr 2025      28 apr 2025      Betalning Bg           -30,00         470,00
28 apr 2025      27 apr 2025      Lön Region              80,00         500,00
26 apr 2025      26 apr 2025      Autogiro                -5,00         420,00
Ingående saldo 1 april 2025                                             425,00`).rows).toEqual([['2025-04-30', '-30.00'], ['2025-04-28', '80.00'], ['2025-04-26', '-5.00']]);
  });

  it('what comes to nothing in a list of its own agrees with all balances, whether it is of the account or not: no badge, unless a printed sum counts it (wrong badge)', () => {
    const page = (list: string, summary = '', balances = ['', '', '']): string => `
Account number 37086748
Statement period 01/05/2022 - 30/07/2022
Opening balance                   3,450.16
${summary}
Date          Description                           Amount       Balance
25/06/2022    Standing order Kelm                -1,917.82    ${balances[0]}
09/07/2022    Cheque                               -314.00    ${balances[1]}
15/07/2022    Toll road                           2,512.56    ${balances[2]}
${list}
Closing balance                   3,730.90
`;
    const list = `
Reversed entries
06/07/2022    Amazon                               -214.00
06/07/2022    Amazon reversal                       214.00
`;
    const running = ['1,532.34', '1,218.34', '3,730.90'];
    expect(readStatement(page('')).isReconciled).toBe(true);
    expect(readStatement(page(list)).isReconciled).toBe(false);
    expect(readStatement(page(list, '', running)).isReconciled).toBe(false);
    expect(readStatement(page(list, 'Money in      2,512.56\nMoney out     2,231.82')).isReconciled).toBe(false);
    expect(readStatement(page(list, 'Money in      2,726.56\nMoney out     2,445.82')).isReconciled).toBe(true);
    expect(readStatement(page(list.replaceAll('06/07', '16/07').replaceAll('14.00\n', '14.00    3,516.90\n').replace(/3,516.90\n$/, '3,730.90\n'), '', running)).isReconciled).toBe(true);
    // A row of the account and its reversal, without a title.
    expect(readStatement(page(list.replace('\nReversed entries\n', ''))).isReconciled).toBe(true);
  });

  it('a row whose figure stands in no column is not made up for by an equal one of an order to come (wrong badge)', () => {
    const page = (place: string): string => `
Statement period 01.02.2025 - 28.02.2025

Account 35790510
Date          Description                               Amount           Balance
              Opening balance                                           5,094.38
02.02.2025    Grocer Hill                             1,074.68          6,169.06
07.02.2025    Bakery Lund                             1,377.96
12.02.2025    Grocer Hill                              -512.70          7,034.32
16.02.2025    Transfer Miller                          -206.06          6,828.26
24.02.2025    Standing order Kelm                      -524.52          6,303.74
${place}
              Closing balance                                           7,515.39

Standing orders
01.03.2025    Ferry                                   1,211.65
`;
    expect(readStatement(page('26.02.2025    Standing order Kelm                                 1,211.65')).isReconciled).toBe(false);
    expect(readStatement(page('26.02.2025    Standing order Kelm                     1,211.65')).isReconciled).toBe(true);
    expect(readStatement(page('26.02.2025    Standing order Kelm                     1,211.65')).rows.length).toBe(6);
  });

  it('a Malay list of what is not complete, over the balance brought forward', () => {
    const { rowLists, badges } = readStatement(`
PENYATA AKAUN SEMASA 5144 0012 3456 (MYR)
Tempoh penyata: 01 MAC 2025 hingga 31 MAC 2025
Transaksi belum selesai
Tarikh     Butiran                                                     Amaun
31 MAC     BELIAN KAD DEBIT GRAB                                       18.40
31 MAC     BELIAN KAD DEBIT SHELL                                      60.00
Transaksi
Tarikh     Butiran                          Debit      Kredit           Baki
01 MAC     BAKI DIBAWA KE HADAPAN                                4,412.05 CR
01 MAC     BAYARAN BALIK                             2,263.06    6,675.11 CR
02 MAC     BAYARAN BIL                     291.01                6,384.10 CR
04 MAC     PENGELUARAN ATM                 148.19                6,235.91 CR
Baki akhir: 6,235.91 CR`);
    expect([rowLists[0]!.map(([, amount]) => amount), badges]).toEqual([['2263.06', '-291.01', '-148.19'], [true]]);
  });

  it('a list of what is pending at a day, above the rows', () => {
    const { rowLists, badges } = readStatement(`
Statement 1 June 2025 - 30 June 2025
Pending at 30 June
Date             Merchant                              Amount
29 Jun 2025      DELIVERY LONDON                       £22.40
30 Jun 2025      TRAVEL CHARGE                          £6.80
Main account 44102201
Opening balance £500.00   Paid in £40.00   Paid out £65.00   Closing balance £475.00
When             Description          Paid in        Paid out        Balance
1 Jun 2025       Faster payment                        £55.00        £445.00
14 Jun 2025      Refund                £40.00                        £485.00
29 Jun 2025      Charge                                £10.00        £475.00`);
    expect([rowLists.map((rows) => rows.map(([, amount]) => amount)), badges]).toEqual([[['-55.00', '40.00', '-10.00']], [true]]);
  });
});
