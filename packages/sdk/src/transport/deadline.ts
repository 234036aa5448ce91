import { TimeoutError } from '../core/connectionErrors.js';

export interface Deadline {
  /** Aborted by the time limit (reason: TimeoutError) or by the caller (reason: the caller's). */
  signal: AbortSignal;
  /** The call is over: stops the clock and lets go of the caller's signal. */
  finish(): void;
}

/** The time limit of one attempt, joined with the caller's own signal. */
export function startDeadline(timeoutMs: number, callerSignal?: AbortSignal): Deadline {
  const controller = new AbortController();
  const handleAbort = () => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted) handleAbort();
  else callerSignal?.addEventListener('abort', handleAbort, { once: true });
  const timer = setTimeout(() => controller.abort(new TimeoutError(timeoutMs)), timeoutMs);
  // In Node an open connection keeps the process alive; the clock alone must not.
  (timer as { unref?: () => void }).unref?.();
  return {
    signal: controller.signal,
    finish() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', handleAbort);
    },
  };
}
