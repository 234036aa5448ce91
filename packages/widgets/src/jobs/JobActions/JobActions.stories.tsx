import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildJob, buildRunningJob } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { JobActions } from './JobActions.js';

const meta: Meta<typeof JobActions> = { title: 'Jobs/JobActions', component: JobActions, decorators: [withTieout], args: { job: buildJob() } };
export default meta;
type Story = StoryObj<typeof JobActions>;

export const Finished: Story = {};
export const Running: Story = { args: { job: buildRunningJob() } };
export const Dark: Story = { parameters: { tieout: { colorScheme: 'dark' } } };
