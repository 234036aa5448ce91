import { z } from 'zod';
import { Email } from '../auth/auth.contract.js';
import { endpoint } from '../core/endpoint.js';
import { Id } from '../core/paging.js';
import { Credits } from '../credits/credits.contract.js';
import { BillingCycle, PlanName } from '../credits/plans.js';

const MAX_PAGES = 10_000_000;

/** A contract as the support sees it: whose it is and what it has, none of its documents. */
export const ContractSummary = z.object({ id: Id, name: z.string(), admins: z.array(z.string()), users: z.int(), isDisabled: z.boolean(), credits: Credits });
export type ContractSummary = z.infer<typeof ContractSummary>;

export const SetPlan = z.object({
  plan: PlanName,
  billingCycle: BillingCycle.nullable().default(null),
  pageAllowance: z.int().min(0).max(MAX_PAGES).nullable().default(null).describe("Pages of a period, instead of the plan's."),
  retentionDays: z.int().min(1).max(5 * 365).nullable().default(null).describe("Days until jobs are deleted, instead of the plan's."),
  note: z.string().trim().max(500).optional(),
});
export type SetPlan = z.input<typeof SetPlan>;

const support = { auth: 'bearer', mode: 'server', needs: { permission: 'SUPPORT_TOOL' } } as const;
const response = z.object({ contract: ContractSummary });

/** For those who run the server: plans and pages of their customers. Each change goes into the audit log of the customer. */
export const contractEndpoints = {
  find: endpoint({
    ...support, method: 'GET', path: '/api/v1/protected/support/contracts', summary: 'Contracts of the people with an address.',
    query: z.object({ email: Email }), response: z.object({ contracts: z.array(ContractSummary) }),
  }),
  setPlan: endpoint({ ...support, method: 'POST', path: '/api/v1/protected/support/contracts/{id}/plan', summary: 'Give a contract a plan, with its pages.', params: z.object({ id: Id }), body: SetPlan, response }),
  addPages: endpoint({
    ...support, method: 'POST', path: '/api/v1/protected/support/contracts/{id}/pages', summary: 'Add pages that do not expire, or take some back.',
    params: z.object({ id: Id }), body: z.object({ pages: z.int().min(-MAX_PAGES).max(MAX_PAGES), note: z.string().trim().min(1, 'Say why').max(500) }), response,
  }),
} as const;
