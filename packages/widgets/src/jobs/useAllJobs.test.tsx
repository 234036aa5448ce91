// @vitest-environment jsdom
import { contract } from '@tieout/sdk/contract';
import { buildJob, createFakeClient, testId } from '@tieout/sdk/testing';
import { expect, it } from 'vitest';
import { renderHook } from '../testing/renderHook.js';
import { useAllJobs } from './useJobs.js';

it('finds every job under two tags, not the first hundred alone', async () => {
  const { client, transport } = createFakeClient();
  const jobs = Array.from({ length: 130 }, (_, n) => buildJob({ id: testId('job', n + 1), templateId: n === 120 ? testId('document') : null }));
  transport.on(contract.jobs.list, ({ query }) => ({ rows: jobs.slice(query.offset, query.offset + query.limit), count: jobs.length }));
  const hook = renderHook(() => useAllJobs({ tags: 'Client A,2024' }), client);
  await hook.waitFor(() => expect(hook.current.data).toHaveLength(130));
  expect(hook.current.data!.filter(({ templateId }) => templateId !== null).map(({ id }) => id)).toEqual([testId('job', 121)]);
});
