import { firmSsoEndpoints } from '@tieout/sdk/contract';
import { samlServiceOf, ssoCallbackUrl } from '../auth/ssoAddresses.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { deleteSso, findSso, presentSso, proveSso, saveSso } from './sso.commands.js';
import { readMetadata, testSso } from './ssoChecks.js';

const DOMAIN = '{domain}';

export const ssoRoutes: RoutesOf<'sso'> = {
  list: route(firmSsoEndpoints.list, async (context) => {
    const connections = await context.db.ssoConnections.findAll({ order: [['domain', 'ASC']], ...context.scope });
    const { acsUrl: acs, entityId: metadata } = samlServiceOf(context, DOMAIN);
    const callback = ssoCallbackUrl(context, { domain: DOMAIN, settings: { kind: 'oidc', issuer: '', clientId: '' } });
    return { connections: await Promise.all(connections.map((connection) => presentSso(context, connection))), addresses: { callback, acs, metadata } };
  }),
  save: route(firmSsoEndpoints.save, async (context, { body }) => ({ connection: await presentSso(context, await saveSso(context, body, 'administrator')) })),
  prove: route(firmSsoEndpoints.prove, async (context, { params }) => ({ connection: await presentSso(context, await proveSso(context, params.id)) })),
  test: route(firmSsoEndpoints.test, async (context, { params }) => ({ findings: await testSso(context, await findSso(context, params.id)) })),
  delete: route(firmSsoEndpoints.delete, async (context, { params }) => deleteSso(context, params.id)),
  readMetadata: route(firmSsoEndpoints.readMetadata, async (context, { body }) => readMetadata(context, body)),
};
