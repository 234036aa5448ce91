import { ApiError, validationFailed } from '@tieout/sdk/contract';

/** What a person reads when a call failed: the server's words when it has some, otherwise the fallback with the cause. */
export function describeError(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.message) return wordsOf(error);
  if (error instanceof Error && error.message) return fallback === '' ? error.message : `${fallback}: ${error.message}`;
  return fallback;
}

/** Places in the body of a call ("body.networks.0") are for programs. */
function wordsOf(error: ApiError): string {
  const { issues } = (error.data ?? {}) as { issues?: readonly { message: string }[] };
  return error.is(validationFailed) && issues && issues.length > 0 ? [...new Set(issues.map(({ message }) => message))].join('; ') : error.message;
}
