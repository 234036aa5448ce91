// What tells that an account is a card, and purchases that are paid in parts.
import { describe, expect, it } from 'vitest';
import { readRows, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('cards', () => {
  it('which instalment of how many is no day, the limit no sum, and what is to be paid in all the new balance', () => {
    const [period] = readStatement(`
Estado de cuenta tarjeta de crédito
Periodo facturado 19/12/2025 - 18/01/2026     Cupo total $ 9.000,00
Saldo anterior                       $ 500,00
= Pago total                         $ 407,50

Fecha de       Descripción          Valor        Cargos y     Saldo a      Cuotas
transacción                         original     abonos       diferir
25/12/2025     DROGUERIA            137,50         137,50     0,00         1/1
28/12/2025     ABONO SUCURSAL                     -300,00     0,00
30/12/2025     ALMACEN               42,00          42,00     0,00         1/1
08/01/2026     LIBRERIA              28,00          28,00     0,00         1/3`).periods;
    expect(period!.rows.map((row) => row.date?.value)).toEqual(['2025-12-25', '2025-12-28', '2025-12-30', '2026-01-08']);
    expect([period!.endBalance?.value, period!.proof.status]).toEqual([-40_750, 'reconciled']);
  });

  it('a warning not to tell the number of a card makes no card', () => {
    expect(readStatement(`
Date         Description           Debit     Credit     Balance
04/03/2024   COFFEE                 5.00                  95.00
05/03/2024   SALARY                          50.00       145.00
Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS or phone call`).account.type).toBe('bank');
  });

  it('purchases in parts are a list of their own, and what is to pay to owe no interest is the new balance', () => {
    const { document, period } = readStatement(`
ESTADO DE CUENTA TARJETA DE CREDITO    Número de tarjeta 4152 31** **** 7788    11-ago-2025 al 10-sep-2025
Adeudo del periodo anterior                 = $300.00
Cargos regulares (no a meses)               + $450.00
Pagos y abonos                              - $300.00
Pago para no generar intereses              = $450.00
COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES
Fecha             Descripción               Monto        Saldo
12-jun-2025       LIVERPOLO            $6,000.00     $3,000.00
CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES)
Fecha             Fecha            Descripción              Monto
operación         de cargo
11-ago-2025       12-ago-2025      TIENDA               + $350.00
28-ago-2025       29-ago-2025      PAGO, GRACIAS        - $300.00
01-sep-2025       02-sep-2025      LUZ                  + $100.00`);
    expect(readRows(document).map((rows) => rows.map((row) => [row.date, row.amount]))).toEqual([[['2025-08-12', '-350.00'], ['2025-08-29', '300.00'], ['2025-09-02', '-100.00']]]);
    expect(period.isReconciled).toBe(true);
  });

  describe('a card that is not called one', () => {
    const typeOf = (text: string): [string, number | undefined] => {
      const [account] = understandText(text).accounts;
      return [account!.type, account!.periods[0]!.rows[0]!.amount.value];
    };

    const page = (least: string, payment = 'SU PAGO'): string => `
Resumen de cuenta 0931184420
FECHA        DETALLE                              PESOS
             SALDO ANTERIOR                    1.959,48
28-Jul-26    COTTO                               150,00
31-Jul-26    YPF                                 280,52
09-Ago-26    ${payment.padEnd(20)}              1.959,48-
12-Ago-26    TIENDA C.03/06                    1.250,00
29-Ago-26    SELLOS                               10,00
             SALDO ACTUAL                      1.690,52
${least}`;

    it('is told by what is due at least', () => expect(typeOf(page('             PAGO MÍNIMO                         169,05', 'ABONO'))).toEqual(['card', -15000]));

    it('is told by a payment of all that was owed', () => expect(typeOf(page(''))).toEqual(['card', -15000]));

    it('is told by a payment of all that was owed, in other words', () => expect(typeOf(page('', 'PAGO EN VENTANILLA'))).toEqual(['card', -15000]));

    it.each(['Kontoudtog Mastercard', 'Výpis z kreditní karty', 'Hitelkártya kivonat', 'Izvod po kreditnoj kartici', 'Κίνηση πιστωτικής κάρτας'])('is told by its title: %s', (title) => {
      expect(typeOf(page('', 'ABONO').replace('Resumen de cuenta 0931184420', title))).toEqual(['card', -15000]);
    });

    it('keeps the badge back where only the words of a part payment speak for it', () => {
      const part = (payment: string): boolean[] => understandText(page('', payment).replace('1.959,48-', '1.950,00-').replace('1.690,52', '1.700,00')).accounts.flatMap(({ periods }) => periods.map(({ isReconciled }) => isReconciled));
      expect([part('PAYMENT RECEIVED'), part('TRANSFER')]).toEqual([[false], [true]]);
    });

    it('is none for a title that names the currency', () => expect(typeOf(page('', 'TRANSFERENCIA A LOLA').replace('Resumen de cuenta 0931184420', 'Extracto de cuenta 0931184420 Divisa EUR'))[0]).toBe('bank'));

    it('is none where nothing says so', () => expect(typeOf(page('', 'TRANSFERENCIA A LOLA'))).toEqual(['bank', 15000]));

    it('is none where the sum paid is another', () => expect(typeOf(page('').replace('1.959,48-', '1.950,00-').replace('1.690,52', '1.700,00'))[0]).toBe('bank'));
  });

  it('a group of instalments is of the bill, and PY behind an amount is a payment', () => {
    const { allRows, period } = readStatement(`
Fatura do cartão de crédito    Cartão 4000 1234 5678 6853    04/06/2025 a 03/07/2025
Data      Descrição                     Valor
          Fatura anterior              200,00
10/06/2025   Pagamento                 200,00 PY
Restaurantes
16/06/2025   Bar da esquina             35,00
Compras parceladas
20/06/2025   Loja de moveis PARC 03/10  60,00
          Total a pagar                 95,00`);
    expect(allRows).toEqual([['2025-06-10', '200.00'], ['2025-06-16', '-35.00'], ['2025-06-20', '-60.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('of a purchase paid in parts the part that is due counts', () => {
    const { rows } = readStatement(`
PERIODO FACTURADO 21/12/2025 - 20/01/2026      NUMERO DE TARJETA XXXX XXXX XXXX 4471
SALDO ADEUDADO INICIO PERIODO ANTERIOR                                  $ 50.000
MONTO TOTAL FACTURADO A PAGAR                                           $ 44.900
FECHA DE     DESCRIPCION OPERACION     MONTO           MONTO TOTAL     N CUOTA      VALOR CUOTA
OPERACION    O COBRO                   OPERACION       A PAGAR                      MENSUAL
05/01/26     MONTO CANCELADO           $ -50.000       $ -50.000       01/01        $ -50.000
08/01/26     JUMBO KENNEDY             $ 20.000        $ 20.000        01/01        $ 20.000
10/11/25     FALABELLA                 $ 99.600        $ 99.600        02/04        $ 24.900`);
    expect(rows).toEqual([['2026-01-05', '50000'], ['2026-01-08', '-20000'], ['2025-11-10', '-24900']]);
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

  it('sums of each card and of all are no rows, also where they agree with nothing', () => {
    const page = (amount: string): string => `
Titular MARCELO A SOUZA    Cartão 5502.XXXX.XXXX.4471    Emissão: 02/10/2026
Total da fatura anterior                1.190,49
Pagamento efetuado em 15/09/2026      - 1.190,49
Lançamentos atuais                      1.618,56
Total desta fatura                      1.618,56
Pagamentos efetuados
Data         Estabelecimento                  Valor em R$
15/09        PAGAMENTO EFETUADO                - 1.190,49
Lançamentos: compras e saques
MARCELO A SOUZA (final 4471)
Data         Estabelecimento                  Valor em R$
04/09        IFOOD *RESTAURANTE                    447,40
06/09        UBER *TRIP                            ${amount}
             Lançamentos no cartão (final 4471)  1.018,56
BIANCA SOUZA (final 8812)
Data         Estabelecimento                  Valor em R$
07/09        MAGAZINE LUIZA                        600,00
             Lançamentos no cartão (final 8812)    600,00
             Total dos lançamentos atuais        1.618,56`;
    expect(readStatement(page('571,16')).verdicts).toEqual(['reconciled']);
    const { verdicts, amounts } = readStatement(page('571,96'));
    expect([verdicts, amounts]).toEqual([['notReconciled'], ['1190.49', '-447.40', '-571.96', '-600.00']]);
  });

  it('a first row right below "Pay by" and its day, its text around that of its line, is no day of payment', () => {
    const { amounts, badges } = readStatement(`
Rewards Card
Account 5485 2085 8325 7851
Period 1 July 2024 to 31 July 2024
Previous balance                                         £876.32
New balance                                            £1,028.78
Minimum amount due                                        £42.46
Pay by                                              31 July 2024
                       Visa purchase RED KETTLE CAFE
05 Jul 24              LEEDS card 7851                                                          57.48
05 Jul 24              Contactless CITYHOP TRANSIT BRISTOL                                      94.98`);
    expect(amounts).toEqual(['-57.48', '-94.98']);
    expect(badges).toEqual([true]);
  });
});
