import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, originRefused, VERSION_HEADER } from '@tieout/sdk/contract';
import type { ErrorBody } from '@tieout/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';

let booted: Booted;
let appDir: string;

beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'tieout-app-'));
  await mkdir(join(appDir, 'assets'));
  await writeFile(join(appDir, 'index.html'), '<title>Tieout</title>');
  await writeFile(join(appDir, 'assets', 'main-abc.js'), 'export {};');
  await writeFile(join(appDir, '..', 'tieout-secret.txt'), 'secret');
  booted = await boot({ appDir, config: { allowedOrigins: ['http://partner.example'] } });
});
afterAll(async () => {
  await booted?.close();
  await rm(appDir, { recursive: true, force: true });
});

/** With headers that fetch does not let us choose. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(`${booted.url}${path}`, { method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk)).on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
    });
    call.on('error', reject).end();
  });
}

describe('a local server', () => {
  it.each([
    ['another name for this machine (DNS rebinding)', { host: 'evil.example' }],
    ['a page from elsewhere (CSRF)', { origin: 'http://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://localhost:1' }],
    ['a picture in a foreign page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ])('refuses %s', async (_name, headers) => {
    for (const path of ['/api/v1/status', '/api/v1/protected/job', '/app']) {
      const response = await get(path, headers as Record<string, string>);
      expect([response.status, (JSON.parse(response.body) as ErrorBody).type]).toEqual([403, originRefused.type]);
    }
  });

  it('answers its own pages, links from elsewhere and allowed origins', async () => {
    expect((await get('/api/v1/status', { origin: booted.url })).status).toBe(200);
    expect((await get('/app', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).status).toBe(200);
    const allowed = await get('/api/v1/status', { origin: 'http://partner.example' });
    expect([allowed.status, allowed.headers['access-control-allow-origin']]).toEqual([200, 'http://partner.example']);
    expect((await get('/api/v1/protected/job', { origin: 'http://partner.example' }, 'OPTIONS')).status).toBe(204);
  });

  it('listens on this machine only', () => {
    expect(booted.server.httpServer!.address()).toMatchObject({ address: '127.0.0.1' });
  });
});

describe('every answer', () => {
  it('carries the version and an id, and errors have one shape', async () => {
    const response = await fetch(`${booted.url}/api/v1/protected/job/not-an-id?x=1`);
    expect([response.status, response.headers.get(VERSION_HEADER)]).toEqual([400, '1']);
    const body = (await response.json()) as ErrorBody;
    expect(body).toMatchObject({ code: 2001, type: 'request.invalid', status: 400, requestId: response.headers.get('x-request-id') });
    expect(body.data['issues']).toEqual([{ path: ['path', 'id'], message: 'Invalid UUID' }]);
  });

  it('names all that is wrong at once', async () => {
    const response = await fetch(`${booted.url}/api/v1/protected/job?offset=-1&limit=5000`);
    const { data } = (await response.json()) as ErrorBody;
    expect((data['issues'] as { path: string[] }[]).map(({ path }) => path.join('.'))).toEqual(['query.offset', 'query.limit']);
  });

  it.each(['{"documents": [', 'null', '[]', '{"documents": 5}'])('refuses the body %s as 400', async (body) => {
    const response = await fetch(`${booted.url}/api/v1/protected/job`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect([response.status, ((await response.json()) as ErrorBody).type]).toEqual([400, 'request.invalid']);
  });

  it('is 404 for an unknown address', async () => {
    expect((await get('/api/v1/nothing')).status).toBe(404);
  });

  it('hides what went wrong inside, and logs it with the id', async () => {
    const logged: unknown[] = [];
    const { services } = booted.server;
    const byId = services.db.jobs.byId;
    services.log.error = (fields) => void logged.push(fields['requestId']);
    services.db.jobs.byId = () => Promise.reject(new Error('secret detail'));
    const response = await get('/api/v1/protected/job/11111111-1111-4111-8111-111111111111');
    services.db.jobs.byId = byId;
    expect(response.status).toBe(500);
    expect(response.body).not.toContain('secret detail');
    expect(logged).toEqual([(JSON.parse(response.body) as ErrorBody).requestId]);
  });
});

describe('the app', () => {
  it('is served with its first page for its own addresses', async () => {
    expect(await get('/')).toMatchObject({ status: 302, headers: { location: '/app' } });
    for (const path of ['/app', '/app/', '/app/jobData?jobId=1']) expect(await get(path)).toMatchObject({ status: 200, body: '<title>Tieout</title>' });
    expect(await get('/app/assets/main-abc.js')).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
    expect((await get('/app/assets/missing.js')).status).toBe(404);
    expect(await get('/app/nothing.html')).toMatchObject({ status: 200, body: '<title>Tieout</title>' });
    expect(await get('/app/statement.pdf')).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });

  it('travels compressed to a browser that takes it so', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(`${booted.url}/app/assets/main-abc.js`, { headers: { 'accept-encoding': encoding } });
      expect([response.headers.get('content-encoding'), response.headers.get('vary'), await response.text()]).toEqual([encoding, expect.stringContaining('Accept-Encoding'), 'export {};']);
    }
    expect((await get('/app/assets/main-abc.js', { 'accept-encoding': 'identity' })).body).toBe('export {};');
  });

  it('gives no file from outside its folder', async () => {
    for (const path of ['/app/../tieout-secret.txt', '/app/%2e%2e/tieout-secret.txt', '/app/..%2ftieout-secret.txt', '/app/%00']) {
      const response = await get(path);
      expect([path, response.body.includes('secret') && !response.body.startsWith('{')]).toEqual([path, false]);
    }
  });
});

describe('hostile input', () => {
  const preference = (value: string) => fetch(`${booted.url}/api/v1/protected/preference/x`, { method: 'POST', body: `{"value":${value}}`, headers: { 'content-type': 'application/json' } });

  it.each([
    ['a million brackets', '['.repeat(1_000_000) + ']'.repeat(1_000_000), 'nested more than 64 levels'], ['NUL', String.raw`"a\u0000b"`, 'character NUL'], ['NUL in a name', String.raw`{"a\u0000b":1}`, 'character NUL'],
    ['half a character', String.raw`"a\ud800b"`, 'half of a character'],
  ])('of %s is refused in words', async (_name, value, words) => {
    const response = await preference(value);
    expect([response.status, ((await response.json()) as ErrorBody).message]).toEqual([400, expect.stringContaining(words)]);
  });

  it('changes the prototype of nothing', async () => {
    expect((await preference('{"__proto__":{"isContractAdmin":true},"constructor":{"prototype":{"polluted":1}}}')).status).toBe(200);
    expect([({} as { polluted?: number }).polluted, ({} as { isContractAdmin?: boolean }).isContractAdmin]).toEqual([undefined, undefined]);
    for (const field of ['__proto__', 'constructor', 'toString']) {
      for (const query of [`filters=${encodeURIComponent(JSON.stringify([{ field, operator: 'equals', value: 'x' }]))}`, `sorting=${encodeURIComponent(JSON.stringify([{ field, direction: 'ASC' }]))}`]) {
        expect([query, (await get(`/api/v1/protected/job?${query}`)).status]).toEqual([query, 400]);
      }
    }
  });
});

describe('the reference', () => {
  it('describes every call of the contract', async () => {
    const { paths } = (await (await fetch(`${booted.url}/api/v1/openapi.json`)).json()) as { paths: Record<string, Record<string, { operationId: string }>> };
    const described = Object.values(paths).flatMap((operations) => Object.values(operations).map(({ operationId }) => operationId));
    const declared = Object.entries(contract).flatMap(([feature, endpoints]) => Object.keys(endpoints).map((name) => `${feature}.${name}`));
    expect(described.sort()).toEqual(declared.sort());
  });
});
