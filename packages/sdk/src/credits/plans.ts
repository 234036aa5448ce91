// Plans as data: pages, how long results are kept, and what is included. Prices belong to billing.
import { z } from 'zod';

/** `Starter100` is sold as Lite. `Trial` is what a sign-up begins with; `Unlimited` what an operator gives to people of the house. */
export const PlanName = z.enum(['Trial', 'Starter100', 'Starter', 'Professional', 'Business', 'Enterprise', 'Unlimited']);
export type PlanName = z.infer<typeof PlanName>;

export const BillingCycle = z.enum(['Annually', 'Monthly', 'AnnuallyBilledMonthly']);
export type BillingCycle = z.infer<typeof BillingCycle>;

export const SubscriptionStatus = z.enum(['trialing', 'active', 'canceled', 'past_due', 'Local', 'incomplete', 'incomplete_expired', 'unpaid', 'paused']);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** What a plan may include; asked before a call that needs it (error 1042). */
export const PlanFeature = z.enum(['categorization', 'unlimitedUsers', 'teams', 'api', 'advancedAnalysis', 'fraudDetection', 'singleSignOn', 'auditLog', 'addressList']);
export type PlanFeature = z.infer<typeof PlanFeature>;

export interface Plan {
  name: PlanName;
  title: string;
  /** Pages of a period; null without limit. */
  pagesPerMonth: number | null;
  pagesPerYear: number | null;
  /** Days until a job is deleted; null: it is kept. */
  retentionDays: number | null;
  features: readonly PlanFeature[];
  /** People who may use the account; null without limit. */
  maxUsers: number | null;
}

export const TRIAL_DAYS = 14;
export const TRIAL_PAGES = 20;
export const TRIAL_DOWNLOAD_ROWS = 10;
/** Behind a message about missing pages, for whoever is trying. */
export const TRIAL_SUFFIX = '. (The trial is limited to 20 pages)';

const DAYS_PER_YEAR = 365;
const professional = ['categorization'] as const satisfies readonly PlanFeature[];
const business = [...professional, 'unlimitedUsers', 'teams', 'api', 'advancedAnalysis', 'fraudDetection'] as const satisfies readonly PlanFeature[];
const enterprise = [...business, 'singleSignOn', 'auditLog', 'addressList'] as const satisfies readonly PlanFeature[];

/** A trial shows what Business can do. Its jobs are kept as long as those of the smallest plan. */
export const plans: Readonly<Record<PlanName, Plan>> = {
  Trial: { name: 'Trial', title: 'Free trial', pagesPerMonth: TRIAL_PAGES, pagesPerYear: TRIAL_PAGES, retentionDays: 30, features: business, maxUsers: null },
  Starter100: { name: 'Starter100', title: 'Lite', pagesPerMonth: null, pagesPerYear: 200, retentionDays: 7, features: [], maxUsers: 1 },
  Starter: { name: 'Starter', title: 'Starter', pagesPerMonth: 120, pagesPerYear: 1440, retentionDays: 30, features: [], maxUsers: 1 },
  Professional: { name: 'Professional', title: 'Professional', pagesPerMonth: 280, pagesPerYear: 3360, retentionDays: DAYS_PER_YEAR, features: professional, maxUsers: 3 },
  Business: { name: 'Business', title: 'Business', pagesPerMonth: 640, pagesPerYear: 7680, retentionDays: 2 * DAYS_PER_YEAR, features: business, maxUsers: null },
  Enterprise: { name: 'Enterprise', title: 'Enterprise', pagesPerMonth: null, pagesPerYear: null, retentionDays: 5 * DAYS_PER_YEAR, features: enterprise, maxUsers: null },
  Unlimited: { name: 'Unlimited', title: 'Unlimited', pagesPerMonth: null, pagesPerYear: null, retentionDays: null, features: enterprise, maxUsers: null },
};

/** Whether pages are counted at all. An Enterprise contract without an agreed allowance has as many as it wants. */
export function allowanceOf(plan: PlanName, cycle: BillingCycle | null, agreed: number | null): number | null {
  if (agreed !== null) return agreed;
  const { pagesPerMonth, pagesPerYear } = plans[plan];
  return plan === 'Starter100' || cycle === 'Annually' ? pagesPerYear : pagesPerMonth;
}

export const includesFeature = (plan: PlanName, feature: PlanFeature): boolean => plans[plan].features.includes(feature);
