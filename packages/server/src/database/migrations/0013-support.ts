// What the support keeps: notes and payment credits belong to a contract; suppressed addresses, domains and prospects to the installation.
import type { Migration } from '../migrate.js';

const statements = `
CREATE TABLE "contact_notes" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid REFERENCES "users" ON DELETE SET NULL,
  "userName" text NOT NULL,
  "note" text NOT NULL,
  "createdAt" timestamptz NOT NULL
);
CREATE INDEX "contact_notes_newest" ON "contact_notes" ("contractId", "createdAt" DESC, "id");

CREATE TABLE "payment_credits" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "amountMinor" bigint NOT NULL CHECK ("amountMinor" > 0),
  "currency" text NOT NULL,
  "note" text NOT NULL,
  "userName" text NOT NULL,
  "createdAt" timestamptz NOT NULL
);
CREATE INDEX "payment_credits_contract" ON "payment_credits" ("contractId", "createdAt");

CREATE TABLE "email_suppressions" (
  "email" text PRIMARY KEY,
  "userName" text NOT NULL,
  "createdAt" timestamptz NOT NULL
);

CREATE TABLE "trial_domains" (
  "domain" text PRIMARY KEY,
  "userName" text NOT NULL,
  "createdAt" timestamptz NOT NULL
);

CREATE TABLE "prospects" (
  "campaign" text NOT NULL,
  "email" text NOT NULL,
  "name" text NOT NULL,
  "company" text NOT NULL,
  "createdAt" timestamptz NOT NULL,
  PRIMARY KEY ("campaign", "email")
);
`;

export const supportSchema: Migration = {
  name: '0013-support',
  up: (run) => run(statements),
};
