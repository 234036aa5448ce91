import { webhookEndpoints } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { assertWebhooksOn, createWebhook, deleteWebhook, findWebhook, regenerateSecret, retryDelivery, testWebhook } from './webhooks.commands.js';
import { presentDelivery, presentWebhook } from './webhooks.presenter.js';

/** Where webhooks are off there are none, whatever the database holds. */
const where = (context: Context) => {
  assertWebhooksOn(context);
  return context;
};

export const webhookRoutes: RoutesOf<'webhooks'> = {
  list: route(webhookEndpoints.list, async (context) => ({ webhooks: (await where(context).db.webhooks.newestFirst(context.scope)).map(presentWebhook) })),
  create: route(webhookEndpoints.create, async (context, { body }) => {
    const { webhook, secret } = await createWebhook(where(context), body);
    return { webhook: { ...presentWebhook(webhook), secret } };
  }),
  delete: route(webhookEndpoints.delete, async (context, { params }) => deleteWebhook(context, await findWebhook(where(context), params.id))),
  deliveries: route(webhookEndpoints.deliveries, async (context, { params, query }) => {
    const webhook = await findWebhook(where(context), params.id);
    const { rows, count } = await context.db.webhookDeliveries.page(webhook.id, query, context.scope);
    return { deliveries: rows.map(presentDelivery), total: count };
  }),
  retry: route(webhookEndpoints.retry, async (context, { params }) => retryDelivery(where(context), params.id)),
  test: route(webhookEndpoints.test, async (context, { params, body }) => testWebhook(context, await findWebhook(where(context), params.id), body)),
  regenerateSecret: route(webhookEndpoints.regenerateSecret, async (context, { params }) => ({ secret: await regenerateSecret(context, await findWebhook(where(context), params.id)) })),
};
