import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchOutside } from '../http/outsideFetch.js';
import { postOutside } from './postOutside.js';
import type { PostOptions } from './postOutside.js';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  })));
});

async function receive(answer: RequestListener, host = '127.0.0.1', port = 0): Promise<{ port: number; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return { port: (server.address() as AddressInfo).port, requests };
}

const ok: RequestListener = (_request, response) => void response.end('thanks');
const settings: PostOptions = { allowedHosts: [], timeoutMs: 5000, maxCharacters: 20 };
const named = (...addresses: string[]) => async () => addresses.map((address) => ({ address, family: 4 }));

describe('a request to an address of somebody else', () => {
  it('goes to an internal one only when the operator has named the host', async () => {
    const { port, requests } = await receive(ok);
    expect(await postOutside(`http://127.0.0.1:${port}/in`, {}, '{}', settings)).toEqual({ responseCode: null, responseBody: null, error: 'The address belongs to an internal network and was not called.', isRefused: true });
    expect(requests).toHaveLength(0);
    expect(await postOutside(`http://127.0.0.1:${port}/in`, { 'x-a': 'b' }, '{}', { ...settings, allowedHosts: ['127.0.0.1'] })).toEqual({ responseCode: 200, responseBody: 'thanks', error: null, isRefused: false });
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/in', headers: { 'x-a': 'b', host: `127.0.0.1:${port}` } });
  });

  it.each([['private', ['127.0.0.1']], ['public and private', ['93.184.216.34', '127.0.0.1']], ['metadata', ['169.254.169.254']]])('is not sent when the name leads to a %s address', async (_kind, addresses) => {
    const { port, requests } = await receive(ok);
    expect(await postOutside(`http://hooks.example.com:${port}/`, {}, '{}', { ...settings, resolve: named(...addresses) })).toMatchObject({ isRefused: true });
    expect(requests).toHaveLength(0);
  });

  it('goes to the address that was checked, though DNS gives another one the next time', async () => {
    const checked = await receive(ok);
    const inside = await receive(ok, '127.0.0.2', checked.port);
    let asked = 0;
    const resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    const options = { ...settings, resolve, isPublic: (address: string) => address === '127.0.0.1' };
    expect(await postOutside(`http://hooks.example.com:${checked.port}/`, {}, '{}', options)).toMatchObject({ responseCode: 200 });
    expect([asked, checked.requests.length, inside.requests.length]).toEqual([1, 1, 0]);
    expect(await postOutside(`http://hooks.example.com:${checked.port}/`, {}, '{}', options)).toMatchObject({ isRefused: true });
    expect(inside.requests).toHaveLength(0);
  });

  it('follows no redirect', async () => {
    const inside = await receive(ok);
    const { port } = await receive((_request, response) => void response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end('moved'));
    expect(await postOutside(`http://localhost:${port}/`, {}, '{}', { ...settings, allowedHosts: ['localhost'], resolve: named('127.0.0.1') })).toMatchObject({ responseCode: 302, responseBody: 'moved', isRefused: false });
    expect(inside.requests).toHaveLength(0);
  });

  it('keeps the beginning of a long answer, and does not wait for one without end', async () => {
    const { port } = await receive((_request, response) => {
      response.writeHead(500);
      response.write(`${'x'.repeat(19)}😀\0tail`);
    });
    const started = performance.now();
    const outcome = await postOutside(`http://127.0.0.1:${port}/`, {}, '{}', { ...settings, allowedHosts: ['127.0.0.1'] });
    expect(outcome).toMatchObject({ responseCode: 500, responseBody: 'x'.repeat(19) });
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it('ends when nobody answers, drips or hangs up', async () => {
    const silent = await receive(() => undefined);
    const dripping = await receive((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    });
    const rude = await receive((request) => void request.socket.destroy());
    const options = { ...settings, timeoutMs: 250, allowedHosts: ['127.0.0.1'], maxCharacters: 4000 };
    const to = (port: number) => postOutside(`http://127.0.0.1:${port}/`, {}, '{}', options);
    expect(await to(silent.port)).toMatchObject({ responseCode: null, error: 'No answer within 0.25 seconds.' });
    expect(await to(dripping.port)).toMatchObject({ responseCode: 200, responseBody: expect.stringMatching(/^\.+$/) as string });
    expect(await to(rude.port)).toMatchObject({ responseCode: null, error: 'The connection was cut before an answer came.' });
    expect(await to(1)).toMatchObject({ error: 'The host refused the connection.' });
  });
});

describe('reading from an address of somebody else', () => {
  const options = { allowedHosts: ['127.0.0.1'], timeoutMs: 400, maxBytes: 100 };

  it('reaches public addresses only, whatever they are written as, and no other scheme', async () => {
    const { port, requests } = await receive(ok);
    const closed = { ...options, allowedHosts: [] };
    for (const host of ['127.0.0.1', '2130706433', '0177.0.0.1', '0x7f.1', '0', '[::]', '[::1]', '[::ffff:127.0.0.1]', '[fe80::1]', 'localhost', 'metadata.google.internal', '169.254.169.254']) {
      await expect(fetchOutside(`http://${host}:${port}/`, {}, closed)).rejects.toThrow('internal network');
    }
    await expect(fetchOutside('file:///etc/passwd', {}, options)).rejects.toThrow('internal network');
    await expect(fetchOutside(`http://hooks.example.com:${port}/`, {}, { ...closed, resolve: named('93.184.216.34', '127.0.0.1') })).rejects.toThrow('internal network');
    expect(requests).toHaveLength(0);
  });

  it('follows no redirect, and takes neither long nor much', async () => {
    const inside = await receive(ok);
    const moved = await receive((_request, response) => void response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end());
    expect((await fetchOutside(`http://127.0.0.1:${moved.port}/`, {}, options)).status).toBe(302);
    expect(inside.requests).toHaveLength(0);
    const long = await receive((_request, response) => void response.end('x'.repeat(101)));
    await expect(fetchOutside(`http://127.0.0.1:${long.port}/`, {}, options)).rejects.toThrow('longer than 100 bytes');
    const silent = await receive(() => undefined);
    await expect(fetchOutside(`http://127.0.0.1:${silent.port}/`, {}, options)).rejects.toThrow();
    const dripping = await receive((_request, response) => {
      const timer = setInterval(() => response.write('.'), 30);
      response.on('close', () => clearInterval(timer));
    });
    await expect(fetchOutside(`http://127.0.0.1:${dripping.port}/`, {}, options)).rejects.toThrow();
  });

  it('puts nothing of an address into the headers', async () => {
    const { port, requests } = await receive(ok);
    await postOutside(`http://127.0.0.1:${port}/a\r\nx-evil: 1\r\n\r\nGET /b`, {}, '{}', { ...settings, allowedHosts: ['127.0.0.1'] });
    expect([requests.length, requests[0]!.headers['x-evil'], requests[0]!.method]).toEqual([1, undefined, 'POST']);
  });
});
