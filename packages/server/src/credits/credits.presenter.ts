import { plans } from '@tieout/sdk/contract';
import type { Credits, PlanName } from '@tieout/sdk/contract';
import { isCounted } from './balance.js';
import type { Balance } from './balance.js';

export function presentCredits({ contract, planPages, available }: Balance): Credits {
  const plan: PlanName = contract.plan;
  const { status, billingCycle, purchasedCredits, creditsUntil } = contract;
  return {
    credits: isCounted(contract) ? planPages : null, purchasedCredits, available: isCounted(contract) ? available : null, plan, status, billingCycle,
    renewsAt: creditsUntil?.toISOString() ?? null, features: [...plans[plan].features],
  };
}
