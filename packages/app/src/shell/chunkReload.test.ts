import { expect, test } from 'vitest';
import { isChunkFailure, takeReload } from './chunkReload.js';

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('a part that cannot be loaded reloads the page once, not again and again', () => {
  const storage = memoryStorage();
  expect(takeReload(storage, 1_000_000)).toBe(true);
  expect(takeReload(storage, 1_000_500)).toBe(false);
  expect(takeReload(storage, 1_000_000 + 60_000)).toBe(true);
});

test('the messages of the browsers for a missing part are told from other errors', () => {
  expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: http://x/app/assets/a.js'))).toBe(true);
  expect(isChunkFailure(new TypeError('error loading dynamically imported module'))).toBe(true);
  expect(isChunkFailure(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isChunkFailure(new TypeError('undefined is not a function'))).toBe(false);
  expect(isChunkFailure('text')).toBe(false);
});
