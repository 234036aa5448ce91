// Everything the queue can do: one line per kind of work.
import { sendAccountMail } from '../auth/auth.jobs.js';
import { extractJob } from '../jobs/jobs.jobs.js';

export const jobDefinitions = [extractJob, sendAccountMail] as const;
