// The document that --json prints: its shape is described in docs/guides/cli.md and other programs rely on it.
import { describeError, errorType } from '../core/describeError.js';
import type { ConvertedFile, Outcome } from './convertedFile.js';
import type { FileState } from './convertAll.js';
import type { FoundInputs } from './findInputs.js';

export interface ConvertReport {
  files: ReportedFile[];
  summary: { files: number; reconciled: number; notReconciled: number; noPeriods: number; withheld: number; failed: number; canceled: number; rows: number };
  exitCode: number;
}

interface ReportedFile {
  /** Absolute path; the argument itself when it names nothing. */
  input: string;
  outcome: Outcome;
  jobId: string | null;
  pages: number | null;
  rows: number;
  outputs: { format: string; path: string }[];
  /** What should be looked at in a bank file. */
  notes: string[];
  accounts: {
    number: string | null; name: string | null; type: string; currency: string | null;
    periods: {
      startDate: string | null; endDate: string | null; startBalance: string | null; credits: string | null; debits: string | null;
      endBalance: string | null; difference: string | null; isReconciled: boolean; rows: number; explanation: string;
    }[];
  }[];
  error: { type: string; message: string } | null;
}

export function buildReport(files: readonly FileState[], missing: FoundInputs['missing'], exitCode: number): ConvertReport {
  const reported = [
    ...files.map((file) => reportFile(file.input.path, file.result ?? notStarted)),
    ...missing.map(({ argument, message }): ReportedFile => ({
      ...reportFile(argument, notStarted), outcome: 'failed', error: { type: 'input.not_found', message },
    })),
  ];
  const number = (outcome: Outcome) => reported.filter((file) => file.outcome === outcome).length;
  return {
    files: reported,
    summary: {
      files: reported.length,
      reconciled: number('reconciled'), notReconciled: number('notReconciled'), noPeriods: number('noPeriods'), withheld: number('withheld'),
      failed: number('failed'), canceled: number('canceled'),
      rows: reported.reduce((sum, file) => sum + file.rows, 0),
    },
    exitCode,
  };
}

const notStarted: ConvertedFile = { outcome: 'canceled', jobId: null, pages: null, rows: 0, accounts: [], written: [], notes: [], error: null };

function reportFile(input: string, result: ConvertedFile): ReportedFile {
  const { outcome, jobId, pages, rows, accounts, written, notes, error } = result;
  return {
    input, outcome, jobId, pages, rows,
    outputs: written.map(({ format, path }) => ({ format, path })),
    notes,
    accounts: accounts.map(({ number, name, type, currency, periods }) => ({
      number, name, type, currency,
      periods: periods.map((period) => {
        const { firstBreak: _, ...told } = period;
        return told;
      }),
    })),
    error: outcome === 'failed' ? { type: errorType(error), message: describeError(error) } : null,
  };
}
