import { describe, expect, it } from 'vitest';
import { buildJob, buildRunningJob } from '../testing/index.js';
import { progressText, remainingTimeText } from './remainingTime.js';

const startedAt = '2024-03-01T09:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1000);
const running = (progress: number | null, totalJobs = 3) => buildRunningJob({ progress, totalJobs, startedAt });

describe('remaining time of a job', () => {
  it.each([
    ['half done after 30 s', running(0.5), 30, 'Less than a minute remaining'],
    ['half done after exactly a minute', running(0.5), 60, 'Less than a minute remaining'],
    ['half done after 61 s', running(0.5), 61, '2 minutes remaining'],
    ['a tenth done after 5 minutes', running(0.1), 300, '45 minutes remaining'],
    ['half done after an hour', running(0.5), 3600, '60 minutes remaining'],
    ['half done after an hour and a second', running(0.5), 3601, '2 hours remaining'],
    ['a tenth done after an hour', running(0.1), 3600, '9 hours remaining'],
    ['no progress and 3 pages', running(null, 3), 500, 'Less than a minute remaining'],
    ['no progress and 600 pages: a second a page', running(null, 600), 500, '10 minutes remaining'],
    ['progress 0 counts as none', running(0, 600), 500, '10 minutes remaining'],
    ['every page read', running(1), 30, 'Finishing up...'],
    ['finishing', buildJob({ status: 'Finishing', progress: 0.2, startedAt }), 30, 'Finishing up...'],
  ])('%s', (_name, job, seconds, text) => {
    expect(remainingTimeText(job, after(seconds))).toBe(text);
  });

  it('a clock that lags behind the server gives no negative time', () => {
    expect(remainingTimeText(running(0.5), after(-100))).toBe('Less than a minute remaining');
  });

  it('counts from the creation when the start is not known', () => {
    expect(remainingTimeText({ ...running(0.5), startedAt: null, createdAt: startedAt }, after(120))).toBe('2 minutes remaining');
  });

  it.each(['Succeeded', 'Failed', 'Canceled', 'OutOfCredits'] as const)('a job that is %s has none', (status) => {
    expect(remainingTimeText(buildJob({ status }), after(1))).toBeNull();
  });

  it('the bar says In Progress until there is progress, and 100% only when all is done', () => {
    expect([null, 0, 0.335, 0.999, 1].map((progress) => progressText({ progress }))).toEqual(['In Progress', '0%', '33%', '99%', '100%']);
  });
});
