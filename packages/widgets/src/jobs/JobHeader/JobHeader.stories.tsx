import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildJob } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { JobHeader } from './JobHeader.js';

const logo = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="26" height="26"%3E%3Crect width="26" height="26" rx="5" fill="%231f5ba6"/%3E%3C/svg%3E';

const meta: Meta<typeof JobHeader> = {
  title: 'Jobs/JobHeader', component: JobHeader, decorators: [withTieout],
  args: { job: buildJob({ tags: ['Client A', '2024'], hasBadDate: true, metadata: JSON.stringify({ algoVersion: 'v2' }), template: { id: 't', name: 'Harbour Bank', smallImageUrl: logo } }), showsAlgorithm: true },
};
export default meta;
type Story = StoryObj<typeof JobHeader>;

export const WithEveryBadge: Story = {};
export const Dark: Story = { parameters: { tieout: { colorScheme: 'dark' } } };
/** The name of the template stands for a name; Hebrew runs from right to left. */
export const RightToLeft: Story = { args: { job: buildJob({ name: 'דף חשבון לחודש ינואר 2024, חשבון משותף.pdf', tags: ['לקוח א'], reconciliation: 'Not Reconciled' }), showsAlgorithm: false } };
