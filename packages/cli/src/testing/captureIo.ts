import { EventEmitter } from 'node:events';
import { Interrupted, type Io } from '../core/io.js';

export interface CapturedIo extends Io {
  /** What was written so far. */
  out(): string;
  err(): string;
  /** Every single write to stdout: the frames of a live view. */
  frames: string[];
  /** Types on the keyboard. */
  type(keys: string): void;
}

interface CaptureOptions {
  cwd: string;
  /** Width of the terminal; absent: stdout is a pipe. */
  columns?: number;
  env?: Record<string, string>;
}

/** A process whose output can be read: a pipe, or a terminal of a width. */
export function captureIo({ cwd, columns, env = {} }: CaptureOptions): CapturedIo {
  const controller = new AbortController();
  const frames: string[] = [];
  const errors: string[] = [];
  const isTTY = columns !== undefined;
  const stdout = Object.assign(new EventEmitter(), {
    isTTY, columns: columns ?? 80, rows: 40, write: (text: string | Uint8Array) => frames.push(String(text)) > 0,
  });
  const keys: string[] = [];
  const stdin = Object.assign(new EventEmitter(), {
    isTTY, setEncoding: () => undefined, setRawMode: () => undefined, ref: () => undefined, unref: () => undefined,
    resume: () => undefined, pause: () => undefined, read: () => keys.shift() ?? null,
  });
  return {
    stdout: stdout as unknown as Io['stdout'],
    stderr: { write: (text: string | Uint8Array) => errors.push(String(text)) > 0 } as unknown as Io['stderr'],
    stdin: stdin as unknown as Io['stdin'],
    env: { LANG: 'C.UTF-8', ...env },
    cwd,
    signal: controller.signal,
    interrupt: () => controller.abort(new Interrupted()),
    now: () => new Date('2024-03-01T09:00:10.000Z'),
    out: () => frames.join(''),
    err: () => errors.join(''),
    frames,
    type(text) {
      keys.push(text);
      stdin.emit('readable');
    },
  };
}

/** Text without colours and cursor movements. */
export function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex -- escape sequences are control characters
  return text.replace(/\u001B\[[0-9;?]*[A-Za-z]/g, '');
}
