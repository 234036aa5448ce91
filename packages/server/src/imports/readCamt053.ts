// camt.053 statements of any version: accounts by their number, one period for each statement.
import { currencyDecimals } from '@tieout/sdk/contract';
import { areTransactionIds } from '../exports/transactionId.js';
import { DocumentError } from '../extraction/model.js';
import type { ExtractedDocument, Finding } from '../extraction/model.js';
import { readAmount } from './amounts.js';
import { finding, importedDocument, spanOfRows } from './importedDocument.js';
import type { ImportedAccount, ImportedPeriod, ImportedRow } from './importedDocument.js';
import { find, findAll, parseMarkup, textOf } from './markup.js';
import type { Markup } from './markup.js';

export function readCamt053(text: string): ExtractedDocument {
  const statements = findAll(parseMarkup(text, false), 'Stmt');
  if (statements.length === 0) {
    throw new DocumentError('notSupported', 'The XML holds no camt.053 statement (no Stmt element). Ask the bank for camt.053 rather than camt.052 or camt.054.');
  }
  const accounts = new Map<string, ImportedAccount>();
  const findings: Finding[] = [];
  for (const statement of statements) {
    const account = readAccount(statement);
    const key = `${account.number}|${account.currency}`;
    const known = accounts.get(key) ?? account;
    accounts.set(key, known);
    known.periods.push(readPeriod(statement, currencyDecimals(account.currency), findings));
  }
  return importedDocument([...accounts.values()], findings);
}

function readAccount(statement: Markup): ImportedAccount {
  const element = child(statement, 'Acct');
  const number = element && (textOf(element, 'Id', 'IBAN') ?? textOf(element, 'Id', 'Othr', 'Id'));
  const amount = find(statement, 'Amt');
  return {
    number: number ?? null,
    name: (element && childText(element, 'Nm')) ?? null,
    type: 'bank',
    currency: (element && childText(element, 'Ccy')) ?? amount?.attributes['Ccy'] ?? null,
    institution: (element && textOf(element, 'Svcr', 'Nm')) ?? null,
    isOwn: areTransactionIds(children(statement, 'Ntry').map((entry) => childText(entry, 'AcctSvcrRef'))),
    periods: [],
  };
}

function readPeriod(statement: Markup, decimals: number, findings: Finding[]): ImportedPeriod {
  const rows = children(statement, 'Ntry').flatMap((entry) => readEntry(entry, decimals, findings));
  const opening = balanceOf(statement, ['OPBD', 'PRCD'], decimals);
  const closing = balanceOf(statement, ['CLBD'], decimals);
  const span = spanOfRows(rows);
  const stated = child(statement, 'FrToDt');
  return {
    startDate: (stated && dayOf(textOf(stated, 'FrDtTm') ?? textOf(stated, 'FrDt'))) ?? opening?.date ?? span.startDate,
    endDate: (stated && dayOf(textOf(stated, 'ToDtTm') ?? textOf(stated, 'ToDt'))) ?? closing?.date ?? span.endDate,
    startBalanceMinor: opening?.minor ?? null,
    endBalanceMinor: closing?.minor ?? null,
    rows,
  };
}

function balanceOf(statement: Markup, codes: readonly string[], decimals: number): { minor: number; date: string | null } | null {
  for (const code of codes) {
    const balance = children(statement, 'Bal').find((element) => textOf(element, 'Tp', 'Cd') === code);
    const minor = balance && signedAmount(balance, decimals);
    if (balance && minor !== null && minor !== undefined) return { minor, date: readDay(child(balance, 'Dt')) };
  }
  return null;
}

function readEntry(entry: Markup, decimals: number, findings: Finding[]): ImportedRow[] {
  const status = textOf(entry, 'Sts');
  const minor = signedAmount(entry, decimals);
  const description = describe(entry);
  if (status && status !== 'BOOK') {
    findings.push(finding('import.notBooked', `The entry "${description}" is not booked (${status}), so it was left out.`));
    return [];
  }
  if (minor === null) {
    findings.push(finding('import.noAmount', `The entry "${description}" has no amount that can be read, so it was left out. Check the file.`));
    return [];
  }
  const valueDate = readDay(child(entry, 'ValDt'));
  const date = readDay(child(entry, 'BookgDt')) ?? valueDate;
  const endToEnd = textOf(entry, 'Refs', 'EndToEndId');
  // A structured creditor reference is what the payer was asked to quote.
  const reference = endToEnd === 'NOTPROVIDED' ? null : endToEnd;
  return [
    {
      date,
      date2: valueDate === date ? null : valueDate,
      description,
      payee: payeeOf(entry, minor),
      amountMinor: minor,
      checkNumber: textOf(entry, 'Refs', 'ChqNb'),
      refNumber: reference ?? textOf(entry, 'CdtrRefInf', 'Ref'),
    },
  ];
}

function describe(entry: Markup): string {
  const pieces = findAll(entry, 'Ustrd').map(({ text }) => text.trim());
  const joined = pieces.reduce((text, piece, index) => (index === 0 ? piece : text + ([...pieces[index - 1]!].length >= 140 ? '' : ' ') + piece), '');
  const text = joined || [textOf(entry, 'AddtlTxInf'), childText(entry, 'AddtlNtryInf')].filter(Boolean).join(' ');
  return (text || textOf(entry, 'BkTxCd', 'Cd') || '').replace(/\s+/g, ' ').trim();
}

/** Who got the money that went out, or sent what came in; the ultimate party where the bank names one. */
function payeeOf(entry: Markup, minor: number): string | null {
  const details = findAll(entry, 'TxDtls');
  const parties = details.length === 1 ? find(details[0]!, 'RltdPties') : undefined;
  if (!parties) return null;
  const role = minor < 0 ? 'Cdtr' : 'Dbtr';
  return textOf(parties, `Ultmt${role}`, 'Nm') ?? textOf(parties, role, 'Nm');
}

function signedAmount(element: Markup, decimals: number): number | null {
  const text = childText(element, 'Amt');
  const amount = text ? readAmount(text, decimals, '.') : null;
  if (!amount) return null;
  return childText(element, 'CdtDbtInd') === 'DBIT' ? -amount.minor || 0 : amount.minor;
}

function readDay(element: Markup | undefined): string | null {
  return element ? dayOf(textOf(element, 'Dt') ?? textOf(element, 'DtTm')) : null;
}

/** The day as written: a time zone never moves it. */
function dayOf(text: string | null): string | null {
  return text && /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : null;
}

function children(element: Markup, name: string): Markup[] {
  return element.children.filter((candidate) => candidate.name === name);
}

function child(element: Markup, name: string): Markup | undefined {
  return children(element, name)[0];
}

function childText(element: Markup, name: string): string | null {
  return child(element, name)?.text.trim() || null;
}
