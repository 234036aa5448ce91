import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, contract, internal } from '@tieout/sdk/contract';
import { TEST_INSTANT, testId } from '@tieout/sdk/testing';
import { expect, userEvent } from 'storybook/test';
import { withTieout } from '../../testing/StoryFrame.js';
import type { StoryServer } from '../../testing/storyServer.js';
import { QueueJobs } from '../Queue/QueueJobs.js';
import { AdminContracts } from './AdminContracts.js';
import { AdminUsers } from './AdminUsers.js';
import { BadRatings } from './BadRatings.js';

const COUNT = 12_345;
const person = (index: number) => ({
  id: testId('user', index + 1), email: `person${index}@firm.example`, name: `Person ${index}`, contract: 'A & Co', plan: 'Business', isContractAdmin: index === 0, isEnabled: index !== 1, isGuest: false,
  isEmailConfirmed: true, permissions: index === 2 ? ['SUPPORT_TOOL'] : [], lastSeenAt: TEST_INSTANT, contractId: testId('contract'),
});
const rating = {
  id: testId('job', 7), jobId: testId('job'), documentId: null, rating: 1, details: null, issues: [{ issueType: 'missing_transaction' as const, pageNumber: 3, details: 'The last one' }], userId: testId('user'), userName: 'Ada',
  createdAt: TEST_INSTANT, reviewedAt: null, template: 'Bank statements', email: 'ada@firm.example', contract: 'A & Co', jobStatus: 'Succeeded' as const,
};
const server = (): StoryServer => {
  let isReviewed = false;
  return {
    with: (transport) => transport
      .on(contract.admin.db, ({ query }) => {
        const found = query.search ? [person(5)].filter(({ email }) => email.includes(query.search)) : Array.from({ length: query.limit }, (_, index) => person(query.offset + index));
        return { rows: found, count: query.search ? found.length : COUNT, columns: Object.keys(person(0)) };
      })
      .on(contract.admin.contracts, () => ({
        count: 1,
        rows: [{ id: testId('contract'), name: 'A & Co', admin: 'ada@firm.example', users: 3, plan: 'Business' as const, status: 'past_due' as const, billingCycle: 'Annually' as const, credits: 7680, purchasedCredits: 0, pageAllowance: null, retentionDays: 90, trialEndsAt: null, disabledAt: null, createdAt: TEST_INSTANT }],
      }))
      .on(contract.admin.badRatings, () => ({ rows: isReviewed ? [] : [rating], count: isReviewed ? 0 : 1 }))
      .on(contract.admin.markReviewed, () => void (isReviewed = true))
      .on(contract.admin.bullmq, ({ query }) => {
        if (query.jobId === 'broken') throw new ApiError(internal);
        return { adapter: 'bee-queue' as const, jobs: query.jobId ? [] : [{ id: '1', name: 'job.extract', state: 'active' as const, attempts: 1, jobId: testId('job'), createdAt: TEST_INSTANT, dueAt: null, error: null }], counts: { waiting: 0, delayed: 0, active: 1, failed: 0, completed: 0 } };
      }),
  };
};

const meta: Meta = { title: 'Admin/Administration', decorators: [withTieout], parameters: { tieout: { server } } };
export default meta;

/** Far more people than fit: a page at a time, and words to look for. */
export const Users: StoryObj = {
  render: () => <AdminUsers canSwitch onActAs={() => undefined} onExplore={() => undefined} />,
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 of 12,345');
    await expect(canvas.queryByRole('button', { name: 'Act as person2@firm.example' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await canvas.findByText('21–40 of 12,345');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'nobody');
    await canvas.findByText('Nothing found');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await canvas.findByText('person0@firm.example');
  },
};
export const Contracts: StoryObj = { render: () => <AdminContracts />, parameters: { tieout: { server, colorScheme: 'dark' } } };
export const Ratings: StoryObj = {
  render: () => <BadRatings jobHref={(id) => `#${id}`} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mark Reviewed/ }));
    await canvas.findByText('No bad ratings');
  },
};
export const Queue: StoryObj = {
  render: () => <QueueJobs jobHref={(id) => `#${id}`} />,
  play: async ({ canvas }) => {
    await canvas.findByText('job.extract');
    await userEvent.type(canvas.getByLabelText(/^Job id/), 'gone');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await canvas.findByText('No jobs');
    await userEvent.clear(canvas.getByLabelText(/^Job id/));
    await userEvent.type(canvas.getByLabelText(/^Job id/), 'broken');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await canvas.findByText('Error getting bullmq jobs');
  },
};
