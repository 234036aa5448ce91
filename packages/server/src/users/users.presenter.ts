import { allowanceOf } from '@tieout/sdk/contract';
import type { User as WireUser } from '@tieout/sdk/contract';
import { permissionsOf } from '../auth/sessions.js';
import { availablePages } from '../credits/balance.js';
import type { Context } from '../core/services.js';
import type { User } from './users.model.js';

export async function presentUser(context: Context, user: User): Promise<WireUser> {
  const { id, email, firstName, lastName, isContractAdmin, contractId, isGuest, tags, segment, referralCode } = user;
  const { contract, planPages } = await availablePages(context, contractId);
  const isCounted = allowanceOf(contract.plan, contract.billingCycle, contract.pageAllowance) !== null;
  return {
    id, email, firstName, lastName, isContractAdmin, contractId, isGuest, tags, segment, referralCode, createdAt: user.createdAt.toISOString(),
    credits: isCounted ? planPages : null, purchasedCredits: contract.purchasedCredits, document_frequency: user.documentFrequency,
    isEmailConfirmed: user.emailConfirmedAt !== null, isTwoFactorEnabled: user.totpEnabledAt !== null, permissions: permissionsOf(context, user),
  };
}
