// @vitest-environment jsdom
import { contract } from '@tieout/sdk/contract';
import { buildFailedJob, buildJob, buildUser, createFakeClient } from '@tieout/sdk/testing';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { TieoutProvider } from '../../core/TieoutProvider.js';
import { fakeDevice } from '../../testing/fakeDevice.js';
import { JobFailed, OutOfCredits } from './JobEnded.js';

beforeAll(() => fakeDevice('reduced-motion'));

/** The panel before somebody with so many pages; null: not counted. */
async function show(panel: ReactNode, credits: number | null) {
  const account = { credits };
  const { client, transport } = createFakeClient();
  const asked = vi.fn();
  transport.on(contract.users.current, () => {
    asked();
    return { user: buildUser(account) };
  });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<TieoutProvider client={client}>{panel}</TieoutProvider>));
  const waitFor = (expectation: () => void) => act(() => vi.waitFor(expectation, { timeout: 3000 }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  return { account, page, waitFor, close: () => act(async () => root.unmount()) };
}

it('a failed job speaks of pages that come back where pages are counted, and nowhere else', async () => {
  const returned = 'The pages of this job are returned to your account.';
  const counted = await show(<JobFailed job={buildFailedJob()} />, 20);
  await counted.waitFor(() => expect(counted.page.textContent).toContain(returned));
  await counted.close();
  const uncounted = await show(<JobFailed job={buildFailedJob()} />, null);
  expect(uncounted.page.textContent).not.toContain(returned);
  await uncounted.close();
});

it('pages that are granted meanwhile are told when the window is looked at again, without loading it anew', async () => {
  const { account, page, waitFor, close } = await show(<OutOfCredits job={buildJob({ status: 'OutOfCredits', totalJobs: 3 })} />, 1);
  await waitFor(() => expect(page.textContent).toContain('This job requires 3 pages, but your current plan only has 1 pages available'));
  account.credits = 12;
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(page.textContent).toContain('There are 12 pages available now.'));
  expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('Resume job');
  await close();
});
