import { expect, test } from 'vitest';
import { canAdd, emptyDraft, issueTypesOf, readDraft } from './issueDraft.js';

test('bank documents have the twelve types, others only other', () => {
  expect(issueTypesOf({ type: 'ExtractData', isGeneric: false })).toHaveLength(12);
  expect(issueTypesOf({ type: 'ExtractData', isGeneric: true })).toEqual(['other']);
  expect(issueTypesOf({ type: 'Invoice', isGeneric: false })).toEqual(['other']);
});

test('a type that needs a page cannot be added without one', () => {
  expect(canAdd({ ...emptyDraft, issueType: 'missing_transaction' })).toBe(false);
  expect(canAdd({ ...emptyDraft, issueType: 'missing_transaction', page: '2' })).toBe(true);
  expect(canAdd({ ...emptyDraft, issueType: 'multiple_accounts' })).toBe(true);
});

test('a draft becomes an issue, with its page and trimmed details', () => {
  expect(readDraft({ issueType: 'wrong_transaction_amount', page: '3', details: ' 12 not 21 ' }, 4)).toEqual({ issueType: 'wrong_transaction_amount', pageNumber: 3, details: '12 not 21' });
  expect(readDraft(emptyDraft, 4)).toBe('typeRequired');
  expect(readDraft({ ...emptyDraft, issueType: 'other', page: '5' }, 4)).toBe('pageInvalid');
});
