import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, type CsvPreview } from '@tieout/sdk/contract';
import { buildDocument } from '@tieout/sdk/testing';
import { userEvent } from 'storybook/test';
import { withTieout } from '../../testing/StoryFrame.js';
import type { StoryServer } from '../../testing/storyServer.js';
import { BankFileImport } from './BankFileImport.js';

const sure: CsvPreview = {
  mapping: { delimiter: ';', headerRow: 0, columns: { date: 0, amount: 2, balance: 3 }, descriptionColumns: [1], dateOrder: 'DMY', decimalMark: ',', isInverted: false },
  doubts: [], headings: ['Buchungstag', 'Verwendungszweck', 'Betrag', 'Saldo', 'Filiale'],
  lines: [['03.02.2024', 'Bäckerei Groß, Brötchen und Kaffee', '-12,30', '987,70', '4'], ['02.02.2024', 'Miete Februar', '-850,00', '1.000,00', '4'], ['01.02.2024', 'Gehalt', '1.350,00', '1.850,00', '4']],
  rows: [
    { date: '2024-02-03', description: 'Bäckerei Groß, Brötchen und Kaffee', amount: -12.3, balance: 987.7 },
    { date: '2024-02-02', description: 'Miete Februar', amount: -850, balance: 1000 }, { date: '2024-02-01', description: 'Gehalt', amount: 1350, balance: 1850 },
  ],
  rowCount: 148, isReconciled: true, isRemembered: false, problem: null,
};
const doubtful: CsvPreview = {
  ...sure, isReconciled: false,
  doubts: [{ code: 'dateOrder', message: 'Every date can be read both ways, for example 03/02/2024. Day first was taken: check it.' }],
};
const unknown: CsvPreview = {
  ...sure, mapping: { delimiter: ';', headerRow: 0 }, rows: [], rowCount: 0, isReconciled: false, problem: 'The CSV file has no column that can be told to be the date. Choose it by hand.',
  doubts: [{ code: 'columns', message: 'The CSV file has no column that can be told to be the date. Choose it by hand.' }],
};
const answers = (preview: CsvPreview) => (): StoryServer => ({
  upload: (name) => buildDocument({ originalname: name, name, mimetype: 'text/csv', numPages: 1 }),
  with: (transport) => transport.on(contract.imports.previewCsv, () => ({ preview })).on(contract.imports.saveCsvSettings, () => ({ preview: { ...preview, doubts: [] } })),
});
const file = (name: string) => new File(['Buchungstag;Betrag'], name, { type: 'text/csv' });

const meta: Meta<typeof BankFileImport> = { title: 'Imports/BankFileImport', component: BankFileImport, decorators: [withTieout] };
export default meta;
type Story = StoryObj<typeof BankFileImport>;

const add: Story['play'] = async ({ canvas }) => userEvent.upload(canvas.getByLabelText('Choose files'), file('umsaetze-2024-02.csv'));
const openColumns: Story['play'] = async (context) => {
  await add(context);
  await userEvent.click(await context.canvas.findByRole('button', { name: /columns/i }));
};

export const Empty: Story = {};
export const Recognised: Story = { parameters: { tieout: { server: answers(sure) } }, play: add };
export const InDoubt: Story = { parameters: { tieout: { server: answers(doubtful) } }, play: add };
export const Columns: Story = { parameters: { tieout: { server: answers(doubtful) } }, play: openColumns };
export const ColumnsDark: Story = { parameters: { tieout: { server: answers(sure), colorScheme: 'dark' } }, play: openColumns };
export const ColumnsUnknown: Story = { parameters: { tieout: { server: answers(unknown) } }, play: openColumns };
