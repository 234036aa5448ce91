import { ONBOARDING_SURVEY, OnboardingAnswers, OTHER } from '@tieout/sdk/contract';
import type { SurveyData } from '@tieout/sdk/contract';
import { recordDeed } from '../audit/recordAudit.js';
import type { Context } from '../core/services.js';
import { invitePeople } from '../teams/people.commands.js';
import { currentUser } from '../users/account.commands.js';

/** The newest answers count. Those of the onboarding survey say what kind of user this is, and whom to invite. */
export async function saveSurvey(context: Context, surveyId: string, data: SurveyData): Promise<void> {
  const { db, actor, scope, clock } = context;
  const answers = surveyId === ONBOARDING_SURVEY ? OnboardingAnswers.parse(data) : null;
  const kept = { data: answers ?? data, answeredAt: clock() };
  const [updated] = await db.surveys.update(kept, { where: { userId: actor.userId, surveyId }, ...scope });
  if (updated === 0) await db.surveys.bulkCreate([{ ...actor, surveyId, ...kept }], { updateOnDuplicate: ['data', 'answeredAt'], ...scope });
  if (answers) await applyAnswers(context, answers);
}

async function applyAnswers(context: Context, answers: OnboardingAnswers): Promise<void> {
  const user = await currentUser(context);
  const segment = answers.segment === OTHER ? answers['segment-Comment'] : answers.segment;
  await user.update({ segment: segment?.slice(0, 100) ?? null, documentFrequency: answers.document_frequency }, context.scope);
  await recordDeed(context, { action: 'user.onboarded', subject: segment ?? null });
  if (answers.teammates.length > 0 && user.isContractAdmin && !user.isGuest) await invitePeople(context, answers.teammates);
}

/** Guests are not asked. */
export async function pendingSurvey(context: Context): Promise<{ surveyId: string | null; data: SurveyData | null }> {
  const none = { surveyId: null, data: null };
  if (context.access.isGuest) return none;
  const answered = await context.db.surveys.findOne({ where: { userId: context.actor.userId, surveyId: ONBOARDING_SURVEY }, ...context.scope });
  return answered ? none : { surveyId: ONBOARDING_SURVEY, data: {} };
}
