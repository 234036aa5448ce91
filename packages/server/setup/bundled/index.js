import { loadCompiled } from './loadCompiled.js';

export const { ConfigError, DataFolderBusyError, prepareTemplate, readFolderOwner, startServer } = loadCompiled('server');
