import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildAccount, buildPeriod, buildTransaction, testId } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { AddTransaction } from './AddTransaction.js';

const meta: Meta<typeof AddTransaction> = {
  title: 'Transactions/AddTransaction', component: AddTransaction, decorators: [withTieout], args: { jobId: testId('job'), opened: true, onClose: () => undefined, documentId: testId('document') },
};
export default meta;
type Story = StoryObj<typeof AddTransaction>;

const server = () => ({ accounts: [buildAccount({ periods: [buildPeriod(), buildPeriod({ chunk: testId('period', 2), label: 'Feb 1, 2024 - Feb 29, 2024' })] })] });
export const Simple: Story = {};
export const SeveralPeriods: Story = { parameters: { tieout: { server } } };
export const BelowARow: Story = { args: { below: buildTransaction() }, parameters: { tieout: { colorScheme: 'dark' } } };
