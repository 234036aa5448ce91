import { expect, test } from 'vitest';
import { readKey, SEQUENCE_MS } from './keySequence.js';

const bindings = new Set(['?', 'g j', 'g e']);

test('a single key fires at once', () => {
  expect(readKey(bindings, null, '?', 0)).toEqual({ fired: '?', memory: null });
});

test('a sequence fires on its second key', () => {
  const first = readKey(bindings, null, 'g', 0);
  expect(first).toEqual({ fired: null, memory: { first: 'g', atMs: 0 } });
  expect(readKey(bindings, first.memory, 'e', 200).fired).toBe('g e');
});

test('a second key that comes too late does not fire', () => {
  expect(readKey(bindings, { first: 'g', atMs: 0 }, 'j', SEQUENCE_MS + 1).fired).toBeNull();
});

test('another key between breaks the sequence', () => {
  const broken = readKey(bindings, { first: 'g', atMs: 0 }, 'x', 100);
  expect(broken).toEqual({ fired: null, memory: null });
  expect(readKey(bindings, broken.memory, 'j', 200).fired).toBeNull();
});
