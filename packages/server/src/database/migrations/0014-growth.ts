// What people tell us (feedback, surveys), and what we tell them (announcements, which belong to the installation).
import type { Migration } from '../migrate.js';

const statements = `
CREATE TABLE "feedback" (
  "id" uuid PRIMARY KEY,
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid REFERENCES "users" ON DELETE SET NULL,
  "kind" text NOT NULL,
  "rating" integer,
  "message" text NOT NULL,
  "path" text,
  "createdAt" timestamptz NOT NULL
);
CREATE INDEX "feedback_newest" ON "feedback" ("createdAt" DESC, "id");

CREATE TABLE "surveys" (
  "contractId" uuid NOT NULL REFERENCES "contracts" ON DELETE CASCADE,
  "userId" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "surveyId" text NOT NULL,
  "data" jsonb NOT NULL,
  "answeredAt" timestamptz NOT NULL,
  PRIMARY KEY ("userId", "surveyId")
);

CREATE TABLE "announcements" (
  "id" uuid PRIMARY KEY,
  "title" text NOT NULL,
  "subtitle" text,
  "link" text,
  "externalLink" text,
  "imageKey" text,
  "createdAt" timestamptz NOT NULL
);
`;

export const growthSchema: Migration = {
  name: '0014-growth',
  up: (run) => run(statements),
};
