import { z } from 'zod';
import { AdminContract, RecordQuery } from '../admin/admin.contract.js';
import { authErrors, Email, PersonName } from '../auth/auth.contract.js';
import { ContractSummary, SetPlan } from '../contracts/contracts.contract.js';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { Id, Instant, jsonParam } from '../core/paging.js';
import { PlanName } from '../credits/plans.js';
import { importErrors } from '../imports/imports.contract.js';

export const MAX_NOTE_LENGTH = 5000;
const MAX_PAGES = 10_000_000;

/** Money on the wire: decimal major units with at most two places. */
const Dollars = z.number().positive('The amount must be more than 0').max(1_000_000).multipleOf(0.01, 'The amount has more than two decimals');
const Note = z.string().trim().min(1, 'Say why').max(MAX_NOTE_LENGTH);
const CampaignName = z.string().trim().min(1, 'Name the campaign').max(100);
export const EmailDomain = z.string().trim().toLowerCase().max(253).regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'Enter a domain, for instance firm.example');

export const ContactNote = z.object({ id: Id, note: z.string(), userName: z.string(), createdAt: Instant });
export type ContactNote = z.infer<typeof ContactNote>;

/** One person as the support sees them. */
export const SupportUser = z.object({
  id: Id, email: z.string(), name: z.string(), isContractAdmin: z.boolean(), isEnabled: z.boolean(), isGuest: z.boolean(), isEmailConfirmed: z.boolean(),
  /** Operators are shown, and nobody acts as one. */
  isOperator: z.boolean(),
  createdAt: Instant, lastSeenAt: Instant.nullable(), contract: ContractSummary,
});
export type SupportUser = z.infer<typeof SupportUser>;

export const SupportLookup = z.object({
  users: z.array(SupportUser),
  notes: z.array(ContactNote),
  /** Money of the customer that the next invoices take off, in dollars. */
  paymentCredit: z.number(),
  isSuppressed: z.boolean(),
});
export type SupportLookup = z.infer<typeof SupportLookup>;

export const Campaign = z.object({ name: z.string(), prospects: z.int(), createdAt: Instant });
export type Campaign = z.infer<typeof Campaign>;

export const ProspectPreview = z.object({
  headings: z.array(z.string()),
  prospects: z.array(z.object({ email: z.string(), name: z.string(), company: z.string() })),
  /** How many rows have an address, and which lines have none or are left out. */
  count: z.int(),
  skipped: z.array(z.object({ line: z.int(), message: z.string() })),
  skippedCount: z.int(),
});
export type ProspectPreview = z.infer<typeof ProspectPreview>;

export const supportErrors = {
  noSuchPerson: defineError({ type: 'support.no_such_person', code: 2611, status: 404, message: 'Nobody has this address here. Look for another spelling.' }),
  otherContract: defineError({ type: 'support.other_contract', code: 2612, status: 409, message: 'These two people are not in the same account. Invite the new administrator first.' }),
  notCounted: defineError({ type: 'support.not_counted', code: 2613, status: 409, message: 'Pages of this account are not counted: there is nothing to set.' }),
  nothingUnused: defineError({ type: 'support.nothing_unused', code: 2614, status: 409, message: 'There are no unused whole months: the plan is not billed by the year, its last month has begun, or they were credited before.' }),
  noProspects: defineError({ type: 'support.no_prospects', code: 2615, status: 422, message: 'No line of this file holds an address. One column must hold email addresses.' }),
} as const;

const support = { auth: 'bearer', mode: 'server', needs: { permission: 'SUPPORT_TOOL' } } as const;
const at = (name: string) => `/api/v1/protected/support/${name}` as const;
const lookup = { response: SupportLookup, errors: [supportErrors.noSuchPerson] } as const;
const contracts = z.object({ rows: z.array(AdminContract), count: z.int() });
const options = z.object({ options: jsonParam(RecordQuery).optional().describe('Search and page, as JSON: {"search": "", "offset": 0, "limit": 20}') });

