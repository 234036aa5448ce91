// The transport rules of the specification, for every call and every platform.
import type { z } from 'zod';
import { ApiError } from '../core/apiError.js';
import { RetriesExhaustedError } from '../core/connectionErrors.js';
import { type BodyInputOf, type Endpoint, type QueryInputOf, type QueryOf, REQUEST_TIMEOUT_MS } from '../core/endpoint.js';
import { outOfPages, planLacksFeature } from '../core/errors.js';
import { TRIAL_LIMIT_HEADER } from '../exports/exports.contract.js';
import { API_VERSION, VERSION_HEADER } from '../system/system.contract.js';
import { BinaryResponse } from './binaryResponse.js';
import { type Deadline, startDeadline } from './deadline.js';
import { endpointPath } from './endpointPath.js';
import { errorOf, parseBody } from './readResponse.js';
import { MAX_ATTEMPTS, pause, RETRIED_STATUSES, retryDelayMs } from './retry.js';
import { isReplayable, type MultipartBody, type Transport, type TransportResponse, type UploadFile, type UploadProgress } from './transport.js';

export interface CallOptions {
  /** Gives the call up; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Instead of the specification's time limit. */
  timeoutMs?: number | undefined;
}

type QueryArguments<E extends Endpoint> = E['query'] extends z.ZodObject ? {
  [K in keyof QueryOf<E>]?: QueryOf<E>[K] | undefined;
} & { [K in keyof QueryOf<E> & keyof QueryInputOf<E> as undefined extends QueryInputOf<E>[K] ? never : K]: QueryOf<E>[K] } : never;

/** What a call takes: exactly the parts its endpoint declares. */
export type CallInput<E extends Endpoint> = CallOptions
  & (E['params'] extends z.ZodObject ? { params: z.output<E['params']> } : object)
  & (E['query'] extends z.ZodObject ? { query?: QueryArguments<E> | undefined } : object)
  & (E['multipart'] extends true
    ? { fields: BodyInputOf<E>; file: UploadFile; onProgress?: ((progress: UploadProgress) => void) | undefined }
    : E['body'] extends z.ZodType ? { body: BodyInputOf<E> } : object);

/** What a call answers: the parsed JSON, a file, or nothing. */
type CallResult<E extends Endpoint> = E['response'] extends 'binary' ? BinaryResponse
  : E['response'] extends z.ZodType ? z.output<E['response']> : void;

export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<CallResult<E>>;

export interface CallHooks {
  /** Gets a new token after a 403; null when there is none. The call is then tried once more. */
  refreshToken?: (() => Promise<string | null>) | undefined;
  /** The server answered 401: the session is over. With the token that it refused, which may have been replaced in the meantime. */
  onSessionExpired?: ((error: Error, token: string | undefined) => void) | undefined;
  /** The server speaks another version than this client; called once for each version seen. */
  onVersionChange?: ((serverVersion: string) => void) | undefined;
  /** A trial download was cut to this many rows. */
  onTrialLimit?: ((limit: number) => void) | undefined;
  /** The plan does not allow it: no pages are left (1034), or a feature is not included (1042). The call rejects with the same error. */
  onPlanLimit?: ((error: ApiError) => void) | undefined;
}

export interface CallSettings extends CallHooks {
  transport: Transport;
  token: TokenHolder;
}

interface TokenHolder {
  current: string | undefined;
}

interface Parts extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  fields?: Record<string, string | undefined>;
  file?: UploadFile;
  onProgress?: (progress: UploadProgress) => void;
}

interface Answer {
  response: TransportResponse;
  deadline: Deadline;
  /** What the call was sent with. */
  token: string | undefined;
}

