// Who marked a job as reviewed: the name as it was then, like that of an edit, since proofs are filed and people leave.
import type { Migration } from '../migrate.js';

export const approverSchema: Migration = {
  name: '0006-approver',
  up: (run) => run('ALTER TABLE "jobs" ADD COLUMN "reviewedBy" text;'),
};
