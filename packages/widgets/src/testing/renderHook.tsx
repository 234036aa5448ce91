import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createOutbox, type Client } from '@tieout/sdk';
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi, type Mock } from 'vitest';
import { TieoutContext } from '../core/useTieout.js';
import { createMemoryStore } from '../edits/outboxStore.js';

export interface RenderedHook<T> {
  readonly current: T;
  /** What was told in passing. */
  readonly toasts: { success: Mock; warning: Mock; error: Mock };
  /** Downloads that a trial cut. */
  readonly tellTrialLimit: Mock;
  /** Waits until the expectation holds, letting React work meanwhile. */
  waitFor(expectation: () => void): Promise<void>;
}

/** Runs a hook of the widgets in a page of its own (jsdom), in strict mode, with a client and an empty cache. */
export function renderHook<T>(useHook: () => T, client: Client): RenderedHook<T> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const toasts = { success: vi.fn(), warning: vi.fn(), error: vi.fn() };
  const tellTrialLimit = vi.fn();
  const trialLimit = { cut: null, isDialogOpen: false, tell: tellTrialLimit, closeDialog: vi.fn(), dismiss: vi.fn() };
  const outbox = createOutbox({ client, store: createMemoryStore() });
  const latest: { value?: T } = {};
  function Probe() {
    latest.value = useHook();
    return null;
  }
  act(() => createRoot(document.createElement('div')).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <TieoutContext.Provider value={{ client, outbox, toasts, trialLimit, strings: {}, colorScheme: 'light', portalRoot: null }}><Probe /></TieoutContext.Provider>
      </QueryClientProvider>
    </StrictMode>,
  ));
  return {
    get current() {
      return latest.value as T;
    },
    toasts,
    tellTrialLimit,
    waitFor: (expectation) => act(() => vi.waitFor(expectation, { timeout: 5000 })),
  };
}
