import { z } from 'zod';
import type { ErrorDefinition } from './defineError.js';

/** The one shape in which every error travels. */
export const ErrorBody = z.object({
  status: z.int(),
  code: z.int(),
  type: z.string(),
  message: z.string(),
  data: z.record(z.string(), z.unknown()),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

export interface ApiErrorOptions {
  message?: string;
  data?: Record<string, unknown>;
  requestId?: string;
  cause?: unknown;
}

/** The one error that crosses every layer. Compare `error.type` or `error.code`, never the message. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly type: string;
  readonly data: Record<string, unknown>;
  readonly requestId: string | undefined;

  constructor(definition: ErrorDefinition, options: ApiErrorOptions = {}) {
    super(options.message ?? definition.message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ApiError';
    this.status = definition.status;
    this.code = definition.code;
    this.type = definition.type;
    this.data = options.data ?? {};
    this.requestId = options.requestId;
  }

  /** Whether this error is the declared one. */
  is(definition: ErrorDefinition): boolean {
    return this.type === definition.type;
  }

  toBody(requestId: string): ErrorBody {
    const { status, code, type, message, data } = this;
    return { status, code, type, message, data, requestId };
  }

  static fromBody(body: ErrorBody): ApiError {
    const { status, code, type, message, data, requestId } = body;
    return new ApiError({ status, code, type, message }, { data, requestId });
  }
}
