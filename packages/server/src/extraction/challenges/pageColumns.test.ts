// Rows in two columns of a page, and lists side by side.
import { describe, expect, it } from 'vitest';
import type { Box, PageModel, Word } from '../model.js';
import { documentOfText, readPeriods, readRows } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { understand } from '../understand.js';

describe('two columns on a page', () => {
  it('rows of the right column stand on baselines of their own', () => {
    const { rows } = readStatement(`
Date   Transaction             Amount        Date   Transaction             Amount
05/01  COFFEE                   5.00-        05/14  RENT                  500.00-
05/02  TRANSFER                30.00-
                                             05/15  DIRECT DEBIT           20.00-
       INVOICE 12                                   MANDATE 991
05/03  FUEL                    40.00-
                                             05/18  SALARY                900.00
Statement period 05/01/2026 - 05/31/2026`);
    expect(rows.map((row) => row[1])).toEqual(['-5.00', '-30.00', '-40.00', '-500.00', '-20.00', '900.00']);
  });

  it('days that head the rows of both columns of a page', () => {
    const spread = (day: string): string => `
Kontoauszug 2/2026   IBAN DE02 7009 0500 0004 1112 22   EUR
Zeitraum 01.02.2026 bis 28.02.2026
Alter Kontostand  H 1.000,00

                                              MIETE           S   200,00
01.02.2026                                    STADTWERKE      S    20,00
  GUTSCHRIFT      H    37,33                ${day}
  GEHALT KRAUSE   H   275,76                  REWE MARKT      S    50,00
  REWE MARKT      S   194,12                  DB VERTRIEB     S    10,00
02.02.2026                                  19.02.2026
  DB VERTRIEB     S    80,98                  REWE MARKT      S    12,00
  REWE MARKT      S     7,99                  DB VERTRIEB     S    18,00
  DB VERTRIEB     S    20,00                20.02.2026
  REWE MARKT      S    10,00                  GUTSCHRIFT      H    90,00

Neuer Kontostand  H   780,00
`;
    expect(readPeriods(spread('18.02.2026')).badges).toEqual([true]);
    expect(readPeriods(spread('18.02.2026')).rows[0]).toEqual([
      ['2026-02-01', 3733], ['2026-02-01', 27_576], ['2026-02-01', -19_412], ['2026-02-02', -8098], ['2026-02-02', -799], ['2026-02-02', -2000], ['2026-02-02', -1000],
      ['2026-02-02', -20_000], ['2026-02-02', -2000], ['2026-02-18', -5000], ['2026-02-18', -1000], ['2026-02-19', -1200], ['2026-02-19', -1800], ['2026-02-20', 9000],
    ]);
    // Further right it is not seen to head its rows.
    expect(readPeriods(spread('      18.02.2026')).badges).toEqual([false]);
  });

  it('the last rows fill the first column of a page only, under no headings', () => {
    const read = readPeriods(`
Account number 12345678      Statement from 1 March 2026 to 31 March 2026
Opening balance 100.00       Closing balance 52.33

Date        Merchant     Amount  Balance            Date        Merchant     Amount  Balance
02/03/2026  Grocer        -1.00    99.00            05/03/2026  Baker         -2.11    93.78
03/03/2026  Cafe          -1.37    97.63            06/03/2026  Garage        -2.48    91.30
04/03/2026  Florist       -1.74    95.89            07/03/2026  Grocer        -2.85    88.45
\f
08/03/2026  Cafe          -3.22    85.23            11/03/2026  Garage        -4.33    73.35
09/03/2026  Florist       -3.59    81.64            12/03/2026  Grocer        -4.70    68.65
10/03/2026  Baker         -3.96    77.68            13/03/2026  Cafe          -5.07    63.58
\f
14/03/2026  Florist       -5.44    58.14
15/03/2026  Baker         -5.81    52.33
`);
    expect(read.badges).toEqual([true]);
    expect(read.rows[0]!.slice(-3)).toEqual([['2026-03-13', -507], ['2026-03-14', -544], ['2026-03-15', -581]]);
  });

  it('rows at the head of the second column, over headings of its own', () => {
    expect(readPeriods(`
Account number 12345678      Statement from 1 March 2026 to 31 March 2026
Opening balance 100.00       Closing balance 70.00

Card 1                                                 05/03/2026  Baker              -3.00
Date        Merchant          Amount                   06/03/2026  Grocer             -4.00
02/03/2026  Grocer             -5.00                   Card 2
03/03/2026  Cafe               -6.00                   Date        Merchant          Amount
04/03/2026  Florist            -2.00                   07/03/2026  Garage            -10.00
`)).toMatchObject({ rows: [[['2026-03-02', -500], ['2026-03-03', -600], ['2026-03-04', -200], ['2026-03-05', -300], ['2026-03-06', -400], ['2026-03-07', -1_000]]], badges: [true] });
  });

  it('headings further down in one column, beside rows of the other on baselines of their own', () => {
    const bill = (sum: string): string => `
Banco Ipê      Titular  CARLOS LIMA SOUZA      Emissão: 25/03/2024     Vencimento: 02/04/2024
Resumo da fatura em R$
Total da fatura anterior                    900,00
Pagamento efetuado em 05/03/2024          - 900,00
Lançamentos atuais                          ${sum}
Total desta fatura                          ${sum}

Pagamentos efetuados                           Lançamentos: compras e saques
DATA   ESTABELECIMENTO     VALOR EM R$         DATA   ESTABELECIMENTO     VALOR EM R$
05/03  PAGAMENTO            - 900,00           08/03  POSTO SUL             55,97
Total dos pagamentos        - 900,00
                                               10/03  FARMACIA              66,81
Lançamentos: compras e saques
                                               11/03  POSTO SUL             51,59
DATA   ESTABELECIMENTO     VALOR EM R$
                                               12/03  LOJA AZUL             98,32
26/02  POSTO SUL             84,08
                                               14/03  LOJA AZUL             20,14
27/02  FARMACIA              25,89
                                               Total dos lançamentos       ${sum}
28/02  LOJA AZUL             19,98
                                               Compras parceladas - próximas faturas
29/02  POSTO SUL             63,49
                                               DATA   ESTABELECIMENTO     VALOR EM R$
01/03  LOJA AZUL             10,51             28/02  LOJA AZUL 03/08       44,71
                                               Próxima fatura               44,71`;
    const { amounts, isReconciled } = readStatement(bill('496,78'));
    expect(amounts).toEqual(['900.00', '-84.08', '-25.89', '-19.98', '-63.49', '-10.51', '-55.97', '-66.81', '-51.59', '-98.32', '-20.14']);
    expect(isReconciled).toBe(true);
    expect(readStatement(bill('496,28')).isReconciled).toBe(false);
  });

  it('credits and debits under titles of their own beside each other', () => {
    const beside = (end: string): string => `
Cuenta corriente 03-72-01-112233-4   Del 02/01/2026 al 30/01/2026   USD
Saldo anterior 225.82     Créditos 1,418.81    Débitos 1,075.31    Saldo final ${end}

CRÉDITOS                                              DÉBITOS
Fecha        Detalle                      Monto       Fecha        Detalle                      Monto
02/01/2026   ACH recibido                569.90       03/01/2026   ACH enviado                 647.49
04/01/2026   Depósito                    600.30       06/01/2026   Cargo                       302.65
08/01/2026   Depósito                    248.61       14/01/2026   Cheque                      125.17
`;
    expect(readPeriods(beside('569.32'))).toMatchObject({
      rows: [[['2026-01-02', 56_990], ['2026-01-04', 60_030], ['2026-01-08', 24_861], ['2026-01-03', -64_749], ['2026-01-06', -30_265], ['2026-01-14', -12_517]]],
      badges: [true],
    });
    expect(readPeriods(beside('596.32')).badges).toEqual([false]);
  });

  it('rows in two columns of a page, with instalments in their texts, and a total below the last row of the right one beside rows of the left', () => {
    const rows = (first: number, last: number): string[] => Array.from({ length: last - first + 1 }, (_, at) => `${String(first + at).padStart(2, '0')}/03   LOJA 04/10        ${first + at},00`);
    const [left, right] = [rows(1, 9), [...rows(10, 14), 'Total do cartão        105,00']];
    const lines = left.map((text, at) => `${text.padEnd(38)}${right[at] ?? ''}`);
    expect(readStatement(`
Fatura de 01/03/2026 a 31/03/2026     Pagamento mínimo 20,00
Total da fatura anterior 0,00   Total desta fatura 105,00
${lines.join('\n')}`).rowLists).toEqual([Array.from({ length: 14 }, (_, at) => [`2026-03-${String(at + 1).padStart(2, '0')}`, `-${at + 1}.00`])]);
  });

  describe('rows below days that head them, in two columns of the page', () => {
    const HEAD = `Extrato de Conta Corrente   Conta 12345-6
Período de 01/03/2026 a 31/03/2026
Saldo anterior              1.507,42C
`;

    const DAYS = [
      ['1 de março de 2026', 'PIX RECEBIDO 375,35C', 'SALARIO 856,39C', 'ENERGIA 885,22D', 'Saldo do dia 1.853,94C', '2 de março de 2026', 'POSTO BR 425,03D', 'MERCADO 371,84D', 'Saldo do dia 1.057,07C', '4 de março de 2026', 'TARIFA 579,43D', 'POSTO BR 20,96D'],
      ['SALARIO 637,72C', 'TARIFA 10,00D', 'ENERGIA 5,00D', 'PIX ENVIADO 1,00D', 'Saldo do dia 1.078,40C', '5 de março de 2026', 'PIX ENVIADO 70,84D', 'TARIFA 63,77D', 'Saldo do dia 943,79C', '6 de março de 2026', 'ENERGIA 288,24D', 'Saldo do dia 655,55C'],
    ];

    /** Texts at the left edge, figures at the right one. */
    function spread(line: string): string {
      const figure = /\s(\S+,\d\d[CD])$/.exec(line);
      return figure ? `${line.slice(0, figure.index).padEnd(40 - figure[1]!.length)}${figure[1]}` : line.padEnd(40);
    }

    const TEXT = `${HEAD}\n${DAYS[0]!.map((line, at) => `${spread(line)}      ${spread(DAYS[1]![at]!)}`).join('\n')}`;

    const ROWS = [
      ['2026-03-01', '375.35'], ['2026-03-01', '856.39'], ['2026-03-01', '-885.22'], ['2026-03-02', '-425.03'], ['2026-03-02', '-371.84'], ['2026-03-04', '-579.43'],
      ['2026-03-04', '-20.96'], ['2026-03-04', '637.72'], ['2026-03-04', '-10.00'], ['2026-03-04', '-5.00'], ['2026-03-04', '-1.00'], ['2026-03-05', '-70.84'], ['2026-03-05', '-63.77'], ['2026-03-06', '-288.24'],
    ];

    it('are read one column after the other', () => {
      const { rowLists, period } = readStatement(TEXT);
      expect(rowLists).toEqual([ROWS]);
      expect(period.isReconciled).toBe(true);
    });

    it('keep their days where these are underlined, those of one column a little higher than those of the other', () => {
      /** Of a line of 40 characters and the white behind it. */
      const RIGHT_COLUMN = 260;
      const model = documentOfText(TEXT);
      const raised = (word: Word): Word => (word.box[0] > RIGHT_COLUMN && word.baseline > 175 ? { ...word, baseline: word.baseline - 5, box: [word.box[0], word.box[1] - 5, word.box[2], word.box[3] - 5] } : word);
      const underlined = (page: PageModel): PageModel => {
        const words = page.words.map(raised);
        const rules = words.filter(({ text }, at) => text === 'de' && words[at + 1]!.text === 'março').map(({ box: [x0], baseline }) => ({ box: [x0 - 10, baseline + 3, x0 + 190, baseline + 3] as Box, orientation: 'horizontal' as const }));
        return { ...page, words, rules };
      };
      const document = understand({ ...model, pages: model.pages.map(underlined) });
      expect(readRows(document)[0]!.map((row) => [row.date, row.amount])).toEqual(ROWS);
    });
  });

  it('a bill in two columns, of which the left one begins with another list', () => {
    const { rowLists, badges } = readStatement(`
Fatura do cartão final 4417                        Vencimento: 10/06/2025
Resumo da fatura
Total da fatura anterior               100,00
Pagamento efetuado                    -100,00
Lançamentos atuais                     195,00
Total desta fatura                     195,00

Pagamentos efetuados                               Lançamentos: compras e saques
10/05     PAGAMENTO EFETUADO         -100,00       DATA      ESTABELECIMENTO           VALOR EM R$
                                                   17/05     LIVRARIA                        10,00
Lançamentos: compras e saques                      18/05     MERCADO                         11,00
DATA      ESTABELECIMENTO        VALOR EM R$       19/05     FARMACIA                        12,00
                                                   20/05     POSTO                           13,00
03/05     LIVRARIA                     30,00       21/05     PADARIA                         14,00
04/05     MERCADO                      21,00       22/05     LIVRARIA                        15,00
05/05     FARMACIA                     12,00       23/05     MERCADO                         16,00
06/05     POSTO                         3,00       24/05     FARMACIA                        17,00
07/05     PADARIA                       4,00       25/05     POSTO                           17,00
`);
    expect(rowLists.flat().map(([date, amount]) => [date?.slice(5), amount])).toEqual([
      ['05-10', '100.00'], ['05-03', '-30.00'], ['05-04', '-21.00'], ['05-05', '-12.00'], ['05-06', '-3.00'], ['05-07', '-4.00'],
      ['05-17', '-10.00'], ['05-18', '-11.00'], ['05-19', '-12.00'], ['05-20', '-13.00'], ['05-21', '-14.00'], ['05-22', '-15.00'], ['05-23', '-16.00'], ['05-24', '-17.00'], ['05-25', '-17.00'],
    ]);
    expect(badges).toEqual([true]);
  });
});

