// What the mapping dialog shows of a bank's CSV: how it is read, what is in doubt, and the first rows as they would become.
import { createHash } from 'node:crypto';
import { numberFromMinor } from '@tieout/sdk/contract';
import type { CsvPreview, CsvSettings } from '@tieout/sdk/contract';
import { DocumentError } from '../../extraction/model.js';
import { decodeText } from '../decodeText.js';
import { findHeader, headerKey } from './csvMapping.js';
import { readBankCsv } from './readBankCsv.js';
import type { BankCsv, BankCsvOptions } from './readBankCsv.js';
import { detectDelimiter, parseRecords } from './records.js';

/** Settings that may apply to a file: its own, or those kept for its heading. */
export interface KeptSettings {
  own: CsvSettings | null;
  byHeading: Record<string, CsvSettings>;
}

export interface PreviewedCsv {
  preview: CsvPreview;
  /** The same for every file with this heading; null for a file without one. */
  headingKey: string | null;
}

const shownLines = 10;

export function previewCsv(bytes: Uint8Array, given: CsvSettings | undefined, kept: KeptSettings): PreviewedCsv {
  const text = decodeText(bytes);
  const headingKey = headingKeyOf(text);
  const remembered = keptFor(headingKey, kept);
  const isRemembered = given === undefined && remembered !== null;
  const options = csvOptions(given ?? remembered);
  try {
    return { preview: previewOf(readBankCsv(text, options), isRemembered), headingKey };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { preview: unreadable(text, options, error.message, isRemembered), headingKey };
  }
}

/** The settings a file is read with when it becomes a job. */
export function settingsFor(bytes: Uint8Array, kept: KeptSettings): BankCsvOptions {
  if (kept.own) return csvOptions(kept.own);
  if (Object.keys(kept.byHeading).length === 0) return {};
  return csvOptions(keptFor(headingKeyOf(decodeText(bytes)), kept));
}

function keptFor(headingKey: string | null, { own, byHeading }: KeptSettings): CsvSettings | null {
  return own ?? (headingKey === null ? null : (byHeading[headingKey] ?? null));
}

function csvOptions(settings: CsvSettings | null): BankCsvOptions {
  if (!settings) return {};
  const mapping = Object.fromEntries(Object.entries(settings.mapping ?? {}).filter(([, value]) => value !== undefined));
  return {
    mapping,
    ...(settings.accountType && { type: settings.accountType }),
    ...(settings.currency && { currency: settings.currency }),
  };
}

/** Of the heading as it is recognised, whatever a person set, so that the same file always has the same key. */
function headingKeyOf(text: string): string | null {
  const records = parseRecords(text, detectDelimiter(text), 40);
  const key = headerKey(records, findHeader(records));
  return key === null ? null : createHash('sha256').update(key).digest('hex').slice(0, 32);
}

function previewOf({ document, mapping, doubts, headings, preview }: BankCsv, isRemembered: boolean): CsvPreview {
  const periods = document.accounts.flatMap((account) => account.periods.map((period) => ({ ...period, decimals: account.decimals })));
  const rows = periods.flatMap(({ rows: own, decimals }) => own.slice(0, shownLines).map((row) => ({
    date: row.date?.value ?? null,
    description: row.description.value,
    amount: numberFromMinor(row.amount.value, decimals),
    balance: row.balance ? numberFromMinor(row.balance.value, decimals) : null,
  })));
  return {
    // What a person has settled is not asked again.
    mapping, doubts: isRemembered ? [] : doubts, headings, lines: preview, rows: rows.slice(0, shownLines),
    rowCount: periods.reduce((sum, period) => sum + period.rows.length, 0),
    isReconciled: periods.length > 0 && periods.every(({ isReconciled }) => isReconciled),
    isRemembered, problem: null,
  };
}

/** The lines alone: enough to choose the columns by hand. */
function unreadable(text: string, options: BankCsvOptions, problem: string, isRemembered: boolean): CsvPreview {
  const delimiter = options.mapping?.delimiter ?? detectDelimiter(text);
  const records = parseRecords(text, delimiter, 60);
  const headerRow = options.mapping?.headerRow === undefined ? findHeader(records) : options.mapping.headerRow;
  const body = records.slice(headerRow === null ? 0 : headerRow + 1);
  return {
    mapping: { ...options.mapping, delimiter, headerRow },
    doubts: [{ code: 'columns', message: problem }],
    headings: headerRow === null ? [] : (records[headerRow]?.cells ?? []),
    lines: body.slice(0, shownLines).map(({ cells }) => cells),
    rows: [], rowCount: 0, isReconciled: false, isRemembered, problem,
  };
}
