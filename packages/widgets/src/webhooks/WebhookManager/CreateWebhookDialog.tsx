import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { CreateWebhook, DEFAULT_WEBHOOK_EVENT, WebhookEventType } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import type { WebhookManagerStrings } from './WebhookManager.strings.js';

interface CreateWebhookDialogProps {
  strings: WebhookManagerStrings;
  isPending: boolean;
  onCreate: (input: CreateWebhook) => void;
  onClose: () => void;
}

const ordered = [DEFAULT_WEBHOOK_EVENT, ...WebhookEventType.options.filter((type) => type !== DEFAULT_WEBHOOK_EVENT)];

export function CreateWebhookDialog({ strings, isPending, onCreate, onClose }: CreateWebhookDialogProps) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<string[]>([DEFAULT_WEBHOOK_EVENT]);
  const [problems, setProblems] = useState<{ url?: string; events?: string }>({});
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = CreateWebhook.safeParse({ url, events });
    const problemOf = (field: string) => parsed.error?.issues.find(({ path }) => path[0] === field)?.message;
    setProblems({ url: problemOf('url'), events: problemOf('events') });
    if (parsed.success) onCreate(parsed.data);
  };
  return (
    <Modal opened onClose={onClose} title={strings.create}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap="md">
          <TextInput
            label={strings.url} description={strings.urlNote} placeholder={strings.urlHint} inputMode="url" autoComplete="off" spellCheck={false} data-autofocus required withAsterisk={false}
            value={url} error={problems.url} onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <Checkbox.Group label={strings.events} value={events} onChange={setEvents} error={problems.events}>
            <Stack gap={6} mt={6} mb={problems.events ? 6 : 0}>
              {ordered.map((type) => <Checkbox key={type} value={type} label={type} description={strings.eventNotes[type]} />)}
            </Stack>
          </Checkbox.Group>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>{strings.cancel}</Button>
            <Button type="submit" loading={isPending}>{strings.create}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
