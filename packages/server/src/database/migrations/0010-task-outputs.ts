// What a task made, and where mail about jobs of a type goes.
import type { Migration } from '../migrate.js';

const statements = `
ALTER TABLE "tasks" ADD COLUMN "output" jsonb;
CREATE TABLE "job_emails" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "jobType" text NOT NULL,
  "email" text NOT NULL,
  UNIQUE ("contractId", "jobType")
);
`;

export const taskOutputs: Migration = {
  name: '0010-task-outputs',
  up: (run) => run(statements),
};
