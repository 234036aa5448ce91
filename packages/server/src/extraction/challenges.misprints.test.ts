// One wrong figure that other figures contradict: no badge.
import { expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';

function isReconciled(text: string): boolean[] {
  return understandText(text).accounts.flatMap(({ periods }) => periods.map((period) => period.isReconciled));
}

const UNHEADED = `
Current Account AUD     Account number 062-905 28024696
Period 01/01/2021 - 31/01/2021

01/01/2021   Beginning balance                                      2,917.61
14/01/2021   DD HARROW INSURANCE REF EJ51369460         34.93       2,882.68
25/01/2021   POS PURCHASE TALLOW PHARMACY              165.52       2,717.16
31/01/2021   Balance at end of period                               2,717.16`;

it('a column that begins and ends with the balances of the period is of balances, although no heading says so and one is wrong', () => {
  expect(isReconciled(UNHEADED)).toEqual([true]);
  expect(isReconciled(UNHEADED.replace('2,882.68', '2,882.67'))).toEqual([false]);
});

const PAIRED = `
Kredi kartı TRY     Hesap no 5885 5308 5039 2661
Dönem 01.09.2023 - 30.09.2023
Özet
Önceki dönem borcu        25.233,35      Ödemeler                  0,00
Dönem içi harcamalar           0,00      Dönem borcu          25.233,35
Kart limiti               75.000,00      Asgari ödeme tutarı     630,83`;

it('a payment in the summary of a statement without rows', () => {
  expect(isReconciled(PAIRED)).toEqual([true]);
  expect(isReconciled(PAIRED.replace('Ödemeler                  0,00', 'Ödemeler                  0,07'))).toEqual([false]);
});

it('figures of other tables are no rows of a statement whose summary says that nothing went in or out', () => {
  const text = `
Platinum Credit Card ZAR
Account no. 5257 8724 6444 4361
Period covered 1 March 2025 to 31 March 2025

Previous balance    Payments & other credits    New transactions    New balance
21,113.19           0.00                        0.00                21,113.19
Total credit limit  Minimum payment due         Payment due date
60,000.00           527.83                      31 March 2025

Transaction date    Particulars                                      Amount

Fees and charges
Monthly service fee                                                  214.92
Overdraft interest                                                   271.32`;
  const [period] = understandText(text).accounts[0]!.periods;
  expect([period!.rows.length, period!.isReconciled]).toEqual([0, true]);
  const moved = text.replace('0.00                        0.00', '0.00                        9.00');
  expect(isReconciled(moved)).toEqual([false]);
});
