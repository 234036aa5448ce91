import { ApiError } from '@tieout/sdk/contract';

/** What a person reads when a call failed: the server's words when it has some, otherwise the fallback with the cause. */
export function describeError(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.message) return error.message;
  if (error instanceof Error && error.message) return fallback === '' ? error.message : `${fallback}: ${error.message}`;
  return fallback;
}
