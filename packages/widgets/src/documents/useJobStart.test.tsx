// @vitest-environment jsdom
import { ApiError, contract, validationFailed } from '@tieout/sdk/contract';
import { buildDocument, buildJob, createFakeClient } from '@tieout/sdk/testing';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderHook } from '../testing/renderHook.js';
import { useJobStart } from './useJobStart.js';
import { useUpload } from './useUpload.js';

async function setUp(answer: () => { job: ReturnType<typeof buildJob> }) {
  const { client, transport } = createFakeClient();
  const asked: unknown[] = [];
  transport.on(contract.documents.upload, () => ({ document: buildDocument() })).on(contract.jobs.create, ({ body }) => {
    asked.push(body);
    return answer();
  });
  const busy = vi.fn();
  const created = vi.fn();
  const hook = renderHook(() => {
    const upload = useUpload();
    return { upload, job: useJobStart(upload, { onBusyChange: busy, onJobCreated: created, createFailed: 'The job could not be started' }) };
  }, client);
  await act(async () => hook.current.upload.add([new File(['a'], 'a.csv')]));
  await hook.waitFor(() => expect(hook.current.upload.ready).toHaveLength(1));
  return { hook, asked, busy, created };
}

/** Whether the browser would ask before the page is left. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

describe('starting a job from uploaded files', () => {
  it('the browser asks before files are lost, and no longer once the job has them', async () => {
    expect(asksBeforeLeaving()).toBe(false);
    const { hook, asked, busy, created } = await setUp(() => ({ job: buildJob() }));
    expect(asksBeforeLeaving()).toBe(true);
    act(() => hook.current.job.setJobName('  June '));
    await act(() => hook.current.job.start({ jobType: 'Csv2Qbo' }));
    expect(asked).toEqual([expect.objectContaining({ jobName: 'June', documents: [buildDocument().id], jobType: 'Csv2Qbo' })]);
    expect(asksBeforeLeaving()).toBe(false);
    expect([hook.current.upload.entries, hook.current.job.jobName, busy.mock.lastCall, created.mock.calls.length]).toEqual([[], '', [false], 1]);
  });

  it('a refusal keeps the files and says why', async () => {
    const { hook, created } = await setUp(() => { throw new ApiError(validationFailed, { message: 'Out of pages' }); });
    await act(() => hook.current.job.start({}));
    expect([hook.current.job.submitError, hook.current.upload.ready.length, created.mock.calls.length]).toEqual(['Out of pages', 1, 0]);
    expect(asksBeforeLeaving()).toBe(true);
  });
});
