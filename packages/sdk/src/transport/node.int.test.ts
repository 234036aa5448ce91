import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../client.js';
import { ConnectionError } from '../core/connectionErrors.js';
import { buildDocument, buildJob, testId } from '../testing/index.js';
import type { UploadProgress } from './transport.js';

const folder = mkdtempSync(join(tmpdir(), 'tieout-sdk-'));
const open: { server: Server; client: Client }[] = [];
afterEach(async () => {
  for (const { server, client } of open.splice(0)) {
    await client.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
afterAll(() => rm(folder, { recursive: true }));

async function serve(handle: RequestListener, socketPath?: string): Promise<Client> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => (socketPath ? server.listen(socketPath, resolve) : server.listen(0, '127.0.0.1', resolve)));
  const client = createClient(socketPath ? { socketPath } : { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
  open.push({ server, client });
  return client;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

describe('calls over a real connection', () => {
  it('reads JSON over TCP and over a private socket', async () => {
    for (const socketPath of [undefined, join(folder, 'private.sock')]) {
      const client = await serve((_request, response) => sendJson(response, { job: buildJob({ name: 'Märchen' }) }), socketPath);
      expect((await client.jobs.get(testId('job'))).name).toBe('Märchen');
    }
  });

  it('says plainly that nothing listens at the address', async () => {
    const client = createClient({ url: 'http://127.0.0.1:9' });
    const failure = await client.jobs.get(testId('job')).catch((error: unknown) => error);
    await client.close();
    expect(failure).toBeInstanceOf(ConnectionError);
    expect((failure as Error).message).toMatch(/Cannot reach the Tieout server at http:\/\/127\.0\.0\.1:9: nothing listens there/);
  });

  it('a time limit ends a call that hangs in the middle of the answer', async () => {
    const client = await serve((_request, response) => void response.writeHead(200).write('{"job":'));
    await expect(client.jobs.get(testId('job'), { timeoutMs: 200 })).rejects.toThrow('Operation timed out');
  });

  it('the connection stays usable after retries', async () => {
    let count = 0;
    const client = await serve((_request, response) => (++count < 3 ? sendJson(response, {}, 429) : sendJson(response, { job: buildJob() })));
    expect((await client.jobs.get(testId('job'))).id).toBe(testId('job'));
    expect(count).toBe(3);
  });
});

describe('uploads', () => {
  it('streams a file with its password and tells the progress', async () => {
    const content = randomBytes(3 * 1024 * 1024);
    const path = join(folder, 'Auszug "Jänner".pdf');
    await writeFile(path, content);
    let received: Buffer = Buffer.alloc(0);
    let contentType = '';
    const client = await serve(async (request, response) => {
      contentType = request.headers['content-type'] ?? '';
      received = await bodyOf(request);
      sendJson(response, { document: buildDocument() });
    });
    const progress: UploadProgress[] = [];
    await client.documents.upload(path, { password: 'p&"ä', onProgress: (step) => progress.push(step) });

    // The platform's own parser of form data is the judge.
    const form = await new Response(new Uint8Array(received), { headers: { 'content-type': contentType } }).formData();
    const file = form.get('file') as File;
    expect(form.get('password')).toBe('p&"ä');
    expect([file.name, file.type]).toEqual(['Auszug "Jänner".pdf', 'application/pdf']);
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
    expect(progress.length).toBeGreaterThan(3);
    expect(progress.at(-1)).toEqual({ sentBytes: content.length, totalBytes: content.length });
  });

  it.each([
    ['bytes', () => ({ name: 'a.pdf', content: new TextEncoder().encode('%PDF-1') })],
    ['a Blob', () => new File(['%PDF-1'], 'a.pdf', { type: 'application/pdf' })],
    ['a stream', () => ({ name: 'a.pdf', content: (async function* () { yield new TextEncoder().encode('%PDF-1'); })() })],
  ])('sends %s', async (_name, file) => {
    const client = await serve(async (request, response) => {
      const body = (await bodyOf(request)).toString();
      sendJson(response, { document: buildDocument({ name: /filename="([^"]+)"/.exec(body)?.[1] ?? '', tags: [body.includes('%PDF-1\r\n--') ? 'whole' : 'cut'] }) });
    });
    expect(await client.documents.upload(file())).toMatchObject({ name: 'a.pdf', tags: ['whole'] });
  });

  it('a replayable file is sent again from its beginning after a 502', async () => {
    const path = join(folder, 'again.pdf');
    await writeFile(path, 'x'.repeat(1000));
    const sizes: number[] = [];
    const client = await serve(async (request, response) => {
      sizes.push((await bodyOf(request)).length);
      if (sizes.length === 1) response.writeHead(502).end();
      else sendJson(response, { document: buildDocument() });
    });
    await client.documents.upload(path);
    expect(sizes).toHaveLength(2);
    expect(sizes[0]).toBe(sizes[1]);
  });

  it('an abort in the middle cuts the connection and rejects with its reason', async () => {
    const controller = new AbortController();
    let cut = false;
    const client = await serve((request) => {
      request.once('data', () => controller.abort(new Error('changed my mind')));
      request.on('close', () => (cut = !request.complete));
    });
    const file = { name: 'big.pdf', content: randomBytes(30 * 1024 * 1024) };
    const path = join(folder, 'big.pdf');
    await writeFile(path, file.content);
    await expect(client.documents.upload(path, { signal: controller.signal })).rejects.toThrow('changed my mind');
    await expect.poll(() => cut).toBe(true);
  });

  it('a wrong path is told before anything is sent', async () => {
    let asked = 0;
    const client = await serve((_request, response) => void (asked++, response.end()));
    await expect(client.documents.upload(join(folder, 'missing.pdf'))).rejects.toThrow(/There is no file .*missing\.pdf/);
    await expect(client.documents.upload(folder)).rejects.toThrow('is not a file');
    expect(asked).toBe(0);
  });
});

describe('files from the server', () => {
  it('are saved whole, replacing an older one', async () => {
    const content = randomBytes(500_000);
    const client = await serve((_request, response) => void response.writeHead(200, { 'content-length': content.length }).end(content));
    const target = join(folder, 'rows.csv');
    await writeFile(target, 'old');
    await (await client.exports.create(testId('job'), { format: 'csv' })).save(target);
    expect((await readFile(target)).equals(content)).toBe(true);
  });

  it('a connection cut in the middle leaves the older file and no draft', async () => {
    const client = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('half');
      setTimeout(() => response.destroy(), 50);
    });
    const out = mkdtempSync(join(folder, 'out-'));
    const target = join(out, 'rows.csv');
    await writeFile(target, 'old');
    const file = await client.exports.create(testId('job'), { format: 'csv' });
    await expect(file.save(target)).rejects.toBeInstanceOf(ConnectionError);
    expect([await readFile(target, 'utf8'), await readdir(out)]).toEqual(['old', ['rows.csv']]);
  });

  it('a folder that does not exist is told as such', async () => {
    const client = await serve((_request, response) => void response.end('a'));
    const file = await client.exports.create(testId('job'), { format: 'csv' });
    await expect(file.save(join(folder, 'nowhere', 'rows.csv'))).rejects.toThrow('the folder does not exist');
  });
});
