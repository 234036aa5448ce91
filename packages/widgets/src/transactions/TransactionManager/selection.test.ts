import { buildAccount, buildJobDocument, buildPeriod, testId } from '@tieout/sdk/testing';
import { describe, expect, it } from 'vitest';
import { resolveSelection } from './selection.js';

const [first, second] = [testId('document', 1), testId('document', 2)];
const documents = [buildJobDocument({ documentId: first }), buildJobDocument({ documentId: second })];
const periods = [buildPeriod({ chunk: testId('period', 1) }), buildPeriod({ chunk: testId('period', 2) })];
const accounts = [
  buildAccount({ id: testId('account', 1), documentId: first, periods }),
  buildAccount({ id: testId('account', 2), documentId: second, periods: [buildPeriod({ chunk: testId('period', 3) })] }),
];

describe('what the reviewer looks at', () => {
  it('the first document, account and period are chosen when none is', () => {
    expect(resolveSelection(documents, accounts, { documentId: null, accountId: null, chunk: null }))
      .toEqual({ documentId: first, accountId: testId('account', 1), chunk: testId('period', 1) });
  });

  it('another document brings its own first account and period', () => {
    expect(resolveSelection(documents, accounts, { documentId: second, accountId: testId('account', 1), chunk: testId('period', 2) }))
      .toEqual({ documentId: second, accountId: testId('account', 2), chunk: testId('period', 3) });
  });

  it('a document that is gone gives way to the first', () => {
    expect(resolveSelection(documents.slice(1), accounts, { documentId: first, accountId: null, chunk: null }).documentId).toBe(second);
  });

  it('a document without accounts has none chosen', () => {
    expect(resolveSelection(documents, [], { documentId: second, accountId: null, chunk: null })).toEqual({ documentId: second, accountId: null, chunk: null });
  });
});
