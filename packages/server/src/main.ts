// The server as a process of its own, configured by the environment: docs/reference/configuration.md. `--role=web|worker|all` goes before ROLE.
import { parseArgs } from 'node:util';
import { ConfigError, DataFolderBusyError, startServer } from './index.js';
import { loadConfig } from './config.js';
import { openLog } from './core/log.js';

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { role: { type: 'string' } } });
  const environment: Record<string, string | undefined> = { ...process.env, ...(values.role ? { ROLE: values.role } : {}) };
  // The same place as that of the terminal and the SDK.
  const { defaultDataDir } = await import('@tieout/sdk/local');
  const dataDir = environment.DATA_DIR || defaultDataDir();
  const config = loadConfig(environment, { dataDir });
  const log = await openLog(config.logLevel);
  const server = await startServer({ dataDir, environment, log });
  log.info({ url: server.url, role: config.role, mode: config.mode }, 'Tieout is running');
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // The second time somebody means it.
      if (isClosing) process.exit(1);
      isClosing = true;
      void server.close().then(() => process.exit(0));
    });
  }
}

run().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof DataFolderBusyError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
