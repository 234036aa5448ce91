import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildErrorBody, buildFinding, buildJob, buildJobDocument, buildPrintedFacts, buildStatement, buildTransaction, buildTransactions, type FakeTransport, testId } from '@tieout/sdk/testing';
import { ApiError } from '@tieout/sdk';
import { contract, internal } from '@tieout/sdk/contract';
import type { StoryServer } from '../../testing/storyServer.js';
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
export const ViewOnly: Story = { parameters: { tieout: { isFlush: true, server: (): StoryServer => ({ abilities: ['view'] }) } } };
export const NotReconciled: Story = {
  parameters: { tieout: { isFlush: true, server: () => {
    const { account } = buildStatement({ endBalance: '1149.00' });
    return { accounts: [account], rows: buildTransactions(42).map((row, index) => ({ ...row, status: index === 5 ? 'error' as const : 'unknown' as const, included: index !== 8, metadata: { aiGenerated: index === 11 } })) };
  } } },
};
export const CardBill: Story = {
  parameters: { tieout: { isFlush: true, server: (): StoryServer => ({ accounts: [buildStatement({ account: { type: 'card' }, period: { facts: buildPrintedFacts() } }).account] }) } },
};
export const Large: Story = { parameters: { tieout: { isFlush: true, server: () => ({ rows: buildTransactions(100_000), numPages: 400 }) } } };
export const WithoutRows: Story = { parameters: { tieout: { isFlush: true, server: () => ({ rows: [], numPages: 2 }) } } };

const words = (count: number) => Array.from({ length: count }, (_, rowNumber) => buildTransaction({
  rowNumber, fieldName: 'generic', date: null, amount: null, balance: null, chunk: null, account: null, status: 'unknown',
  row: `Dear customer, this is line ${rowNumber + 1} of the letter we sent you`.split(' '),
}));
export const AutomaticMode: Story = {
  args: { job: buildJob({ isGeneric: true, isBankMode: false, reconciliation: 'Unknown', metadata: JSON.stringify({ algoVersion: 'v2', genericReason: 'noTransactions' }) }) },
  parameters: { tieout: { isFlush: true, server: () => ({ rows: words(30), accounts: [], numPages: 1 }) } },
};
export const Form: Story = {
  args: { job: buildJob({ type: 'Form', isGeneric: true, isBankMode: false, reconciliation: 'Unknown' }) },
  parameters: { tieout: { isFlush: true, server: () => ({
    rows: [['Name', 'Ada Lovelace'], ['Tax year', '2024'], ['שם', 'עדה']].map((row, rowNumber) => buildTransaction({ rowNumber, fieldName: 'formMode', date: null, amount: null, balance: null, chunk: null, account: null, status: 'unknown', row })),
    accounts: [], numPages: 1,
  }) } },
};
export const Failed: Story = {
  parameters: { tieout: { isFlush: true, server: () => ({ with: (transport: FakeTransport) => transport.on(contract.jobs.documents, () => { throw new ApiError(internal); }) }) } },
};
export const SeveralDocuments: Story = {
  parameters: { tieout: { isFlush: true, server: () => ({
    documents: [
      buildJobDocument({ documentId: testId('document', 2), name: 'damaged.pdf', status: 'Failed', numPages: null, error: buildErrorBody() }), buildJobDocument(),
    ],
    findings: [buildFinding({ documentId: testId('document', 2) }), buildFinding()],
    fileUrl: 'data:application/pdf;base64,bm8gcGRm',
  }) } },
};
