// Chooses the queue: Redis when there is one, pg-boss on PostgreSQL, otherwise the table of the embedded database.
import type { Config } from '../config.js';
import type { Log } from '../core/log.js';
import type { Database } from '../database/database.js';
import type { Queue } from './queue.js';

export async function openQueue(config: Config, db: Database, log: Log): Promise<Queue> {
  const onError = (error: Error) => log.error({ err: error }, 'The queue reports an error');
  if (config.redisUrl) return (await import('./beeQueue.js')).openBeeQueue(config.redisUrl, config.redisPrefix, onError);
  if (config.databaseUrl) return (await import('./pgBossQueue.js')).openPgBossQueue(config.databaseUrl, onError);
  return (await import('./embeddedQueue.js')).createEmbeddedQueue(db);
}