/** For the support. Each change goes into the audit log of the customer; notes are for the support alone. */
export const supportEndpoints = {
  lookup: endpoint({ ...support, ...lookup, method: 'GET', path: at('lookup'), summary: 'Everybody with an address, their accounts, notes and credits.', query: z.object({ email: Email }) }),
  trials: endpoint({ ...support, method: 'GET', path: at('trials'), summary: 'Accounts on trial, those that end first at the top.', query: options, response: contracts }),
  churnedUsers: endpoint({ ...support, method: 'GET', path: at('churnedUsers'), summary: 'Accounts that were canceled, paused or not paid, and trials that ended.', query: options, response: contracts }),
  switchAdmin: endpoint({
    ...support, ...lookup, method: 'POST', path: at('switchAdmin'), summary: 'Make one person administrator of the account instead of another.',
    body: z.object({ oldAdminEmail: Email, newAdminEmail: Email }), errors: [supportErrors.noSuchPerson, supportErrors.otherContract],
  }),
  addStripeCredit: endpoint({ ...support, ...lookup, method: 'POST', path: at('addStripeCredit'), summary: 'Give a customer money for the next invoices.', body: z.object({ email: Email, amount: Dollars, note: Note }) }),
  addCreditForUnusedMonths: endpoint({
    ...support, ...lookup, method: 'POST', path: at('addCreditForUnusedMonths'), summary: 'Turn the pages of the whole months that are left of a year into pages that do not expire.',
    body: z.object({ email: Email }), errors: [supportErrors.noSuchPerson, supportErrors.nothingUnused],
  }),
  assignEmailToGuest: endpoint({
    ...support, ...lookup, method: 'POST', path: at('assignEmailToGuest'), summary: 'Make a guest a full account and send an invitation to choose a password.',
    body: z.object({ guestEmail: z.string().trim().toLowerCase().min(1, 'Email is required').max(254), newEmail: Email, firstName: PersonName.default(''), lastName: PersonName.default('') }), errors: [supportErrors.noSuchPerson, authErrors.emailTaken],
  }),
  updateCredits: endpoint({
    ...support, ...lookup, method: 'POST', path: at('updateCredits'), summary: 'Set how many pages of the plan are left in this period.',
    body: z.object({ email: Email, credits: z.int().min(0).max(MAX_PAGES), note: z.string().trim().max(500).optional() }), errors: [supportErrors.noSuchPerson, supportErrors.notCounted],
  }),
  contactNotes: endpoint({ ...support, ...lookup, method: 'POST', path: at('contactNotes'), summary: 'Keep a note about a customer, for the support alone.', body: z.object({ email: Email, note: Note }) }),
  updateSubscription: endpoint({ ...support, ...lookup, method: 'POST', path: at('updateSubscription'), summary: 'Give the account of a person another plan.', body: SetPlan.extend({ email: Email }) }),
  resetPassword: endpoint({ ...support, method: 'POST', path: at('resetPassword'), summary: 'Send somebody the mail to choose a new password.', body: z.object({ email: Email }), response: 'empty', errors: [supportErrors.noSuchPerson] }),
  createAccount: endpoint({
    ...support, ...lookup, method: 'POST', path: at('createAccount'), summary: 'Make an account and send an invitation to choose a password.',
    body: z.object({ email: Email, firstName: PersonName.default(''), lastName: PersonName.default(''), companyName: z.string().trim().max(200).default(''), plan: PlanName.default('Trial') }), errors: [authErrors.emailTaken],
  }),
  unlimitedTrialDomains: endpoint({ ...support, method: 'GET', path: at('unlimitedTrialDomains'), summary: 'Domains whose people try without a limit of pages.', response: z.object({ domains: z.array(z.string()) }) }),
  changeUnlimitedTrialDomains: endpoint({
    ...support, method: 'POST', path: at('unlimitedTrialDomains'), summary: 'Add a domain to the list or take it off. It counts for addresses that are confirmed.',
    body: z.object({ domain: EmailDomain, isUnlimited: z.boolean().default(true) }), response: z.object({ domains: z.array(z.string()) }),
  }),
  suppressedEmails: endpoint({ ...support, method: 'GET', path: at('emailSuppression'), summary: 'Addresses that get no mail.', response: z.object({ emails: z.array(z.string()) }) }),
  emailSuppression: endpoint({
    ...support, method: 'POST', path: at('emailSuppression'), summary: 'Send no mail to an address any more, or again.',
    body: z.object({ email: Email, isSuppressed: z.boolean().default(true) }), response: z.object({ emails: z.array(z.string()) }),
  }),
  campaigns: endpoint({ ...support, method: 'GET', path: at('campaigns'), summary: 'Campaigns and how many prospects each has.', response: z.object({ campaigns: z.array(Campaign) }) }),
  previewProspectCsv: endpoint({ ...support, isReading: true, method: 'POST', path: '/api/v1/protected/document/{id}/previewProspectCsv', summary: 'How a list of prospects is read.', params: z.object({ id: Id }), response: z.object({ preview: ProspectPreview }), errors: [importErrors.notCsv] }),
  prospectCsv: endpoint({
    ...support, method: 'POST', path: at('prospectCsv'), summary: 'Put the prospects of an uploaded list into a campaign. Who is in it already, or wants no mail, is left out.',
    body: z.object({ documentId: Id, campaign: CampaignName }), response: z.object({ campaign: Campaign, added: z.int(), leftOut: z.int() }), errors: [importErrors.notCsv, supportErrors.noProspects],
  }),
  payingReport: endpoint({ ...support, isReading: true, method: 'POST', path: '/api/v1/protected/stripe/report/paying', summary: 'Accounts that pay, as CSV.', response: 'binary' }),
  mauReport: endpoint({ ...support, isReading: true, method: 'POST', path: '/api/v1/protected/stripe/report/mau', summary: 'People and accounts active in each of the last twelve months, as CSV.', response: 'binary' }),
  jobHistory: endpoint({
    auth: 'bearer', mode: 'server', needs: { fullAccount: true }, isReading: true, method: 'POST', path: '/api/v1/protected/job/history', summary: 'The jobs of the account as CSV; for the support those of another account too.',
    body: z.object({ email: Email.optional().describe('Of somebody in another account; needs the permission SUPPORT_TOOL.') }), response: 'binary', errors: [supportErrors.noSuchPerson],
  }),
  contactSupport: endpoint({
    auth: 'bearer', mode: 'server', isRetried: false, method: 'POST', path: '/api/v1/protected/contactSupport', summary: 'Ask the support for something. It reaches those who run this server.',
    body: z.object({ message: z.string().trim().max(MAX_NOTE_LENGTH).default(''), path: z.string().max(500).optional() }), response: 'empty', errors: [authErrors.tooManyAttempts],
  }),
} as const;
