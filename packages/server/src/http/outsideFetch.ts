// Calls to addresses that customers chose, beyond webhooks: they reach public addresses only, follow nothing, and take neither long nor much.
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { checkedLookup, RefusedAddress } from '../webhooks/postOutside.js';
import type { PostOptions } from '../webhooks/postOutside.js';
import { isClosedUrl } from '../webhooks/publicAddress.js';

export type OutsideOptions = Omit<PostOptions, 'maxCharacters'> & { maxBytes: number };

interface OutsideRequest {
  method?: string | undefined;
  headers?: Record<string, string> | undefined;
  body?: string | URLSearchParams | null | undefined;
}

/** @throws Error when the address may not be called, does not answer, or answers too much */
export async function fetchOutside(address: string, { method = 'GET', headers = {}, body }: OutsideRequest, options: OutsideOptions): Promise<Response> {
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || isClosedUrl(url, options.allowedHosts)) throw new RefusedAddress();
  const signal = AbortSignal.timeout(options.timeoutMs);
  const sent = body === null || body === undefined ? undefined : Buffer.from(String(body), 'utf8');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(url, { method, agent: false, signal, headers: sent ? { ...headers, 'content-length': String(sent.length) } : headers, lookup: checkedLookup(url, options), maxHeaderSize: 16_384 }, resolve);
    request.on('error', reject);
    request.end(sent);
  });
  const bytes = await readAll(response, options.maxBytes);
  const kept = Object.entries(response.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : []));
  const status = response.statusCode ?? 502;
  return new Response([204, 205, 304].includes(status) ? null : new Uint8Array(bytes), { status, headers: kept });
}

async function readAll(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response) {
      size += (part as Buffer).length;
      if (size > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes.`);
      parts.push(part as Buffer);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts);
}
