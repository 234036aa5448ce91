import { formatMinor } from '@tieout/sdk/contract';
import type { Contract } from '../contracts/contracts.model.js';
import type { Services } from '../core/services.js';
import type { Scope } from '../database/tenant.js';

/** What a period that ends has used beyond its plan is written down, with its price: the bill is made of it. */
export async function closeOverage({ db, newId }: Pick<Services, 'db' | 'newId'>, contract: Contract, now: Date, scope: Scope): Promise<void> {
  const { id, overageUsed, overagePriceMinor } = contract;
  if (overageUsed === 0) return;
  await db.creditEntries.create(
    { id: newId(), contractId: id, kind: 'overage', planPages: 0, purchasedPages: 0, note: `${overageUsed} pages at ${formatMinor(overagePriceMinor ?? 0)} each`, userName: null, createdAt: now }, scope,
  );
  await contract.update({ overageUsed: 0 }, scope);
}
