import type { TaskKind } from '@tieout/sdk/contract';
import { z } from 'zod';
import type { Context } from '../core/services.js';
import { defineJob } from '../queue/queue.js';
import type { TaskOutcome } from './tasks.commands.js';
import type { Task } from './tasks.model.js';

/** The work of each kind, loaded when it is done. */
const works: Record<TaskKind, () => Promise<(context: Context, task: Task) => Promise<TaskOutcome>>> = {
  fixBankPage: async () => (await import('../transactions/fixPage/fixPage.js')).fixPage,
  previewAutomaticMode: async () => (await import('../jobs/automaticMode.js')).previewAutomaticMode,
  editDocument: async () => (await import('../documents/editDocument.js')).editDocument,
};

export const runTask = defineJob({
  name: 'task.run',
  input: z.object({ contractId: z.uuid(), taskId: z.uuid() }),
  concurrency: () => 1,
  run: async (services, { contractId, taskId }) => {
    const { performTask } = await import('./tasks.commands.js');
    await performTask(services, contractId, taskId, async (context, task) => (await works[task.kind]())(context, task));
  },
});
