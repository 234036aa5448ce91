import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, contract, defaultColumns, exportErrors, type CustomFormat } from '@tieout/sdk/contract';
import { buildAccount, buildJobDocument, testId } from '@tieout/sdk/testing';
import { userEvent } from 'storybook/test';
import type { StoryServer } from '../../testing/storyServer.js';
import { withTieout } from '../../testing/StoryFrame.js';
import { TrialLimitBanner } from '../TrialLimit/TrialLimitBanner.js';
import { ExportPanel } from './ExportPanel.js';

const documents = [1, 2, 3].map((n) => buildJobDocument({ documentId: testId('document', n), name: `Harbour Bank 2024-0${n}.pdf` }));
const subject = { workspace: testId('job'), name: 'Harbour Bank', content: 'transactions' as const, reconciliation: 'Reconciled' as const };
const formats: CustomFormat[] = [{ id: testId('job', 7), name: 'My ledger', type: 'bankStatement', data: defaultColumns('bankStatement') }];
const columns = ['Date', 'Description', 'Amount', 'Balance'];
const rows = Array.from({ length: 10 }, (_, row) => [`2024-01-${String(row + 1).padStart(2, '0')}`, row % 3 ? 'CARD PAYMENT CORNER GROCERY' : 'SALARY ACME LTD', row % 3 ? `-${(12.5 * row).toFixed(2)}` : '2500.00', (1000 + row * 37.25).toFixed(2)]);

const answers = (kept: string, fail?: Error) => (): StoryServer => ({
  with: (transport) => transport
    .on(contract.customFormats.list, () => ({ customFormats: formats }))
    .on(contract.preferences.get, ({ params }) => ({ preference: params.key === 'export.format' ? kept : null }))
    .on(contract.exports.create, ({ body }) => {
      if (fail) throw fail;
      return body.preview ? { content: JSON.stringify({ columns, rows }) } : { content: 'Date\n', fileName: 'Harbour Bank.csv' };
    }),
});

const meta: Meta<typeof ExportPanel> = {
  title: 'Exports/ExportPanel', component: ExportPanel, decorators: [withTieout], args: { subject, documents, accounts: [buildAccount()] },
  parameters: { tieout: { server: answers('csv') } },
};
export default meta;
type Story = StoryObj<typeof ExportPanel>;

export const Csv: Story = {};
export const LatestDocuments: Story = { args: { latestDocumentIds: [documents[2]!.documentId] } };
export const OwnFormatDark: Story = { parameters: { tieout: { server: answers('custom-My ledger'), colorScheme: 'dark' } } };
export const Qbo: Story = { parameters: { tieout: { server: answers('qbo') } } };
/** What the format needs to know, and the documents as they came, unfolded. */
export const Unfolded: Story = {
  parameters: { tieout: { server: answers('xero-csv') } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'How to import Xero (csv)' }));
    await userEvent.click(canvas.getByText('The 3 documents as they were uploaded'));
  },
};
/** The preview waits: the source account is not named yet. */
export const IifWaits: Story = { parameters: { tieout: { server: answers('iif') } } };
export const Automatic: Story = { args: { subject: { ...subject, content: 'generic', reconciliation: 'Unknown' }, accounts: [] } };
export const UnderTags: Story = { args: { subject: { ...subject, workspace: { l1: 'Client A', l2: '2024' }, name: 'Client A 2024', reconciliation: 'Not Reconciled' } } };
export const NoRows: Story = { parameters: { tieout: { server: answers('csv', new ApiError(exportErrors.noData)) } } };
export const NoData: Story = {
  parameters: { tieout: { server: answers('csv', new ApiError(exportErrors.noData)) } },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Download' })),
};
export const TrialLimit: Story = {
  render: (args) => <><TrialLimitBanner /><ExportPanel {...args} /></>,
  parameters: { tieout: { server: (): StoryServer => ({ with: (transport) => transport.on(contract.exports.create, ({ body }) => (body.preview ? { content: JSON.stringify({ columns, rows }) } : { content: 'Date\n', fileName: 'Harbour Bank.csv', trialLimit: 10 })) }) } },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Download' })),
};
export const PreviewFailed: Story = { parameters: { tieout: { server: answers('csv', new Error('The connection was lost')) } } };
export const NoDocumentChosen: Story = {
  play: async ({ canvas }) => {
    const clear = canvas.getAllByRole('button', { hidden: true }).find((button) => button.classList.contains('mantine-InputClearButton-root'));
    if (clear) await userEvent.click(clear);
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
  },
};
