// The thread of the embedded database. It loads Postgres for a third of a second, so it may be started before its folder is known.
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../core/startThread.js';

let ahead: Worker | null = null;

/** Starts a thread for the next database of this process. It keeps no process alive while nobody takes it. */
export function startDatabaseThreadAhead(): void {
  if (ahead) return;
  const worker = startDatabaseThread();
  ahead = worker;
  worker.unref();
  // Whoever opens the database meets the same error and reports it.
  worker.once('error', () => {
    if (ahead === worker) ahead = null;
  });
}

/** The thread that was started ahead, or a new one. */
export function takeDatabaseThread(): Worker {
  const worker = ahead ?? startDatabaseThread();
  ahead = null;
  worker.ref();
  return worker;
}

function startDatabaseThread(): Worker {
  return startThread('databaseWorker', new URL('./databaseWorker.ts', import.meta.url), { name: 'database' });
}
