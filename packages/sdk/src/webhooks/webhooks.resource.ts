import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { webhookEndpoints } from './webhooks.contract.js';
import type { CreateWebhook, DeliveryFilter, WebhookEventType, WebhookKind } from './webhooks.contract.js';

export type WebhooksResource = ReturnType<typeof createWebhooks>;

export function createWebhooks({ call }: ClientContext) {
  return {
    /** The webhooks of the account. */
    async list(options: CallOptions = {}) {
      return (await call(webhookEndpoints.list, options)).webhooks;
    },
    /** Makes a webhook; `secret` is shown this once. */
    async create(input: CreateWebhook, options: CallOptions = {}) {
      return (await call(webhookEndpoints.create, { body: input, ...options })).webhook;
    },
    /** Deletes a webhook with its deliveries. */
    delete: (id: string, options: CallOptions = {}) => call(webhookEndpoints.delete, { params: { id }, ...options }),
    /** What was sent, newest first. */
    deliveries: (id: string, query: { limit?: number; offset?: number; status?: DeliveryFilter } = {}, options: CallOptions = {}) =>
      call(webhookEndpoints.deliveries, { params: { id }, query, ...options }),
    /** Sends a delivery again. */
    retry: (deliveryId: string, options: CallOptions = {}) => call(webhookEndpoints.retry, { params: { id: deliveryId }, ...options }),
    /** Sends an example; rejects with `webhook.test_failed` when the receiver does not answer with a 2xx. */
    test: (id: string, input: { eventType?: WebhookEventType; kind?: WebhookKind } = {}, options: CallOptions = {}) => call(webhookEndpoints.test, { params: { id }, body: input, ...options }),
    /** Replaces the secret; the new one is shown this once. */
    async regenerateSecret(id: string, options: CallOptions = {}) {
      return (await call(webhookEndpoints.regenerateSecret, { params: { id }, ...options })).secret;
    },
  };
}
