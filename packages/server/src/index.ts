// The server as a library: `tieout serve`, @tieout/sdk/local and the tests start it from here. Little is loaded with it, so that
// the database can begin to start before the rest is read.
import { startDatabaseThreadAhead } from './database/embedded/databaseThread.js';
import type { RunningServer, ServerOptions } from './startServer.js';

export { ConfigError } from './core/configError.js';
export type { Config } from './config.js';
export { DataFolderBusyError, readFolderOwner } from './database/dataFolder.js';
export type { FolderOwner } from './database/dataFolder.js';
export type { RunningServer, ServerOptions };

/** @throws ConfigError, DataFolderBusyError; any error of the database, the storage or the port */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  if (!(options.config?.databaseUrl ?? (options.environment ?? process.env).DATABASE_URL)) startDatabaseThreadAhead();
  const server = await import('./startServer.js');
  return server.startServer(options);
}

/** Prepares a data folder that new ones are copied from. */
export async function prepareTemplate(folder: string): Promise<void> {
  const template = await import('./database/template.js');
  await template.prepareTemplate(folder);
}
