import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Account } from '@tieout/sdk/contract';
import { buildAccount, buildPeriod, buildPrintedFacts, buildProof, buildSource, buildStatement, testId } from '@tieout/sdk/testing';
import { useState } from 'react';
import { withTieout } from '../../testing/StoryFrame.js';
import { ReconciliationSummary, type ReconciliationSummaryProps } from './ReconciliationSummary.js';

function Chosen({ accounts, ...props }: Pick<ReconciliationSummaryProps, 'jobId' | 'accounts' | 'defaultProofOpen' | 'onLocate'>) {
  const [accountId, setAccountId] = useState(accounts[0]?.id ?? null);
  const account = accounts.find(({ id }) => id === accountId);
  const [chunk, setChunk] = useState(account?.periods[0]?.chunk ?? null);
  const handleAccount = (id: string) => {
    setAccountId(id);
    setChunk(accounts.find((candidate) => candidate.id === id)?.periods[0]?.chunk ?? null);
  };
  return <ReconciliationSummary accounts={accounts} accountId={accountId} onAccountChange={handleAccount} chunk={chunk} onPeriodChange={setChunk} {...props} />;
}

const proof = buildProof({ status: 'notReconciled', difference: '1.00' }, { startMinor: 100_000, creditsMinor: 25_000, debitsMinor: -10_000, endMinor: 114_900 });
const broken: Account = buildAccount({
  state: 'Not Reconciled',
  periods: [buildPeriod({
    isReconciled: false, state: 'Not Reconciled', endBalance: 1149,
    proof: {
      ...proof,
      checks: [
        { kind: 'countBalances', label: 'Running balances', expected: '31', actual: '30', ok: false, source: null },
        ...proof.checks,
        { kind: 'totalDebits', label: 'Total withdrawals', expected: '-101.00', actual: '-100.00', ok: false, source: buildSource({ page: 2 }) },
      ],
      firstBreak: { row: 11, page: 2, box: [470, 340, 540, 352], expected: '1188.74', printed: '1189.74' },
      repairs: [{ row: 4, field: 'amount', from: '10.88', to: '-10.28', rule: 'running balance fixes the sign and a digit' }],
      explanation: 'The rows lead from 1,000.00 to 1,150.00, but the statement closes with 1,149.00. The chain of balances breaks at row 12 on page 2.',
    },
  })],
});
const missing = buildAccount({
  state: 'Unknown',
  periods: [buildPeriod({
    isReconciled: false, state: 'Unknown', startDate: '2001-01-01', endDate: null, startBalance: null, endBalance: null,
    proof: buildProof({ status: 'unknown', method: 'none', difference: null, checks: [], terms: [], explanation: 'The document prints neither an opening nor a closing balance, so nothing can be proved.' }),
  })],
});
const many = Array.from({ length: 4 }, (_, index) => buildAccount({
  id: testId('account', index + 1), accountName: `Business savings and deposit account, branch ${index + 1} ...${4000 + index}`,
  periods: Array.from({ length: 12 }, (_unused, month) => buildPeriod({ chunk: testId('period', index * 12 + month + 1), label: `Month ${month + 1}, 2024`, startBalance: 1_234_567_890.12, endBalance: 1_234_568_040.12 })),
}));

const bill = buildAccount({
  accountName: 'Visa Classic ...4417', number: '4417', name: 'Visa Classic', type: 'card', periods: [buildPeriod({ facts: buildPrintedFacts() })],
});

const meta: Meta<typeof Chosen> = {
  title: 'Reconciliation/ReconciliationSummary', component: Chosen, decorators: [withTieout], args: { accounts: [buildStatement().account], onLocate: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Chosen>;

export const Reconciled: Story = {};
export const Proof: Story = { args: { defaultProofOpen: true } };
export const NotReconciled: Story = { args: { accounts: [broken], defaultProofOpen: true } };
export const NotReconciledDark: Story = { args: { accounts: [broken], defaultProofOpen: true }, parameters: { tieout: { colorScheme: 'dark' } } };
export const MissingValues: Story = { args: { accounts: [missing], defaultProofOpen: true } };
export const LongAndMany: Story = { args: { accounts: many } };
export const PrintedFacts: Story = { args: { accounts: [bill] } };
export const PrintedFactsDark: Story = { args: { accounts: [bill] }, parameters: { tieout: { colorScheme: 'dark' } } };
export const Editable: Story = { args: { jobId: testId('job') } };
export const EditableDark: Story = { args: { jobId: testId('job'), accounts: [broken] }, parameters: { tieout: { colorScheme: 'dark' } } };
export const NoAccounts: Story = { args: { accounts: [] } };
