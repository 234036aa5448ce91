import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createThrottledQueue } from './throttledQueue.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('throttled requests', () => {
  it('at most one starts per second, the newest first', async () => {
    const queue = createThrottledQueue(1000);
    const started: number[] = [];
    const { signal } = new AbortController();
    for (const page of [1, 2, 3]) void queue.run(async () => void started.push(page), signal);
    expect(started).toEqual([1]);
    await vi.advanceTimersByTimeAsync(999);
    expect(started).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1001);
    expect(started).toEqual([1, 3, 2]);
  });

  it('what is out of view again is never asked for', async () => {
    const queue = createThrottledQueue(1000);
    const started: number[] = [];
    const gone = new AbortController();
    void queue.run(async () => void started.push(1), new AbortController().signal);
    const dropped = queue.run(async () => void started.push(2), gone.signal);
    gone.abort(new Error('out of view'));
    await expect(dropped).rejects.toThrow('out of view');
    await vi.advanceTimersByTimeAsync(5000);
    expect(started).toEqual([1]);
  });
});
