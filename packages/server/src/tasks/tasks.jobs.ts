import { z } from 'zod';
import { defineJob } from '../queue/queue.js';

export const runTask = defineJob({
  name: 'task.run',
  input: z.object({ contractId: z.uuid(), taskId: z.uuid() }),
  concurrency: () => 1,
  run: async (services, { contractId, taskId }) => {
    const [{ performTask }, { fixPage }] = await Promise.all([import('./tasks.commands.js'), import('../transactions/fixPage/fixPage.js')]);
    await performTask(services, contractId, taskId, fixPage);
  },
});
