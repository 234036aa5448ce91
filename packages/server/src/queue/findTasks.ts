// What is in a queue, told alike by all three. What succeeded is gone from the embedded queue and from Redis; pg-boss keeps it for a while.
import type { QueueReport, QueueTask, QueueTaskState } from '@tieout/sdk/contract';
import type BeeQueue from 'bee-queue';
import { QueryTypes } from 'sequelize';
import type { Database } from '../database/database.js';
import type { QueuePage } from './queue.js';

/** Redis has no search: so many of each kind and state are looked through. */
const LOOKED_THROUGH = 1000;

const jobIdOf = (input: unknown): string | null => {
  const jobId = (input as { jobId?: unknown } | null)?.jobId;
  return typeof jobId === 'string' ? jobId : null;
};

export async function findEmbedded(db: Pick<Database, 'sequelize'>, active: ReadonlySet<number>, names: readonly string[], { search, offset, limit }: QueuePage): Promise<QueueReport> {
  const found = `FROM "queue_tasks" WHERE "name" IN (:names) AND (:search = '' OR strpos(lower("name" || ' ' || "key" || ' ' || "input"::text), lower(:search)) > 0)`;
  const state = `CASE WHEN "id" IN (:active) THEN 'active' WHEN "dueAt" > :now THEN 'delayed' ELSE 'waiting' END`;
  const replacements = { names: [...names], search, offset, limit, active: active.size > 0 ? [...active] : [-1], now: new Date() };
  const query = <Row extends object>(sql: string) => db.sequelize.query<Row>(sql, { type: QueryTypes.SELECT, replacements });
  const rows = await query<{ id: number; name: string; input: unknown; attempts: number; dueAt: Date | null; state: QueueTaskState }>(
    `SELECT "id", "name", "input", "attempts", "dueAt", ${state} AS "state" ${found} ORDER BY "id" DESC LIMIT :limit OFFSET :offset`,
  );
  const counts = await query<{ state: QueueTaskState; count: number }>(`SELECT ${state} AS "state", count(*)::int AS "count" ${found} GROUP BY 1`);
  return {
    adapter: 'embedded',
    jobs: rows.map(({ id, name, state: now, attempts, input, dueAt }) => ({ id: String(id), name, state: now, attempts, jobId: jobIdOf(input), createdAt: null, dueAt: dueAt?.toISOString() ?? null, error: null })),
    counts: countsOf(counts),
  };
}

interface PgBossRow {
  id: string;
  name: string;
  state: string;
  data: unknown;
  retry_count: number;
  created_on: Date;
  start_after: Date;
  output: unknown;
}

const pgBossState = `CASE WHEN "state" IN ('failed', 'cancelled') THEN 'failed' WHEN "state" IN ('completed', 'active') THEN "state"::text WHEN "start_after" > now() THEN 'delayed' ELSE 'waiting' END`;

export async function findInPgBoss(db: { executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }, names: readonly string[], { search, offset, limit }: QueuePage): Promise<QueueReport> {
  const found = `FROM pgboss.job WHERE "name" = ANY($1) AND ($2 = '' OR strpos(lower("name" || ' ' || "id"::text || ' ' || coalesce("singleton_key", '') || ' ' || coalesce("data"::text, '')), lower($2)) > 0)`;
  const { rows } = await db.executeSql(
    `SELECT "id", "name", ${pgBossState} AS "state", "data", "retry_count", "created_on", "start_after", "output" ${found} ORDER BY "created_on" DESC, "id" LIMIT $3 OFFSET $4`, [[...names], search, limit, offset],
  );
  const counts = await db.executeSql(`SELECT ${pgBossState} AS "state", count(*)::int AS "count" ${found} GROUP BY 1`, [[...names], search]);
  return { adapter: 'pg-boss', jobs: (rows as PgBossRow[]).map(ofPgBoss), counts: countsOf(counts.rows as { state: QueueTaskState; count: number }[]) };
}

function ofPgBoss({ id, name, state, data, retry_count: attempts, created_on: createdAt, start_after: dueAt, output }: PgBossRow): QueueTask {
  const error = state === 'failed' ? ((output as { message?: string } | null)?.message ?? null) : null;
  return { id, name, state: state as QueueTaskState, attempts, jobId: jobIdOf(data), createdAt: createdAt.toISOString(), dueAt: state === 'delayed' ? dueAt.toISOString() : null, error };
}

const beeStates = { waiting: 'waiting', active: 'active', delayed: 'delayed', failed: 'failed' } as const;

export async function findInBeeQueue(queueOf: (name: string) => BeeQueue<{ input: unknown }>, names: readonly string[], { search, offset, limit }: QueuePage): Promise<QueueReport> {
  const tasks: QueueTask[] = [];
  for (const name of names) {
    for (const [type, state] of Object.entries(beeStates)) {
      const jobs = await queueOf(name).getJobs(type, type === 'failed' ? { size: LOOKED_THROUGH } : { start: 0, end: LOOKED_THROUGH });
      for (const { id, data, options } of jobs) {
        const { timestamp, delay } = options as { timestamp?: number; delay?: number };
        const instant = (ms: number | undefined) => (ms ? new Date(ms).toISOString() : null);
        if (`${name} ${id} ${JSON.stringify(data)}`.toLowerCase().includes(search.toLowerCase())) {
          tasks.push({ id, name, state, attempts: 0, jobId: jobIdOf(data?.input), createdAt: instant(timestamp), dueAt: state === 'delayed' ? instant(delay) : null, error: null });
        }
      }
    }
  }
  const sorted = tasks.sort((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? '') || a.id.localeCompare(b.id));
  const states = Object.values(beeStates).map((state) => ({ state, count: tasks.filter((task) => task.state === state).length }));
  return { adapter: 'bee-queue', jobs: sorted.slice(offset, offset + limit), counts: countsOf(states) };
}

function countsOf(found: readonly { state: QueueTaskState; count: number }[]): QueueReport['counts'] {
  const none = { waiting: 0, delayed: 0, active: 0, failed: 0, completed: 0 };
  return { ...none, ...Object.fromEntries(found.map(({ state, count }) => [state, count])) };
}
