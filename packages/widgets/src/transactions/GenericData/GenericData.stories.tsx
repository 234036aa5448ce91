import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@tieout/sdk/contract';
import { buildJob, buildTransaction, testId } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import type { StoryServer } from '../../testing/storyServer.js';
import { GenericData } from './GenericData.js';

const line = (rowNumber: number): string[] => (rowNumber % 3 === 0 ? ['01/02/2024', 'العميل العزيز', 'رسوم شهرية 12.50', 'EUR'] : ['01/03/2024', 'לקוח יקר', `שורה ${rowNumber + 1} ABC-77`, 'ILS']);
const words = (count: number) => Array.from({ length: count }, (_, rowNumber) => buildTransaction({
  rowNumber, fieldName: 'generic', date: null, amount: null, balance: null, chunk: null, account: null, status: 'unknown', row: line(rowNumber),
}));
const task = { asyncJobId: testId('job', 71), kind: 'previewAutomaticMode' as const, status: 'succeeded' as const, message: null, numRows: 4, error: null, createdAt: '2024-03-01T09:00:00.000Z', finishedAt: '2024-03-01T09:00:20.000Z' };
const rows = Array.from({ length: 4 }, (_, index) => ({ documentId: testId('document'), pageNumber: 0, cells: line(index) }));
const server = (count: number) => (): StoryServer => ({
  rows: words(count), accounts: [],
  with: (transport) => void transport
    .on(contract.jobs.previewAutomaticMode, () => ({ asyncJobId: task.asyncJobId }))
    .on(contract.tasks.get, () => ({ task: { ...task, output: { preview: { columns: 4, rows } } } })),
});

const meta: Meta<typeof GenericData> = {
  title: 'Transactions/GenericData', component: GenericData, decorators: [withTieout],
  args: { job: buildJob({ isGeneric: true, isBankMode: false, reconciliation: 'Unknown', metadata: JSON.stringify({ algoVersion: 'v2', genericReason: 'lowQuality' }) }) },
};
export default meta;
type Story = StoryObj<typeof GenericData>;

export const ThousandsRightToLeft: Story = { parameters: { tieout: { isFlush: true, server: server(5_000) } } };
export const AdjustingDark: Story = {
  parameters: { tieout: { isFlush: true, colorScheme: 'dark', server: server(30) } },
  play: async ({ canvasElement }) => {
    for (let waited = 0; waited < 40; waited += 1) {
      const button = [...canvasElement.querySelectorAll('button')].find(({ textContent }) => textContent === 'Adjust Columns');
      if (button) return button.click();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  },
};
