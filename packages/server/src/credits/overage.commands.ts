// Pages beyond the plan: whether a firm wants them, up to how many, and the price it agreed to.
import { ApiError, minorFromNumber, numberFromMinor, overageErrors } from '@tieout/sdk/contract';
import type { OverageConfig, PriceList } from '@tieout/sdk/contract';
import { recordDeed } from '../audit/recordAudit.js';
import type { Contract } from '../contracts/contracts.model.js';
import type { Context } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import { availablePages, isCounted } from './balance.js';
import { closeOverage } from './closeOverage.js';
import { readPrices } from './prices.js';

/** As it was agreed, else the first package; null where none are offered: without an active plan that counts pages, or without prices. */
export function configOf(contract: Contract, { overage }: Pick<PriceList, 'overage'>): OverageConfig | null {
  if (contract.status !== 'active' || !isCounted(contract)) return null;
  const { isOverageEnabled: enabled, overageLimit, overagePriceMinor } = contract;
  const isAgreed = overageLimit !== null && overagePriceMinor !== null;
  if (isAgreed && (enabled || overage.length > 0)) return { enabled, pages: overageLimit, pricePerPage: numberFromMinor(overagePriceMinor) };
  return overage[0] ? { enabled: false, ...overage[0] } : null;
}

export async function readOverage(context: Context): Promise<OverageConfig | null> {
  const [{ contract }, prices] = await Promise.all([availablePages(context, context.actor.contractId), readPrices(context)]);
  return configOf(contract, prices);
}

/** What is stopped needs no price; what is allowed is one of the packages, at its price. @throws ApiError `overage.not_offered`, `overage.no_such_package` */
export async function setOverage(context: Context, { enabled, pages, pricePerPage }: OverageConfig): Promise<OverageConfig> {
  const { db, actor, clock } = context;
  const prices = await readPrices(context);
  const wantedMinor = minorFromNumber(pricePerPage);
  return db.transaction(async (transaction) => {
    const scope = { ...scopeOf(actor.contractId, transaction), transaction };
    const contract = await db.contracts.lockById(actor.contractId, scope);
    const current = configOf(contract, prices);
    if (!current) throw new ApiError(overageErrors.notOffered);
    const known = [current, ...prices.overage].some((offer) => offer.pages === pages && minorFromNumber(offer.pricePerPage) === wantedMinor);
    if (!known) throw new ApiError(overageErrors.noSuchPackage);
    // Pages that were used at another price are billed at that one.
    if (contract.overagePriceMinor !== wantedMinor) await closeOverage(context, contract, clock(), scope);
    await contract.update({ isOverageEnabled: enabled, overageLimit: pages, overagePriceMinor: wantedMinor }, scope);
    await recordDeed(context, { action: enabled ? 'overage.enabled' : 'overage.disabled', subject: String(pages), details: { pages, pricePerPage } }, scope);
    return { enabled, pages, pricePerPage };
  });
}
