// The queue of an embedded installation: one process owns the database, so a table keeps the work and memory hands it out at once.
import { QueryTypes } from 'sequelize';
import type { Services } from '../core/services.js';
import type { Database } from '../database/database.js';
import type { JobDefinition, Queue } from './queue.js';
import { findEmbedded } from './findTasks.js';
import { waitUpTo } from './waitUpTo.js';

interface TaskRow {
  id: number;
  name: string;
  input: unknown;
  attempts: number;
  /** Null: at once. */
  dueAt: Date | null;
}

const MAX_ATTEMPTS = 5;
const RETRY_MS = 1000;
/** Timers of Node end here; whoever waits longer is asked again then. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export function createEmbeddedQueue(db: Database): Queue {
  const definitions = new Map<string, JobDefinition>();
  const waiting: TaskRow[] = [];
  const running = new Map<string, number>();
  const runs = new Set<Promise<void>>();
  const active = new Set<number>();
  const timers = new Set<NodeJS.Timeout>();
  let services: Services | null = null;
  let isClosed = false;

  function next(): void {
    if (!services || isClosed) return;
    for (let index = 0; index < waiting.length; ) {
      const task = waiting[index]!;
      const definition = definitions.get(task.name);
      if (!definition || (running.get(task.name) ?? 0) >= definition.concurrency(services)) {
        index += 1;
        continue;
      }
      waiting.splice(index, 1);
      const run = runTask(task, definition, services).finally(() => runs.delete(run));
      runs.add(run);
    }
  }

  /** Among those that wait, now or when it is due. */
  function enqueue(task: TaskRow): void {
    const waitMs = task.dueAt ? new Date(task.dueAt).getTime() - Date.now() : 0;
    if (waitMs <= 0) return void waiting.push(task);
    const timer = setTimeout(() => {
      timers.delete(timer);
      enqueue(task);
      next();
    }, Math.min(waitMs, LONGEST_TIMER_MS)).unref();
    timers.add(timer);
  }

  async function runTask(task: TaskRow, definition: JobDefinition, given: Services): Promise<void> {
    running.set(task.name, (running.get(task.name) ?? 0) + 1);
    active.add(task.id);
    try {
      task.attempts += 1;
      await definition.run(given, definition.input.parse(task.input));
      if (!isClosed) await remove(db, task);
    } catch (error) {
      if (!isClosed) await retry(task, error, given);
    } finally {
      running.set(task.name, (running.get(task.name) ?? 1) - 1);
      active.delete(task.id);
      next();
    }
  }

  async function retry(task: TaskRow, error: unknown, { log }: Services): Promise<void> {
    log.error({ err: error, task: task.name, attempts: task.attempts }, 'A task of the queue failed');
    if (task.attempts >= MAX_ATTEMPTS) return remove(db, task);
    setTimeout(() => {
      waiting.push(task);
      next();
    }, RETRY_MS * task.attempts).unref();
  }

  return {
    kind: 'embedded',
    async add(definition, input, key, delayMs = 0) {
      const dueAt = delayMs > 0 ? new Date(Date.now() + delayMs) : null;
      const rows = await db.sequelize.query<TaskRow>(
        'INSERT INTO "queue_tasks" ("name", "key", "input", "dueAt") VALUES (:name, :key, :input, :dueAt) ON CONFLICT ("name", "key") DO NOTHING RETURNING *',
        { type: QueryTypes.SELECT, replacements: { name: definition.name, key, input: JSON.stringify(input), dueAt } },
      );
      rows.forEach(enqueue);
      next();
    },
    async work(list, given) {
      for (const definition of list) definitions.set(definition.name, definition);
      const left = await db.sequelize.query<TaskRow>('SELECT * FROM "queue_tasks" ORDER BY "id"', { type: QueryTypes.SELECT });
      // Whatever is left and due was cut off: each start counts as an attempt, or a task that ends the process would do so for ever.
      if (left.length > 0) {
        await db.sequelize.query('DELETE FROM "queue_tasks" WHERE "attempts" >= :most', { replacements: { most: MAX_ATTEMPTS } });
        await db.sequelize.query('UPDATE "queue_tasks" SET "attempts" = "attempts" + 1 WHERE "dueAt" IS NULL OR "dueAt" <= :now', { replacements: { now: new Date() } });
      }
      const known = new Set(waiting.map((task) => task.id));
      left.filter((task) => task.attempts < MAX_ATTEMPTS && !known.has(task.id)).forEach(enqueue);
      services = given;
      next();
    },
    find: (names, page) => findEmbedded(db, active, names, page),
    async close(graceMs) {
      isClosed = true;
      timers.forEach(clearTimeout);
      await waitUpTo(Promise.all(runs), graceMs);
    },
  };
}

async function remove(db: Database, task: TaskRow): Promise<void> {
  await db.sequelize.query('DELETE FROM "queue_tasks" WHERE "id" = :id', { replacements: { id: task.id } });
}
