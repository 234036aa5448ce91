// All models of one connection, in one list.
import type { Sequelize } from 'sequelize';
import { bindFeedback } from '../growth/feedback.model.js';
import { bindSurvey } from '../onboarding/surveys.model.js';
import { bindContactNote, bindPaymentCredit } from '../support/support.model.js';
import { bindUsageEvent } from '../tracking/usageEvents.model.js';
import { bindAuditEntry } from '../audit/audit.model.js';
import { bindUserIdentity } from '../auth/identities.model.js';
import { bindOneTimeToken } from '../auth/oneTimeTokens.model.js';
import { bindSession } from '../auth/sessions.model.js';
import { bindContract, bindContractPreference } from '../contracts/contracts.model.js';
import { bindSsoConnection } from '../contracts/ssoConnections.model.js';
import { bindCreditEntry, bindPageCharge } from '../credits/credits.model.js';
import { bindCsvSettings } from '../csvSettings/csvSettings.model.js';
import { bindCategory, bindCategoryGroup } from '../categories/categories.model.js';
import { bindColumnConfig, bindCustomFormat } from '../customFormats/customFormats.model.js';
import { bindDocument, bindStoredFile } from '../documents/documents.model.js';
import { bindEmbedToken } from '../embed/embedTokens.model.js';
import { bindEdit } from '../edits/edits.model.js';
import { bindFinding } from '../jobs/findings.model.js';
import { bindJobEmail } from '../jobs/jobEmails.js';
import { bindJob, bindJobDocument } from '../jobs/jobs.model.js';
import { bindPreference } from '../preferences/preferences.model.js';
import { bindRating } from '../ratings/ratings.model.js';
import { bindTask } from '../tasks/tasks.model.js';
import { bindAccount, bindPeriod } from '../reconciliation/reconciliation.model.js';
import { bindJobTag, bindTag, bindTagPermission } from '../tags/tags.model.js';
import { bindTeam, bindTeamMember } from '../teams/teams.model.js';
import { bindTemplate, bindTemplateFragment, bindTemplateMapping } from '../templates/templates.model.js';
import { bindTransaction } from '../transactions/transactions.model.js';
import { bindAccessToken } from '../tokens/accessTokens.model.js';
import { bindUser } from '../users/users.model.js';
import { bindWebhookDelivery } from '../webhooks/deliveries.model.js';
import { bindWebhook } from '../webhooks/webhooks.model.js';

export function bindModels(sequelize: Sequelize) {
  return {
    contracts: bindContract(sequelize),
    users: bindUser(sequelize),
    accessTokens: bindAccessToken(sequelize),
    embedTokens: bindEmbedToken(sequelize),
    files: bindStoredFile(sequelize),
    documents: bindDocument(sequelize),
    jobs: bindJob(sequelize),
    jobDocuments: bindJobDocument(sequelize),
    jobEmails: bindJobEmail(sequelize),
    accounts: bindAccount(sequelize),
    periods: bindPeriod(sequelize),
    transactions: bindTransaction(sequelize),
    findings: bindFinding(sequelize),
    tags: bindTag(sequelize),
    jobTags: bindJobTag(sequelize),
    preferences: bindPreference(sequelize),
    edits: bindEdit(sequelize),
    ratings: bindRating(sequelize),
    tasks: bindTask(sequelize),
    categories: bindCategory(sequelize),
    categoryGroups: bindCategoryGroup(sequelize),
    customFormats: bindCustomFormat(sequelize),
    columnConfigs: bindColumnConfig(sequelize),
    csvSettings: bindCsvSettings(sequelize),
    contractPreferences: bindContractPreference(sequelize),
    sessions: bindSession(sequelize),
    oneTimeTokens: bindOneTimeToken(sequelize),
    ssoConnections: bindSsoConnection(sequelize),
    userIdentities: bindUserIdentity(sequelize),
    teams: bindTeam(sequelize),
    teamMembers: bindTeamMember(sequelize),
    tagPermissions: bindTagPermission(sequelize),
    pageCharges: bindPageCharge(sequelize),
    creditEntries: bindCreditEntry(sequelize),
    auditEntries: bindAuditEntry(sequelize),
    contactNotes: bindContactNote(sequelize),
    paymentCredits: bindPaymentCredit(sequelize),
    feedback: bindFeedback(sequelize),
    surveys: bindSurvey(sequelize),
    usageEvents: bindUsageEvent(sequelize),
    templates: bindTemplate(sequelize),
    templateMappings: bindTemplateMapping(sequelize),
    templateFragments: bindTemplateFragment(sequelize),
    webhooks: bindWebhook(sequelize),
    webhookDeliveries: bindWebhookDelivery(sequelize),
  };
}

export type Models = ReturnType<typeof bindModels>;
