import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract } from '../contract.js';
import { ApiError } from '../core/apiError.js';
import { ConnectionError } from '../core/connectionErrors.js';
import { forbidden, internal, notFound } from '../core/errors.js';
import { buildJob, buildRunningJob, createFakeClient, testId } from '../testing/index.js';
import type { Job } from './jobs.contract.js';

const id = testId('job');
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Follows a job; the answers of the server are what `answer` gives at each read. */
function follow(answer: (read: number) => Job, options: { signal?: AbortSignal; live?: boolean } = {}) {
  const { client, transport } = createFakeClient();
  if (options.live === false) transport.openSocket = (_path, handlers) => { queueMicrotask(handlers.onClose); return { send() {}, close() {} }; };
  const startedMs = Date.now();
  const readAtMs: number[] = [];
  transport.on(contract.jobs.get, () => {
    readAtMs.push(Date.now() - startedMs);
    return { job: answer(readAtMs.length) };
  });
  const seen: string[] = [];
  const ended = (async () => {
    for await (const job of client.jobs.watch(id, { signal: options.signal })) seen.push(`${job.status} ${job.progress}`);
    return 'ended';
  })().catch((error: unknown) => error);
  return { transport, seen, readAtMs, ended };
}

const running = (progress: number) => buildRunningJob({ progress });
const update = (job: Job, asyncJobId?: string) => ({ messageType: 'JobStatusUpdate' as const, job, ...(asyncJobId ? { asyncJobId } : {}) });

describe('watching a job', () => {
  it('a job that is finished already is given once', async () => {
    const { seen, ended } = follow(() => buildJob());
    expect(await ended).toBe('ended');
    expect(seen).toEqual(['Succeeded 1']);
  });

  it('gives live updates as they come and ends at the final one', async () => {
    const { transport, seen, ended, readAtMs } = follow(() => running(0));
    await vi.advanceTimersByTimeAsync(10);
    transport.emit(update(running(0.5)));
    await vi.advanceTimersByTimeAsync(10);
    transport.emit(update(buildJob({ id: testId('job', 2) })));
    transport.emit(update(buildJob(), 'task-1'));
    await vi.advanceTimersByTimeAsync(10);
    transport.emit(update(buildJob()));
    expect(await ended).toBe('ended');
    expect(seen).toEqual(['InProgress 0', 'InProgress 0.5', 'Succeeded 1']);
    expect(Math.max(...readAtMs)).toBeLessThan(100);
  });

  it('without a live channel it polls every 5 s, and every 30 s after three polls', async () => {
    const { readAtMs, ended } = follow((read) => (read < 7 ? running(read / 10) : buildJob()), { live: false });
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await ended).toBe('ended');
    expect(readAtMs).toEqual([0, 5000, 10_000, 15_000, 45_000, 75_000, 105_000]);
  });

  it('skips the poll when an update came within the last 5 s', async () => {
    const { transport, readAtMs, seen } = follow(() => running(0));
    await vi.advanceTimersByTimeAsync(3000);
    const reads = readAtMs.length;
    transport.emit(update(running(0.2)));
    await vi.advanceTimersByTimeAsync(3000);
    expect(readAtMs).toHaveLength(reads);
    await vi.advanceTimersByTimeAsync(5000);
    expect(readAtMs).toHaveLength(reads + 1);
    expect(seen).toContain('InProgress 0.2');
  });

  it('reads again after a dropped socket has come back, so that a final state in between is not missed', async () => {
    let finished = false;
    const { transport, ended } = follow(() => (finished ? buildJob() : running(0.5)));
    await vi.advanceTimersByTimeAsync(100);
    transport.dropSockets();
    finished = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await Promise.race([ended, Promise.resolve('still watching')])).toBe('ended');
  });

  it('goes on when the server is out of reach for a while', async () => {
    const { ended, seen } = follow((read) => {
      if (read === 2) throw new ConnectionError('down');
      if (read === 3) throw new ApiError(internal);
      return read < 4 ? running(0.1) : buildJob();
    }, { live: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await ended, seen]).toEqual(['ended', ['InProgress 0.1', 'Succeeded 1']]);
  });

  it('gives up when the server stays out of reach for 5 minutes', async () => {
    const { ended } = follow(() => { throw new ConnectionError('down'); }, { live: false });
    await vi.advanceTimersByTimeAsync(400_000);
    expect(await ended).toBeInstanceOf(ConnectionError);
  });

  it('a refusal ends the watch', async () => {
    const { ended } = follow(() => { throw new ApiError(forbidden); });
    await vi.advanceTimersByTimeAsync(10);
    expect(await ended).toMatchObject({ type: 'auth.forbidden' });
  });

  it('a deleted job ends the watch as not found', async () => {
    const { transport, ended } = follow(() => running(0));
    await vi.advanceTimersByTimeAsync(10);
    transport.emit({ messageType: 'JobDeleted', jobId: id });
    expect((await ended as ApiError).is(notFound)).toBe(true);
  });

  it('an abort ends the watch and leaves no timer', async () => {
    const controller = new AbortController();
    const { ended } = follow(() => running(0), { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(10);
    controller.abort(new Error('enough'));
    expect(await ended).toEqual(new Error('enough'));
    expect(vi.getTimerCount()).toBe(0);
  });
});
