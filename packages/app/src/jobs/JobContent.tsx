import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { TRIAL_PAGES, type Job } from '@tieout/sdk/contract';
import { issueReportStrings, JobActions, JobCanceled, JobFailed, JobHeader, OutOfCredits, useCredits, useRatings } from '@tieout/widgets';
import { useHref, useNavigate } from 'react-router';
import { usePageTitle } from '../shell/usePageTitle.js';
import classes from './JobContent.module.css';
import { jobPath } from './jobAddress.js';
import { JobReview } from './JobReview.js';
import { JobRunning } from './JobRunning.js';
import { useStaff } from './useStaff.js';

/** What a job shows depends on its status. */
export function JobContent({ job }: { job: Job }) {
  const navigate = useNavigate();
  const ratings = useRatings(job.id);
  const isStaff = useStaff();
  const jobsHref = useHref('/extractdata');
  const upgradeHref = useHref('/account/upgrade');
  usePageTitle(job.name || job.template?.name || 'Job');
  const back = { jobsHref, onBack: () => void navigate('/extractdata') };
  return (
    <div className={classes.job} data-fills={job.status === 'Succeeded' || undefined}>
      <JobHeader job={job} headingLevel={1} showsAlgorithm={isStaff} actions={isStaff && <JobActions job={job} onDebugged={(next) => void navigate(jobPath(next.id))} />} onDeleted={() => void navigate('/dataArchive', { replace: true })} />
      {job.isPartial && <PartialJob />}
      {(ratings.data?.length ?? 0) > 0 && <Alert color="blue" p="xs" icon={<IconInfoCircle size={18} />}>{issueReportStrings.investigating}</Alert>}
      {(job.status === 'InProgress' || job.status === 'Finishing') && <JobRunning job={job} />}
      {job.status === 'Failed' && <JobFailed job={job} {...back} />}
      {job.status === 'Canceled' && <JobCanceled job={job} {...back} />}
      {job.status === 'OutOfCredits' && <OutOfCredits job={job} {...back} upgradeHref={upgradeHref} />}
      {job.status === 'Succeeded' && <JobReview job={job} />}
    </div>
  );
}

function PartialJob() {
  const isTrial = useCredits().data?.status === 'trialing';
  return (
    <Alert color="yellow" p="xs" icon={<IconInfoCircle size={18} />}>
      Only some of pages have been converted{isTrial && `. The trial is limited to ${TRIAL_PAGES} pages.`}
    </Alert>
  );
}
