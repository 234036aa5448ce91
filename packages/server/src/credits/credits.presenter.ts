import { allowanceOf, plans } from '@tieout/sdk/contract';
import type { Credits, PlanName, PriceList } from '@tieout/sdk/contract';
import { isCounted } from './balance.js';
import type { Balance } from './balance.js';
import { configOf } from './overage.commands.js';

/** @param prices what the operator sells */
export function presentCredits({ contract, planPages, available }: Balance, prices: PriceList): Credits {
  const plan: PlanName = contract.plan;
  const { status, billingCycle, purchasedCredits, creditsUntil, pageAllowance } = contract;
  const overage = configOf(contract, prices);
  return {
    credits: isCounted(contract) ? planPages : null, purchasedCredits, available: isCounted(contract) ? available : null, allowance: allowanceOf(plan, billingCycle, pageAllowance), plan, status, billingCycle,
    renewsAt: creditsUntil?.toISOString() ?? null, features: [...plans[plan].features],
    overage: overage && { ...overage, used: contract.overageUsed, currency: prices.currency },
  };
}
