import { QueryTypes } from 'sequelize';
import type { ModelStatic, Model } from 'sequelize';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { bindModels } from './models.js';
import { migrate, SCHEMA_VERSION } from './migrate.js';

let booted: Booted;
beforeAll(async () => void (booted = await boot()));
afterAll(() => booted?.close());

interface Column {
  table: string;
  name: string;
  nullable: 'YES' | 'NO';
}

describe('the schema', () => {
  it('has in each table the columns of its model, and nullable where the model says so', async () => {
    const { sequelize } = booted.server.services.db;
    const columns = await sequelize.query<Column>(
      `SELECT table_name AS "table", column_name AS "name", is_nullable AS "nullable" FROM information_schema.columns WHERE table_schema = 'public'`,
      { type: QueryTypes.SELECT },
    );
    for (const model of Object.values(bindModels(sequelize)) as ModelStatic<Model>[]) {
      const inTable = columns.filter(({ table }) => table === model.getTableName()).map(({ name, nullable }) => [name, nullable === 'YES']);
      const inModel = Object.entries(model.getAttributes()).map(([name, { allowNull, primaryKey }]) => [name, !primaryKey && allowNull !== false]);
      expect([model.name, inTable.sort()]).toEqual([model.name, inModel.sort()]);
    }
  });

  it('carries the tenant in every table, save those of the installation itself', async () => {
    const { sequelize } = booted.server.services.db;
    const without = await sequelize.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables t WHERE table_schema = 'public' AND NOT EXISTS
       (SELECT 1 FROM information_schema.columns c WHERE c.table_name = t.table_name AND c.column_name = 'contractId') ORDER BY 1`,
      { type: QueryTypes.SELECT },
    );
    expect(without.map(({ name }) => name)).toEqual(['announcements', 'contracts', 'email_suppressions', 'migrations', 'operator_settings', 'prospects', 'queue_tasks', 'rate_counts', 'server_keys', 'sign_in_attempts', 'trial_domains']);
  });

  it('is not touched when it is current, by many processes at once', async () => {
    const { sequelize, engine } = booted.server.services.db;
    await Promise.all([1, 2, 3].map(() => migrate(sequelize, engine)));
    const rows = await sequelize.query<{ name: string }>('SELECT "name" FROM "migrations"', { type: QueryTypes.SELECT });
    const names = rows.map(({ name }) => name).sort();
    expect(names.at(-1)).toBe(SCHEMA_VERSION);
    expect(new Set(names).size).toBe(names.length);
  });
});
