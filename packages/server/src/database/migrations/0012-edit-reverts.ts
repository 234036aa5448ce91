// Undo and redo count themselves on the step instead of writing the record of each of its rows again.
import type { Migration } from '../migrate.js';

const statements = `
ALTER TABLE "edits" ADD COLUMN "numReverts" integer NOT NULL DEFAULT 0;
`;

export const editReverts: Migration = {
  name: '0012-edit-reverts',
  up: (run) => run(statements),
};
