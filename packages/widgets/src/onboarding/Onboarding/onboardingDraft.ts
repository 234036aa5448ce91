// The answers while they are given. What an answer makes pointless is cleared with it.
import { MAX_TEAMMATES, onboardingSteps, OTHER } from '@tieout/sdk/contract';

export interface OnboardingDraft {
  segment: string;
  'segment-Comment': string;
  company_size: string;
  use_cases: string[];
  'use_cases-Comment': string;
  document_volume: string;
  document_frequency: string;
  integrations: string[];
  'integrations-Comment': string;
  /** As typed or pasted: one on each line, or with commas, semicolons or spaces between. */
  teammates: string;
}

export const emptyDraft: OnboardingDraft = {
  segment: '', 'segment-Comment': '', company_size: '', use_cases: [], 'use_cases-Comment': '', document_volume: '', document_frequency: '', integrations: [], 'integrations-Comment': '', teammates: '',
};

export function changeDraft(draft: OnboardingDraft, change: Partial<OnboardingDraft>): OnboardingDraft {
  const next = { ...draft, ...change };
  if (change.segment !== undefined && change.segment !== draft.segment) {
    next.use_cases = [];
    next['use_cases-Comment'] = '';
    if (change.segment !== OTHER) next['segment-Comment'] = '';
  }
  if (!next.use_cases.includes(OTHER)) next['use_cases-Comment'] = '';
  const hasUnticked = draft.integrations.some((name) => !next.integrations.includes(name));
  if (hasUnticked) next['integrations-Comment'] = '';
  return next;
}

/** What is sent. More teammates than one survey takes, and words no address can be as long as, are left out: a failure would not be told. */
export function answersOf(draft: OnboardingDraft): Omit<OnboardingDraft, 'teammates'> & { teammates: string[] } {
  return { ...draft, teammates: draft.teammates.split(/[\s,;]+/).filter((text) => text !== '' && text.length <= 300).slice(0, MAX_TEAMMATES) };
}

/** The first complaint about each field of a step; none when it may go on. */
export function complaintsOf(step: number, draft: OnboardingDraft): Partial<Record<keyof OnboardingDraft, string>> {
  const complaints: Partial<Record<keyof OnboardingDraft, string>> = {};
  for (const { path, message } of onboardingSteps[step]?.safeParse(answersOf(draft)).error?.issues ?? []) complaints[path[0] as keyof OnboardingDraft] ??= message;
  return complaints;
}
