// Thread of compileAhead: the engine as it is built, and one task more.
import { parentPort } from 'node:worker_threads';
import { loadCompiled, saveCompiled } from '../dist/loadCompiled.js';

// Before the engine listens, which would answer a task that it does not know.
parentPort.on('message', ({ name }) => {
  if (name !== 'saveCompiled') return;
  saveCompiled('extraction');
  parentPort.postMessage({ kind: 'done' });
});
loadCompiled('extraction');
