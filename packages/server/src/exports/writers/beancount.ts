// Beancount (v2 and v3): opened accounts, one transaction for each row, balances asserted where they are proved.
import { formatMinor } from '@tieout/sdk/contract';
import type { ExportOptions } from '@tieout/sdk/contract';
import { encodeUtf8 } from '../chunks.js';
import { categoryAccounts, dayAfter, firstDay, ledgerSteps, ownAccountNames, usedCategoryAccounts } from '../plainTextAccounts.js';
import type { LedgerStep } from '../plainTextAccounts.js';
import type { PreparedAccount } from '../prepare.js';
import type { ExportRow } from '../statement.js';
import { oneLine } from '../text.js';
import { transactionIds } from '../transactionId.js';
import type { Writer, WriterContext } from '../writer.js';

type Options = ExportOptions<'beancount'>;

const equity = 'Equity:Opening-Balances';

export const beancountWriter: Writer<Options> = {
  filePer: 'all',
  needsDates: true,
  saysWhetherProved: true,
  write: (context) => encodeUtf8(fileText(context)),
};

async function* fileText({ accounts, options }: WriterContext<Options>): AsyncGenerator<string> {
  const names = ownAccountNames(accounts, component);
  const categoryOf = categoryAccounts(accounts, component);
  const day = firstDay(accounts);
  const currencies = [...new Set(accounts.map(currencyOf))];
  yield `${currencies.map((currency) => `option "operating_currency" "${currency}"\n`).join('')}\n`;
  const opens = accounts.map((account) => `${names.get(account)} ${currencyOf(account)}`);
  opens.push(currencies.length === 1 ? `${equity} ${currencies[0]}` : equity, ...usedCategoryAccounts(accounts, categoryOf));
  yield opens.map((name) => `${day} open ${name}\n`).join('');
  for (const account of accounts) {
    const writer = { account, name: names.get(account)!, categoryOf, idOf: transactionIds(account), options };
    for await (const step of ledgerSteps(account)) yield stepText(step, writer);
  }
}

interface AccountWriter {
  account: PreparedAccount;
  name: string;
  categoryOf(row: ExportRow): string;
  idOf(row: ExportRow): string;
  options: Options;
}

function stepText(step: LedgerStep, writer: AccountWriter): string {
  const { account, name } = writer;
  const money = (minor: number): string => `${formatMinor(minor, account.decimals)} ${currencyOf(account)}`;
  if (step.kind === 'row') return rowText(step.row, writer, money);
  if (step.kind === 'closing') {
    if (step.assertMinor !== null && writer.options.assertBalances) return `\n${dayAfter(step.date)} balance ${name}  ${money(step.assertMinor)}\n`;
    return step.period.isReconciled ? '' : `\n; Not reconciled to ${step.date}: ${oneLine(step.period.proof?.explanation) || 'the balances are not proved.'}\n`;
  }
  const title = step.kind === 'opening' ? 'Opening balance' : 'Movements not in these statements';
  return `\n${step.date} * "${title}"\n  ${name}  ${money(step.amountMinor)}\n  ${equity}  ${money(-step.amountMinor)}\n`;
}

function rowText(row: ExportRow, { name, categoryOf, idOf }: AccountWriter, money: (minor: number) => string): string {
  const payee = oneLine(row.payee);
  const narration = oneLine(row.description);
  const check = oneLine(row.checkNumber);
  const lines = [
    `${row.date} * ${payee ? `${quote(payee)} ` : ''}${quote(narration)}`,
    `  fitid: ${quote(idOf(row))}`,
    ...(check ? [`  check: ${quote(check)}`] : []),
    `  ${name}  ${money(row.amountMinor)}`,
    `  ${categoryOf(row)}  ${money(-row.amountMinor)}`,
  ];
  return `\n${lines.join('\n')}\n`;
}

function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function currencyOf(account: PreparedAccount): string {
  return account.currency ?? 'XXX';
}

/** Letters, digits and dashes, beginning with an upper-case letter or a digit. */
function component(part: string): string {
  const cleaned = part.normalize('NFC').replace(/[^\p{L}\p{Nd}]+/gu, '-').replace(/^-+|-+$/g, '');
  const first = cleaned.charAt(0).toUpperCase();
  return /^[\p{Lu}\d]$/u.test(first) ? first + cleaned.slice(1) : `X${cleaned}`;
}
