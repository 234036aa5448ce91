// Documents published by others, described by a MANIFEST.json that is taken as it is.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Expectation, ExpectedRow } from './expectation.js';
import type { Job } from './job.js';

interface ManifestEntry {
  path: string;
  kind: string;
  note: string;
  truth: string[];
  text_layer?: boolean;
  password?: string;
}

interface EventsTruth {
  events: { date: string; description: string; amount: string; direction: 'IN' | 'OUT'; balance_after?: string | null }[];
}

/** One job a statement; pictures and PDFs alike. */
export function corpusJobs(directory: string): Job[] {
  const manifest = join(directory, 'MANIFEST.json');
  if (!existsSync(manifest)) throw new Error(`There is no MANIFEST.json in ${directory}. Give the folder that holds it: --corpus DIR.`);
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as { documents?: ManifestEntry[] } | ManifestEntry[];
  const list = Array.isArray(entries) ? entries : (entries.documents ?? []);
  return list
    .filter((entry) => entry.kind === 'statements')
    .map((entry, id) => {
      const expectation = corpusExpectation(directory, entry);
      return {
        id,
        group: expectation.kind,
        source: 'file',
        name: basename(entry.path),
        path: join(directory, entry.path),
        password: entry.password ?? null,
        expectation,
        scanned: entry.text_layer !== true,
      };
    });
}

/** Truth files differ in shape; what is not a list of rows is not believed. */
function corpusExpectation(directory: string, entry: ManifestEntry): Expectation {
  for (const file of entry.truth) {
    const rows = file.endsWith('.csv') ? csvRows(join(directory, file)) : file.endsWith('.json') ? eventRows(join(directory, file)) : null;
    if (rows !== null) return { kind: 'rows', rows };
  }
  if (/must fail/i.test(entry.note)) return { kind: 'verdict', isConsistent: false };
  if (/totals reconcile|numbers still right/i.test(entry.note)) return { kind: 'verdict', isConsistent: true };
  return { kind: 'none' };
}

function csvRows(path: string): ExpectedRow[] | null {
  const records = parse(readFileSync(path), { columns: true, bom: true }) as Record<string, string>[];
  const first = records[0];
  if (first === undefined || !('amount' in first) || !/^\d{4}-\d\d-\d\d$/.test(first.date ?? '')) return null;
  return records
    .map((record) => ({
      date: record.date as string,
      description: record.description ?? '',
      amount: normalized(record.amount as string),
      balance: 'balance' in record ? (record.balance === '' ? null : normalized(record.balance as string)) : undefined,
    }))
    .filter((row) => !isBalanceLine(row.description));
}

function eventRows(path: string): ExpectedRow[] | null {
  const content = JSON.parse(readFileSync(path, 'utf8')) as Partial<EventsTruth>;
  if (!Array.isArray(content.events)) return null;
  return content.events.map((event) => ({
    date: event.date,
    description: event.description,
    amount: normalized(event.direction === 'OUT' ? `-${event.amount}` : event.amount),
    balance: event.balance_after === null || event.balance_after === undefined ? undefined : normalized(event.balance_after),
  }));
}

/** Some published truths list the balance carried forward as if it were a transaction. */
function isBalanceLine(description: string): boolean {
  return /^(last month's|previous|opening) balance\b/i.test(description);
}

function normalized(amount: string): string {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount.trim());
  if (match === null) throw new Error(`"${amount}" is not a plain decimal number.`);
  return `${match[1]}${match[2]}.${(match[3] ?? '').padEnd(2, '0')}`;
}
