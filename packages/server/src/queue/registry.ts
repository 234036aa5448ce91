// Everything the queue can do: one line per kind of work.
import { sendAccountMail } from '../auth/auth.jobs.js';
import { tellOperators } from '../growth/feedback.jobs.js';
import { extractJob, makeJob } from '../jobs/jobs.jobs.js';
import { runTask } from '../tasks/tasks.jobs.js';
import { deliverWebhook } from '../webhooks/webhooks.jobs.js';

export const jobDefinitions = [extractJob, makeJob, runTask, sendAccountMail, deliverWebhook, tellOperators] as const;
