import { STATUS_CHECK_INTERVAL_MS } from '../jobs/jobs.contract.js';
import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { type AsyncTask, taskEndpoints } from './tasks.contract.js';

export type TasksResource = ReturnType<typeof createTasks>;

export function createTasks({ call }: ClientContext) {
  const get = async (asyncJobId: string, options: CallOptions = {}) => (await call(taskEndpoints.get, { params: { id: asyncJobId }, ...options })).task;
  return {
    /** How far the work is. */
    get,
    /** Asks every two seconds until the work has ended, well or not. Abort the signal to stop asking; the work goes on. */
    async wait(asyncJobId: string, options: CallOptions = {}): Promise<AsyncTask> {
      for (;;) {
        const task = await get(asyncJobId, options);
        if (task.status !== 'started') return task;
        await pause(options.signal);
      }
    },
  };
}

function pause(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', handleAbort);
      resolve();
    }, STATUS_CHECK_INTERVAL_MS);
    signal?.addEventListener('abort', handleAbort, { once: true });
  });
}
