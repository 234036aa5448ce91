// What a start and the housekeeping do for webhooks.
import { DELIVERY_RETENTION_DAYS } from '@tieout/sdk/contract';
import { Op } from 'sequelize';
import type { Services } from '../core/services.js';
import { SYSTEM } from '../database/tenant.js';
import { settleLost } from './deliver.js';
import { queueDelivery } from './webhooks.jobs.js';

const DAY_MS = 24 * 3_600_000;
const BATCH = 1000;

/** Deliveries whose call to the queue was lost with a process. Those that wait in it already are not added again. */
export async function recoverDeliveries(services: Services): Promise<void> {
  if (!services.config.webhooks) return;
  await settleLost(services, SYSTEM);
  const pending = await services.db.webhookDeliveries.findAll({ where: { status: 'pending', attemptsLeft: { [Op.gt]: 0 } }, order: [['nextAttemptAt', 'ASC']], limit: BATCH, ...SYSTEM });
  for (const delivery of pending) await queueDelivery(services, delivery);
}

export async function dropOldDeliveries({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.webhookDeliveries.destroy({ where: { createdAt: { [Op.lt]: new Date(clock().getTime() - DELIVERY_RETENTION_DAYS * DAY_MS) } }, ...SYSTEM });
}
