// The list of export formats, once, for the CLI's help, the SDK's types, the app's selector and the docs. zod only, no I/O.
import { z } from 'zod';

export const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'] as const;
export const DateFormat = z.enum(dateFormats);
export type DateFormat = z.infer<typeof DateFormat>;

/** Currencies offered by the QBO / OFX / QFX form, the default first. Any other ISO 4217 code is accepted too. */
export const formCurrencies = ['USD', 'CAD', 'EUR', 'GBP', 'AUD', 'ZAR'] as const;
export const ofxAccountTypes = ['checking', 'savings', 'moneymrkt', 'creditline', 'creditcard'] as const;

/** What the forms start from when neither the statement nor the user says otherwise. */
export const exportFormDefaults = {
  accountId: '123456789',
  bankId: '123456789',
  accountType: 'checking',
  currency: 'USD',
  bid: '02430',
  bankName: 'Chase Web Download',
} as const;

export const bankColumnSources = [
  'date', 'date2', 'payee', 'name', 'amount', 'credit', 'debit', 'balance', 'checkNumber', 'refNumber', 'account',
  'category', 'categoryKeyword', 'fileName', 'pageNumber', 'metadata', 'autoIncrement', 'transactionType', 'hardcodedValue',
] as const;
export const BankColumnSource = z.enum(bankColumnSources);
export type BankColumnSource = z.infer<typeof BankColumnSource>;

export const ColumnConfig = z.object({
  index: z.int().min(0).describe('Place of the column, from 0'),
  source: BankColumnSource.describe('What the column holds'),
  type: z.enum(['date', 'text', 'number']).default('date').describe('How the value is written'),
  params: z
    .object({
      dateFormat: DateFormat.optional().describe('Date order of this column'),
      decimalSeparator: z.enum(['.', ',']).optional().describe('Decimal separator of this column'),
      invertSign: z.boolean().optional().describe('Write money in as negative and money out as positive'),
      start: z.int().optional().describe('First number of an autoIncrement column'),
    })
    .default({}),
  heading: z
    .object({ hasHeading: z.boolean().default(true), text: z.string().default('') })
    .default({ hasHeading: true, text: '' })
    .describe('Heading of the column; an empty text gives the label of the source'),
  creditLabel: z.string().default('Credit').describe('transactionType: text for money in'),
  debitLabel: z.string().default('Debit').describe('transactionType: text for money out'),
  hardcodedValue: z.string().default('').describe('hardcodedValue: the text of every row'),
});
export type ColumnConfig = z.infer<typeof ColumnConfig>;

const dateFormat = (value: DateFormat) => DateFormat.default(value).describe('Order of day, month and year');
const separateFilesForAccounts = z
  .boolean()
  .default(true)
  .describe('Download separate files for each account (a zip, when there is more than one account)');
const splitMultilineDescription = z.boolean().default(false).describe('Split multiline descriptions into separate columns');
const columnCount = z
  .int({ error: 'Number of columns is required' })
  .min(1, 'Must be at least 1')
  .max(20, 'Must be 20 or less')
  .default(10)
  .describe('Columns for documents in automatic mode');
const none = z.object({});
const perAccount = z.object({ separateFilesForAccounts });

