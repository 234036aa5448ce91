// Boxes whose labels stand beneath their figures.
import { expect, it } from 'vitest';
import { documentOfText, readPeriods, understandText } from './testing/documentOfText.js';
import { understand } from './understand.js';

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

it('a title over the box that is a word for a sum names none of its figures', () => {
  expect(readPeriods(TEXT.replace('Summary of your account', 'Summary')).bounds[0]!).toEqual([203039, 322416]);
});

it('figures under labels of their own are not those of the labels beneath them', () => {
  expect(readPeriods(TEXT.replace(/Summary of your account\n(.*)\n(.*)/, `Total debits        Total credits
4,196.32            5,390.09
Starting balance    Ending balance
2,030.39            3,224.16`)).bounds[0]!).toEqual([203039, 322416]);
});

const CARD = `
Card 5733 9247 5796 2305   Statement period 01-10-2023 to 31-10-2023
Summary of your account
-61160.01         1000.00           140.00            -60300.01         583.43           31 Oct 2023
Previous          Payments and      Purchases and     Your closing      Minimum amount   Payment due date
statement         credits           charges           account           due
balance                                               balance
Posting date      Description                                 Amount
05-10-2023        NOODLE LANTERN PUNE                        -140.00
06-10-2023        PAYMENT RECEIVED                           1000.00`;

it('labels of one line and of several stand beneath the figures, or above them', () => {
  const read = (text: string) => {
    const [period] = understandText(text).accounts[0]!.periods;
    return [period!.startBalance?.value, period!.endBalance?.value, period!.rows.length, period!.isReconciled];
  };
  expect(read(CARD)).toEqual([-6116001, -6030001, 2, true]);
  const [top, title, card, figures, first, second, third, ...rows] = CARD.split('\n') as [string, ...string[]];
  expect(read([top, title, card, first, second, third, figures, ...rows].join('\n'))).toEqual([-6116001, -6030001, 2, true]);
  expect(read(CARD.replace('1000.00  ', '1000.01  '))[3]).toBe(false);
});

it('labels of two lines head no table either where the first of them has words of headings', () => {
  const [period] = understandText(`
Card 5209 1584 9634 4232   Period: 1 Jun 2024 through 30 Jun 2024
Balance from last     Payments received     New transactions     Your new balance
statement
2,317.19              258.94                77.44                2,135.69
30 Jun 2024    PAYMENT RECEIVED - THANK YOU                                 258.94-
28 Jun 2024    TALLOW PHARMACY                                               77.44`).accounts[0]!.periods;
  expect(period!.rows.map(({ amount }) => amount.value)).toEqual([25894, -7744]);
  expect([period!.startBalance?.value, period!.endBalance?.value, period!.isReconciled]).toEqual([-231719, -213569, true]);
});

it('opening and closing balance beside each other stand in no columns of the table before them', () => {
  const account = (number: string, opening: string, closing: string, date: string) => `
Account ${number} EUR   Period 01.12.2022 - 31.12.2022
${`Opening balance   ${opening}      Closing balance`.padEnd(61 - closing.length)}${closing}
Date           Description           Money in       Money out
${date}     TRANSFER FROM ANN       50.00
13.12.2022     GROCERS                                  20.00
`;
  const { accounts } = understandText(account('100829-9253206695', '100.00', '130.00', '12.12.2022') + account('100829-5351555526', '200.00', '230.00', '13.12.2022'));
  expect(accounts.map(({ periods: [period] }) => [period!.startBalance?.value, period!.endBalance?.value, period!.isReconciled])).toEqual([[10000, 13000, true], [20000, 23000, true]]);
});

it('labels of two lines beside such of one, over figures in larger type, whose size a scan does not tell', () => {
  const read = (sizeOfType: number) => {
    const model = documentOfText(`
Card 5313 3869 9683 9881      Statement period 07/01/2022 to 07/31/2022

Balance from last     Payments & other credits     Purchases and charges     New balance
statement
655.86                232.97                       526.48                    949.37

Posting date   Transaction details                   Transaction amount
07/01/2022     CONTACTLESS RED KETTLE                            426.48
07/04/2022     PAYMENT RECEIVED - THANK YOU                      232.97 CR
07/05/2022     MOSS & VINE                                       100.00`);
    for (const word of model.pages[0]!.words) if (word.baseline < 130) word.fontSize = sizeOfType;
    return understand(model).accounts[0]!.periods[0]!.endBalance?.value;
  };
  expect(read(9)).toBe(-94937);
  expect(read(7.8)).toBe(-94937);
});
