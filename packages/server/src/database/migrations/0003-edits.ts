// Edits as undoable steps, ratings and reported issues. Rows may be put between others: their number is no longer a whole one.
import type { Migration } from '../migrate.js';

// Half of each page of rows stays free, so that a changed row finds room beside its old self and no index has to be told: three times faster.
// edit_rows refers to nothing: a bulk edit writes a hundred thousand of them at once. They go with dropResults.
const statements = `
ALTER TABLE "transactions" SET (fillfactor = 50);
ALTER TABLE "transactions" DROP COLUMN "history";
ALTER TABLE "transactions" ALTER COLUMN "rowNumber" TYPE double precision;
CREATE INDEX "transactions_period" ON "transactions" ("periodId", "documentPosition", "rowNumber");

ALTER TABLE "job_documents" ADD COLUMN "isDense" boolean NOT NULL DEFAULT true;
ALTER TABLE "periods" ADD COLUMN "basis" jsonb;
ALTER TABLE "jobs" ADD COLUMN "reviewedAt" timestamptz;

CREATE TABLE "edits" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "jobId" uuid NOT NULL REFERENCES "jobs" ON DELETE CASCADE,
  "stepId" uuid NOT NULL,
  "position" bigserial NOT NULL,
  "userId" uuid NOT NULL,
  "userName" text NOT NULL,
  "kind" text NOT NULL,
  "label" text NOT NULL,
  "reason" text,
  "numRows" integer NOT NULL,
  "columns" jsonb NOT NULL,
  "records" jsonb NOT NULL,
  "createdAt" timestamptz NOT NULL,
  "undoneAt" timestamptz,
  "isDiscarded" boolean NOT NULL,
  UNIQUE ("stepId", "jobId")
);
CREATE INDEX "edits_job" ON "edits" ("jobId", "position");

CREATE TABLE "edit_rows" (
  "editId" uuid NOT NULL,
  "transactionId" uuid NOT NULL,
  "contractId" uuid NOT NULL,
  "version" integer NOT NULL,
  "before" jsonb,
  "after" jsonb,
  PRIMARY KEY ("editId", "transactionId")
);
CREATE INDEX "edit_rows_transaction" ON "edit_rows" ("transactionId");

CREATE TABLE "ratings" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "jobId" uuid REFERENCES "jobs" ON DELETE CASCADE,
  "documentId" uuid REFERENCES "documents" ON DELETE CASCADE,
  "userId" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "userName" text NOT NULL,
  "rating" integer NOT NULL,
  "details" text,
  "issues" jsonb NOT NULL,
  "createdAt" timestamptz NOT NULL,
  "reviewedAt" timestamptz
);
CREATE INDEX "ratings_job" ON "ratings" ("jobId", "createdAt");
CREATE INDEX "ratings_document" ON "ratings" ("documentId");
`;

export const editsSchema: Migration = {
  name: '0003-edits',
  up: async (run) => {
    await run(statements);
  },
};
