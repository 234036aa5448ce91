// The badge waits where a page before the first one that is there holds what its rows need: their days, or what their signs mean.
import { expect, it } from 'vitest';
import { understandText } from '../testing/documentOfText.js';

function verdicts(text: string): string[] {
  return understandText(text).accounts.flatMap((account) => account.periods.map((period) => period.proof.status));
}

it('rows above the first day, whose own day stands on the page before (rows lost under the badge)', () => {
  const page = (above: string): string => `
${above}
28 March 2025
Account fee                           22.04-         6,701.75
Online transfer PRINT WORKS           68.00-         6,633.75
30 March 2025
Salary OVEN FITTERS                2,030.08          8,663.83
Card purchase TRANSIT                175.48-         8,488.35
31 March 2025
Cash machine LINDEN                   40.00-         8,448.35`;
  expect(verdicts(page(''))).toEqual(['reconciled']);
  expect(verdicts(page(`Card purchase MARKET                  51.84-         6,763.79
Cash machine LINDEN                   40.00-         6,723.79`))).toEqual(['unknown']);
});

it('rows of which the newest comes first, above the first day', () => {
  expect(verdicts(`
              Reversal NOODLE BAR            3,414.72                     234,871.04
              Card purchase CLOUD                              342.95     231,456.32
20-08-2021    Cash machine                                  11,820.00     231,799.27
              Transfer received            102,459.35                     243,619.27
19-08-2021    International payment                         64,331.00     141,159.92
              International payment                         64,648.37     205,490.92
18-08-2021    Transfer received             12,000.00                     270,139.29`)).toEqual(['unknown']);
});

it('all that went out is called a payment received or a refund: rather a card without its first page (all signs turned under the badge)', () => {
  const page = (refund: string): string => `
Date         Text                      Amount         Balance
18.03.2024   Purchase TANK             969.02       18,564.04
18.03.2024   Purchase BOOKS            128.96       18,693.00
19.03.2024   Payment, thank you      7,073.84-      11,619.16
21.03.2024   Purchase BIKES            114.49       11,733.65
25.03.2024   Purchase GROCER           560.20       12,293.85
26.03.2024   Purchase GROCER         1,484.81       13,778.66
27.03.2024   Purchase BAKERY           894.94       14,673.60
31.03.2024   ${refund.padEnd(26)}43.44-      14,630.16`;
  expect(verdicts(page('Refund BIKES'))).toEqual(['unknown']);
  expect(verdicts(page('Direct debit'))).toEqual(['reconciled']);
});
