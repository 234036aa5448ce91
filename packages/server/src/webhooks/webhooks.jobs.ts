import { z } from 'zod';
import type { Services } from '../core/services.js';
import { defineJob } from '../queue/queue.js';
import type { WebhookDelivery } from './deliveries.model.js';

const CONCURRENCY = 8;

/** The row is the truth, a task only a call to look at it: twice the same or one too many does no harm, one that is lost is found by recoverDeliveries. */
export const deliverWebhook = defineJob({
  name: 'webhook.deliver',
  input: z.object({ contractId: z.uuid(), deliveryId: z.uuid() }),
  concurrency: () => CONCURRENCY,
  run: async (services, { contractId, deliveryId }) => {
    if (!services.config.webhooks) return;
    const { attemptDelivery } = await import('./deliver.js');
    const delivery = await attemptDelivery(services, contractId, deliveryId);
    if (delivery) await queueDelivery(services, delivery);
  },
});

/** For the time when it is due; nothing when it is settled. */
export async function queueDelivery({ queue, clock }: Pick<Services, 'queue' | 'clock'>, { id, contractId, status, nextAttemptAt }: WebhookDelivery): Promise<void> {
  if (status !== 'pending' || !nextAttemptAt) return;
  const delayMs = Math.max(0, nextAttemptAt.getTime() - clock().getTime());
  await queue.add(deliverWebhook, { contractId, deliveryId: id }, `${id}-${nextAttemptAt.getTime()}`, delayMs);
}
