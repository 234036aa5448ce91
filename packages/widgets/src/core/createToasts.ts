import { notifications, type NotificationsStore } from '@mantine/notifications';
import type { ToastOptions, Toasts } from './toasts.js';

type Kind = keyof Toasts;
const colors: Record<Kind, string> = { success: 'green', warning: 'yellow', error: 'red' };

/** Toasts shown by the provider's own stack. */
export function createToasts(store: NotificationsStore): Toasts {
  const show = (kind: Kind) => (text: string, { timeoutMs, detail }: ToastOptions = {}) => {
    notifications.show(
      {
        // The same words again while they are still in sight say nothing new.
        id: [kind, text, detail ?? ''].join('\n'),
        ...(detail ? { title: text, message: detail } : { message: text }),
        color: colors[kind],
        styles: { description: { color: detail ? 'var(--tieout-text-muted)' : undefined } },
        autoClose: timeoutMs ?? false,
        withBorder: true,
        closeButtonProps: { 'aria-label': 'Dismiss' },
        role: kind === 'error' ? 'alert' : 'status',
      },
      store,
    );
  };
  return { success: show('success'), warning: show('warning'), error: show('error') };
}
