import { z } from 'zod';
import { endpoint } from '../core/endpoint.js';

/** Sent with every call and compared with the one in the response. */
export const VERSION_HEADER = 'x-tieout-version';
export const API_VERSION = '1';

export const SystemStatus = z.object({
  name: z.literal('tieout'),
  version: z.string(),
  /** local: one user, no sign-in, nothing that needs the network. */
  mode: z.enum(['local', 'server']),
  database: z.enum(['embedded', 'postgres']),
  queue: z.enum(['embedded', 'redis']),
  storage: z.enum(['folder', 's3']),
  /** Whether it calls webhooks; off in local mode unless the operator allows it. */
  webhooks: z.boolean(),
});
export type SystemStatus = z.infer<typeof SystemStatus>;

export const systemEndpoints = {
  status: endpoint({
    method: 'GET', path: '/api/v1/status', auth: 'none', summary: 'What this server is and which parts it runs on.', response: SystemStatus,
  }),
  openapi: endpoint({
    method: 'GET', path: '/api/v1/openapi.json', auth: 'none', summary: 'This reference as OpenAPI 3.1.',
    response: z.record(z.string(), z.unknown()),
  }),
} as const;
