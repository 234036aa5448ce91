import { creditEndpoints } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { availablePages } from './balance.js';
import { presentCredits } from './credits.presenter.js';

export const creditRoutes: RoutesOf<'credits'> = {
  get: route(creditEndpoints.get, async (context) => presentCredits(await availablePages(context, context.actor.contractId))),
};
