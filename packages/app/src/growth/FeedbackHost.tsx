import { Button, CloseButton, Group, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconMessageCircle } from '@tabler/icons-react';
import { FeedbackDialog, isFeedbackDue, useJob, usePreference, useUser } from '@tieout/widgets';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import notices from '../shell/Notices.module.css';
import { useModalStack } from '../shell/useModalStack.js';

const isInstant = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** The feedback dialog: opened by its button, by itself once a month, or from the line beside a running job. */
export function FeedbackHost() {
  const modals = useModalStack();
  const { pathname } = useLocation();
  const [reason, setReason] = useState<'button' | 'survey' | 'inProgress'>('button');
  const { data: user } = useUser();
  const [openedAtMs] = useState(() => Date.now());
  const [lastOpened, keepLastOpened] = usePreference('feedback.lastOpenedAt', isInstant);
  const isDue = user !== undefined && !user.isGuest && lastOpened !== undefined && isFeedbackDue(user.createdAt, lastOpened, openedAtMs);
  useEffect(() => {
    if (!isDue || modals.active !== null) return;
    setReason('survey');
    keepLastOpened(new Date().toISOString());
    modals.open('feedback');
  }, [isDue, keepLastOpened, modals]);
  const handleClose = (): void => {
    modals.close();
    setReason('button');
  };
  const handleInProgress = (): void => {
    setReason('inProgress');
    modals.open('feedback');
  };
  return (
    <>
      <RunningJobLine onAnswer={handleInProgress} />
      <FeedbackDialog opened={modals.active === 'feedback'} onClose={handleClose} path={pathname} reason={reason} />
    </>
  );
}

/** Once on this machine, beside the first job that is running. */
function RunningJobLine({ onAnswer }: { onAnswer: () => void }) {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const [isAsked, setIsAsked] = useLocalStorage({ key: 'tieout-in-progress-survey', defaultValue: false, getInitialValueInEffect: false });
  const jobId = pathname === '/jobData' ? parameters.get('jobId') : null;
  return jobId && !isAsked ? <Line jobId={jobId} onAnswer={onAnswer} onAsked={() => setIsAsked(true)} /> : null;
}

function Line({ jobId, onAnswer, onAsked }: { jobId: string; onAnswer: () => void; onAsked: () => void }) {
  const { data: job } = useJob(jobId);
  if (job?.status !== 'InProgress') return null;
  const handleAnswer = (): void => {
    onAsked();
    onAnswer();
  };
  return (
    <Group role="note" className={notices.notice} data-tone="info" wrap="nowrap">
      <IconMessageCircle size={18} stroke={1.6} aria-hidden className={notices.icon} />
      <Text size="sm" flex={1}>While your job is running: how easy was it to get here?</Text>
      <Button size="compact-sm" variant="default" onClick={handleAnswer}>Answer</Button>
      <CloseButton aria-label="Do not ask" onClick={onAsked} />
    </Group>
  );
}
