// Balances and rows for tests of the proof, in minor units.
import type { Sourced } from '../proof.js';
import type { ProofRow } from '../provePeriod.js';

export const printed = (value: number): Sourced<number> => ({ value, source: { means: 'printed', page: 1, box: [0, 0, 1, 1] } });

export const proofRow = (amount: number, balance: number | null = null, included = true): ProofRow => ({ amount, balance, included, page: 1, box: [0, 0, 1, 1] });
