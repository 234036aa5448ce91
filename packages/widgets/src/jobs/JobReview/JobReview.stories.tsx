import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@tieout/sdk';
import { contract, internal } from '@tieout/sdk/contract';
import { type FakeTransport, testId } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { JobReview } from './JobReview.js';

const meta: Meta<typeof JobReview> = { title: 'Jobs/JobReview', component: JobReview, decorators: [withTieout], args: { jobId: testId('job') } };
export default meta;
type Story = StoryObj<typeof JobReview>;

export const Loading: Story = { parameters: { tieout: { server: () => ({ with: (transport: FakeTransport) => transport.on(contract.jobs.get, () => new Promise(() => undefined)) }) } } };
export const Failed: Story = {
  parameters: { tieout: { server: () => ({ with: (transport: FakeTransport) => transport.on(contract.jobs.get, () => { throw new ApiError(internal); }) }) } },
};
