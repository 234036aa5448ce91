// OFX 1.x (SGML) and 2.x (XML), with its relatives QBO and QFX.
import { currencyDecimals } from '@tieout/sdk/contract';
import { cut } from '../exports/text.js';
import { areTransactionIds } from '../exports/transactionId.js';
import { DocumentError } from '../extraction/model.js';
import type { ExtractedDocument, Finding } from '../extraction/model.js';
import { readAmount } from './amounts.js';
import { dateIn, readDateParts } from './dates.js';
import { finding, importedDocument, spanOfRows } from './importedDocument.js';
import type { ImportedAccount, ImportedRow } from './importedDocument.js';
import { find, findAll, parseMarkup, textOf } from './markup.js';
import type { Markup } from './markup.js';

export function readOfx(text: string): ExtractedDocument {
  const begin = text.search(/<OFX>/i);
  if (begin < 0) throw new DocumentError('damaged', 'The file has no <OFX> element, so it is not an OFX file or it was cut off. Download it again from the bank.');
  // Tags are upper case by the standard; some files write them small.
  const body = text.slice(begin).replace(/<(\/?)([a-z][\w.]*)/gi, (_, slash: string, name: string) => `<${slash}${name.toUpperCase()}`);
  const root = parseMarkup(body, true);
  const institution = textOf(root, 'FI', 'ORG');
  const findings: Finding[] = [];
  const statements = [
    ...findAll(root, 'STMTRS').map((statement) => readStatement(statement, 'bank', institution, findings)),
    ...findAll(root, 'CCSTMTRS').map((statement) => readStatement(statement, 'card', institution, findings)),
  ];
  if (findAll(root, 'INVSTMTRS').length > 0) {
    findings.push(finding('import.investments', 'The file also holds an investment account. Investment accounts are not read.'));
  }
  if (statements.length === 0) {
    const refusal = textOf(root, 'STATUS', 'MESSAGE');
    throw new DocumentError('notSupported', `The OFX file holds no bank or card statement.${refusal ? ` The bank says: "${refusal}". Download the file again.` : ''}`);
  }
  if (!/<\/OFX>\s*$/i.test(text)) findings.push(finding('import.cutOff', 'The file ends before its last element is closed, so transactions may be missing. Download it again and compare.'));
  return importedDocument(statements, findings);
}

function readStatement(statement: Markup, type: ImportedAccount['type'], institution: string | null, findings: Finding[]): ImportedAccount {
  const from = find(statement, type === 'card' ? 'CCACCTFROM' : 'BANKACCTFROM');
  const currency = textOf(statement, 'CURDEF')?.toUpperCase() ?? null;
  const decimals = currencyDecimals(currency);
  const number = from ? textOf(from, 'ACCTID') : null;
  const list = find(statement, 'BANKTRANLIST');
  const elements = findAll(statement, 'STMTTRN');
  const rows = elements.flatMap((element) => readRow(element, decimals, number, findings));
  const ledger = find(statement, 'LEDGERBAL');
  const amount = ledger && textOf(ledger, 'BALAMT');
  const span = spanOfRows(rows);
  return {
    number,
    name: null,
    type: from && textOf(from, 'ACCTTYPE')?.toUpperCase() === 'CREDITLINE' ? 'card' : type,
    currency,
    institution,
    isOwn: areTransactionIds(elements.map((element) => textOf(element, 'FITID'))),
    periods: [
      {
        startDate: (list && readDate(textOf(list, 'DTSTART'))) ?? span.startDate,
        endDate: (list && readDate(textOf(list, 'DTEND'))) ?? span.endDate,
        startBalanceMinor: null,
        endBalanceMinor: amount ? (readAmount(amount, decimals)?.minor ?? null) : null,
        rows,
      },
    ],
  };
}

function readRow(element: Markup, decimals: number, account: string | null, findings: Finding[]): ImportedRow[] {
  const name = textOf(element, 'NAME') ?? textOf(element, 'PAYEE', 'NAME');
  const memo = textOf(element, 'MEMO');
  const description = memo ?? name ?? textOf(element, 'TRNTYPE') ?? '';
  const printed = textOf(element, 'TRNAMT');
  const amount = printed ? readAmount(printed, decimals) : null;
  if (!amount) {
    findings.push(finding('import.noAmount', `A transaction of account ${account ?? '?'} ("${description}") has no amount that can be read (${printed ?? 'empty'}), so it was left out. Check the file.`));
    return [];
  }
  const date = readDate(textOf(element, 'DTPOSTED'));
  const date2 = readDate(textOf(element, 'DTUSER'));
  return [
    {
      date: date ?? date2,
      date2: date && date2 !== date ? date2 : null,
      description,
      payee: memo && name && !isBeginning(name, memo) ? name : null,
      amountMinor: amount.minor,
      checkNumber: textOf(element, 'CHECKNUM'),
      refNumber: textOf(element, 'REFNUM'),
    },
  ];
}

/** A memo cut to the length of a name, or in the middle of a word: that is no payee. */
function isBeginning(name: string, memo: string): boolean {
  return name === cut(memo, 32) || (memo.startsWith(name) && /^[\p{L}\p{N}]/u.test(memo.slice(name.length)));
}

/** The day as written: a time zone never moves it. */
function readDate(text: string | null): string | null {
  const date = text && readDateParts(text.slice(0, 8));
  return date ? dateIn('YMD', date) : null;
}
