import { randomBytes } from 'node:crypto';
import { ApiError, MAX_WEBHOOKS, notFound, webhookErrors } from '@tieout/sdk/contract';
import type { CreateWebhook, WebhookEventType, WebhookKind } from '@tieout/sdk/contract';
import { recordDeed } from '../audit/recordAudit.js';
import { assertWithin } from '../auth/rateLimit.js';
import type { Limit } from '../auth/rateLimit.js';
import { encrypt } from '../auth/serverKeys.js';
import type { Context, Services } from '../core/services.js';
import { addDelivery } from './announceExtraction.js';
import { attemptDelivery } from './deliver.js';
import { exampleJob } from './exampleJob.js';
import { isClosedUrl } from './publicAddress.js';
import { queueDelivery } from './webhooks.jobs.js';
import type { Webhook } from './webhooks.model.js';

/** Tests and repetitions go out at once, so they are counted: nobody drives this server against others. */
const SENDING: Limit = { name: 'webhook-sending', most: 60, windowMs: 15 * 60_000 };

/** @throws ApiError `webhook.off` */
export function assertWebhooksOn({ config }: Pick<Services, 'config'>): void {
  if (!config.webhooks) throw new ApiError(webhookErrors.off);
}

/** @throws ApiError `request.not_found` */
export async function findWebhook({ db, scope }: Context, id: string): Promise<Webhook> {
  const webhook = await db.webhooks.byId(id, scope);
  if (!webhook) throw new ApiError(notFound);
  return webhook;
}

/** @throws ApiError `webhook.address_refused`, `webhook.too_many` */
export async function createWebhook(context: Context, { url, events }: CreateWebhook): Promise<{ webhook: Webhook; secret: string }> {
  const { db, scope, actor, newId, clock, config } = context;
  if (isClosedUrl(new URL(url), config.webhookHosts)) throw new ApiError(webhookErrors.addressRefused);
  if ((await db.webhooks.count(scope)) >= MAX_WEBHOOKS) throw new ApiError(webhookErrors.tooMany);
  const { secret, sealedSecret } = await newSecret(context);
  const webhook = await db.webhooks.create({ id: newId(), ...actor, url, events: [...new Set(events)], sealedSecret, createdAt: clock() }, scope);
  await recordDeed(context, { action: 'webhook.created', subject: url, details: { events: webhook.events } });
  return { webhook, secret };
}

export async function deleteWebhook(context: Context, webhook: Webhook): Promise<void> {
  await webhook.destroy(context.scope);
  await recordDeed(context, { action: 'webhook.deleted', subject: webhook.url });
}

/** The secret before signs nothing from now on, also of what is still to be sent. */
export async function regenerateSecret(context: Context, webhook: Webhook): Promise<string> {
  const { secret, sealedSecret } = await newSecret(context);
  await webhook.update({ sealedSecret }, context.scope);
  await recordDeed(context, { action: 'webhook.secret_regenerated', subject: webhook.url });
  return secret;
}

async function newSecret(services: Services): Promise<{ secret: string; sealedSecret: string }> {
  const secret = `whsec_${randomBytes(32).toString('base64url')}`;
  return { secret, sealedSecret: await encrypt(services, secret, 'webhooks') };
}

/** Sends an example and waits for the answer. @throws ApiError `webhook.test_failed`, `auth.too_many_attempts` */
export async function testWebhook(context: Context, webhook: Webhook, { eventType, kind }: { eventType: WebhookEventType; kind: WebhookKind }): Promise<void> {
  const { clock, scope } = context;
  await assertWithin(context, SENDING, webhook.contractId);
  const data = { kind, job: exampleJob(kind, clock()) };
  const { id, contractId } = await addDelivery(context, { contractId: webhook.contractId, webhookId: webhook.id, type: eventType, isTest: true, data }, scope);
  const delivery = await attemptDelivery(context, contractId, id);
  if (delivery?.status === 'success') return;
  const why = delivery?.error ?? `The receiver answered ${delivery?.responseCode ?? 'nothing'}.`;
  throw new ApiError(webhookErrors.testFailed, { message: `${webhookErrors.testFailed.message}. ${why}`, data: { deliveryId: id } });
}

/** Whatever became of it, it goes out again now, with all its attempts. @throws ApiError `request.not_found`, `auth.too_many_attempts` */
export async function retryDelivery(context: Context, id: string): Promise<void> {
  const { db, scope, clock, config } = context;
  const delivery = await db.webhookDeliveries.byId(id, scope);
  if (!delivery) throw new ApiError(notFound);
  await assertWithin(context, SENDING, delivery.contractId);
  const again = { status: 'pending', attemptsLeft: delivery.isTest ? 1 : config.webhookRetryMs.length + 1, nextAttemptAt: clock(), responseCode: null, responseBody: null, error: null } as const;
  await queueDelivery(context, await delivery.update(again, scope));
}
