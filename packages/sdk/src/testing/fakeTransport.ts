import { type Client, type ClientOptions, createClient } from '../client.js';
import { contract } from '../contract.js';
import { ApiError } from '../core/apiError.js';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseInputOf } from '../core/endpoint.js';
import { TRIAL_LIMIT_HEADER } from '../exports/exports.contract.js';
import type { LiveMessage } from '../live/live.contract.js';
import { API_VERSION, VERSION_HEADER } from '../system/system.contract.js';
import type { SocketHandlers, Transport, TransportRequest, TransportResponse, UploadFile } from '../transport/transport.js';

/** One call as the server would see it, checked against the contract. */
export interface FakeCall<E extends Endpoint = Endpoint> {
  endpoint: E;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  /** The JSON body; the form fields of an upload. */
  body: BodyOf<E>;
  file: UploadFile | undefined;
  headers: Record<string, string>;
}

/** File content to answer a binary endpoint with. */
export interface FakeFile {
  content: Uint8Array | string;
  contentType?: string;
  fileName?: string;
  /** A trial download was cut to so many rows. */
  trialLimit?: number;
}

type FakeAnswer<E extends Endpoint> = E['response'] extends 'binary' ? FakeFile
  : E['response'] extends 'empty' | 'redirect' ? void
  : ResponseInputOf<E>;

export type FakeHandler<E extends Endpoint> = (call: FakeCall<E>) => FakeAnswer<E> | Promise<FakeAnswer<E>>;

export interface FakeTransport extends Transport {
  /** Says what an endpoint answers; a later call replaces an earlier one. Throw an ApiError in it to answer an error. */
  on<E extends Endpoint>(endpoint: E, handler: FakeHandler<E>): FakeTransport;
  /** Every call so far, in order. */
  readonly calls: readonly FakeCall[];
  /** Sends a live message to everyone who listens. */
  emit(message: LiveMessage): void;
  /** Drops the live sockets as a lost connection would. */
  dropSockets(): void;
}

const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((feature): Endpoint[] => Object.values(feature));

/** Answers calls by endpoint, without a server. Requests and answers that do not fit the contract fail the test that made them. */
export function createFakeTransport(): FakeTransport {
  const handlers = new Map<Endpoint, FakeHandler<Endpoint>>();
  const calls: FakeCall[] = [];
  const sockets = new Set<SocketHandlers>();

  const fake: FakeTransport = {
    address: 'the fake server',
    baseUrl: 'http://tieout.test',
    calls,
    on(endpoint, handler) {
      handlers.set(endpoint, handler as unknown as FakeHandler<Endpoint>);
      return fake;
    },
    async send(request) {
      const call = readCall(request);
      calls.push(call);
      const handler = handlers.get(call.endpoint);
      if (!handler) throw new Error(`No answer for ${nameOf(call.endpoint)}. Add transport.on(contract.${nameOf(call.endpoint)}, …).`);
      const response = await answer(call, handler);
      request.signal.throwIfAborted();
      return response;
    },
    openSocket(_path, socketHandlers) {
      let closed = false;
      queueMicrotask(() => {
        if (closed) return;
        sockets.add(socketHandlers);
        socketHandlers.onOpen();
        socketHandlers.onMessage(JSON.stringify({ messageType: 'Ready' }));
      });
      const close = () => {
        closed = true;
        sockets.delete(socketHandlers);
      };
      return { send: () => undefined, close };
    },
    emit(message) {
      for (const socket of [...sockets]) socket.onMessage(JSON.stringify(message));
    },
    dropSockets() {
      const dropped = [...sockets];
      sockets.clear();
      for (const socket of dropped) socket.onClose();
    },
    saveFile: () => Promise.reject(new TypeError('The fake transport writes no files.')),
    close: () => Promise.resolve(),
  };
  return fake;
}

/** A client on a fake transport. */
export function createFakeClient(options: Omit<ClientOptions, 'transport' | 'url' | 'socketPath'> = {}): { client: Client; transport: FakeTransport } {
  const transport = createFakeTransport();
  return { client: createClient({ ...options, transport }), transport };
}

function readCall({ method, path, headers, json, multipart }: TransportRequest): FakeCall {
  const url = new URL(path, 'http://tieout.test');
  const found = findEndpoint(method, url.pathname);
  if (!found) throw new Error(`The contract has no ${method} ${url.pathname}.`);
  const { endpoint, params } = found;
  const body: unknown = multipart ? multipart.fields : json === undefined ? undefined : JSON.parse(json);
  const parse = (part: 'params' | 'query' | 'body', value: unknown) => {
    const result = endpoint[part]?.safeParse(value);
    if (result?.error) throw new Error(`${nameOf(endpoint)} was called with ${part} that the contract does not allow: ${result.error.message}`);
    return result?.data;
  };
  return {
    endpoint,
    params: parse('params', params) as FakeCall['params'],
    query: parse('query', Object.fromEntries(url.searchParams)) as FakeCall['query'],
    body: parse('body', body) as FakeCall['body'],
    file: multipart?.file,
    headers,
  };
}

/** The endpoint of an address; one with a literal path wins over one with a parameter in its place (job/tags2, job/{id}). */
function findEndpoint(method: string, pathname: string): { endpoint: Endpoint; params: Record<string, string> } | null {
  const literalFirst = [...endpoints].sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  for (const endpoint of literalFirst) {
    if (endpoint.method !== method) continue;
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
    const pattern = endpoint.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '([^/]+)');
    const match = new RegExp(`^${pattern}$`).exec(pathname);
    if (match) return { endpoint, params: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1]!)])) };
  }
  return null;
}

async function answer(call: FakeCall, handler: FakeHandler<Endpoint>): Promise<TransportResponse> {
  const { response } = call.endpoint;
  let value: unknown;
  try {
    value = await handler(call);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return responseOf(error.status, JSON.stringify(error.toBody('fake-request')), { 'content-type': 'application/json' });
  }
  if (response === 'empty' || response === 'redirect') return responseOf(204, '', {});
  if (response === 'binary') {
    const { content, contentType = 'application/octet-stream', fileName, trialLimit } = value as FakeFile;
    const disposition: Record<string, string> = fileName ? { 'content-disposition': `attachment; filename="${fileName}"` } : {};
    const limit: Record<string, string> = trialLimit === undefined ? {} : { [TRIAL_LIMIT_HEADER]: String(trialLimit) };
    return responseOf(200, content, { 'content-type': contentType, ...disposition, ...limit });
  }
  const checked = response.safeParse(value);
  if (checked.error) throw new Error(`The answer for ${nameOf(call.endpoint)} is not what the contract allows: ${checked.error.message}`);
  return responseOf(200, JSON.stringify(value), { 'content-type': 'application/json' });
}

function responseOf(status: number, content: Uint8Array | string, headers: Record<string, string>): TransportResponse {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const all: Record<string, string> = { [VERSION_HEADER]: API_VERSION, 'content-length': String(bytes.length), ...headers };
  return {
    status,
    header: (name) => all[name.toLowerCase()] ?? null,
    text: () => Promise.resolve(new TextDecoder().decode(bytes)),
    stream: async function* () { yield bytes; },
  };
}

function nameOf(endpoint: Endpoint): string {
  for (const [feature, calls] of Object.entries(contract)) {
    for (const [name, candidate] of Object.entries(calls)) if (candidate === endpoint) return `${feature}.${name}`;
  }
  return `${endpoint.method} ${endpoint.path}`;
}
