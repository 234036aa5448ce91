// QIF of bank, card, cash and other accounts. The order of day and month is decided over the whole file.
import { DocumentError } from '../extraction/model.js';
import type { ExtractedDocument, Finding } from '../extraction/model.js';
import { readAmount } from './amounts.js';
import { dateIn, decideDateOrder, readDateParts } from './dates.js';
import type { DateOrder } from './dates.js';
import { finding, importedDocument, spanOfRows } from './importedDocument.js';
import type { ImportedAccount, ImportedRow } from './importedDocument.js';

export interface QifOptions {
  /** Wins over what the dates of the file suggest. */
  dateOrder?: DateOrder;
  currency?: string;
  decimals?: number;
}

interface QifRecord {
  line: number;
  fields: Map<string, string>;
}
interface QifAccount {
  name: string | null;
  type: 'bank' | 'card';
  records: QifRecord[];
}

export function readQif(text: string, options: QifOptions = {}): ExtractedDocument {
  const accounts = splitAccounts(text.split(/\r\n|\r|\n/));
  const records = accounts.flatMap((account) => account.records);
  if (records.length === 0) throw new DocumentError('notSupported', 'The QIF file holds no bank or card transaction.');
  const findings: Finding[] = [];
  const order = options.dateOrder ?? orderOf(records, findings);
  return importedDocument(accounts.filter((account) => account.records.length > 0).map((account) => readAccount(account, order, options, findings)), findings);
}

/** Sections of lists (categories, classes, securities) and of investments are passed over. */
function splitAccounts(lines: readonly string[]): QifAccount[] {
  const accounts: QifAccount[] = [];
  let named: { name: string | null; type: QifAccount['type'] } | null = null;
  let target: QifAccount | null = null;
  let isAccountBlock = false;
  let record: QifRecord | null = null;
  lines.forEach((line, index) => {
    if (line.startsWith('!')) {
      isAccountBlock = /^!Account/i.test(line);
      const type = /^!Type:\s*(Bank|CCard|Cash|Oth [AL])/i.exec(line)?.[1]?.toLowerCase();
      if (type) {
        target = { name: named?.name ?? null, type: type === 'ccard' ? 'card' : 'bank', records: [] };
        accounts.push(target);
      } else if (/^!Type/i.test(line)) target = null;
      record = null;
      return;
    }
    if (line.startsWith('^')) {
      if (isAccountBlock && record) named = { name: record.fields.get('N') ?? null, type: 'bank' };
      else if (target && record) target.records.push(record);
      record = null;
      return;
    }
    if (line.trim() === '' || line.startsWith('#') || (!target && !isAccountBlock)) return;
    record ??= { line: index + 1, fields: new Map() };
    const [letter, value] = [line[0]!, line.slice(1).trim()];
    if (!record.fields.has(letter)) record.fields.set(letter, value);
  });
  // The last record may lack its "^".
  if (target && record) (target as QifAccount).records.push(record);
  return accounts;
}

function orderOf(records: readonly QifRecord[], findings: Finding[]): DateOrder {
  const dates = records.flatMap(({ fields }) => readDateParts(fields.get('D') ?? '') ?? []);
  const order = decideDateOrder(dates);
  if (order) return order;
  findings.push(finding('import.dateOrder', 'Every date of the file can be read both ways (day first or month first). Month first was taken, as Quicken writes. Import again with day first if the months look wrong.'));
  return 'MDY';
}

function readAccount(account: QifAccount, order: DateOrder, options: QifOptions, findings: Finding[]): ImportedAccount {
  const decimals = options.decimals ?? 2;
  const rows: ImportedRow[] = [];
  let startBalanceMinor: number | null = null;
  for (const { line, fields } of account.records) {
    const text = fields.get('T') ?? fields.get('U') ?? '';
    const amount = readAmount(text, decimals);
    const parts = readDateParts(fields.get('D') ?? '');
    const payee = fields.get('P') || null;
    if (!amount) {
      findings.push(finding('import.noAmount', `The record at line ${line} has no amount that can be read ("${text}"), so it was left out. Check the file.`));
      continue;
    }
    if (rows.length === 0 && /^opening balance$/i.test(payee ?? '') && /^\[/.test(fields.get('L') ?? '')) {
      startBalanceMinor = amount.minor;
      continue;
    }
    const memo = fields.get('M') || null;
    rows.push({
      date: parts && dateIn(order, parts),
      description: memo ?? payee ?? '',
      payee: memo ? payee : null,
      amountMinor: amount.minor,
      checkNumber: fields.get('N') || null,
    });
  }
  return {
    number: null, name: account.name, type: account.type, currency: options.currency ?? null,
    periods: [{ ...spanOfRows(rows), startBalanceMinor, endBalanceMinor: null, rows }],
  };
}
