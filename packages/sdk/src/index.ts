// Entry @tieout/sdk: the client, its types and its errors. The schemas themselves are in @tieout/sdk/contract.
export { createClient, type Client, type ClientOptions } from './client.js';

export { ApiError } from './core/apiError.js';
export { ConnectionError, RetriesExhaustedError, TimeoutError, UnexpectedResponseError } from './core/connectionErrors.js';
export { currencyDecimals, formatMinor, minorFromNumber, numberFromMinor, parseDecimal, sumMinor } from './core/money.js';
export type { CallOptions } from './transport/call.js';
export type { BinaryResponse } from './transport/binaryResponse.js';
export type { NamedContent, Socket, SocketHandlers, Transport, TransportRequest, TransportResponse, UploadFile, UploadProgress } from './transport/transport.js';

export { exportFormats, findExportFormat } from './exports/exportFormats.js';
export type { ExportFormat, ExportFormatId, ExportFormatName, ExportOptions, ExportOptionsInput } from './exports/exportFormats.js';
export type { ExportInput } from './exports/exports.resource.js';
export type { VendorsUpload } from './categories/categories.resource.js';
export type { CustomFormatChange, NewCustomFormat } from './customFormats/customFormats.resource.js';
export { progressText, remainingTimeText } from './jobs/remainingTime.js';
export type { JobListQuery } from './jobs/jobs.resource.js';
export type { WatchOptions } from './jobs/watchJob.js';
export type { Live, LiveHandler } from './live/liveChannel.js';
export type { RowEditOptions, TransactionListQuery } from './transactions/transactions.resource.js';
export type { FragmentChange, MappingQuery, TemplateQuery } from './templates/templates.resource.js';
export type { UploadOptions } from './documents/documents.resource.js';

export type { AuditEntry } from './audit/audit.contract.js';
export type { Permission, SessionToken, SignInResult, SignUp } from './auth/auth.contract.js';
export type { SignInProvider, SignInWays } from './auth/elsewhere.contract.js';
export type { ContractSummary, SetPlan } from './contracts/contracts.contract.js';
export type { Credits } from './credits/credits.contract.js';
export type { OverageConfig, OveragePackage, PagePack, PriceList } from './credits/overage.contract.js';
export type { BillingCycle, Plan, PlanFeature, PlanName, SubscriptionStatus } from './credits/plans.js';
export type { CustomFormat, CustomFormatType } from './customFormats/customFormats.contract.js';
export type { CsvMapping, CsvPreview, CsvSettings } from './imports/imports.contract.js';
export type { Document, DocumentPage } from './documents/documents.contract.js';
export type { CreateEmbedToken, EmbedAbility, EmbedToken } from './embed/embed.contract.js';
export type { Bank, ExportRequest } from './exports/exports.contract.js';
export type { Invoice, InvoiceLine, InvoiceProof, InvoiceRow, ListedInvoice } from './invoices/invoices.contract.js';
export { readInvoiceRow } from './invoices/invoices.resource.js';
export type { CreateJob, Finding, Job, JobDocument, JobStatus, JobType } from './jobs/jobs.contract.js';
export type { LiveMessage } from './live/live.contract.js';
export type { Edit, EditConflict, EditOptions, EditResult, RowChange } from './edits/edits.contract.js';
export { conflictsOf, createOutbox, isOutOfReach } from './edits/outbox.js';
export type { Outbox, OutboxEntry, OutboxOptions, OutboxStore, SeenValue } from './edits/outbox.js';
export { atVersions, rowsOfEdit, sendEdit } from './edits/queuedEdit.js';
export type { QueuedEdit } from './edits/queuedEdit.js';
export type { AsyncTask } from './tasks/tasks.contract.js';
export type { ExtractedData, Fragment } from './templates/fragments.contract.js';
export type { TemplateDefinition, TemplateRectangle } from './templates/rectangles.contract.js';
export type { AddedColumnMapping, CreateTemplate, NewMapping, Template, UpdateTemplate } from './templates/templates.contract.js';
export type { CreateRating, Issue, IssueReport, IssueType, Rating } from './ratings/ratings.contract.js';
export type { ChainPeriod, PeriodField, PeriodTotals, RenameAccount, StatementChain, UpdateMetadataField } from './reconciliation/periodChanges.contract.js';
export type { Account, Box, MetadataField, Period, PrintedFactName, PrintedFacts, Proof, ReconciliationState, Source } from './reconciliation/reconciliation.contract.js';
export type { Suggestion, SuggestionKind } from './reconciliation/suggestions.contract.js';
export type { Project, TagLevel, TagPermission, TagRole } from './tags/tags.contract.js';
export type { Seat, Team, TeamMember, TeamRole, TeamUser } from './teams/teams.contract.js';
export type { AccessToken, CreateAccessToken, TokenScope } from './tokens/tokens.contract.js';
export type { SystemStatus } from './system/system.contract.js';
export type {
  AssignParams, BulkEdit, BulkOperation, Correction, CreateTransactions, EditTransactions, NewTransaction, SwitchScope, TransactionChanges,
} from './transactions/transactionChanges.contract.js';
export type { Transaction, TransactionStatus } from './transactions/transactions.contract.js';
export type { CreateWebhook, DeliveryFilter, DeliveryStatus, Webhook, WebhookDelivery, WebhookEvent, WebhookEventType, WebhookKind } from './webhooks/webhooks.contract.js';
export type { TwoFactorSetup, UpdateProfile, User } from './users/users.contract.js';
export type { Filter, Pagination, Sort } from './core/paging.js';
export type { TagLevels, Workspace } from './core/workspace.js';
