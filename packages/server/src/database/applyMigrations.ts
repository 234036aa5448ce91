// Applies migrations in one transaction: all of them, or none.
import { QueryTypes } from 'sequelize';
import type { Sequelize, Transaction } from 'sequelize';
import { Umzug } from 'umzug';
import type { Migration } from './migrate.js';

export async function applyMigrations(migrations: readonly Migration[], sequelize: Sequelize, transaction: Transaction): Promise<void> {
  const umzug = new Umzug({
    migrations: migrations.map(({ name, up }) => ({
      name,
      up: () => up(async (sql) => void (await sequelize.query(sql, { transaction, raw: true }))),
    })),
    storage: appliedMigrations(sequelize, transaction),
    logger: undefined,
  });
  await umzug.up();
}

function appliedMigrations(sequelize: Sequelize, transaction: Transaction) {
  const options = { transaction };
  return {
    async executed(): Promise<string[]> {
      await sequelize.query('CREATE TABLE IF NOT EXISTS "migrations" ("name" text PRIMARY KEY, "appliedAt" timestamptz NOT NULL DEFAULT now())', options);
      const rows = await sequelize.query<{ name: string }>('SELECT "name" FROM "migrations" ORDER BY "name"', { ...options, type: QueryTypes.SELECT });
      return rows.map((row) => row.name);
    },
    async logMigration({ name }: { name: string }): Promise<void> {
      await sequelize.query('INSERT INTO "migrations" ("name") VALUES (:name)', { ...options, replacements: { name } });
    },
    async unlogMigration({ name }: { name: string }): Promise<void> {
      await sequelize.query('DELETE FROM "migrations" WHERE "name" = :name', { ...options, replacements: { name } });
    },
  };
}
