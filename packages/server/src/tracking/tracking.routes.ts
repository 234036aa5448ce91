import { trackingEndpoints } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { trackOpenly, trackUsage } from './trackUsage.js';

export const trackingRoutes: RoutesOf<'tracking'> = {
  pageView: route(trackingEndpoints.pageView, async (context, { body }) => {
    const { path, ...details } = body;
    await trackUsage(context, context.actor, { kind: 'pageview', name: path, details });
  }),
  changePlans: route(trackingEndpoints.changePlans, async (context, { body }) => trackUsage(context, context.actor, { kind: 'changePlans', name: body.checkoutStage, details: body })),
  event: route(trackingEndpoints.event, async (services, { body, caller }) => trackOpenly(services, caller.address, { kind: 'event', ...body })),
  error: route(trackingEndpoints.error, async (services, { body, caller }) => trackOpenly(services, caller.address, { kind: 'error', name: body.message, details: { stack: body.stack, path: body.path } })),
  conversion: route(trackingEndpoints.conversion, async () => ({ enabled: false as const, sessionReplay: false as const })),
};
