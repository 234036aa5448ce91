// Keeps foreign web pages from driving a server on this machine: a name that resolves to it (DNS rebinding) is refused by its Host,
// a page from elsewhere (cross-site request forgery, foreign sockets) by its Origin.
import type { IncomingHttpHeaders } from 'node:http';
import { ApiError, originRefused } from '@tieout/sdk/contract';

export interface OriginRules {
  mode: 'local' | 'server';
  allowedOrigins: readonly string[];
  allowedHosts: readonly string[];
  /** Private sockets are kept by the file system; no browser can reach them. */
  isPrivateSocket: boolean;
}

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @throws ApiError `request.origin_refused` */
export function guardOrigin(headers: IncomingHttpHeaders, rules: OriginRules): void {
  if (rules.isPrivateSocket) return;
  const host = headers.host ?? '';
  if (rules.mode === 'local' && !isLocalHost(host, rules.allowedHosts)) {
    throw new ApiError(originRefused, {
      message: `This server is for this machine only and does not answer as "${host}". Open it at localhost, or name the host in ALLOWED_HOSTS.`,
    });
  }
  const origin = headers.origin;
  const site = headers['sec-fetch-site'];
  // Pages that tell no referrer send their own forms with the origin "null"; a sandboxed page does, too, but is from another site.
  const isOwn = origin !== undefined && (origin === 'null' ? site === 'same-origin' : isSameOrigin(origin, host));
  if (origin !== undefined && !isOwn && !rules.allowedOrigins.includes(origin)) throw new ApiError(originRefused);
  // Pictures and links of foreign pages come without Origin, but browsers say where they come from.
  if (origin === undefined && site === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate') throw new ApiError(originRefused);
}

function isLocalHost(host: string, allowedHosts: readonly string[]): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return LOCAL_NAMES.has(name) || allowedHosts.includes(name);
}

function isSameOrigin(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}
