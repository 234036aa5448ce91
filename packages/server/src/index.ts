// The server as a library: `tieout serve`, @tieout/sdk/local and the tests start it from here.
export { startServer } from './startServer.js';
export type { RunningServer, ServerOptions } from './startServer.js';
export { ConfigError } from './config.js';
export type { Config } from './config.js';
export { DataFolderBusyError, readFolderOwner } from './database/dataFolder.js';
export type { FolderOwner } from './database/dataFolder.js';
export { prepareTemplate } from './database/template.js';
