// @vitest-environment jsdom
import { buildAccount, buildPeriod, buildPrintedFacts, createFakeClient } from '@tieout/sdk/testing';
import type { Period } from '@tieout/sdk/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { TieoutProvider } from '../../core/TieoutProvider.js';
import { fakeDevice } from '../../testing/fakeDevice.js';
import { ReconciliationSummary } from './ReconciliationSummary.js';

beforeAll(() => fakeDevice('reduced-motion'));

async function render(period: Period) {
  const page = document.body.appendChild(document.createElement('div'));
  const located: unknown[] = [];
  const account = buildAccount({ currency: 'EUR', type: 'card', periods: [period] });
  const root = createRoot(page);
  await act(async () => root.render(
    <TieoutProvider client={createFakeClient().client}>
      <ReconciliationSummary accounts={[account]} accountId={account.id} onAccountChange={() => undefined} chunk={period.chunk} onPeriodChange={() => undefined} onLocate={(...place) => located.push(place)} />
    </TieoutProvider>,
  ));
  return { list: page.querySelector<HTMLElement>('.tieout-printed'), located, unmount: () => act(async () => root.unmount()) };
}

it('what the statement prints of itself stands under the equation, each value a way to its place', async () => {
  const { minimumPayment } = buildPrintedFacts();
  const facts = buildPrintedFacts({ fees: undefined, purchases: { ...minimumPayment!, value: '1234.50' } });
  const { list, located, unmount } = await render(buildPeriod({ facts }));
  expect([...list!.querySelectorAll('dl > div')].map((entry) => [...entry.children].map(({ textContent }) => textContent))).toEqual([
    ['Statement number', '2024/01'], ['Payments', '250.00'], ['Purchases', '1,234.50'], ['Interest', '5.50'], ['Minimum payment', '35.00'], ['Payment due', 'Feb 24, 2024'],
  ]);
  list!.querySelector<HTMLButtonElement>('[title="Show Payment due in the document"]')!.click();
  expect(located).toEqual([[facts.dueDate!.source.page, facts.dueDate!.source.box]]);
  await unmount();
});

it('a statement that prints none of it has no list', async () => {
  const { list, unmount } = await render(buildPeriod());
  expect(list).toBeNull();
  await unmount();
});
