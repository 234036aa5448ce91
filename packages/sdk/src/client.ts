import { createTransport } from '#transport';
import { createAdmin, type AdminResource } from './admin/admin.resource.js';
import { createAnnouncements, type AnnouncementsResource } from './announcements/announcements.resource.js';
import { createAudit, type AuditResource } from './audit/audit.resource.js';
import { createAuth, type AuthResource } from './auth/auth.resource.js';
import { createAddressList, type AddressListResource } from './contracts/addressList.resource.js';
import { createContracts, type ContractsResource } from './contracts/contracts.resource.js';
import { createSso, type SsoResource } from './contracts/sso.resource.js';
import { createCredits, type CreditsResource } from './credits/credits.resource.js';
import { createCategories, type CategoriesResource } from './categories/categories.resource.js';
import { createCustomFormats, type CustomFormatsResource } from './customFormats/customFormats.resource.js';
import { createDocuments, type DocumentsResource } from './documents/documents.resource.js';
import { createEdits, type EditsResource } from './edits/edits.resource.js';
import { isEmbedToken } from './embed/embed.contract.js';
import { createEmbedTokens, type EmbedTokensResource } from './embed/embed.resource.js';
import { createExports, type ExportsResource } from './exports/exports.resource.js';
import { createGrowth, type GrowthResource } from './growth/growth.resource.js';
import { createImports, type ImportsResource } from './imports/imports.resource.js';
import { createInvoices, type InvoicesResource } from './invoices/invoices.resource.js';
import { createJobEmails, type JobEmailsResource } from './jobs/jobEmails.resource.js';
import { createJobs, type JobsResource } from './jobs/jobs.resource.js';
import { createLive, type Live } from './live/liveChannel.js';
import { createOnboarding, type OnboardingResource } from './onboarding/onboarding.resource.js';
import { createPreferences, type PreferencesResource } from './preferences/preferences.resource.js';
import { createRatings, type RatingsResource } from './ratings/ratings.resource.js';
import { createTasks, type TasksResource } from './tasks/tasks.resource.js';
import { createReconciliation, type ReconciliationResource } from './reconciliation/reconciliation.resource.js';
import { createSupport, type SupportResource } from './support/support.resource.js';
import { createSystem, type SystemResource } from './system/system.resource.js';
import { createTags, type TagsResource } from './tags/tags.resource.js';
import { createTeams, type TeamsResource } from './teams/teams.resource.js';
import { createTemplates, type TemplatesResource } from './templates/templates.resource.js';
import { createTokens, type TokensResource } from './tokens/tokens.resource.js';
import { createTracking, type TrackingResource } from './tracking/tracking.resource.js';
import { createTransactions, type TransactionsResource } from './transactions/transactions.resource.js';
import { type CallHooks, createCall } from './transport/call.js';
import type { ClientContext } from './transport/clientContext.js';
import { endpointPath } from './transport/endpointPath.js';
import type { Transport, TransportAddress } from './transport/transport.js';
import { createUsers, type UsersResource } from './users/users.resource.js';
import { createWebhooks, type WebhooksResource } from './webhooks/webhooks.resource.js';

export interface ClientOptions extends TransportAddress, CallHooks {
  /** Bearer token; none is needed in local mode. */
  token?: string | undefined;
  /** Another way to reach the server, for tests: see createFakeTransport in @tieout/sdk/testing. */
  transport?: Transport | undefined;
}

export interface Client {
  system: SystemResource;
  auth: AuthResource;
  users: UsersResource;
  teams: TeamsResource;
  tokens: TokensResource;
  embedTokens: EmbedTokensResource;
  sso: SsoResource;
  addressList: AddressListResource;
  credits: CreditsResource;
  contracts: ContractsResource;
  tags: TagsResource;
  auditLog: AuditResource;
  preferences: PreferencesResource;
  documents: DocumentsResource;
  jobs: JobsResource;
  jobEmails: JobEmailsResource;
  transactions: TransactionsResource;
  reconciliation: ReconciliationResource;
  edits: EditsResource;
  ratings: RatingsResource;
  tasks: TasksResource;
  exports: ExportsResource;
  imports: ImportsResource;
  categories: CategoriesResource;
  customFormats: CustomFormatsResource;
  invoices: InvoicesResource;
  webhooks: WebhooksResource;
  admin: AdminResource;
  support: SupportResource;
  onboarding: OnboardingResource;
  growth: GrowthResource;
  announcements: AnnouncementsResource;
  tracking: TrackingResource;
  templates: TemplatesResource;
  /** Messages of the server as they happen. */
  live: Live;
  /** The token is one of a partner's page: it reaches one job, or the jobs under two tags, and has no settings of its own. */
  readonly isEmbedded: boolean;
  /** Replaces the bearer token, after a sign-in or a sign-out. */
  setToken(token: string | undefined): void;
  /** Ends the live channel and all connections. */
  close(): Promise<void>;
}

/** A client of one server. In Node give `url` or `socketPath` (default http://localhost:4000); in a browser the default is the page's own server. */
export function createClient(options: ClientOptions = {}): Client {
  const transport = options.transport ?? createTransport({ url: options.url, socketPath: options.socketPath });
  const token = { current: options.token };
  const { refreshToken, onSessionExpired, onVersionChange, onTrialLimit, onPlanLimit } = options;
  const live = createLive({ transport, token });
  const context: ClientContext = {
    live,
    call: createCall({ transport, token, refreshToken, onSessionExpired, onVersionChange, onTrialLimit, onPlanLimit }),
    url(endpoint, input) {
      if (transport.baseUrl === null) throw new TypeError('A server on a private socket has no addresses for a browser. Use documents.file() or documents.pageImage(), or start it with a port.');
      const { params, query } = input as { params?: Record<string, unknown>; query?: Record<string, unknown> };
      return transport.baseUrl + endpointPath(endpoint, params, endpoint.auth === 'none' ? query : { ...query, token: token.current });
    },
  };
  return {
    system: createSystem(context),
    auth: createAuth(context),
    users: createUsers(context),
    teams: createTeams(context),
    tokens: createTokens(context),
    embedTokens: createEmbedTokens(context),
    sso: createSso(context),
    addressList: createAddressList(context),
    credits: createCredits(context),
    contracts: createContracts(context),
    tags: createTags(context),
    auditLog: createAudit(context),
    preferences: createPreferences(context),
    documents: createDocuments(context),
    jobs: createJobs(context),
    jobEmails: createJobEmails(context),
    transactions: createTransactions(context),
    reconciliation: createReconciliation(context),
    edits: createEdits(context),
    ratings: createRatings(context),
    tasks: createTasks(context),
    exports: createExports(context),
    imports: createImports(context),
    categories: createCategories(context),
    customFormats: createCustomFormats(context),
    invoices: createInvoices(context),
    webhooks: createWebhooks(context),
    admin: createAdmin(context),
    support: createSupport(context),
    onboarding: createOnboarding(context),
    growth: createGrowth(context),
    announcements: createAnnouncements(context),
    tracking: createTracking(context),
    templates: createTemplates(context),
    live,
    get isEmbedded() {
      return isEmbedToken(token.current);
    },
    setToken(next) {
      token.current = next;
    },
    async close() {
      live.close();
      await transport.close();
    },
  };
}
