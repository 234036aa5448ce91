import { z } from 'zod';
import { endpoint } from '../core/endpoint.js';
import { Instant } from '../core/paging.js';
import { OverageConfig, overageEndpoints } from './overage.contract.js';
import { BillingCycle, PlanFeature, PlanName, SubscriptionStatus } from './plans.js';

export const Credits = z.object({
  /** Pages of the plan that are left; null when pages are not counted. */
  credits: z.int().nullable(),
  /** Pages bought beside the plan; they never expire. */
  purchasedCredits: z.int(),
  /** Both together; null when pages are not counted. */
  available: z.int().nullable(),
  /** Pages of the plan in each period; null when pages are not counted. */
  allowance: z.int().nullable(),
  plan: PlanName,
  status: SubscriptionStatus,
  billingCycle: BillingCycle.nullable(),
  /** When the pages of the plan are filled up again; for a trial, when it ends. */
  renewsAt: Instant.nullable(),
  features: z.array(PlanFeature),
  /** Pages beyond the plan: what was agreed, and how many of them this period has used; null where none are offered. */
  overage: OverageConfig.extend({ used: z.int(), currency: z.string() }).nullable(),
});
export type Credits = z.infer<typeof Credits>;

export const creditEndpoints = {
  get: endpoint({ method: 'GET', path: '/api/v1/credits', auth: 'bearer', summary: 'Pages that are left, and the plan they come from.', response: Credits }),
  ...overageEndpoints,
} as const;
