import { type Command, InvalidArgumentError } from 'commander';
import type { CommandContext } from '../core/commandContext.js';
import { openInBrowser } from './openInBrowser.js';

interface ServeFlags {
  port?: number;
  data?: string;
  host?: string;
  open?: boolean;
}

export function addServeCommand(program: Command, context: CommandContext): void {
  program.command('serve')
    .summary('start the app and the API')
    .description('Serve the app and the API on this machine until Ctrl-C. With MODE=server in the environment there are accounts and sign-in.')
    .option('-p, --port <port>', 'port (default: PORT, else 4000); the next free one when it is in use', parsePort)
    .option('--data <dir>', 'data folder (default: TIEOUT_DATA_DIR, else the usual place of the system)')
    .option('--host <address>', 'address to listen on (default: 127.0.0.1, this machine only; without MODE=server there is no sign-in)')
    .option('--open', 'open the app in the browser')
    .action((flags: ServeFlags) => serve(flags, context));
}

async function serve({ port, host, data, open }: ServeFlags, { io, services }: CommandContext): Promise<void> {
  const server = await services.startServer({ dir: data, port, host, signal: io.signal, onWait: (message) => void io.stderr.write(`${message}\n`) });
  const app = `${server.url}/app`;
  // A worker answers no requests.
  io.stdout.write(server.url === '' ? 'Tieout is working on jobs\n' : `Tieout is running ${server.isShared ? 'already ' : ''}at ${app}\n`);
  io.stdout.write(`Data folder: ${server.dir}\n`);
  if (!server.isShared) tellMode(io);
  if (io.env.DATABASE_URL && !server.isShared) io.stdout.write('Database: the one of DATABASE_URL\n');
  if (open) openInBrowser(app, (message) => void io.stderr.write(`${message}\n`));
  if (server.isShared) return;
  io.stdout.write('Stop with Ctrl-C.\n');
  await new Promise<void>((resolve) => {
    if (io.signal.aborted) resolve();
    io.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  io.stdout.write('Stopping ...\n');
  await server.close();
}

/** A misspelled word must not pass for the other mode without a sign. */
function tellMode({ env: { MODE: mode }, stdout, stderr }: CommandContext['io']): void {
  if (mode === 'server') stdout.write('Accounts: on (MODE=server)\n');
  else if (mode && mode !== 'local') stderr.write(`MODE=${mode} is not "local" or "server": serving for one user, without sign-in\n`);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return port;
}
