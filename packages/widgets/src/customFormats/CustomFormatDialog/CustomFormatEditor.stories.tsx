import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, defaultColumns, newColumn, type CustomFormat } from '@tieout/sdk/contract';
import { testId } from '@tieout/sdk/testing';
import { userEvent } from 'storybook/test';
import { withTieout } from '../../testing/StoryFrame.js';
import type { StoryServer } from '../../testing/storyServer.js';
import { CustomFormatEditor } from './CustomFormatDialog.js';

const columns = [...defaultColumns('bankStatement'), { ...newColumn(3, 'transactionType', 'text'), creditLabel: 'IN', debitLabel: 'OUT' }, newColumn(4, 'hardcodedValue', 'text')];
const formats: CustomFormat[] = [{ id: testId('job', 7), name: 'configuration 1', type: 'bankStatement', data: columns }];
const answers = (known: CustomFormat[]) => (): StoryServer => ({
  with: (transport) =>
    transport
      .on(contract.customFormats.list, () => ({ customFormats: known }))
      .on(contract.customFormats.create, () => ({ customFormat: formats[0]! }))
      .on(contract.customFormats.update, ({ body }) => ({ customFormat: { ...formats[0]!, name: body.name ?? 'configuration 1', data: (body.data ?? columns) as CustomFormat['data'] } }))
      .on(contract.exports.create, () => ({ content: JSON.stringify({ columns: ['Date', 'Description', 'Amount', 'Transaction Type', 'Column 5'], rows: [['2024-01-05', 'Corner Grocery', '-40.00', 'OUT', ''], ['2024-01-31', 'Salary', '2500.00', 'IN', '']] }) })),
});

const meta: Meta<typeof CustomFormatEditor> = {
  title: 'CustomFormats/CustomFormatEditor', component: CustomFormatEditor, decorators: [withTieout], args: { workspace: testId('job') },
};
export default meta;
type Story = StoryObj<typeof CustomFormatEditor>;

export const Empty: Story = { parameters: { tieout: { server: answers([]) } } };
export const Columns: Story = { parameters: { tieout: { server: answers(formats) } } };
export const ColumnsDark: Story = { parameters: { tieout: { server: answers(formats), colorScheme: 'dark' } } };
export const Invoice: Story = {
  args: { type: 'invoice' }, parameters: { tieout: { server: answers([{ ...formats[0]!, type: 'invoice', data: defaultColumns('invoice').slice(0, 4) }]) } },
};
export const Deleting: Story = {
  parameters: { tieout: { server: answers(formats) } },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Delete format' })),
};
