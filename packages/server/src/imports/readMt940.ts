// MT940 statements of banks: one account for each number, one period for each statement (pages of one statement joined).
import { currencyDecimals } from '@tieout/sdk/contract';
import { DocumentError } from '../extraction/model.js';
import type { ExtractedDocument, Finding } from '../extraction/model.js';
import { readAmount } from './amounts.js';
import { finding, importedDocument } from './importedDocument.js';
import type { ImportedAccount, ImportedPeriod, ImportedRow } from './importedDocument.js';

interface Field {
  tag: string;
  lines: string[];
}
interface Balance {
  date: string;
  currency: string;
  minor: number;
}

export function readMt940(text: string): ExtractedDocument {
  const accounts = new Map<string, ImportedAccount>();
  const findings: Finding[] = [];
  for (const message of splitMessages(readFields(text))) readMessage(message, accounts, findings);
  if (accounts.size === 0) throw new DocumentError('notSupported', 'The file holds no MT940 statement (no :60F: opening balance was found).');
  return importedDocument([...accounts.values()], findings);
}

/** Lines that belong to no tag (SWIFT envelopes, bank headers) end the field before them. */
function readFields(text: string): Field[] {
  const fields: Field[] = [];
  let current: Field | null = null;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const tag = /^:(\d{2}[A-Z]?):(.*)$/.exec(line);
    if (tag) {
      current = { tag: tag[1]!, lines: [tag[2]!] };
      fields.push(current);
    } else if (/^-/.test(line) && /^-(\}.*|XXX)?\s*$/.test(line)) current = null;
    else if (current && line.trim() !== '') current.lines.push(line);
  }
  return fields;
}

function splitMessages(fields: readonly Field[]): Field[][] {
  const messages: Field[][] = [];
  for (const field of fields) {
    if (field.tag === '20' || messages.length === 0) messages.push([]);
    messages.at(-1)!.push(field);
  }
  return messages;
}

function readMessage(fields: readonly Field[], accounts: Map<string, ImportedAccount>, findings: Finding[]): void {
  const opening = fields.find(({ tag }) => tag === '60F' || tag === '60M');
  const start = opening && readBalance(opening.lines[0]!);
  if (!opening || !start) return;
  const closing = fields.find(({ tag }) => tag === '62F' || tag === '62M');
  const end = closing ? readBalance(closing.lines[0]!) : null;
  const number = accountNumber(fields, start.currency);
  const key = `${number}|${start.currency}`;
  const account = accounts.get(key) ?? { number, name: null, type: 'bank', currency: start.currency, periods: [] };
  accounts.set(key, account);
  const rows = readRows(fields, currencyDecimals(start.currency), findings);
  const before = account.periods.at(-1);
  if (opening.tag === '60M' && before && before.endBalanceMinor === start.minor) {
    before.rows.push(...rows);
    before.endDate = end?.date ?? before.endDate;
    before.endBalanceMinor = end?.minor ?? null;
    return;
  }
  const period: ImportedPeriod = {
    startDate: start.date, endDate: end?.date ?? null, startBalanceMinor: start.minor, endBalanceMinor: end?.minor ?? null, rows,
  };
  account.periods.push(period);
}

