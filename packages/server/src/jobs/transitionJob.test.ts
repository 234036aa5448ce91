import { JobStatus } from '@tieout/sdk/contract';
import { describe, expect, it } from 'vitest';
import { canTransition } from './transitionJob.js';

describe('the states of a job', () => {
  it('lead only where the specification and a redo have them lead', () => {
    const allowed = JobStatus.options.flatMap((from) => JobStatus.options.filter((to) => canTransition(from, to)).map((to) => `${from} -> ${to}`));
    expect(allowed).toEqual([
      'InProgress -> Finishing', 'InProgress -> Failed', 'InProgress -> Canceled', 'InProgress -> OutOfCredits',
      'Finishing -> Succeeded', 'Finishing -> Failed', 'Finishing -> Canceled',
      'Succeeded -> InProgress', 'Failed -> InProgress', 'Canceled -> InProgress', 'OutOfCredits -> InProgress', 'OutOfCredits -> Canceled',
    ]);
  });
});
