// What those who run the server do for their customers. The permission is checked before; the customer reads it in the audit log.
import { ApiError, contractEndpoints, notFound, ssoEndpoints } from '@tieout/sdk/contract';
import { recordDeed } from '../audit/recordAudit.js';
import type { Context } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { addPurchasedPages, setPlan } from './contracts.commands.js';
import { presentContract } from './contracts.presenter.js';
import { deleteSso, presentSso, saveSso } from './sso.commands.js';

/** The same person, at work on a customer's contract. @throws ApiError `request.not_found` */
async function atContract(context: Context, contractId: string): Promise<Context> {
  const scope = scopeOf(contractId);
  if (!(await context.db.contracts.byId(contractId, scope))) throw new ApiError(notFound);
  return { ...context, actor: { ...context.actor, contractId }, scope };
}

export const contractRoutes: RoutesOf<'contracts'> = {
  find: route(contractEndpoints.find, async (context, { query }) => {
    const users = await context.db.users.claiming(query.email, SYSTEM);
    const ids = [...new Set(users.map(({ contractId }) => contractId))];
    return { contracts: await Promise.all(ids.map(async (id) => presentContract(await atContract(context, id)))) };
  }),
  setPlan: route(contractEndpoints.setPlan, async (context, { params, body }) => {
    const there = await atContract(context, params.id);
    const { billingCycle, ...change } = body;
    await setPlan(context, params.id, { ...change, cycle: billingCycle }, context.access.userName);
    await recordDeed(there, { action: 'contract.plan_set', subject: body.plan, details: { ...body } });
    return { contract: await presentContract(there) };
  }),
  addPages: route(contractEndpoints.addPages, async (context, { params, body }) => {
    const there = await atContract(context, params.id);
    await addPurchasedPages(context, params.id, body.pages, body.note, context.access.userName);
    await recordDeed(there, { action: 'contract.pages_added', subject: String(body.pages), details: { note: body.note } });
    return { contract: await presentContract(there) };
  }),
  listSso: route(ssoEndpoints.listSso, async (context, { params }) => {
    const there = await atContract(context, params.id);
    const connections = await context.db.ssoConnections.findAll({ order: [['domain', 'ASC']], ...there.scope });
    return { connections: await Promise.all(connections.map((connection) => presentSso(context, connection))) };
  }),
  saveSso: route(ssoEndpoints.saveSso, async (context, { params, body }) => {
    const there = await atContract(context, params.id);
    return { connection: await presentSso(context, await saveSso(there, body, 'operator')) };
  }),
  deleteSso: route(ssoEndpoints.deleteSso, async (context, { params }) => deleteSso(await atContract(context, params.id), params.connectionId)),
};
