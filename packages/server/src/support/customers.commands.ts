// What the support does to the account of a customer. Each deed goes into that account's audit log.
import { ApiError, minorFromNumber, plans, supportErrors } from '@tieout/sdk/contract';
import type { PlanName } from '@tieout/sdk/contract';
import { recordDeed } from '../audit/recordAudit.js';
import { periodEnd } from '../contracts/contracts.commands.js';
import type { Contract } from '../contracts/contracts.model.js';
import type { Context } from '../core/services.js';
import { isCounted } from '../credits/balance.js';
import { scopeOf } from '../database/tenant.js';
import type { Scope } from '../database/tenant.js';
import type { User } from '../users/users.model.js';
import { atAccountOf, findPersonBy } from './findPeople.js';

/** @throws ApiError `support.no_such_person`, `support.other_contract` */
export async function switchAdmin(context: Context, oldAdminEmail: string, newAdminEmail: string): Promise<void> {
  const [oldAdmin, newAdmin] = await Promise.all([findPersonBy(context, oldAdminEmail), findPersonBy(context, newAdminEmail)]);
  if (oldAdmin.contractId !== newAdmin.contractId || oldAdmin.id === newAdmin.id || newAdmin.isGuest) throw new ApiError(supportErrors.otherContract);
  await context.db.transaction(async (transaction) => {
    const scope = scopeOf(oldAdmin.contractId, transaction);
    await newAdmin.update({ isContractAdmin: true }, scope);
    await oldAdmin.update({ isContractAdmin: false }, scope);
    await recordDeed(atAccountOf(context, oldAdmin), { action: 'user.admin_switched', subject: newAdminEmail, details: { from: oldAdminEmail, to: newAdminEmail } }, scope);
  });
}

/** Kept as cents; billing takes it off the next invoices. */
export async function addPaymentCredit(context: Context, email: string, amount: number, note: string): Promise<void> {
  const user = await findPersonBy(context, email);
  const { db, newId, clock, access } = context;
  await db.transaction(async (transaction) => {
    const scope = scopeOf(user.contractId, transaction);
    const amountMinor = minorFromNumber(amount);
    await db.paymentCredits.create({ id: newId(), contractId: user.contractId, amountMinor, currency: 'USD', note, userName: access.userName, createdAt: clock() }, scope);
    await recordDeed(atAccountOf(context, user), { action: 'contract.payment_credit_added', subject: email, details: { amountMinor, currency: 'USD', note } }, scope);
  });
}

/** @throws ApiError `support.no_such_person`, `support.not_counted` */
export async function setPlanPages(context: Context, email: string, credits: number, note: string | undefined): Promise<void> {
  await changePages(context, email, 'contract.credits_set', async (contract) => {
    if (!isCounted(contract)) throw new ApiError(supportErrors.notCounted);
    return { planPages: credits - contract.credits, purchasedPages: 0, note: note || 'Set by the support' };
  });
}

/**
 * A year that was paid and is not used up: pages of its whole months that are left stay, though the plan ends.
 * @throws ApiError `support.no_such_person`, `support.nothing_unused`
 */
export async function creditUnusedMonths(context: Context, email: string): Promise<void> {
  await changePages(context, email, 'contract.unused_months_credited', async (contract, scope) => {
    const pages = Math.min(contract.credits, unusedMonths(contract, context.clock()) * (plans[contract.plan as PlanName].pagesPerMonth ?? 0));
    const note = `Unused months until ${contract.creditsUntil?.toISOString().slice(0, 10) ?? ''}`;
    const known = await context.db.creditEntries.count({ where: { kind: 'correction', note }, ...scope });
    if (pages <= 0 || known > 0) throw new ApiError(supportErrors.nothingUnused);
    return { planPages: -pages, purchasedPages: pages, note };
  });
}

function unusedMonths({ billingCycle, creditsUntil, plan }: Contract, now: Date): number {
  if (billingCycle !== 'Annually' || !creditsUntil) return 0;
  let months = 0;
  for (let end = periodEnd(plan, now, 'Monthly'); end <= creditsUntil; end = periodEnd(plan, end, 'Monthly')) months += 1;
  return months;
}

interface PageChange {
  planPages: number;
  purchasedPages: number;
  note: string;
}

/** Under a lock of the contract: nobody spends pages meanwhile. */
async function changePages(context: Context, email: string, action: string, decide: (contract: Contract, scope: Scope) => Promise<PageChange>): Promise<void> {
  const user: User = await findPersonBy(context, email);
  const { db, newId, clock, access } = context;
  await db.transaction(async (transaction) => {
    const scope = { ...scopeOf(user.contractId, transaction), transaction };
    const contract = await db.contracts.lockById(user.contractId, scope);
    const change = await decide(contract, scope);
    await contract.update({ credits: contract.credits + change.planPages, purchasedCredits: contract.purchasedCredits + change.purchasedPages }, scope);
    await db.creditEntries.create({ id: newId(), contractId: contract.id, kind: 'correction', ...change, userName: access.userName, createdAt: clock() }, scope);
    await recordDeed(atAccountOf(context, user), { action, subject: email, details: { ...change } }, scope);
  });
}

/** For the support alone: the customer sees that there is a note, not what it says. */
export async function addNote(context: Context, email: string, note: string): Promise<void> {
  const user = await findPersonBy(context, email);
  const { db, newId, clock, access } = context;
  const scope = scopeOf(user.contractId);
  await db.contactNotes.create({ id: newId(), contractId: user.contractId, userId: user.id, userName: access.userName, note, createdAt: clock() }, scope);
  await recordDeed(atAccountOf(context, user), { action: 'support.note_added', subject: email });
}
