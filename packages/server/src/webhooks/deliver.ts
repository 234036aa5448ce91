// One attempt of a delivery, and when the next one is.
import { RESPONSE_BODY_CHARACTERS } from '@tieout/sdk/contract';
import { SIGNATURE_HEADER, signWebhook } from '@tieout/sdk/webhooks';
import { Op } from 'sequelize';
import { decrypt } from '../auth/serverKeys.js';
import type { Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import type { Scope } from '../database/tenant.js';
import type { WebhookDelivery } from './deliveries.model.js';
import { postOutside } from './postOutside.js';
import type { Webhook } from './webhooks.model.js';

/** Beyond the longest attempt: whoever has said nothing by then is gone, and somebody else may try. */
const LOST_MS = 60_000;
/** Timers may be a little early. */
const EARLY_MS = 500;

/** An attempt that was the last one and never ended, since its process did. */
export async function settleLost({ db, clock }: Pick<Services, 'db' | 'clock'>, scope: Scope, deliveryId?: string): Promise<void> {
  const lost = { ...(deliveryId ? { id: deliveryId } : {}), status: 'pending', attemptsLeft: 0, nextAttemptAt: { [Op.lte]: new Date(clock().getTime() + EARLY_MS) } } as const;
  await db.webhookDeliveries.update({ status: 'failed', nextAttemptAt: null, error: 'The server ended during the last attempt.' }, { where: lost, ...scope });
}

/** @returns the delivery after the attempt, or as it stands when none was due; null when it is gone */
export async function attemptDelivery(services: Services, contractId: string, deliveryId: string): Promise<WebhookDelivery | null> {
  const { db, clock } = services;
  const scope = scopeOf(contractId);
  const now = clock();
  const delivery = await db.webhookDeliveries.claim(deliveryId, new Date(now.getTime() + EARLY_MS), new Date(now.getTime() + LOST_MS), scope);
  if (!delivery) {
    await settleLost(services, scope, deliveryId);
    return db.webhookDeliveries.byId(deliveryId, scope);
  }
  const webhook = await db.webhooks.byId(delivery.webhookId, scope);
  if (!webhook) return null;
  const outcome = await post(services, webhook, delivery);
  const isDone = outcome.responseCode !== null && outcome.responseCode >= 200 && outcome.responseCode < 300;
  const isOver = isDone || outcome.isRefused || delivery.attemptsLeft === 0;
  const { responseCode, responseBody, error } = outcome;
  const after = {
    responseCode, responseBody, error, status: isDone ? 'success' : isOver ? 'failed' : 'pending',
    nextAttemptAt: isOver ? null : new Date(clock().getTime() + waitMs(services, delivery)),
  } as const;
  // Somebody who asked for it to be sent again meanwhile is not overruled.
  const [, [settled]] = await db.webhookDeliveries.update(after, { where: { id: delivery.id, attempts: delivery.attempts, attemptsLeft: delivery.attemptsLeft }, returning: true, ...scope });
  return settled ?? db.webhookDeliveries.byId(delivery.id, scope);
}

async function post(services: Services, webhook: Webhook, { id, eventType, body }: WebhookDelivery) {
  const { config, clock } = services;
  const secret = await decrypt(services, webhook.sealedSecret, 'webhooks');
  const headers = {
    'content-type': 'application/json; charset=utf-8', accept: '*/*', 'user-agent': 'Tieout-Webhooks/1',
    'x-tieout-delivery': id, 'x-tieout-event': eventType, [SIGNATURE_HEADER]: await signWebhook(secret, body, clock()),
  };
  return postOutside(webhook.url, headers, body, { allowedHosts: config.webhookHosts, timeoutMs: config.webhookTimeoutMs, maxCharacters: RESPONSE_BODY_CHARACTERS });
}

/** The first wait after the first attempt, and so on. */
function waitMs({ config }: Services, { attemptsLeft }: WebhookDelivery): number {
  return config.webhookRetryMs[config.webhookRetryMs.length - attemptsLeft] ?? 0;
}
