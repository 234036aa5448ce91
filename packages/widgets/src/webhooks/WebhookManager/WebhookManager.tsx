import { Button, CopyButton, Group, Stack } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import type { Webhook } from '@tieout/sdk';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { formatInstant } from '../../core/formatDate.js';
import { useStrings } from '../../core/useStrings.js';
import { CreateWebhookDialog } from './CreateWebhookDialog.js';
import { useWebhookManager } from './useWebhookManager.js';
import { ConfirmDialog, COPIED_MS, SecretDialog, TestDialog } from './WebhookDialogs.js';
import { webhookManagerStrings, type WebhookManagerStrings } from './WebhookManager.strings.js';

export interface WebhookManagerProps {
  /** Address of the page with the deliveries of a webhook. */
  deliveriesHref: (webhook: Webhook) => string;
  strings?: Partial<WebhookManagerStrings>;
}

type Manager = ReturnType<typeof useWebhookManager>;

/** The webhooks of the account: made, tested, given a new secret, deleted. */
export function WebhookManager({ deliveriesHref, strings: own }: WebhookManagerProps) {
  const strings = useStrings('WebhookManager', webhookManagerStrings, own);
  const manager = useWebhookManager(strings);
  const { list } = manager;
  if (list.isError && !list.data) {
    return <EmptyState tone="error" title={strings.loadFailed} text={describeError(list.error, strings.loadFailed)}><Button variant="default" onClick={() => void list.refetch()}>{strings.retry}</Button></EmptyState>;
  }
  const create = <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={manager.openCreate}>{strings.create}</Button>;
  return (
    <>
      {list.data?.length === 0
        ? <EmptyState icon={<IconWebhook size={34} stroke={1.3} aria-hidden />} title={strings.emptyTitle} text={strings.emptyText}>{create}</EmptyState>
        : (
          <Stack gap="md" aria-busy={list.isPending}>
            <Group>{create}</Group>
            <WebhookTable webhooks={list.data ?? []} strings={strings} deliveriesHref={deliveriesHref} onOpen={manager.open} />
          </Stack>
        )}
      <Dialogs manager={manager} strings={strings} />
    </>
  );
}

interface WebhookTableProps {
  webhooks: readonly Webhook[];
  strings: WebhookManagerStrings;
  deliveriesHref: (webhook: Webhook) => string;
  onOpen: Manager['open'];
}

function WebhookTable({ webhooks, strings, deliveriesHref, onOpen }: WebhookTableProps) {
  return (
    <div className="tieout-table-scroll" role="region" tabIndex={0} aria-label={strings.label}>
      <table className="tieout-table">
        <thead><tr><th scope="col">{strings.url}</th><th scope="col">{strings.events}</th><th scope="col">{strings.created}</th><th scope="col">{strings.actions}</th></tr></thead>
        <tbody>
          {webhooks.map((webhook) => (
            <tr key={webhook.id}>
              <td className="tieout-webhook-url">{webhook.url}</td>
              <td>{webhook.events.map((type) => <div key={type}>{type}</div>)}</td>
              <td>{formatInstant(webhook.createdAt)}</td>
              <td><RowActions webhook={webhook} strings={strings} href={deliveriesHref(webhook)} onOpen={onOpen} /></td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowActions({ webhook, strings, href, onOpen }: { webhook: Webhook; strings: WebhookManagerStrings; href: string; onOpen: Manager['open'] }) {
  const { url } = webhook;
  return (
    <Group gap={6} wrap="nowrap">
      <CopyButton value={url} timeout={COPIED_MS}>
        {({ copied, copy }) => <Button size="compact-sm" variant="default" onClick={copy} aria-label={strings.of(copied ? strings.copied : strings.copyUrl, url)}>{copied ? strings.copied : strings.copyUrl}</Button>}
      </CopyButton>
      <Button size="compact-sm" variant="default" component="a" href={href} aria-label={strings.of(strings.seeEvents, url)}>{strings.seeEvents}</Button>
      <Button size="compact-sm" variant="default" onClick={() => onOpen('test', webhook)} aria-label={strings.of(strings.test, url)}>{strings.test}</Button>
      <Button size="compact-sm" variant="default" onClick={() => onOpen('regenerate', webhook)} aria-label={strings.of(strings.regenerate, url)}>{strings.regenerate}</Button>
      <Button size="compact-sm" variant="default" onClick={() => onOpen('delete', webhook)} aria-label={strings.of(strings.delete, url)}>{strings.delete}</Button>
    </Group>
  );
}

function Dialogs({ manager, strings }: { manager: Manager; strings: WebhookManagerStrings }) {
  const { dialog, close } = manager;
  if (!dialog) return null;
  if (dialog.kind === 'create') return <CreateWebhookDialog strings={strings} isPending={manager.create.isPending} onCreate={manager.submitCreate} onClose={close} />;
  if (dialog.kind === 'secret') return <SecretDialog secret={dialog.secret} strings={strings} onClose={close} />;
  const { id, url, events } = dialog.webhook;
  if (dialog.kind === 'test') return <TestDialog strings={strings} events={events} isPending={manager.test.isPending} onSend={(input) => manager.submitTest(id, input)} onClose={close} />;
  const shared = { url, cancel: strings.cancel, onClose: close };
  return dialog.kind === 'regenerate'
    ? <ConfirmDialog {...shared} title={strings.regenerate} question={strings.regenerateQuestion} note={strings.regenerateNote} confirm={strings.regenerate} isPending={manager.regenerate.isPending} onConfirm={() => manager.submitRegenerate(id)} />
    : <ConfirmDialog {...shared} title={strings.deleteTitle} question={strings.deleteQuestion} note={strings.deleteNote} confirm={strings.delete} isPending={manager.remove.isPending} onConfirm={() => manager.submitDelete(id)} />;
}
