// Schemas, endpoints, events and errors of every feature: what travels on the wire, declared once.
import { adminEndpoints } from './admin/admin.contract.js';
import { announcementEndpoints } from './announcements/announcements.contract.js';
import { auditEndpoints } from './audit/audit.contract.js';
import { authEndpoints } from './auth/auth.contract.js';
import { elsewhereEndpoints, identityEndpoints } from './auth/elsewhere.contract.js';
import { addressListEndpoints } from './contracts/addressList.contract.js';
import { contractEndpoints } from './contracts/contracts.contract.js';
import { firmSsoEndpoints, ssoEndpoints } from './contracts/sso.contract.js';
import { creditEndpoints } from './credits/credits.contract.js';
import { categoryEndpoints } from './categories/categories.contract.js';
import { customFormatEndpoints } from './customFormats/customFormats.contract.js';
import { documentEndpoints } from './documents/documents.contract.js';
import { editEndpoints } from './edits/edits.contract.js';
import { embedEndpoints } from './embed/embed.contract.js';
import { exportEndpoints } from './exports/exports.contract.js';
import { growthEndpoints } from './growth/growth.contract.js';
import { importEndpoints } from './imports/imports.contract.js';
import { invoiceEndpoints } from './invoices/invoices.contract.js';
import { jobEndpoints } from './jobs/jobs.contract.js';
import { jobEmailEndpoints, jobReadEndpoints } from './jobs/jobReads.contract.js';
import { onboardingEndpoints } from './onboarding/onboarding.contract.js';
import { preferenceEndpoints } from './preferences/preferences.contract.js';
import { ratingEndpoints } from './ratings/ratings.contract.js';
import { taskEndpoints } from './tasks/tasks.contract.js';
import { chainEndpoints, periodChangeEndpoints } from './reconciliation/periodChanges.contract.js';
import { reconciliationEndpoints } from './reconciliation/reconciliation.contract.js';
import { suggestionEndpoints } from './reconciliation/suggestions.contract.js';
import { supportEndpoints } from './support/support.contract.js';
import { systemEndpoints } from './system/system.contract.js';
import { tagEndpoints } from './tags/tags.contract.js';
import { teamEndpoints } from './teams/teams.contract.js';
import { fragmentEndpoints, pageRegionEndpoints } from './templates/fragments.contract.js';
import { addedColumnEndpoints, templateEndpoints } from './templates/templates.contract.js';
import { tokenEndpoints } from './tokens/tokens.contract.js';
import { trackingEndpoints } from './tracking/tracking.contract.js';
import { transactionChangeEndpoints } from './transactions/transactionChanges.contract.js';
import { transactionEndpoints } from './transactions/transactions.contract.js';
import { userEndpoints } from './users/users.contract.js';
import { webhookEndpoints } from './webhooks/webhooks.contract.js';

/** Every call of the API by feature and name. The server must implement each; the client has a method for each. */
export const contract = {
  system: systemEndpoints,
  auth: { ...authEndpoints, ...elsewhereEndpoints, ...identityEndpoints },
  users: userEndpoints,
  teams: teamEndpoints,
  tokens: tokenEndpoints,
  embedTokens: embedEndpoints,
  credits: creditEndpoints,
  contracts: { ...contractEndpoints, ...ssoEndpoints },
  sso: firmSsoEndpoints,
  addressList: addressListEndpoints,
  tags: tagEndpoints,
  auditLog: auditEndpoints,
  preferences: preferenceEndpoints,
  documents: documentEndpoints,
  jobs: { ...jobEndpoints, ...jobReadEndpoints },
  jobEmails: jobEmailEndpoints,
  transactions: { ...transactionEndpoints, ...transactionChangeEndpoints },
  edits: editEndpoints,
  reconciliation: { ...reconciliationEndpoints, ...periodChangeEndpoints, ...chainEndpoints, ...suggestionEndpoints },
  ratings: ratingEndpoints,
  tasks: taskEndpoints,
  exports: exportEndpoints,
  imports: importEndpoints,
  categories: categoryEndpoints,
  customFormats: customFormatEndpoints,
  invoices: invoiceEndpoints,
  webhooks: webhookEndpoints,
  admin: adminEndpoints,
  support: supportEndpoints,
  onboarding: onboardingEndpoints,
  growth: growthEndpoints,
  announcements: announcementEndpoints,
  tracking: trackingEndpoints,
  templates: { ...templateEndpoints, ...addedColumnEndpoints, ...pageRegionEndpoints, ...fragmentEndpoints },
} as const;
export type Contract = typeof contract;

export * from './admin/admin.contract.js';
export * from './announcements/announcements.contract.js';
export * from './audit/audit.contract.js';
export * from './auth/auth.contract.js';
export * from './auth/elsewhere.contract.js';
export * from './core/apiError.js';
export * from './core/defineError.js';
export * from './core/defineEvent.js';
export * from './core/endpoint.js';
export * from './core/errors.js';
export * from './core/money.js';
export * from './core/paging.js';
export * from './core/workspace.js';
export * from './contracts/addressList.contract.js';
export * from './contracts/contracts.contract.js';
export * from './contracts/sso.contract.js';
export * from './credits/credits.contract.js';
export * from './credits/overage.contract.js';
export * from './credits/plans.js';
export * from './categories/categories.contract.js';
export * from './customFormats/customFormats.contract.js';
export * from './customFormats/invoiceTable.js';
export * from './documents/documents.contract.js';
export * from './documents/formFields.contract.js';
export * from './documents/pdfCommands.contract.js';
export * from './edits/edits.contract.js';
export * from './embed/embed.contract.js';
export * from './embed/embedCalls.js';
export * from './exports/exportFormats.js';
export * from './exports/exports.contract.js';
export * from './growth/growth.contract.js';
export * from './imports/imports.contract.js';
export * from './invoices/decimals.js';
export * from './invoices/invoiceProof.js';
export * from './invoices/invoices.contract.js';
export * from './invoices/invoiceValues.js';
export * from './jobs/jobs.contract.js';
export * from './jobs/jobReads.contract.js';
export * from './jobs/joinColumns.js';
export * from './live/live.contract.js';
export * from './onboarding/onboarding.contract.js';
export * from './onboarding/onboardingChoices.js';
export * from './preferences/preferences.contract.js';
export * from './ratings/ratings.contract.js';
export * from './tasks/tasks.contract.js';
export * from './reconciliation/periodChanges.contract.js';
export * from './reconciliation/reconciliation.contract.js';
export * from './reconciliation/suggestions.contract.js';
export * from './support/support.contract.js';
export * from './system/system.contract.js';
export * from './tags/tags.contract.js';
export * from './teams/teams.contract.js';
export * from './tokens/tokens.contract.js';
export * from './templates/fragments.contract.js';
export * from './templates/rectangles.contract.js';
export * from './templates/templates.contract.js';
export * from './tracking/adConversion.js';
export * from './tracking/tracking.contract.js';
export * from './transactions/transactionChanges.contract.js';
export * from './transactions/transactions.contract.js';
export * from './users/users.contract.js';
export * from './webhooks/webhooks.contract.js';
