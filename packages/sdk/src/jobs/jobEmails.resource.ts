import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import type { JobType } from './jobs.contract.js';
import { jobEmailEndpoints } from './jobReads.contract.js';

export type JobEmailsResource = ReturnType<typeof createJobEmails>;

export function createJobEmails({ call }: ClientContext) {
  return {
    /** Where mail about jobs goes, by type of job; of one type or of all. */
    async list({ jobType, ...options }: CallOptions & { jobType?: JobType } = {}) {
      return (await call(jobEmailEndpoints.list, { query: { jobType }, ...options })).jobEmails;
    },
    /** Changes where mail about jobs of one type goes; null: to who asks. */
    async update(id: string, email: string | null, options: CallOptions = {}) {
      return (await call(jobEmailEndpoints.update, { params: { id }, body: { email }, ...options })).jobEmail;
    },
  };
}
