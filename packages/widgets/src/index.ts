// Entry @tieout/widgets: the provider, the widgets, the hooks they are made of. Styles are in @tieout/widgets/styles.css.
export { TieoutProvider, type TieoutProviderProps } from './core/TieoutProvider.js';
export { useTieout, type TieoutContextValue } from './core/useTieout.js';
export { tieoutTheme } from './core/theme.js';
export type { ColorScheme } from './core/useColorScheme.js';
export type { StringOverrides } from './core/stringOverrides.js';
export type { ToastOptions, Toasts } from './core/toasts.js';
export { usePreference } from './core/usePreference.js';
export { describeError } from './core/describeError.js';
export { EmptyState } from './core/EmptyState.js';
export { InlineText, type InlineTextProps } from './core/InlineText/InlineText.js';
export { PagedTable, type PagedColumn, type PagedTableProps, type TablePlace } from './core/PagedTable/PagedTable.js';
export { SplitPane } from './core/SplitPane.js';
export { formatBytes, formatDate, formatInstant, isBadDate } from './core/formatDate.js';
export { formatMoney, moneySign, type MoneyFormat } from './core/formatMoney.js';

export { AdminAuditLog, type AdminAuditLogProps } from './admin/Administration/AdminAuditLog.js';
export { AdminContracts, type AdminContractsProps } from './admin/Administration/AdminContracts.js';
export { AdminDocuments, JobDownloads, type AdminDocumentsProps } from './admin/Administration/AdminDocuments.js';
export { AdminUsers, type AdminUsersProps, type FoundPerson } from './admin/Administration/AdminUsers.js';
export { BadRatings, type BadRatingsProps } from './admin/Administration/BadRatings.js';
export { SuperLogin, type SuperLoginProps } from './admin/Administration/SuperLogin.js';
export { UserExplorer, type UserExplorerProps } from './admin/Administration/UserExplorer.js';
export { QueueJobs, type QueueJobsProps } from './admin/Queue/QueueJobs.js';
export { SupportDesk, type SupportDeskProps } from './support/SupportDesk/SupportDesk.js';
export { SupportTools } from './support/SupportDesk/SupportTools.js';
export { ProspectImport } from './support/SupportDesk/ProspectImport.js';
export { AnnouncementBar, type AnnouncementBarProps } from './announcements/Announcements/AnnouncementBar.js';
export { AnnouncementEditor } from './announcements/Announcements/AnnouncementEditor.js';
export { FeedbackDialog, type FeedbackDialogProps } from './growth/Feedback/FeedbackDialog.js';
export { isFeedbackDue } from './growth/Feedback/feedbackDue.js';
export { ReferralProgram, type ReferralProgramProps } from './growth/Referrals/ReferralProgram.js';
export { ReviewForm, type ReviewFormProps } from './growth/Referrals/ReviewForm.js';
export { FirstSteps, useOnboardingSteps, type FirstStepsProps } from './onboarding/Onboarding/FirstSteps.js';
export { OnboardingSurvey, type OnboardingSurveyProps } from './onboarding/Onboarding/OnboardingSurvey.js';
export { ShortSurvey, type ShortSurveyProps } from './onboarding/Onboarding/ShortSurvey.js';
export { usePendingSurvey } from './onboarding/Onboarding/usePendingSurvey.js';
export { GuidedTour, type GuidedTourProps } from './onboarding/Tour/GuidedTour.js';
export { AccountMenu, type AccountMenuProps } from './account/AccountMenu/AccountMenu.js';
export { AccessTokens } from './account/Settings/AccessTokens.js';
export { AuditLog } from './account/Settings/AuditLog.js';
export { PlanSummary, ProfileSettings } from './account/Settings/ProfileSettings.js';
export { TwoFactorSettings } from './account/Settings/TwoFactorSettings.js';
export { useCredits, useUser } from './account/useAccount.js';
export { PeopleManager } from './teams/People/PeopleManager.js';
export { TeamManager } from './teams/People/TeamManager.js';
export { NewPasswordForm, RegisterForm, RequestResetForm, type NewPasswordFormProps, type RequestResetFormProps } from './auth/AccountForms/PasswordForms.js';
export { SignInForm, type SignedIn, type SignInFormProps } from './auth/AccountForms/SignInForm.js';
export { SignUpForm, type SignUpExtras, type SignUpFormProps } from './auth/AccountForms/SignUpForm.js';
export { TwoFactorForm, type TwoFactorFormProps } from './auth/AccountForms/TwoFactorForm.js';

