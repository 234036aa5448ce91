// The live socket: a browser says who it is, then gets the events of its tenant. Nothing is done through it.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { events, LIVE_PATH, LiveHello } from '@tieout/sdk/contract';
import type { LiveMessage } from '@tieout/sdk/contract';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Services } from '../core/services.js';
import { isOpen } from '../auth/sessions.js';
import { scopeOf } from '../database/tenant.js';
import { authenticate, contextOf } from '../http/authenticate.js';
import type { Authenticated } from '../http/authenticate.js';
import { guardOrigin } from '../http/guardOrigin.js';
import type { OriginRules } from '../http/guardOrigin.js';
import { restrictionsOf } from '../tags/restrictions.js';
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
    sockets.handleUpgrade(request, socket, head, (client) => void greet(client, services, addressOf(request, services)));
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

/** As for calls: behind a proxy the last address it names. */
function addressOf(request: IncomingMessage, { config }: Services): string | null {
  const forwarded = config.trustProxy ? String(request.headers['x-forwarded-for'] ?? '').split(',').at(-1)?.trim() : undefined;
  return forwarded || (request.socket.remoteAddress ?? null);
}

async function greet(client: WebSocket, services: Services, address: string | null): Promise<void> {
  client.on('error', () => client.terminate());
  const timer = setTimeout(() => client.close(UNAUTHORIZED, 'No token'), HELLO_MS);
  client.once('message', (bytes) => {
    clearTimeout(timer);
    void admit(client, services, String(bytes), address);
  });
  client.once('close', () => clearTimeout(timer));
}

async function admit(client: WebSocket, services: Services, text: string, address: string | null): Promise<void> {
  try {
    const { token } = LiveHello.parse(JSON.parse(text));
    const authenticated = await authenticate(services, token || undefined, address);
    const { contractId } = authenticated.actor;
    const unsubscribe = services.live.subscribe((event) => {
      if (event.contractId === contractId) void tell(client, services, authenticated, event).catch(() => client.terminate());
    });
    const watch = setInterval(() => void dismissIfOver(client, services, authenticated).catch(() => undefined), PING_MS).unref();
    client.once('close', () => {
      unsubscribe();
      clearInterval(watch);
    });
    send(client, { messageType: 'Ready' });
  } catch {
    client.close(UNAUTHORIZED, 'Not signed in');
  }
}

/** Nothing of a project that is hidden from whoever listens. */
async function tell(client: WebSocket, services: Services, authenticated: Authenticated, event: LiveEvent): Promise<void> {
  if (!authenticated.access.isContractAdmin) {
    const { hidden } = await restrictionsOf(services, authenticated);
    const { scope } = contextOf(services, authenticated, hidden);
    const jobId = 'job' in event.payload ? event.payload.job.id : event.payload.jobId;
    const isGone = event.name === 'job.deleted';
    if (hidden.length > 0 && !isGone && (await services.db.jobs.byId(jobId, scope)) === null) return;
  }
  send(client, messageOf(event));
}

/** Who has signed out or was locked out hears no more. */
async function dismissIfOver(client: WebSocket, { db, clock }: Services, { actor, access }: Authenticated): Promise<void> {
  const scope = scopeOf(actor.contractId);
  const [user, session] = await Promise.all([db.users.byId(actor.userId, scope), access.sessionId ? db.sessions.byId(access.sessionId, scope) : null]);
  const isOver = !user?.isEnabled || (access.sessionId !== null && (!session || !isOpen(session, clock())));
  if (isOver) client.close(UNAUTHORIZED, 'Not signed in');
}

function messageOf({ name, payload }: LiveEvent): LiveMessage {
  return { messageType: events[name].messageType, ...payload } as LiveMessage;
}

function send(client: WebSocket, message: LiveMessage): void {
  if (client.readyState === client.OPEN) client.send(JSON.stringify(message));
}
