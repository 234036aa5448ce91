import { creditEndpoints, plans } from '@tieout/sdk/contract';
import type { PlanName } from '@tieout/sdk/contract';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { availablePages, isCounted } from './balance.js';

export const creditRoutes: RoutesOf<'credits'> = {
  get: route(creditEndpoints.get, async (context) => {
    const { contract, planPages, available } = await availablePages(context, context.actor.contractId);
    const plan: PlanName = contract.plan;
    const { status, billingCycle, purchasedCredits, creditsUntil } = contract;
    return {
      credits: isCounted(contract) ? planPages : null, purchasedCredits, available: isCounted(contract) ? available : null, plan, status, billingCycle,
      renewsAt: creditsUntil?.toISOString() ?? null, features: [...plans[plan].features],
    };
  }),
};
