import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, contract, exportErrors } from '@tieout/sdk/contract';
import { buildAccount, buildJob, buildJobDocument, testId } from '@tieout/sdk/testing';
import { userEvent } from 'storybook/test';
import type { StoryServer } from '../../testing/storyServer.js';
import { withTieout } from '../../testing/StoryFrame.js';
import { DownloadDialog } from './DownloadDialog.js';

const documents = [1, 2, 3].map((n) => buildJobDocument({ documentId: testId('document', n), name: `Harbour Bank 2024-0${n}.pdf` }));
const accounts = [buildAccount(), buildAccount({ id: testId('account', 2), accountName: 'Savings ...4410' })];
const remembers = (format: string) => (): StoryServer => ({ with: (transport) => transport.on(contract.preferences.get, () => ({ preference: format })) });

const meta: Meta<typeof DownloadDialog> = {
  title: 'Exports/DownloadDialog', component: DownloadDialog, decorators: [withTieout],
  args: { job: buildJob(), documents: documents.slice(0, 1), accounts: accounts.slice(0, 1), opened: true, onClose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof DownloadDialog>;

export const Csv: Story = {};
export const Qbo: Story = { args: { documents, accounts }, parameters: { tieout: { server: remembers('qbo') } } };
export const QboDark: Story = { args: { documents, accounts }, parameters: { tieout: { server: remembers('qbo'), colorScheme: 'dark' } } };
export const QboWrong: Story = {
  parameters: { tieout: { server: remembers('qbo') } },
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText('Account number'));
    await userEvent.clear(canvas.getByLabelText('Routing number'));
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
  },
};
export const Filtered: Story = {
  args: { filters: [{ field: 'status', operator: 'in', value: ['unknown', 'error'] }, { field: 'description', operator: 'contains', value: 'rent' }] },
};
export const Iif: Story = { args: { documents, accounts }, parameters: { tieout: { server: remembers('iif') } } };
export const Automatic: Story = { args: { job: buildJob({ isGeneric: true, isBankMode: false, reconciliation: 'Unknown' }) } };
export const Template: Story = {
  args: { job: buildJob({ templateId: testId('job', 9), isBankMode: false, reconciliation: 'Unknown' }), accounts: [] },
  parameters: { tieout: { server: (): StoryServer => ({ with: (transport) => transport.on(contract.templates.fields, () => ({ fields: ['Date', 'Number', 'Goods'].map((name) => ({ rectangleId: name, name, fieldType: 'text' as const, columns: [] })) })) }) } },
};
export const NotReconciled: Story = { args: { job: buildJob({ reconciliation: 'Not Reconciled' }), documents, accounts } };
export const NoData: Story = {
  parameters: { tieout: { server: (): StoryServer => ({ with: (transport) => transport.on(contract.exports.create, () => { throw new ApiError(exportErrors.noData); }) }) } },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Download' })),
};
