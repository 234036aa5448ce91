// Page views, faults of the app and the like. They stay here and go by age. Of somebody who has not signed in, nobody's name is known.
import type { Migration } from '../migrate.js';

const statements = `
CREATE TABLE "usage_events" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid REFERENCES "users" ON DELETE CASCADE,
  "kind" text NOT NULL,
  "name" text NOT NULL,
  "details" jsonb NOT NULL,
  "createdAt" timestamptz NOT NULL
);
CREATE INDEX "usage_events_newest" ON "usage_events" ("createdAt" DESC, "id");
CREATE INDEX "usage_events_user" ON "usage_events" ("userId", "createdAt" DESC);
`;

export const usageEvents: Migration = {
  name: '0015-usage-events',
  up: (run) => run(statements),
};
