// The database of one server: embedded in the data folder, or PostgreSQL.
import type { Sequelize, Transaction } from 'sequelize';
import type { EmbeddedDatabase } from './embedded/embeddedDatabase.js';
import type { Models } from './models.js';

export interface Database extends Models {
  sequelize: Sequelize;
  engine: 'embedded' | 'postgres';
  /** Commits when `work` resolves, rolls back when it throws. Pass the transaction on in every query inside. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export async function openDatabase(options: { databaseUrl?: string | undefined; databaseDir: string }): Promise<Database> {
  // The database thread starts first: it works while this thread loads Sequelize.
  const embedded = options.databaseUrl ? null : openEmbedded(options.databaseDir);
  embedded?.catch(() => undefined);
  const [{ connect }, { bindModels }, { migrate }] = await Promise.all([import('./connection.js'), import('./models.js'), import('./migrate.js')]);
  let engine: EmbeddedDatabase | null = null;
  const sequelize = connect(embedded ? { stream: () => engine!.connect() } : { url: options.databaseUrl! });
  const models = bindModels(sequelize);
  engine = await embedded;
  const close = async () => {
    await sequelize.close();
    await engine?.close();
  };
  try {
    await migrate(sequelize, engine ? 'embedded' : 'postgres');
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
  return {
    ...models,
    sequelize,
    engine: engine ? 'embedded' : 'postgres',
    transaction: (work) => sequelize.transaction(work),
    close,
  };
}

async function openEmbedded(databaseDir: string): Promise<EmbeddedDatabase> {
  const { openEmbeddedDatabase } = await import('./embedded/embeddedDatabase.js');
  return openEmbeddedDatabase(databaseDir);
}
