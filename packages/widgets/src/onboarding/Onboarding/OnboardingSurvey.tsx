import { Button, Checkbox, Group, Progress, Radio, Select, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { companySizes, documentFrequencies, documentVolumes, goalsOf, integrationChoices, ONBOARDING_SURVEY, OTHER, segments } from '@tieout/sdk/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { onboardingStrings, type OnboardingStrings } from './Onboarding.strings.js';
import { answersOf, changeDraft, complaintsOf, emptyDraft, type OnboardingDraft } from './onboardingDraft.js';

export interface OnboardingSurveyProps {
  /** Once the answers are kept. */
  onCompleted: () => void;
  onSkipped: () => void;
}

/** Five short steps about somebody new. */
export function OnboardingSurvey({ onCompleted, onSkipped }: OnboardingSurveyProps) {
  const { client } = useTieout();
  const strings = useStrings('Onboarding', onboardingStrings);
  const cache = useQueryClient();
  const [step, setStep] = useState(0);
  const [draft, setDraft] = useState(emptyDraft);
  const [hasTried, setHasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const last = strings.titles.length - 1;
  const complaints = hasTried ? complaintsOf(step, draft) : {};
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step]);
  const go = (to: number): void => {
    setHasTried(false);
    setStep(to);
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setHasTried(true);
    if (Object.keys(complaintsOf(step, draft)).length > 0) return;
    if (step < last) return go(step + 1);
    setIsBusy(true);
    // The specification: a failure is passed over, and the page stays.
    client.onboarding.saveSurvey({ surveyId: ONBOARDING_SURVEY, data: answersOf(draft) }).then(() => {
      void cache.invalidateQueries({ queryKey: ['tieout', 'onboarding'] });
      onCompleted();
    }, () => setIsBusy(false));
  };
  const change = (next: Partial<OnboardingDraft>): void => setDraft(changeDraft(draft, next));
  return (
    <form onSubmit={handleSubmit} noValidate className="tieout-onboarding">
      <Stack gap="lg">
        <div>
          <Text size="sm" c="dimmed" mb={6}>{strings.progress(step + 1, last + 1)}</Text>
          <Progress value={((step + 1) / (last + 1)) * 100} aria-label={strings.progress(step + 1, last + 1)} size="sm" />
        </div>
        <Title order={2} size="h3" ref={heading} tabIndex={-1} className="tieout-onboarding-title">{strings.titles[step]}</Title>
        <StepFields step={step} draft={draft} complaints={complaints} strings={strings} onChange={change} />
        <Group justify="space-between" className="tieout-onboarding-actions">
          <Group gap="xs">
            {step > 0 && <Button variant="default" onClick={() => go(step - 1)}>{strings.previous}</Button>}
            <Button variant="subtle" color="gray" onClick={onSkipped}>{strings.skip}</Button>
          </Group>
          <Button type="submit" loading={isBusy}>{step < last ? strings.next : strings.finish}</Button>
        </Group>
      </Stack>
    </form>
  );
}

interface StepFieldsProps {
  step: number;
  draft: OnboardingDraft;
  complaints: Partial<Record<keyof OnboardingDraft, string>>;
  strings: OnboardingStrings;
  onChange: (change: Partial<OnboardingDraft>) => void;
}

function StepFields({ step, ...props }: StepFieldsProps) {
  if (step === 0) return <RoleFields {...props} />;
  if (step === 1) return <GoalFields {...props} />;
  if (step === 2) return <DocumentFields {...props} />;
  if (step === 3) return <IntegrationFields {...props} />;
  const { draft, strings, onChange } = props;
  // A field of one height: one that grows as it is left moves the button away from under the finger.
  return <Textarea label={strings.teammates} description={strings.teammatesHint} rows={4} value={draft.teammates} inputMode="email" autoCapitalize="none" spellCheck={false} onChange={(event) => onChange({ teammates: event.currentTarget.value })} />;
}

type FieldsProps = Omit<StepFieldsProps, 'step'>;

function RoleFields({ draft, complaints, strings, onChange }: FieldsProps) {
  return (
    <>
      <Radio.Group label={strings.role} value={draft.segment} error={complaints.segment} onChange={(segment) => onChange({ segment })}>
        <Stack gap={8} mt={6}>{segments.map((name) => <Radio key={name} value={name} label={name} />)}</Stack>
      </Radio.Group>
      {draft.segment === OTHER && <TextInput label={strings.specifyRole} maxLength={500} value={draft['segment-Comment']} error={complaints['segment-Comment']} onChange={(event) => onChange({ 'segment-Comment': event.currentTarget.value })} />}
      <Select label={strings.companySize} placeholder={strings.choose} data={[...companySizes]} value={draft.company_size || null} error={complaints.company_size} allowDeselect={false} onChange={(size) => onChange({ company_size: size ?? '' })} />
    </>
  );
}

function GoalFields({ draft, complaints, strings, onChange }: FieldsProps) {
  return (
    <>
      <Choices label={strings.goals} options={goalsOf(draft.segment)} value={draft.use_cases} error={complaints.use_cases} onChange={(goals) => onChange({ use_cases: goals })} />
      {draft.use_cases.includes(OTHER) && <TextInput label={strings.specifyGoals} maxLength={500} value={draft['use_cases-Comment']} error={complaints['use_cases-Comment']} onChange={(event) => onChange({ 'use_cases-Comment': event.currentTarget.value })} />}
    </>
  );
}

function DocumentFields({ draft, complaints, strings, onChange }: FieldsProps) {
  return (
    <>
      <Select label={strings.volume} placeholder={strings.choose} data={[...documentVolumes]} value={draft.document_volume || null} error={complaints.document_volume} allowDeselect={false} onChange={(volume) => onChange({ document_volume: volume ?? '' })} />
      <Radio.Group label={strings.frequency} value={draft.document_frequency} error={complaints.document_frequency} onChange={(frequency) => onChange({ document_frequency: frequency })}>
        <Stack gap={8} mt={6}>{documentFrequencies.map((name) => <Radio key={name} value={name} label={name} />)}</Stack>
      </Radio.Group>
    </>
  );
}

function IntegrationFields({ draft, complaints, strings, onChange }: FieldsProps) {
  return (
    <>
      <Choices label={strings.integrations} options={integrationChoices} value={draft.integrations} error={complaints.integrations} onChange={(integrations) => onChange({ integrations })} />
      {draft.integrations.includes(OTHER) && <TextInput label={strings.specifyIntegrations} maxLength={500} value={draft['integrations-Comment']} error={complaints['integrations-Comment']} onChange={(event) => onChange({ 'integrations-Comment': event.currentTarget.value })} />}
    </>
  );
}

interface ChoicesProps {
  label: string;
  options: readonly string[];
  value: string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
}

function Choices({ label, options, value, error, onChange }: ChoicesProps) {
  return (
    <Checkbox.Group label={label} value={value} error={error} onChange={onChange}>
      <Stack gap={8} mt={6}>{options.map((name) => <Checkbox key={name} value={name} label={name} />)}</Stack>
    </Checkbox.Group>
  );
}
