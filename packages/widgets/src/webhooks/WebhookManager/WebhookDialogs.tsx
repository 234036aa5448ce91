import { Button, Code, CopyButton, Group, Modal, Select, Stack, Text } from '@mantine/core';
import type { WebhookEventType, WebhookKind } from '@tieout/sdk';
import { DEFAULT_WEBHOOK_EVENT, WebhookEventType as eventTypes, WebhookKind as kinds } from '@tieout/sdk/contract';
import { useState } from 'react';
import type { WebhookManagerStrings } from './WebhookManager.strings.js';

/** So long a button says that it has copied. */
export const COPIED_MS = 2000;

interface SecretDialogProps {
  secret: string;
  strings: WebhookManagerStrings;
  onClose: () => void;
}

/** Closes by its button alone: a click beside it would lose the secret. */
export function SecretDialog({ secret, strings, onClose }: SecretDialogProps) {
  return (
    <Modal opened onClose={onClose} title={strings.secretTitle} closeOnClickOutside={false} closeOnEscape={false} withCloseButton={false}>
      <Stack gap="sm">
        <Text size="sm">{strings.secretOnce}</Text>
        <Code block className="tieout-webhook-secret">{secret}</Code>
        <Group justify="flex-end" gap="xs">
          <CopyButton value={secret} timeout={COPIED_MS}>{({ copied, copy }) => <Button variant="default" onClick={copy} data-autofocus aria-live="polite">{copied ? strings.copied : strings.copySecret}</Button>}</CopyButton>
          <Button onClick={onClose}>{strings.done}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface ConfirmDialogProps {
  title: string;
  question: string;
  note: string;
  url: string;
  confirm: string;
  cancel: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({ title, question, note, url, confirm, cancel, isPending, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Modal opened onClose={onClose} title={title} size="sm">
      <Text size="sm" fw={600}>{question}</Text>
      <Text size="sm" mt={4} className="tieout-webhook-url">{url}</Text>
      <Text size="sm" mt={4} c="dimmed">{note}</Text>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>{cancel}</Button>
        <Button color="red.9" loading={isPending} onClick={onConfirm}>{confirm}</Button>
      </Group>
    </Modal>
  );
}

interface TestDialogProps {
  strings: WebhookManagerStrings;
  /** What the webhook listens to comes first. */
  events: readonly WebhookEventType[];
  isPending: boolean;
  onSend: (input: { eventType: WebhookEventType; kind: WebhookKind }) => void;
  onClose: () => void;
}

export function TestDialog({ strings, events, isPending, onSend, onClose }: TestDialogProps) {
  const [eventType, setEventType] = useState<WebhookEventType>(events[0] ?? DEFAULT_WEBHOOK_EVENT);
  const [kind, setKind] = useState<WebhookKind>('bank');
  return (
    <Modal opened onClose={onClose} title={strings.testTitle} size="sm">
      <Stack gap="sm">
        <Select label={strings.testEvent} data={[...eventTypes.options]} value={eventType} onChange={(value) => value && setEventType(value)} allowDeselect={false} comboboxProps={{ withinPortal: true }} />
        <Select label={strings.testKind} data={kinds.options.map((value) => ({ value, label: strings.kinds[value] }))} value={kind} onChange={(value) => value && setKind(value)} allowDeselect={false} />
        <Group justify="flex-end" gap="xs" mt="xs">
          <Button variant="default" onClick={onClose}>{strings.cancel}</Button>
          <Button loading={isPending} onClick={() => onSend({ eventType, kind })} data-autofocus>{strings.send}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
