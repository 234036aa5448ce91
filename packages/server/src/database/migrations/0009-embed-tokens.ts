// Short-lived tokens for pages of partners. They go with the job, the tag, the maker and the access token that made them.
import type { Migration } from '../migrate.js';

const statements = `
CREATE TABLE "embed_tokens" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "accessTokenId" uuid REFERENCES "access_tokens" ON DELETE CASCADE,
  "tokenHash" text NOT NULL UNIQUE,
  "jobId" uuid REFERENCES "jobs" ON DELETE CASCADE,
  "firstTagId" uuid REFERENCES "tags" ON DELETE CASCADE,
  "secondTagId" uuid REFERENCES "tags" ON DELETE CASCADE,
  "abilities" jsonb NOT NULL,
  "allowedOrigins" jsonb NOT NULL,
  "createdAt" timestamptz NOT NULL,
  "expiresAt" timestamptz NOT NULL,
  "revokedAt" timestamptz
);
CREATE INDEX "embed_tokens_user" ON "embed_tokens" ("userId", "createdAt" DESC);
CREATE INDEX "embed_tokens_origins" ON "embed_tokens" USING gin ("allowedOrigins" jsonb_path_ops);
CREATE INDEX "embed_tokens_expiry" ON "embed_tokens" ("expiresAt");
`;

export const embedTokensSchema: Migration = {
  name: '0009-embed-tokens',
  up: (run) => run(statements),
};
