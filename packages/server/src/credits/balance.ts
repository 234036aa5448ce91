// Pages that are left. The allowance of a plan is filled up when somebody looks after its period has ended: no clock has to strike.
import { allowanceOf } from '@tieout/sdk/contract';
import type { Contract } from '../contracts/contracts.model.js';
import { periodEnd } from '../contracts/contracts.commands.js';
import type { Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import type { Scope } from '../database/tenant.js';
import { closeOverage } from './closeOverage.js';
import type { Transaction } from 'sequelize';

export interface Balance {
  contract: Contract;
  /** Of the plan; 0 after a trial has ended or a plan was canceled. */
  planPages: number;
  /** With those that were bought; Infinity when pages are not counted. */
  available: number;
  /** Beyond those, as the firm has agreed to pay for them. */
  overageLeft: number;
}

type Needs = Pick<Services, 'db' | 'clock' | 'newId'>;

export async function availablePages(services: Needs, contractId: string): Promise<Balance> {
  const contract = await services.db.contracts.byId(contractId, scopeOf(contractId));
  if (!contract) throw new Error(`There is no contract ${contractId}.`);
  if (!isDue(contract, services.clock())) return balanceOf(contract, services.clock());
  return services.db.transaction(async (transaction) => lockBalance(services, contractId, { ...scopeOf(contractId, transaction), transaction }));
}

/** The same, and nobody else may take pages until the transaction ends. */
export async function lockBalance(services: Needs, contractId: string, scope: Scope & { transaction: Transaction }): Promise<Balance> {
  const contract = await services.db.contracts.lockById(contractId, scope);
  const now = services.clock();
  if (isDue(contract, now)) await fillUp(services, contract, now, scope);
  return balanceOf(contract, now);
}

function balanceOf(contract: Contract, now: Date): Balance {
  if (!isCounted(contract)) return { contract, planPages: 0, available: Infinity, overageLeft: 0 };
  const isOver = contract.plan === 'Trial' && contract.trialEndsAt !== null && contract.trialEndsAt <= now;
  const planPages = isOver || !['active', 'trialing', 'past_due'].includes(contract.status) ? 0 : contract.credits;
  const { isOverageEnabled, overageLimit, overageUsed } = contract;
  const overageLeft = isOverageEnabled && contract.status === 'active' ? Math.max(0, (overageLimit ?? 0) - overageUsed) : 0;
  return { contract, planPages, available: planPages + contract.purchasedCredits, overageLeft };
}

export const isCounted = ({ plan, billingCycle, pageAllowance }: Contract): boolean => allowanceOf(plan, billingCycle, pageAllowance) !== null;

/** A trial is not filled up. */
const isDue = (contract: Contract, now: Date): boolean =>
  contract.plan !== 'Trial' && contract.status === 'active' && isCounted(contract) && contract.creditsUntil !== null && contract.creditsUntil <= now;

/** To the allowance of the new period: what was left of the old one goes. */
async function fillUp({ db, newId }: Needs, contract: Contract, now: Date, scope: Scope): Promise<void> {
  const { plan, billingCycle, pageAllowance } = contract;
  const allowance = allowanceOf(plan, billingCycle, pageAllowance)!;
  const before = contract.credits;
  await closeOverage({ db, newId }, contract, now, scope);
  let since = contract.creditsUntil!;
  while (periodEnd(plan, since, billingCycle) <= now) since = periodEnd(plan, since, billingCycle);
  await contract.update({ credits: allowance, creditsSince: since, creditsUntil: periodEnd(plan, since, billingCycle) }, scope);
  await db.creditEntries.create(
    { id: newId(), contractId: contract.id, kind: 'allowance', planPages: allowance - before, purchasedPages: 0, note: null, userName: null, createdAt: now },
    scope,
  );
}
