// A program of somebody who has read docs/reference/openapi.json and docs/guides/webhooks.md, and nothing else: no SDK, plain fetch.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot } from './boot.js';
import type { Booted } from './boot.js';
import { statementPdf } from './statementPdf.js';
import { startTestMail } from './testMail.js';
import type { TestMail } from './testMail.js';

const document = JSON.parse(readFileSync(new URL('../../../../docs/reference/openapi.json', import.meta.url), 'utf8')) as { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> };
interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

let booted: Booted;
let mail: TestMail;
let receiver: Server;
const received: Received[] = [];

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  mail = await startTestMail();
  booted = await boot({ mode: 'server', config: { smtpUrl: mail.url, webhookHosts: ['127.0.0.1'] } });
});
afterAll(async () => {
  await booted?.close();
  await mail?.close();
  receiver.close();
});

/** Only what the document names can be called, and only answers that it names count. */
async function call<T>(method: string, path: string, { token, body, parameters = {} }: { token?: string; body?: unknown; parameters?: Record<string, string> } = {}): Promise<T> {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not in the document.`);
  const isForm = body instanceof FormData;
  const response = await fetch(booted.url + path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name]!), {
    method, headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}) },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  expect([path, response.ok, Object.keys(operation.responses).includes(String(response.status)), response.ok ? '' : text]).toEqual([path, true, true, '']);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** As the guide says: HMAC-SHA256 with the secret over SECONDS.BODY, in hexadecimal, not older than five minutes. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-tieout-signature']))!;
  const wanted = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return Math.abs(Date.now() / 1000 - Number(seconds)) < 300 && timingSafeEqual(wanted, Buffer.from(signature!, 'hex'));
}

it('signs up, confirms, makes a token, converts, tags, invites, and is told by a webhook whose signature it checks', async () => {
  const { token: session } = await call<{ token: string }>('POST', '/api/v1/auth/signup', { body: { email: 'out@firm.example', password: 'correct horse', firstName: 'Out', lastName: 'Side' } });
  await call('POST', '/api/v1/auth/confirmEmail', { body: { token: await mail.tokenTo('out@firm.example') } });
  const { token } = await call<{ token: string }>('POST', '/api/v1/protected/accessTokens', { token: session, body: { name: 'Program', scopes: ['read', 'write', 'admin'] } });
  const hook = await call<{ webhook: { id: string; secret: string } }>('POST', '/api/v1/protected/webhooks', {
    token, body: { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`, events: ['document.extraction.completed'] },
  });

  const form = new FormData();
  form.append('file', new Blob([await statementPdf() as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), 'march.pdf');
  const upload = await call<{ document: { id: string } }>('POST', '/api/v1/protected/document', { token, body: form });
  const { job } = await call<{ job: { id: string } }>('POST', '/api/v1/protected/job', { token, body: { documents: [upload.document.id] } });
  await expect.poll(() => received.length, { timeout: 20_000, interval: 50 }).toBe(1);
  const event = JSON.parse(received[0]!.body) as { id: string; type: string; isTest: boolean; data: { kind: string; job: { id: string; status: string } } };
  expect([event.type, event.isTest, event.data.job.id, event.data.job.status, received[0]!.headers['x-tieout-delivery']]).toEqual(['document.extraction.completed', false, job.id, 'Succeeded', event.id]);
  expect([isSigned(received[0]!, hook.webhook.secret), isSigned({ ...received[0]!, body: received[0]!.body.replace('Succeeded', 'Failed') }, hook.webhook.secret)]).toEqual([true, false]);

  const rows = await call<{ data: { amount: number }[] }>('GET', '/api/v1/protected/job/{id}/transactions2', { token, parameters: { id: job.id } });
  expect(rows.data).toHaveLength(3);
  const { tagLevel } = await call<{ tagLevel: { id: string } }>('POST', '/api/v1/protected/tagLevel', { token, body: { name: 'Clients' } });
  const { tagLevel: project } = await call<{ tagLevel: { id: string } }>('POST', '/api/v1/protected/tagLevel', { token, body: { name: 'March', parentId: tagLevel.id } });
  await call('POST', '/api/v1/protected/tagLevel/{id}/jobs', { token, parameters: { id: project.id }, body: { jobIds: [job.id] } });
  const tagged = await call<{ job: { tags: string[] } }>('GET', '/api/v1/protected/job/{id}', { token, parameters: { id: job.id } });
  expect(tagged.job.tags).toEqual(expect.arrayContaining(['Clients', 'March']));
  const { invitations } = await call<{ invitations: { email: string; result: string }[] }>('POST', '/api/v1/protected/invite', { token, body: { emails: ['mate@firm.example'] } });
  expect(invitations).toEqual([{ email: 'mate@firm.example', result: 'invited' }]);
  expect(await mail.tokenTo('mate@firm.example')).toBeTruthy();
});
