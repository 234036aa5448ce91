import type { ContractSummary } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { availablePages } from '../credits/balance.js';
import { presentCredits } from '../credits/credits.presenter.js';
import { readPrices } from '../credits/prices.js';

/** Whose contract it is and what it has: that of the context, none of its documents. */
export async function presentContract(context: Context): Promise<ContractSummary> {
  const balance = await availablePages(context, context.actor.contractId);
  const users = await context.db.users.findAll({ order: [['createdAt', 'ASC']], ...context.scope });
  const { id, name, disabledAt } = balance.contract;
  return { id, name, admins: users.filter((user) => user.isContractAdmin).map(({ email }) => email), users: users.length, isDisabled: disabledAt !== null, credits: presentCredits(balance, await readPrices(context)) };
}