describe('rows in three columns of a page under no headings', () => {
  const page = (figure = '15,00-', closing = '1 030,00'): string => `
Výpis z účtu 1122334455/0800   CZK   1.5.2026 - 31.5.2026
Počáteční zůstatek 1 000,00     Příjmy 150,00   Výdaje 120,00    Konečný zůstatek ${closing}
01.05.  Platba kartou      10,00-    09.05.  Poplatek            5,00-   19.05.  Platba kartou    20,00-
02.05.  Mzda              100,00+    10.05.  Platba kartou      ${figure}   20.05.  Inkaso ČEZ       10,00-
03.05.  Platba kartou      40,00-    11.05.  Příchozí úhrada    50,00+   21.05.  Poplatek          7,00-
04.05.  Platba kartou       3,00-    12.05.  Platba kartou      10,00-`;

  it('are read one column after the other', () => {
    const { rows, badges } = readStatement(page());
    expect(rows.map(([day]) => day!.slice(8))).toEqual(['01', '02', '03', '04', '09', '10', '11', '12', '19', '20', '21']);
    expect(badges).toEqual([true]);
  });

  it('and a misprint keeps the badge from them', () => {
    expect(readStatement(page('16,00-')).badges).toEqual([false]);
    expect(readStatement(page('15,00-', '1 039,00')).badges).toEqual([false]);
  });

  it('so are cheques of three, each behind its number', () => {
    const { rows } = readStatement(`
Account 000443019872   June 1, 2026 through June 30, 2026
Beginning balance 06/01           $1,000.00
Ending balance 06/30                $439.49
CHECKS PAID
2101    06/01     99.82    2102    06/02    100.39    2103*   06/03     83.04
2104    06/03     92.35    2106*   06/04     84.91    2107    06/05     10.00
2108    06/09     10.00    2109    06/09     80.00
`);
    expect(rows.map(([day, amount]) => `${day!.slice(8)} ${amount}`)).toEqual(['01 -99.82', '03 -92.35', '09 -10.00', '02 -100.39', '04 -84.91', '09 -80.00', '03 -83.04', '05 -10.00']);
  });

  it('two tables side by side under the titles of two sections: both are proved', () => {
    const { rows, verdicts } = readStatement(`
Account statement
Account number 2208553110 EUR
01.09.2025 - 30.09.2025
Opening balance                        600.00
Closing balance                        693.15
Money in                                        Money out
Date         Description          Amount        Date         Description                 Amount
02.09.2025   Refund Alder Store     62.39       03.09.2025   Standing order rent          132.31
06.09.2025   Refund Alder Store    103.31       07.09.2025   Standing order rent           92.19
10.09.2025   Salary Norwood Ltd    133.22       11.09.2025   Card purchase Alder Store    173.94
14.09.2025   Salary Norwood Ltd    252.56       15.09.2025   Direct debit Marsh            59.89`);
    expect(rows.map(([, amount]) => amount)).toEqual(['62.39', '103.31', '133.22', '252.56', '-132.31', '-92.19', '-173.94', '-59.89']);
    expect(verdicts).toEqual(['reconciled']);
  });
});
