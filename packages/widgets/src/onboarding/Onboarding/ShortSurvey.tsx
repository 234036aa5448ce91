import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { onboardingStrings } from './Onboarding.strings.js';

export interface ShortSurveyProps {
  surveyId: string;
  onCompleted: () => void;
}

/** Three questions about how useful this is. */
export function ShortSurvey({ surveyId, onCompleted }: ShortSurveyProps) {
  const { client, toasts } = useTieout();
  const strings = useStrings('Onboarding', onboardingStrings);
  const { survey } = strings;
  const [answers, setAnswers] = useState({ disappointed: '', benefit: '', improve: '' });
  const [hasTried, setHasTried] = useState(false);
  const send = useMutation({
    mutationFn: () => client.onboarding.saveSurvey({ surveyId, data: answers }),
    onSuccess: () => {
      toasts.success(strings.sent, { timeoutMs: 5000 });
      onCompleted();
    },
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setHasTried(true);
    if (answers.disappointed) send.mutate();
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="tieout-onboarding">
      <Stack gap="lg">
        <FormFailure>{send.error && describeError(send.error, strings.stepsFailed)}</FormFailure>
        <Radio.Group label={survey.disappointed} value={answers.disappointed} error={hasTried && !answers.disappointed ? strings.answerAll : undefined} onChange={(disappointed) => setAnswers({ ...answers, disappointed })}>
          <Stack gap={8} mt={6}>{survey.disappointedOptions.map((name) => <Radio key={name} value={name} label={name} />)}</Stack>
        </Radio.Group>
        <Textarea label={survey.benefit} autosize minRows={2} maxLength={5000} value={answers.benefit} onChange={(event) => setAnswers({ ...answers, benefit: event.currentTarget.value })} />
        <Textarea label={survey.improve} autosize minRows={2} maxLength={5000} value={answers.improve} onChange={(event) => setAnswers({ ...answers, improve: event.currentTarget.value })} />
        <Group><Button type="submit" loading={send.isPending}>{strings.send}</Button></Group>
      </Stack>
    </form>
  );
}
