// The queue on PostgreSQL without Redis: pg-boss, so that several processes can share the work.
import PgBoss from 'pg-boss';
import { findInPgBoss } from './findTasks.js';
import type { Queue } from './queue.js';

/** Longer than any document may take; after it a silent worker's job is given to another. */
const EXPIRE_SECONDS = 24 * 60 * 60 - 1;

export async function openPgBossQueue(databaseUrl: string, onError: (error: Error) => void): Promise<Queue> {
  const boss = new PgBoss({ connectionString: databaseUrl, application_name: 'tieout-queue', max: 4 });
  boss.on('error', onError);
  await boss.start();
  const known = new Set<string>();
  const workers = new Map<string, string[]>();

  async function ensure(name: string): Promise<void> {
    if (known.has(name)) return;
    await boss.createQueue(name, { name, policy: 'standard', retryLimit: 4, retryBackoff: true, expireInSeconds: EXPIRE_SECONDS });
    known.add(name);
  }

  return {
    kind: 'embedded',
    async add(definition, input, key, delayMs = 0) {
      await ensure(definition.name);
      const startAfter = new Date(Date.now() + delayMs);
      await boss.send(definition.name, input as object, { singletonKey: key, ...(delayMs > 0 ? { startAfter } : {}) });
      if (delayMs > 0) return;
      for (const worker of workers.get(definition.name) ?? []) boss.notifyWorker(worker);
    },
    async work(definitions, services) {
      for (const definition of definitions) {
        await ensure(definition.name);
        const ids: string[] = [];
        for (let index = 0; index < definition.concurrency(services); index += 1) {
          const run = async ([job]: PgBoss.Job<unknown>[]) => definition.run(services, definition.input.parse(job!.data));
          ids.push(await boss.work(definition.name, { batchSize: 1, pollingIntervalSeconds: 2 }, run));
        }
        workers.set(definition.name, ids);
      }
    },
    find: (names, page) => findInPgBoss(boss.getDb(), names, page),
    close: async (graceMs) => boss.stop({ graceful: true, wait: true, timeout: graceMs }),
  };
}
