import { z } from 'zod';
import { Email } from '../auth/auth.contract.js';
import { endpoint } from '../core/endpoint.js';
import { Instant } from '../core/paging.js';
import { companySizes, documentFrequencies, documentVolumes, goalsOf, integrationChoices, OTHER, segments } from './onboardingChoices.js';

export const ONBOARDING_SURVEY = 'onboarding';
export const MAX_TEAMMATES = 100;

export const onboardingMessages = {
  segment: 'Role is required',
  segmentComment: 'Please specify your role',
  companySize: 'Company size is required',
  goals: 'Please select at least one goal',
  goalsComment: 'Please specify your other goals',
  volume: 'Document volume is required',
  frequency: 'Usage frequency is required',
  integrations: 'Please select at least one integration',
  integrationsComment: 'Please specify your other integrations',
} as const;

const Comment = z.string().trim().max(500).default('');
const chosen = (options: readonly string[], error: string) => z.string({ error }).refine((value) => options.includes(value), error);
const several = (options: readonly string[], error: string) => z.array(z.string()).max(50).default([]).refine((values) => values.length > 0 && values.every((value) => options.includes(value)), error);

const needsComment = (isOther: boolean, comment: string) => !isOther || comment !== '';

/** First step: who somebody is. */
export const OnboardingRole = z.object({ segment: chosen(segments, onboardingMessages.segment), 'segment-Comment': Comment, company_size: chosen(companySizes, onboardingMessages.companySize) });
export const OnboardingGoals = z.object({ segment: z.string().optional(), use_cases: z.array(z.string()).max(50).default([]), 'use_cases-Comment': Comment });
export const OnboardingDocuments = z.object({ document_volume: chosen(documentVolumes, onboardingMessages.volume), document_frequency: chosen(documentFrequencies, onboardingMessages.frequency) });
export const OnboardingIntegrations = z.object({ integrations: several(integrationChoices, onboardingMessages.integrations), 'integrations-Comment': Comment });
/** What does not look like an address is dropped. */
export const OnboardingTeam = z.object({
  teammates: z.array(z.string().max(300)).max(MAX_TEAMMATES).default([]).transform((texts) => [...new Set(texts.flatMap((text) => Email.safeParse(text).data ?? []))]),
});

const issue = (path: string, message: string) => ({ code: 'custom' as const, path: [path], message });

/** The steps of the survey, each checked by itself before the next one opens. */
export const onboardingSteps = [
  OnboardingRole.superRefine((role, context) => {
    if (!needsComment(role.segment === OTHER, role['segment-Comment'])) context.addIssue(issue('segment-Comment', onboardingMessages.segmentComment));
  }),
  OnboardingGoals.superRefine((step, context) => {
    const options = goalsOf(step.segment);
    if (step.use_cases.length === 0 || !step.use_cases.every((goal) => options.includes(goal))) context.addIssue(issue('use_cases', onboardingMessages.goals));
    if (!needsComment(step.use_cases.includes(OTHER), step['use_cases-Comment'])) context.addIssue(issue('use_cases-Comment', onboardingMessages.goalsComment));
  }),
  OnboardingDocuments,
  OnboardingIntegrations.superRefine((step, context) => {
    if (!needsComment(step.integrations.includes(OTHER), step['integrations-Comment'])) context.addIssue(issue('integrations-Comment', onboardingMessages.integrationsComment));
  }),
  OnboardingTeam,
] as const;

const answerFields = z.object({ ...OnboardingRole.shape, ...OnboardingGoals.shape, ...OnboardingDocuments.shape, ...OnboardingIntegrations.shape, ...OnboardingTeam.shape });

/** All answers: every rule of every step. */
export const OnboardingAnswers = z.unknown().transform((given, context) => {
  const complaints = onboardingSteps.flatMap((step) => step.safeParse(given).error?.issues ?? []);
  for (const { path, message } of complaints) context.addIssue({ code: 'custom', path, message });
  return complaints.length > 0 ? z.NEVER : answerFields.parse(given);
});
export type OnboardingAnswers = z.output<typeof OnboardingAnswers>;

const SurveyId = z.string().regex(/^[\w-]{1,50}$/, 'Use letters, digits and dashes');
const TextAnswer = z.string().trim().max(5000);

/** `onboarding` has the answers above; any other survey keeps short texts and lists of them by question. */
export const SurveyData = z.record(z.string().max(100), z.union([TextAnswer, z.number(), z.boolean(), z.array(TextAnswer).max(100)])).refine((data) => Object.keys(data).length <= 50, 'Too many answers');
export type SurveyData = z.infer<typeof SurveyData>;

export const SaveSurvey = z.object({ surveyId: SurveyId, data: SurveyData }).superRefine(({ surveyId, data }, context) => {
  if (surveyId !== ONBOARDING_SURVEY) return;
  for (const { path, message } of OnboardingAnswers.safeParse(data).error?.issues ?? []) context.addIssue({ code: 'custom', path: ['data', ...path], message });
});
export type SaveSurvey = z.input<typeof SaveSurvey>;

export const OnboardingStepName = z.enum(['UPLOAD_DOCUMENT', 'CONVERT_DOCUMENT', 'REVIEW_DATA', 'DOWNLOAD_DATA', 'INVITE_TEAM']);
export type OnboardingStepName = z.infer<typeof OnboardingStepName>;

export const OnboardingStep = z.object({ name: OnboardingStepName, completed: z.boolean() });
export type OnboardingStep = z.infer<typeof OnboardingStep>;

export const Tour = z.object({ name: z.string(), completed: z.boolean(), completedAt: Instant.nullable() });
export type Tour = z.infer<typeof Tour>;

const params = z.object({ name: z.string().regex(/^[\w-]{1,50}$/, 'Use letters, digits and dashes') });
const response = z.object({ tour: Tour });
const server = { auth: 'bearer', mode: 'server' } as const;

export const onboardingEndpoints = {
  saveSurvey: endpoint({ ...server, method: 'POST', path: '/api/v1/protected/user/saveSurvey', summary: 'Keep the answers to a survey. Those of `onboarding` set what kind of user this is, and invite the teammates.', body: SaveSurvey, response: 'empty' }),
  pendingSurvey: endpoint({
    ...server, method: 'GET', path: '/api/v1/protected/user/pendingSurvey', summary: 'The survey that the user has not answered yet; without one both are null.',
    response: z.object({ surveyId: z.string().nullable(), data: SurveyData.nullable() }),
  }),
  onboardingSteps: endpoint({ method: 'GET', path: '/api/v1/protected/onboardingSteps', auth: 'bearer', summary: 'First steps, and which of them are done.', response: z.object({ steps: z.array(OnboardingStep) }) }),
  tour: endpoint({ method: 'GET', path: '/api/v1/protected/tour/{name}', auth: 'bearer', summary: 'Whether the user has been through a tour.', params, response }),
  markTourCompleted: endpoint({ method: 'POST', path: '/api/v1/protected/tour/{name}/markCompleted', auth: 'bearer', summary: 'The user has been through a tour, or does not want it.', params, response }),
  markTourNotCompleted: endpoint({ method: 'POST', path: '/api/v1/protected/tour/{name}/markNotCompleted', auth: 'bearer', summary: 'Show a tour again.', params, response }),
} as const;
