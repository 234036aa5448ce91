import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SIGNATURE_HEADER, signWebhook } from '@tieout/sdk/webhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReceiver } from './main.js';

const secret = 'whsec_of_this_test';
const body = JSON.stringify({ id: 'delivery-1', type: 'document.extraction.completed', createdAt: '2026-01-10T12:00:00.000Z', isTest: true, data: { kind: 'document', job: { name: 'march.pdf' } } });
let receiver: Server;
let seen: string[];
let fault: Error | null;

beforeEach(async () => {
  seen = [];
  fault = null;
  const onEvent = ({ id }: { id: string }): void => {
    if (fault) throw fault;
    seen.push(id);
  };
  receiver = createReceiver({ secret, onEvent });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => receiver.close(resolve)));

async function post(text: string, signature: string): Promise<number> {
  const { port } = receiver.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: text, headers: { [SIGNATURE_HEADER]: signature } })).status;
}

describe('the receiver', () => {
  it('takes what is signed, and does its work once for each event', async () => {
    const signature = await signWebhook(secret, body);
    expect([await post(body, signature), await post(body, signature), seen]).toEqual([204, 204, ['delivery-1']]);
  });

  it('does nothing for what is changed, signed by another, old or not signed', async () => {
    const late = await signWebhook(secret, body, new Date(Date.now() - 600_000));
    const tries = [[body.replace('march', 'april'), await signWebhook(secret, body)], [body, await signWebhook('another', body)], [body, late], [body, '']] as const;
    for (const [text, signature] of tries) expect(await post(text, signature)).toBe(400);
    expect(seen).toEqual([]);
  });

  it('gets an event again whose work failed', async () => {
    fault = new Error('The database is away.');
    expect(await post(body, await signWebhook(secret, body))).toBe(500);
    fault = null;
    expect([await post(body, await signWebhook(secret, body)), seen]).toEqual([204, ['delivery-1']]);
  });
});
