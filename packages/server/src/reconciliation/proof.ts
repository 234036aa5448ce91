// The vocabulary of proofs: exact integer arithmetic over minor units (cents, yen, fils), each figure with where it was read.
import type { ProofCheckKind, ReconciliationState } from '@tieout/sdk/contract';

/** A rectangle on a page in PDF points, origin top-left, y growing downwards: [x0, y0, x1, y1]. */
export type Box = [number, number, number, number];

/** Where and how a value came to be. `page` counts from 1. */
export interface Source {
  /** printed: read from the text layer. ocr: read from pixels. inferred: follows from other figures. corrected: changed by a repair rule. manual: entered by a person. */
  means: 'printed' | 'ocr' | 'inferred' | 'corrected' | 'manual';
  page: number | null;
  box: Box | null;
  /** The characters as they stand on the page. */
  text?: string;
  /** 0 to 1, OCR only. */
  confidence?: number;
  /** For corrected and inferred: the rule that made it, in words a reviewer understands, with the value that stood before. */
  rule?: string;
  /** For manual: who and when (ISO instant). */
  by?: string;
  at?: string;
}

/** A value with its source. */
export interface Sourced<T> {
  value: T;
  source: Source;
}

/** One term of the equation or one printed check. Amounts are integers in minor units. */
export interface ProofTerm {
  name: 'startBalance' | 'credits' | 'debits' | 'endBalance';
  amountMinor: number | null;
  source: Source | null;
}

/** A printed figure tested against the rows: a total, a count, a running balance or the chain to the next period. */
export interface ProofCheck {
  kind: ProofCheckKind;
  /** As printed, e.g. "Total deposits". */
  label: string;
  /** Minor units, or a plain count for count checks. */
  expected: number;
  actual: number;
  ok: boolean;
  source: Source | null;
  /** For sums of a run of rows: indexes into the period's rows, inclusive. */
  rows?: [number, number];
}

/** The place where the running balance stops agreeing with the rows. */
export interface ProofBreak {
  /** Index into the period's rows; null where all rows agree and only the end balance does not follow from them. */
  row: number | null;
  page: number | null;
  box: Box | null;
  expectedMinor: number;
  printedMinor: number;
}

/** A figure changed by the engine, shown to the reviewer. */
export interface ProofRepair {
  row: number | null;
  field: 'amount' | 'balance' | 'date' | 'startBalance' | 'endBalance' | 'row';
  from: string | null;
  to: string;
  rule: string;
}

/**
 * reconciled: proved. notReconciled: the printed figures contradict the rows. unknown: not enough printed figures to tell
 * (a statement without balances can be consistent, never reconciled).
 */
export type ProofStatus = 'reconciled' | 'notReconciled' | 'unknown';

/** The badge of each outcome. */
export const proofStates: { [S in ProofStatus]: ReconciliationState } = { reconciled: 'Reconciled', notReconciled: 'Not Reconciled', unknown: 'Unknown' };

/** What keeps the badge back although the figures agree. */
export interface OpenQuestion {
  /** undated: some rows have no date. It is answered by entering them; all others by somebody who confirms the dates of the period. */
  about: 'undated' | 'dates' | 'year' | 'signs' | 'pages';
  /** For the reviewer: what is open and what to do. */
  text: string;
}

export interface Proof {
  status: ProofStatus;
  /**
   * chain: every row is pinned by printed running balances from opening to closing. sum: opening + rows = closing with a
   * further independent printed check. bareSum: opening + rows = closing only. none: no equation could be formed.
   */
  method: 'chain' | 'sum' | 'bareSum' | 'none';
  terms: ProofTerm[];
  /** start + credits + debits - end; null when a term is missing. */
  differenceMinor: number | null;
  checks: ProofCheck[];
  firstBreak: ProofBreak | null;
  repairs: ProofRepair[];
  openQuestions: OpenQuestion[];
  /** One or more sentences for the reviewer: why it is or is not reconciled and what to look at. */
  explanation: string;
}
