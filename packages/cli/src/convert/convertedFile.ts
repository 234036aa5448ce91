// What became of one file, for the view, the plain lines and the machine's report alike.
import type { Account, ExportFormatName, Period } from '@tieout/sdk';

/**
 * reconciled: every period ties out. notReconciled: one does not. noPeriods: nothing to tie out was found (automatic
 * mode). withheld: not reconciled and --only-reconciled was given. failed, canceled: nothing was written.
 */
export type Outcome = 'reconciled' | 'notReconciled' | 'noPeriods' | 'withheld' | 'failed' | 'canceled';

export interface WrittenFile {
  format: ExportFormatName | 'proof.json' | 'proof.pdf';
  path: string;
  /** A file of that name was there before. */
  replaced: boolean;
}

export interface PeriodSummary {
  startDate: string | null;
  endDate: string | null;
  rows: number;
  isReconciled: boolean;
  /** Exact decimals as the proof has them; debits are negative. */
  startBalance: string | null;
  credits: string | null;
  debits: string | null;
  endBalance: string | null;
  difference: string | null;
  explanation: string;
  firstBreak: Period['proof']['firstBreak'];
}

export interface AccountSummary {
  label: string;
  number: string | null;
  name: string | null;
  type: Account['type'];
  currency: string | null;
  periods: PeriodSummary[];
}

export interface ConvertedFile {
  outcome: Outcome;
  jobId: string | null;
  pages: number | null;
  rows: number;
  accounts: AccountSummary[];
  written: WrittenFile[];
  /** What should be looked at in a bank file: doubts about its columns, lines that were left out. */
  notes: string[];
  error: unknown;
}

export function summarizeAccount(account: Account): AccountSummary {
  const { accountName, number, name, type, currency, periods } = account;
  return { label: accountName, number, name, type, currency, periods: periods.map(summarizePeriod) };
}

function summarizePeriod({ startDate, endDate, numTransactions, isReconciled, proof }: Period): PeriodSummary {
  const term = (name: Period['proof']['terms'][number]['name']) => proof.terms.find((entry) => entry.name === name)?.amount ?? null;
  return {
    startDate, endDate, isReconciled,
    rows: numTransactions,
    startBalance: term('startBalance'), credits: term('credits'), debits: term('debits'), endBalance: term('endBalance'),
    difference: proof.difference, explanation: proof.explanation, firstBreak: proof.firstBreak,
  };
}

export function outcomeOf(accounts: readonly AccountSummary[]): Extract<Outcome, 'reconciled' | 'notReconciled' | 'noPeriods'> {
  const periods = accounts.flatMap((account) => account.periods);
  if (periods.length === 0) return 'noPeriods';
  return periods.every((period) => period.isReconciled) ? 'reconciled' : 'notReconciled';
}
