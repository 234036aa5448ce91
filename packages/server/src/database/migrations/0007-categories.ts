// Groups of categories, each with the vendors and keywords that lead to it.
import type { Migration } from '../migrate.js';

const statements = `
CREATE TABLE "category_groups" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "type" text NOT NULL,
  "name" text NOT NULL,
  "createdAt" timestamptz NOT NULL
);
CREATE UNIQUE INDEX "category_groups_name" ON "category_groups" ("contractId", "type", lower("name"));

CREATE TABLE "categories" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "groupId" uuid NOT NULL REFERENCES "category_groups" ON DELETE CASCADE,
  "tag" text NOT NULL,
  "tagLabel" text NOT NULL,
  "regexes" jsonb NOT NULL,
  "position" integer NOT NULL
);
CREATE INDEX "categories_group" ON "categories" ("groupId", "position");
`;

export const categoriesSchema: Migration = { name: '0007-categories', up: (run) => run(statements) };
