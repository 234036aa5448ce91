import { count, describeAccount, describeBreak, describeDuration, describeEquation, describeNotes, describeOutcome, describePeriod, describeTotals, describeWritten, markOf, type Symbols } from './describeResult.js';
import type { ConvertState, FileState } from './convertAll.js';

/** Lines for a pipe or a log: each file when it is done, the whole at the end. Returns the function to call then. */
export function printPlainProgress(state: ConvertState, write: (text: string) => void, cwd: string, symbols: Symbols): () => void {
  const printed = new Set<number>();
  const print = () => {
    for (const [index, file] of state.files.entries()) {
      if (!file.result || printed.has(index)) continue;
      printed.add(index);
      write(`${plainLines(file, cwd, symbols).join('\n')}\n`);
    }
  };
  const unsubscribe = state.subscribe(print);
  return () => {
    unsubscribe();
    print();
    if (state.files.length > 1) write(`${describeTotals(state.files)}\n`);
  };
}

function plainLines({ input, result, elapsedMs }: FileState, cwd: string, symbols: Symbols): string[] {
  if (!result) return [];
  const head = `${markOf(result.outcome, symbols)} ${input.label}: ${describeOutcome(result)}`;
  if (result.outcome === 'failed' || result.outcome === 'canceled') return [head];
  const facts = [result.pages === null ? null : count(result.pages, 'page'), count(result.rows, 'row'), describeDuration(elapsedMs)];
  const lines = [`${head} (${facts.filter(Boolean).join(', ')})`];
  for (const account of result.accounts) {
    lines.push(`    ${describeAccount(account)}`);
    for (const period of account.periods) {
      const equation = describeEquation(period, symbols);
      lines.push(`      ${describePeriod(period, symbols)}: ${period.isReconciled ? 'reconciled' : 'not reconciled'}${equation ? `, ${equation}` : ''}`);
      if (!period.isReconciled) lines.push(`        ${describeBreak(period, symbols) ?? period.explanation}`);
    }
  }
  for (const note of describeNotes(result)) lines.push(`    ${symbols.warn} ${note}`);
  for (const path of describeWritten(result, cwd)) lines.push(`    ${symbols.arrow} ${path}`);
  return lines;
}
