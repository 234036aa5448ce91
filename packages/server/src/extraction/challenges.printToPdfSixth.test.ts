// What a sixth series of statements printed by browsers and office programs brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { squash } from './tokens/plainText.js';
import { labelKind } from './vocabulary/labels.js';
import { readPeriods, understandText } from './testing/documentOfText.js';

describe('statements printed by browsers, sixth series', () => {
  it('weekdays in any language before days without a year', () => {
    const list = (names: readonly string[]): string => `
Account 4411223344   01.01.2026 - 31.01.2026
Opening balance                                     500,00

Date           Details                   Amount
${names[0]} 5. jan.    Corner shop               -10,00
${names[1]} 6. jan.    Petrol station            -20,00
${names[1]} 6. jan.    Corner shop               -10,00
${names[2]} 7. jan.    Wages                     100,00
${names[4]} 9. jan.    Corner shop               -10,00
${names[0]} 12. jan.   Corner shop               -10,00
${names[1]} 13. jan.   Petrol station            -20,00

Closing balance                                     520,00
`;
    const expected = [['2026-01-05', -1000], ['2026-01-06', -2000], ['2026-01-06', -1000], ['2026-01-07', 10_000], ['2026-01-09', -1000], ['2026-01-12', -1000], ['2026-01-13', -2000]];
    expect(readPeriods(list(['man.', 'tir.', 'ons.', 'tor.', 'fre.'])).rows).toEqual([expected]);
    expect(readPeriods(list(['man.', 'jjj.', 'ons.', 'tor.', 'kkk.'])).rows).toEqual([expected]);
    expect(readPeriods(list(['uuu', 'jjj', 'ooo', 'lll', 'kkk'])).rows).toEqual([expected]);
  });

  const days = ({ closing = '470,00', amount = '-30,00', head = '' }): string => `
Banque du Fleuve
IBAN FR76 1027 8072 0000 0204 4112 287   EUR
Période du 02/01/2026 au 30/01/2026
Solde initial 500,00   Solde final 750,00

Libellé                   Valeur           Montant        Solde
Journée du 03/01/2026
Solde d'ouverture                                        500,00
RETRAIT GAB               03/01/2026        ${amount}
Solde de clôture                                         ${closing}
${head}
Journée du 05/01/2026
Solde d'ouverture                                        470,00
VERSEMENT                 05/01/2026       +200,00
FRAIS                     05/01/2026        -10,00
Solde de clôture                                         660,00
${head}
Journée du 06/01/2026
Solde d'ouverture                                        660,00
FRAIS                     06/01/2026        -10,00
Solde de clôture                                         650,00
${head}
Journée du 07/01/2026
Solde d'ouverture                                        650,00
VERSEMENT                 07/01/2026       +100,00
Solde de clôture                                         750,00
`;

  it('the balances that open and close each day are carried on in one period', () => {
    expect(readPeriods(days({}))).toMatchObject({ rows: [[['2026-01-03', -3000], ['2026-01-05', 20_000], ['2026-01-05', -1000], ['2026-01-06', -1000], ['2026-01-07', 10_000]]], badges: [true], bounds: [[50_000, 75_000]] });
    expect(readPeriods(days({ closing: '480,00' })).badges).toEqual([false]);
    expect(readPeriods(days({ amount: '-35,00' })).badges).toEqual([false]);
    expect(readPeriods(days({}).replace(/FRAIS +06.*\n/, '')).badges).toEqual([false]);
    expect(readPeriods(days({ head: 'Extrait de compte   IBAN FR76 1027 8072 0000 0204 4112 300   EUR' })).badges).toHaveLength(4);
  });

  it('dots that lead from a text to its figure are white', () => {
    expect(readPeriods(`
Sparkonto AT48 3200 0000 1234 5864
Kontoauszug 01.01.2025 - 31.12.2025   Beträge in EUR   (S = Soll, H = Haben)

01.01.2025  Kontostand alt .............................. 8.741,98 H
03.01.2025  Kapitalertragsteuer ......................... 505,52 S
10.01.2025  Überweisung Gutschrift ...................... 205,56 H
21.01.2025  Behebung .................................... 153,15 S

            Summe Soll .................................. 658,67 S
            Summe Haben ................................. 205,56 H
31.12.2025  Kontostand neu .............................. 8.288,87 H
`)).toMatchObject({ rows: [[['2025-01-03', -50_552], ['2025-01-10', 20_556], ['2025-01-21', -15_315]]], badges: [true], bounds: [[874_198, 828_887]] });
  });

  it('numbers of wallets and Italian cards, currencies of accounts in words, debts of the day in the languages of the north', () => {
    const read = (head: string) => {
      const { number, currency, periods } = understandText(`${head}\n01/01/2026 - 31/01/2026\nDate         Details        Amount   Balance\n             Opening balance           100.00\n05/01/2026   Shop            -10.00     90.00`).accounts[0]!;
      return { number, currency, closing: periods[0]!.endBalance?.value };
    };
    expect(read('Statement for wallet 250788441122').number).toBe('250788441122');
    expect(read('Estratto conto della carta di credito n. 4544110022').number).toBe('4544110022');
    expect(read('ESTADO DE CUENTA CORRIENTE COLONES').currency).toBe('CRC');
    expect(read('Savings account in US dollars').currency).toBe('USD');
    expect(labelKind(squash('Aktuell skuld'))).toBe('closing');
  });

  it('of the days of operation and of booking the second is that of the row, though the rows are listed by the first', () => {
    const list = (first: string, second: string): string => `
Conto corrente 4544110022   01/01/2026 - 31/01/2026   EUR
Saldo iniziale                                       100,00
${first.padEnd(20)}${second.padEnd(20)}Descrizione            Importo
05/01/2026          07/01/2026          Negozio                -10,00
06/01/2026          06/01/2026          Negozio                -20,00
06/01/2026          09/01/2026          Bonifico                50,00
08/01/2026          08/01/2026          Negozio                -10,00
09/01/2026          10/01/2026          Negozio                -10,00
12/01/2026          12/01/2026          Negozio                -10,00
Saldo finale                                          90,00
`;
    const registered = [['2026-01-07', -1000], ['2026-01-06', -2000], ['2026-01-09', 5000], ['2026-01-08', -1000], ['2026-01-10', -1000], ['2026-01-12', -1000]];
    expect(readPeriods(list('Data operazione', 'Data registrazione')).rows).toEqual([registered]);
    expect(readPeriods(list('Fecha operación', 'Fecha contable')).rows).toEqual([registered]);
  });

  it('a sign with the currency on the line above its figure, in a narrow cell', () => {
    expect(readPeriods(`
Conta 4411220-5   01/01/2026 a 31/01/2026
Saldo inicial R$ 1.373,66    Total de entradas R$ 2.912,58    Total de saídas -R$ 1.801,48    Saldo final R$ 2.484,76

Data         Descrição                     Entrada          Saída        Saldo do dia
02/01/2026   Tarifa de manutenção                      -R$ 120,33         R$ 1.253,33
04/01/2026   Pix enviado João                                 -R$            R$ 22,74
                                                         1.230,59
07/01/2026   Recebimento de boleto              R$                        R$ 2.935,32
                                          2.912,58
10/01/2026   Compra no débito                           -R$ 93,02
             Compra no débito                                 -R$
                                                            57,54
             Pagamento de boleto                       -R$ 300,00         R$ 2.484,76
`)).toMatchObject({ rows: [[['2026-01-02', -12_033], ['2026-01-04', -123_059], ['2026-01-07', 291_258], ['2026-01-10', -9302], ['2026-01-10', -5754], ['2026-01-10', -30_000]]], badges: [true], bounds: [[137_366, 248_476]] });
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

  it('the sums of the last day, with the closing balance beside them, are not those of the period', () => {
    const days = (sum: string): string => `
Account number 100044112201   Currency EGP
From 01/01/2026 to 31/01/2026
Date         Description              Debit      Credit     Balance
             Opening balance                              1,000.00
05/01/2026   POS Maadi               100.00
05/01/2026   Salary                              500.00
             Day total               100.00      500.00    1,400.00
12/01/2026   POS Maadi                50.00
             Day total                50.00        0.00    1,350.00
30/01/2026   POS Maadi               270.00
             Day total               ${sum}        0.00    1,080.00
             Grand total             420.00      500.00    1,080.00
`;
    expect(readPeriods(days('270.00'))).toMatchObject({ rows: [[['2026-01-05', -10_000], ['2026-01-05', 50_000], ['2026-01-12', -5000], ['2026-01-30', -27_000]]], badges: [true], bounds: [[100_000, 108_000]] });
    expect(readPeriods(days('720.00')).badges).toEqual([false]);
  });

  it('a minus in a cell of its own, some white before its figure', () => {
    const list = (wages: string): string => `
IBAN ES66 2100 0418 4012 3456 7891
Del 01/01/2026 al 31/01/2026   Euros
F. Oper.   F. Valor   Concepto                       Importe              Saldo
                      Saldo anterior                                     251,97
01/01      01/01      CUOTA GIMNASIO        -         251,97                0,00
02/01      02/01      NOMINA TALLERES                 ${wages}              262,19
04/01      04/01      COMPRA MERCADONA      -         262,19                0,00
05/01      05/01      NOMINA TALLERES                 100,00              100,00
07/01      07/01      RECIBO AGUAS          -         110,00      -       10,00
09/01      09/01      NOMINA TALLERES                 110,00              100,00
                      Saldo final                                         100,00
`;
    expect(readPeriods(list('262,19'))).toMatchObject({ rows: [[['2026-01-01', -25_197], ['2026-01-02', 26_219], ['2026-01-04', -26_219], ['2026-01-05', 10_000], ['2026-01-07', -11_000], ['2026-01-09', 11_000]]], badges: [true], bounds: [[25_197, 10_000]] });
    expect(readPeriods(list('262,91')).badges).toEqual([false]);
    expect(readPeriods(`
IBAN ES66 2100 0418 4012 3456 7891
Del 01/01/2026 al 31/01/2026   Euros
F. Oper.   F. Valor   Concepto             Cargos     Abonos              Saldo
                      Saldo anterior                                     251,97
01/01      01/01      NOMINA TALLERES           -     100,00             351,97
02/01      02/01      NOMINA TALLERES           -     100,00             451,97
04/01      04/01      NOMINA TALLERES           -     100,00             551,97
                      Saldo final                                        551,97
`)).toMatchObject({ rows: [[['2026-01-01', 10_000], ['2026-01-02', 10_000], ['2026-01-04', 10_000]]], badges: [true] });
  });
});
