import type { CreateWebhook, Webhook, WebhookEventType, WebhookKind } from '@tieout/sdk';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { useTieout } from '../../core/useTieout.js';
import { useWebhooks } from '../useWebhooks.js';
import type { WebhookManagerStrings } from './WebhookManager.strings.js';

const SUCCESS_MS = 5000;

export type OpenDialog = { kind: 'create' } | { kind: 'secret'; secret: string } | { kind: 'test' | 'regenerate' | 'delete'; webhook: Webhook } | null;

/** Which dialog is open, and what becomes of what is done in it. */
export function useWebhookManager(strings: WebhookManagerStrings) {
  const { toasts } = useTieout();
  const webhooks = useWebhooks();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const succeed = (text: string, next: OpenDialog = null) => {
    toasts.success(text, { timeoutMs: SUCCESS_MS });
    setDialog(next);
  };
  const fail = (text: string) => (error: unknown) => {
    // The server begins with the same words.
    const detail = describeError(error, '').replace(`${text}.`, '').trim();
    toasts.error(text, detail && detail !== text ? { detail } : {});
  };
  return {
    ...webhooks, dialog, close, openCreate: () => setDialog({ kind: 'create' }), open: (kind: 'test' | 'regenerate' | 'delete', webhook: Webhook) => setDialog({ kind, webhook }),
    submitCreate: (input: CreateWebhook) => webhooks.create.mutate(input, { onSuccess: ({ secret }) => succeed(strings.createdToast, { kind: 'secret', secret }), onError: fail(strings.createFailed) }),
    submitRegenerate: (id: string) => webhooks.regenerate.mutate(id, { onSuccess: (secret) => succeed(strings.regenerated, { kind: 'secret', secret }), onError: fail(strings.regenerateFailed) }),
    submitDelete: (id: string) => webhooks.remove.mutate(id, { onSuccess: () => succeed(strings.deleted), onError: fail(strings.deleteFailed) }),
    submitTest: (id: string, input: { eventType: WebhookEventType; kind: WebhookKind }) => webhooks.test.mutate({ id, ...input }, { onSuccess: () => succeed(strings.testSent), onError: fail(strings.testFailed) }),
  };
}
