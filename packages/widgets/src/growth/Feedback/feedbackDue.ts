import { FEEDBACK_MIN_AGE_MS, FEEDBACK_REPEAT_MS } from '@tieout/sdk/contract';

/** Whether the survey opens by itself: not for an account of the first day, and not within a month of the last time. */
export function isFeedbackDue(createdAt: string, lastOpenedAt: string | null, nowMs: number): boolean {
  if (nowMs - Date.parse(createdAt) < FEEDBACK_MIN_AGE_MS) return false;
  return lastOpenedAt === null || nowMs - Date.parse(lastOpenedAt) > FEEDBACK_REPEAT_MS;
}
