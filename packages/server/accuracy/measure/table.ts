import type { JobResult } from './job.js';

export interface Line {
  group: string;
  documents: number;
  perfect: number;
  failed: number;
  precision: number | null;
  recall: number | null;
  similarity: number | null;
  payees: number | null;
  balances: number | null;
  facts: number | null;
  names: number | null;
  soundness: number | null;
  coverage: number | null;
  reconciled: number;
  pages: number;
  seconds: number;
}

/** One line a group in order of name, and one for everything. */
export function summarize(results: readonly JobResult[]): { lines: Line[]; total: Line } {
  const groups = [...new Set(results.map((result) => result.group))].sort();
  return {
    lines: groups.map((group) => lineOf(group, results.filter((result) => result.group === group))),
    total: lineOf('total', results),
  };
}

function lineOf(group: string, results: readonly JobResult[]): Line {
  const sum = (pick: (result: JobResult) => number): number => results.reduce((total, result) => total + pick(result), 0);
  const rated = results.filter((result) => result.score.hasRows);
  const sumRated = (pick: (result: JobResult) => number): number => rated.reduce((total, result) => total + pick(result), 0);
  return {
    group,
    documents: results.length,
    perfect: results.filter((result) => result.score.isPerfect).length,
    failed: results.filter((result) => result.error !== null).length,
    precision: share(sumRated((result) => result.score.matched), sumRated((result) => result.score.read)),
    recall: share(sumRated((result) => result.score.matched), sumRated((result) => result.score.expected)),
    similarity: share(sum((result) => result.score.similaritySum), sum((result) => result.score.matched)),
    payees: share(sum((result) => result.score.payeesRight), sum((result) => result.score.payees)),
    balances: share(sum((result) => result.score.balancesRight), sum((result) => result.score.balances)),
    facts: share(sum((result) => result.score.factsRight), sum((result) => result.score.facts)),
    names: share(sum((result) => result.score.namesRight), sum((result) => result.score.names)),
    soundness: share(sum((result) => result.score.reconciledRight), sum((result) => result.score.reconciled)),
    coverage: share(sum((result) => result.score.proved), sum((result) => result.score.provable)),
    reconciled: sum((result) => result.score.reconciled),
    pages: sum((result) => result.pages),
    seconds: sum((result) => result.seconds),
  };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

const COLUMNS: [string, (line: Line) => string][] = [
  ['layout', (line) => line.group],
  ['docs', (line) => String(line.documents)],
  ['all right', (line) => `${line.perfect}/${line.documents}`],
  ['precision', (line) => percent(line.precision)],
  ['recall', (line) => percent(line.recall)],
  ['text', (line) => percent(line.similarity)],
  ['payee', (line) => percent(line.payees)],
  ['balances', (line) => percent(line.balances)],
  ['facts', (line) => percent(line.facts)],
  ['names', (line) => percent(line.names)],
  ['sound', (line) => percent(line.soundness)],
  ['proved', (line) => percent(line.coverage)],
  ['failed', (line) => String(line.failed)],
  ['pages', (line) => String(line.pages)],
  ['seconds', (line) => line.seconds.toFixed(1)],
];

export function textTable(lines: readonly Line[]): string {
  const cells = [COLUMNS.map(([title]) => title), ...lines.map((line) => COLUMNS.map(([, cell]) => cell(line)))];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((row) => (row[column] as string).length)));
  return cells.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] as number) : cell.padStart(widths[column] as number))).join('  ')).join('\n');
}

export function markdownTable(lines: readonly Line[]): string {
  const head = `| ${COLUMNS.map(([title]) => title).join(' | ')} |`;
  const rule = `| ${COLUMNS.map((_, column) => (column === 0 ? '---' : '---:')).join(' | ')} |`;
  return [head, rule, ...lines.map((line) => `| ${COLUMNS.map(([, cell]) => cell(line)).join(' | ')} |`)].join('\n');
}

function percent(value: number | null): string {
  if (value === null) return '-';
  const text = (value * 100).toFixed(1);
  // 99.97 % must not look like 100 %.
  return text === '100.0' && value < 1 ? '<100' : text === '100.0' ? '100' : text;
}
