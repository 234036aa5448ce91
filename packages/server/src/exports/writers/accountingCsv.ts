// CSV files for accounting programs. Their columns are fixed, their texts go in unchanged (no apostrophe before "=").
import { formatMinor } from '@tieout/sdk/contract';
import type { ExportOptions } from '@tieout/sdk/contract';
import { encodeUtf8 } from '../chunks.js';
import { rowsOf } from '../prepare.js';
import type { PreparedAccount } from '../prepare.js';
import type { ExportRow } from '../statement.js';
import { cut, formatDate, oneLine } from '../text.js';
import { transactionIds } from '../transactionId.js';
import type { Writer } from '../writer.js';
import { csvLine, quoted } from './csv.js';

interface Layout {
  headings: readonly string[];
  /** Called once for each account, so that ids can count twins. */
  cells(account: PreparedAccount): (row: ExportRow) => readonly string[];
}

type PerAccount = ExportOptions<'myob'>;

function csvOf<Options>(layoutOf: (options: Options) => Layout, maxRows?: number): Writer<Options> {
  return {
    filePer: 'account',
    needsDates: true,
    saysWhetherProved: false,
    ...(maxRows !== undefined && { maxRows }),
    write: ({ accounts, options }) => encodeUtf8(fileText(accounts, layoutOf(options))),
  };
}

async function* fileText(accounts: readonly PreparedAccount[], layout: Layout): AsyncGenerator<string> {
  yield csvLine(layout.headings.map(quoted));
  for (const account of accounts) {
    const cells = layout.cells(account);
    for await (const row of rowsOf(account)) yield csvLine(cells(row).map(quoted));
  }
}

const dayFirst = (row: ExportRow): string => formatDate(row.date, 'DD/MM/YYYY');
const label = (row: ExportRow): string => oneLine(row.payee) || oneLine(row.description);
const moneyIn = (row: ExportRow, decimals: number): string => (row.amountMinor > 0 ? formatMinor(row.amountMinor, decimals) : '');
const moneyOut = (row: ExportRow, decimals: number): string => (row.amountMinor < 0 ? formatMinor(-row.amountMinor, decimals) : '');

/** Xero reads up to 1,000 lines of a file. */
export const xeroWriter = csvOf<ExportOptions<'xero-csv'>>(
  ({ dateFormat, chequeSpelling }) => ({
    headings: ['*Date', '*Amount', 'Payee', 'Description', 'Reference', `${chequeSpelling} Number`],
    cells: ({ decimals }) => (row) => [
      formatDate(row.date, dateFormat), formatMinor(row.amountMinor, decimals), label(row), oneLine(row.description),
      oneLine(row.refNumber), oneLine(row.checkNumber),
    ],
  }),
  1000,
);

/** Audit Trail Transactions of Sage 50 Accounts (UK and Ireland). */
export const sageWriter = csvOf<ExportOptions<'sage-csv'>>((options) => ({
  headings: [
    'Type', 'Account Reference', 'Nominal A/C Ref', 'Department Code', 'Date', 'Reference', 'Details', 'Net Amount', 'Tax Code',
    'Tax Amount', 'Exchange Rate', 'Extra Reference', 'User Name', 'Project Refn', 'Cost Code Refn',
  ],
  cells: (account) => (row) => {
    const types = account.type === 'card' ? { in: 'VR', out: 'VP' } : { in: 'BR', out: 'BP' };
    const nominal = options.bankNominal ?? (account.type === 'card' ? '1240' : '1200');
    return [
      row.amountMinor >= 0 ? types.in : types.out, nominal, options.otherNominal, '0', dayFirst(row),
      cut(oneLine(row.checkNumber) || oneLine(row.refNumber), 30), cut(oneLine(row.description), 60),
      formatMinor(Math.abs(row.amountMinor), account.decimals), options.taxCode, formatMinor(0, account.decimals), '1', '', '', '', '',
    ];
  },
}));

export const sageCloudWriter = csvOf<ExportOptions<'sage-cloud-csv'>>(({ layout }) => ({
  headings: layout === '3' ? ['Date', 'Description', 'Amount'] : ['Date', 'Description', 'Money in', 'Money out'],
  cells: ({ decimals }) => (row) => {
    const amounts = layout === '3' ? [formatMinor(row.amountMinor, decimals)] : [moneyIn(row, decimals), moneyOut(row, decimals)];
    return [dayFirst(row), oneLine(row.description), ...amounts];
  },
}));

export const myobWriter = csvOf<PerAccount>(() => ({
  headings: ['Date', 'Co./Last Name', 'Memo', 'Debit Amount', 'Credit Amount'],
  cells: ({ decimals }) => (row) => [
    dayFirst(row), cut(label(row), 255), cut(oneLine(row.description), 255), moneyOut(row, decimals), moneyIn(row, decimals),
  ],
}));

export const relateWriter = csvOf<PerAccount>(() => ({
  headings: ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
  cells: ({ decimals }) => (row) => [
    dayFirst(row), oneLine(row.description), moneyOut(row, decimals), moneyIn(row, decimals),
    row.balanceMinor === null ? '' : formatMinor(row.balanceMinor, decimals),
  ],
}));

/** NetSuite's default CSV parser refuses commas, semicolons and underscores in texts. */
export const netsuiteWriter = csvOf<PerAccount>(() => ({
  headings: [
    'Date (MM/DD/YYYY)', 'Payer/Payee Name', 'Transaction ID', 'Transaction Type', 'Amount', 'Memo', 'NS Internal Customer ID',
    'NS Customer Name', 'Invoice Number(s)',
  ],
  cells: (account) => {
    const idOf = transactionIds(account);
    const plain = (text: string): string => oneLine(text.replace(/[,;_]/g, ' '));
    return (row) => [
      formatDate(row.date, 'MM/DD/YYYY'), cut(plain(label(row)), 70), idOf(row), netsuiteType(row),
      formatMinor(row.amountMinor, account.decimals), cut(plain(oneLine(row.description)), 4000), '', '', '',
    ];
  },
}));

function netsuiteType(row: ExportRow): string {
  if (row.amountMinor >= 0) return 'CREDIT';
  return row.checkNumber ? 'CHECK' : 'DEBIT';
}
