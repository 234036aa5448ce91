import { Button, Loader } from '@mantine/core';
import { MAKING_TYPES, RUNNING_STATUSES } from '@tieout/sdk/contract';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { useStrings } from '../../core/useStrings.js';
import { JobInvoices } from '../../invoices/InvoiceManager/JobInvoices.js';
import { ExtractedDataViewer } from '../../templates/ExtractedDataViewer/ExtractedDataViewer.js';
import { TransactionManager } from '../../transactions/TransactionManager/TransactionManager.js';
import { JobCanceled, JobFailed, OutOfCredits } from '../JobProgress/JobEnded.js';
import { JobResult } from '../JobResult/JobResult.js';
import { JobProgress } from '../JobProgress/JobProgress.js';
import { useJob } from '../useJob.js';
import { jobReviewStrings, type JobReviewStrings } from './JobReview.strings.js';

export interface JobReviewProps {
  jobId: string;
  /** Address of the list of jobs, for the link back from a job that failed. */
  jobsHref?: string;
  onBack?: () => void;
  /** Address of the plans, offered where pages have run out and to who pays for none. */
  upgradeHref?: string;
  strings?: Partial<JobReviewStrings>;
}

/** One job from its first page to its proved rows: progress, then the review, or why there is none. */
export function JobReview({ jobId, jobsHref, onBack, upgradeHref, strings: own }: JobReviewProps) {
  const strings = useStrings('JobReview', jobReviewStrings, own);
  const { data: job, error, refetch } = useJob(jobId);
  if (!job && error) {
    return (
      <EmptyState tone="error" title={strings.loadFailed} text={describeError(error, strings.loadFailed)}>
        <Button variant="default" onClick={() => void refetch()}>{strings.retry}</Button>
      </EmptyState>
    );
  }
  if (!job) return <div className="tieout-manager-wait"><Loader size="sm" aria-hidden /> {strings.loading}</div>;
  if (RUNNING_STATUSES.includes(job.status)) return <JobProgress job={job} />;
  const back = { job, jobsHref, onBack };
  if (job.status === 'Failed') return <JobFailed {...back} />;
  if (job.status === 'Canceled') return <JobCanceled {...back} />;
  if (job.status === 'OutOfCredits') return <OutOfCredits {...back} upgradeHref={upgradeHref} />;
  if (MAKING_TYPES.includes(job.type)) return <JobResult job={job} />;
  if (job.templateId !== null) return <ExtractedDataViewer job={job} />;
  if (job.type === 'Invoice') return <JobInvoices job={job} />;
  return <TransactionManager job={job} upgradeHref={upgradeHref} />;
}
