import { OnboardingAnswers, OTHER, SaveSurvey } from '@tieout/sdk/contract';
import { describe, expect, it } from 'vitest';
import { answersOf, changeDraft, complaintsOf, emptyDraft, type OnboardingDraft } from './onboardingDraft.js';

const full: OnboardingDraft = {
  ...emptyDraft, segment: 'Personal Use', company_size: '1-10', use_cases: ['Follow my spending'], document_volume: '1-10 per month', document_frequency: 'Monthly', integrations: ['Excel / CSV exports'],
  teammates: ' Ada@Firm.Example , no address;ada@firm.example\nbob@firm.example',
};

describe('the onboarding survey', () => {
  it.each([
    [0, emptyDraft, ['Role is required', 'Company size is required']],
    [0, { ...full, segment: OTHER }, ['Please specify your role']],
    [1, { ...full, use_cases: [] }, ['Please select at least one goal']],
    [1, { ...full, use_cases: [OTHER] }, ['Please specify your other goals']],
    [1, { ...full, use_cases: ['Verify income'] }, ['Please select at least one goal']],
    [2, emptyDraft, ['Document volume is required', 'Usage frequency is required']],
    [3, emptyDraft, ['Please select at least one integration']],
    [3, { ...full, integrations: [OTHER] }, ['Please specify your other integrations']],
    [4, { ...full, teammates: 'nonsense' }, []],
  ] as const)('step %i does not go on before it is answered', (step, draft, messages) => {
    expect(Object.values(complaintsOf(step, draft as OnboardingDraft))).toEqual(messages);
  });

  it('with all answers goes on everywhere, and drops what is no address of a teammate', () => {
    for (const step of [0, 1, 2, 3, 4]) expect(complaintsOf(step, full)).toEqual({});
    expect(complaintsOf(4, { ...full, teammates: 'x'.repeat(301) + ' a@b.example'.repeat(101) })).toEqual({});
    expect(OnboardingAnswers.parse(answersOf(full)).teammates).toEqual(['ada@firm.example', 'bob@firm.example']);
  });

  it('is refused by the server with the same words, all of them together', () => {
    const issues = SaveSurvey.safeParse({ surveyId: 'onboarding', data: { segment: 'Nobody' } }).error?.issues.map(({ message }) => message);
    expect(issues).toEqual(['Role is required', 'Company size is required', 'Please select at least one goal', 'Document volume is required', 'Usage frequency is required', 'Please select at least one integration']);
  });

  it('clears the goals and the comment with another role, and comments with what they belong to', () => {
    const other = { ...full, segment: OTHER, 'segment-Comment': 'Archivist', use_cases: [OTHER], 'use_cases-Comment': 'Sorting', integrations: [OTHER], 'integrations-Comment': 'A robot' };
    expect(changeDraft(other, { segment: 'Personal Use' })).toMatchObject({ 'segment-Comment': '', use_cases: [], 'use_cases-Comment': '', 'integrations-Comment': 'A robot' });
    expect(changeDraft({ ...full, 'segment-Comment': 'kept' }, { segment: OTHER })['segment-Comment']).toBe('kept');
    expect(changeDraft(other, { use_cases: [] })['use_cases-Comment']).toBe('');
    expect(changeDraft(other, { integrations: [] })['integrations-Comment']).toBe('');
    expect(changeDraft(other, { company_size: '11-50' })).toMatchObject({ use_cases: [OTHER], 'use_cases-Comment': 'Sorting' });
  });
});
