// Bills of one card in two currencies, each with a column of its own.
import { describe, expect, it } from 'vitest';
import { readRows } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('columns of two currencies', () => {
  it('a nought in that of the dollars is no balance of the pesos, and nothing of its own', () => {
    const { document } = readStatement(`
TARJETA DE CREDITO 4546 XXXX XXXX 2290     CIERRE ACTUAL 26/06/2025
FECHA      REFERENCIA                    PESOS          DOLARES
           SALDO ANTERIOR             1.000,00             0,00
09/06/2025 SU PAGO EN PESOS           1.000,00-            0,00
10/06/2025 FARMACIA                     300,00
14/06/2025 FERRETERIA                   120,00
           TOTAL CONSUMOS               420,00             0,00
           SALDO ACTUAL               $ 420,00         U$S 0,00`);
    expect(document.accounts.map(({ currency, periods }) => [currency, periods[0]!.startBalance?.value, periods[0]!.isReconciled])).toEqual([[null, -100_000, true]]);
    expect(readRows(document).map((period) => period.map((row) => row.amount))).toEqual([['1000.00', '-300.00', '-120.00']]);
  });

  it('what a purchase cost abroad stands in the text of its row', () => {
    const { document } = readStatement(`
TARJETA DE CREDITO 4546 XXXX XXXX 2290     CIERRE ACTUAL 26/06/2025
FECHA      DETALLE                           CUPON                  $             U$S
           SALDO ANTERIOR                                    1.000,00            50,00
09/06/2025 SU PAGO EN PESOS                                 -1.000,00
09/06/2025 SU PAGO EN DOLARES                                                   -50,00
10/06/2025 FARMACIA                          00441             300,00
11/06/2025 PALACE(DOM,USD,     9,18)         40446                                9,18
12/06/2025 PALACE(DOM,USD,     7,50)         40811                                7,50
14/06/2025 FERRETERIA                        00188             120,00
           TOTAL TITULAR                                       420,00            16,68
           SALDO ACTUAL                                        420,00            16,68`);
    expect(document.accounts.map(({ currency, periods }) => [currency, periods[0]!.isReconciled])).toEqual([[null, true], ['USD', true]]);
    expect(readRows(document).map((period) => period.map((row) => row.amount))).toEqual([['1000.00', '-300.00', '-120.00'], ['50.00', '-9.18', '-7.50']]);
  });

  it('dollars that are owed without a row of theirs are not forgotten', () => {
    const { document } = readStatement(`
TARJETA DE CREDITO 4546 XXXX XXXX 2290     CIERRE ACTUAL 26/06/2025
FECHA      REFERENCIA                    PESOS          DOLARES
           SALDO ANTERIOR             1.000,00            50,00
09/06/2025 SU PAGO EN PESOS           1.000,00-            0,00
10/06/2025 FARMACIA                     300,00
14/06/2025 FERRETERIA                   120,00
           SALDO ACTUAL               $ 420,00         U$S 50,00`);
    expect(document.accounts.map(({ currency, periods }) => [currency, periods[0]!.startBalance?.value, periods[0]!.endBalance?.value])).toEqual([[null, -100_000, -42_000], ['USD', -5_000, -5_000]]);
  });

  it('rows of the one part none of the other: a day far out of the order of its own keeps the badge back (wrong badge)', () => {
    const badges = (day: string): boolean[] => readStatement(`
TARJETA DE CREDITO 4546 XXXX XXXX 2290     CIERRE ACTUAL 26/06/2025
FECHA      REFERENCIA                    PESOS          DOLARES
           SALDO ANTERIOR             1.000,00            50,00
09/06/2025 SU PAGO EN PESOS           1.000,00-
09/06/2025 SU PAGO EN USD                                 50,00-
${day}/06/2025 STREAM                                           1,00
04/06/2025 FARMACIA                     300,00
05/06/2025 STREAM                                           2,00
06/06/2025 FERRETERIA                   120,00
07/06/2025 STREAM                                           3,00
08/06/2025 KIOSCO                       100,00
09/06/2025 STREAM                                           4,00
10/06/2025 KIOSCO                       100,00
11/06/2025 STREAM                                           5,00
13/06/2025 KIOSCO                       100,00
14/06/2025 STREAM                                           6,00
           SALDO ACTUAL               $ 720,00         U$S 21,00`).badges;
    expect([badges('03'), badges('23')]).toEqual([[true, true], [true, false]]);
  });

  describe('every movement and every balance in two currencies', () => {
    it('the account is kept in that whose balances lead to each other, the other one is rounded', () => {
      const { rows, verdicts, period } = readStatement(`
Извлечение по сметка
Account number 2262288627 EUR
01.09.2025 - 30.09.2025
               Начално салдо                                         1,955.83     1,000.00
Дата           Описание                    Сума BGN    Сума EUR    Салдо BGN    Салдо EUR
01.09.2025     Наем                           54.86      28.05      2,010.69     1,028.05
04.09.2025     Кафе                            0.25       0.13      2,010.95     1,028.18
07.09.2025     Заплата                       114.22      58.40      2,125.17     1,086.58
10.09.2025     Заплата                       166.28      85.02      2,291.45     1,171.60
13.09.2025     Кафе                            0.27       0.14      2,291.72     1,171.74
16.09.2025     Заплата                       209.31     107.02      2,501.04     1,278.76
19.09.2025     Кафе                           -3.87       -1.98     2,497.16     1,276.78
22.09.2025     Наем                          -99.71      -50.98     2,397.46     1,225.80
               Крайно салдо                                         2,397.46     1,225.80`);
      expect(rows.map(([, amount]) => amount)).toEqual(['28.05', '0.13', '58.40', '85.02', '0.14', '107.02', '-1.98', '-50.98']);
      expect(verdicts).toEqual(['reconciled']);
      expect(period.startBalance?.value).toBe(100_000);
    });

    it('also where the pairs stand one behind the other', () => {
      const { rows, verdicts } = readStatement(`
Извлечение по сметка
IBAN BG80BNBG96611020345678    Валута EUR
Период 01.09.2025 - 30.09.2025
Дата          Описание               Сума EUR    Салдо EUR    Сума BGN    Салдо BGN
              Начално салдо                       1,000.00                 1,955.83
01.09.2025    Наем                     -28.05       971.95      -54.86     1,900.97
04.09.2025    Заплата                  520.13     1,492.08    1,017.29     2,918.25
07.09.2025    Магазин                  -58.40     1,433.68     -114.22     2,804.03
              Крайно салдо                        1,433.68                 2,804.03`);
      expect(rows.map(([, amount]) => amount)).toEqual(['-28.05', '520.13', '-58.40']);
      expect(verdicts).toEqual(['reconciled']);
    });
  });
});
