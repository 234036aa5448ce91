// People and what they may do: sign-in, sessions, teams, projects, page credits, tokens, the audit log.
import type { Migration } from '../migrate.js';

// An address belongs to whoever confirmed it: several people may claim it until one of them does.
// Those that are there already were put in by an operator.
const people = `
ALTER TABLE "contracts"
  ADD COLUMN "plan" text NOT NULL DEFAULT 'Unlimited',
  ADD COLUMN "status" text NOT NULL DEFAULT 'active',
  ADD COLUMN "billingCycle" text,
  ADD COLUMN "credits" integer NOT NULL DEFAULT 0 CHECK ("credits" >= 0),
  ADD COLUMN "purchasedCredits" integer NOT NULL DEFAULT 0 CHECK ("purchasedCredits" >= 0),
  ADD COLUMN "pageAllowance" integer,
  ADD COLUMN "creditsSince" timestamptz,
  ADD COLUMN "creditsUntil" timestamptz,
  ADD COLUMN "trialEndsAt" timestamptz,
  ADD COLUMN "retentionDays" integer,
  ADD COLUMN "maxUsers" integer,
  ADD COLUMN "isAuditLogEnabled" boolean NOT NULL DEFAULT false,
  ADD COLUMN "allowedAddresses" jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN "disabledAt" timestamptz;

ALTER TABLE "users"
  DROP CONSTRAINT "users_email_key",
  ADD COLUMN "passwordHash" text,
  ADD COLUMN "emailConfirmedAt" timestamptz,
  ADD COLUMN "isEnabled" boolean NOT NULL DEFAULT true,
  ADD COLUMN "isGuest" boolean NOT NULL DEFAULT false,
  ADD COLUMN "invitedAt" timestamptz,
  ADD COLUMN "permissions" jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN "tags" jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN "segment" text,
  ADD COLUMN "documentFrequency" text,
  ADD COLUMN "referralCode" text UNIQUE,
  ADD COLUMN "referredBy" uuid,
  ADD COLUMN "signUpDetails" jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN "totpSecret" text,
  ADD COLUMN "totpEnabledAt" timestamptz,
  ADD COLUMN "totpLastStep" bigint,
  ADD COLUMN "recoveryHashes" jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN "lastSeenAt" timestamptz;
UPDATE "users" SET "emailConfirmedAt" = "createdAt";
CREATE UNIQUE INDEX "users_confirmed_email" ON "users" ("email") WHERE "emailConfirmedAt" IS NOT NULL;
CREATE INDEX "users_email" ON "users" ("email", "createdAt");

CREATE TABLE "sessions" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "generation" integer NOT NULL,
  "rotatedAt" timestamptz NOT NULL,
  "createdAt" timestamptz NOT NULL,
  "expiresAt" timestamptz NOT NULL,
  "endedAt" timestamptz,
  "supporterId" uuid,
  "address" text,
  "userAgent" text
);
CREATE INDEX "sessions_user" ON "sessions" ("userId");

CREATE TABLE "one_time_tokens" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "purpose" text NOT NULL,
  "tokenHash" text NOT NULL UNIQUE,
  "email" text NOT NULL,
  "failures" integer NOT NULL DEFAULT 0,
  "createdAt" timestamptz NOT NULL,
  "expiresAt" timestamptz NOT NULL,
  "usedAt" timestamptz
);
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" ("userId", "purpose");

ALTER TABLE "access_tokens"
  ADD COLUMN "name" text NOT NULL DEFAULT 'Access token',
  ADD COLUMN "scopes" jsonb NOT NULL DEFAULT '["read","write","admin"]',
  ADD COLUMN "ending" text NOT NULL DEFAULT '',
  ADD COLUMN "expiresAt" timestamptz,
  ADD COLUMN "lastUsedAt" timestamptz,
  ADD COLUMN "revokedAt" timestamptz;
CREATE INDEX "access_tokens_user" ON "access_tokens" ("userId");
`;

// Counters and keys belong to the installation: they are asked before it is known whose call it is.
const installation = `
CREATE TABLE "rate_counts" (
  "key" text PRIMARY KEY,
  "count" integer NOT NULL,
  "endsAt" timestamptz NOT NULL
);
CREATE TABLE "server_keys" (
  "name" text PRIMARY KEY,
  "secret" text NOT NULL
);
`;

const organization = `
CREATE TABLE "teams" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "name" text NOT NULL,
  "createdAt" timestamptz NOT NULL,
  UNIQUE ("contractId", "name")
);
CREATE TABLE "team_members" (
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "teamId" uuid NOT NULL REFERENCES "teams" ON DELETE CASCADE,
  "userId" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "role" text NOT NULL,
  "createdAt" timestamptz NOT NULL,
  PRIMARY KEY ("teamId", "userId")
);
CREATE INDEX "team_members_user" ON "team_members" ("userId");

ALTER TABLE "tags"
  DROP CONSTRAINT "tags_contractId_name_key",
  ADD COLUMN "level" smallint NOT NULL DEFAULT 0,
  ADD COLUMN "parentId" uuid REFERENCES "tags" ON DELETE CASCADE;
CREATE UNIQUE INDEX "tags_root_name" ON "tags" ("contractId", "name") WHERE "parentId" IS NULL;
CREATE UNIQUE INDEX "tags_child_name" ON "tags" ("parentId", "name") WHERE "parentId" IS NOT NULL;

CREATE TABLE "tag_permissions" (
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "tagId" uuid NOT NULL REFERENCES "tags" ON DELETE CASCADE,
  "teamId" uuid NOT NULL REFERENCES "teams" ON DELETE CASCADE,
  "role" text NOT NULL,
  PRIMARY KEY ("tagId", "teamId")
);
CREATE INDEX "tag_permissions_contract" ON "tag_permissions" ("contractId");

CREATE TABLE "contract_preferences" (
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "key" text NOT NULL,
  "value" jsonb,
  PRIMARY KEY ("contractId", "key")
);

CREATE TABLE "audit_entries" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid,
  "userName" text NOT NULL,
  "action" text NOT NULL,
  "subject" text,
  "details" jsonb NOT NULL,
  "address" text,
  "createdAt" timestamptz NOT NULL
);
CREATE INDEX "audit_entries_newest" ON "audit_entries" ("contractId", "createdAt" DESC, "id");
`;

// A page of a job is paid for once, however often the job runs: one charge per document of a job.
// It outlives the job: what was paid for stays on the account.
const credits = `
CREATE TABLE "page_charges" (
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "jobId" uuid NOT NULL,
  "documentId" uuid NOT NULL,
  "planPages" integer NOT NULL,
  "purchasedPages" integer NOT NULL,
  "chargedAt" timestamptz NOT NULL,
  "returnedAt" timestamptz,
  PRIMARY KEY ("jobId", "documentId")
);
CREATE INDEX "page_charges_contract" ON "page_charges" ("contractId", "chargedAt");

CREATE TABLE "credit_entries" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "kind" text NOT NULL,
  "planPages" integer NOT NULL,
  "purchasedPages" integer NOT NULL,
  "jobId" uuid,
  "note" text,
  "userName" text,
  "createdAt" timestamptz NOT NULL
);
CREATE INDEX "credit_entries_newest" ON "credit_entries" ("contractId", "createdAt" DESC, "id");
`;

export const peopleSchema: Migration = {
  name: '0004-people',
  up: async (run) => {
    for (const statements of [people, installation, organization, credits]) await run(statements);
  },
};
