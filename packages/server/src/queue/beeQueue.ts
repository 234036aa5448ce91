// The queue on Redis: bee-queue delivers at least once and gives a silent worker's job to another after the stall interval.
import BeeQueue from 'bee-queue';
import { findInBeeQueue } from './findTasks.js';
import type { Queue } from './queue.js';

const STALL_MS = 10_000;
const RETRIES = 4;
const RETRY_MS = 1000;

interface Stored {
  input: unknown;
}

export async function openBeeQueue(redisUrl: string, prefix: string, onError: (error: Error) => void): Promise<Queue> {
  const queues = new Map<string, BeeQueue<Stored>>();

  /** A queue per kind of work. Each takes part in waking delayed retries, or nobody would. */
  function queueOf(name: string, isWorker: boolean): BeeQueue<Stored> {
    const key = `${name}:${isWorker}`;
    const queue =
      queues.get(key) ??
      new BeeQueue<Stored>(name.replaceAll('.', '-'), {
        prefix,
        redis: redisUrl as never,
        isWorker,
        getEvents: false,
        sendEvents: false,
        activateDelayedJobs: true,
        stallInterval: STALL_MS,
        removeOnSuccess: true,
        removeOnFailure: true,
      });
    if (!queues.has(key)) queue.on('error', onError);
    queues.set(key, queue);
    return queue;
  }

  return {
    kind: 'redis',
    async add(definition, input, key, delayMs = 0) {
      const job = queueOf(definition.name, false).createJob({ input });
      if (delayMs > 0) job.delayUntil(Date.now() + delayMs);
      await job.setId(key).retries(RETRIES).backoff('exponential', RETRY_MS).save();
    },
    async work(definitions, services) {
      for (const definition of definitions) {
        const queue = queueOf(definition.name, true);
        queue.process(definition.concurrency(services), (job) => definition.run(services, definition.input.parse(job.data.input)));
        await queue.checkStalledJobs(STALL_MS);
      }
    },
    find: (names, page) => findInBeeQueue((name) => queueOf(name, false), names, page),
    async close(graceMs) {
      await Promise.all([...queues.values()].map((queue) => queue.close(graceMs).catch(() => undefined)));
    },
  };
}