/** One function through which every call goes. */
export function createCall(settings: CallSettings): Call {
  const { transport, token } = settings;
  const refresh = shareRefresh(settings);
  const noteVersion = versionWatch(settings.onVersionChange);

  async function send(endpoint: Endpoint, parts: Parts): Promise<Answer> {
    const deadline = startDeadline(parts.timeoutMs ?? endpoint.timeoutMs ?? REQUEST_TIMEOUT_MS, parts.signal);
    const headers: Record<string, string> = { accept: endpoint.response === 'binary' ? '*/*' : 'application/json', [VERSION_HEADER]: API_VERSION };
    const sent = endpoint.auth === 'none' ? undefined : token.current;
    if (sent) headers.authorization = `Bearer ${sent}`;
    if (parts.body !== undefined) headers['content-type'] = 'application/json';
    try {
      deadline.signal.throwIfAborted();
      const response = await transport.send({
        method: endpoint.method,
        path: endpointPath(endpoint, parts.params, parts.query),
        headers,
        ...(parts.body === undefined ? {} : { json: JSON.stringify(parts.body) }),
        ...(parts.file === undefined ? {} : { multipart: multipartOf(parts.file, parts) }),
        signal: deadline.signal,
      });
      return { response, deadline, token: sent };
    } catch (error) {
      deadline.finish();
      throw deadline.signal.aborted ? deadline.signal.reason : error;
    }
  }

  /** Sends until the answer is neither 429 nor 502, nor a 403 that a new token may cure. */
  async function sendUntilAnswered(endpoint: Endpoint, parts: Parts): Promise<Answer> {
    const isSendable = parts.file === undefined || isReplayable(parts.file);
    const replayable = endpoint.isRetried !== false && isSendable;
    let refreshed = false;
    for (let attempt = 0; ;) {
      const answer = await send(endpoint, parts);
      const { status } = answer.response;
      // What was refused has done nothing, so this holds for calls that must not be made twice, too.
      if (status === 403 && !refreshed && settings.refreshToken && endpoint.auth === 'bearer' && isSendable) {
        refreshed = true;
        if (!(await refresh())) return answer;
        await discard(answer);
      } else if (replayable && RETRIED_STATUSES.includes(status)) {
        await discard(answer);
        if (attempt + 1 >= MAX_ATTEMPTS) throw new RetriesExhaustedError(MAX_ATTEMPTS);
        await pause(retryDelayMs(attempt++, answer.response.header('retry-after'), Date.now()), parts.signal);
      } else {
        return answer;
      }
    }
  }

  async function call(endpoint: Endpoint, parts: Parts): Promise<unknown> {
    const answer = await sendUntilAnswered(endpoint, parts);
    const { response, deadline } = answer;
    noteVersion(response.header(VERSION_HEADER));
    const asked = { endpoint, address: transport.address };
    if (response.status >= 400) {
      const error = errorOf(response.status, await readText(answer), asked);
      if (response.status === 401) settings.onSessionExpired?.(error, answer.token);
      if (error instanceof ApiError && (error.is(outOfPages) || error.is(planLacksFeature))) settings.onPlanLimit?.(error);
      throw error;
    }
    if (endpoint.response === 'binary') {
      const limit = response.header(TRIAL_LIMIT_HEADER);
      if (limit !== null) settings.onTrialLimit?.(Number(limit));
      return new BinaryResponse(transport, response, deadline);
    }
    const text = await readText(answer);
    return endpoint.response === 'empty' || endpoint.response === 'redirect' ? undefined : parseBody(endpoint.response, response.status, text, asked);
  }

  // The parts of an input are checked where it is written (CallInput); here they are all alike.
  return ((endpoint: Endpoint, input: object) => call(endpoint, input as Parts)) as Call;
}

async function readText({ response, deadline }: Answer): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw deadline.signal.aborted ? deadline.signal.reason : error;
  } finally {
    deadline.finish();
  }
}

/** Reads the rest of an answer that will not be used, so that its connection can serve the next attempt. */
async function discard(answer: Answer): Promise<void> {
  await readText(answer).catch(() => undefined);
}

function multipartOf(file: UploadFile, { fields = {}, onProgress }: Parts): MultipartBody {
  const given = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { file, fields: Object.fromEntries(given), onProgress };
}

/** Calls that meet a 403 at the same time share one refresh. Answers whether there is a new token. */
function shareRefresh({ refreshToken, token, onSessionExpired }: CallSettings): () => Promise<boolean> {
  const refresh = async (old = token.current): Promise<boolean> => {
    try {
      const fresh = await refreshToken?.();
      if (fresh) token.current = fresh;
      return Boolean(fresh);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onSessionExpired?.(error, old);
      return false;
    }
  };
  let running: Promise<boolean> | undefined;
  return () => (running ??= refresh().finally(() => (running = undefined)));
}

function versionWatch(onVersionChange: CallHooks['onVersionChange']): (serverVersion: string | null) => void {
  const seen = new Set<string>([API_VERSION]);
  return (serverVersion) => {
    if (serverVersion === null || seen.has(serverVersion)) return;
    seen.add(serverVersion);
    onVersionChange?.(serverVersion);
  };
}
