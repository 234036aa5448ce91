// Accounts elsewhere that people sign in with, single sign-on of firms, and sign-ins that are on their way there and back.
import type { Migration } from '../migrate.js';

const statements = `
CREATE TABLE "sso_connections" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "domain" text NOT NULL UNIQUE,
  "isRequired" boolean NOT NULL,
  "settings" jsonb NOT NULL,
  "sealedSecret" text,
  "createdAt" timestamptz NOT NULL
);
CREATE INDEX "sso_connections_contract" ON "sso_connections" ("contractId");

CREATE TABLE "user_identities" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "connectionId" uuid REFERENCES "sso_connections" ON DELETE CASCADE,
  "provider" text NOT NULL,
  "subject" text NOT NULL,
  "createdAt" timestamptz NOT NULL,
  UNIQUE ("provider", "subject")
);
CREATE INDEX "user_identities_user" ON "user_identities" ("userId");

CREATE TABLE "sign_in_attempts" (
  "stateHash" text PRIMARY KEY,
  "browserHash" text NOT NULL,
  "purpose" text NOT NULL,
  "next" text NOT NULL,
  "details" jsonb NOT NULL,
  "expiresAt" timestamptz NOT NULL
);
CREATE INDEX "sign_in_attempts_expiry" ON "sign_in_attempts" ("expiresAt");
`;

export const signInElsewhereSchema: Migration = {
  name: '0016-sign-in-elsewhere',
  up: (run) => run(statements),
};
