// @vitest-environment jsdom
import { contract, type Job } from '@tieout/sdk/contract';
import { buildJob, createFakeClient, testId } from '@tieout/sdk/testing';
import { expect, it } from 'vitest';
import { LiveUpdates } from '../core/LiveUpdates.js';
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

it('follows what is told live: a job that came, one that ended and one that was deleted', async () => {
  const { client, transport } = createFakeClient();
  let jobs = [buildJob({ id: testId('job', 1), status: 'InProgress' })];
  let asked = 0;
  transport.on(contract.jobs.list, () => {
    asked += 1;
    return { rows: jobs, count: jobs.length };
  });
  const hook = renderHook(() => {
    LiveUpdates();
    return useAllJobs({ tags: 'Client A,2024' });
  }, client);
  const shown = () => hook.current.data?.map(({ id, status, progress }) => [id, status, progress]);
  const tell = (job: Job) => transport.emit({ messageType: 'JobStatusUpdate', job });
  await hook.waitFor(() => expect(hook.current.data).toHaveLength(1));

  jobs = [{ ...jobs[0]!, progress: 0.4 }, buildJob({ id: testId('job', 2) })];
  tell(jobs[1]!);
  await hook.waitFor(() => expect(hook.current.data).toHaveLength(2));
  tell(jobs[0]!);
  await hook.waitFor(() => expect(hook.current.isFetching).toBe(false));
  const before = asked;
  jobs = [{ ...jobs[0]!, progress: 0.6 }, jobs[1]!];
  tell(jobs[0]!);
  await hook.waitFor(() => expect(shown()?.[0]).toEqual([testId('job', 1), 'InProgress', 0.6]));
  expect(asked, 'a step of a running job asks for nothing').toBe(before);

  jobs = [jobs[0]!];
  transport.emit({ messageType: 'JobDeleted', jobId: testId('job', 2) });
  await hook.waitFor(() => expect(hook.current.data).toHaveLength(1));
});
