// Turns whatever a call threw into the one error shape. What nobody declared is logged with the request's id and answered as internal.
import { ApiError, busy, internal, storageFull, validationFailed } from '@tieout/sdk/contract';
import type { Context as KoaContext, Next } from 'koa';
import type { Log } from '../core/log.js';

export function answerErrors(log: Log) {
  return async (ctx: KoaContext, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const requestId = ctx.state['requestId'] as string;
      const known = toApiError(error);
      if ([internal, storageFull, busy].some((own) => known.is(own))) log.error({ err: error, requestId, method: ctx.method, path: ctx.path }, 'A call failed');
      ctx.status = known.status;
      const retryAt = known.data['retryAt'];
      if (known.status === 429 && typeof retryAt === 'string') ctx.set('retry-after', String(Math.max(1, Math.ceil((Date.parse(retryAt) - Date.now()) / 1000))));
      ctx.body = known.toBody(requestId);
    }
  };
}

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { name, code, status, expose, message } = error as { name?: string; code?: string; status?: number; expose?: boolean; message?: string };
  // The embedded database has one session: whoever waits longer than the pool does comes again.
  if (name === 'SequelizeConnectionAcquireTimeoutError') return new ApiError(busy, { cause: error });
  // 53100 is Postgres' disk_full.
  if (code === 'ENOSPC' || code === 'EDQUOT' || sqlStateOf(error) === '53100') return new ApiError(storageFull, { cause: error });
  if (expose && status && status < 500) return new ApiError({ ...validationFailed, status }, { message: message ?? validationFailed.message, cause: error });
  return new ApiError(internal, { cause: error });
}

function sqlStateOf(error: unknown): string | undefined {
  const original = (error as { original?: { code?: string } }).original;
  return original?.code;
}

export interface Issue {
  path: (string | number)[];
  message: string;
}

export function invalidRequest(issues: Issue[]): ApiError {
  return new ApiError(validationFailed, {
    message: issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ') || validationFailed.message,
    data: { issues },
  });
}
