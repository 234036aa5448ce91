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

/** How leaves are closed and text is reduced. */
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
  const newline = isXml ? '\n' : '\r\n';
  const dialect: Dialect = { isXml, newline, characters: isXml || needsUtf8 ? (text) => text : toAscii };
  yield header(isXml, needsUtf8, newline);
  for await (const line of body(context, dialect)) yield line + newline;
}

function header(isXml: boolean, needsUtf8: boolean, newline: string): string {
  const lines = isXml
    ? [
        '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
        '<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
      ]
    : [
        'OFXHEADER:100', 'DATA:OFXSGML', 'VERSION:102', 'SECURITY:NONE', `ENCODING:${needsUtf8 ? 'UTF-8' : 'USASCII'}`,
        `CHARSET:${needsUtf8 ? 'NONE' : '1252'}`, 'COMPRESSION:NONE', 'OLDFILEUID:NONE', 'NEWFILEUID:NONE', '',
      ];
  return lines.map((line) => line + newline).join('');
}

async function* body(context: Context, dialect: Dialect): AsyncGenerator<string> {
  yield '<OFX>';
  yield* signOn(context, dialect);
  const isCard = (account: PreparedAccount): boolean => accountType(account, context) === 'creditcard';
  const bank = context.accounts.filter((account) => !isCard(account));
  const cards = context.accounts.filter(isCard);
  if (bank.length > 0) {
    yield '<BANKMSGSRSV1>';
    for (const account of bank) yield* accountLines(account, context, dialect, 'bank');
    yield '</BANKMSGSRSV1>';
  }
  if (cards.length > 0) {
    yield '<CREDITCARDMSGSRSV1>';
    for (const account of cards) yield* accountLines(account, context, dialect, 'card');
    yield '</CREDITCARDMSGSRSV1>';
  }
  yield '</OFX>';
}

function* signOn(context: Context, dialect: Dialect): Generator<string> {
  const { bid, bankName } = context.options;
  yield '<SIGNONMSGSRSV1>';
  yield '<SONRS>';
  yield* statusLines(dialect);
  yield* leaf(dialect, 'DTSERVER', time(context.createdOn));
  yield* leaf(dialect, 'LANGUAGE', 'ENG');
  if (bid) {
    yield '<FI>';
    yield* leaf(dialect, 'ORG', cut(dialect.characters(oneLine(bankName)), 32));
    yield* leaf(dialect, 'FID', bid);
    yield '</FI>';
    yield* leaf(dialect, 'INTU.BID', bid);
    yield* leaf(dialect, 'INTU.USERID', exportFormDefaults.accountId);
  }
  yield '</SONRS>';
  yield '</SIGNONMSGSRSV1>';
}

async function* accountLines(account: PreparedAccount, context: Context, dialect: Dialect, kind: 'bank' | 'card'): AsyncGenerator<string> {
  const prefix = kind === 'card' ? 'CCSTMT' : 'STMT';
  const { options } = context;
  yield `<${prefix}TRNRS>`;
  yield* leaf(dialect, 'TRNUID', '1');
  yield* statusLines(dialect);
  yield `<${prefix}RS>`;
  yield* leaf(dialect, 'CURDEF', currencyOf(account, context));
  yield kind === 'card' ? '<CCACCTFROM>' : '<BANKACCTFROM>';
  if (kind === 'bank') yield* leaf(dialect, 'BANKID', options.bankId);
  yield* leaf(dialect, 'ACCTID', accountId(account, context));
  if (kind === 'bank') yield* leaf(dialect, 'ACCTTYPE', accountType(account, context).toUpperCase());
  yield kind === 'card' ? '</CCACCTFROM>' : '</BANKACCTFROM>';
  const span = spanOf(account);
  yield '<BANKTRANLIST>';
  yield* leaf(dialect, 'DTSTART', time(span.start));
  yield* leaf(dialect, 'DTEND', time(span.end));
  const idOf = transactionIds(account);
  for await (const row of rowsOf(account)) yield [...rowLines(row, account, idOf(row), dialect)].join(dialect.newline);
  yield '</BANKTRANLIST>';
  yield '<LEDGERBAL>';
  yield* leaf(dialect, 'BALAMT', formatMinor(lastBalance(account).minor, account.decimals));
  yield* leaf(dialect, 'DTASOF', time(span.end));
  yield '</LEDGERBAL>';
  yield `</${prefix}RS>`;
  yield `</${prefix}TRNRS>`;
}

function* rowLines(row: ExportRow, account: PreparedAccount, id: string, dialect: Dialect): Generator<string> {
  const description = dialect.characters(oneLine(row.description));
  const name = cut(dialect.characters(oneLine(row.payee)) || description, 32);
  const memo = cut(description, 255);
  const checkNumber = cut(toAscii(oneLine(row.checkNumber)), 12);
  yield '<STMTTRN>';
  yield* leaf(dialect, 'TRNTYPE', row.amountMinor >= 0 ? 'CREDIT' : checkNumber ? 'CHECK' : 'DEBIT');
  yield* leaf(dialect, 'DTPOSTED', time(row.date!));
  if (row.date2) yield* leaf(dialect, 'DTUSER', time(row.date2));
  yield* leaf(dialect, 'TRNAMT', formatMinor(row.amountMinor, account.decimals));
  yield* leaf(dialect, 'FITID', id);
  yield* leaf(dialect, 'CHECKNUM', checkNumber);
  yield* leaf(dialect, 'REFNUM', cut(toAscii(oneLine(row.refNumber)), 32));
  yield* leaf(dialect, 'NAME', name);
  if (memo !== name) yield* leaf(dialect, 'MEMO', memo);
  yield '</STMTTRN>';
}

function* statusLines(dialect: Dialect): Generator<string> {
  yield '<STATUS>';
  yield* leaf(dialect, 'CODE', '0');
  yield* leaf(dialect, 'SEVERITY', 'INFO');
  yield '</STATUS>';
}

/** An empty leaf breaks several readers, so it is left out. */
function* leaf(dialect: Dialect, tag: string, text: string): Generator<string> {
  if (text === '') return;
  yield `<${tag}>${escapeXml(text)}${dialect.isXml ? `</${tag}>` : ''}`;
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
