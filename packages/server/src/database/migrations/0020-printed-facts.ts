// What a statement prints of itself and of its bill. Of periods that were read before it is not known, nor of those that somebody created.
import type { Migration } from '../migrate.js';

export const printedFacts: Migration = {
  name: '0020-printed-facts',
  up: (run) => run('ALTER TABLE "periods" ADD COLUMN "facts" jsonb;'),
};
