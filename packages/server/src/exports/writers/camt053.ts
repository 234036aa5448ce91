// ISO 20022 camt.053 bank-to-customer statements, versions 001.02 and 001.08: one Stmt for each account and period.
import { formatMinor } from '@tieout/sdk/contract';
import { encodeUtf8 } from '../chunks.js';
import type { PreparedAccount, PreparedPeriod } from '../prepare.js';
import { closingBalance, openingBalance, spanOf } from '../span.js';
import type { ExportRow } from '../statement.js';
import { cut, escapeXml, oneLine } from '../text.js';
import { transactionIds } from '../transactionId.js';
import type { Writer, WriterContext } from '../writer.js';

type Version = '02' | '08';

export const camt053V2Writer = camtWriter('02');
export const camt053V8Writer = camtWriter('08');

function camtWriter(version: Version): Writer<object> {
  return {
    filePer: 'all',
    needsDates: true,
    saysWhetherProved: true,
    write: (context) => encodeUtf8(documentText(context, version)),
  };
}

async function* documentText({ accounts, createdOn }: WriterContext<object>, version: Version): AsyncGenerator<string> {
  const created = `${createdOn}T12:00:00Z`;
  const messageId = cut(`${createdOn.replaceAll('-', '')}-${identification(accounts[0]!)}-1`, 35);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">\n  <BkToCstmrStmt>\n`;
  yield `    <GrpHdr><MsgId>${escapeXml(messageId)}</MsgId><CreDtTm>${created}</CreDtTm></GrpHdr>\n`;
  for (const account of accounts) {
    const idOf = transactionIds(account);
    for (const [index, period] of account.periods.entries()) {
      if (period.summary.count > 0) yield* statementText(account, period, { number: index + 1, created, version, idOf });
    }
  }
  yield '  </BkToCstmrStmt>\n</Document>\n';
}

interface StatementContext {
  number: number;
  created: string;
  version: Version;
  idOf(row: ExportRow): string;
}

async function* statementText(account: PreparedAccount, period: PreparedPeriod, context: StatementContext): AsyncGenerator<string> {
  const { start, end } = spanOf({ periods: [period] });
  const id = identification(account);
  const currency = account.currency ?? 'XXX';
  yield '    <Stmt>\n';
  yield `      <Id>${escapeXml(`${cut(id, 26)}-${end.replaceAll('-', '')}`)}</Id>\n      <ElctrncSeqNb>${context.number}</ElctrncSeqNb>\n`;
  yield `      <CreDtTm>${context.created}</CreDtTm>\n`;
  yield `      <FrToDt><FrDtTm>${start}T00:00:00Z</FrDtTm><ToDtTm>${end}T23:59:59Z</ToDtTm></FrToDt>\n`;
  const identifier = isIban(id) ? `<IBAN>${id}</IBAN>` : `<Othr><Id>${escapeXml(cut(id, 34))}</Id></Othr>`;
  yield `      <Acct><Id>${identifier}</Id><Ccy>${currency}</Ccy></Acct>\n`;
  const money = (minor: number): string => signedAmount(minor, account.decimals, currency);
  yield balanceText('OPBD', money(openingBalance(period).minor), start);
  yield balanceText('CLBD', money(closingBalance(period).minor), end);
  let number = 0;
  for await (const row of period.rows) {
    number += 1;
    yield entryText(row, number, money(row.amountMinor), context);
  }
  const note = noteOf(period);
  if (note) yield `      <AddtlStmtInf>${escapeXml(cut(note, 500))}</AddtlStmtInf>\n`;
  yield '    </Stmt>\n';
}

function entryText(row: ExportRow, number: number, money: string, { version, idOf }: StatementContext): string {
  const status = version === '02' ? 'BOOK' : '<Cd>BOOK</Cd>';
  const amount = version === '02' ? '' : money;
  const code = row.checkNumber && row.amountMinor < 0 ? 'NCHK' : 'NTRF';
  return [
    '      <Ntry>',
    `        <NtryRef>${number}</NtryRef>`,
    `        ${money}`,
    `        <Sts>${status}</Sts>`,
    `        <BookgDt><Dt>${row.date}</Dt></BookgDt>`,
    `        <ValDt><Dt>${row.date2 ?? row.date}</Dt></ValDt>`,
    `        <AcctSvcrRef>${idOf(row)}</AcctSvcrRef>`,
    `        <BkTxCd><Prtry><Cd>${code}</Cd></Prtry></BkTxCd>`,
    `        <NtryDtls><TxDtls>${referencesText(row)}${amount}${partyText(row, version)}${remittanceText(row)}</TxDtls></NtryDtls>`,
    '      </Ntry>\n',
  ].join('\n');
}

function referencesText(row: ExportRow): string {
  const reference = cut(oneLine(row.refNumber), 35) || 'NOTPROVIDED';
  const check = cut(oneLine(row.checkNumber), 35);
  return `<Refs><EndToEndId>${escapeXml(reference)}</EndToEndId>${check && `<ChqNb>${escapeXml(check)}</ChqNb>`}</Refs>`;
}

/** Money out names the creditor, money in the debtor. */
function partyText(row: ExportRow, version: Version): string {
  const name = cut(oneLine(row.payee), 140);
  if (!name) return '';
  const tag = row.amountMinor < 0 ? 'Cdtr' : 'Dbtr';
  const party = `<Nm>${escapeXml(name)}</Nm>`;
  return `<RltdPties><${tag}>${version === '02' ? party : `<Pty>${party}</Pty>`}</${tag}></RltdPties>`;
}

function remittanceText(row: ExportRow): string {
  const pieces = piecesOf(oneLine(row.description), 140).map((piece) => `<Ustrd>${escapeXml(piece)}</Ustrd>`);
  return pieces.length > 0 ? `<RmtInf>${pieces.join('')}</RmtInf>` : '';
}

/** Pieces of at most `limit` characters, broken at spaces; a longer word is broken at the limit. */
export function piecesOf(text: string, limit: number): string[] {
  const pieces: string[] = [];
  let rest = [...text];
  while (rest.length > limit) {
    const space = rest.lastIndexOf(' ', limit);
    const end = space > 0 ? space : limit;
    pieces.push(rest.slice(0, end).join(''));
    rest = rest.slice(space > 0 ? end + 1 : end);
  }
  if (rest.length > 0) pieces.push(rest.join(''));
  return pieces;
}

function signedAmount(minor: number, decimals: number, currency: string): string {
  const amount = `<Amt Ccy="${currency}">${formatMinor(Math.abs(minor), decimals)}</Amt>`;
  return `${amount}<CdtDbtInd>${minor < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
}

function balanceText(code: string, money: string, date: string): string {
  return `      <Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money}<Dt><Dt>${date}</Dt></Dt></Bal>\n`;
}

/** Says what the figures rest on when the rows here do not prove them. */
function noteOf(period: PreparedPeriod): string {
  const opening = openingBalance(period);
  const closing = closingBalance(period);
  const isPrinted = opening.means === 'printed' && closing.means === 'printed';
  const sum = period.summary.creditsMinor + period.summary.debitsMinor;
  if (period.isReconciled) {
    return opening.minor + sum === closing.minor ? '' : 'The balances are those of the whole statement: some of its rows are not in this file.';
  }
  const origin = isPrinted ? '' : ' A balance here is not printed on the statement: it was counted from the rows.';
  return oneLine(`Not reconciled. ${period.proof?.explanation ?? ''}`) + origin;
}

function identification(account: PreparedAccount): string {
  return oneLine(account.number).replaceAll(' ', '') || oneLine(account.name) || 'NOTPROVIDED';
}

function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
