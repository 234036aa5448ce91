import { expect, test } from 'vitest';
import { checkInlineText } from './checkInlineText.js';

test('the text is trimmed', () => {
  expect(checkInlineText('  January  ')).toEqual({ text: 'January', error: null });
});

test('a text that does not match gets the given message, or Validation Error', () => {
  expect(checkInlineText('   ', { regex: /./, message: 'Name is required' }).error).toBe('Name is required');
  expect(checkInlineText('x', { regex: /^\d+$/ }).error).toBe('Validation Error');
});

test('the regex matches in any case', () => {
  expect(checkInlineText('ABC', { regex: /^abc$/ }).error).toBeNull();
});
