import type { DocumentViewerStrings } from '../documents/DocumentViewer/DocumentViewer.strings.js';
import type { UploadDropzoneStrings } from '../documents/UploadDropzone/UploadDropzone.strings.js';
import type { DownloadDialogStrings } from '../exports/DownloadDialog/DownloadDialog.strings.js';
import type { BankFileImportStrings } from '../imports/BankFileImport/BankFileImport.strings.js';
import type { JobHeaderStrings } from '../jobs/JobHeader/JobHeader.strings.js';
import type { JobListStrings } from '../jobs/JobList/JobList.strings.js';
import type { JobEndStrings, JobProgressStrings } from '../jobs/JobProgress/JobProgress.strings.js';
import type { JobReviewStrings } from '../jobs/JobReview/JobReview.strings.js';
import type { IssueReportStrings } from '../ratings/IssueReport/IssueReport.strings.js';
import type { ReconciliationBadgeStrings } from '../reconciliation/ReconciliationBadge/ReconciliationBadge.strings.js';
import type { ProofPanelStrings } from '../reconciliation/ProofPanel/ProofPanel.strings.js';
import type { ReconciliationSummaryStrings } from '../reconciliation/ReconciliationSummary/ReconciliationSummary.strings.js';
import type { SuggestionsStrings } from '../reconciliation/Suggestions/Suggestions.strings.js';
import type { GenericDataStrings } from '../transactions/GenericData/GenericData.strings.js';
import type { AddTransactionStrings } from '../transactions/AddTransaction/AddTransaction.strings.js';
import type { AssignDialogStrings } from '../transactions/AssignDialog/AssignDialog.strings.js';
import type { RowHistoryStrings } from '../transactions/RowHistory/RowHistory.strings.js';
import type { EditingStrings } from '../transactions/editing/editing.strings.js';
import type { FilterBarStrings } from '../transactions/FilterBar/FilterBar.strings.js';
import type { TransactionGridStrings } from '../transactions/TransactionGrid/TransactionGrid.strings.js';
import type { TransactionManagerStrings } from '../transactions/TransactionManager/TransactionManager.strings.js';

/** Texts of the host, by widget; what is left out keeps ours. */
export interface StringOverrides {
  AddTransaction?: Partial<AddTransactionStrings>;
  AssignDialog?: Partial<AssignDialogStrings>;
  BankFileImport?: Partial<BankFileImportStrings>;
  DocumentViewer?: Partial<DocumentViewerStrings>;
  DownloadDialog?: Partial<DownloadDialogStrings>;
  Editing?: Partial<EditingStrings>;
  FilterBar?: Partial<FilterBarStrings>;
  GenericData?: Partial<GenericDataStrings>;
  IssueReport?: Partial<IssueReportStrings>;
  JobFailed?: Partial<JobEndStrings>;
  JobHeader?: Partial<JobHeaderStrings>;
  JobList?: Partial<JobListStrings>;
  JobProgress?: Partial<JobProgressStrings>;
  JobReview?: Partial<JobReviewStrings>;
  ProofPanel?: Partial<ProofPanelStrings>;
  ReconciliationBadge?: Partial<ReconciliationBadgeStrings>;
  ReconciliationSummary?: Partial<ReconciliationSummaryStrings>;
  RowHistory?: Partial<RowHistoryStrings>;
  Suggestions?: Partial<SuggestionsStrings>;
  TransactionGrid?: Partial<TransactionGridStrings>;
  TransactionManager?: Partial<TransactionManagerStrings>;
  UploadDropzone?: Partial<UploadDropzoneStrings>;
}
