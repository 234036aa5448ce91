import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../core/services.js';
import type { Document } from '../documents/documents.model.js';
import { announceJob } from './announceJob.js';
import type { Job } from './jobs.model.js';
import { trackProgress } from './progress.js';

vi.mock('./announceJob.js', () => ({ announceJob: vi.fn(async () => undefined) }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function track() {
  const job = { id: 'job', contractId: 'contract', runId: 'run', totalPages: 100, donePages: 0, metadata: {}, set: (name: 'donePages', value: number) => void (job[name] = value) };
  const told: number[] = [];
  const written: number[] = [];
  vi.mocked(announceJob).mockImplementation(async () => void told.push(job.donePages));
  const update = async ({ donePages }: { donePages: number }) => void written.push(donePages);
  const services = { db: { jobs: { update } }, log: { warn: vi.fn() } } as unknown as Services;
  const progress = trackProgress(services, job as unknown as Job, [], new Map([['doc', { id: 'doc', numPages: 100 } as Document]]));
  return { progress, told, written };
}

describe('the progress of a job', () => {
  it('is told at once, then at most four times a second, and its last state although nothing follows', async () => {
    const { progress, told } = track();
    for (const pages of [1, 2, 3]) progress.report('doc', pages);
    expect(told).toEqual([1]);
    await vi.advanceTimersByTimeAsync(250);
    expect(told).toEqual([1, 3]);
    progress.report('doc', 100);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual([1, 3, 100]);
  });

  it('is written within a second: who asks later does not read less than was told', async () => {
    const { progress, written } = track();
    progress.report('doc', 60);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    progress.report('doc', 100);
    await vi.advanceTimersByTimeAsync(1000);
    expect(written).toEqual([60, 100]);
  });

  it('says nothing more once the job is stopped', async () => {
    const { progress, told, written } = track();
    for (const pages of [1, 2]) progress.report('doc', pages);
    progress.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual([1]);
    expect(written).toEqual([]);
  });
});
