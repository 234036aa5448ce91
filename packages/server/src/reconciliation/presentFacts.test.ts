import { PrintedFacts } from '@tieout/sdk/contract';
import { describe, expect, it } from 'vitest';
import type { Source } from './proof.js';
import { presentFacts } from './presentFacts.js';

const source: Source = { means: 'printed', page: 1, box: [450, 60, 540, 72], text: 'as printed' };

describe('what a statement prints of itself', () => {
  it('has its figures as decimal strings of the currency, each with its place', () => {
    const facts = { statementNumber: { value: '0042', source }, payments: { value: 25_000, source }, minimumPayment: { value: 0, source }, dueDate: { value: '2024-02-24', source } };
    const wire = presentFacts(facts, 2);
    expect(PrintedFacts.parse(wire)).toEqual({
      statementNumber: { value: '0042', source }, payments: { value: '250.00', source }, minimumPayment: { value: '0.00', source }, dueDate: { value: '2024-02-24', source },
    });
    expect(presentFacts({ interest: { value: 1250, source } }, 3)).toEqual({ interest: { value: '1.250', source } });
  });

  it('is absent where nothing is printed or known', () => {
    expect([presentFacts({}, 2), presentFacts(null, 2)]).toEqual([undefined, undefined]);
  });
});
