import { describe, expect, it } from 'vitest';
import { buildPeriod, buildPrintedFacts, buildSource } from '../testing/index.js';
import { Period, PRINTED_FACT_NAMES, PrintedFacts } from './reconciliation.contract.js';

describe('what a statement prints of itself', () => {
  it('may be absent in part or as a whole', () => {
    const { statementNumber } = buildPrintedFacts();
    expect(PrintedFacts.parse({ statementNumber })).toEqual({ statementNumber });
    expect(Period.parse(buildPeriod()).facts).toBeUndefined();
  });

  it.each([
    ['payments', '1,234.50'], ['minimumPayment', '35.00 USD'], ['dueDate', '24.02.2024'],
  ] as const)('is no %s when written "%s"', (name, value) => {
    expect(PrintedFacts.safeParse({ [name]: { value, source: buildSource() } }).success).toBe(false);
  });

  it('is built with every fact that has a name', () => {
    expect(Object.keys(buildPrintedFacts())).toEqual(PRINTED_FACT_NAMES);
  });
});
