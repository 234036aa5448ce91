import { createClient } from '@tieout/sdk';
import type { Client } from '@tieout/sdk';
import { contract, embedAbilityOf, LIVE_PATH } from '@tieout/sdk/contract';
import type { Endpoint } from '@tieout/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { boot, convert } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';

const PARTNER = 'https://books.partner.example';
const OTHER = 'https://elsewhere.example';

let booted: Booted;
let owner: Client;
let now = new Date();
let jobs: { mine: string; other: string };
let documents: { mine: string; other: string };

beforeAll(async () => {
  booted = await boot({ mode: 'server', clock: () => now });
  owner = booted.asOwner;
  const make = async (name: string, amounts: number[]) => (await convert(owner, [{ name, content: await statementPdf({ amounts }) }])).id;
  jobs = { mine: await make('mine.pdf', [5, 10]), other: await make('other.pdf', [7, 9]) };
  documents = { mine: (await owner.jobs.documents(jobs.mine))[0]!.documentId, other: (await owner.jobs.documents(jobs.other))[0]!.documentId };
}, 90_000);
afterAll(() => booted?.close());

interface Asked {
  method?: string;
  origin?: string | null;
  token?: string;
  body?: unknown;
}
/** As a browser would, from a page of the partner unless told otherwise. */
async function ask(path: string, { method = 'GET', origin = PARTNER, token, body }: Asked = {}) {
  const headers = { ...(origin ? { origin } : {}), ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body ? { 'content-type': 'application/json' } : {}) };
  const response = await fetch(`${booted.url}/api/v1/protected${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const text = await response.text();
  return { status: response.status, allowed: response.headers.get('access-control-allow-origin'), type: text.startsWith('{') ? (JSON.parse(text) as { type?: string }).type : undefined, headers: response.headers };
}
const tokenFor = async (input: Partial<Parameters<Client['embedTokens']['create']>[0]> = {}) => (await owner.embedTokens.create({ jobId: jobs.mine, allowedOrigins: [PARTNER], ...input })).token;

describe('an embed token', () => {
  it('opens its job to a page of the partner, whose browser asks beforehand', async () => {
    const path = `/job/${jobs.mine}/transactions2`;
    const token = await tokenFor();
    const before = await ask(path, { method: 'OPTIONS' });
    expect(before).toMatchObject({ status: 204, allowed: PARTNER });
    expect(before.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(await ask(path, { token })).toMatchObject({ status: 200, allowed: PARTNER });
    expect((await ask(`/document/${documents.mine}/page/0/image?token=${token}`)).headers.get('content-type')).toBe('image/png');
  });

  it('is worth nothing on other pages, and other tokens are worth nothing on the page', async () => {
    const token = await tokenFor();
    for (const method of ['OPTIONS', 'GET']) expect(await ask(`/job/${jobs.mine}`, { method, origin: OTHER, token })).toMatchObject({ status: 403, allowed: null, type: 'request.origin_refused' });
    expect(await ask(`/job/${jobs.mine}`, { origin: booted.url, token })).toMatchObject({ status: 403, type: 'request.origin_refused' });
    expect(await ask(`/job/${jobs.mine}`, { token: booted.ownerToken! })).toMatchObject({ status: 403, allowed: null, type: 'request.origin_refused' });
    expect(await ask(`/job/${jobs.mine}`)).toMatchObject({ status: 403, allowed: null });
  });

  it('shows nothing but its job', async () => {
    const page = createClient({ url: booted.url, token: await tokenFor({ abilities: ['view', 'edit', 'review', 'export'] }) });
    expect((await page.jobs.list()).rows.map(({ id }) => id)).toEqual([jobs.mine]);
    // The page learns what it may offer; a person's own token is asked nothing of the kind.
    expect([page.isEmbedded, owner.isEmbedded, (await page.embedTokens.current()).abilities]).toEqual([true, false, ['view', 'edit', 'review', 'export']]);
    await expect(owner.embedTokens.current()).rejects.toMatchObject({ status: 404 });
    const { jobs: ofJobs, documents: ofDocuments, transactions, exports } = page;
    const calls = [() => ofJobs.get(jobs.other), () => transactions.list(jobs.other), () => ofDocuments.get(documents.other), () => ofDocuments.page(documents.other, 0), () => exports.create(jobs.other, { format: 'csv' }), () => ofJobs.markReviewed(jobs.other)];
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({ code: 2004 });
    }
    const [row] = (await owner.transactions.list(jobs.other)).data;
    await expect(page.transactions.update(jobs.mine, row!.id, { payee: 'x' })).rejects.toMatchObject({ code: 2004 });
    await page.close();
  });

  it('allows what its abilities say, and the server knows no other way', async () => {
    const [row] = (await owner.transactions.list(jobs.mine)).data;
    const tries = { view: (page: Client) => page.transactions.list(jobs.mine), edit: (page: Client) => page.transactions.update(jobs.mine, row!.id, { payee: 'Embedded' }), review: (page: Client) => page.jobs.markReviewed(jobs.mine), export: (page: Client) => page.exports.create(jobs.mine, { format: 'csv' }) };
    for (const ability of ['view', 'edit', 'review', 'export'] as const) {
      const page = createClient({ url: booted.url, token: await tokenFor({ abilities: [ability] }) });
      for (const [name, attempt] of Object.entries(tries)) {
        const outcome = await attempt(page).then(() => 'done', (error: { type: string }) => error.type);
        expect([ability, name, outcome]).toEqual([ability, name, ability === name ? 'done' : 'embed.not_granted']);
      }
      await page.close();
    }
  });

  const closed = Object.entries(contract).flatMap(([feature, calls]) => Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })))
    .filter(({ endpoint }) => endpoint.auth === 'bearer' && embedAbilityOf(endpoint) === null);

  it('with all abilities opens none of the other calls', async () => {
    const token = await tokenFor({ abilities: ['view', 'edit', 'review', 'export'] });
    const asked = closed.filter(({ endpoint }) => endpoint.path.startsWith('/api/v1/protected'));
    expect(asked.length).toBeGreaterThan(60);
    for (const { name, endpoint } of asked) {
      const path = endpoint.path.replace('/api/v1/protected', '').replace('{n}', '0').replace('{key}', 'theme').replace(/\{docId\}/, documents.mine).replace(/\{\w+\}/g, jobs.mine);
      expect([name, (await ask(path, { method: endpoint.method, token, body: endpoint.method === 'GET' ? undefined : {} })).type]).toEqual([name, 'embed.not_granted']);
    }
  });

  it('reaches the jobs that bear its two tags, and loses those that no longer do', async () => {
    const firm = await owner.tags.create('Firm');
    const year = await owner.tags.create('2026', firm.id);
    await owner.tags.assignJobs(year.id, [jobs.mine]);
    const page = createClient({ url: booted.url, token: await tokenFor({ jobId: undefined, l1: 'Firm', l2: '2026' }) });
    const before = (await page.jobs.list()).rows.map(({ id }) => id);
    expect((await page.transactions.list({ l1: 'Firm', l2: '2026' })).pagination.totalCount).toBe(2);
    await expect(page.jobs.get(jobs.other)).rejects.toMatchObject({ code: 2004 });
    await owner.tags.removeEntity(year.id, jobs.mine);
    const after = (await page.jobs.list()).rows;
    expect([before, after]).toEqual([[jobs.mine], []]);
    await page.close();
    await expect(tokenFor({ jobId: undefined, l1: 'Firm', l2: 'Nowhere' })).rejects.toMatchObject({ type: 'embed.no_such_tags' });
  });

  it('ends with its time, its revocation, or the access token that made it', async () => {
    const { token, embedToken } = await owner.embedTokens.create({ jobId: jobs.mine, allowedOrigins: [PARTNER], expiresInSeconds: 60 });
    expect((await owner.embedTokens.list()).map(({ id }) => id)).toContain(embedToken.id);
    const start = now;
    now = new Date(start.getTime() + 61_000);
    // Readable for the page, so that it can fetch a new one.
    expect(await ask(`/job/${jobs.mine}`, { token })).toMatchObject({ status: 403, type: 'auth.token_expired', allowed: PARTNER });
    now = start;
    await owner.embedTokens.revoke(embedToken.id);
    expect(await ask(`/job/${jobs.mine}`, { token })).toMatchObject({ status: 401 });
    const byProgram = await tokenFor();
    const { db } = booted.server.services;
    const { contractId } = await owner.users.current();
    await db.accessTokens.update({ revokedAt: now }, { where: {}, tenant: { contractId } });
    expect(await ask(`/job/${jobs.mine}`, { token: byProgram })).toMatchObject({ status: 401 });
    await db.accessTokens.update({ revokedAt: null }, { where: {}, tenant: 'all' });
    expect(await ask(`/job/${jobs.mine}`, { token: byProgram })).toMatchObject({ status: 200 });
  });

  it('is made for what its maker can reach, for real origins, and by no embed token', async () => {
    await expect(booted.asStranger.embedTokens.create({ jobId: jobs.mine, allowedOrigins: [PARTNER] })).rejects.toMatchObject({ code: 2004 });
    for (const origin of ['*', 'https://a.example/', 'https://a.example/path', 'null', 'a.example', 'file://x']) await expect(tokenFor({ allowedOrigins: [origin] })).rejects.toMatchObject({ status: 400 });
    await expect(tokenFor({ l1: 'a', l2: 'b' })).rejects.toMatchObject({ status: 400 });
    const page = createClient({ url: booted.url, token: await tokenFor({ abilities: ['view', 'edit'] }) });
    await expect(page.embedTokens.create({ jobId: jobs.mine, allowedOrigins: [OTHER] })).rejects.toMatchObject({ type: 'embed.not_granted' });
    await page.close();
  });

  it('hears of its job live, and of no other', async () => {
    const listen = (origin: string, token: string) => new Promise<{ messages: string[]; closed: Promise<number>; socket: WebSocket }>((resolve) => {
      const socket = new WebSocket(booted.url.replace('http', 'ws') + LIVE_PATH, { origin });
      socket.on('error', () => undefined);
      const messages: string[] = [];
      const isClosed = new Promise<number>((close) => socket.addEventListener('close', ({ code }) => {
        close(code);
        resolve({ messages, closed: isClosed, socket });
      }));
      socket.addEventListener('open', () => socket.send(JSON.stringify({ messageType: 'Authenticate', token })));
      socket.addEventListener('message', ({ data }) => {
        messages.push(String(data));
        if (messages.length === 1) resolve({ messages, closed: isClosed, socket });
      });
    });
    const { messages, socket } = await listen(PARTNER, await tokenFor());
    await owner.jobs.update(jobs.other, { name: 'renamed other' });
    await owner.jobs.update(jobs.mine, { name: 'renamed mine' });
    await expect.poll(() => messages.length, { timeout: 3000 }).toBe(2);
    expect(messages[1]).toContain('renamed mine');
    socket.close();
    expect(await (await listen(OTHER, await tokenFor())).closed).toBe(1006);
    expect(await (await listen(PARTNER, booted.ownerToken!)).closed).toBe(4401);
    expect(await (await listen(PARTNER, await tokenFor({ abilities: ['export'] }))).closed).toBe(4401);
  });
});
