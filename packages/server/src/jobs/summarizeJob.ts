// What a job says about its documents as a whole. Pure.
import type { ReconciliationState } from '@tieout/sdk/contract';

export interface DocumentOutcome {
  hasFailed: boolean;
  isGeneric: boolean;
  numRows: number;
  reconciliation: ReconciliationState;
}

export interface JobSummary {
  isGeneric: boolean;
  isBankMode: boolean;
  numTransactions: number;
  reconciliation: ReconciliationState;
}

/** Reconciled only when every part is; one part that contradicts its figures makes the whole contradict them. */
export function combineStates(states: readonly ReconciliationState[]): ReconciliationState {
  if (states.includes('Not Reconciled')) return 'Not Reconciled';
  return states.length > 0 && states.every((state) => state === 'Reconciled') ? 'Reconciled' : 'Unknown';
}

export function summarizeJob(documents: readonly DocumentOutcome[]): JobSummary {
  const read = documents.filter((document) => !document.hasFailed);
  const isGeneric = read.length > 0 && read.every((document) => document.isGeneric);
  return {
    isGeneric,
    isBankMode: !isGeneric,
    numTransactions: read.reduce((sum, document) => sum + document.numRows, 0),
    // A document that could not be read leaves the job unproved.
    reconciliation: combineStates(documents.map((document) => (document.hasFailed ? 'Unknown' : document.reconciliation))),
  };
}
