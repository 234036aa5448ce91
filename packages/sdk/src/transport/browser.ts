import { ConnectionError } from '../core/connectionErrors.js';
import { mimetypeOf } from './multipart.js';
import type { MultipartBody, Socket, SocketHandlers, Transport, TransportAddress, TransportRequest, TransportResponse, UploadFile } from './transport.js';

/** The platform's fetch; XMLHttpRequest for uploads, since only it tells how far they are. */
export function createTransport({ url, socketPath }: TransportAddress): Transport {
  if (socketPath) throw new TypeError('socketPath works in Node only. Give createClient the url of the server.');
  const base = (url ?? globalThis.location?.origin ?? '').replace(/\/+$/, '');
  const address = `the Tieout server at ${base}`;
  const fail: Fail = (cause) => {
    throw new ConnectionError(`Cannot reach ${address}. Check your connection and that the server is running, then try again.`, { cause });
  };
  return {
    address,
    baseUrl: base,
    send: (request) => (request.multipart ? sendUpload(base, request, request.multipart, fail) : sendFetch(base, request, fail)),
    openSocket: (path, handlers) => openSocket(`${base.replace(/^http/, 'ws')}${path}`, handlers),
    saveFile: () => Promise.reject(new TypeError('Saving to a path works in Node only. Use blob() and a download link.')),
    close: () => Promise.resolve(),
  };
}

/** Turns a failure of the network, which browsers do not explain, into words. */
type Fail = (cause: unknown) => never;

async function sendFetch(base: string, { method, path, headers, json, signal }: TransportRequest, fail: Fail): Promise<TransportResponse> {
  const response = await fetch(base + path, { method, headers, signal, cache: 'no-store', ...(json === undefined ? {} : { body: json }) }).catch(fail);
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    text: () => response.text().catch(fail),
    stream: () => readStream(response.body, fail),
  };
}

async function* readStream(body: ReadableStream<Uint8Array> | null, fail: Fail): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (let part = await reader.read().catch(fail); !part.done; part = await reader.read().catch(fail)) yield part.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function sendUpload(base: string, { method, path, headers, signal }: TransportRequest, multipart: MultipartBody, fail: Fail): Promise<TransportResponse> {
  const { blob, name } = await blobOf(multipart.file);
  signal.throwIfAborted();
  const form = new FormData();
  for (const [field, value] of Object.entries(multipart.fields)) form.set(field, value);
  form.set('file', blob, name);
  return new Promise<TransportResponse>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const handleAbort = () => request.abort();
    const settle = (finish: () => void) => {
      signal.removeEventListener('abort', handleAbort);
      finish();
    };
    request.open(method, base + path);
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    // The progress of the whole body, cut to the file's share of it.
    request.upload.onprogress = ({ loaded }) => multipart.onProgress?.({ sentBytes: Math.min(loaded, blob.size), totalBytes: blob.size });
    request.onload = () => settle(() => resolve(responseOf(request)));
    request.onerror = request.onabort = (event) => settle(() => reject(event));
    signal.addEventListener('abort', handleAbort, { once: true });
    request.send(form);
  }).catch(fail);
}

function responseOf(request: XMLHttpRequest): TransportResponse {
  return {
    status: request.status,
    header: (name) => request.getResponseHeader(name),
    text: () => Promise.resolve(request.responseText),
    stream: async function* () { yield new TextEncoder().encode(request.responseText); },
  };
}

async function blobOf(file: UploadFile): Promise<{ blob: Blob; name: string }> {
  if (typeof file === 'string') throw new TypeError('A path can be uploaded in Node only. Give a File or a Blob.');
  if (file instanceof Blob) return { blob: file, name: file instanceof File ? file.name : 'document' };
  const { name, content } = file;
  if (typeof content === 'string') throw new TypeError('A path can be uploaded in Node only. Give a File or a Blob.');
  if (content instanceof Blob) return { blob: content, name };
  const type = mimetypeOf(name);
  if (content instanceof Uint8Array) return { blob: new Blob([content as Uint8Array<ArrayBuffer>], { type }), name };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of content) parts.push(part as Uint8Array<ArrayBuffer>);
  return { blob: new Blob(parts, { type }), name };
}

function openSocket(url: string, handlers: SocketHandlers): Socket {
  const socket = new WebSocket(url);
  let closed = false;
  const handleClose = () => {
    if (closed) return;
    closed = true;
    handlers.onClose();
  };
  socket.onopen = () => handlers.onOpen();
  socket.onmessage = (event) => handlers.onMessage(String(event.data));
  socket.onerror = handleClose;
  socket.onclose = handleClose;
  return { send: (text) => socket.send(text), close: () => socket.close() };
}
