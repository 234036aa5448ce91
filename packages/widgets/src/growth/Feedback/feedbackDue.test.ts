import { expect, it } from 'vitest';
import { isFeedbackDue } from './feedbackDue.js';

const DAY_MS = 86_400_000;
const made = '2026-01-01T00:00:00.000Z';
const at = (days: number) => Date.parse(made) + days * DAY_MS;

it.each([
  ['within the first day', 0.9, null, false],
  ['from the second day on', 1, null, true],
  ['within thirty days of the last time', 31, '2026-01-02T00:00:00.000Z', false],
  ['more than thirty days after it', 31.1, '2026-01-02T00:00:00.000Z', true],
])('the feedback survey opens %s: %s', (_, days, last, isDue) => {
  expect(isFeedbackDue(made, last, at(days))).toBe(isDue);
});
