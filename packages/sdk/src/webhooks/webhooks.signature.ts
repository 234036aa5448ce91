// Entry @tieout/sdk/webhooks: signs and verifies what webhooks carry. Web Crypto alone, so it runs in Node, browsers and edge workers.
import type { WebhookEvent } from './webhooks.contract.js';

export type { WebhookEvent, WebhookEventType } from './webhooks.contract.js';

/** `t=SECONDS,v1=HEX`: HMAC-SHA256 with the secret over `SECONDS.BODY`. */
export const SIGNATURE_HEADER = 'x-tieout-signature';
/** A captured request is worth nothing after this time. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

export type WebhookSignatureProblem = 'missing' | 'malformed' | 'expired' | 'mismatch';

const words: Record<WebhookSignatureProblem, string> = {
  missing: `The request has no ${SIGNATURE_HEADER} header.`,
  malformed: `The ${SIGNATURE_HEADER} header is not of the form t=SECONDS,v1=HEX.`,
  expired: 'The signature is too old, or from the future. Compare the clocks of both machines.',
  mismatch: 'The signature does not fit. Give the body byte for byte as it arrived, and the secret of this webhook.',
};

/** The request is not from Tieout, or not fresh: answer 400 and do nothing. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError';
  constructor(readonly problem: WebhookSignatureProblem) {
    super(words[problem]);
  }
}

export interface VerifyOptions {
  /** How far the clocks may be apart. @default 300 */
  toleranceSeconds?: number;
  /** For tests: the time to compare with. */
  now?: Date;
}

/** The header for a body, for instance to test a receiver of your own. */
export async function signWebhook(secret: string, body: string | Uint8Array, at: Date = new Date()): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), signedBytes(seconds, body));
  return `t=${seconds},v1=${[...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The event of a request, once its signature was checked, in constant time.
 * @param body as it arrived, before any JSON parser
 * @param header the value of x-tieout-signature
 * @param secret of the webhook; several while one is being replaced
 * @throws WebhookSignatureError
 */
export async function verifyWebhook(body: string | Uint8Array, header: string | null | undefined, secret: string | readonly string[], options: VerifyOptions = {}): Promise<WebhookEvent> {
  const { toleranceSeconds = SIGNATURE_TOLERANCE_SECONDS, now = new Date() } = options;
  if (!header) throw new WebhookSignatureError('missing');
  const { seconds, signatures } = readHeader(header);
  const bytes = signedBytes(seconds, body);
  let isGenuine = false;
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await keyOf(one, 'verify');
    for (const signature of signatures) isGenuine = (await crypto.subtle.verify('HMAC', key, signature, bytes)) || isGenuine;
  }
  if (!isGenuine) throw new WebhookSignatureError('mismatch');
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) throw new WebhookSignatureError('expired');
  return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as WebhookEvent;
}

function readHeader(header: string): { seconds: number; signatures: Uint8Array<ArrayBuffer>[] } {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1];
  const signatures = parts.filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? '')).map(([, value]) => fromHex(value!));
  if (!time || !/^\d{1,12}$/.test(time) || signatures.length === 0) throw new WebhookSignatureError('malformed');
  return { seconds: Number(time), signatures };
}

const fromHex = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16));

function keyOf(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  if (secret === '') throw new TypeError('The secret of the webhook is empty.');
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
}

function signedBytes(seconds: number, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const start = new TextEncoder().encode(`${seconds}.`);
  const rest = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const all = new Uint8Array(start.length + rest.length);
  all.set(start);
  all.set(rest, start.length);
  return all;
}
