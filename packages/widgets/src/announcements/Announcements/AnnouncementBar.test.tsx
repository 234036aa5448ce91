// @vitest-environment jsdom
import { contract, type Announcement } from '@tieout/sdk/contract';
import { createFakeClient, testId } from '@tieout/sdk/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { TieoutProvider } from '../../core/TieoutProvider.js';
import { fakeDevice } from '../../testing/fakeDevice.js';
import { AnnouncementBar } from './AnnouncementBar.js';

beforeAll(() => fakeDevice('reduced-motion'));
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

it('what is announced while the app is open shows within a minute, and goes when it is taken back', async () => {
  const { client, transport } = createFakeClient();
  let announcements: Announcement[] = [];
  transport.on(contract.announcements.list, () => ({ announcements })).on(contract.announcements.track, () => undefined);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<TieoutProvider client={client}><AnnouncementBar hrefOf={(path) => path} /></TieoutProvider>));
  const note = () => page.querySelector('[role="note"]')?.textContent ?? null;
  const minute = () => act(() => vi.advanceTimersByTimeAsync(60_500));
  await minute();
  expect(note()).toBeNull();
  announcements = [{ id: testId('account'), title: 'Maintenance on Sunday', subtitle: null, link: null, externalLink: null, imageKey: null }];
  await minute();
  expect(note()).toContain('Maintenance on Sunday');
  announcements = [];
  await minute();
  expect(note()).toBeNull();
  await act(async () => root.unmount());
});
