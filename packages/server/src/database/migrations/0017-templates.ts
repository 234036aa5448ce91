// Templates that people drew, the values they add to rows, and the places that jobs read with them.
import type { Migration } from '../migrate.js';

const statements = `
CREATE TABLE "templates" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "name" text NOT NULL,
  "visibility" text NOT NULL,
  "category" text NOT NULL,
  "type" text NOT NULL,
  "description" text NOT NULL,
  "version" text NOT NULL,
  "logoURL" text,
  "intuitNumber" text,
  "metadataFields" jsonb NOT NULL,
  "definition" jsonb NOT NULL,
  "templateDocumentId" uuid REFERENCES "documents" ON DELETE SET NULL,
  "createdAt" timestamptz NOT NULL,
  "updatedAt" timestamptz NOT NULL,
  "lastUsedAt" timestamptz
);
CREATE UNIQUE INDEX "templates_name" ON "templates" ("contractId", lower("name"));
CREATE INDEX "templates_user" ON "templates" ("userId");
CREATE INDEX "templates_document" ON "templates" ("templateDocumentId");

CREATE TABLE "template_mappings" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "templateId" uuid NOT NULL REFERENCES "templates" ON DELETE CASCADE,
  "columnName" text NOT NULL,
  "value" text NOT NULL,
  "addedColumnName" text NOT NULL,
  "addedValue" text NOT NULL,
  "createdAt" timestamptz NOT NULL
);
CREATE UNIQUE INDEX "template_mappings_key" ON "template_mappings" ("templateId", lower("columnName"), lower("value"), lower("addedColumnName"));
CREATE INDEX "template_mappings_contract" ON "template_mappings" ("contractId");

CREATE TABLE "template_fragments" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "jobId" uuid NOT NULL REFERENCES "jobs" ON DELETE CASCADE,
  "documentId" uuid NOT NULL REFERENCES "documents" ON DELETE CASCADE,
  "documentPosition" integer NOT NULL,
  "position" integer NOT NULL,
  "templateId" uuid,
  "rectangleId" text NOT NULL,
  "name" text NOT NULL,
  "fieldType" text NOT NULL,
  "textFieldType" text NOT NULL,
  "pageNumber" integer NOT NULL,
  "location" jsonb NOT NULL,
  "columns" jsonb NOT NULL,
  "rawText" text NOT NULL,
  "rating" text
);
CREATE UNIQUE INDEX "template_fragments_place" ON "template_fragments" ("jobId", "documentId", "position");
CREATE INDEX "template_fragments_page" ON "template_fragments" ("documentId", "pageNumber");
`;

export const templatesSchema: Migration = {
  name: '0017-templates',
  up: (run) => run(statements),
};
