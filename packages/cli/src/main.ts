import { processIo } from './core/io.js';
import { runCli } from './program.js';

// No top-level await: the bundler may let a chunk loaded on demand import this module back, and the two would wait for each other for ever.
void runCli(process.argv.slice(2), processIo()).then((code) => {
  process.exitCode = code;
});
