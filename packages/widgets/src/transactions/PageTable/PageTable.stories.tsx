import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, type DiscardedLine } from '@tieout/sdk/contract';
import { buildJobDocument, buildTransactions, testId } from '@tieout/sdk/testing';
import { useState } from 'react';
import { withTieout } from '../../testing/StoryFrame.js';
import type { StoryServer } from '../../testing/storyServer.js';
import { PageTable } from './PageTable.js';

const lines: DiscardedLine[] = ['Harbour Example Bank', 'Opening balance 1,000.00', '2024-03-04 Card fee -4.50'].map((text, index) => ({ pageNumber: 0, text, cells: text.split(' '), box: [50, 50 + 20 * index, 300, 62 + 20 * index] }));
const rows = buildTransactions(12).map((row, index) => ({ ...row, included: index !== 3 }));

const server = (): StoryServer => ({
  with: (transport) => void transport
    .on(contract.jobs.pageRows, () => ({ transactions: rows, count: rows.length, pages: [0, 1, 4] }))
    .on(contract.jobs.discardedLines, () => ({ lines })),
});

function Pages() {
  const [page, setPage] = useState(1);
  return <PageTable jobId={testId('job')} documentId={buildJobDocument().documentId} numPages={5} page={page} onPageChange={setPage} />;
}

const meta: Meta<typeof Pages> = { title: 'Transactions/PageTable', component: Pages, decorators: [withTieout], parameters: { tieout: { isFlush: true, server } } };
export default meta;
type Story = StoryObj<typeof Pages>;

const openAll: Story['play'] = async ({ canvasElement }) => {
  for (const box of canvasElement.querySelectorAll<HTMLInputElement>('.tieout-pages-bar input[type=checkbox]')) box.click();
  [...canvasElement.querySelectorAll('button')].find(({ textContent }) => textContent === 'Bulk Edit Transactions')?.click();
};

export const WithDiscardedLines: Story = { play: openAll };
export const Dark: Story = { play: openAll, parameters: { tieout: { isFlush: true, server, colorScheme: 'dark' } } };
export const Empty: Story = {
  parameters: { tieout: { isFlush: true, server: (): StoryServer => ({ with: (transport) => void transport.on(contract.jobs.pageRows, () => ({ transactions: [], count: 0, pages: [] })) }) } },
};
