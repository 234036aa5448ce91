import { describe, expect, it } from 'vitest';
import { documentOfText } from '../testing/documentOfText.js';
import { understand } from '../understand.js';

const head = 'Harbour Bank                Account number 12-3456-7890\nStatement period 01/03/2026 to 31/03/2026\n';
const first = `${head}
Date          Description                 Amount
              Opening balance             1,000.00
02/03/2026    Rent                         -500.00
05/03/2026    Salary                      2,000.00`;
const second = `${head}
Date          Description                 Amount
11/03/2026    Harbour Cafe                  -20.00
14/03/2026    Garage                       -180.00`;
const third = `${head}
Date          Description                 Amount
25/03/2026    Pharmacy                      -30.00
              Closing balance             2,270.00`;
const notes = 'Notes to your account\nComplaints reach us at the address on the front.\nFees of 5.00 are due with every card.';

const read = (...pages: string[]) => {
  const { accounts, findings, pages: shown } = understand(documentOfText(pages.join('\n\f')));
  const [period] = accounts.flatMap(({ periods }) => periods);
  return { texts: period!.rows.map(({ description }) => description.value), isReconciled: period!.isReconciled, findings: findings.map(({ code, page }) => [code, page]), pages: shown.length };
};

describe('pages that are in a file twice', () => {
  it('takes the rows of a page once, says so, and proves the rest', () => {
    const texts = ['Rent', 'Salary', 'Harbour Cafe', 'Garage', 'Pharmacy'];
    expect(read(first, second, third)).toEqual({ texts, isReconciled: true, findings: [], pages: 3 });
    expect(read(first, second, second, third)).toEqual({ texts, isReconciled: true, findings: [['pageTwice', 3]], pages: 4 });
    expect(read(first, second, third, first, second, third)).toEqual({ texts, isReconciled: true, findings: [['pageTwice', 4], ['pageTwice', 5], ['pageTwice', 6]], pages: 6 });
  });
  it('keeps a page that differs by one figure, and says nothing of notes behind every page', () => {
    const other = second.replace('-180.00', '-181.00');
    expect(read(first, second, other, third)).toMatchObject({ isReconciled: false, texts: ['Rent', 'Salary', 'Harbour Cafe', 'Garage', 'Harbour Cafe', 'Garage', 'Pharmacy'] });
    expect(read(first, notes, second, notes, third, notes)).toMatchObject({ isReconciled: true, findings: [] });
  });
  it('leaves nothing out of what is no statement', () => {
    const letter = 'Dear customer, on 02/03/2026 we received your letter about 500.00 and thank you for it.';
    const { kind, generic, findings } = understand(documentOfText(`${letter}\n\f${letter}`));
    expect([kind, generic.map(({ page }) => page), findings.map(({ code }) => code)]).toEqual(['generic', [1, 2], ['noTransactions']]);
  });
});
