import { useTieout } from '@tieout/widgets';
import { useEffect } from 'react';
import { watchPlanLimits } from './planLimits.js';

const FEATURE_AFTER_MS = 1_000;

/** Says what the plan does not allow, whichever call ran into it. Running out of pages stays until it is closed; so does a missing feature, a second later. */
export function PlanLimitNotice() {
  const { toasts } = useTieout();
  useEffect(() => watchPlanLimits((limit) => {
    if (limit === 'pages') return toasts.error("You've run out of pages");
    setTimeout(() => toasts.error("Your plan doesn't include this feature"), FEATURE_AFTER_MS);
  }), [toasts]);
  return null;
}
