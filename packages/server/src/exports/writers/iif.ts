// IIF for QuickBooks Desktop: each row a transaction of two lines that sum to zero, between declared accounts.
import { formatMinor } from '@tieout/sdk/contract';
import type { ExportOptions } from '@tieout/sdk/contract';
import { encodeUtf8 } from '../chunks.js';
import { categoriesOf, hasUncategorized, rowsOf } from '../prepare.js';
import type { PreparedAccount } from '../prepare.js';
import type { ExportRow } from '../statement.js';
import { cut, formatDate, oneLine, toAscii } from '../text.js';
import type { Writer, WriterContext } from '../writer.js';

type Options = ExportOptions<'iif'>;
type Context = WriterContext<Options>;

const uncategorized = { in: 'Uncategorized Income', out: 'Uncategorized Expense' } as const;

export const iifWriter: Writer<Options> = {
  filePer: 'all',
  needsDates: true,
  saysWhetherProved: false,
  write: (context) => encodeUtf8(fileText(context)),
};

async function* fileText(context: Context): AsyncGenerator<string> {
  yield line(['!ACCNT', 'NAME', 'ACCNTTYPE']);
  for (const account of context.accounts) {
    yield line(['ACCNT', sourceAccount(account, context), account.type === 'card' ? 'CCARD' : 'BANK']);
  }
  for (const [name, type] of destinations(context)) yield line(['ACCNT', name, type]);
  const columns = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'CLASS', 'AMOUNT', 'DOCNUM', 'MEMO', 'CLEAR'];
  yield line(['!TRNS', 'TRNSID', ...columns]) + line(['!SPL', 'SPLID', ...columns]) + line(['!ENDTRNS']);
  for (const account of context.accounts) {
    const source = sourceAccount(account, context);
    for await (const row of rowsOf(account)) yield transaction(row, account, source, context.options);
  }
}

function transaction(row: ExportRow, account: PreparedAccount, source: string, options: Options): string {
  const isIn = row.amountMinor >= 0;
  const type = account.type === 'card' ? (isIn ? 'CCARD REFUND' : 'CREDIT CARD') : isIn ? 'DEPOSIT' : 'CHECK';
  const date = formatDate(row.date, 'MM/DD/YYYY');
  const name = cut(value(row.payee).replaceAll(':', '-'), 41);
  const number = cut(value(row.checkNumber) || value(row.refNumber), 11);
  const memo = cut(value(row.description), 4095);
  const amount = (minor: number): string => formatMinor(minor, account.decimals);
  return (
    line(['TRNS', '', type, date, source, name, '', amount(row.amountMinor), number, memo, 'N']) +
    line(['SPL', '', type, date, destination(row, options), '', '', amount(-row.amountMinor), number, memo, 'N']) +
    line(['ENDTRNS'])
  );
}

function destination(row: ExportRow, options: Options): string {
  if (!options.useCategoryAsDestination) return accountName(options.toAccount!);
  return accountName(row.category) || uncategorized[row.amountMinor >= 0 ? 'in' : 'out'];
}

/** The other side's accounts with their types; a reader guesses the type of an account that is not declared, or fails. */
function destinations({ accounts, options }: Context): [name: string, type: string][] {
  if (!options.useCategoryAsDestination) {
    const sum = accounts.flatMap(({ periods }) => periods).reduce((total, { summary }) => total + summary.creditsMinor + summary.debitsMinor, 0);
    return [[accountName(options.toAccount!), sum > 0 ? 'INC' : 'EXP']];
  }
  const named = [...categoriesOf(accounts)].map(([category, direction]): [string, string] => [accountName(category), direction === 'in' ? 'INC' : 'EXP']);
  named.sort((a, b) => (a[1] === b[1] ? (a[0] < b[0] ? -1 : 1) : a[1] < b[1] ? -1 : 1));
  if (hasUncategorized(accounts, 'out')) named.push([uncategorized.out, 'EXP']);
  if (hasUncategorized(accounts, 'in')) named.push([uncategorized.in, 'INC']);
  return [...new Map(named)];
}

/** The user's account for a single account; several keep apart by their last four digits. */
function sourceAccount(account: PreparedAccount, { accounts, isSingleAccount, options }: Context): string {
  const name = accountName(options.fromAccount);
  if (isSingleAccount) return name;
  const tail = value(account.number).replaceAll(' ', '').slice(-4) || String(accounts.indexOf(account) + 1);
  return accountName(`${cut(name, 26)} ${tail}`);
}

/** QuickBooks allows 31 characters for each level of an account's name. */
function accountName(name: string | null | undefined): string {
  const levels = value(name).split(':').map((level) => cut(level.trim(), 31));
  return levels.filter(Boolean).join(':');
}

/** No tab, line break or double quote: a leading quote would swallow the rest of the line. */
function value(text: string | null | undefined): string {
  return toAscii(oneLine(text)).replaceAll('"', "'");
}

function line(cells: readonly string[]): string {
  return `${cells.join('\t')}\r\n`;
}
