import { z } from 'zod';
import { endpoint } from '../core/endpoint.js';
import { Id, Instant } from '../core/paging.js';

export const User = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isContractAdmin: z.boolean(),
  createdAt: Instant,
  referralCode: z.string().nullable(),
  tags: z.array(z.string()),
  /** Pages left; null when unlimited (local mode). */
  credits: z.int().nullable(),
  purchasedCredits: z.int(),
  document_frequency: z.string().nullable(),
  segment: z.string().nullable(),
});
export type User = z.infer<typeof User>;

export const userEndpoints = {
  current: endpoint({
    method: 'GET', path: '/api/v1/protected/user/', auth: 'bearer', summary: 'The signed-in user; in local mode the one local user.',
    response: z.object({ user: User }),
  }),
} as const;
