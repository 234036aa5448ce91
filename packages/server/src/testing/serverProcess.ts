// A server in a process of its own, for tests that kill it. Prints its address once it runs.
import { startServer } from '../index.js';

const [dataDir, templateDir] = process.argv.slice(2);
const server = await startServer({
  dataDir: dataDir!,
  ...(templateDir ? { templateDir } : {}),
  environment: {},
  listen: { port: 0, host: '127.0.0.1' },
  config: { extractionWorkers: 1, logLevel: 'error' },
  lockWaitMs: 0,
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
console.log(server.url);
