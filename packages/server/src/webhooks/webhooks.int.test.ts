import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client, WebhookDelivery } from '@tieout/sdk';
import { verifyWebhook } from '@tieout/sdk/webhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepHouse } from '../system/housekeeping.js';
import { boot, convert } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let booted: Booted;
let client: Client;
let receiver: Server;
let address: string;
let received: Received[] = [];
/** What the receiver answers, one after the other; 200 when there is none left. */
let answers: number[] = [];
let now = new Date();

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk as string;
    received.push({ path: request.url!, headers: request.headers, body });
    response.writeHead(answers.shift() ?? 200, { location: `${address}/elsewhere` }).end('noted');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  booted = await boot({ mode: 'server', clock: () => now, config: { webhookHosts: ['127.0.0.1'], webhookRetryMs: [40, 80, 60_000] } });
  client = booted.asOwner;
}, 60_000);
afterAll(async () => {
  await booted?.close();
  await new Promise((resolve) => receiver.close(resolve));
});
beforeEach(async () => {
  received = [];
  answers = [];
  now = new Date();
  for (const { id } of await client.webhooks.list()) await client.webhooks.delete(id);
});

/** The clock goes on while something is waited for. */
async function until(webhookId: string, isReached: (delivery: WebhookDelivery) => boolean): Promise<WebhookDelivery> {
  for (;;) {
    now = new Date();
    const { deliveries } = await client.webhooks.deliveries(webhookId);
    if (deliveries[0] && isReached(deliveries[0])) return deliveries[0];
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const statement = async () => convert(client, [{ name: 'march.pdf', content: await statementPdf() }]);
const create = (path = '/in') => client.webhooks.create({ url: address + path, events: ['document.extraction.completed'] });

describe('a webhook', () => {
  it('is told of a job that has been read, with a signature that the SDK verifies', async () => {
    const { id, secret, ...webhook } = await client.webhooks.create({ url: `${address}/in?key=1`, events: ['document.extraction.completed', 'bank_statement.extraction.completed', 'invoice.extraction.completed'] });
    expect(webhook).toMatchObject({ url: `${address}/in?key=1`, createdAt: now.toISOString() });
    const job = await statement();
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(2);
    expect(received.map(({ headers }) => headers['x-tieout-event']).sort()).toEqual(['bank_statement.extraction.completed', 'document.extraction.completed']);
    for (const { path, headers, body } of received) {
      expect([path, headers['content-type'], headers['user-agent']]).toEqual(['/in?key=1', 'application/json; charset=utf-8', 'Tieout-Webhooks/1']);
      const event = await verifyWebhook(body, String(headers['x-tieout-signature']), secret);
      expect(event).toMatchObject({ id: headers['x-tieout-delivery'], type: headers['x-tieout-event'], isTest: false, data: { kind: 'bank', job: { id: job.id, status: 'Succeeded', numTransactions: 3 } } });
    }
    const { deliveries, total } = await client.webhooks.deliveries(id);
    expect([total, deliveries[0]]).toMatchObject([2, { status: 'success', responseCode: 200, responseBody: 'noted', attempts: 1, nextAttemptAt: null }]);
  });

  it('that fails is tried again after waits that grow, keeps its id, and is not sent on by a redirect', async () => {
    const { id } = await create();
    answers = [500, 302];
    await statement();
    expect(await until(id, ({ status }) => status !== 'pending')).toMatchObject({ status: 'success', attempts: 3 });
    expect(received.map(({ path }) => path)).toEqual(['/in', '/in', '/in']);
    expect(new Set(received.map(({ headers }) => headers['x-tieout-delivery'])).size).toBe(1);
  });

  it('waits through a restart, ends as failed, and can be sent again', async () => {
    const { id } = await create();
    answers = [503, 503, 503, 503];
    await statement();
    const waiting = await until(id, ({ attempts, nextAttemptAt }) => attempts === 3 && Date.parse(nextAttemptAt!) > now.getTime() + 1000 && received.length === 3);
    expect(waiting).toMatchObject({ status: 'pending', responseCode: 503 });
    await booted.restart();
    client = booted.asOwner;
    expect(received).toHaveLength(3);
    // As if the time had passed while the server was down.
    await booted.server.services.db.webhookDeliveries.update({ nextAttemptAt: now }, { where: { id: waiting.id }, tenant: 'all' });
    await keepHouse(booted.server.services);
    expect(await until(id, ({ status }) => status !== 'pending')).toMatchObject({ status: 'failed', attempts: 4, nextAttemptAt: null });
    expect((await client.webhooks.deliveries(id, { status: 'failed' })).total).toBe(1);
    expect((await client.webhooks.deliveries(id, { status: 'pending' })).deliveries).toEqual([]);
    await client.webhooks.retry(waiting.id);
    expect(await until(id, ({ status }) => status === 'success')).toMatchObject({ attempts: 5, responseCode: 200 });
  }, 30_000);

  it('whose process was killed in the last attempt counts as failed, and goes after its time', async () => {
    const { id } = await create();
    const { db } = booted.server.services;
    await client.webhooks.test(id);
    const [delivery] = (await client.webhooks.deliveries(id)).deliveries;
    await db.webhookDeliveries.update({ status: 'pending', nextAttemptAt: now }, { where: { id: delivery!.id }, tenant: 'all' });
    await keepHouse(booted.server.services);
    expect((await client.webhooks.deliveries(id)).deliveries[0]).toMatchObject({ status: 'failed', error: 'The server ended during the last attempt.' });
    now = new Date(now.getTime() + 31 * 86_400_000);
    await keepHouse(booted.server.services);
    expect((await client.webhooks.deliveries(id)).total).toBe(0);
  });

  it('is tested with an example of the kind that was asked for, and says why a test failed', async () => {
    const { id, secret } = await create();
    await client.webhooks.test(id, { eventType: 'invoice.extraction.completed', kind: 'invoice' });
    expect(await verifyWebhook(received[0]!.body, String(received[0]!.headers['x-tieout-signature']), secret)).toMatchObject({ type: 'invoice.extraction.completed', isTest: true, data: { kind: 'invoice', job: { type: 'Invoice' } } });
    answers = [404];
    now = new Date(now.getTime() + 1000);
    await expect(client.webhooks.test(id)).rejects.toMatchObject({ type: 'webhook.test_failed', message: 'Failed to send test webhook. The receiver answered 404.' });
    expect((await client.webhooks.deliveries(id, { limit: 1 })).deliveries).toMatchObject([{ status: 'failed', isTest: true, attempts: 1, responseCode: 404 }]);
    expect((await client.webhooks.deliveries(id, { limit: 1, offset: 1 })).deliveries).toMatchObject([{ status: 'success' }]);
  });

  it('shows its secret once, keeps it sealed, and signs with the new one alone after a change', async () => {
    const { id, secret } = await create();
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(JSON.stringify(await client.webhooks.list())).not.toContain('secret');
    const stored = await booted.server.services.db.webhooks.findAll({ tenant: 'all' });
    expect(JSON.stringify(stored)).not.toContain(secret);
    const next = await client.webhooks.regenerateSecret(id);
    await client.webhooks.test(id);
    const { body, headers } = received[0]!;
    await verifyWebhook(body, String(headers['x-tieout-signature']), next);
    await expect(verifyWebhook(body, String(headers['x-tieout-signature']), secret)).rejects.toMatchObject({ problem: 'mismatch' });
  });

  it.each([
    [{ url: '', events: ['document.extraction.completed'] }, 'body.url: URL is required'],
    [{ events: ['document.extraction.completed'] }, 'body.url: URL is required'],
    [{ url: 'ftp://example.com', events: ['document.extraction.completed'] }, 'body.url: Must be a valid URL'],
    [{ url: 'example.com', events: ['document.extraction.completed'] }, 'body.url: Must be a valid URL'],
    [{ url: 'https://example.com', events: [] }, 'body.events: Select at least one event'],
    [{ url: 'https://example.com' }, 'body.events: Events are required'],
  ])('is not made of %j', async (body, message) => {
    await expect(client.webhooks.create(body as never)).rejects.toMatchObject({ status: 400, message });
  });

  it.each(['http://localhost:1/', 'http://10.0.0.1/', 'http://2852039166/', 'http://[::ffff:169.254.169.254]/'])('is not made for the inside: %s', async (url) => {
    await expect(client.webhooks.create({ url, events: ['document.extraction.completed'] })).rejects.toMatchObject({ type: 'webhook.address_refused' });
  });

  it('belongs to its tenant: nobody else sees, tests or deletes it, or hears of the jobs', async () => {
    const stranger = booted.asStranger;
    const theirs = await stranger.webhooks.create({ url: `${address}/stranger`, events: ['document.extraction.completed'] });
    const { id } = await create();
    await client.webhooks.test(id);
    const [delivery] = (await client.webhooks.deliveries(id)).deliveries;
    const { webhooks } = stranger;
    for (const call of [() => webhooks.deliveries(id), () => webhooks.test(id), () => webhooks.regenerateSecret(id), () => webhooks.delete(id), () => webhooks.retry(delivery!.id)]) {
      await expect(call()).rejects.toMatchObject({ code: 2004 });
    }
    await statement();
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(2);
    expect(received.map(({ path }) => path)).toEqual(['/in', '/in']);
    expect((await stranger.webhooks.list()).map((one) => one.id)).toEqual([theirs.id]);
    expect((await stranger.webhooks.deliveries(theirs.id)).total).toBe(0);
  });
});

describe('a server whose operator allows no webhooks', () => {
  it('has none, and tells nobody of its jobs', async () => {
    await create();
    const { config } = booted.server.services;
    config.webhooks = false;
    expect(await client.system.status()).toMatchObject({ webhooks: false });
    await expect(client.webhooks.list()).rejects.toMatchObject({ type: 'webhook.off' });
    await statement();
    config.webhooks = true;
    const [webhook] = await client.webhooks.list();
    expect((await client.webhooks.deliveries(webhook!.id)).total).toBe(0);
  });
});
