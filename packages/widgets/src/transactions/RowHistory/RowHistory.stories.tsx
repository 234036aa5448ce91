import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, contract, internal, type RowChange } from '@tieout/sdk/contract';
import { buildTransaction, testId } from '@tieout/sdk/testing';
import type { StoryServer } from '../../testing/storyServer.js';
import { withTieout } from '../../testing/StoryFrame.js';
import { RowHistory } from './RowHistory.js';

const step = (label: string, n: number, changes: RowChange['changes'], undoneAt: string | null = null): RowChange => ({
  edit: { id: testId('period', n), jobId: testId('job'), kind: 'transaction.update', label, reason: n === 1 ? 'The receipt says so' : null, userId: testId('user'), userName: 'Sam Reviewer', createdAt: '2024-03-01T09:00:00.000Z', undoneAt, numRows: 1 },
  version: n + 1, changes,
});
const history = [
  step('Excluded 312 rows', 3, [{ field: 'included', from: true, to: false }], '2024-03-01T09:05:00.000Z'),
  step('Changed description', 2, [{ field: 'description', from: 'CARD PAYMENT CORNER GROCERY WITH A LONG NAME', to: 'Groceries' }]),
  step('Changed amount', 1, [{ field: 'amount', from: -40, to: -1240.5 }, { field: 'checkNumber', from: null, to: '1041' }]),
];
const server = (): StoryServer => ({ with: (transport) => transport.on(contract.edits.history, () => ({ history })) });

const meta: Meta<typeof RowHistory> = {
  title: 'Transactions/RowHistory', component: RowHistory, decorators: [withTieout], args: { jobId: testId('job'), row: buildTransaction(), onClose: () => undefined, onLocate: () => undefined }, parameters: { tieout: { server } },
};
export default meta;
type Story = StoryObj<typeof RowHistory>;

export const Changed: Story = {};
export const ChangedDark: Story = { parameters: { tieout: { server, colorScheme: 'dark' } } };
export const Unchanged: Story = { parameters: { tieout: { server: (): StoryServer => ({}) } } };
export const Loading: Story = { parameters: { tieout: { server: (): StoryServer => ({ with: (transport) => transport.on(contract.edits.history, () => new Promise(() => undefined)) }) } } };
export const Failed: Story = { parameters: { tieout: { server: (): StoryServer => ({ with: (transport) => transport.on(contract.edits.history, () => { throw new ApiError(internal); }) }) } } };
