// OFX 1.0.2 (SGML) and 2.1.1 (XML), and with Intuit's own tags QBO and QFX. Element order is the DTD's.
import type { ExportOptions } from '@tieout/sdk/contract';
import { exportFormDefaults, formatMinor } from '@tieout/sdk/contract';
import { encodeUtf8 } from '../chunks.js';
import type { PreparedAccount } from '../prepare.js';
import { rowsOf } from '../prepare.js';
import { lastBalance, spanOf } from '../span.js';
import type { ExportRow } from '../statement.js';
import { cut, escapeXml, oneLine, toAscii } from '../text.js';
import { transactionIds } from '../transactionId.js';
import type { Writer, WriterContext } from '../writer.js';

type Options = Omit<ExportOptions<'ofx'>, 'version'> & { version?: ExportOptions<'ofx'>['version']; bid?: string; bankName?: string };
type Context = WriterContext<Options>;

/** How leaves and lines are closed and text is reduced. */
interface Dialect {
  isXml: boolean;
  newline: string;
  characters(text: string): string;
}

export const ofxWriter: Writer<Options> = {
  filePer: 'account',
  needsDates: true,
  saysWhetherProved: false,
  write: (context) => encodeUtf8(fileText(context)),
};

async function* fileText(context: Context): AsyncGenerator<string> {
  const { accounts, options } = context;
  const isXml = options.version === '2.1.1';
  // QuickBooks and Quicken take nothing but the ASCII header; plain OFX may say UTF-8 when ASCII would lose characters.
  const needsUtf8 = !options.bid && accounts.some(({ periods }) => periods.some(({ summary }) => summary.losesInAscii));
  const dialect: Dialect = { isXml, newline: isXml ? '\n' : '\r\n', characters: isXml || needsUtf8 ? (text) => text : toAscii };
  yield header(dialect, needsUtf8);
  yield lines(dialect, '<OFX>') + signOn(context, dialect);
  const isCard = (account: PreparedAccount): boolean => accountType(account, context) === 'creditcard';
  yield* messageSet('BANKMSGSRSV1', accounts.filter((account) => !isCard(account)), 'bank', context, dialect);
  yield* messageSet('CREDITCARDMSGSRSV1', accounts.filter(isCard), 'card', context, dialect);
  yield lines(dialect, '</OFX>');
}

function header(dialect: Dialect, needsUtf8: boolean): string {
  if (dialect.isXml) {
    return lines(
      dialect,
      '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
      '<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
    );
  }
  const encoding = needsUtf8 ? ['ENCODING:UTF-8', 'CHARSET:NONE'] : ['ENCODING:USASCII', 'CHARSET:1252'];
  return lines(dialect, 'OFXHEADER:100', 'DATA:OFXSGML', 'VERSION:102', 'SECURITY:NONE', ...encoding, 'COMPRESSION:NONE', 'OLDFILEUID:NONE', 'NEWFILEUID:NONE', '');
}

function signOn({ createdOn, options: { bid, bankName } }: Context, dialect: Dialect): string {
  const institution = !bid
    ? ''
    : lines(dialect, '<FI>') +
      leaf(dialect, 'ORG', cut(dialect.characters(oneLine(bankName)), 32)) +
      leaf(dialect, 'FID', bid) +
      lines(dialect, '</FI>') +
      leaf(dialect, 'INTU.BID', bid) +
      leaf(dialect, 'INTU.USERID', exportFormDefaults.accountId);
  return (
    lines(dialect, '<SIGNONMSGSRSV1>', '<SONRS>') +
    status(dialect) +
    leaf(dialect, 'DTSERVER', time(createdOn)) +
    leaf(dialect, 'LANGUAGE', 'ENG') +
    institution +
    lines(dialect, '</SONRS>', '</SIGNONMSGSRSV1>')
  );
}

async function* messageSet(
  name: string,
  accounts: readonly PreparedAccount[],
  kind: 'bank' | 'card',
  context: Context,
  dialect: Dialect,
): AsyncGenerator<string> {
  if (accounts.length === 0) return;
  yield lines(dialect, `<${name}>`);
  for (const account of accounts) yield* accountText(account, kind, context, dialect);
  yield lines(dialect, `</${name}>`);
}

