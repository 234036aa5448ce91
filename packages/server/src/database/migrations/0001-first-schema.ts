// Contracts (tenants), documents, jobs and everything read out of them. Each table carries the tenant, from the first day on;
// queue_tasks alone does not: it belongs to the process and names its work by ids.
import type { Migration } from '../migrate.js';

// Rows refer to their job only: each further reference costs a look-up per row, and a statement may have tens of thousands.
const statements = `
CREATE TABLE "contracts" (
  "id" uuid PRIMARY KEY,
  "name" text NOT NULL,
  "createdAt" timestamptz NOT NULL
);

CREATE TABLE "users" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "email" text NOT NULL UNIQUE,
  "firstName" text NOT NULL,
  "lastName" text NOT NULL,
  "isContractAdmin" boolean NOT NULL,
  "createdAt" timestamptz NOT NULL
);
CREATE INDEX "users_contract" ON "users" ("contractId");

CREATE TABLE "access_tokens" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "tokenHash" text NOT NULL UNIQUE,
  "createdAt" timestamptz NOT NULL
);

CREATE TABLE "files" (
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "sha256" char(64) NOT NULL,
  "sizeBytes" bigint NOT NULL,
  "refCount" integer NOT NULL CHECK ("refCount" >= 0),
  "createdAt" timestamptz NOT NULL,
  PRIMARY KEY ("contractId", "sha256")
);

CREATE TABLE "documents" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "originalname" text NOT NULL,
  "name" text NOT NULL,
  "mimetype" text NOT NULL,
  "sha256" char(64) NOT NULL,
  "readableSha256" char(64),
  "sizeBytes" bigint NOT NULL,
  "numPages" integer,
  "isEncrypted" boolean NOT NULL,
  "tags" jsonb NOT NULL,
  "createdAt" timestamptz NOT NULL
);
CREATE INDEX "documents_contract" ON "documents" ("contractId", "createdAt");

CREATE TABLE "jobs" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "name" text NOT NULL,
  "type" text NOT NULL,
  "status" text NOT NULL,
  "isGeneric" boolean NOT NULL,
  "originalIsGeneric" boolean NOT NULL,
  "isBankMode" boolean NOT NULL,
  "originalIsBankMode" boolean NOT NULL,
  "bankModeIfReconciled" boolean NOT NULL,
  "originalBankModeIfReconciled" boolean NOT NULL,
  "isPartial" boolean NOT NULL,
  "totalPages" integer NOT NULL,
  "donePages" integer,
  "numDocuments" integer NOT NULL,
  "numTransactions" integer NOT NULL,
  "reconciliation" text NOT NULL,
  "hasBadDate" boolean NOT NULL,
  "templateId" text,
  "options" jsonb NOT NULL,
  "metadata" jsonb NOT NULL,
  "error" jsonb,
  "runId" uuid,
  "attempts" integer NOT NULL,
  "createdAt" timestamptz NOT NULL,
  "startedAt" timestamptz,
  "finishedAt" timestamptz
);
CREATE INDEX "jobs_newest" ON "jobs" ("contractId", "createdAt" DESC, "id");
CREATE INDEX "jobs_running" ON "jobs" ("status") WHERE "status" IN ('InProgress', 'Finishing');

CREATE TABLE "job_documents" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "jobId" uuid NOT NULL REFERENCES "jobs" ON DELETE CASCADE,
  "documentId" uuid NOT NULL REFERENCES "documents" ON DELETE CASCADE,
  "position" integer NOT NULL,
  "status" text NOT NULL,
  "numRows" integer NOT NULL,
  "isGeneric" boolean NOT NULL,
  "reconciliation" text NOT NULL,
  "metadata" jsonb NOT NULL,
  "error" jsonb,
  UNIQUE ("jobId", "documentId")
);
CREATE INDEX "job_documents_document" ON "job_documents" ("documentId");

CREATE TABLE "accounts" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "jobId" uuid NOT NULL REFERENCES "jobs" ON DELETE CASCADE,
  "documentId" uuid NOT NULL REFERENCES "documents" ON DELETE CASCADE,
  "documentPosition" integer NOT NULL,
  "position" integer NOT NULL,
  "accountName" text NOT NULL,
  "number" text,
  "name" text,
  "type" text NOT NULL,
  "currency" text,
  "decimals" smallint NOT NULL,
  "institution" text,
  "holder" text
);
CREATE INDEX "accounts_job" ON "accounts" ("jobId", "documentPosition", "position");
CREATE INDEX "accounts_document" ON "accounts" ("documentId");

CREATE TABLE "periods" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "jobId" uuid NOT NULL REFERENCES "jobs" ON DELETE CASCADE,
  "documentId" uuid NOT NULL REFERENCES "documents" ON DELETE CASCADE,
  "accountId" uuid NOT NULL REFERENCES "accounts" ON DELETE CASCADE,
  "position" integer NOT NULL,
  "label" text NOT NULL,
  "startDate" date,
  "endDate" date,
  "startBalanceMinor" bigint,
  "endBalanceMinor" bigint,
  "numCredits" integer NOT NULL,
  "numPayments" integer NOT NULL,
  "totalCreditsMinor" bigint NOT NULL,
  "totalPaymentsMinor" bigint NOT NULL,
  "numTransactions" integer NOT NULL,
  "isReconciled" boolean NOT NULL,
  "sources" jsonb NOT NULL,
  "proof" jsonb NOT NULL
);
CREATE INDEX "periods_job" ON "periods" ("jobId");
CREATE INDEX "periods_account" ON "periods" ("accountId");
CREATE INDEX "periods_document" ON "periods" ("documentId");

CREATE TABLE "transactions" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL,
  "jobId" uuid NOT NULL REFERENCES "jobs" ON DELETE CASCADE,
  "documentId" uuid NOT NULL,
  "documentPosition" integer NOT NULL,
  "rowNumber" integer NOT NULL,
  "accountId" uuid,
  "periodId" uuid,
  "fieldName" text NOT NULL,
  "included" boolean NOT NULL,
  "pageNumber" integer NOT NULL,
  "date" date,
  "date2" date,
  "payee" text,
  "description" text NOT NULL,
  "amountMinor" bigint,
  "balanceMinor" bigint,
  "decimals" smallint NOT NULL,
  "currency" text,
  "checkNumber" text,
  "refNumber" text,
  "account" text,
  "accountNickname" text,
  "chunkLabel" text,
  "category" text,
  "status" text NOT NULL,
  "row" jsonb NOT NULL,
  "box" jsonb,
  "provenance" jsonb NOT NULL,
  "metadata" jsonb NOT NULL,
  "history" jsonb NOT NULL,
  "version" integer NOT NULL
);
CREATE UNIQUE INDEX "transactions_order" ON "transactions" ("jobId", "documentPosition", "rowNumber");
CREATE INDEX "transactions_date" ON "transactions" ("jobId", "date", "documentPosition", "rowNumber");
CREATE INDEX "transactions_document" ON "transactions" ("documentId");

CREATE TABLE "findings" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "jobId" uuid NOT NULL REFERENCES "jobs" ON DELETE CASCADE,
  "documentId" uuid NOT NULL REFERENCES "documents" ON DELETE CASCADE,
  "documentPosition" integer NOT NULL,
  "position" integer NOT NULL,
  "code" text NOT NULL,
  "message" text NOT NULL,
  "page" integer,
  "box" jsonb
);
CREATE INDEX "findings_job" ON "findings" ("jobId", "documentPosition", "position");
CREATE INDEX "findings_document" ON "findings" ("documentId");

CREATE TABLE "tags" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "name" text NOT NULL,
  UNIQUE ("contractId", "name")
);

CREATE TABLE "job_tags" (
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "jobId" uuid NOT NULL REFERENCES "jobs" ON DELETE CASCADE,
  "tagId" uuid NOT NULL REFERENCES "tags" ON DELETE CASCADE,
  "position" integer NOT NULL,
  PRIMARY KEY ("jobId", "tagId")
);
CREATE INDEX "job_tags_tag" ON "job_tags" ("tagId");

CREATE TABLE "preferences" (
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "key" text NOT NULL,
  "value" jsonb,
  PRIMARY KEY ("userId", "key")
);

CREATE TABLE "queue_tasks" (
  "id" bigserial PRIMARY KEY,
  "name" text NOT NULL,
  "key" text NOT NULL,
  "input" jsonb NOT NULL,
  "attempts" integer NOT NULL DEFAULT 0,
  UNIQUE ("name", "key")
);
`;

export const firstSchema: Migration = {
  name: '0001-first-schema',
  up: async (run) => {
    await run(statements);
  },
};
