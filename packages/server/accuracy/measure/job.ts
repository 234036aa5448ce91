import type { Slip } from '../generator/slip.js';
import type { Expectation } from './expectation.js';
import type { Reading } from './reading.js';
import type { Score } from './score.js';
import type { Veil } from './veil.js';

/** A document to measure. Generated documents are made inside the worker: their bytes need not travel. */
export type Job = { id: number; group: string; veil?: Veil } & (
  | { source: 'generated'; layout: string; seed: number; factor?: number; misprint: boolean; slip?: Slip; scan: string | null }
  | { source: 'file'; name: string; path: string; password: string | null; expectation: Expectation; scanned: boolean }
);

export interface JobResult {
  id: number;
  group: string;
  name: string;
  pages: number;
  seconds: number;
  score: Score;
  /** The engine refused the document. */
  error: string | null;
  reading: Reading | null;
  expectation: Expectation;
}
