// Chooses how a run is shown: nothing for --json, plain lines for a pipe, the live view for a terminal.
import type { Io } from '../core/io.js';
import { isTerminal } from '../core/io.js';
import type { ConvertState } from './convertAll.js';
import { symbolsFor } from './describeResult.js';
import type { AskPassword } from './keyRing.js';
import { printPlainProgress } from './plainProgress.js';

export interface Shown {
  /** Null when there is nobody to ask. */
  ask: AskPassword | null;
  /** Shows the end of the run. */
  finish(): Promise<void>;
}

/** The live view is large. It is loaded when there is something to wait for, so that one small file does not wait for it. */
const VIEW_DELAY_MS = 300;

export function showProgress(io: Io, state: ConvertState, isMachine: boolean): Shown {
  if (isMachine) return { ask: null, finish: () => Promise.resolve() };
  if (isTerminal(io)) return showLive(io, state);
  const finish = showPlain(io, state);
  return { ask: null, finish: async () => finish() };
}

function showPlain(io: Io, state: ConvertState): () => void {
  return printPlainProgress(state, (text) => void io.stdout.write(text), io.cwd, symbolsFor(io.env));
}

function showLive(io: Io, state: ConvertState): Shown {
  let view: ReturnType<typeof startView> | undefined;
  const startView = async () => (await import('./ConvertView.js')).startConvertView(io, state, symbolsFor(io.env));
  const startOnce = () => (view ??= startView());
  const timer = setTimeout(() => void startOnce(), VIEW_DELAY_MS);
  return {
    ask: io.stdin.isTTY ? async (fileLabel, isRetry) => (await startOnce()).ask(fileLabel, isRetry) : null,
    async finish() {
      clearTimeout(timer);
      if (view) await (await view).finish();
      else showPlain(io, state)();
    },
  };
}
