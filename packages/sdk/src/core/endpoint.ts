import type { z } from 'zod';
import type { ErrorDefinition } from './defineError.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a call answers: JSON of a schema, bytes, nothing (204), or where the browser goes on to (302). */
export type ResponseKind = z.ZodType | 'binary' | 'empty' | 'redirect';

/** Who may make a call, beyond being signed in. The server checks it before the call is handled. */
export interface CallNeeds {
  /** A person who signed in; an access token cannot do it. */
  session?: boolean;
  /** An administrator of the contract; an access token needs the scope `admin`. */
  contractAdmin?: boolean;
  /** No guest. */
  fullAccount?: boolean;
  /** A permission of the token. */
  permission?: string;
  /** A feature of the plan (error 1042 without it). */
  feature?: string;
}

export interface Endpoint {
  method: Method;
  /** Full path with `{name}` parameters, letter for letter as specified. */
  path: string;
  /** One sentence for the reference. */
  summary: string;
  /** `refresh`: the bearer token of a session, which may have expired. */
  auth: 'none' | 'bearer' | 'refresh';
  /** Set where a call makes sense with accounts only: a local installation answers 404. */
  mode?: 'server';
  needs?: CallNeeds;
  /** A POST that changes nothing: a token that may only read can make it. */
  isReading?: boolean;
  /** False: 429 is answered at once, since waiting would not help the person who waits. */
  isRetried?: boolean;
  /** The body may also come as application/x-www-form-urlencoded. */
  isForm?: boolean;
  /** A page of another site posts it on purpose, so the page it comes from is not checked; what it carries must prove itself. */
  isFromElsewhere?: boolean;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON body; the schema of the form fields when `multipart`. */
  body?: z.ZodType;
  /** The body is multipart/form-data with one file in the field `file`. */
  multipart?: boolean;
  response: ResponseKind;
  /** Set only where the specification sets it; otherwise REQUEST_TIMEOUT_MS. */
  timeoutMs?: number;
  /** Errors beyond the common ones. */
  errors?: readonly ErrorDefinition[];
}

/** Declares one call; the literal types are kept for the server's handlers and the client's methods. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

export const REQUEST_TIMEOUT_MS = 30_000;
export const JOB_CREATE_TIMEOUT_MS = 60_000;
export const EXPORT_TIMEOUT_MS = 300_000;
export const UPLOAD_TIMEOUT_MS = 1_200_000;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type QueryInputOf<E extends Endpoint> = Input<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type BodyInputOf<E extends Endpoint> = Input<E['body']>;
/** What the client gets after parsing. `binary` is decided by the transport. */
export type ResponseOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : undefined;
/** What the server may send. */
export type ResponseInputOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.input<E['response']> : undefined;
