// The live socket: a browser says who it is, then gets the events of its tenant. Nothing is done through it.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError, embedErrors, events, LIVE_PATH, LiveHello, originRefused } from '@tieout/sdk/contract';
import type { LiveMessage } from '@tieout/sdk/contract';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Services } from '../core/services.js';
import { isAllowedAddress } from '../auth/allowedAddresses.js';
import { isOpen } from '../auth/sessions.js';
import { scopeOf } from '../database/tenant.js';
import { isEmbeddingOrigin } from '../embed/embedAccess.js';
import { authenticate, contextOf } from '../http/authenticate.js';
import type { Authenticated } from '../http/authenticate.js';
import { guardOrigin } from '../http/guardOrigin.js';
import type { OriginRules } from '../http/guardOrigin.js';
import { restrictionsOf } from '../tags/restrictions.js';
import type { LiveEvent } from './live.js';

const HELLO_MS = 10_000;
const PING_MS = 30_000;
/** So old at most may be the knowledge that somebody may listen, when there is something to tell. */
const KNOWN_MS = 1_000;
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
    void callerOf(request, services, origins).then(
      (caller) => sockets.handleUpgrade(request, socket, head, (client) => void greet(client, services, caller)),
      () => refuse(socket, '403 Forbidden'),
    );
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

interface CallerOfSocket {
  address: string | null;
  origin: string | null;
  /** A page of another server, which must bring an embed token. */
  isEmbedding: boolean;
}

/** The token comes with the first message: until then it is enough that there may be one for this page. @throws ApiError `request.origin_refused` */
async function callerOf(request: IncomingMessage, services: Services, origins: OriginRules): Promise<CallerOfSocket> {
  const origin = request.headers.origin ?? null;
  const address = addressOf(request, services);
  try {
    guardOrigin(request.headers, origins);
    return { address, origin, isEmbedding: false };
  } catch (error) {
    if (origin === null || !(await isEmbeddingOrigin(services, { method: 'OPTIONS', origin, token: undefined }))) throw error;
    return { address, origin, isEmbedding: true };
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
}

/** As for calls: behind a proxy the last address it names. */
function addressOf(request: IncomingMessage, { config }: Services): string | null {
  const forwarded = config.trustProxy ? String(request.headers['x-forwarded-for'] ?? '').split(',').at(-1)?.trim() : undefined;
  return forwarded || (request.socket.remoteAddress ?? null);
}

async function greet(client: WebSocket, services: Services, caller: CallerOfSocket): Promise<void> {
  client.on('error', () => client.terminate());
  const timer = setTimeout(() => client.close(UNAUTHORIZED, 'No token'), HELLO_MS);
  client.once('message', (bytes) => {
    clearTimeout(timer);
    void admit(client, services, String(bytes), caller);
  });
  client.once('close', () => clearTimeout(timer));
}

async function admit(client: WebSocket, services: Services, text: string, { address, origin, isEmbedding }: CallerOfSocket): Promise<void> {
  try {
    const { token } = LiveHello.parse(JSON.parse(text));
    const identify = () => authenticate(services, token || undefined, address, origin);
    const authenticated = await identify();
    const { embed } = authenticated.access;
    if (isEmbedding && !embed) throw new ApiError(originRefused);
    if (embed && !embed.abilities.includes('view')) throw new ApiError(embedErrors.notGranted);
    const { contractId } = authenticated.actor;
    const isOver = rarely(() => isRefused(services, authenticated, identify));
    const closeWhenOver = async (): Promise<boolean> => {
      const over = await isOver();
      if (over) client.close(UNAUTHORIZED, 'Not signed in');
      return over;
    };
    const unsubscribe = services.live.subscribe((event) => {
      if (event.contractId !== contractId) return;
      void closeWhenOver().then((over) => (over ? undefined : tell(client, services, authenticated, event))).catch(() => client.terminate());
    });
    const watch = setInterval(() => void closeWhenOver().catch(() => undefined), PING_MS).unref();
    client.once('close', () => {
      unsubscribe();
      clearInterval(watch);
    });
    send(client, { messageType: 'Ready' });
  } catch {
    client.close(UNAUTHORIZED, 'Not signed in');
  }
}

/** Nothing of a project that is hidden from whoever listens, and to a page of a partner nothing but its own jobs. */
async function tell(client: WebSocket, services: Services, authenticated: Authenticated, event: LiveEvent): Promise<void> {
  const { isContractAdmin, embed } = authenticated.access;
  if (!isContractAdmin || embed) {
    const { hidden } = await restrictionsOf(services, authenticated);
    const { scope } = contextOf(services, authenticated, hidden);
    const jobId = 'job' in event.payload ? event.payload.job.id : event.payload.jobId;
    const isGone = event.name === 'job.deleted';
    // What is gone cannot be looked up: only who knows its id by the token is told.
    if (isGone && embed && !('jobId' in embed.only && embed.only.jobId === jobId)) return;
    if ((hidden.length > 0 || embed) && !isGone && (await services.db.jobs.byId(jobId, scope)) === null) return;
  }
  send(client, messageOf(event));
}

/** Events come in bursts: what was found out is good for a moment. */
function rarely(find: () => Promise<boolean>): () => Promise<boolean> {
  let last: { at: number; found: Promise<boolean> } = { at: performance.now(), found: Promise.resolve(false) };
  return () => {
    if (performance.now() - last.at >= KNOWN_MS) last = { at: performance.now(), found: find() };
    return last.found;
  };
}

/**
 * Who has signed out, was locked out or whose token was taken away hears no more. The token of a session is replaced while the
 * socket stays open, so there the session is looked at.
 */
async function isRefused({ db, clock, config }: Services, { actor, access }: Authenticated, identify: () => Promise<unknown>): Promise<boolean> {
  if (config.mode === 'local') return false;
  if (access.sessionId === null) return identify().then(() => false, (error: unknown) => error instanceof ApiError);
  const scope = scopeOf(actor.contractId);
  const [user, contract, session] = await Promise.all([db.users.byId(actor.userId, scope), db.contracts.byId(actor.contractId, scope), db.sessions.byId(access.sessionId, scope)]);
  return !user?.isEnabled || !contract || contract.disabledAt !== null || !session || !isOpen(session, clock()) || !isAllowedAddress(contract.allowedAddresses, access.address);
}

function messageOf({ name, payload }: LiveEvent): LiveMessage {
  return { messageType: events[name].messageType, ...payload } as LiveMessage;
}

function send(client: WebSocket, message: LiveMessage): void {
  if (client.readyState === client.OPEN) client.send(JSON.stringify(message));
}
