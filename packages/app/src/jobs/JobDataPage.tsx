import { ApiError } from '@tieout/sdk';
import { describeError, useJob } from '@tieout/widgets';
import { Navigate, useSearchParams } from 'react-router';
import { ForeignJob } from '../admin/ForeignJob.js';
import { ExportPage } from '../exports/ExportPage.js';
import { JobContent } from './JobContent.js';
import { JobSkeleton } from './JobSkeleton.js';
import { MissingJob } from './MissingJob.js';
import { useLevels } from './useLevels.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function JobDataPage() {
  const [parameters] = useSearchParams();
  const jobId = parameters.get('jobId');
  const { levels } = useLevels();
  if (parameters.get('action') === 'export') return <ExportPage />;
  if (!jobId && levels) return <Navigate to={{ pathname: '/transactions', search: `?${parameters.toString()}` }} replace />;
  if (!jobId) return <MissingJob title="No job chosen" text="The address names no job. Choose one from the list." />;
  if (!UUID.test(jobId)) {
    return <MissingJob title="Job not found" text="The address does not name a job: its id is incomplete or mistyped. Choose the job from the list." />;
  }
  // Another job is another page: nothing of the one before stays.
  return <LoadedJob key={jobId} jobId={jobId} />;
}

function LoadedJob({ jobId }: { jobId: string }) {
  const job = useJob(jobId);
  if (job.data) return <JobContent job={job.data} />;
  if (job.isPending) return <JobSkeleton />;
  if (job.error instanceof ApiError && job.error.status === 404) {
    return <ForeignJob jobId={jobId}><MissingJob title="Job not found" text="This job does not exist. It may have been deleted." /></ForeignJob>;
  }
  return <MissingJob title="The job could not be loaded" text={describeError(job.error, 'The server did not answer')} onRetry={() => void job.refetch()} />;
}
