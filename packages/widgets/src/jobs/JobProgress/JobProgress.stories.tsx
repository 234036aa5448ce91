import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildErrorBody, buildFailedJob, buildJob, buildRunningJob, testId } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { JobCanceled, JobFailed, OutOfCredits } from './JobEnded.js';
import { JobProgress } from './JobProgress.js';

const meta: Meta<typeof JobProgress> = { title: 'Jobs/JobProgress', component: JobProgress, decorators: [withTieout] };
export default meta;
type Story = StoryObj<typeof JobProgress>;

const minuteAgo = () => new Date(Date.now() - 60_000).toISOString();

export const Running: Story = { args: { job: buildRunningJob({ totalJobs: 240, startedAt: minuteAgo(), name: 'Harbour Bank, fourth quarter.pdf', numDocuments: 3 }) } };
export const FirstRows: Story = {
  args: {
    job: buildRunningJob({
      totalJobs: 40, startedAt: minuteAgo(), name: 'Harbour Bank, scanned.pdf',
      preview: {
        documentId: testId('document'), pages: 2, numRows: 57,
        rows: [
          { pageNumber: 0, date: '2024-03-01', description: 'OPENING OF THE MONTH, TRANSFER FROM SAVINGS ACCOUNT\nReference 8812', amount: 1250, currency: 'GBP' },
          { pageNumber: 0, date: '2024-03-02', description: 'Card 4412 Grocery Store', amount: -38.2, currency: 'GBP' },
          { pageNumber: 1, date: null, description: 'Direct debit council tax', amount: -141.07, currency: 'GBP' },
        ],
      },
    }),
  },
};
export const NoProgressYet: Story = { args: { job: buildRunningJob({ progress: null }) } };
export const Finishing: Story = { args: { job: buildRunningJob({ status: 'Finishing', progress: 1 }) } };
export const Dark: Story = { args: { job: buildRunningJob({ startedAt: minuteAgo() }) }, parameters: { tieout: { colorScheme: 'dark' } } };
export const Failed: Story = {
  render: () => <JobFailed job={buildFailedJob({ error: buildErrorBody({ data: { document: 'scan of January.pdf' } }) })} jobsHref="#jobs" />,
};
export const Canceled: Story = { render: () => <JobCanceled job={buildJob({ status: 'Canceled' })} jobsHref="#jobs" /> };
export const OutOfPages: Story = { render: () => <OutOfCredits job={buildJob({ status: 'OutOfCredits', totalJobs: 412 })} jobsHref="#jobs" upgradeHref="#upgrade" /> };
