import type { z } from 'zod';
import type { RecordQuery } from '../admin/admin.contract.js';
import { DEFAULT_PAGE_SIZE } from '../core/paging.js';
import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { supportEndpoints } from './support.contract.js';

export type SupportResource = ReturnType<typeof createSupport>;

type Body<K extends keyof typeof supportEndpoints> = (typeof supportEndpoints)[K] extends { body: infer S extends z.ZodType } ? z.input<S> : never;

/** What is left out as the server would take it. */
const pageOf = (query: RecordQuery) => ({ search: '', offset: 0, limit: DEFAULT_PAGE_SIZE, ...query });

/** For the support: the permission SUPPORT_TOOL is needed, save for contactSupport() and jobHistory() of one's own account. */
export function createSupport({ call }: ClientContext) {
  return {
    /** Everybody with an address. @throws ApiError `support.no_such_person` */
    lookup: (email: string, options: CallOptions = {}) => call(supportEndpoints.lookup, { query: { email }, ...options }),
    /** Accounts on trial. */
    trials: (query: RecordQuery = {}, options: CallOptions = {}) => call(supportEndpoints.trials, { query: { options: pageOf(query) }, ...options }),
    /** Accounts that left. */
    churnedUsers: (query: RecordQuery = {}, options: CallOptions = {}) => call(supportEndpoints.churnedUsers, { query: { options: pageOf(query) }, ...options }),
    /** Makes one person administrator instead of another. @throws ApiError `support.other_contract` */
    switchAdmin: (input: Body<'switchAdmin'>, options: CallOptions = {}) => call(supportEndpoints.switchAdmin, { body: input, ...options }),
    /** Gives a customer money for the next invoices. */
    addStripeCredit: (input: Body<'addStripeCredit'>, options: CallOptions = {}) => call(supportEndpoints.addStripeCredit, { body: input, ...options }),
    /** Turns pages of unused months into pages that do not expire. @throws ApiError `support.nothing_unused` */
    addCreditForUnusedMonths: (email: string, options: CallOptions = {}) => call(supportEndpoints.addCreditForUnusedMonths, { body: { email }, ...options }),
    /** Makes a guest a full account. */
    assignEmailToGuest: (input: Body<'assignEmailToGuest'>, options: CallOptions = {}) => call(supportEndpoints.assignEmailToGuest, { body: input, ...options }),
    /** Sets how many pages of the plan are left. */
    updateCredits: (input: Body<'updateCredits'>, options: CallOptions = {}) => call(supportEndpoints.updateCredits, { body: input, ...options }),
    /** Keeps a note about a customer. */
    addNote: (email: string, note: string, options: CallOptions = {}) => call(supportEndpoints.contactNotes, { body: { email, note }, ...options }),
    /** Gives the account of a person another plan. */
    updateSubscription: (input: Body<'updateSubscription'>, options: CallOptions = {}) => call(supportEndpoints.updateSubscription, { body: input, ...options }),
    /** Sends somebody the mail to choose a new password. */
    resetPassword: (email: string, options: CallOptions = {}) => call(supportEndpoints.resetPassword, { body: { email }, ...options }),
    /** Makes an account and invites its person. */
    createAccount: (input: Body<'createAccount'>, options: CallOptions = {}) => call(supportEndpoints.createAccount, { body: input, ...options }),
    /** Domains whose people try without a limit of pages. */
    async unlimitedTrialDomains(options: CallOptions = {}) {
      return (await call(supportEndpoints.unlimitedTrialDomains, options)).domains;
    },
    /** Adds a domain to that list or takes it off. */
    async setUnlimitedTrialDomain(domain: string, isUnlimited: boolean, options: CallOptions = {}) {
      return (await call(supportEndpoints.changeUnlimitedTrialDomains, { body: { domain, isUnlimited }, ...options })).domains;
    },
    /** Addresses that get no mail. */
    async suppressedEmails(options: CallOptions = {}) {
      return (await call(supportEndpoints.suppressedEmails, options)).emails;
    },
    /** Sends no mail to an address any more, or again. */
    async suppressEmail(email: string, isSuppressed: boolean, options: CallOptions = {}) {
      return (await call(supportEndpoints.emailSuppression, { body: { email, isSuppressed }, ...options })).emails;
    },
    /** Campaigns and how many prospects each has. */
    async campaigns(options: CallOptions = {}) {
      return (await call(supportEndpoints.campaigns, options)).campaigns;
    },
    /** How an uploaded list of prospects is read. */
    async previewProspectCsv(documentId: string, options: CallOptions = {}) {
      return (await call(supportEndpoints.previewProspectCsv, { params: { id: documentId }, ...options })).preview;
    },
    /** Puts the prospects of a list into a campaign. */
    addProspects: (documentId: string, campaign: string, options: CallOptions = {}) => call(supportEndpoints.prospectCsv, { body: { documentId, campaign }, ...options }),
    /** Accounts that pay, as CSV. */
    payingReport: (options: CallOptions = {}) => call(supportEndpoints.payingReport, options),
    /** Activity by month, as CSV. */
    mauReport: (options: CallOptions = {}) => call(supportEndpoints.mauReport, options),
    /** Jobs of one's own account, or of another as the support, as CSV. */
    jobHistory: (email?: string, options: CallOptions = {}) => call(supportEndpoints.jobHistory, { body: email === undefined ? {} : { email }, ...options }),
    /** Asks the support for something. */
    contact: (message: string, path?: string, options: CallOptions = {}) => call(supportEndpoints.contactSupport, { body: { message, ...(path ? { path } : {}) }, ...options }),
  };
}
