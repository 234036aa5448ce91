import { setFlagsFromString } from 'node:v8';
import { loadCompiled } from './loadCompiled.js';
import { V8_FLAGS } from './v8Flags.js';

// Before anything is compiled: V8 takes compiled code only with the flags it was kept with.
for (const flag of V8_FLAGS) setFlagsFromString(flag);

export const { ConfigError, DataFolderBusyError, prepareTemplate, readFolderOwner, startServer } = loadCompiled('server');
