import type { z } from 'zod';
import { ApiError, ErrorBody } from '../core/apiError.js';
import { UnexpectedResponseError } from '../core/connectionErrors.js';
import type { Endpoint } from '../core/endpoint.js';
import { internal } from '../core/errors.js';

interface Asked {
  endpoint: Endpoint;
  address: string;
}

/** The error that an answer of 400 to 599 stands for. */
export function errorOf(status: number, text: string, { endpoint, address }: Asked): Error {
  const body = ErrorBody.safeParse(parseJson(text));
  if (body.success) return ApiError.fromBody(body.data);
  const excerpt = text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim().slice(0, 200);
  return new UnexpectedResponseError(
    `${internal.message}: ${address} answered ${endpoint.method} ${endpoint.path} with status ${status}${excerpt ? ` and "${excerpt}"` : ''}. `
      + 'Check that the address is a Tieout server and that nothing between it and you answers in its place.',
    status,
  );
}

/** The JSON of an answer as the contract describes it; anything else is an error, so that types cannot lie. */
export function parseBody(schema: z.ZodType, status: number, text: string, { endpoint, address }: Asked): unknown {
  const json = parseJson(text);
  if (json === undefined) throw errorOf(status, text, { endpoint, address });
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue && issue.path.length > 0 ? issue.path.join('.') : 'the whole answer';
  throw new UnexpectedResponseError(
    `${address} answered ${endpoint.method} ${endpoint.path} in a form this client does not know (${place}: ${issue?.message}). `
      + 'Use the same version of the client and the server.',
    status,
    { cause: result.error },
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
