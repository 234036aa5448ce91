import type { Webhook as WireWebhook, WebhookDelivery as WireDelivery } from '@tieout/sdk/contract';
import type { WebhookDelivery } from './deliveries.model.js';
import type { Webhook } from './webhooks.model.js';

export function presentWebhook({ id, url, events, createdAt }: Webhook): WireWebhook {
  return { id, url, events, createdAt: createdAt.toISOString() };
}

export function presentDelivery(delivery: WebhookDelivery): WireDelivery {
  const { id, eventType, status, responseCode, responseBody, error, isTest, attempts, nextAttemptAt, createdAt } = delivery;
  return { id, eventType, status, responseCode, responseBody, error, isTest, attempts, nextAttemptAt: nextAttemptAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}
