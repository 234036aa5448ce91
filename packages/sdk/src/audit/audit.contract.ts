import { z } from 'zod';
import { endpoint } from '../core/endpoint.js';
import { planLacksFeature } from '../core/errors.js';
import { CalendarDate, Id, Instant, intParam } from '../core/paging.js';

export const AuditEntry = z.object({
  id: Id,
  userId: Id.nullable(),
  userName: z.string(),
  /** Dotted, in the past tense: `user.invited`. */
  action: z.string(),
  subject: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  address: z.string().nullable(),
  createdAt: Instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const admin = { auth: 'bearer', mode: 'server', needs: { contractAdmin: true, feature: 'auditLog' }, errors: [planLacksFeature] } as const;

export const auditEndpoints = {
  list: endpoint({
    ...admin, method: 'GET', path: '/api/v1/protected/auditLog', summary: 'What was done to the account, newest first.',
    query: z.object({ offset: intParam(0, 1_000_000_000).default(0), limit: intParam(1, 1000).default(100) }),
    response: z.object({ rows: z.array(AuditEntry), count: z.int(), enabled: z.boolean() }),
  }),
  enable: endpoint({ ...admin, method: 'POST', path: '/api/v1/protected/auditLog/enable', summary: 'Begin or end showing the audit log.', body: z.object({ enabled: z.boolean() }), response: z.object({ enabled: z.boolean() }) }),
  export: endpoint({
    ...admin, isReading: true, method: 'POST', path: '/api/v1/protected/auditLog/export', summary: 'The audit log as CSV.',
    body: z.object({ from: CalendarDate.optional(), to: CalendarDate.optional() }), response: 'binary',
  }),
} as const;
