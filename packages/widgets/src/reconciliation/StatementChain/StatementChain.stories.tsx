import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, type ChainLink, type ChainPeriod, type ReconciliationState } from '@tieout/sdk/contract';
import { testId } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { StatementChain } from './StatementChain.js';

const link = (kind: ChainLink['kind'], changes: Partial<ChainLink> = {}): ChainLink => ({ kind, difference: null, missingMonths: [], overlapDays: 0, doubledTransactionIds: [], message: kind, ...changes });
const period = (month: number, chain: ChainLink, state: ReconciliationState = 'Reconciled'): ChainPeriod => {
  const name = `2024-${String(month).padStart(2, '0')}`;
  return {
    jobId: testId('job'), chunk: testId('period', month), documentId: testId('document', month), documentName: `${name}.pdf`, accountId: testId('account'), label: name,
    startDate: `${name}-01`, endDate: `${name}-28`, startBalance: 1000, endBalance: 1150, state, link: chain,
  };
};
const periods = [
  period(1, link('start')), period(2, link('continuous')), period(5, link('gap', { missingMonths: ['2024-03', '2024-04'] })), period(6, link('balanceBreak', { difference: '12.50' }), 'Not Reconciled'),
  period(7, link('overlap', { overlapDays: 3, doubledTransactionIds: [testId('transaction')] }), 'Unknown'),
];
const server = () => ({ with: (transport: Parameters<NonNullable<import('../../testing/storyServer.js').StoryServer['with']>>[0]) => {
  transport.on(contract.reconciliation.chain, () => ({ chains: [{ accountName: 'Checking ...6789', number: '000123456789', currency: 'USD', decimals: 2, isUnbroken: false, missingMonths: ['2024-03', '2024-04'], periods }] }));
} });

const meta: Meta<typeof StatementChain> = {
  title: 'Reconciliation/StatementChain', component: StatementChain, decorators: [withTieout], args: { jobId: testId('job'), chunk: testId('period', 2), onPeriodChange: () => undefined },
  parameters: { tieout: { server } },
};
export default meta;
type Story = StoryObj<typeof StatementChain>;

export const Broken: Story = {};
export const Dark: Story = { parameters: { tieout: { server, colorScheme: 'dark' } } };
