import { Anchor, Badge, Button, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { OnboardingStepName } from '@tieout/sdk/contract';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { onboardingStrings } from './Onboarding.strings.js';

/** First steps and which of them are done. */
export function useOnboardingSteps(isWanted = true) {
  const { client } = useTieout();
  return useQuery({ queryKey: ['tieout', 'onboarding', 'steps'], queryFn: ({ signal }) => client.onboarding.steps({ signal }), enabled: isWanted });
}

export interface FirstStepsProps {
  /** Where a step is done. */
  hrefOf: (step: OnboardingStepName) => string;
}

/** The way from the first statement to the first download. */
export function FirstSteps({ hrefOf }: FirstStepsProps) {
  const strings = useStrings('Onboarding', onboardingStrings);
  const steps = useOnboardingSteps();
  if (steps.isError) return <EmptyState tone="error" title={strings.stepsFailed} text={describeError(steps.error, '')}><Button variant="default" onClick={() => void steps.refetch()}>{strings.retry}</Button></EmptyState>;
  if (!steps.data) return null;
  const done = steps.data.filter(({ completed }) => completed).length;
  return (
    <Stack gap="md" maw={640}>
      <div>
        <Text size="sm" c="dimmed" mb={6}>{strings.stepsDone(done, steps.data.length)}</Text>
        <Progress value={(done / steps.data.length) * 100} aria-label={strings.gettingStarted} size="sm" />
      </div>
      <ol className="tieout-first-steps">
        {steps.data.map(({ name, completed }) => {
          const [title, text] = strings.steps[name] ?? [name, ''];
          const Icon = completed ? IconCircleCheck : IconCircle;
          return (
            <li key={name} data-done={completed || undefined}>
              <Icon size={22} stroke={1.6} aria-hidden />
              <div><Anchor href={hrefOf(name)} underline="hover" fw={600}>{title}</Anchor><Text size="sm" c="dimmed">{text}</Text></div>
              {completed && <Badge variant="light" color="green" autoContrast tt="none">{strings.done}</Badge>}
            </li>
          );
        })}
      </ol>
    </Stack>
  );
}
