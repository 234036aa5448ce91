import type { JobResult } from './job.js';
import type { ExpectedRow } from './expectation.js';
import type { ReadRow } from './reading.js';
import { matchRows } from './score.js';

/** Expected and read rows of one document side by side, for --show. */
export function describeDifference(result: JobResult): string {
  const lines = [`${result.name}: ${result.error ?? (result.score.isPerfect ? 'all right' : 'not right')}`, ...result.score.problems.map((problem) => `  ! ${problem}`)];
  const { expectation, reading } = result;
  if (reading === null) return lines.join('\n');
  for (const account of reading.accounts) {
    for (const period of account.periods) {
      lines.push(`  read ${account.type} ${account.number ?? '?'} ${account.currency ?? '?'} ${period.startDate} to ${period.endDate}: ${period.startBalance} -> ${period.endBalance}, ${period.rows.length} rows, ${period.isReconciled ? 'reconciled' : 'not reconciled'}: ${period.explanation}`);
    }
  }
  const expected = expectation.kind === 'whole' ? expectation.accounts.flatMap((account) => account.periods.flatMap((period) => period.rows)) : expectation.kind === 'rows' ? expectation.rows : [];
  const read = reading.accounts.flatMap((account) => account.periods.flatMap((period) => period.rows));
  const matches = matchRows(expected, read);
  const right = new Map(matches);
  const known = new Set(matches.map(([, row]) => row));
  for (const row of expected) lines.push(right.has(row) ? same(row, right.get(row) as ReadRow) : `  - ${oneLine(row)}`);
  for (const row of read) if (!known.has(row)) lines.push(`  + ${oneLine(row)} (page ${row.page})`);
  return lines.join('\n');
}

function same(expected: ExpectedRow, read: ReadRow): string {
  const text = expected.description.replace(/\s+/g, ' ') === read.description.replace(/\s+/g, ' ') ? '' : `  ~ read "${read.description.replace(/\n/g, ' / ')}"`;
  const balance = expected.balance === undefined || expected.balance === read.balance ? '' : `  ~ balance ${read.balance ?? 'none'}`;
  return `    ${oneLine(expected)}${text}${balance}`;
}

function oneLine(row: ExpectedRow | ReadRow): string {
  return `${row.date ?? '????-??-??'} ${row.amount.padStart(12)} ${(row.balance ?? '').padStart(12)}  ${row.description.replace(/\n/g, ' / ')}`;
}