/** ":25:" or ":25P:"; some banks put a slash before the number, or the currency behind it. */
function accountNumber(fields: readonly Field[], currency: string): string | null {
  const text = fields.find(({ tag }) => tag === '25' || tag === '25P')?.lines[0]?.trim().replace(/^\//, '') ?? '';
  return text.replace(new RegExp(`(?<=\\d) ?${currency}$`), '') || null;
}

function readBalance(text: string): Balance | null {
  const match = /^([CD])(\d{6})([A-Z]{3})([\d,. ]+)/.exec(text.trim());
  if (!match) return null;
  const amount = readAmount(match[4]!, currencyDecimals(match[3]!), ',');
  if (!amount) return null;
  return { date: fullDate(match[2]!), currency: match[3]!, minor: match[1] === 'D' ? -amount.minor || 0 : amount.minor };
}

/** Value date, entry date, mark, third letter of the currency, amount, type, reference, bank's reference. */
const entry = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?([\d,.]+)([A-Z][A-Z0-9]{3})?(.*)$/;

function readRows(fields: readonly Field[], decimals: number, findings: Finding[]): ImportedRow[] {
  const rows: ImportedRow[] = [];
  let last: Field | null = null;
  for (const field of joinInformation(fields)) {
    if (field.tag === '61') {
      const row = readEntry(field, decimals);
      if (row) rows.push(row);
      else findings.push(finding('import.badEntry', `The line ":61:${field.lines[0]}" cannot be read, so it was left out. Check the file.`));
    }
    // A :86: after the closing balance speaks of the statement, not of the last row.
    if (field.tag === '86' && last?.tag === '61' && rows.length > 0) describe(rows.at(-1)!, field);
    last = field;
  }
  return rows;
}

/** What some banks spread over several :86: of one entry is one text. */
function joinInformation(fields: readonly Field[]): Field[] {
  const joined: Field[] = [];
  for (const field of fields) {
    const before = joined.at(-1);
    if (field.tag === '86' && before?.tag === '86') before.lines.push(...field.lines);
    else joined.push({ ...field, lines: [...field.lines] });
  }
  return joined;
}

function readEntry({ lines }: Field, decimals: number): ImportedRow | null {
  const match = entry.exec(lines[0]!);
  const amount = match && readAmount(match[5]!, decimals, ',');
  if (!match || !amount) return null;
  const valueDate = fullDate(match[1]!);
  const date = match[2] ? bookingDate(match[2], valueDate) : valueDate;
  // RC takes back a credit, RD a debit.
  const isOut = match[3] === 'D' || match[3] === 'RC';
  const reference = match[7]!.split('//')[0]!.trim();
  const isReference = reference !== '' && !/^(NONREF|EREF|PREF|MARF|NOTPROVIDED)$/.test(reference);
  const isCheck = match[6] === 'NCHK';
  return {
    date,
    date2: valueDate === date ? null : valueDate,
    description: lines.slice(1).join(' ').trim() || (isReference && !isCheck ? reference : (match[6] ?? '')),
    amountMinor: isOut ? -amount.minor || 0 : amount.minor,
    checkNumber: isCheck && isReference ? reference : null,
    refNumber: !isCheck && isReference ? reference : null,
  };
}

/** :86: is free text, subfields (?20 to ?63, in Poland ~20 or ^20) or coded by slashes (/NAME/…). */
function describe(row: ImportedRow, { lines }: Field): void {
  const text = joinLines(lines);
  const subfields = readSubfields(text);
  if (subfields) {
    const purpose = [...Array(10).keys(), 40, 41, 42, 43].map((index) => subfields.get(String(20 + index)) ?? '');
    describePurpose(row, joinPurpose(purpose) || subfields.get('00') || row.description);
    row.payee = `${subfields.get('32') ?? ''}${subfields.get('33') ?? ''}`.replace(/\s+/g, ' ').trim() || null;
    return;
  }
  const clean = text.replace(/\s+/g, ' ').trim();
  const coded = /^\/[A-Z]{3,4}\//.test(clean) ? clean : null;
  row.payee = (/\/NAME\/([^/]+)/.exec(clean)?.[1] ?? (coded && /\/CNTP\/[^/]*\/[^/]*\/([^/]+)/.exec(coded)?.[1]))?.trim() || null;
  if (coded) row.refNumber ??= provided(/\/EREF\/([^/]+)/.exec(coded)?.[1]);
  const remittance = coded && /\/REMI\/(?:USTD\/\/|STRD\/)?(.+?)(?=\/[A-Z]{3,4}\/|\/?$)/.exec(coded)?.[1];
  if (clean) row.description = remittance?.trim() || clean;
}

/** In a text of SEPA codes the purpose stands behind SVWZ+ and the sender's reference behind EREF+. */
function describePurpose(row: ImportedRow, purpose: string): void {
  const codes = new Map([...purpose.matchAll(/\b(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE)\+(.*?)(?=\s?\b(?:EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE)\+|$)/g)]
    .map((match) => [match[1]!, match[2]!.trim()]));
  row.refNumber ??= provided(codes.get('EREF'));
  row.description = codes.get('SVWZ') || purpose;
}

function provided(reference: string | undefined): string | null {
  const text = reference?.trim() ?? '';
  return text === '' || text === 'NOTPROVIDED' ? null : text;
}

/** Null when the text has none: a code of three digits, then a mark and two digits before each. */
function readSubfields(text: string): Map<string, string> | null {
  const mark = /^\s?(?:\d{3}\s)?\d{3}\s?([?~^<|])\d{2}/.exec(text)?.[1];
  if (!mark) return null;
  const subfield = new RegExp(`\\${mark}(\\d{2})([^${mark === '^' ? '\\^' : mark}]*)`, 'g');
  return new Map([...text.matchAll(subfield)].map((match) => [match[1]!, match[2]!]));
}

/** A subfield of 27 characters is full: its text goes on in the next one without a space. */
function joinPurpose(subfields: readonly string[]): string {
  const filled = subfields.filter(Boolean);
  const joined = filled.reduce((text, subfield, index) => (index === 0 ? subfield : text + (isCut(filled[index - 1]!) ? '' : ' ') + subfield), '');
  return joined.replace(/\s+/g, ' ').trim();
}

function isCut(subfield: string): boolean {
  return subfield.length >= 27;
}

/** A full line (64 or 65 characters, by bank) was cut by its length, so the next one goes on without a space; so does a subfield. */
function joinLines(lines: readonly string[]): string {
  return lines.reduce((text, line, index) => (index === 0 ? line : text + (lines[index - 1]!.length >= 64 || /^[?~^<|]\d{2}/.test(line) ? '' : ' ') + line), '');
}

function fullDate(text: string): string {
  const year = Number(text.slice(0, 2));
  return `${year < 70 ? 2000 + year : 1900 + year}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
}

/** MMDD in the year that lies nearest to the value date. */
function bookingDate(monthDay: string, valueDate: string): string {
  const year = Number(valueDate.slice(0, 4));
  const distance = (candidate: string): number => Math.abs(Date.parse(candidate) - Date.parse(valueDate));
  const candidates = [year - 1, year, year + 1].map((candidate) => `${candidate}-${monthDay.slice(0, 2)}-${monthDay.slice(2)}`);
  return candidates.filter((date) => !Number.isNaN(Date.parse(date))).sort((a, b) => distance(a) - distance(b))[0] ?? valueDate;
}
