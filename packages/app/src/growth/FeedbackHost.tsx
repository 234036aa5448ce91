import { Button, CloseButton, Group, Text } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { FeedbackDialog, isFeedbackDue, useJob, usePreference, useUser } from '@tieout/widgets';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import notices from '../shell/Notices.module.css';
import { useModalStack } from '../shell/useModalStack.js';
import { useShownOnce } from './useShownOnce.js';

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
  const jobId = pathname === '/jobData' ? parameters.get('jobId') : null;
  const { isOffered, markShown, close } = useShownOnce('tieout-in-progress-survey', jobId);
  return jobId && isOffered ? <Line jobId={jobId} onShown={markShown} onAnswer={onAnswer} onClosed={close} /> : null;
}

interface LineProps {
  jobId: string;
  onShown: () => void;
  onAnswer: () => void;
  onClosed: () => void;
}

function Line({ jobId, onShown, onAnswer, onClosed }: LineProps) {
  const { data: job } = useJob(jobId);
  const isRunning = job?.status === 'InProgress';
  useEffect(() => {
    if (isRunning) onShown();
  }, [isRunning, onShown]);
  if (!isRunning) return null;
  const handleAnswer = (): void => {
    onClosed();
    onAnswer();
  };
  return (
    <Group role="note" className={notices.notice} data-tone="info" wrap="nowrap">
      <IconMessageCircle size={18} stroke={1.6} aria-hidden className={notices.icon} />
      <Text size="sm" flex={1}>While your job is running: how easy was it to get here?</Text>
      <Button size="compact-sm" variant="default" onClick={handleAnswer}>Answer</Button>
      <CloseButton aria-label="Do not ask" onClick={onClosed} />
    </Group>
  );
}
