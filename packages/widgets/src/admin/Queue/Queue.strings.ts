export const queueStrings = {
  failed: 'Error getting bullmq jobs',
  retry: 'Try again',
  jobId: 'Job id',
  jobIdHint: 'Or a part of it; empty for everything in the queue.',
  find: 'Search',
  none: 'No jobs',
  noneText: 'Nothing of the kind is in the queue. What succeeded leaves it.',
  queue: 'Queue',
  adapters: { embedded: 'Embedded', 'pg-boss': 'pg-boss on PostgreSQL', 'bee-queue': 'bee-queue on Redis' } as Record<string, string>,
  states: { waiting: 'Waiting', delayed: 'Later', active: 'Running', failed: 'Failed', completed: 'Done' } as Record<string, string>,
  work: 'Work', state: 'State', job: 'Job', attempts: 'Attempts', created: 'Since', due: 'Due', error: 'Error', table: 'Work in the queue',
};
export type QueueStrings = typeof queueStrings;
