import { onboardingEndpoints } from '@tieout/sdk/contract';
import type { Tour } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { setPreference } from '../preferences/preferences.commands.js';
import { listSteps } from './steps.js';
import { pendingSurvey, saveSurvey } from './surveys.commands.js';

const keyOf = (name: string) => `tour.${name}`;

async function tourOf({ db, actor, scope }: Context, name: string): Promise<{ tour: Tour }> {
  const found = await db.preferences.of(actor.userId, keyOf(name), scope);
  const completedAt = typeof found?.value === 'string' ? found.value : null;
  return { tour: { name, completed: completedAt !== null, completedAt } };
}

async function markTour(context: Context, name: string, completedAt: string | null): Promise<{ tour: Tour }> {
  await setPreference(context, keyOf(name), completedAt);
  return { tour: { name, completed: completedAt !== null, completedAt } };
}

export const onboardingRoutes: RoutesOf<'onboarding'> = {
  saveSurvey: route(onboardingEndpoints.saveSurvey, async (context, { body }) => saveSurvey(context, body.surveyId, body.data)),
  pendingSurvey: route(onboardingEndpoints.pendingSurvey, async (context) => pendingSurvey(context)),
  onboardingSteps: route(onboardingEndpoints.onboardingSteps, async (context) => ({ steps: await listSteps(context) })),
  tour: route(onboardingEndpoints.tour, async (context, { params }) => tourOf(context, params.name)),
  markTourCompleted: route(onboardingEndpoints.markTourCompleted, async (context, { params }) => markTour(context, params.name, context.clock().toISOString())),
  markTourNotCompleted: route(onboardingEndpoints.markTourNotCompleted, async (context, { params }) => markTour(context, params.name, null)),
};
