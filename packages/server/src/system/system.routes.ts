import { API_VERSION, contract, systemEndpoints } from '@tieout/sdk/contract';
import { buildOpenapi } from '../http/openapi.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';

let reference: Record<string, unknown> | undefined;

export const systemRoutes: RoutesOf<'system'> = {
  status: route(systemEndpoints.status, async ({ config, db, queue, storage }) => ({
    name: 'tieout',
    version: API_VERSION,
    mode: config.mode,
    database: db.engine,
    queue: queue.kind,
    storage: storage.kind,
    webhooks: config.webhooks,
  })),
  openapi: route(systemEndpoints.openapi, async () => {
    reference ??= buildOpenapi(contract);
    return reference;
  }),
};
