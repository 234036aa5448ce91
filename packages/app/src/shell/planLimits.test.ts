import { ApiError } from '@tieout/sdk';
import { outOfPages, planLacksFeature } from '@tieout/sdk/contract';
import { expect, it } from 'vitest';
import { handlePlanLimit, watchPlanLimits } from './planLimits.js';

it('what the plan does not allow is told once, though several calls of a page run into it, and again later', () => {
  const told: string[] = [];
  const end = watchPlanLimits((limit) => told.push(limit));
  for (const now of [0, 100, 4_999]) handlePlanLimit(new ApiError(planLacksFeature), now);
  handlePlanLimit(new ApiError(outOfPages), 200);
  handlePlanLimit(new ApiError(planLacksFeature), 5_000);
  end();
  handlePlanLimit(new ApiError(outOfPages), 90_000);
  expect(told).toEqual(['feature', 'pages', 'feature']);
});
