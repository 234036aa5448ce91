// Bills of cards: summaries whose figures stand beside each other under their labels, plans of instalments beside the amounts, two currencies.
import { describe, expect, it } from 'vitest';
import { readRows, understandText } from '../testing/documentOfText.js';

/** Groups of rows, each with its sum, and one line of labels over one of figures. */
const grouped = (purchases: string, date = '16-MAY-2022') => `
MANGROVE BANK                                 STATEMENT OF CARD No. 4813XXXXXXXX5015
                                              CUT-OFF DATE 29-APR-2022
                                              PAYMENT DUE DATE ${date}

SALDO ANTERIOR    CONSUMOS PERIODO    NOTAS DEBITO    PAGOS/CREDITOS    SALDO TOTAL    MINIMO A PAGAR
    729.16            ${purchases}             5.70            729.16           976.25           26.77

FECHA           DESCRIPCION                                VALOR
PAGOS/CREDITOS
01-APR-2022     SALDO ANTERIOR                            729.16
03-APR-2022     SU PAGO                                   729.16-
                SUBTOTAL PAGOS/CREDITOS                   729.16-
NOTAS DE DEBITO
04-APR-2022     CONSUMOS EN EL EXTERIOR                     1.90
06-APR-2022     CONSUMOS EN EL EXTERIOR                     1.90
08-APR-2022     CONSUMOS EN EL EXTERIOR                     1.90
                SUBTOTAL NOTAS DEBITO                       5.70
CONSUMOS DEL PERIODO
01-APR-2022     FARMACIA CRUZ                             322.56
02-APR-2022     FERRETERIA MAR                             68.13
07-APR-2022     FARMACIA CRUZ                             310.24
16-APR-2022     MERCADO NORTE                             269.62
                SUBTOTAL CONSUMOS PERIODO                 970.55
`;

describe('a summary of labels over figures', () => {
  it('is proved where its terms are those of the rows', () => {
    const [period] = understandText(grouped('970.55')).accounts[0]!.periods;
    expect(period!.rows).toHaveLength(8);
    expect(period!.isReconciled).toBe(true);
  });

  it('contradicts the rows where one of its terms is a digit off (wrong badge)', () => {
    expect(understandText(grouped('910.55')).accounts[0]!.periods[0]!.isReconciled).toBe(false);
  });

  it('ends no period with the day on which the bill is due, though it stands above the new balance', () => {
    expect(understandText(grouped('970.55')).accounts[0]!.periods[0]!.endDate?.value).toBe('2022-04-29');
  });
});

it('what is left to be paid of a purchase, and at what rate, is neither its balance nor its amount', () => {
  const [period] = understandText(`
GUAYACAN BANK         CREDIT CARD ************4471
Periodo facturado  16/05/2025 - 15/06/2025
+ Saldo anterior         $ 200.000,00
+ Compras del mes        $ 310.000,00
- Pagos / abonos         $ 200.000,00
= Pago total             $ 310.000,00

Número de      Fecha de       Descripción            Valor        Tasa       Tasa EA     Cargos y      Saldo a   Cuotas
Autorización   Transacción                        Original     Pactada     Facturada       Abonos      Diferir
787721         16/05/2025     AEROLINEA SUR     120.000,00      1,9115       25,5120    20.000,00   100.000,00   1/6
723704         17/05/2025     ABONO            -200.000,00      0,0000        0,0000  -200.000,00         0,00
113871         18/05/2025     DROGUERIA LA 80    70.000,00      0,0000        0,0000    70.000,00         0,00   1/1
775049         19/05/2025     TIENDA EL CEDRO    80.000,00      1,9115       25,5120    40.000,00    40.000,00   1/2
963840         23/05/2025     TIENDA EL CEDRO    40.000,00      0,0000        0,0000    40.000,00         0,00   1/1
`).accounts[0]!.periods;
  expect(period!.rows.map(({ amount }) => amount.value)).toEqual([-12000000, 20000000, -7000000, -8000000, -4000000]);
  expect(period!.isReconciled).toBe(true);
  expect([period!.facts.purchases?.value, period!.facts.payments?.value]).toEqual([31000000, 20000000]);
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

  it('the bill ends on the day of its closing', () => {
    const { accounts } = understandText(bill);
    expect(accounts.flatMap(({ periods }) => periods.map(({ endDate, isReconciled }) => [endDate?.value, isReconciled]))).toEqual([['2024-03-28', true], ['2024-03-28', true]]);
  });
});
