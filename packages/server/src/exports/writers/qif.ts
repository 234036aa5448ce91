// QIF: one record of lettered lines for each row, closed by "^".
import { formatMinor } from '@tieout/sdk/contract';
import type { ExportOptions } from '@tieout/sdk/contract';
import { encodeUtf8 } from '../chunks.js';
import type { PreparedAccount } from '../prepare.js';
import { rowsOf } from '../prepare.js';
import type { ExportRow } from '../statement.js';
import { formatDate, oneLine } from '../text.js';
import type { Writer, WriterContext } from '../writer.js';

type Options = ExportOptions<'qif'>;

export const qifWriter: Writer<Options> = {
  filePer: 'account',
  needsDates: true,
  saysWhetherProved: false,
  write: (context) => encodeUtf8(fileText(context)),
};

async function* fileText({ accounts, options }: WriterContext<Options>): AsyncGenerator<string> {
  for (const account of accounts) {
    const type = account.type === 'card' ? 'CCard' : 'Bank';
    // A single account has no !Account block: some readers refuse a file whose first line is not !Type:.
    if (accounts.length > 1) yield lines(['!Account', `N${accountName(account)}`, `T${type}`, '^']);
    yield lines([`!Type:${type}`]);
    for await (const row of rowsOf(account)) yield record(row, account.decimals, options.dateFormat);
  }
}

function record(row: ExportRow, decimals: number, dateFormat: Options['dateFormat']): string {
  const description = oneLine(row.description);
  const payee = oneLine(row.payee) || description;
  const number = oneLine(row.checkNumber) || oneLine(row.refNumber);
  const category = oneLine(row.category).replaceAll('/', '-');
  const fields = [`D${formatDate(row.date, dateFormat)}`, `T${formatMinor(row.amountMinor, decimals)}`];
  if (number) fields.push(`N${number}`);
  if (payee) fields.push(`P${payee}`);
  if (description !== payee) fields.push(`M${description}`);
  if (category) fields.push(`L${category}`);
  return lines([...fields, '^']);
}

function accountName(account: PreparedAccount): string {
  const name = [oneLine(account.name), oneLine(account.number)].filter(Boolean).join(' ');
  return name || (account.type === 'card' ? 'Card' : 'Account');
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\r\n`).join('');
}
