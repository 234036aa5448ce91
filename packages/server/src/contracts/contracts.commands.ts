// Contracts and their plans: a contract begins with one, and an operator (later billing) changes it.
import { allowanceOf, TRIAL_DAYS } from '@tieout/sdk/contract';
import type { BillingCycle, PlanName } from '@tieout/sdk/contract';
import type { Services } from '../core/services.js';
import { closeOverage } from '../credits/closeOverage.js';
import type { Scope } from '../database/tenant.js';
import { scopeOf } from '../database/tenant.js';
import type { Contract } from './contracts.model.js';

const DAY_MS = 24 * 3_600_000;

type PlanColumns = Pick<Contract, 'plan' | 'status' | 'billingCycle' | 'credits' | 'creditsSince' | 'creditsUntil' | 'trialEndsAt'>;

/** What a contract has at the beginning of a plan. */
export function beginPlan(plan: PlanName, now: Date, cycle: BillingCycle | null = null, agreed: number | null = null): PlanColumns {
  const trialEndsAt = plan === 'Trial' ? new Date(now.getTime() + TRIAL_DAYS * DAY_MS) : null;
  const isCounted = allowanceOf(plan, cycle, agreed) !== null;
  return {
    plan, status: plan === 'Trial' ? 'trialing' : 'active', billingCycle: cycle, credits: allowanceOf(plan, cycle, agreed) ?? 0,
    creditsSince: now, creditsUntil: trialEndsAt ?? (isCounted ? periodEnd(plan, now, cycle) : null), trialEndsAt,
  };
}

/** The same day of the next month or year; the last day of a month that is shorter. */
export function periodEnd(plan: PlanName, since: Date, cycle: BillingCycle | null): Date {
  const months = plan === 'Starter100' || cycle === 'Annually' ? 12 : 1;
  const end = new Date(since);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(since.getUTCDate(), lastDay));
  return end;
}

export interface NewPlan {
  plan: PlanName;
  cycle?: BillingCycle | null;
  /** Pages of a period, instead of the plan's. */
  pageAllowance?: number | null;
  /** Days until jobs are deleted, instead of the plan's. */
  retentionDays?: number | null;
  note?: string | undefined;
}

/** Gives a contract another plan, with its pages. Pages that were bought stay. */
export async function setPlan(services: Pick<Services, 'db' | 'clock' | 'newId'>, contractId: string, change: NewPlan, userName: string): Promise<Contract> {
  const { db, clock, newId } = services;
  const { plan, cycle = null, pageAllowance = null, retentionDays = null } = change;
  return db.transaction(async (transaction) => {
    const scope = { ...scopeOf(contractId, transaction), transaction };
    const contract = await db.contracts.lockById(contractId, scope);
    const before = contract.credits;
    await closeOverage(services, contract, clock(), scope);
    await contract.update({ ...beginPlan(plan, clock(), cycle, pageAllowance), pageAllowance, retentionDays }, scope);
    await db.creditEntries.create(
      { id: newId(), contractId, kind: 'plan', planPages: contract.credits - before, purchasedPages: 0, note: change.note ?? plan, userName, createdAt: clock() },
      scope,
    );
    return contract;
  });
}

/** Pages beside the plan; below none there are none. */
export async function addPurchasedPages(services: Pick<Services, 'db' | 'clock' | 'newId'>, contractId: string, pages: number, note: string, userName: string): Promise<void> {
  const { db, clock, newId } = services;
  await db.transaction(async (transaction) => {
    const scope = { ...scopeOf(contractId, transaction), transaction };
    const contract = await db.contracts.lockById(contractId, scope);
    const added = Math.max(pages, -contract.purchasedCredits);
    await contract.update({ purchasedCredits: contract.purchasedCredits + added }, scope);
    await db.creditEntries.create({ id: newId(), contractId, kind: 'correction', planPages: 0, purchasedPages: added, note, userName, createdAt: clock() }, scope);
  });
}

/** A firm that begins. */
export async function createContractRecord({ db, clock }: Pick<Services, 'db' | 'clock'>, id: string, name: string, plan: PlanName, scope: Scope): Promise<void> {
  const now = clock();
  await db.contracts.create({ id, name, createdAt: now, ...beginPlan(plan, now) }, scope);
}
