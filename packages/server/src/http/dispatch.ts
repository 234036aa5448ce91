// One call: guard, authenticate, validate once, handle, answer.
import { ApiError, authErrors } from '@tieout/sdk/contract';
import type { Endpoint } from '@tieout/sdk/contract';
import type { Context as KoaContext } from 'koa';
import { unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { recordActing } from '../admin/superLogin.js';
import { assertAllowed } from '../auth/access.js';
import type { Context, Services } from '../core/services.js';
import { authenticate, contextOf, tokenOf } from './authenticate.js';
import { contentDisposition } from './contentDisposition.js';
import { invalidRequest } from './errors.js';
import type { Issue } from './errors.js';
import { receiveUpload } from './multipart.js';
import type { UploadedFile } from './multipart.js';
import { restrictionsOf } from '../tags/restrictions.js';
import { readForm, readJson } from './readJson.js';
import { Redirect } from './route.js';
import type { BinaryResponse, CallerOfRequest, Request, Route } from './route.js';

type AnyHandler = (context: unknown, request: Request<Endpoint>) => Promise<unknown>;

export function dispatch(services: Services, { endpoint, handle }: Route) {
  return async (ctx: KoaContext): Promise<void> => {
    const caller = callerOf(ctx);
    const context = await admit(services, endpoint, caller);
    const received = await receiveBody(ctx, endpoint, services);
    try {
      const request = validate(endpoint, ctx, received.body);
      if (context !== services) await recordActing(context as Context, endpoint, request.params);
      const answer = await (handle as unknown as AnyHandler)(context, { ...request, file: received.file as never, raw: ctx.req, caller });
      respond(ctx, endpoint, answer);
    } finally {
      if (received.file) await unlink(received.file.path).catch(() => undefined);
    }
  };
}

function callerOf(ctx: KoaContext): CallerOfRequest {
  return { address: ctx.ip || null, userAgent: ctx.get('user-agent') || null, token: tokenOf(ctx.get('authorization'), ctx.query['token']), origin: ctx.get('origin') || null };
}

/** Checks who asks and whether they may, before anything of the request is read. */
async function admit(services: Services, endpoint: Endpoint, { address, token, origin }: CallerOfRequest): Promise<unknown> {
  if (endpoint.mode === 'server' && services.config.mode === 'local') throw new ApiError(authErrors.serverModeOnly);
  if (endpoint.auth !== 'bearer') return services;
  const authenticated = await authenticate(services, token, address, origin);
  assertAllowed(authenticated.access, endpoint);
  if (services.config.mode === 'local') return contextOf(services, authenticated);
  const { hidden, viewOnly } = await restrictionsOf(services, authenticated);
  const isReading = endpoint.method === 'GET' || endpoint.isReading;
  return contextOf(services, authenticated, isReading ? hidden : [...hidden, ...viewOnly]);
}

async function receiveBody(ctx: KoaContext, endpoint: Endpoint, { storage, config }: Services): Promise<{ body: unknown; file?: UploadedFile }> {
  if (endpoint.multipart) {
    const { fields, file } = await receiveUpload(ctx.req, storage.incomingDir, config.maxUploadBytes);
    return { body: fields, file };
  }
  if (endpoint.isForm && ctx.is('urlencoded')) return { body: await readForm(ctx.req) };
  return { body: endpoint.body ? await readJson(ctx.req) : undefined };
}

/** All issues of the path, the query and the body together, each with its place. */
function validate(endpoint: Endpoint, ctx: KoaContext, body: unknown) {
  const issues: Issue[] = [];
  const check = (schema: z.ZodType | undefined, value: unknown, place: string): unknown => {
    if (!schema) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) issues.push({ path: [place, ...path.map((part) => (typeof part === 'symbol' ? String(part) : part))], message });
    return undefined;
  };
  const request = {
    params: check(endpoint.params, ctx['params'], 'path'),
    query: check(endpoint.query, { ...ctx.query }, 'query'),
    body: check(endpoint.body, body, 'body'),
  };
  if (issues.length > 0) throw invalidRequest(issues);
  return request as Pick<Request<Endpoint>, 'params' | 'query' | 'body'>;
}

function respond(ctx: KoaContext, endpoint: Endpoint, answer: unknown): void {
  if (answer instanceof Redirect) {
    // The address may carry a session or a state: nothing on the way keeps it.
    ctx.set({ 'cache-control': 'no-store', ...answer.headers });
    ctx.redirect(answer.to);
  } else if (endpoint.response === 'empty') {
    ctx.status = 204;
  } else if (endpoint.response === 'binary') {
    sendBytes(ctx, answer as BinaryResponse);
  } else {
    ctx.body = answer;
  }
}

function sendBytes(ctx: KoaContext, { body, mimetype, fileName, disposition, sizeBytes, status, headers }: BinaryResponse): void {
  ctx.status = status ?? 200;
  ctx.type = mimetype;
  if (headers) ctx.set(headers);
  if (fileName) ctx.set('content-disposition', contentDisposition(fileName, disposition ?? 'attachment'));
  if (sizeBytes !== undefined) ctx.length = sizeBytes;
  ctx.body = body instanceof Readable ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}
