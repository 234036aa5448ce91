// The server as a process of its own, configured by the environment: docs/reference/configuration.md. `--role=web|worker|all` goes before ROLE.
import { parseArgs } from 'node:util';
import { ConfigError, DataFolderBusyError, startServer } from './index.js';

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { role: { type: 'string' } } });
  const environment: Record<string, string | undefined> = { ...process.env, ...(values.role ? { ROLE: values.role } : {}) };
  // The same place as that of the terminal and the SDK.
  const { defaultDataDir } = await import('@tieout/sdk/local');
  const dataDir = environment.DATA_DIR || defaultDataDir();
  const server = await startServer({ dataDir, environment });
  const { role, mode } = server.config;
  server.services.log.info({ url: server.url, role, mode }, 'Tieout is running');
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
