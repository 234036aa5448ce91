// The one error printer: what is wrong, where, and what to do next.
import type { Io } from './io.js';

interface Coded {
  type?: unknown;
  data?: { issues?: unknown };
}

/** An error in words for a person; never a stack. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const issues = (error as Coded).data?.issues;
  const details = Array.isArray(issues) ? issues.map(describeIssue).filter(Boolean) : [];
  return [error.message || error.name, ...details].join(' ');
}

function describeIssue(issue: unknown): string {
  if (typeof issue === 'string') return issue;
  const { path, message } = (issue ?? {}) as { path?: unknown; message?: unknown };
  const place = Array.isArray(path) ? path.join('.') : path;
  return place ? `${String(place)}: ${String(message)}.` : String(message ?? '');
}

/** The stable name of an error for machines: `document.damaged`. */
export function errorType(error: unknown): string {
  const type = (error as Coded | null)?.type;
  if (typeof type === 'string') return type;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'error';
}

export function printError(io: Io, error: unknown): void {
  io.stderr.write(`tieout: ${describeError(error)}\n`);
  if (io.env.TIEOUT_DEBUG && error instanceof Error) io.stderr.write(`${error.stack}\n`);
}
