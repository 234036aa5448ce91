import { describe, expect, it } from 'vitest';
import type { NumberedRow } from './periodRows.js';
import type { OpenQuestion, Source } from './proof.js';
import { proofInputOf } from './proveAgain.js';
import { provePeriod } from './provePeriod.js';
import type { Period } from './reconciliation.model.js';

const DAYS: OpenQuestion = { about: 'dates', text: 'Which of two days?' };
const PAGES: OpenQuestion = { about: 'pages', text: 'Where is page 2?' };
const UNDATED: OpenQuestion = { about: 'undated', text: 'Some rows have no date.' };
const PRINTED: Source = { means: 'printed', page: 1, box: null };
const MANUAL: Source = { means: 'manual', page: null, box: null, by: 'A. Finch' };

/** The state of a period of one row that agrees, after an edit. */
function proofOf(openQuestions: OpenQuestion[], { date = PRINTED, hasDate = true }: { date?: Source; hasDate?: boolean } = {}) {
  const period = {
    startBalanceMinor: 1000, endBalanceMinor: 1250, proof: { repairs: [] }, basis: { checks: [], isOcr: false, openQuestions },
    sources: { startBalance: PRINTED, endBalance: PRINTED, startDate: date, endDate: PRINTED },
  } as unknown as Period;
  const row: NumberedRow = { documentPosition: 0, rowNumber: 1, amount: 250, balance: 1250, included: true, page: 1, box: null, hasDate, hasOcrAmount: false, isDerived: false };
  return provePeriod(proofInputOf(period, [row], 2));
}

describe('questions of a proof after an edit', () => {
  it('an edit answers none of them', () => {
    expect(proofOf([DAYS]).status).toBe('unknown');
    expect(proofOf([PAGES]).status).toBe('unknown');
  });

  it('who confirms a date of the period answers all', () => {
    expect(proofOf([DAYS, PAGES], { date: MANUAL }).status).toBe('reconciled');
  });

  it('rows without a date are asked about as long as there are any', () => {
    expect(proofOf([UNDATED]).status).toBe('reconciled');
    expect(proofOf([], { hasDate: false }).status).toBe('unknown');
    expect(proofOf([], { date: MANUAL, hasDate: false }).status).toBe('unknown');
  });
});
