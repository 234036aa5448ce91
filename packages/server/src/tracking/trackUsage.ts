// What happens in the app, kept here for a while and told to nobody. No address of a caller is kept.
import { USAGE_DAYS } from '@tieout/sdk/contract';
import { Op } from 'sequelize';
import { assertWithin } from '../auth/rateLimit.js';
import type { Limit } from '../auth/rateLimit.js';
import type { Actor, Services } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import type { UsageKind } from './usageEvents.model.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const byUser: Limit = { name: 'usage', most: 600, windowMs: 10 * MINUTE_MS };
/** Without a session: one address cannot fill the table. */
const byAddress: Limit = { name: 'usage-from', most: 60, windowMs: 10 * MINUTE_MS };
/** All addresses together. */
const byEverybody: Limit = { name: 'usage-open', most: 2000, windowMs: 10 * MINUTE_MS };

interface Usage {
  kind: UsageKind;
  name: string;
  details: Record<string, unknown>;
}

type Needs = Pick<Services, 'db' | 'clock' | 'newId'>;

/** @throws ApiError `auth.too_many_attempts` */
export async function trackUsage(services: Needs, actor: Actor, usage: Usage): Promise<void> {
  await assertWithin(services, byUser, actor.userId);
  await services.db.usageEvents.create({ id: services.newId(), ...actor, ...usage, createdAt: services.clock() }, scopeOf(actor.contractId));
}

/** Of somebody who has not signed in. @throws ApiError `auth.too_many_attempts` */
export async function trackOpenly(services: Needs, address: string | null, usage: Usage): Promise<void> {
  await assertWithin(services, byAddress, address ?? '');
  await assertWithin(services, byEverybody, '');
  await services.db.usageEvents.create({ id: services.newId(), contractId: null, userId: null, ...usage, createdAt: services.clock() }, SYSTEM);
}

export async function dropOldUsage({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.usageEvents.destroy({ where: { createdAt: { [Op.lt]: new Date(clock().getTime() - USAGE_DAYS * DAY_MS) } }, ...SYSTEM });
}
