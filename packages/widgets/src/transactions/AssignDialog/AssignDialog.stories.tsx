import type { Meta, StoryObj } from '@storybook/react-vite';
import { testId } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { AssignDialog } from './AssignDialog.js';

const meta: Meta<typeof AssignDialog> = {
  title: 'Transactions/AssignDialog', component: AssignDialog, decorators: [withTieout],
  args: { jobId: testId('job'), opened: true, count: 12, assign: () => new Promise(() => undefined), onClose: () => undefined, onDone: () => undefined },
};
export default meta;
type Story = StoryObj<typeof AssignDialog>;

export const Rows: Story = {};
export const NoRows: Story = { args: { count: 0 } };
export const Dark: Story = { parameters: { tieout: { colorScheme: 'dark' } } };
