import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildJob, buildStatement, buildTransactions } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { TransactionManager } from './TransactionManager.js';

const meta: Meta<typeof TransactionManager> = {
  title: 'Transactions/TransactionManager', component: TransactionManager, decorators: [withTieout], args: { job: buildJob() },
  parameters: { tieout: { isFlush: true } },
};
export default meta;
type Story = StoryObj<typeof TransactionManager>;

export const Full: Story = {};
export const Dark: Story = { parameters: { tieout: { colorScheme: 'dark', isFlush: true } } };
export const NotReconciled: Story = {
  parameters: { tieout: { isFlush: true, server: () => {
    const { account } = buildStatement({ endBalance: '1149.00' });
    return { accounts: [account], rows: buildTransactions(42).map((row, index) => ({ ...row, status: index === 5 ? 'error' as const : 'unknown' as const, included: index !== 8, metadata: { aiGenerated: index === 11 } })) };
  } } },
};
export const Large: Story = { parameters: { tieout: { isFlush: true, server: () => ({ rows: buildTransactions(100_000), numPages: 400 }) } } };
export const WithoutRows: Story = { parameters: { tieout: { isFlush: true, server: () => ({ rows: [], numPages: 2 }) } } };
