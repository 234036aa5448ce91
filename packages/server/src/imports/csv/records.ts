// A delimited text as records: the delimiter is the one that gives the most even table.
import { CsvError, parse } from 'csv-parse/sync';
import { DocumentError } from '../../extraction/model.js';

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export interface CsvRecord {
  /** Line of the file on which the record begins, from 1. */
  line: number;
  cells: string[];
}

/** @throws DocumentError when a quote is never closed */
export function parseRecords(text: string, delimiter: Delimiter, limit?: number): CsvRecord[] {
  const lines = parseLines(text, delimiter, limit);
  return lines
    .map(({ record, info }) => ({ line: info.lines - record.join('').split('\n').length + 1, cells: record.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function parseLines(text: string, delimiter: Delimiter, limit: number | undefined): { record: string[]; info: { lines: number } }[] {
  try {
    return parse(text, {
      delimiter, bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true, info: true, trim: false, ...(limit ? { to: limit } : {}),
    }) as unknown as { record: string[]; info: { lines: number } }[];
  } catch (error) {
    const line = error instanceof CsvError && typeof error['lines'] === 'number' ? ` near line ${error['lines']}` : '';
    throw new DocumentError('damaged', `The CSV file cannot be taken apart${line}: a quotation mark is not closed. Download the file again, or mend that line.`);
  }
}

/** An apostrophe that keeps a spreadsheet from running a text as a formula is no part of the text, nor is `="00123"`, which keeps its zeros. */
function cleanCell(cell: string): string {
  return cell.replace(/^="([^"]*)"$/, '$1').replace(/^'(?='*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/, '').replace(/[\u00a0\s]+/g, ' ').trim();
}

export function detectDelimiter(text: string): Delimiter {
  const sep = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (sep && (delimiters as readonly string[]).includes(sep)) return sep as Delimiter;
  const sample = text.slice(0, 200_000);
  const scored = delimiters.map((delimiter) => ({ delimiter, score: evenness(sample, delimiter) }));
  return scored.reduce((best, candidate) => (candidate.score > best.score ? candidate : best)).delimiter;
}

/** How many records have the most usual number of columns, weighted by that number; a single column is no table. */
function evenness(sample: string, delimiter: Delimiter): number {
  let records: CsvRecord[];
  try {
    records = parseRecords(sample, delimiter).slice(0, 500);
  } catch {
    return 0;
  }
  const counts = new Map<number, number>();
  for (const { cells } of records) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([columns, rows]) => (rows / records.length) * Math.min(columns, 8)));
}
