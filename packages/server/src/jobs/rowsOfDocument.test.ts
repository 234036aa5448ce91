import { expect, it } from 'vitest';
import type { PrintedFacts } from '../extraction/model.js';
import { importedDocument } from '../imports/importedDocument.js';
import { rowsOfDocument } from './rowsOfDocument.js';

it('keeps what each period prints of itself, as it was read', () => {
  const month = (number: string) => ({
    startDate: `2024-${number}-01`, endDate: `2024-${number}-28`, startBalanceMinor: 0, endBalanceMinor: -1000,
    rows: [{ date: `2024-${number}-05`, description: 'Corner Grocery', amountMinor: -1000 }],
  });
  const document = importedDocument([{ number: '4000', name: null, type: 'card', currency: 'EUR', periods: [month('01'), month('02')] }]);
  const facts: PrintedFacts = {
    minimumPayment: { value: 3500, source: { means: 'printed', page: 1, box: [450, 196, 540, 208], text: '35,00' } },
    dueDate: { value: '2024-03-24', source: { means: 'printed', page: 1, box: [450, 210, 540, 222], text: '24.03.2024' } },
  };
  document.accounts[0]!.periods[1]!.facts = facts;
  const { periods } = rowsOfDocument(document, { jobId: 'job', documentId: 'document', documentPosition: 0 });
  expect(periods.map((period) => period.facts)).toEqual([{}, facts]);
});
