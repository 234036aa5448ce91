// One POST to an address that somebody else chose: it reaches public addresses only, follows nothing, and takes neither long nor much.
import { lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { hostOf, isAllowedHost, isClosedUrl, isPublicAddress } from './publicAddress.js';

export interface ResolvedAddress {
  address: string;
  family: number;
}

export interface PostOptions {
  /** Names, with or without a port, that may lead to internal addresses. */
  allowedHosts: readonly string[];
  /** From the first byte to the last, the name included. */
  timeoutMs: number;
  /** More of the answer is not read. */
  maxCharacters: number;
  /** For tests. @default the system's */
  resolve?: (hostname: string) => Promise<ResolvedAddress[]>;
  /** For tests. */
  isPublic?: (address: string) => boolean;
}

export interface Outcome {
  responseCode: number | null;
  responseBody: string | null;
  /** Why there is no answer, for a person. */
  error: string | null;
  /** The address may not be called; another attempt would end the same way. */
  isRefused: boolean;
}

export class RefusedAddress extends Error {
  constructor() {
    super('The address belongs to an internal network and was not called.');
  }
}

const systemResolve = (hostname: string) => lookup(hostname, { all: true, order: 'verbatim' });

/** Never throws: whatever goes wrong is an outcome. */
export async function postOutside(address: string, headers: Record<string, string>, body: string, options: PostOptions): Promise<Outcome> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), options.timeoutMs);
  try {
    const url = new URL(address);
    if (isClosedUrl(url, options.allowedHosts)) throw new RefusedAddress();
    const response = await send(url, headers, body, abort.signal, options);
    return { responseCode: response.statusCode ?? null, responseBody: await readSome(response, options.maxCharacters, abort.signal), error: null, isRefused: false };
  } catch (error) {
    return { responseCode: null, responseBody: null, error: wordsFor(error, abort.signal.aborted, options.timeoutMs), isRefused: error instanceof RefusedAddress };
  } finally {
    clearTimeout(timer);
  }
}

function send(url: URL, headers: Record<string, string>, body: string, signal: AbortSignal, options: PostOptions): Promise<IncomingMessage> {
  const bytes = Buffer.from(body, 'utf8');
  const post = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // A connection of its own: one that is kept could have been opened for an address that is no longer the right one.
    const request = post(url, { method: 'POST', agent: false, signal, headers: { ...headers, 'content-length': String(bytes.length) }, lookup: checkedLookup(url, options), maxHeaderSize: 16_384 }, resolve);
    request.on('error', reject);
    request.end(bytes);
  });
}

/** The name is asked for once, every answer is checked, and the connection goes to what was checked: a second answer of DNS is never used. */
export function checkedLookup(url: URL, { allowedHosts, resolve = systemResolve, isPublic = isPublicAddress }: Pick<PostOptions, 'allowedHosts' | 'resolve' | 'isPublic'>): LookupFunction {
  const isAllowed = isAllowedHost(url, allowedHosts);
  return (hostname, { all }, callback) => {
    resolve(hostname).then(
      (found) => {
        if (found.length === 0) return callback(new Error(`${hostOf(url)} has no address.`), '', 0);
        if (!isAllowed && !found.every(({ address }) => isPublic(address))) return callback(new RefusedAddress(), '', 0);
        if (all) callback(null, found);
        else callback(null, found[0]!.address, found[0]!.family);
      },
      (error: Error) => callback(error, '', 0),
    );
  };
}

/** The beginning of the answer; the connection is closed without the rest. */
async function readSome(response: IncomingMessage, maxCharacters: number, signal: AbortSignal): Promise<string> {
  response.setEncoding('utf8');
  let text = '';
  try {
    for await (const chunk of response) {
      text += chunk as string;
      if (text.length > maxCharacters) break;
    }
  } catch (error) {
    // The status has arrived, and it decides: an answer that breaks off or drips is kept as far as it came.
    if (text === '' && signal.aborted) throw error;
  } finally {
    response.destroy();
  }
  // PostgreSQL keeps no NUL; half a surrogate pair is no text.
  return text.slice(0, maxCharacters).replaceAll('\0', '').replace(/[\uD800-\uDBFF]$/, '');
}

const words: Record<string, string> = {
  ENOTFOUND: 'The name of the host is not known.', EAI_AGAIN: 'The name of the host could not be looked up.', ECONNREFUSED: 'The host refused the connection.',
  ECONNRESET: 'The connection was cut before an answer came.', EHOSTUNREACH: 'The host cannot be reached.', ENETUNREACH: 'The host cannot be reached.', ETIMEDOUT: 'The host did not answer in time.',
  CERT_HAS_EXPIRED: 'The certificate of the host has expired.', DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the host is self-signed.', ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the host is for another name.',
};

function wordsFor(error: unknown, hasTimedOut: boolean, timeoutMs: number): string {
  if (hasTimedOut) return `No answer within ${timeoutMs / 1000} seconds.`;
  if (error instanceof RefusedAddress) return error.message;
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  const known = code ?? errors?.[0]?.code ?? '';
  return words[known] ?? `The request failed${known ? ` (${known})` : ''}.`;
}
