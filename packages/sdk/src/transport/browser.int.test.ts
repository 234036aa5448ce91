// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { ConnectionError } from '../core/connectionErrors.js';
import { documentErrors } from '../documents/documents.contract.js';
import { ApiError } from '../core/apiError.js';
import { buildDocument, testId } from '../testing/index.js';
import { createTransport } from './browser.js';
import type { UploadProgress } from './transport.js';

let server: Server | undefined;
afterEach(() => server?.close());

/** A server that any page may call, as one that allows the page's origin. */
async function serve(answer: (body: string, contentType: string) => { status: number; json: unknown }): Promise<string> {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*, authorization, x-tieout-version');
      if (request.method === 'OPTIONS') return response.end();
      const { status, json } = answer(Buffer.concat(chunks).toString(), request.headers['content-type'] ?? '');
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the browser transport', () => {
  it('uploads a File with its fields and tells the progress of the file', async () => {
    let received = '';
    const url = await serve((body) => {
      received = body;
      return { status: 200, json: { document: buildDocument() } };
    });
    const client = createClient({ transport: createTransport({ url }), token: 't' });
    const progress: UploadProgress[] = [];
    const file = new File(['%PDF-1.7 content'], 'Auszug.pdf', { type: 'application/pdf' });
    expect((await client.documents.upload(file, { password: 'pw', onProgress: (step) => progress.push(step) })).id).toBe(testId('document'));
    expect(received).toContain('%PDF-1.7 content');
    expect(received).toMatch(/name="password"\r\n\r\npw\r\n/);
    expect(received).toContain('filename="Auszug.pdf"');
    expect(progress.at(-1)).toEqual({ sentBytes: file.size, totalBytes: file.size });
  });

  it('gives the error of a refused upload', async () => {
    const url = await serve(() => ({ status: 422, json: new ApiError(documentErrors.empty).toBody('r1') }));
    const client = createClient({ transport: createTransport({ url }) });
    await expect(client.documents.upload(new File([''], 'a.pdf'))).rejects.toMatchObject({ type: 'document.empty' });
  });

  it('says plainly when the server is out of reach, for uploads too', async () => {
    const client = createClient({ transport: createTransport({ url: 'http://127.0.0.1:9' }) });
    await expect(client.jobs.get(testId('job'))).rejects.toBeInstanceOf(ConnectionError);
    await expect(client.documents.upload(new File(['x'], 'a.pdf'))).rejects.toBeInstanceOf(ConnectionError);
  });

  it('an aborted upload rejects with the reason', async () => {
    const url = await serve(() => ({ status: 200, json: {} }));
    const client = createClient({ transport: createTransport({ url }) });
    const controller = new AbortController();
    const upload = client.documents.upload(new File(['x'], 'a.pdf'), { signal: controller.signal });
    controller.abort(new Error('closed'));
    await expect(upload).rejects.toThrow('closed');
  });

  it('refuses what only Node can do, with words that help', async () => {
    expect(() => createTransport({ socketPath: '/tmp/x' })).toThrow('socketPath works in Node only');
    const client = createClient({ transport: createTransport({ url: 'http://127.0.0.1:9' }) });
    await expect(client.documents.upload('/tmp/a.pdf')).rejects.toThrow('Give a File or a Blob');
  });
});