async function* accountText(account: PreparedAccount, kind: 'bank' | 'card', context: Context, dialect: Dialect): AsyncGenerator<string> {
  const prefix = kind === 'card' ? 'CCSTMT' : 'STMT';
  const span = spanOf(account);
  yield lines(dialect, `<${prefix}TRNRS>`) + leaf(dialect, 'TRNUID', '1') + status(dialect) + lines(dialect, `<${prefix}RS>`);
  yield leaf(dialect, 'CURDEF', currencyOf(account, context)) + accountFrom(account, kind, context, dialect);
  yield lines(dialect, '<BANKTRANLIST>') + leaf(dialect, 'DTSTART', time(span.start)) + leaf(dialect, 'DTEND', time(span.end));
  const idOf = transactionIds(account);
  for await (const row of rowsOf(account)) yield rowText(row, account.decimals, idOf(row), dialect);
  yield lines(dialect, '</BANKTRANLIST>', '<LEDGERBAL>') + leaf(dialect, 'BALAMT', formatMinor(lastBalance(account).minor, account.decimals));
  yield leaf(dialect, 'DTASOF', time(span.end)) + lines(dialect, '</LEDGERBAL>', `</${prefix}RS>`, `</${prefix}TRNRS>`);
}

/** A card's account has a number and nothing else. */
function accountFrom(account: PreparedAccount, kind: 'bank' | 'card', context: Context, dialect: Dialect): string {
  const number = leaf(dialect, 'ACCTID', accountId(account, context));
  if (kind === 'card') return lines(dialect, '<CCACCTFROM>') + number + lines(dialect, '</CCACCTFROM>');
  const type = leaf(dialect, 'ACCTTYPE', accountType(account, context).toUpperCase());
  return lines(dialect, '<BANKACCTFROM>') + leaf(dialect, 'BANKID', context.options.bankId) + number + type + lines(dialect, '</BANKACCTFROM>');
}

function rowText(row: ExportRow, decimals: number, id: string, dialect: Dialect): string {
  const description = dialect.characters(oneLine(row.description));
  const name = cut(dialect.characters(oneLine(row.payee)) || description, 32);
  const memo = cut(description, 255);
  const checkNumber = cut(toAscii(oneLine(row.checkNumber)), 12);
  return (
    lines(dialect, '<STMTTRN>') +
    leaf(dialect, 'TRNTYPE', row.amountMinor >= 0 ? 'CREDIT' : checkNumber ? 'CHECK' : 'DEBIT') +
    leaf(dialect, 'DTPOSTED', time(row.date!)) +
    leaf(dialect, 'DTUSER', row.date2 ? time(row.date2) : '') +
    leaf(dialect, 'TRNAMT', formatMinor(row.amountMinor, decimals)) +
    leaf(dialect, 'FITID', id) +
    leaf(dialect, 'CHECKNUM', checkNumber) +
    leaf(dialect, 'REFNUM', cut(toAscii(oneLine(row.refNumber)), 32)) +
    leaf(dialect, 'NAME', name) +
    leaf(dialect, 'MEMO', memo === name ? '' : memo) +
    lines(dialect, '</STMTTRN>')
  );
}

function status(dialect: Dialect): string {
  return lines(dialect, '<STATUS>') + leaf(dialect, 'CODE', '0') + leaf(dialect, 'SEVERITY', 'INFO') + lines(dialect, '</STATUS>');
}

/** An empty leaf breaks several readers, so it is left out. */
function leaf({ isXml, newline }: Dialect, tag: string, text: string): string {
  if (text === '') return '';
  return `<${tag}>${escapeXml(text)}${isXml ? `</${tag}>` : ''}${newline}`;
}

function lines({ newline }: Dialect, ...texts: string[]): string {
  return texts.map((text) => text + newline).join('');
}

/** Noon, so that no reader's time zone moves the day. */
function time(date: string): string {
  return `${date.replaceAll('-', '')}120000`;
}

/** The user's number names the one account of the export; of several accounts each keeps its own, which tells them apart. */
function accountId(account: PreparedAccount, { options, isSingleAccount }: Context): string {
  if (options.accountId && isSingleAccount) return options.accountId;
  const printed = toAscii(oneLine(account.number)).replaceAll(' ', '').slice(-22);
  if (printed) return printed;
  const named = toAscii(oneLine(account.name)).replace(/[^A-Za-z0-9]/g, '').slice(0, 22);
  return !isSingleAccount && named.length >= 4 ? named : (options.accountId ?? exportFormDefaults.accountId);
}

/** The user's currency is for accounts that state none, and for a single account. */
function currencyOf(account: PreparedAccount, { options, isSingleAccount }: Context): string {
  const chosen = isSingleAccount || !account.currency ? options.currency : undefined;
  return chosen ?? account.currency ?? exportFormDefaults.currency;
}

function accountType(account: PreparedAccount, { options, isSingleAccount }: Context): NonNullable<Options['accountType']> {
  const { accountType: chosen } = options;
  if (chosen && isSingleAccount) return chosen;
  if (account.type === 'card') return 'creditcard';
  return chosen && chosen !== 'creditcard' ? chosen : exportFormDefaults.accountType;
}
