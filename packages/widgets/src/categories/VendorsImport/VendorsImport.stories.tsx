import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, type VendorsPreview } from '@tieout/sdk/contract';
import { buildDocument, testId } from '@tieout/sdk/testing';
import { userEvent } from 'storybook/test';
import type { StoryServer } from '../../testing/storyServer.js';
import { withTieout } from '../../testing/StoryFrame.js';
import { VendorsImport } from './VendorsImport.js';

const preview: VendorsPreview = {
  mapping: { vendor: 1, category: 0, hasHeading: true }, headings: ['Category', 'Vendor', 'Note'],
  lines: [['Travel', 'Deutsche Bahn', ''], ['Travel', 'Lufthansa', 'check VAT'], ['Meals', 'Café Zoë', '']],
  categories: [{ name: 'Travel', vendors: ['Deutsche Bahn', 'Lufthansa', 'Uber'], vendorCount: 24 }, { name: 'Meals', vendors: ['Café Zoë'], vendorCount: 1 }],
  categoryCount: 12, vendorCount: 148, skipped: [{ line: 7, message: '"Aldi" has no category.' }], skippedCount: 1, problem: null,
};
const categories = ['Travel', 'Meals'].map((tag, index) => ({ id: testId('account', index + 1), tag, tagLabel: tag, regexes: ['a', 'b'] }));
const groups = [{ id: testId('account', 9), name: 'Client A', type: 'bankStatement', tagRegexesId: categories.map(({ id }) => id) }];

const answers = (known: VendorsPreview, mimetype = 'text/csv', own = groups) => (): StoryServer => ({
  upload: (name) => buildDocument({ originalname: name, name, mimetype, numPages: 1 }),
  with: (transport) => transport
    .on(contract.categories.previewVendorsCsv, () => ({ preview: known }))
    .on(contract.categories.list, () => ({ groups: own, tagRegexes: categories })),
});
const meta: Meta<typeof VendorsImport> = {
  title: 'Categories/VendorsImport', component: VendorsImport, decorators: [withTieout], parameters: { tieout: { server: answers(preview) } },
};
export default meta;
type Story = StoryObj<typeof VendorsImport>;

const add: Story['play'] = async ({ canvas }) => userEvent.upload(canvas.getByLabelText('Choose a file'), new File(['Category,Vendor'], 'vendors.csv', { type: 'text/csv' }));

export const Empty: Story = { parameters: { tieout: { server: answers(preview, 'text/csv', []) } } };
export const Recognised: Story = { play: add };
export const RecognisedDark: Story = { parameters: { tieout: { server: answers(preview), colorScheme: 'dark' } }, play: add };
export const NothingRead: Story = {
  parameters: { tieout: { server: answers({ ...preview, categories: [], categoryCount: 0, vendorCount: 0, skipped: [], skippedCount: 0, problem: 'No vendor with a category can be read with these columns. Choose other columns.' }) } }, play: add,
};
export const NotCsv: Story = { parameters: { tieout: { server: answers(preview, 'application/pdf') } }, play: add };
export const NameMissing: Story = {
  play: async (context) => {
    await add(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Make the category group' }));
  },
};
export const Deleting: Story = { play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Delete the category group Client A' })) };
