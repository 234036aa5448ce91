// Webhooks, what was sent to them, and work of the queue that waits for its time.
import type { Migration } from '../migrate.js';

const statements = `
ALTER TABLE "queue_tasks" ADD COLUMN "dueAt" timestamptz;

CREATE TABLE "webhooks" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid REFERENCES "users" ON DELETE SET NULL,
  "url" text NOT NULL,
  "events" jsonb NOT NULL,
  "sealedSecret" text NOT NULL,
  "createdAt" timestamptz NOT NULL
);
CREATE INDEX "webhooks_contract" ON "webhooks" ("contractId", "createdAt" DESC);

CREATE TABLE "webhook_deliveries" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "webhookId" uuid NOT NULL REFERENCES "webhooks" ON DELETE CASCADE,
  "eventType" text NOT NULL,
  "body" text NOT NULL,
  "isTest" boolean NOT NULL,
  "status" text NOT NULL,
  "attempts" integer NOT NULL,
  "attemptsLeft" integer NOT NULL,
  "nextAttemptAt" timestamptz,
  "responseCode" integer,
  "responseBody" text,
  "error" text,
  "createdAt" timestamptz NOT NULL
);
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" ("webhookId", "createdAt" DESC, "id");
CREATE INDEX "webhook_deliveries_pending" ON "webhook_deliveries" ("nextAttemptAt") WHERE "status" = 'pending';
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" ("createdAt");
`;

export const webhooksSchema: Migration = {
  name: '0008-webhooks',
  up: (run) => run(statements),
};
