// MT940: one message for each account and period, in SWIFT's character set x.
import { formatMinor } from '@tieout/sdk/contract';
import { encodeUtf8 } from '../chunks.js';
import type { PreparedAccount, PreparedPeriod } from '../prepare.js';
import { closingBalance, openingBalance, spanOf } from '../span.js';
import type { ExportRow } from '../statement.js';
import { oneLine, toAscii } from '../text.js';
import { transactionIds } from '../transactionId.js';
import type { Writer, WriterContext } from '../writer.js';
import { withSpelledPayee } from '../../imports/withPayee.js';
import { piecesOf } from './camt053.js';

/** Whether the period is proved goes into the file name: a :86: after the closing balance is read as text of the last row by some. */
export const mt940Writer: Writer<object> = {
  filePer: 'all',
  needsDates: true,
  saysWhetherProved: false,
  write: (context) => encodeUtf8(fileText(context)),
};

async function* fileText({ accounts }: WriterContext<object>): AsyncGenerator<string> {
  for (const account of accounts) {
    const idOf = transactionIds(account);
    for (const [index, period] of account.periods.entries()) {
      if (period.summary.count > 0) yield* messageText(account, period, index + 1, idOf);
    }
  }
}

async function* messageText(
  account: PreparedAccount,
  period: PreparedPeriod,
  number: number,
  idOf: (row: ExportRow) => string,
): AsyncGenerator<string> {
  const { start, end } = spanOf({ periods: [period] });
  const currency = account.currency ?? 'XXX';
  const balance = (minor: number, date: string): string =>
    `${minor < 0 ? 'D' : 'C'}${shortDate(date)}${currency}${amount(minor, account.decimals)}`;
  yield line(`:20:STMT${end.replaceAll('-', '')}`);
  yield line(`:25:${characters(account.number).replaceAll(' ', '').slice(0, 35) || characters(account.name).slice(0, 35) || 'NOTPROVIDED'}`);
  yield line(`:28C:${number}/1`);
  yield line(`:60F:${balance(openingBalance(period).minor, start)}`);
  for await (const row of period.rows) yield rowText(row, account.decimals, idOf(row));
  yield line(`:62F:${balance(closingBalance(period).minor, end)}`);
  yield line('-');
}

function rowText(row: ExportRow, decimals: number, id: string): string {
  const check = characters(row.checkNumber).replaceAll(' ', '');
  const isCheck = check !== '' && row.amountMinor < 0;
  // A slash is allowed in the reference, but AqBanking takes it for the "//" before the bank's own and loses that.
  const reference = (isCheck ? check : characters(row.refNumber).replaceAll(' ', '')).replaceAll('/', '-').slice(0, 16) || 'NONREF';
  const value = shortDate(row.date2 ?? row.date!);
  const booked = shortDate(row.date!).slice(2);
  const mark = row.amountMinor < 0 ? 'D' : 'C';
  const head = `:61:${value}${booked}${mark}${amount(row.amountMinor, decimals)}${isCheck ? 'NCHK' : 'NTRF'}${reference}//${id.slice(0, 16)}`;
  const text = withSpelledPayee(characters(row.payee), characters(row.description));
  // Readers join full lines of 64 characters without a space. No line may begin like a tag or like the end of the message.
  const lines = piecesOf(text, 63).slice(0, 6).map((piece) => (/^[:-]/.test(piece) ? ` ${piece}` : piece));
  return line(head) + (lines.length > 0 ? line(`:86:${lines.join('\r\n')}`) : '');
}

/** Decimal comma always, no sign. */
function amount(minor: number, decimals: number): string {
  const text = formatMinor(Math.abs(minor), decimals);
  return decimals === 0 ? `${text},` : text.replace('.', ',');
}

function shortDate(date: string): string {
  return date.slice(2).replaceAll('-', '');
}

/** Character set x: letters, digits, / - ? : ( ) . , ' + and space. */
function characters(text: string | null): string {
  return oneLine(toAscii(oneLine(text)).replaceAll('&', '+').replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' '));
}

function line(text: string): string {
  return `${text}\r\n`;
}
