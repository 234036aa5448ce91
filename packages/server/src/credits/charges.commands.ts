// Pages of jobs: charged once per page and job, however often the job runs, and given back for what was not read.
import { ApiError, outOfPages, TRIAL_SUFFIX } from '@tieout/sdk/contract';
import type { Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import type { Scope } from '../database/tenant.js';
import type { Transaction } from 'sequelize';
import type { Contract } from '../contracts/contracts.model.js';
import { availablePages, isCounted, lockBalance } from './balance.js';
import type { Balance } from './balance.js';
import type { PageCharge } from './credits.model.js';

type Needs = Pick<Services, 'db' | 'clock' | 'newId'>;

interface ChargedJob {
  id: string;
  contractId: string;
}

interface ChargedDocument {
  id: string;
  numPages: number | null;
}

/** Pages that may be read of the documents that are not paid for whole; empty when all are. */
export type PageLimits = Record<string, number>;

interface Claim {
  document: ChargedDocument;
  charge: PageCharge | undefined;
  missing: number;
}

/**
 * Pays for the documents of a job. A trial that has too few pages left pays for as many as it has: the job will be partial.
 * @throws ApiError `credits.out_of_pages`, and nothing is charged
 */
export async function chargeJob(services: Needs, job: ChargedJob, documents: readonly ChargedDocument[]): Promise<PageLimits> {
  return services.db.transaction(async (transaction) => {
    const scope = { ...scopeOf(job.contractId, transaction), transaction };
    const balance = await lockBalance(services, job.contractId, scope);
    if (!isCounted(balance.contract)) return {};
    const claims = await claimsOf(services, job, documents, scope);
    const needed = claims.reduce((sum, { missing }) => sum + missing, 0);
    const isPartial = needed > spendable(balance) && balance.contract.status === 'trialing' && canReadSomething(balance, claims);
    if (needed > spendable(balance) && !isPartial) throw tooFewPages(balance, needed);
    return pay(services, job, claims, balance, scope);
  });
}

const spendable = ({ available, overageLeft }: Balance): number => available + overageLeft;

/** A job that has paid for nothing yet needs at least one page. */
const canReadSomething = ({ available }: Balance, claims: readonly Claim[]): boolean => available > 0 || claims.some(({ charge }) => charge && paidPages(charge) > 0);

async function claimsOf({ db }: Needs, job: ChargedJob, documents: readonly ChargedDocument[], scope: Scope): Promise<Claim[]> {
  const charges = new Map((await db.pageCharges.ofJob(job.id, scope)).map((charge) => [charge.documentId, charge]));
  return documents.map((document) => {
    const charge = charges.get(document.id);
    return { document, charge, missing: Math.max(0, (document.numPages ?? 0) - (charge ? paidPages(charge) : 0)) };
  });
}

const paidPages = ({ planPages, purchasedPages, overagePages, returnedAt }: PageCharge): number => (returnedAt ? 0 : planPages + purchasedPages + overagePages);

/** Pages of the plan go first, then those that were bought, which do not expire; pages beyond both cost extra. */
async function pay({ db, clock }: Needs, job: ChargedJob, claims: readonly Claim[], { contract, planPages, available, overageLeft }: Balance, scope: Scope): Promise<PageLimits> {
  const limits: PageLimits = {};
  const left = { plan: planPages, purchased: available - planPages, overage: overageLeft };
  const take = (of: keyof typeof left, wanted: number): number => {
    const taken = Math.min(wanted, left[of]);
    left[of] -= taken;
    return taken;
  };
  for (const { document, charge, missing } of claims) {
    const ofPlan = take('plan', missing);
    const purchased = take('purchased', missing - ofPlan);
    const beyond = take('overage', missing - ofPlan - purchased);
    const pages = ofPlan + purchased + beyond;
    const before = charge && !charge.returnedAt ? charge : null;
    const paid = { planPages: (before?.planPages ?? 0) + ofPlan, purchasedPages: (before?.purchasedPages ?? 0) + purchased, overagePages: (before?.overagePages ?? 0) + beyond, returnedAt: null };
    if (pages < missing) limits[document.id] = paid.planPages + paid.purchasedPages + paid.overagePages;
    if (charge && pages > 0) await charge.update({ ...paid, chargedAt: clock() }, scope);
    else if (pages > 0) await db.pageCharges.create({ contractId: job.contractId, jobId: job.id, documentId: document.id, ...paid, chargedAt: clock() }, scope);
  }
  const spent = { credits: contract.credits - (planPages - left.plan), purchasedCredits: left.purchased, overageUsed: contract.overageUsed + overageLeft - left.overage };
  await contract.update(spent, scope);
  return limits;
}

/** In the transaction that gives the documents up, so that neither happens without the other. Twice does no harm. */
export async function returnPages({ db, clock }: Needs, job: ChargedJob, scope: Scope & { transaction: Transaction }, documentIds?: readonly string[]): Promise<void> {
  const found = await db.pageCharges.findAll({ where: { jobId: job.id, returnedAt: null, ...(documentIds ? { documentId: [...documentIds] } : {}) }, ...scope });
  if (found.length === 0) return;
  const contract = await db.contracts.lockById(job.contractId, scope);
  // Once more, now that nobody else can be giving them back.
  const charges = await db.pageCharges.findAll({ where: { jobId: job.id, documentId: found.map(({ documentId }) => documentId), returnedAt: null }, ...scope });
  let { credits, purchasedCredits, overageUsed } = contract;
  for (const charge of charges) {
    const isCurrent = isOfThisPeriod(charge, contract);
    credits += isCurrent ? charge.planPages : 0;
    purchasedCredits += charge.purchasedPages;
    overageUsed -= isCurrent ? charge.overagePages : 0;
    await charge.update({ returnedAt: clock() }, scope);
  }
  await contract.update({ credits, purchasedCredits, overageUsed: Math.max(0, overageUsed) }, scope);
}

/** Pages of an allowance that has been filled up since went with it. */
const isOfThisPeriod = (charge: PageCharge, { creditsSince }: Contract): boolean => creditsSince === null || charge.chargedAt >= creditsSince;

/** Before a job is put back to work, so that whoever asks learns at once. @throws ApiError `credits.out_of_pages` */
export async function assertEnoughPages(services: Needs, job: ChargedJob, documents: readonly ChargedDocument[]): Promise<void> {
  const balance = await availablePages(services, job.contractId);
  if (!isCounted(balance.contract)) return;
  const claims = await claimsOf(services, job, documents, scopeOf(job.contractId));
  const needed = claims.reduce((sum, { missing }) => sum + missing, 0);
  const isEnough = needed <= spendable(balance) || (balance.contract.status === 'trialing' && canReadSomething(balance, claims));
  if (!isEnough) throw tooFewPages(balance, needed);
}

/** In the words of the specification. */
function tooFewPages({ contract, available }: Balance, needed: number): ApiError {
  const suffix = contract.status === 'trialing' ? TRIAL_SUFFIX : '';
  const message = available === 0 ? `You don't have any pages left${suffix}` : `The job has ${needed} pages but you only have ${available} pages left${suffix}`;
  return new ApiError(outOfPages, { message, data: { needed, available } });
}
