import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, contract, internal } from '@tieout/sdk/contract';
import { buildTransactions, testId } from '@tieout/sdk/testing';
import type { StoryServer } from '../../testing/storyServer.js';
import { withTieout } from '../../testing/StoryFrame.js';
import { TransactionGrid } from './TransactionGrid.js';

const meta: Meta<typeof TransactionGrid> = {
  title: 'Transactions/TransactionGrid', component: TransactionGrid, decorators: [withTieout], args: { jobId: testId('job') },
  parameters: { tieout: { isFlush: true } },
};
export default meta;
type Story = StoryObj<typeof TransactionGrid>;

const marked = (): StoryServer => ({
  rows: buildTransactions(60).map((row, index) => ({
    ...row, status: index === 3 ? 'error' as const : index === 7 ? 'added manually' as const : row.status, included: index !== 5,
    date: index === 2 ? '2001-01-03' : row.date, checkNumber: index % 9 === 4 ? String(1041 + index) : null, payee: index % 5 === 0 ? 'Corner Grocery' : null,
    metadata: { aiGenerated: index === 9 }, amount: index === 11 ? -1_234_567.89 : row.amount,
    description: index % 4 === 1 ? `${row.description}\nREF 88 1734 2219\nVALUE DATE 2024-01-03, CARD ENDING 6789` : row.description,
  })),
});

export const Full: Story = { parameters: { tieout: { isFlush: true, server: marked } } };
export const Dark: Story = { parameters: { tieout: { isFlush: true, server: marked, colorScheme: 'dark' } } };
export const AllLines: Story = {
  parameters: { tieout: { isFlush: true, server: (): StoryServer => ({
    ...marked(), with: (transport) => transport.on(contract.preferences.get, () => ({ preference: { order: ['date', 'description', 'amount', 'balance'], hidden: ['included', 'payee', 'date2', 'status', 'checkNumber'], allLines: true } })),
  }) } },
};
export const HundredThousandRows: Story = { parameters: { tieout: { isFlush: true, server: () => ({ rows: buildTransactions(100_000), numPages: 1 }) } } };
export const ReadOnly: Story = { args: { readOnly: true }, parameters: { tieout: { isFlush: true, server: marked } } };
export const RightToLeft: Story = {
  parameters: { tieout: { isFlush: true, server: (): StoryServer => ({ rows: buildTransactions(12).map((row, index) => (index % 2 ? { ...row, description: 'تحويل من العميل رقم ١٢\nفرع المرفأ', payee: 'שוק הנמל' } : row)) }) } },
};
export const Empty: Story = { parameters: { tieout: { isFlush: true, server: () => ({ rows: [] }) } } };
export const Loading: Story = {
  parameters: { tieout: { isFlush: true, server: (): StoryServer => ({ with: (transport) => transport.on(contract.transactions.list, () => new Promise(() => undefined)) }) } },
};
export const Failed: Story = {
  parameters: { tieout: { isFlush: true, server: (): StoryServer => ({ with: (transport) => transport.on(contract.transactions.list, () => { throw new ApiError(internal); }) }) } },
};
