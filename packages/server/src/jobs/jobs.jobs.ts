import { z } from 'zod';
import { defineJob } from '../queue/queue.js';

export const ExtractJobInput = z.object({ contractId: z.uuid(), jobId: z.uuid(), runId: z.uuid() });
export type ExtractJobInput = z.infer<typeof ExtractJobInput>;

/** PDFs are made out of others. */
export const makeJob = defineJob({
  name: 'job.make',
  input: ExtractJobInput,
  concurrency: () => 1,
  run: async (services, input) => {
    const { runMaking } = await import('./runMaking.js');
    await runMaking(services, input);
  },
});

export const extractJob = defineJob({
  name: 'job.extract',
  input: ExtractJobInput,
  concurrency: ({ config }) => config.extractionWorkers,
  run: async (services, input) => {
    const { runExtraction } = await import('./runExtraction.js');
    await runExtraction(services, input);
  },
});
