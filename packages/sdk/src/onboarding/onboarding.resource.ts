import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { onboardingEndpoints } from './onboarding.contract.js';
import type { SaveSurvey } from './onboarding.contract.js';

export type OnboardingResource = ReturnType<typeof createOnboarding>;

export function createOnboarding({ call }: ClientContext) {
  return {
    /** Keeps the answers to a survey. */
    saveSurvey: (survey: SaveSurvey, options: CallOptions = {}) => call(onboardingEndpoints.saveSurvey, { body: survey, ...options }),
    /** The survey that the user has not answered yet. */
    pendingSurvey: (options: CallOptions = {}) => call(onboardingEndpoints.pendingSurvey, options),
    /** First steps, and which of them are done. */
    async steps(options: CallOptions = {}) {
      return (await call(onboardingEndpoints.onboardingSteps, options)).steps;
    },
    /** Whether the user has been through a tour. */
    async tour(name: string, options: CallOptions = {}) {
      return (await call(onboardingEndpoints.tour, { params: { name }, ...options })).tour;
    },
    /** The user has been through a tour, or does not want it. */
    async markTourCompleted(name: string, options: CallOptions = {}) {
      return (await call(onboardingEndpoints.markTourCompleted, { params: { name }, ...options })).tour;
    },
    /** Shows a tour again. */
    async markTourNotCompleted(name: string, options: CallOptions = {}) {
      return (await call(onboardingEndpoints.markTourNotCompleted, { params: { name }, ...options })).tour;
    },
  };
}