export { UploadDropzone, type UploadDropzoneProps } from './documents/UploadDropzone/UploadDropzone.js';
export { useUpload, type Upload } from './documents/useUpload.js';
export type { UploadEntry, UploadStatus } from './documents/uploadState.js';
export { DocumentViewer, type DocumentViewerProps } from './documents/DocumentViewer/DocumentViewer.js';
export type { Highlight } from './documents/DocumentViewer/DocumentPage.js';
export type { Place } from './documents/DocumentViewer/useDocumentViewer.js';
export type { ViewedDocument } from './documents/DocumentViewer/usePageSource.js';

export { JobActions, type JobActionsProps } from './jobs/JobActions/JobActions.js';
export { JobHeader, type JobHeaderProps } from './jobs/JobHeader/JobHeader.js';
export { JobList, type JobListProps } from './jobs/JobList/JobList.js';
export { DeleteJobDialog } from './jobs/JobList/DeleteJobDialog.js';
export { jobListStrings } from './jobs/JobList/JobList.strings.js';
export { JobProgress, type JobProgressProps } from './jobs/JobProgress/JobProgress.js';
export { JobCanceled, JobFailed, OutOfCredits, type JobEndedProps, type OutOfCreditsProps } from './jobs/JobProgress/JobEnded.js';
export { JobReview, type JobReviewProps } from './jobs/JobReview/JobReview.js';
export { TagSelector, type TagSelectorProps } from './jobs/TagSelector/TagSelector.js';
export { useFindings, useJob, useJobActions, useJobDocuments, useTags } from './jobs/useJob.js';
export { useJobs } from './jobs/useJobs.js';

export { IssueReport, type IssueReportProps } from './ratings/IssueReport/IssueReport.js';
export { issueReportStrings } from './ratings/IssueReport/IssueReport.strings.js';
export { useRatings } from './ratings/useRatings.js';
export { ReconciliationBadge, type ReconciliationBadgeProps } from './reconciliation/ReconciliationBadge/ReconciliationBadge.js';
export { ReconciliationSummary, type ReconciliationSummaryProps } from './reconciliation/ReconciliationSummary/ReconciliationSummary.js';
export { ProofPanel, type ProofPanelProps } from './reconciliation/ProofPanel/ProofPanel.js';
export { StatementChain, type StatementChainProps } from './reconciliation/StatementChain/StatementChain.js';
export { Suggestions, type SuggestionsProps } from './reconciliation/Suggestions/Suggestions.js';
export { useReconciliation } from './reconciliation/useReconciliation.js';

export { VendorsImport, type VendorsImportProps } from './categories/VendorsImport/VendorsImport.js';
export { CustomFormatDialog, CustomFormatEditor, type CustomFormatDialogProps, type CustomFormatEditorProps } from './customFormats/CustomFormatDialog/CustomFormatDialog.js';
export { DownloadDialog, type DownloadDialogProps } from './exports/DownloadDialog/DownloadDialog.js';
export { ExportPanel, type ExportPanelProps } from './exports/ExportPanel/ExportPanel.js';
export type { ExportSubject } from './exports/useExportForm.js';

export { AssignJobs, type AssignJobsProps } from './tags/AssignJobs/AssignJobs.js';
export { ProjectTree, type ProjectTreeProps } from './tags/ProjectTree/ProjectTree.js';

export { WebhookDeliveries, type WebhookDeliveriesProps } from './webhooks/WebhookDeliveries/WebhookDeliveries.js';
export { WebhookManager, type WebhookManagerProps } from './webhooks/WebhookManager/WebhookManager.js';

export { AddTransaction, type AddTransactionProps } from './transactions/AddTransaction/AddTransaction.js';
export { AssignDialog, type AssignDialogProps } from './transactions/AssignDialog/AssignDialog.js';
export { useEdits, type Conflict, type EditCall, type Edits, type Resend } from './transactions/editing/useEdits.js';
export { FilterBar, type FilterBarProps } from './transactions/FilterBar/FilterBar.js';
export { defaultFilters, type TransactionFilters } from './transactions/FilterBar/filterModel.js';
export { OutboxNotice, type OutboxNoticeProps } from './edits/OutboxNotice/OutboxNotice.js';
export { DocumentEditor, type DocumentEditorProps } from './documents/DocumentEditor/DocumentEditor.js';
export { PageTable, type PageTableProps } from './transactions/PageTable/PageTable.js';
export { RowHistory, type RowHistoryProps } from './transactions/RowHistory/RowHistory.js';
export { BankFileImport, type BankFileImportProps } from './imports/BankFileImport/BankFileImport.js';

export { GenericData, type GenericDataProps } from './transactions/GenericData/GenericData.js';
export { FixPage, type FixPageProps } from './transactions/FixPage/FixPage.js';
export { TransactionGrid, type TransactionGridProps } from './transactions/TransactionGrid/TransactionGrid.js';
export { TransactionManager, type TransactionManagerProps } from './transactions/TransactionManager/TransactionManager.js';
export { useTransactions, type TransactionBlocks, type TransactionScope } from './transactions/useTransactions.js';
