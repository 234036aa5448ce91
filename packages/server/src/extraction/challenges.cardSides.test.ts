// Cards whose balances agree with either reading of their signs: what the sums and the rows are called tells which is right.
import { expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

it('one payment, printed with a minus, of a card whose balances are what is owed', () => {
  expect(readStatement(`
Credit Card 5873 1448 7805 8940
Statement period 16/12/2025 - 17/01/2026
Previous balance         Your new balance   Credit limit
111.15                   -366.01            5,000.00
Date               Details                                 Amount
15/01/2026         PAYMENT RECEIVED - THANK YOU           -477.16`)).toMatchObject({ type: 'card', amounts: ['477.16'], period: { endBalance: { value: 36601 } } });
});

it('one purchase that looks the same', () => {
  expect(readStatement(`
Credit Card 5873 1448 7805 8940
Statement period 16/12/2025 - 17/01/2026
Previous balance         Your new balance   Credit limit
111.15                   588.31             5,000.00
Date               Details                                 Amount
15/01/2026         TALLOW PHARMACY                         477.16`)).toMatchObject({ type: 'card', amounts: ['-477.16'], period: { endBalance: { value: -58831 } } });
});

it('payments only, printed without a sign, as their sum is called', () => {
  expect(readStatement(`
Tarjeta de crédito 5555 1039 9096 7908 Período 01/09/2019 al 30/11/2019
Saldo anterior                                         -1.178,92
Pagos y abonos                                          1.842,47
Compras del periodo                                         0,00
Saldo al corte                                            663,55
Fecha           Movimiento                               Importe
18/11/2019      Abono A                                   286,32
15/11/2019      Abono B                                 1.556,15`)).toMatchObject({ type: 'card', amounts: ['286.32', '1556.15'], period: { endBalance: { value: 66355 } } });
});

it('a sum that names one side does not agree with rows of the other side only', () => {
  const { accounts } = understandText(`
Statement 01/09/2019 to 30/09/2019
Opening balance                                       1,000.00
Total withdrawals                                       300.00
Total deposits                                            0.00
Closing balance                                       1,300.00
Date            Details                                Amount
18/09/2019      A                                      100.00
15/09/2019      B                                      200.00`);
  expect(accounts[0]!.periods[0]!.isReconciled).toBe(false);
});

it('letters behind the amounts of which one is unknown: the other may mean either side, so the badge waits', () => {
  const text = (letters: [string, string]) => `
Tarjeta de crédito 5873 6759 7663 1176 Periodo 1 de enero de 2021 - 28 de enero de 2021
Deuda anterior                                  500.00
Saldo al corte                                  480.00
Fecha        Concepto                           Monto
18 ENE       Librería Ñandú                      60.00 ${letters[0]}
19 ENE       Panadería Oliva                     20.00 ${letters[0]}
22 ENE       Traspaso                           100.00 ${letters[1]}`;
  const badge = (letters: [string, string]) => understandText(text(letters)).accounts[0]!.periods[0]!.isReconciled;
  expect([badge(['C', 'A']), badge(['DR', 'CR'])]).toEqual([false, true]);
});
