// What has to be done now and then, by whichever process works: twice at once does no harm.
import { dropEndedCounts } from '../auth/rateLimit.js';
import { dropEndedAttempts } from '../auth/signInAttempts.js';
import { dropEndedSessions } from '../auth/sessions.js';
import type { Services } from '../core/services.js';
import { purgeExpired } from '../credits/retention.js';
import { dropOldEmbedTokens } from '../embed/embed.commands.js';
import { dropOldUsage } from '../tracking/trackUsage.js';
import { dropOldDeliveries, recoverDeliveries } from '../webhooks/recoverDeliveries.js';

const EVERY_MS = 3_600_000;
/** A start has more urgent things to do. */
const FIRST_MS = 60_000;

export async function keepHouse(services: Services): Promise<void> {
  await dropEndedCounts(services);
  await dropEndedSessions(services);
  await dropEndedAttempts(services);
  await dropOldEmbedTokens(services);
  await dropOldDeliveries(services);
  await dropOldUsage(services);
  await recoverDeliveries(services);
  const purged = await purgeExpired(services);
  if (purged.jobs + purged.documents > 0) services.log.info(purged, 'Jobs and documents were deleted after the time their plans keep them');
}

/** @returns ends it */
export function startHousekeeping(services: Services): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(() => keepHouse(services)).catch((error: unknown) => services.log.error({ err: error }, 'Housekeeping failed; it is tried again in an hour'));
  };
  const first = setTimeout(run, FIRST_MS).unref();
  const timer = setInterval(run, EVERY_MS).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
