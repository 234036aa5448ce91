import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, internal, type Job } from '@tieout/sdk/contract';
import { ApiError } from '@tieout/sdk';
import { buildFailedJob, buildJob, buildRunningJob, type FakeTransport, testId } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { JobList } from './JobList.js';

const job = (n: number, overrides: Partial<Job> = {}): Job => buildJob({ id: testId('job', n), name: `Harbour Bank 2024-${String(n).padStart(2, '0')}.pdf`, totalJobs: n, numTransactions: n * 31, ...overrides });
const running = (n: number, overrides: Partial<Job>): Job => ({ ...buildRunningJob(overrides), id: testId('job', n), name: `Northern Card ${n}.pdf` });

const mixed = () => [
  running(1, { progress: 0.42, totalJobs: 12 }),
  running(2, { progress: null, totalJobs: 3 }),
  running(3, { status: 'Finishing', progress: 1 }),
  job(4, { tags: ['Client A', '2024'] }),
  job(5, { reconciliation: 'Not Reconciled', hasBadDate: true }),
  job(6, { reconciliation: 'Unknown', tags: ['Client B'] }),
  { ...buildFailedJob(), id: testId('job', 7), name: 'damaged scan.pdf' },
  job(8, { status: 'Canceled', numTransactions: 0, reconciliation: 'Unknown' }),
  job(9, { status: 'OutOfCredits', numTransactions: 0, reconciliation: 'Unknown', totalJobs: 412 }),
  job(10, { isGeneric: true, isBankMode: false, reconciliation: 'Unknown', name: 'letter of the bank.pdf' }),
  job(11), job(12), job(13),
];

const meta: Meta<typeof JobList> = { title: 'Jobs/JobList', component: JobList, decorators: [withTieout], args: { onUpload: () => undefined } };
export default meta;
type Story = StoryObj<typeof JobList>;

export const Full: Story = { parameters: { tieout: { server: () => ({ jobs: mixed() }) } } };
export const Dark: Story = { parameters: { tieout: { server: () => ({ jobs: mixed() }), colorScheme: 'dark' } } };
export const Grid: Story = { parameters: { tieout: { server: () => ({ jobs: mixed(), with: (transport: FakeTransport) => transport.on(contract.preferences.get, () => ({ preference: 'grid' })) }) } } };
export const LongNames: Story = {
  parameters: { tieout: { server: () => ({ jobs: [job(1, { name: 'Consolidated statement of all current accounts and cards, fourth quarter, second and corrected copy, with appendix.pdf', tags: ['Client with a very long name', 'Quarterly close', '2024', 'Second review'], totalJobs: 1999, numTransactions: 123_456 })] }) } },
};
export const Empty: Story = { parameters: { tieout: { server: () => ({ jobs: [] }) } } };
export const Loading: Story = {
  parameters: { tieout: { server: () => ({ with: (transport: FakeTransport) => transport.on(contract.jobs.list, () => new Promise(() => undefined)) }) } },
};
export const Failed: Story = {
  parameters: { tieout: { server: () => ({ with: (transport: FakeTransport) => transport.on(contract.jobs.list, () => { throw new ApiError(internal); }) }) } },
};
