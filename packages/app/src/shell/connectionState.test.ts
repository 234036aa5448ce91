import { expect, test } from 'vitest';
import { LOST_AFTER_MS, nextConnectionState, RESTORED_FOR_MS, type ConnectionState } from './connectionState.js';

const connected: ConnectionState = { kind: 'connected' };

test('a short break is not reported', () => {
  const waiting = nextConnectionState(connected, false, 1000);
  expect(waiting.kind).toBe('waiting');
  expect(nextConnectionState(waiting, false, 1000 + LOST_AFTER_MS - 1).kind).toBe('waiting');
  expect(nextConnectionState(waiting, true, 1500).kind).toBe('connected');
});

test('a long break is reported once, and its end too', () => {
  const lost = nextConnectionState({ kind: 'waiting', sinceMs: 0 }, false, LOST_AFTER_MS);
  expect(lost.kind).toBe('lost');
  expect(nextConnectionState(lost, false, 60_000)).toBe(lost);
  const restored = nextConnectionState(lost, true, 61_000);
  expect(restored).toEqual({ kind: 'restored', sinceMs: 61_000 });
  expect(nextConnectionState(restored, true, 61_000 + RESTORED_FOR_MS).kind).toBe('connected');
});

test('nothing changes while connected, so nothing is drawn again', () => {
  expect(nextConnectionState(connected, true, 5)).toBe(connected);
});
