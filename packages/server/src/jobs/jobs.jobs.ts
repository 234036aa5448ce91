import { z } from 'zod';
import { defineJob } from '../queue/queue.js';

export const ExtractJobInput = z.object({ contractId: z.uuid(), jobId: z.uuid(), runId: z.uuid() });
export type ExtractJobInput = z.infer<typeof ExtractJobInput>;

export const extractJob = defineJob({
  name: 'job.extract',
  input: ExtractJobInput,
  concurrency: ({ config }) => config.extractionWorkers,
  run: async (services, input) => {
    const { runExtraction } = await import('./runExtraction.js');
    await runExtraction(services, input);
  },
});
