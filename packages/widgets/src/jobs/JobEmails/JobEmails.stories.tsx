import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, JobType } from '@tieout/sdk/contract';
import { type FakeTransport, testId } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { JobEmails } from './JobEmails.js';

const meta: Meta<typeof JobEmails> = { title: 'Jobs/JobEmails', component: JobEmails, decorators: [withTieout] };
export default meta;
type Story = StoryObj<typeof JobEmails>;

export const Full: Story = {
  parameters: { tieout: { server: () => ({
    with: (transport: FakeTransport) => transport.on(contract.jobEmails.list, () => ({ jobEmails: JobType.options.map((jobType, index) => ({ id: testId('job', index + 1), jobType, email: index === 0 ? 'books@example.com' : null })) })),
  }) } },
};
