import { Progress } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconCheck, IconCoins } from '@tabler/icons-react';
import { progressText } from '@tieout/sdk';
import { RUNNING_STATUSES, type Job } from '@tieout/sdk/contract';
import type { JobListStrings } from './JobList.strings.js';

const icons = { Succeeded: IconCheck, Failed: IconAlertTriangle, Canceled: IconBan, OutOfCredits: IconCoins } as const;

export function JobStatusCell({ job, strings }: { job: Job; strings: JobListStrings }) {
  if (RUNNING_STATUSES.includes(job.status)) {
    const text = job.status === 'Finishing' ? strings.statuses.Finishing : progressText(job);
    return (
      <span className="tieout-job-status" data-status="running">
        <Progress
          value={(job.progress ?? 0) * 100} size="sm" w={72} animated={job.progress === null} aria-label={`${job.name}: ${text}`}
        />
        <span className="tieout-figures">{text}</span>
      </span>
    );
  }
  const Icon = icons[job.status as keyof typeof icons];
  return (
    <span className="tieout-job-status" data-status={job.status} title={job.error?.message}>
      <Icon size={15} stroke={1.8} aria-hidden />
      {strings.statuses[job.status]}
    </span>
  );
}
