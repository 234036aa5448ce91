import { z } from 'zod';
import type { EventDefinition } from '../core/defineEvent.js';
import { jobEvents } from '../jobs/jobs.contract.js';
import { transactionEvents } from '../transactions/transactions.contract.js';

export const LIVE_PATH = '/api/v1/ws';

/** Every event of the product, by name. Live messages, webhooks and listeners are derived from this map. */
export const events = {
  [jobEvents.created.name]: jobEvents.created,
  [jobEvents.updated.name]: jobEvents.updated,
  [jobEvents.deleted.name]: jobEvents.deleted,
  [transactionEvents.changed.name]: transactionEvents.changed,
} as const satisfies Record<string, EventDefinition>;
export type Events = typeof events;
export type EventName = keyof Events;
export type EventPayload<N extends EventName> = z.output<Events[N]['payload']>;

/** First message of the browser after the socket opened; in local mode the token may be empty. */
export const LiveHello = z.object({ messageType: z.literal('Authenticate'), token: z.string() });
/** What the server answers to it. */
export const LiveReady = z.object({ messageType: z.literal('Ready') });

/** Messages to the browser, told apart by messageType. A JobStatusUpdate with an asyncJobId is ignored by job views. */
export const LiveMessage = z.discriminatedUnion('messageType', [
  LiveReady,
  z.object({ messageType: z.literal('JobStatusUpdate'), asyncJobId: z.string().optional(), ...jobEvents.updated.payload.shape }),
  z.object({ messageType: z.literal('JobDeleted'), ...jobEvents.deleted.payload.shape }),
  z.object({ messageType: z.literal('TransactionsChanged'), ...transactionEvents.changed.payload.shape }),
]);
export type LiveMessage = z.infer<typeof LiveMessage>;
