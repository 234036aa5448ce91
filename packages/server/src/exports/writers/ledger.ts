// A journal that both ledger and hledger read in their strict modes, with running balances asserted where they are proved.
import { formatMinor } from '@tieout/sdk/contract';
import type { ExportOptions } from '@tieout/sdk/contract';
import { encodeUtf8 } from '../chunks.js';
import { categoryAccounts, ledgerSteps, ownAccountNames, usedCategoryAccounts } from '../plainTextAccounts.js';
import type { LedgerStep } from '../plainTextAccounts.js';
import type { PreparedAccount } from '../prepare.js';
import type { ExportRow } from '../statement.js';
import { oneLine } from '../text.js';
import type { Writer, WriterContext } from '../writer.js';

type Options = ExportOptions<'ledger'>;

const equity = 'Equity:Opening Balances';

export const ledgerWriter: Writer<Options> = {
  filePer: 'all',
  needsDates: true,
  saysWhetherProved: true,
  write: (context) => encodeUtf8(fileText(context)),
};

async function* fileText({ accounts, options }: WriterContext<Options>): AsyncGenerator<string> {
  const names = ownAccountNames(accounts, accountPart);
  const categoryOf = categoryAccounts(accounts, accountPart);
  const currencies = new Map(accounts.map((account) => [currencyOf(account), account.decimals]));
  for (const [currency, decimals] of currencies) {
    // ledger refuses "1,000. JPY", hledger refuses "1,000 JPY" or reads its comma as a decimal one: one digit serves both.
    yield `commodity ${currency}\n    format 1,000.${'0'.repeat(Math.max(1, decimals))} ${currency}\n`;
  }
  const declared = [...names.values(), equity, ...usedCategoryAccounts(accounts, categoryOf)];
  yield `\n${declared.map((name) => `account ${name}\n`).join('')}`;
  for (const account of accounts) {
    const writer = { account, name: names.get(account)!, categoryOf, options };
    for await (const step of ledgerSteps(account)) yield stepText(step, writer);
  }
}

interface AccountWriter {
  account: PreparedAccount;
  name: string;
  categoryOf(row: ExportRow): string;
  options: Options;
}

function stepText(step: LedgerStep, writer: AccountWriter): string {
  const { account, name } = writer;
  const money = (minor: number): string => `${formatMinor(minor, account.decimals)} ${currencyOf(account)}`;
  if (step.kind === 'row') {
    const isAsserted = step.assertMinor !== null && writer.options.assertBalances;
    return rowText(step.row, writer, money, isAsserted ? ` = ${money(step.assertMinor!)}` : '');
  }
  if (step.kind === 'closing') {
    if (step.period.isReconciled) return '';
    return `\n; Not reconciled to ${step.date}. ${oneLine(step.period.proof?.explanation)}\n`;
  }
  const title = step.kind === 'opening' ? 'Opening balance' : 'Movements not in these statements';
  return `\n${step.date} * ${title}\n    ${name}    ${money(step.amountMinor)}\n    ${equity}\n`;
}

function rowText(row: ExportRow, { name, categoryOf }: AccountWriter, money: (minor: number) => string, assertion: string): string {
  const description = oneLine(row.description);
  const payee = oneLine(row.payee) || description;
  const check = oneLine(row.checkNumber).replace(/[()]/g, '');
  const lines = [
    `${row.date} * ${check ? `(${check}) ` : ''}${payeeText(payee)}`.trimEnd(),
    ...(description && description !== payee ? [`    ; ${commentText(description)}`] : []),
    `    ${name}    ${money(row.amountMinor)}${assertion}`,
    `    ${categoryOf(row)}    ${money(-row.amountMinor)}`,
  ];
  return `\n${lines.join('\n')}\n`;
}

/** A semicolon begins a comment, a bar splits payee from note, a leading bracket is read as the code. */
function payeeText(payee: string): string {
  return payee.replaceAll(';', ',').replaceAll('|', '/').replace(/^\(([^)]*)\)?/, '[$1]');
}

/** Words before a colon are read as tags, which strict modes refuse; dates in square brackets as dates of the posting. */
function commentText(description: string): string {
  return description.replace(/:(?=\s|$)/g, ' -').replace(/\b(date2?):/gi, '$1 -').replaceAll('[', '(').replaceAll(']', ')');
}

function currencyOf(account: PreparedAccount): string {
  return account.currency ?? 'XXX';
}

/** Single spaces may stand in a name; two end it, and a colon begins the next part. */
function accountPart(part: string): string {
  return oneLine(part.replace(/[:;"'()[\]{}<>=@*!|%#~&]/g, ' ')) || 'Other';
}
