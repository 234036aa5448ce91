// Pages beyond the plan that a firm has agreed to pay for, the prices of the operator, and single sign-on that firms set up
// themselves: it counts once the domain is proved to be theirs.
import type { Migration } from '../migrate.js';

const statements = `
ALTER TABLE "contracts" ADD COLUMN "isOverageEnabled" boolean NOT NULL DEFAULT false;
ALTER TABLE "contracts" ADD COLUMN "overageLimit" integer;
ALTER TABLE "contracts" ADD COLUMN "overagePriceMinor" integer;
ALTER TABLE "contracts" ADD COLUMN "overageUsed" integer NOT NULL DEFAULT 0;
ALTER TABLE "page_charges" ADD COLUMN "overagePages" integer NOT NULL DEFAULT 0;

CREATE TABLE "operator_settings" (
  "name" text PRIMARY KEY,
  "value" jsonb NOT NULL,
  "userName" text NOT NULL,
  "changedAt" timestamptz NOT NULL
);

ALTER TABLE "sso_connections" ADD COLUMN "provedAt" timestamptz;
ALTER TABLE "sso_connections" ADD COLUMN "isByOperator" boolean NOT NULL DEFAULT false;
UPDATE "sso_connections" SET "provedAt" = "createdAt", "isByOperator" = true;
ALTER TABLE "sso_connections" DROP CONSTRAINT "sso_connections_domain_key";
CREATE UNIQUE INDEX "sso_connections_proved" ON "sso_connections" ("domain") WHERE "provedAt" IS NOT NULL;
CREATE UNIQUE INDEX "sso_connections_own" ON "sso_connections" ("contractId", "domain");
`;

export const overageAndFirms: Migration = {
  name: '0019-overage-and-firms',
  up: (run) => run(statements),
};
