// Brings the schema up to date. The list is explicit, so that a bundle holds all of it.
import { QueryTypes } from 'sequelize';
import type { Sequelize } from 'sequelize';
import { firstSchema } from './migrations/0001-first-schema.js';
import { formatsAndSettings } from './migrations/0002-formats-and-settings.js';
import { editsSchema } from './migrations/0003-edits.js';
import { peopleSchema } from './migrations/0004-people.js';
import { tasksSchema } from './migrations/0005-tasks.js';
import { approverSchema } from './migrations/0006-approver.js';
import { categoriesSchema } from './migrations/0007-categories.js';
import { webhooksSchema } from './migrations/0008-webhooks.js';
import { embedTokensSchema } from './migrations/0009-embed-tokens.js';
import { taskOutputs } from './migrations/0010-task-outputs.js';
import { editReverts } from './migrations/0012-edit-reverts.js';
import { supportSchema } from './migrations/0013-support.js';
import { growthSchema } from './migrations/0014-growth.js';
import { usageEvents } from './migrations/0015-usage-events.js';
import { signInElsewhereSchema } from './migrations/0016-sign-in-elsewhere.js';
import { invoicesSchema } from './migrations/0018-invoices.js';
import { templatesSchema } from './migrations/0017-templates.js';
import { overageAndFirms } from './migrations/0019-overage-and-firms.js';
import { printedFacts } from './migrations/0020-printed-facts.js';

export interface Migration {
  /** Sorts by its number; never renamed once released. */
  name: string;
  up(run: (sql: string) => Promise<void>): Promise<void>;
}

const migrations: readonly Migration[] = [firstSchema, formatsAndSettings, editsSchema, peopleSchema, tasksSchema, approverSchema, categoriesSchema, webhooksSchema, embedTokensSchema, taskOutputs, editReverts, supportSchema, growthSchema, usageEvents, signInElsewhereSchema, templatesSchema, invoicesSchema, overageAndFirms, printedFacts];

/** Name of the newest migration: what a prepared data folder is compared with. */
export const SCHEMA_VERSION = migrations.at(-1)!.name;

const LOCK_KEY = 7_201_544_001;

/** Does nothing, and quickly, when the schema is current. Several processes may call it at once on PostgreSQL. */
export async function migrate(sequelize: Sequelize, engine: 'embedded' | 'postgres'): Promise<void> {
  if ((await newestApplied(sequelize)) === SCHEMA_VERSION) return;
  // Loaded by a module of its own, which a start without migrations does not pay for.
  const { applyMigrations } = await import('./applyMigrations.js');
  await sequelize.transaction(async (transaction) => {
    if (engine === 'postgres') await sequelize.query(`SELECT pg_advisory_xact_lock(${LOCK_KEY})`, { transaction });
    await applyMigrations(migrations, sequelize, transaction);
  });
}

async function newestApplied(sequelize: Sequelize): Promise<string | undefined> {
  try {
    const rows = await sequelize.query<{ name: string }>('SELECT "name" FROM "migrations" ORDER BY "name" DESC LIMIT 1', { type: QueryTypes.SELECT });
    return rows[0]?.name;
  } catch {
    // The table does not exist in a new database; anything else comes up again in the migration itself.
    return undefined;
  }
}
