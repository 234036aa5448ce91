// Printed totals and counts as checks for the proof. A figure that names what it sums is tested; a vague one only helps when it agrees.
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { Ledger } from '../accounts/ledgers.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import type { ColumnRoles } from '../interpretation/roles.js';
import { magnitude } from '../interpretation/values.js';
import type { Source } from '../model.js';
import type { TotalLine } from '../rows/stream.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { NumberForm } from '../tokens/numbers.js';

export interface CheckContext {
  form: NumberForm;
  decimals: number;
  roles: ReadonlyMap<number, ColumnRoles>;
  sourceOf: (token: AmountToken, line: number) => Source;
}

export function printedChecks(ledger: Ledger, rows: readonly SolvedRow[], context: CheckContext): PrintedCheck[] {
  const checks: PrintedCheck[] = [];
  for (const total of ledger.totals) checks.push(...checksOfLine(total, rows, context));
  return checks;
}

function checksOfLine(total: TotalLine, rows: readonly SolvedRow[], context: CheckContext): PrintedCheck[] {
  const roles = context.roles.get(total.kind);
  const label = labelOf(total.text);
  const value = (token: AmountToken): number => magnitude(token, context.form, context.decimals);
  const make = (kind: PrintedCheck['kind'], token: AmountToken): PrintedCheck => ({ kind, label, expected: value(token), source: context.sourceOf(token, total.line) });
  const credits = rows.reduce((sum, row) => sum + Math.max(0, row.amount), 0);
  const debits = rows.reduce((sum, row) => sum - Math.min(0, row.amount), 0);
  if (total.label === 'total' && roles && roles.debit >= 0) {
    const found: PrintedCheck[] = [];
    const debit = total.cells[roles.debit];
    const credit = total.cells[roles.credit];
    if (debit) found.push(make('totalDebits', debit));
    if (credit) found.push(make('totalCredits', credit));
    return found.filter((check) => check.expected === (check.kind === 'totalDebits' ? debits : credits));
  }
  const money = total.amounts.filter((token) => token.isMoney);
  const token = money[money.length - 1];
  if (!token) return [];
  if (total.label === 'totalCredits' && value(token) === credits) return [make('totalCredits', token)];
  if (total.label === 'totalDebits' && value(token) === debits) return [make('totalDebits', token)];
  return [];
}

function labelOf(text: string): string {
  return text.replace(/[-+(]?[\d.,'\s]*\d[).]?.*$/, '').replace(/[\s:.$€£¥]+$/, '').trim() || text;
}
