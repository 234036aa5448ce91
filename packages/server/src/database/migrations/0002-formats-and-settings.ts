import type { Migration } from '../migrate.js';

const statements = `
CREATE TABLE "custom_formats" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "type" text NOT NULL,
  "name" text NOT NULL,
  "data" jsonb NOT NULL,
  "createdAt" timestamptz NOT NULL
);
CREATE UNIQUE INDEX "custom_formats_name" ON "custom_formats" ("contractId", "type", lower("name"));

CREATE TABLE "column_configs" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "jobId" uuid NOT NULL REFERENCES "jobs" ON DELETE CASCADE,
  "fieldName" text NOT NULL,
  "data" jsonb,
  UNIQUE ("jobId", "fieldName")
);

CREATE TABLE "csv_settings" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "key" text NOT NULL,
  "settings" jsonb NOT NULL,
  "updatedAt" timestamptz NOT NULL,
  UNIQUE ("contractId", "key")
);
`;

export const formatsAndSettings: Migration = {
  name: '0002-formats-and-settings',
  up: async (run) => {
    await run(statements);
  },
};
