import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildErrorBody, buildFailedJob, buildJob, buildRunningJob } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { JobCanceled, JobFailed, OutOfCredits } from './JobEnded.js';
import { JobProgress } from './JobProgress.js';

const meta: Meta<typeof JobProgress> = { title: 'Jobs/JobProgress', component: JobProgress, decorators: [withTieout] };
export default meta;
type Story = StoryObj<typeof JobProgress>;

const minuteAgo = () => new Date(Date.now() - 60_000).toISOString();

export const Running: Story = { args: { job: buildRunningJob({ totalJobs: 240, startedAt: minuteAgo(), name: 'Harbour Bank, fourth quarter.pdf', numDocuments: 3 }) } };
export const NoProgressYet: Story = { args: { job: buildRunningJob({ progress: null }) } };
export const Finishing: Story = { args: { job: buildRunningJob({ status: 'Finishing', progress: 1 }) } };
export const Dark: Story = { args: { job: buildRunningJob({ startedAt: minuteAgo() }) }, parameters: { tieout: { colorScheme: 'dark' } } };
export const Failed: Story = {
  render: () => <JobFailed job={buildFailedJob({ error: buildErrorBody({ data: { document: 'scan of January.pdf' } }) })} jobsHref="#jobs" />,
};
export const Canceled: Story = { render: () => <JobCanceled job={buildJob({ status: 'Canceled' })} jobsHref="#jobs" /> };
export const OutOfPages: Story = { render: () => <OutOfCredits job={buildJob({ status: 'OutOfCredits', totalJobs: 412 })} jobsHref="#jobs" upgradeHref="#upgrade" /> };
