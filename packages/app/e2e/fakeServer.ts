// The SDK's fake transport as the server of a browser page: states that a real server passes through too fast, or never reaches here.
import type { Transport } from '@tieout/sdk';
import type { FakeTransport } from '@tieout/sdk/testing';
import type { Page, Request } from 'playwright-core';

/** Answers every API call of the page, and its live channel, from the transport. */
export async function answerFrom(page: Page, transport: FakeTransport): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    const request = route.request();
    try {
      const response = await transport.send(await readRequest(request));
      const chunks: Uint8Array[] = [];
      for await (const chunk of response.stream()) chunks.push(chunk);
      const contentType = response.header('content-type');
      const version = response.header('x-tieout-version');
      await route.fulfill({
        status: response.status,
        body: Buffer.concat(chunks),
        headers: { ...(contentType ? { 'content-type': contentType } : {}), ...(version ? { 'x-tieout-version': version } : {}) },
      });
    } catch (error) {
      await route.fulfill({ status: 500, contentType: 'text/plain', body: String(error) });
    }
  });
  await page.routeWebSocket('**/api/v1/ws', (socket) => {
    const live = transport.openSocket('/api/v1/ws', {
      onOpen: () => undefined,
      onMessage: (text) => socket.send(text),
      onClose: () => void socket.close(),
    });
    socket.onClose(() => live.close());
  });
}

async function readRequest(request: Request): Promise<Parameters<Transport['send']>[0]> {
  const url = new URL(request.url());
  const headers = await request.allHeaders();
  const isMultipart = headers['content-type']?.startsWith('multipart/') ?? false;
  const body = request.postData();
  return {
    method: request.method() as 'GET',
    path: url.pathname + url.search,
    headers,
    signal: new AbortController().signal,
    ...(isMultipart ? { multipart: { fields: {}, file: new Blob([]) } } : body === null ? {} : { json: body }),
  };
}
