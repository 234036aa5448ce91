// The bond between contract and server: a handler per declared call, or the server does not compile.
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { BodyOf, Contract, Endpoint, ParamsOf, QueryOf, ResponseInputOf } from '@tieout/sdk/contract';
import type { Context, Services } from '../core/services.js';
import type { UploadedFile } from './multipart.js';

/** Bytes to send. */
export interface BinaryResponse {
  body: Readable | Uint8Array;
  mimetype: string;
  /** Sent as Content-Disposition; absent for pictures and the like. */
  fileName?: string;
  disposition?: 'inline' | 'attachment';
  sizeBytes?: number;
  status?: 200 | 206;
  headers?: Record<string, string>;
}

/** Sends a browser on: after a form, or to sign in elsewhere. */
export class Redirect {
  constructor(readonly to: string, readonly headers: Record<string, string> = {}) {}
}

/** Where a call came from, and with which token. */
export interface CallerOfRequest {
  address: string | null;
  userAgent: string | null;
  token: string | undefined;
  /** The page that asks, as its browser says. */
  origin: string | null;
}

export interface Request<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The uploaded file of a multipart call. It is removed after the call unless the handler has taken it over. */
  file: E['multipart'] extends true ? UploadedFile : undefined;
  /** For ranges and conditions; nothing else is read from it. */
  raw: IncomingMessage;
  caller: CallerOfRequest;
}

type ContextOf<E extends Endpoint> = E['auth'] extends 'bearer' ? Context : Services;
type Answer<E extends Endpoint> = E['response'] extends 'redirect' ? Redirect : E['response'] extends 'binary' ? BinaryResponse : E['response'] extends 'empty' ? void : ResponseInputOf<E>;

export type Handler<E extends Endpoint> = (context: ContextOf<E>, request: Request<E>) => Promise<Answer<E> | (E['isForm'] extends true ? Redirect : never)>;

export interface Route<E extends Endpoint = Endpoint> {
  endpoint: E;
  handle: Handler<E>;
}

export function route<const E extends Endpoint>(endpoint: E, handle: Handler<E>): Route<E> {
  return { endpoint, handle };
}

/** All routes of a feature of the contract, by the names of its calls. */
export type RoutesOf<F extends keyof Contract> = { [K in keyof Contract[F]]: Contract[F][K] extends Endpoint ? Route<Contract[F][K]> : never };
export type AllRoutes = { [F in keyof Contract]: RoutesOf<F> };
