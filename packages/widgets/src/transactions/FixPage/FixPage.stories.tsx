import { contract } from '@tieout/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { testId } from '@tieout/sdk/testing';
import type { StoryServer } from '../../testing/storyServer.js';
import { withTieout } from '../../testing/StoryFrame.js';
import { FixPage } from './FixPage.js';

const task = { asyncJobId: testId('job', 70), kind: 'fixBankPage' as const, status: 'succeeded' as const, message: null, numRows: 2, output: null, error: null, createdAt: '2024-03-01T09:00:00.000Z', finishedAt: '2024-03-01T09:00:20.000Z' };
const meta: Meta<typeof FixPage> = {
  title: 'Transactions/FixPage', component: FixPage, decorators: [withTieout],
  args: { jobId: testId('job'), documentId: testId('document'), numPages: 3 },
  parameters: { tieout: { server: (): StoryServer => ({ with: (transport) => void transport.on(contract.transactions.fixPage, () => ({ asyncJobId: task.asyncJobId })).on(contract.tasks.get, () => ({ task })) }) } },
};
export default meta;
type Story = StoryObj<typeof FixPage>;

export const Closed: Story = {};
export const Open: Story = { play: ({ canvasElement }) => canvasElement.querySelector('button')?.click() };
export const Dark: Story = { parameters: { tieout: { colorScheme: 'dark' } } };
