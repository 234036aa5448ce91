import { expect, test } from 'vitest';
import { popModal, pushModal } from './modalStackState.js';

test('closing a modal falls back to the one opened before it', () => {
  const open = pushModal(pushModal([], 'help'), 'shortcuts');
  expect(open).toEqual(['help', 'shortcuts']);
  expect(popModal(open)).toEqual(['help']);
});

test('opening a modal that lies below brings it to the top once', () => {
  expect(pushModal(['help', 'shortcuts'], 'help')).toEqual(['shortcuts', 'help']);
});

test('closing with nothing open leaves nothing open', () => {
  expect(popModal([])).toEqual([]);
});
