// The program as its own process, on a pipe or on a pseudo-terminal.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { plain } from './captureIo.js';

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const tsconfig = fileURLToPath(new URL('../../../../tsconfig.json', import.meta.url));
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const fromSource = [process.execPath, '--conditions=@tieout/source', '--import', loader, main];
const built = [process.execPath, fileURLToPath(new URL('../../dist/main.js', import.meta.url))];

/** Gives the command a terminal of a width and passes keys and output on. */
const pseudoTerminal = `
import fcntl, os, pty, select, struct, sys, termios
pid, fd = pty.fork()
if pid == 0: os.execvp(sys.argv[2], sys.argv[2:])
fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack('HHHH', 40, int(sys.argv[1]), 0, 0))
sources = [0, fd]
while fd in sources:
    for source in select.select(sources, [], [])[0]:
        try: data = os.read(source, 65536)
        except OSError: data = b''
        if not data: sources.remove(source)
        else: os.write(1 if source == fd else fd, data)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) % 256)
`;

/** Whether this machine can give a program a terminal (Python 3.9 with its pty module). */
export const hasPseudoTerminal = spawnSync('python3', ['-c', 'import os, pty, termios; os.waitstatus_to_exitcode']).status === 0;

export interface RunningProgram {
  /** Everything shown so far, without colours and cursor movements. */
  output(): string;
  type(keys: string): void;
  signal(name: NodeJS.Signals): void;
  exitCode: Promise<number | null>;
}

/** Runs what the bundler made of the sources with `isBuilt`, and where it stands ready (TEST_PROGRAM=built): it starts in a quarter of the time. */
export function startProgram(args: string[], options: { cwd: string; dataDir: string; columns?: number; isBuilt?: boolean }): RunningProgram {
  const program = (options.isBuilt ?? process.env.TEST_PROGRAM === 'built') ? built : fromSource;
  const { CI: _, ...env } = process.env;
  const command = options.columns === undefined ? [...program, ...args] : ['python3', '-c', pseudoTerminal, String(options.columns), ...program, ...args];
  const child: ChildProcess = spawn(command[0]!, command.slice(1), {
    cwd: options.cwd, env: { ...env, TIEOUT_DATA_DIR: options.dataDir, LANG: 'C.UTF-8', TERM: 'xterm-256color', NODE_OPTIONS: '', TSX_TSCONFIG_PATH: tsconfig },
  });
  let output = '';
  const collect = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return {
    output: () => plain(output),
    type: (keys) => void child.stdin?.write(keys),
    signal: (name) => void child.kill(name),
    exitCode: new Promise((resolve) => child.on('close', resolve)),
  };
}
