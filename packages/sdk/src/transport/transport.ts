// What the rules of a call need from a platform: send one request, open one socket. node.ts and browser.ts implement it.
import type { Method } from '../core/endpoint.js';

/** A file to upload: a path (Node), a Blob or File, or content with a name. */
export type UploadFile = string | Blob | NamedContent;

export interface NamedContent {
  /** File name with its extension, as the reviewer will see it. */
  name: string;
  /** A path in Node, or the content. A stream can be read once, so such an upload is never tried again. */
  content: string | Blob | Uint8Array | AsyncIterable<Uint8Array>;
}

export interface UploadProgress {
  sentBytes: number;
  /** Null when the size is not known beforehand (a stream). */
  totalBytes: number | null;
}

export interface MultipartBody {
  fields: Record<string, string>;
  file: UploadFile;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface TransportRequest {
  method: Method;
  /** Path with the query, from the root of the server. */
  path: string;
  headers: Record<string, string>;
  json?: string;
  multipart?: MultipartBody;
  signal: AbortSignal;
}

export interface TransportResponse {
  status: number;
  header(name: string): string | null;
  text(): Promise<string>;
  /** The body as it arrives; it can be read once. */
  stream(): AsyncIterable<Uint8Array>;
}

export interface SocketHandlers {
  onOpen(): void;
  onMessage(text: string): void;
  /** Called once, also when the socket could not be opened. */
  onClose(): void;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Where the server is, in words for an error message. */
  readonly address: string;
  /** Absolute address for links and pictures; null when a browser could not open it (a private socket). */
  readonly baseUrl: string | null;
  /** Rejects with ConnectionError when the server cannot be reached, with the signal's reason when aborted. */
  send(request: TransportRequest): Promise<TransportResponse>;
  openSocket(path: string, handlers: SocketHandlers): Socket;
  /** Writes a stream to a file: first beside it under another name, then renamed, so that a half-written file is never seen. */
  saveFile(chunks: AsyncIterable<Uint8Array>, path: string): Promise<void>;
  close(): Promise<void>;
}

export interface TransportAddress {
  /** http://localhost:4000 or the like. In browsers the page's own server when absent. */
  url?: string | undefined;
  /** Node: a server on a Unix domain socket or a Windows named pipe. */
  socketPath?: string | undefined;
}

/** Whether the file can be sent a second time from its beginning. */
export function isReplayable(file: UploadFile): boolean {
  if (typeof file === 'string' || file instanceof Blob) return true;
  return typeof file.content === 'string' || file.content instanceof Blob || file.content instanceof Uint8Array;
}
