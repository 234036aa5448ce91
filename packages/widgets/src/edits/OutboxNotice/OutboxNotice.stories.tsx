import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionError, type OutboxEntry } from '@tieout/sdk';
import { contract } from '@tieout/sdk/contract';
import { testId } from '@tieout/sdk/testing';
import { useEffect } from 'react';
import { useTieout } from '../../core/useTieout.js';
import { withTieout } from '../../testing/StoryFrame.js';
import type { StoryServer } from '../../testing/storyServer.js';
import { createOutboxStore } from '../outboxStore.js';
import { OutboxNotice } from './OutboxNotice.js';

const conflict = { transactionId: testId('transaction', 2), field: 'amount', yours: -50, theirs: -45, userName: 'Kim', at: '2024-03-01T09:00:00.000Z', version: 7, row: { date: '2024-02-28', description: 'CARD PURCHASE CORNER GROCERY', amount: -45 } };
const problems: OutboxEntry['problem'][] = [null, { message: '', conflicts: [conflict] }, { message: 'Some of these rows no longer exist. Reload and try again.', conflicts: [] }];
const entries = problems.map((problem, place): OutboxEntry => ({
  problem, id: testId('contract', place + 1), place, userId: null, workspace: testId('job'), seen: [], at: '2024-03-01T09:00:00.000Z',
  edit: { call: 'update', transactionId: testId('transaction', place), changes: { amount: -50 } },
}));

const server = (): StoryServer => ({
  with: (transport) => void transport.on(contract.transactions.update, () => {
    throw new ConnectionError('The server cannot be reached.');
  }),
});

function Waiting({ count }: { count: number }) {
  const { outbox } = useTieout();
  useEffect(() => {
    const shown = entries.slice(0, count);
    const store = createOutboxStore();
    void Promise.all(shown.map((entry) => store.put(entry))).then(() => outbox.load());
    return () => shown.forEach(({ id }) => void store.remove(id));
  }, [outbox, count]);
  return <OutboxNotice />;
}

const meta: Meta<typeof Waiting> = { title: 'Edits/OutboxNotice', component: Waiting, decorators: [withTieout], parameters: { tieout: { server } } };
export default meta;
type Story = StoryObj<typeof Waiting>;

export const OneWaits: Story = { args: { count: 1 } };
export const NotTaken: Story = { args: { count: 3 }, play: async ({ canvasElement }) => {
  const open = async (): Promise<void> => {
    const button = [...canvasElement.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show');
    if (button) button.click();
    else await new Promise((resolve) => setTimeout(resolve, 20)).then(open);
  };
  await open();
} };
