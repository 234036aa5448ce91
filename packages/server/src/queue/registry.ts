// Everything the queue can do: one line per kind of work.
import { extractJob } from '../jobs/jobs.jobs.js';

export const jobDefinitions = [extractJob] as const;
