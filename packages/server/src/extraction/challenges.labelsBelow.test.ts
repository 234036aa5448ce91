// Boxes whose labels stand beneath their figures.
import { expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';

const TEXT = `
Everyday Account CAD   Account 4476 977 7569
Period 2023-09-01 to 2023-09-30
Summary of your account
2,030.39            -4,196.32           5,390.09            3,224.16
Starting balance    Total debits        Total credits       Ending balance

2023-09-04   PAYROLL BRAMBLE & CO                  +5,390.09
2023-09-06   DIRECT DEBIT BRIGHTSPARK              -4,196.32`;

it('each figure is what the words beneath it say', () => {
  const [period] = understandText(TEXT).accounts[0]!.periods;
  expect([period!.startBalance?.value, period!.endBalance?.value, period!.isReconciled]).toEqual([203039, 322416, true]);
  const [wrong] = understandText(TEXT.replace('3,224.16', '3,224.15')).accounts[0]!.periods;
  expect(wrong!.isReconciled).toBe(false);
});

it('the labels may say how many rows their figures sum up', () => {
  const counted = TEXT.replace('Total debits        Total credits    ', 'Total debits (1)    Total credits (1)');
  const [period] = understandText(counted).accounts[0]!.periods;
  expect([period!.startBalance?.value, period!.endBalance?.value, period!.isReconciled]).toEqual([203039, 322416, true]);
});

const balances = (text: string) => {
  const [period] = understandText(text).accounts[0]!.periods;
  return [period!.startBalance?.value, period!.endBalance?.value];
};

it('a title over the box that is a word for a sum names none of its figures', () => {
  expect(balances(TEXT.replace('Summary of your account', 'Summary'))).toEqual([203039, 322416]);
});

it('figures under labels of their own are not those of the labels beneath them', () => {
  expect(balances(TEXT.replace(/Summary of your account\n(.*)\n(.*)/, `Total debits        Total credits
4,196.32            5,390.09
Starting balance    Ending balance
2,030.39            3,224.16`))).toEqual([203039, 322416]);
});
