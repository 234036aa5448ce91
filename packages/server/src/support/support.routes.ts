import { ApiError, forbidden, supportEndpoints } from '@tieout/sdk/contract';
import type { AdminContract } from '@tieout/sdk/contract';
import { listRecords } from '../admin/listRecords.js';
import { recordDeed } from '../audit/recordAudit.js';
import { setPlan } from '../contracts/contracts.commands.js';
import type { Context } from '../core/services.js';
import { keepFeedback } from '../growth/feedback.commands.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { assignEmailToGuest, createAccount, sendReset } from './accounts.commands.js';
import { addNote, addPaymentCredit, creditUnusedMonths, setPlanPages, switchAdmin } from './customers.commands.js';
import { atAccountOf, findPersonBy, lookUp } from './findPeople.js';
import { addProspects, listCampaigns, previewProspects } from './prospects.js';
import { jobHistory, mauReport, payingReport } from './reports.js';
import { suppressedEmails, suppressEmail } from './suppression.js';
import { changeTrialDomain, trialDomains } from './trialDomains.js';

interface Page {
  search: string;
  offset: number;
  limit: number;
}

async function listContracts(context: Context, table: 'trials' | 'churned', page: Page = { search: '', offset: 0, limit: 20 }): Promise<{ rows: AdminContract[]; count: number }> {
  const { rows, count } = await listRecords(context, table, page);
  return { rows: rows as unknown as AdminContract[], count };
}

export const supportRoutes: RoutesOf<'support'> = {
  lookup: route(supportEndpoints.lookup, async (context, { query }) => lookUp(context, query.email)),
  trials: route(supportEndpoints.trials, async (context, { query }) => listContracts(context, 'trials', query.options)),
  churnedUsers: route(supportEndpoints.churnedUsers, async (context, { query }) => listContracts(context, 'churned', query.options)),
  switchAdmin: route(supportEndpoints.switchAdmin, async (context, { body }) => {
    await switchAdmin(context, body.oldAdminEmail, body.newAdminEmail);
    return lookUp(context, body.newAdminEmail);
  }),
  addStripeCredit: route(supportEndpoints.addStripeCredit, async (context, { body }) => {
    await addPaymentCredit(context, body.email, body.amount, body.note);
    return lookUp(context, body.email);
  }),
  addCreditForUnusedMonths: route(supportEndpoints.addCreditForUnusedMonths, async (context, { body }) => {
    await creditUnusedMonths(context, body.email);
    return lookUp(context, body.email);
  }),
  assignEmailToGuest: route(supportEndpoints.assignEmailToGuest, async (context, { body }) => {
    const { guestEmail, newEmail, ...person } = body;
    await assignEmailToGuest(context, guestEmail, newEmail, person);
    return lookUp(context, newEmail);
  }),
  updateCredits: route(supportEndpoints.updateCredits, async (context, { body }) => {
    await setPlanPages(context, body.email, body.credits, body.note);
    return lookUp(context, body.email);
  }),
  contactNotes: route(supportEndpoints.contactNotes, async (context, { body }) => {
    await addNote(context, body.email, body.note);
    return lookUp(context, body.email);
  }),
  updateSubscription: route(supportEndpoints.updateSubscription, async (context, { body }) => {
    const { email, billingCycle, ...change } = body;
    const user = await findPersonBy(context, email);
    await setPlan(context, user.contractId, { ...change, cycle: billingCycle }, context.access.userName);
    await recordDeed(atAccountOf(context, user), { action: 'contract.plan_set', subject: change.plan, details: { ...change, billingCycle } });
    return lookUp(context, email);
  }),
  resetPassword: route(supportEndpoints.resetPassword, async (context, { body }) => sendReset(context, body.email)),
  createAccount: route(supportEndpoints.createAccount, async (context, { body }) => {
    await createAccount(context, body);
    return lookUp(context, body.email);
  }),
  unlimitedTrialDomains: route(supportEndpoints.unlimitedTrialDomains, async (context) => ({ domains: await trialDomains(context) })),
  changeUnlimitedTrialDomains: route(supportEndpoints.changeUnlimitedTrialDomains, async (context, { body }) => {
    await changeTrialDomain(context, body.domain, body.isUnlimited);
    await recordDeed(context, { action: body.isUnlimited ? 'support.trial_domain_added' : 'support.trial_domain_removed', subject: body.domain });
    return { domains: await trialDomains(context) };
  }),
  suppressedEmails: route(supportEndpoints.suppressedEmails, async (context) => ({ emails: await suppressedEmails(context) })),
  emailSuppression: route(supportEndpoints.emailSuppression, async (context, { body }) => {
    await suppressEmail(context, body.email, body.isSuppressed);
    await recordDeed(context, { action: body.isSuppressed ? 'support.email_suppressed' : 'support.email_allowed', subject: body.email });
    return { emails: await suppressedEmails(context) };
  }),
  campaigns: route(supportEndpoints.campaigns, async (context) => ({ campaigns: await listCampaigns(context) })),
  previewProspectCsv: route(supportEndpoints.previewProspectCsv, async (context, { params }) => ({ preview: await previewProspects(context, params.id) })),
  prospectCsv: route(supportEndpoints.prospectCsv, async (context, { body }) => {
    const result = await addProspects(context, body.documentId, body.campaign);
    await recordDeed(context, { action: 'support.prospects_added', subject: body.campaign, details: { added: result.added, leftOut: result.leftOut } });
    return result;
  }),
  payingReport: route(supportEndpoints.payingReport, async (context) => {
    await recordDeed(context, { action: 'support.report_downloaded', subject: 'paying' });
    return payingReport(context);
  }),
  mauReport: route(supportEndpoints.mauReport, async (context) => {
    await recordDeed(context, { action: 'support.report_downloaded', subject: 'mau' });
    return mauReport(context);
  }),
  jobHistory: route(supportEndpoints.jobHistory, async (context, { body }) => {
    if (body.email === undefined) return jobHistory(context, context.actor.contractId);
    if (!context.access.permissions.includes('SUPPORT_TOOL')) throw new ApiError(forbidden);
    const user = await findPersonBy(context, body.email);
    await recordDeed(atAccountOf(context, user), { action: 'support.job_history_downloaded', subject: body.email });
    return jobHistory(context, user.contractId);
  }),
  contactSupport: route(supportEndpoints.contactSupport, async (context, { body }) => keepFeedback(context, { kind: 'support', rating: null, message: body.message || 'Somebody asks the support to get in touch.', path: body.path })),
};
