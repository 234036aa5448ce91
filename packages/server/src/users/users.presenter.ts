import type { User as WireUser } from '@tieout/sdk/contract';
import type { User } from './users.model.js';

export function presentUser(user: User): WireUser {
  const { id, email, firstName, lastName, isContractAdmin } = user;
  return {
    id, email, firstName, lastName, isContractAdmin, createdAt: user.createdAt.toISOString(),
    referralCode: null, tags: [], credits: null, purchasedCredits: 0, document_frequency: null, segment: null,
  };
}
