import { setFlagsFromString } from 'node:v8';
import { loadCompiled } from './loadCompiled.js';

// Set before anything is compiled: V8 takes compiled code only with the flags it was kept with.
// Each full collection makes V8 forget the optimized code of all functions inside functions, and to make it anew costs as much as reading
// a page: a thread starts with room enough (MiB) that long documents meet few of them. A processor is better used reading a first document than
// optimizing functions that are done before that pays (V8 itself optimizes after a quarter of this work).
setFlagsFromString('--initial-old-space-size=256');
setFlagsFromString('--interrupt-budget=264000');

export const { ConfigError, DataFolderBusyError, prepareTemplate, readFolderOwner, startServer } = loadCompiled('server');
