import { Button, Group, Modal, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { SendFeedback } from '@tieout/sdk/contract';
import type { FeedbackKind } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { feedbackStrings } from './Feedback.strings.js';

export interface FeedbackDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The page it is about. */
  path: string;
  /** Why it opened. @default 'button' */
  reason?: 'button' | 'survey' | 'inProgress';
}

const kinds: Record<'button' | 'survey' | 'inProgress', Exclude<FeedbackKind, 'support'>> = { button: 'feedback', survey: 'feedback', inProgress: 'jobInProgress' };

/** A rating, a few words, or both. */
export function FeedbackDialog({ opened, onClose, path, reason = 'button' }: FeedbackDialogProps) {
  const { client, toasts } = useTieout();
  const strings = useStrings('Feedback', feedbackStrings);
  const [rating, setRating] = useState('');
  const [message, setMessage] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const title = { button: strings.title, survey: strings.survey, inProgress: strings.inProgress }[reason];
  const lead = { button: strings.lead, survey: strings.surveyLead, inProgress: strings.inProgressLead }[reason];
  const send = useMutation({
    mutationFn: (feedback: Parameters<typeof client.growth.sendFeedback>[0]) => client.growth.sendFeedback(feedback),
    onSuccess: () => {
      toasts.success(strings.sent, { timeoutMs: 5000 });
      setRating('');
      setMessage('');
      onClose();
    },
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const feedback = { kind: kinds[reason], rating: rating ? Number(rating) : null, message, path };
    const checked = SendFeedback.safeParse(feedback);
    setComplaint(checked.success ? null : strings.nothing);
    if (checked.success) send.mutate(feedback);
  };
  return (
    <Modal opened={opened} onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': strings.close }}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">{lead}</Text>
          <FormFailure>{complaint ?? (send.error && describeError(send.error, strings.failed))}</FormFailure>
          <div>
            <Text size="sm" fw={500} mb={4} id="tieout-feedback-rating">{strings.rating}</Text>
            <SegmentedControl fullWidth aria-labelledby="tieout-feedback-rating" value={rating} onChange={setRating} data={strings.ratings.map((name, index) => ({ value: String(index + 1), label: <span title={name}>{index + 1}<span className="tieout-visually-hidden"> {name}</span></span> }))} />
            <Group justify="space-between"><Text size="xs" c="dimmed">{strings.ratings[0]}</Text><Text size="xs" c="dimmed">{strings.ratings.at(-1)}</Text></Group>
          </div>
          <Textarea label={strings.message} autosize minRows={3} maxLength={5000} value={message} onChange={(event) => setMessage(event.currentTarget.value)} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>{strings.later}</Button>
            <Button type="submit" loading={send.isPending}>{strings.send}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
