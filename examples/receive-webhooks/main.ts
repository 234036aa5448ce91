// A server that takes webhooks: it checks each signature, answers at once, and does its work once for each event.
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import { SIGNATURE_HEADER, verifyWebhook, WebhookSignatureError } from '@tieout/sdk/webhooks';
import type { WebhookEvent } from '@tieout/sdk/webhooks';

export interface ReceiverOptions {
  /** As it was shown when the webhook was made. */
  secret: string;
  /** Your work. It may throw: the event is then sent again later. */
  onEvent: (event: WebhookEvent) => Promise<void> | void;
}

const MAX_BYTES = 1_000_000;

export function createReceiver({ secret, onEvent }: ReceiverOptions): Server {
  // The same event may come twice. Keep these ids in your database: this set is empty again after a restart.
  const done = new Set<string>();
  return createServer(async (request, response) => {
    try {
      const event = await verifyWebhook(await readBody(request), String(request.headers[SIGNATURE_HEADER] ?? ''), secret);
      if (!done.has(event.id)) await onEvent(event);
      done.add(event.id);
      response.writeHead(204).end();
    } catch (error) {
      // 400 for what is not from Tieout; 500 for a fault of one's own, which brings the event again.
      response.writeHead(error instanceof WebhookSignatureError ? 400 : 500).end();
    }
  });
}

/** The bytes as they arrived: a JSON parser would change what was signed. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_BYTES) throw new RangeError('The body is larger than any webhook.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const secret = process.env['TIEOUT_WEBHOOK_SECRET'];
  if (!secret) throw new Error('Set TIEOUT_WEBHOOK_SECRET to the secret of the webhook.');
  const receiver = createReceiver({ secret, onEvent: ({ type, isTest, data }) => console.info(`${type}${isTest ? ' (a test)' : ''}: ${data.job.name}`) });
  receiver.listen(Number(process.env['PORT'] ?? 8080), () => console.info('Waiting for webhooks'));
}
