// Tables of rows: days with balances that name the columns again, both sides beside a signed amount, days of operation and of processing.
import { describe, expect, it } from 'vitest';
import { readRows, understandText } from '../testing/documentOfText.js';

it('a day with what it ended with, behind which the columns below are named again, is no row', () => {
  const [rows] = readRows(understandText(`
Instituição: Banco Cajueiro
JULIANA COSTA        Conta: 12345678-9
Período: 01/05/2024 a 31/05/2024

31 de Maio de 2024   Saldo do dia: R$ 144,00              Valor      Saldo por transação
Pix recebido de Ana                                     R$ 70,00               R$ 144,00
Compra no debito                                       -R$ 18,00                R$ 74,00
30 de Maio de 2024   Saldo do dia: R$ 92,00               Valor      Saldo por transação
Pix enviado                                             -R$ 7,00                R$ 92,00
29 de Maio de 2024   Saldo do dia: R$ 99,00               Valor      Saldo por transação
Pix recebido de Lucas                                   R$ 60,00                R$ 99,00
Tarifa                                                  -R$ 1,00                R$ 39,00
`));
  expect(rows).toEqual([
    { date: '2024-05-31', amount: '70.00', balance: '144.00', description: 'Pix recebido de Ana' },
    { date: '2024-05-31', amount: '-18.00', balance: '74.00', description: 'Compra no debito' },
    { date: '2024-05-30', amount: '-7.00', balance: '92.00', description: 'Pix enviado' },
    { date: '2024-05-29', amount: '60.00', balance: '99.00', description: 'Pix recebido de Lucas' },
    { date: '2024-05-29', amount: '-1.00', balance: '39.00', description: 'Tarifa' },
  ]);
});

describe('the signed amount beside both sides, of which one is nought', () => {
  const table = (credit: string) => `
Northwick Bank
Account number 40817810905140012345
Period 01.03.2025 - 31.03.2025
Opening balance                100.00
Closing balance                140.50

Дата и время     Дата обработки      Сумма в валюте         Приход      Расход   Описание операции
операции         банком              операции
31.03.2025       31.03.2025             -27.50                0.00       27.50   Shop
29.03.2025       30.03.2025             126.00              ${credit}        0.00   Salary
28.03.2025       29.03.2025             -12.25                0.00       12.25   Shop
27.03.2025       29.03.2025              -5.75                0.00        5.75   Bakery
27.03.2025       27.03.2025              -4.60                0.00        4.60   Bakery
26.03.2025       27.03.2025             -15.40                0.00       15.40   Shop
25.03.2025       25.03.2025             -20.00                0.00       20.00   Shop
`;

  it('the day of processing is that of booking, not that of an operation with its time', () => {
    const [period] = understandText(table('126.00')).accounts[0]!.periods;
    expect(period!.rows.map(({ date }) => date?.value.slice(8))).toEqual(['31', '30', '29', '29', '27', '27', '25']);
    expect(period!.isReconciled).toBe(true);
  });

  it('one that differs from the amount in a digit contradicts it (wrong badge)', () => {
    expect(understandText(table('126.90')).accounts[0]!.periods[0]!.isReconciled).toBe(false);
  });
});

it('an account that nothing happened on is proved by its two balances, each behind its day', () => {
  const document = understandText(`
Bank am Ufer                                  Finanzreport Nr. 3
Girokonto
IBAN: DE12 2004 1155 0471 2233 00
Buchungstag   Vorgang                       Ausgang      Eingang
29.02.2024    Alter Saldo                                +100,00
04.03.2024    Lastschrift                    -20,00
07.03.2024    Gutschrift                                 +50,00
28.03.2024    Neuer Saldo                                +130,00
Verrechnungskonto
IBAN: DE41 2004 1155 0471 2233 02
Buchungstag   Vorgang                       Ausgang      Eingang
29.02.2024    Alter Saldo                                +142,75
28.03.2024    Neuer Saldo                                +142,75
`);
  expect(document.accounts.map(({ periods: [period] }) => period!.isReconciled)).toEqual([true, true]);
});

describe('a summary that prints its signs', () => {
  const statement = (fees: string, transfers = '$20.50') => `
Chirpy Bank                                     Checking Account Statement
Account number 471122334455
Statement period March 1, 2024 - March 31, 2024

Beginning balance on March 1, 2024        $200.00
Deposits                                  $150.25
Purchases                                 -$77.30
Transfers                                 ${transfers}
Fees                                       ${fees}
Adjustments                                 $0.00
Ending balance on March 31, 2024          $289.21

TRANSACTION DATE    DESCRIPTION              TYPE            AMOUNT   NET AMOUNT    SETTLEMENT DATE
3/1/2024            CORNER DELI              Purchase       -$40.15      -$40.15           3/2/2024
3/3/2024            ACME PAYROLL             Deposit        $150.25      $150.25           3/3/2024
3/4/2024            ATM FEE                  Fee             -$4.24       -$4.24           3/5/2024
3/9/2024            RIDE TRIP                Purchase       -$37.15      -$37.15           3/9/2024
3/12/2024           Transfer from Ana        Transfer        $50.50       $50.50          3/12/2024
3/14/2024           Transfer to Savings      Transfer       -$30.00      -$30.00          3/14/2024
`;

  it('is proved where its terms make the closing balance of the opening one', () => {
    expect(understandText(statement('-$4.24')).accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });

  it('contradicts the rows where a digit of a term keeps it from that, though the term is of both sides (wrong badge)', () => {
    expect(understandText(statement('-$4.94')).accounts[0]!.periods[0]!.isReconciled).toBe(false);
    expect(understandText(statement('-$4.24', '$26.50')).accounts[0]!.periods[0]!.isReconciled).toBe(false);
  });
});
