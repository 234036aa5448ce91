// Rows in running text, of labelled values, or in columns that no heading names.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('rows without headings', () => {
  it('rows whose texts stand above and below their figures are none of the summary above', () => {
    const { rows, verdicts } = readStatement(`
Girokonto 3487872407 EUR     Auszugszeitraum 01.07.22 - 31.07.22
Kontostand am Anfang   Summe Haben   Summe Belastungen   Endsaldo
7.223,57 €             2.001,35 €    157,97 €-           9.066,95 €
01.07.22      girocard Baumarkt Werkgut Karte 2407      63,38 €-   7.160,19 €
              Kartenzahlung Café Ziegel Görlitz 12.44
01.07.22                                                94,59 €-   7.065,60 €
              Uhr
04.07.22      Gutschrift Klara Voß                   2.001,35 €    9.066,95 €`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-63.38', '-94.59', '2001.35']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('a label before every value, block after block', () => {
    const block = (day: string, text: string, amount: string, balance: string): string => `
Data operacji: ${day}       Data waluty: ${day}
               ${text}
Kwota: ${amount} PLN        Saldo po operacji: ${balance} PLN`;
    const { rows, verdicts } = readStatement(`
Saldo początkowe   100,00 PLN
${block('03.05.2026', 'KAWIARNIA', '-5,00', '95,00')}
${block('04.05.2026', 'WYNAGRODZENIE', '200,00', '295,00')}
${block('05.05.2026', 'PRĄD', '-20,00', '275,00')}
${block('06.05.2026', 'CZYNSZ', '-75,00', '200,00')}
${block('07.05.2026', 'SKLEP', '-10,00', '190,00')}
Saldo końcowe      190,00 PLN`);
    expect(rows).toEqual([['2026-05-03', '-5.00'], ['2026-05-04', '200.00'], ['2026-05-05', '-20.00'], ['2026-05-06', '-75.00'], ['2026-05-07', '-10.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('a label before every value, in few blocks', () => {
    const block = (at: number, text: string, amount: string, balance: string): string => `
${at}.   Data operacji: 1${at}.08.2023            Data waluty: 0${at}.08.2023
     ${text}
     Kwota: ${amount} PLN                   Saldo po operacji: ${balance} PLN`;
    expect(readPeriods(`
Wyciąg za okres od 01.08.2023 do 31.08.2023
Rachunek nr 42 7216 4836 2274 8500 6776 5377
Saldo początkowe                       17 908,88 PLN
Saldo końcowe                          16 500,00 PLN
${block(1, 'WYPŁATA BANKOMAT', '-620,59', '17 288,29')}
${block(2, 'PRZELEW DO', '-690,00', '16 598,29')}
${block(3, 'OPŁATA', '-98,29', '16 500,00')}`)).toMatchObject({ rows: [[['2023-08-11', -62_059], ['2023-08-12', -69_000], ['2023-08-13', -9829]]], badges: [true] });
  });

  it('a label before every value, more rows than the summary has lines', () => {
    const days = Array.from({ length: 28 }, (_, at) => at + 1);
    const block = (day: number): string => `
${day}.  Data operacji: ${String(day).padStart(2, '0')}.05.2026       Data waluty: ${String(day).padStart(2, '0')}.05.2026
     SKLEP ${'ABCD'[day % 4]}
     Kwota operacji: -${day},00 PLN        Saldo po operacji: ${1000 - (day * (day + 1)) / 2},00 PLN`;
    const { document, rows, verdicts } = readStatement(`
Saldo początkowe   1000,00 PLN
Saldo końcowe       594,00 PLN
${days.map(block).join('\n')}`);
    expect(rows).toEqual(days.map((day) => [`2026-05-${String(day).padStart(2, '0')}`, `-${day}.00`]));
    expect(document.accounts[0]!.periods[0]!.rows.map((row) => row.description.value.slice(-7))).toEqual(days.map((day) => `SKLEP ${'ABCD'[day % 4]}`));
    expect(verdicts).toEqual(['reconciled']);
  });

  it('balances of few days behind figures with letters, without headings, are no text beside the table', () => {
    const text = `
Statement period 01/09/2020 to 30/09/2020
Opening balance 1,000.00     Closing balance 1,340.00
01/09/2020    DIRECT DEBIT PHONE     150.00 DR
01/09/2020    CHEQUE 6849            200.00 DR
01/09/2020    PAYROLL                900.00 CR
01/09/2020    FURNITURE              200.00 DR    1,350.00
08/09/2020    BAKERY                   1.00 DR
08/09/2020    BOOKS                    2.00 DR
08/09/2020    FUEL                     3.00 DR
08/09/2020    POWER                    4.00 DR    1,340.00`;
    const read = (printed: string) => understandText(printed).accounts[0]!.periods[0]!;
    expect(read(text).rows.map(({ balance }) => balance?.value ?? null)).toEqual([null, null, null, 135_000, null, null, null, 134_000]);
    expect([read(text), read(text.replace('1,350.00', '1,380.00'))].map(({ isReconciled }) => isReconciled)).toEqual([true, false]);
  });

  it('amounts right behind their texts, of which only the balances share an edge', () => {
    const text = `
BSB 084-004  Account 55 123 9871   10 Dec 2025 to 9 Jan 2026
Opening balance $1,003.37    Closing balance $1,188.57
December 2025
11   Coles Toowong  -$763.61                                $239.76
11   Transfer to M Tran  -$40.13                            $199.63
12   Interest credit  $702.42                               $902.05
20   Pay from Bunya Pty Ltd  $296.56                      $1,198.61
21   Opal topup  -$854.39                                   $344.22
21   Pay from Bunya Pty Ltd  $326.37                        $670.59
January 2026
02   Telstra direct debit  -$378.37                         $292.22
03   Telstra direct debit  -$104.83                         $187.39
04   Pay from Bunya Pty Ltd  $1,001.18                    $1,188.57
`;
    expect(readPeriods(text).badges).toEqual([true]);
    expect(readPeriods(text).rows[0]).toEqual([
      ['2025-12-11', -76_361], ['2025-12-11', -4013], ['2025-12-12', 70_242], ['2025-12-20', 29_656], ['2025-12-21', -85_439], ['2025-12-21', 32_637],
      ['2026-01-02', -37_837], ['2026-01-03', -10_483], ['2026-01-04', 100_118],
    ]);
    expect(readPeriods(text.replace('-$40.13', '$40.13')).badges).toEqual([false]);
  });

  it('"Summa:" before the amount of every row is a label of theirs, and "izvod po računu" stands before a number', () => {
    const row = (day: string, amount: string, balance: string): string => `DATUMS: ${day}.01.2026    SUMMA: ${amount}    ATLIKUMS: ${balance}    PIRKUMS RIMI`;
    const text = `
Izvod po računu 1610000012345678
PERIODS 01.01.2026 - 31.01.2026
SAKUMA ATLIKUMS: 100.00
${row('02', '-10.00', ' 90.00')}
${row('03', '-20.00', ' 70.00')}
${row('04', '+30.00', '100.00')}
${row('05', '-10.00', ' 90.00')}
${row('06', '-10.00', ' 80.00')}
BEIGU ATLIKUMS: 80.00
`;
    expect(readPeriods(text).accounts).toEqual(['1610000012345678']);
    expect(readPeriods(text).rows[0]!.map(([, amount]) => amount)).toEqual([-1_000, -2_000, 3_000, -1_000, -1_000]);
    expect(readPeriods(text).badges).toEqual([true]);
  });

  it('rows that begin with their numbers are rows beside lists that begin with days', () => {
    const rows = Array.from({ length: 8 }, (_, at) => `${String(at + 1).padEnd(8)}2024-04-${String(10 + at)}      Deposit to account            10.00`).join('\n');
    const { period } = readStatement(`
Bonus Saver CAD     Account number 91587-4632336     Period covered 2024-04-01 - 2024-04-30
Starting balance   100.00      Ending balance   180.00
No.     Date            Description                  Amount
${rows}
Pending transactions
${Array.from({ length: 12 }, () => '2024-04-30 TRANSFER FROM R. de Souza                9.43').join('\n')}`);
    expect(period.rows).toHaveLength(8);
    expect(period.proof.status).toBe('reconciled');
  });

  it('a currency behind the side of a balance is no word of a row: values close above a table without headings', () => {
    const { rows, period } = readStatement(`
Rachunek: 65 9305 6625 2241 9376 2103 9260          Okres: 01-11-2023 do 30-11-2023
Saldo początkowe     Razem wpłaty     Suma wydatków    Saldo zamknięcia
7169,37 Ma zł        4618,84 zł       700,33 zł        11087,88 Ma zł

23-11-2023   PRZELEW OD Anna Kos         3618,84     11087,88 Ma
20-11-2023   POLECENIE ZAPŁATY            700,33      7469,04 Ma
17-11-2023   WPŁATOMAT                   1000,00      8169,37 Ma`);
    expect(rows).toEqual([['2023-11-23', '3618.84'], ['2023-11-20', '-700.33'], ['2023-11-17', '1000.00']]);
    expect([period.startBalance?.value, period.isReconciled]).toEqual([716937, true]);
  });

  it('no table boundaries: no headings at all', () => {
    expect(readStatement(`
Statement of May 2026
02.05.2026 Miete               -80,00       920,00
05.05.2026 Strom               -20,00       900,00
13.05.2026 Gehalt            2.000,00     2.900,00`).rows.map((row) => row[1])).toEqual(['-80.00', '-20.00', '2000.00']);
  });

  it('the balance after each row, behind its label on a line of its own, is no amount', () => {
    const blocks = (balance: string): string => `
Wyciąg z rachunku bieżącego nr PL27 1140 2004 0000 3002 0135 5387
za okres 2026-01-01 - 2026-01-31, waluta PLN

Saldo początkowe: 25 403,65 PLN

${[['01', '-2 540,91', '22 862,74'], ['04', '-532,67', balance], ['07', '1 000,00', '23 330,07'], ['08', '1 000,00', '24 330,07'], ['09', '-330,07', '24 000,00']].map(([day, amount, after], at) => `${at + 1}. 2026-01-${day}                     Kwota: ${amount} PLN
Odbiorca: Orlen
Tytuł: paliwo
                       Saldo po operacji: ${after} PLN`).join('\n')}

Saldo końcowe: 24 000,00 PLN
`;
    expect(readPeriods(blocks('22 330,07'))).toMatchObject({ rows: [[['2026-01-01', -254_091], ['2026-01-04', -53_267], ['2026-01-07', 100_000], ['2026-01-08', 100_000], ['2026-01-09', -33_007]]], badges: [true], bounds: [[2_540_365, 2_400_000]] });
    expect(readPeriods(blocks('23 330,07')).badges).toEqual([false]);
  });

  it('figures that end lines of running text, a dash between the parts', () => {
    const { allRows, period } = readStatement(`
Account Number: 000987654321
Statement Period: January 1, 2024 - January 31, 2024
Beginning Balance: $3,120.00
Transactions:
01/03/2024 - Corner Coffee - -$88.68
01/04/2024 - Oil 5744 - -$209.59
01/09/2024 - Mobile Deposit by phone - $2,698.54
01/22/2024 - Grocery Outlet of the North #221 - -$271.01
01/25/2024 - Interest - $2.70
Ending Balance: $5,251.96`);
    expect(allRows).toEqual([['2024-01-03', '-88.68'], ['2024-01-04', '-209.59'], ['2024-01-09', '2698.54'], ['2024-01-22', '-271.01'], ['2024-01-25', '2.70']]);
    expect(period.isReconciled).toBe(true);
  });

  it('an amount and a balance behind each text', () => {
    const { allRows, period } = readStatement(`
Account 000987654321
01/03/2024 Opening balance 500.00
01/03/2024 Coffee -8.68 491.32
01/04/2024 Rent for the month of January -209.59 281.73
01/09/2024 Deposit by phone 2,698.54 2,980.27
01/22/2024 Grocery Outlet -271.01 2,709.26`);
    expect(allRows).toEqual([['2024-01-03', '-8.68'], ['2024-01-04', '-209.59'], ['2024-01-09', '2698.54'], ['2024-01-22', '-271.01']]);
    expect(period.isReconciled).toBe(true);
  });

  it('the same white before each amount, wherever its text ends', () => {
    const { allRows, period } = readStatement(`
Account Number: 9900112
Opening Balance: $3,333.00
Closing Balance: $6,271.58
01/10  Oil 5744          -$291.44
01/10  Mobile Deposit          +$3,556.88
01/13  Market          -$280.29
01/17  Refund - Online Store          +$77.52
01/27  Trip          -$124.09
Statement Period: 01/01/2024 - 01/31/2024`);
    expect(allRows).toEqual([['2024-01-10', '-291.44'], ['2024-01-10', '3556.88'], ['2024-01-13', '-280.29'], ['2024-01-17', '77.52'], ['2024-01-27', '-124.09']]);
    expect(period.isReconciled).toBe(true);
  });

  it('words between the amount and the balance', () => {
    const { allRows, period } = readStatement(`
Account: 22113344
Opening Balance: 1500.00 EUR
04.01.2024: Mobile deposit (credit) 2,862.60 EUR, balance 4,362.60 EUR
05.01.2024: Coffee (debit) 258.87 EUR, balance 4,103.73 EUR
11.01.2024: Subscription to something (debit) 110.61 EUR, balance 3,993.12 EUR
21.01.2024: Interest (credit) 899.80 EUR, balance 4,892.92 EUR
Closing Balance: 4892.92 EUR`);
    expect(allRows).toEqual([['2024-01-04', '2862.60'], ['2024-01-05', '-258.87'], ['2024-01-11', '-110.61'], ['2024-01-21', '899.80']]);
    expect(period.isReconciled).toBe(true);
  });

  describe('payments listed without headings above the headings of the purchases', () => {
    const page = (sum: string) => `
Fatura do cartão de crédito          Vencimento 15/05/2025
Total da fatura anterior                           2.201,40
Total desta fatura                                   158,78
Pagamentos efetuados
15/04    PAGAMENTO EFETUADO                      - 2.201,40
         Total dos pagamentos                    - ${sum}
Lançamentos: compras e saques
DATA     ESTABELECIMENTO                        VALOR EM R$
09/04    LIVRARIA CENTRAL                             23,12
10/04    POSTO ALVORADA                              135,66
`;

    it('are rows where their sum stands below them', () => {
      const { rowLists, badges } = readStatement(page('2.201,40'));
      expect(rowLists).toEqual([[['2025-04-15', '2201.40'], ['2025-04-09', '-23.12'], ['2025-04-10', '-135.66']]]);
      expect(badges).toEqual([true]);
    });

    it('are none where another sum does', () => {
      expect(readStatement(page('2.207,40')).badges).toEqual([false]);
    });
  });

  it('bars between their cells are rules', () => {
    const page = `
Account No: 1234-5678-9012             1 January 2024 to 30 June 2024
Opening Balance: $1,000.00

2024-01-15 | Coffee shop | -$ 100.00
2024-02-15 | Tea shop | -$ 200.00
2024-03-15 | Salary | $ 300.00
2024-04-15 | Bakery | -$ 400.00

Closing Balance: $600.00`;
    const { rows, texts, isReconciled } = readStatement(page);
    expect([rows.map(([, amount]) => amount), texts, isReconciled]).toEqual([['-100.00', '-200.00', '300.00', '-400.00'], ['Coffee shop', 'Tea shop', 'Salary', 'Bakery'], true]);
  });

  it('bars that touch the words on both sides', () => {
    const { texts, rows } = readStatement(`
Konto 113100     01.10.2025 bis 31.10.2025
|St |Belegnr   |Buch.dat. |Zuordnung |BA|Text                        |     Betrag|
|   |          |          |          |  |Anfangssaldo                |   1.000,00|
| o |6356449614|01.10.2025|01102025  |DZ|Scheck 444335               |     909,45|
| o |6496353814|02.10.2025|01102025  |DZ|Scheck 440828               |     813,36|
| o |7888179014|05.10.2025|02102025  |ZP|Leasing                     |     842,00-|
|   |          |          |          |  |Endsaldo                    |   1.880,81|`);
    expect(rows.map(([, amount]) => amount)).toEqual(['909.45', '813.36', '-842.00']);
    expect(texts.join(' ')).not.toContain('|');
  });

  it('a table drawn in letters', () => {
    const page = `
CONTA 12345-6     PERIODO 01/03/2024 A 31/03/2024
+------------+-----------------+-----------------+-----------------+--------------------------------+
|DATA DO MOV.|     CRÉDITO     |     DÉBITO      |      SALDO      |HISTÓRICO / COMPLEMENTO         |
+------------+-----------------+-----------------+-----------------+--------------------------------+
|            |                 |                 |         1.000,00|SALDO ANTERIOR                  |
|01/03/2024  |           250,00|                 |         1.250,00|DEPOSITO EM DINHEIRO            |
|04/03/2024  |                 |           100,00|         1.150,00|CHEQUE COMPENSADO               |
|11/03/2024  |                 |            35,90|         1.114,10|TARIFA PACOTE                   |
+------------+-----------------+-----------------+-----------------+--------------------------------+`;
    const { rows, texts, isReconciled } = readStatement(page);
    expect([rows, texts, isReconciled]).toEqual([[['2024-03-01', '250.00'], ['2024-03-04', '-100.00'], ['2024-03-11', '-35.90']], ['DEPOSITO EM DINHEIRO', 'CHEQUE COMPENSADO', 'TARIFA PACOTE'], true]);
  });

  it('facts of the account with days, a limit and the number of the page, above the rows of each page, are no row', () => {
    const head = (page: number): string => `
1/11/2025  40619  00030983444  EUR  1/10/2025  30/10/2025      300,00  0,00 %   ${page}
MOUVEMENTS EN EUR
`;
    const { period, rows } = readStatement([
      `${head(1)}                         SOLDE AU : 30/09/2025                            2.059,35
1/10/2025    CARTE BIOCOOP                      1/10/2025           9,75
2/10/2025    VIR SEPA                           2/10/2025                    1.430,00
5/10/2025    VIR LOYER                          5/10/2025         700,00`,
      `${head(2)}
6/10/2025    CARTE DELIVEROO                    6/10/2025          17,64
7/10/2025    VIR SEPA                           7/10/2025                      502,80`,
      `${head(3)}
12/10/2025   VIR SEPA                          12/10/2025                       40,20
13/10/2025   RETRAIT DAB                       13/10/2025         150,00

                 Nouveau solde en EUR :                                      3.154,96`,
    ].join('\f'));
    expect(period.startBalance?.value).toBe(205_935);
    expect(rows.map(([, amount]) => amount)).toEqual(['-9.75', '1430.00', '-700.00', '-17.64', '502.80', '40.20', '-150.00']);
  });
});
