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
});
