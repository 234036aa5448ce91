import type { Meta, StoryObj } from '@storybook/react-vite';
import { testId } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { EditConflictDialog } from './EditConflictDialog.js';

const conflicts = [
  { transactionId: testId('transaction'), field: 'amount', yours: -1240.5, theirs: -1204.5, userName: 'Kim Colleague', at: '2024-03-01T09:00:00.000Z', version: 3, row: { date: '2024-02-28', description: 'CARD PURCHASE CORNER GROCERY 114\nSPRINGFIELD', amount: -1204.5 } },
  { transactionId: testId('transaction'), field: 'payee', yours: 'Corner Grocery', theirs: null, userName: 'Kim Colleague', at: '2024-03-01T09:00:00.000Z', version: 3, row: { date: '2024-02-28', description: 'CARD PURCHASE CORNER GROCERY 114\nSPRINGFIELD', amount: -1204.5 } },
];
const meta: Meta<typeof EditConflictDialog> = {
  title: 'Transactions/EditConflictDialog', component: EditConflictDialog, decorators: [withTieout], args: { conflict: { conflicts, keepMine: () => undefined, keepTheirs: () => undefined } },
};
export default meta;
type Story = StoryObj<typeof EditConflictDialog>;

export const TwoFields: Story = {};
export const Dark: Story = { parameters: { tieout: { colorScheme: 'dark' } } };