const ofxFields = {
  accountId: z
    .string({ error: 'Account number is required' })
    .trim()
    .min(1, 'Account number is required')
    .min(4, 'Account number must be at least 4 characters')
    .max(22, 'Account number must be at most 22 characters')
    .optional()
    .describe('Account number; default: the one on the statement, else 123456789'),
  bankId: z
    .string({ error: 'Routing number is required' })
    .trim()
    .min(1, 'Routing number is required')
    .max(9, 'Routing number must be at most 9 characters')
    .default(exportFormDefaults.bankId)
    .describe('Routing number (bank accounts only)'),
  accountType: z
    .enum(ofxAccountTypes)
    .optional()
    .describe('Account type; default: creditcard for a card statement, else checking'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Currency must be a code of three capital letters, for example USD')
    .optional()
    .describe('Currency; default: the one on the statement, else USD'),
  separateFilesForAccounts,
};
const bankRequired = 'Bank is required. Select "Chase Web Download" if your bank is not listed.';
const WebConnectOptions = z.object({
  ...ofxFields,
  bid: z
    .string({ error: bankRequired })
    .trim()
    .min(1, bankRequired)
    .max(32)
    .default(exportFormDefaults.bid)
    .describe("The bank's id in Intuit's directory"),
  bankName: z.string().trim().min(1, bankRequired).default(exportFormDefaults.bankName).describe("The bank's name in Intuit's directory"),
});

const CsvOptions = z.object({
  columns: z.enum(['all', 'basic']).default('all').describe('all, or basic: Date, Description, Amount'),
  dateFormat: dateFormat('YYYY-MM-DD'),
  bom: z.boolean().default(false).describe('Begin with a byte order mark, for Excel'),
  splitMultilineDescription,
  columnCount,
});
const XlsxOptions = CsvOptions.omit({ bom: true });
const QifOptions = z.object({ dateFormat: dateFormat('MM/DD/YYYY'), separateFilesForAccounts });
const OfxOptions = z.object({
  ...ofxFields,
  version: z.enum(['1.0.2', '2.1.1']).default('1.0.2').describe('1.0.2 is accepted most widely; 2.1.1 is XML and keeps every character'),
});
const IifOptions = z
  .object({
    fromAccount: z
      .string({ error: 'Source account is required' })
      .trim()
      .min(1, 'Source account is required')
      .describe('Source Account, exactly as in the QuickBooks chart of accounts'),
    useCategoryAsDestination: z.boolean().default(true).describe("The row's category is the destination account"),
    toAccount: z.string().trim().optional().describe('Destination Account, when categories are not used'),
  })
  .refine((options) => options.useCategoryAsDestination || Boolean(options.toAccount), {
    message: 'Destination account is required',
    path: ['toAccount'],
  });
const XeroOptions = z.object({
  dateFormat: dateFormat('DD/MM/YYYY').describe("The Xero organisation's order: MM/DD/YYYY in the US, else DD/MM/YYYY"),
  chequeSpelling: z.enum(['Check', 'Cheque']).default('Check').describe('Heading of the check number column'),
  separateFilesForAccounts,
});
const SageOptions = z.object({
  bankNominal: z.string().trim().min(1).max(8).optional().describe('Nominal code of the bank account; default 1200, for a card 1240'),
  otherNominal: z.string().trim().min(1).max(8).default('9998').describe('Nominal code of the other side; 9998 is suspense'),
  taxCode: z.string().regex(/^T\d{1,2}$/, 'Tax code must be T0 to T99').default('T9').describe('Tax code; T9 is outside the VAT return'),
  separateFilesForAccounts,
});
const SageCloudOptions = z.object({
  layout: z.enum(['3', '4']).default('3').describe('3 columns with a signed amount, or 4 columns with Money in and Money out'),
  separateFilesForAccounts,
});
const LedgerOptions = z.object({
  assertBalances: z.boolean().default(true).describe('Assert the balances that are proved'),
});
const CustomOptions = z.object({
  columns: z.array(ColumnConfig).default([]).describe('The columns of the format; custom-basic and custom-all bring their own'),
  fileType: z.enum(['CSV', 'XLSX']).default('CSV').describe('Kind of file'),
  dateFormat: dateFormat('YYYY-MM-DD'),
  bom: z.boolean().default(false).describe('Begin with a byte order mark, for Excel'),
  splitMultilineDescription,
});

/** What a reader of the file gets: `text` says how far characters survive. */
export interface FormatCarries {
  balances: boolean;
  categories: boolean;
  checkNumbers: boolean;
  severalAccounts: boolean;
  proof: boolean;
  /** full: every character; ascii: accents dropped, other scripts lost. */
  text: 'full' | 'ascii';
}
interface FormatEntry {
  id: string;
  label: string;
  extension: string;
  mimetype: string;
  carries: FormatCarries;
  options: z.ZodType<Record<string, unknown>>;
  /** Anchor in docs/formats.md, for the formats whose import needs explaining. */
  help: string | null;
  form: 'single' | 'qbo' | 'iif';
  /** The kind of file that reaches the user. */
  deliveredAs: string;
}

const carries = (flags: string, text: FormatCarries['text'] = 'full'): FormatCarries => ({
  balances: flags.includes('b'),
  categories: flags.includes('c'),
  checkNumbers: flags.includes('n'),
  severalAccounts: flags.includes('a'),
  proof: flags.includes('p'),
  text,
});
const csv = { extension: 'csv', mimetype: 'text/csv', form: 'single', deliveredAs: 'csv' } as const;
const xml = { extension: 'xml', mimetype: 'application/xml', form: 'single', deliveredAs: 'xml', help: null } as const;
const plain = { mimetype: 'text/plain', form: 'single', help: null } as const;
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const exportFormats = [
  { id: 'xlsx', label: 'Excel (xlsx)', extension: 'xlsx', mimetype: xlsxType, carries: carries('bcnap'), options: XlsxOptions, help: null, form: 'single', deliveredAs: 'xlsx' },
  { id: 'csv', label: 'CSV', ...csv, carries: carries('bcna'), options: CsvOptions, help: null },
  { id: 'qbo', label: 'QuickBooks Web Connect (qbo)', extension: 'qbo', mimetype: 'application/vnd.intu.qbo', carries: carries('bna', 'ascii'), options: WebConnectOptions, help: 'formats.md#qbo', form: 'qbo', deliveredAs: 'qbo' },
  { id: 'json', label: 'JSON with proof', extension: 'json', mimetype: 'application/json', carries: carries('bnap'), options: none, help: null, form: 'single', deliveredAs: 'json' },
  { id: 'ofx', label: 'OFX', extension: 'ofx', mimetype: 'application/x-ofx', carries: carries('bna', 'ascii'), options: OfxOptions, help: null, form: 'qbo', deliveredAs: 'ofx' },
  { id: 'qfx', label: 'Quicken Web Connect (qfx)', extension: 'qfx', mimetype: 'application/vnd.intu.qfx', carries: carries('bna', 'ascii'), options: WebConnectOptions, help: null, form: 'qbo', deliveredAs: 'qfx' },
  { id: 'qif', label: 'QIF', extension: 'qif', mimetype: 'application/qif', carries: carries('cna'), options: QifOptions, help: null, form: 'single', deliveredAs: 'qif' },
  { id: 'iif', label: 'QuickBooks Desktop (iif)', extension: 'iif', mimetype: 'text/plain', carries: carries('cna', 'ascii'), options: IifOptions, help: 'formats.md#iif', form: 'iif', deliveredAs: 'iif' },
  { id: 'xero-csv', label: 'Xero (csv)', ...csv, carries: carries('n'), options: XeroOptions, help: 'formats.md#xero-csv' },
  { id: 'sage-csv', label: 'Sage 50 (csv)', ...csv, carries: carries('n'), options: SageOptions, help: 'formats.md#sage-csv' },
  { id: 'sage-cloud-csv', label: 'Sage Accounting (csv)', ...csv, carries: carries(''), options: SageCloudOptions, help: 'formats.md#sage-cloud-csv' },
  { id: 'myob', label: 'MYOB (csv)', ...csv, carries: carries(''), options: perAccount, help: null },
  { id: 'relate', label: 'Relate (csv)', ...csv, carries: carries('b'), options: perAccount, help: null },
  { id: 'netsuite', label: 'NetSuite (csv)', ...csv, carries: carries(''), options: perAccount, help: null },
  { id: 'camt053-v2', label: 'camt.053.001.02 (XML)', ...xml, carries: carries('bnap'), options: none },
  { id: 'camt053-v8', label: 'camt.053.001.08 (XML)', ...xml, carries: carries('bnap'), options: none },
  { id: 'mt940', label: 'MT940', ...plain, extension: 'sta', carries: carries('bna', 'ascii'), options: none, deliveredAs: 'sta' },
  { id: 'beancount', label: 'Beancount', ...plain, extension: 'beancount', carries: carries('bcna'), options: LedgerOptions, deliveredAs: 'beancount' },
  { id: 'ledger', label: 'Ledger and hledger journal', ...plain, extension: 'journal', carries: carries('bcna'), options: LedgerOptions, deliveredAs: 'journal' },
  { id: 'custom', label: 'Custom format', ...csv, carries: carries('bcna'), options: CustomOptions, help: null },
] as const satisfies readonly FormatEntry[];

export type ExportFormat = (typeof exportFormats)[number];
export type ExportFormatId = ExportFormat['id'];
export type ExportOptions<Id extends ExportFormatId> = z.output<Extract<ExportFormat, { id: Id }>['options']>;
export type ExportOptionsInput<Id extends ExportFormatId> = z.input<Extract<ExportFormat, { id: Id }>['options']>;
/** What a caller may name: a format, or custom-{name} for a custom format. */
export type ExportFormatName = Exclude<ExportFormatId, 'custom'> | `custom-${string}`;

/** Names of custom formats that are built in, with their labels; a user's own format cannot take them. */
export const reservedCustomFormats = {
  basic: 'Basic (date, description, amount)',
  all: 'All (all columns)',
} as const;

const otherNames: Record<string, string> = {
  hledger: 'ledger', camt: 'camt053-v2', camt053: 'camt053-v2', 'camt.053': 'camt053-v2',
  'camt.053.001.02': 'camt053-v2', 'camt.053.001.08': 'camt053-v8', sta: 'mt940', excel: 'xlsx',
};

/** The format behind a name as a person types it, or null: `QBO`, `hledger`, `custom-basic`. */
export function findExportFormat(name: string): { format: ExportFormat; customName: string | null } | null {
  const custom = /^custom-(.+)$/.exec(name.trim());
  const lower = name.trim().toLowerCase();
  const id = custom ? 'custom' : (otherNames[lower] ?? lower);
  const format = exportFormats.find((entry) => entry.id === id);
  if (!format || (id === 'custom' && !custom)) return null;
  return { format, customName: custom?.[1] ?? null };
}
