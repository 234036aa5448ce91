// Everything a command may touch of the process it runs in, so that tests can run commands with captured output.
import type { ReadStream, WriteStream } from 'node:tty';

export interface Io {
  stdout: Pick<WriteStream, 'write'> & Partial<WriteStream>;
  stderr: Pick<WriteStream, 'write'> & Partial<WriteStream>;
  stdin: Partial<ReadStream>;
  env: Record<string, string | undefined>;
  cwd: string;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** Does what Ctrl-C does, for views that read the keys themselves. */
  interrupt(): void;
  now(): Date;
}

/** Thrown through a command that Ctrl-C has stopped. */
export class Interrupted extends Error {
  constructor() {
    super('Canceled');
    this.name = 'Interrupted';
  }
}

/** The real process. The first Ctrl-C asks the command to stop and clean up, the second one ends at once. */
export function processIo(): Io {
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort(new Interrupted());
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  // A reader that has seen enough (| head) is no error, and no reason to leave files unconverted.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const { stdout, stderr, stdin, env } = process;
  return { stdout, stderr, stdin, env, cwd: process.cwd(), signal: controller.signal, interrupt, now: () => new Date() };
}

/** A terminal that can be redrawn; anything else gets plain lines. */
export function isTerminal({ stdout, env }: Io): boolean {
  return Boolean(stdout.isTTY) && env.TERM !== 'dumb' && !env.CI;
}
