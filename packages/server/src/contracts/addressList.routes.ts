// From where an account can be used. Whether a call comes from there is asked with each call (http/authenticate.ts).
import { addressListEndpoints, addressListErrors, ApiError, includesFeature, planLacksFeature } from '@tieout/sdk/contract';
import { recordDeed } from '../audit/recordAudit.js';
import { isAllowedAddress, plainAddress } from '../auth/allowedAddresses.js';
import type { Context } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';

const ownAddressOf = ({ address }: Context['access']): string | null => address && plainAddress(address);

export const addressListRoutes: RoutesOf<'addressList'> = {
  get: route(addressListEndpoints.get, async ({ db, actor, scope, access }) => ({ networks: (await db.contracts.byId(actor.contractId, scope))?.allowedAddresses ?? [], ownAddress: ownAddressOf(access) })),
  set: route(addressListEndpoints.set, async (context, { body }) => {
    const networks = [...new Set(body.networks)];
    await setAddressList(context, networks);
    return { networks, ownAddress: ownAddressOf(context.access) };
  }),
};

/** An empty list needs no plan: what a smaller plan has not must be possible to leave. */
async function setAddressList(context: Context, networks: string[]): Promise<void> {
  const { db, actor, access } = context;
  if (networks.length > 0 && !includesFeature(access.plan, 'addressList')) throw new ApiError(planLacksFeature, { data: { feature: 'addressList', plan: access.plan } });
  if (!isAllowedAddress(networks, access.address)) throw new ApiError(addressListErrors.withoutYours, { data: { ownAddress: ownAddressOf(access) } });
  await db.transaction(async (transaction) => {
    const scope = scopeOf(actor.contractId, transaction);
    await db.contracts.update({ allowedAddresses: networks }, { where: { id: actor.contractId }, ...scope });
    await recordDeed(context, { action: 'address_list.set', details: { networks } }, scope);
  });
}
