// The live socket: a browser says who it is, then gets the events of its tenant. Nothing is done through it.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { events, LIVE_PATH, LiveHello } from '@tieout/sdk/contract';
import type { LiveMessage } from '@tieout/sdk/contract';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Services } from '../core/services.js';
import { authenticate } from '../http/authenticate.js';
import { guardOrigin } from '../http/guardOrigin.js';
import type { OriginRules } from '../http/guardOrigin.js';
import type { LiveEvent } from './live.js';

const HELLO_MS = 10_000;
const PING_MS = 30_000;
const MAX_MESSAGE_BYTES = 16 * 1024;
const UNAUTHORIZED = 4401;

export interface Gateway {
  close(): void;
}

export function openGateway(server: Server, services: Services, origins: OriginRules): Gateway {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== LIVE_PATH) return refuse(socket, '404 Not Found');
    try {
      guardOrigin(request.headers, origins);
    } catch {
      return refuse(socket, '403 Forbidden');
    }
    sockets.handleUpgrade(request, socket, head, (client) => void greet(client, services));
  });
  const ping = setInterval(() => sockets.clients.forEach((client) => client.ping()), PING_MS).unref();
  return {
    close() {
      clearInterval(ping);
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
}

async function greet(client: WebSocket, services: Services): Promise<void> {
  client.on('error', () => client.terminate());
  const timer = setTimeout(() => client.close(UNAUTHORIZED, 'No token'), HELLO_MS);
  client.once('message', (bytes) => {
    clearTimeout(timer);
    void admit(client, services, String(bytes));
  });
  client.once('close', () => clearTimeout(timer));
}

async function admit(client: WebSocket, services: Services, text: string): Promise<void> {
  try {
    const { token } = LiveHello.parse(JSON.parse(text));
    const { contractId } = await authenticate(services, token || undefined);
    const unsubscribe = services.live.subscribe((event) => {
      if (event.contractId === contractId) send(client, messageOf(event));
    });
    client.once('close', unsubscribe);
    send(client, { messageType: 'Ready' });
  } catch {
    client.close(UNAUTHORIZED, 'Not signed in');
  }
}

function messageOf({ name, payload }: LiveEvent): LiveMessage {
  return { messageType: events[name].messageType, ...payload } as LiveMessage;
}

function send(client: WebSocket, message: LiveMessage): void {
  if (client.readyState === client.OPEN) client.send(JSON.stringify(message));
}
