// Work that a call starts and another asks about.
import type { Migration } from '../migrate.js';

const statements = `
CREATE TABLE "tasks" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "kind" text NOT NULL,
  "status" text NOT NULL,
  "input" jsonb NOT NULL,
  "message" text,
  "numRows" integer NOT NULL,
  "error" jsonb,
  "createdAt" timestamptz NOT NULL,
  "finishedAt" timestamptz
);
CREATE INDEX "tasks_contract" ON "tasks" ("contractId", "createdAt");
`;

export const tasksSchema: Migration = {
  name: '0005-tasks',
  up: (run) => run(statements),
};
