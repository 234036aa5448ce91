import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { planLacksFeature } from '../core/errors.js';
import { Id, Instant, intParam } from '../core/paging.js';
import { Job } from '../jobs/jobs.contract.js';

/** `document` is told of every job that has been read, the others of those of their kind alone. */
export const WebhookEventType = z.enum(['bank_statement.extraction.completed', 'form.extraction.completed', 'invoice.extraction.completed', 'document.extraction.completed']);
export type WebhookEventType = z.infer<typeof WebhookEventType>;
export const DEFAULT_WEBHOOK_EVENT: WebhookEventType = 'document.extraction.completed';

export const DELIVERY_PAGE_SIZE = 10;
/** How long a delivery stays in the list. */
export const DELIVERY_RETENTION_DAYS = 30;
/** More of an answer is not kept. */
export const RESPONSE_BODY_CHARACTERS = 4096;
export const MAX_WEBHOOKS = 20;
const MAX_URL = 2048;

const isHttpUrl = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '';

export const WebhookUrl = z.string({ error: 'URL is required' }).trim().min(1, 'URL is required').max(MAX_URL, `Use at most ${MAX_URL} characters`)
  // One message at a time: an empty field is no bad address.
  .refine((value) => value === '' || isHttpUrl(value), 'Must be a valid URL')
  .refine((value) => !isHttpUrl(value) || (new URL(value).username === '' && new URL(value).password === ''), 'Leave the user name and the password out of the URL; the signature proves who calls.');

export const CreateWebhook = z.object({
  url: WebhookUrl,
  events: z.array(WebhookEventType, { error: 'Events are required' }).min(1, 'Select at least one event').max(WebhookEventType.options.length),
});
export type CreateWebhook = z.infer<typeof CreateWebhook>;

export const Webhook = z.object({ id: Id, url: z.string(), events: z.array(WebhookEventType), createdAt: Instant });
export type Webhook = z.infer<typeof Webhook>;

export const DeliveryStatus = z.enum(['pending', 'success', 'failed']);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;
export const DeliveryFilter = z.enum(['all', ...DeliveryStatus.options]);
export type DeliveryFilter = z.infer<typeof DeliveryFilter>;

export const WebhookDelivery = z.object({
  id: Id,
  eventType: WebhookEventType,
  status: DeliveryStatus,
  /** Null as long as nobody has answered. */
  responseCode: z.int().nullable(),
  /** At most RESPONSE_BODY_CHARACTERS of it. */
  responseBody: z.string().nullable(),
  /** Why there was no answer. */
  error: z.string().nullable(),
  isTest: z.boolean(),
  attempts: z.int(),
  /** When it is tried again; null when it is settled. */
  nextAttemptAt: Instant.nullable(),
  createdAt: Instant,
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookKind = z.enum(['bank', 'invoice']);
export type WebhookKind = z.infer<typeof WebhookKind>;

/** What a receiver gets as JSON. The same `id` comes again when a delivery is repeated. */
export const WebhookEvent = z.object({
  id: Id,
  type: WebhookEventType,
  createdAt: Instant,
  isTest: z.boolean(),
  data: z.object({ kind: z.enum([...WebhookKind.options, 'form', 'document']), job: Job }),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const webhookErrors = {
  off: defineError({ type: 'webhook.off', code: 2141, status: 404, message: 'This server calls no webhooks. Whoever runs it can allow them with WEBHOOKS=on.' }),
  addressRefused: defineError({ type: 'webhook.address_refused', code: 2142, status: 422, message: 'This address belongs to an internal network, and is not called. Use a public one; for development whoever runs the server can name the host in WEBHOOK_HOSTS.' }),
  tooMany: defineError({ type: 'webhook.too_many', code: 2143, status: 422, message: `There are ${MAX_WEBHOOKS} webhooks already. Delete one first.` }),
  testFailed: defineError({ type: 'webhook.test_failed', code: 2144, status: 422, message: 'Failed to send test webhook' }),
} as const;

const WebhookParams = z.object({ id: Id });
/** A webhook tells of every job of the account, so it is an administrator's affair. */
const admin = { auth: 'bearer', needs: { contractAdmin: true, feature: 'api' } } as const;
const errors = [webhookErrors.off, planLacksFeature] as const;

export const webhookEndpoints = {
  list: endpoint({ ...admin, method: 'GET', path: '/api/v1/protected/webhooks', summary: 'Webhooks of the account, newest first.', response: z.object({ webhooks: z.array(Webhook) }), errors }),
  create: endpoint({
    ...admin, method: 'POST', path: '/api/v1/protected/webhooks', summary: 'A new webhook. Its secret is shown this once.',
    body: CreateWebhook, response: z.object({ webhook: Webhook.extend({ secret: z.string() }) }), errors: [...errors, webhookErrors.addressRefused, webhookErrors.tooMany],
  }),
  delete: endpoint({ ...admin, method: 'DELETE', path: '/api/v1/protected/webhooks/{id}', summary: 'Delete a webhook with its deliveries.', params: WebhookParams, response: 'empty', errors }),
  deliveries: endpoint({
    ...admin, method: 'GET', path: '/api/v1/protected/webhooks/{id}/deliveries', summary: `What was sent to a webhook in the last ${DELIVERY_RETENTION_DAYS} days, newest first.`,
    params: WebhookParams,
    query: z.object({ limit: intParam(1, 100).default(DELIVERY_PAGE_SIZE), offset: intParam(0, 1_000_000_000).default(0), status: DeliveryFilter.default('all') }),
    response: z.object({ deliveries: z.array(WebhookDelivery), total: z.int() }), errors,
  }),
  retry: endpoint({ ...admin, method: 'POST', path: '/api/v1/protected/webhooks/deliveries/{id}/retry', summary: 'Send a delivery again, now.', params: WebhookParams, response: 'empty', errors }),
  test: endpoint({
    ...admin, method: 'POST', path: '/api/v1/protected/webhooks/{id}/test', summary: 'Send an example to a webhook and wait for its answer.', isRetried: false,
    params: WebhookParams, body: z.object({ eventType: WebhookEventType.default(DEFAULT_WEBHOOK_EVENT), kind: WebhookKind.default('bank') }), response: 'empty', errors: [...errors, webhookErrors.testFailed],
  }),
  regenerateSecret: endpoint({
    ...admin, method: 'POST', path: '/api/v1/protected/webhooks/{id}/regenerate-secret', summary: 'A new secret. The one before signs nothing any more.',
    params: WebhookParams, response: z.object({ secret: z.string() }), errors,
  }),
} as const;
