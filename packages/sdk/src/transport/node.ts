import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Agent, type Dispatcher, WebSocket } from 'undici';
import { ConnectionError } from '../core/connectionErrors.js';
import { openUpload } from './upload.node.js';
import { multipartParts } from './multipart.js';
import { saveFile } from './saveFile.node.js';
import type { MultipartBody, Socket, SocketHandlers, Transport, TransportAddress, TransportRequest, TransportResponse } from './transport.js';

const DEFAULT_URL = 'http://localhost:4000';

/** HTTP and live socket over TCP or a private socket. */
export function createTransport({ url, socketPath }: TransportAddress): Transport {
  // The time limits of the calls are kept by startDeadline; undici's own would end long uploads and downloads early.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, ...(socketPath ? { connect: { socketPath } } : {}) });
  const base = socketPath ? 'http://localhost' : (url ?? DEFAULT_URL).replace(/\/+$/, '');
  const address = socketPath ? `the Tieout server at ${socketPath}` : `the Tieout server at ${base}`;
  return {
    address,
    baseUrl: socketPath ? null : base,
    async send(request) {
      const body = await encodeBody(request);
      try {
        const response = await agent.request({
          origin: new URL(base).origin,
          path: new URL(base).pathname.replace(/\/$/, '') + request.path,
          method: request.method,
          headers: { ...request.headers, ...body.headers },
          body: body.content,
          signal: request.signal,
        });
        return responseOf(response, address);
      } catch (error) {
        throw request.signal.aborted ? request.signal.reason : explain(error, address);
      }
    },
    openSocket: (path, handlers) => openSocket(`${base.replace(/^http/, 'ws')}${path}`, agent, handlers),
    saveFile,
    close: () => agent.destroy(),
  };
}

function responseOf({ statusCode, headers, body }: Dispatcher.ResponseData, address: string): TransportResponse {
  return {
    status: statusCode,
    header(name) {
      const value = headers[name.toLowerCase()];
      return (Array.isArray(value) ? value[0] : value) ?? null;
    },
    text: () => body.text().catch((error: unknown) => { throw explain(error, address); }),
    stream: () => readStream(body, address),
  };
}

async function* readStream(body: AsyncIterable<Uint8Array>, address: string): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw explain(error, address);
  }
}

interface EncodedBody {
  headers: Record<string, string>;
  content: string | Readable | null;
}

async function encodeBody({ json, multipart }: TransportRequest): Promise<EncodedBody> {
  if (multipart) return encodeMultipart(multipart);
  return { headers: {}, content: json ?? null };
}

async function encodeMultipart({ fields, file, onProgress }: MultipartBody): Promise<EncodedBody> {
  const upload = await openUpload(file);
  const boundary = `tieout-${randomUUID()}`;
  const { head, tail } = multipartParts(boundary, fields, upload.name, upload.mimetype);
  async function* chunks(): AsyncGenerator<Uint8Array> {
    let sentBytes = 0;
    yield head;
    for await (const chunk of upload.read()) {
      yield chunk;
      sentBytes += chunk.length;
      onProgress?.({ sentBytes, totalBytes: upload.sizeBytes });
    }
    yield tail;
  }
  const headers: Record<string, string> = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  if (upload.sizeBytes !== null) headers['content-length'] = String(head.length + upload.sizeBytes + tail.length);
  return {
    headers,
    content: Readable.from(chunks(), { objectMode: false }),
  };
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOENT: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  ETIMEDOUT: 'the host does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not answer',
  UND_ERR_REQ_CONTENT_LENGTH_MISMATCH: 'the file changed while it was being sent',
};

function explain(error: unknown, address: string): Error {
  const code = codeOf(error);
  // Reading the file failed, not the connection: that error says what is wrong.
  if (error instanceof Error && 'syscall' in error && error.syscall === 'read' && 'path' in error) return error;
  const reason = reasons[code] ?? (error instanceof Error ? error.message : String(error));
  return new ConnectionError(`Cannot reach ${address}: ${reason}. Check the address and that the server is running (tieout serve).`, { cause: error });
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}

function openSocket(url: string, agent: Agent, handlers: SocketHandlers): Socket {
  const socket = new WebSocket(url, { dispatcher: agent });
  let closed = false;
  const handleClose = () => {
    if (closed) return;
    closed = true;
    handlers.onClose();
  };
  socket.addEventListener('open', () => handlers.onOpen());
  socket.addEventListener('message', (event) => handlers.onMessage(String(event.data)));
  socket.addEventListener('error', handleClose);
  socket.addEventListener('close', handleClose);
  return { send: (text) => socket.send(text), close: () => socket.close() };
}
