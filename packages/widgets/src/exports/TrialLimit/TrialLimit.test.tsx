// @vitest-environment jsdom
import { createFakeClient } from '@tieout/sdk/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { TieoutProvider } from '../../core/TieoutProvider.js';
import { useTieout } from '../../core/useTieout.js';
import { fakeDevice } from '../../testing/fakeDevice.js';
import { TrialLimitBanner } from './TrialLimitBanner.js';

beforeAll(() => fakeDevice('reduced-motion'));

const words = { rows: '10 rows', transactions: '10 transactions', invoices: '10 invoices/receipts', forms: '10 forms' };
const kinds = Object.keys(words) as (keyof typeof words)[];

it('a download that a trial cut opens the dialog and the banner, in the words of its kind; each is closed by itself', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  function Downloads() {
    const { trialLimit } = useTieout();
    return kinds.map((items) => <button key={items} type="button" onClick={() => trialLimit.tell({ limit: 10, items })}>{items}</button>);
  }
  const root = createRoot(page);
  await act(async () => root.render(<TieoutProvider client={createFakeClient().client}><TrialLimitBanner /><Downloads /></TieoutProvider>));
  const dialog = () => page.querySelector('[role="dialog"]')?.textContent ?? null;
  const banner = () => page.querySelector('.tieout-trial-limit')?.textContent ?? null;
  const click = (name: string) => act(async () => [...page.querySelectorAll('button')].find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)!.click());

  for (const items of kinds) {
    const text = `During the trial, you can only download ${words[items]}`;
    expect([dialog(), banner()]).toEqual([null, null]);
    await click(items);
    expect([dialog(), banner()]).toEqual([expect.stringContaining(text), text]);
    await click('Close');
    expect([dialog(), banner()]).toEqual([null, text]);
    await click('Dismiss the note about the trial');
  }
  await act(async () => root.unmount());
});
