import { MantineProvider, mergeThemeOverrides, type MantineThemeOverride } from '@mantine/core';
import { createNotificationsStore, Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createOutbox, type Client } from '@tieout/sdk';
import { useLayoutEffect, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { OutboxSender } from '../edits/OutboxSender.js';
import { createOutboxStore } from '../edits/outboxStore.js';
import { TrialLimitDialog } from '../exports/TrialLimit/TrialLimitDialog.js';
import { useTrialLimit } from '../exports/TrialLimit/useTrialLimit.js';
import { applyEditResult } from '../transactions/editing/applyEditResult.js';
import { LiveUpdates } from './LiveUpdates.js';
import type { StringOverrides } from './stringOverrides.js';
import { resolveVariables, tieoutTheme } from './theme.js';
import { createToasts } from './createToasts.js';
import type { Toasts } from './toasts.js';
import { useColorScheme, type ColorScheme } from './useColorScheme.js';
import { TieoutContext } from './useTieout.js';

export interface TieoutProviderProps {
  /** From `createClient()` of @tieout/sdk. */
  client: Client;
  /** Share the cache of the host page. Absent: the provider keeps its own. */
  queryClient?: QueryClient;
  /** @default 'auto' */
  colorScheme?: ColorScheme;
  /** Changes to the Mantine theme, merged over ours. */
  theme?: MantineThemeOverride;
  /** Texts by widget name; missing ones keep ours. */
  strings?: StringOverrides;
  /** Receives the short messages. Absent: the provider shows them in a corner. */
  toasts?: Toasts;
  /** Element that holds dialogs and menus. Absent: a child of the provider's root. */
  portalRoot?: HTMLElement;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** Gives the widgets below it their client, cache, look and texts. It touches nothing outside its own element. */
export function TieoutProvider({
  client, queryClient, colorScheme = 'auto', theme, strings = noStrings, toasts, portalRoot, className, style, children,
}: TieoutProviderProps) {
  const scheme = useColorScheme(colorScheme);
  const [ownPortal, setOwnPortal] = useState<HTMLElement | null>(null);
  const [ownQueryClient] = useState(() => queryClient ?? createQueryClient());
  const [toastStore] = useState(() => createNotificationsStore());
  const ownToasts = useMemo(() => createToasts(toastStore), [toastStore]);
  const cache = queryClient ?? ownQueryClient;
  const outbox = useMemo(() => createOutbox({
    client, store: createOutboxStore(), withLock: inOnePage, onSent: ({ workspace }, result) => applyEditResult(cache, workspace, result),
  }), [client, cache]);
  const trialLimit = useTrialLimit();
  const portal = portalRoot ?? ownPortal;
  useDressedPortal(portalRoot, scheme);
  useLandmark(ownPortal, strings.TieoutProvider?.portal ?? 'Menus and dialogs');
  const mergedTheme = useMemo(
    () => mergeThemeOverrides(
      tieoutTheme,
      { scale: scaleOfPage() },
      { components: { Portal: { defaultProps: portal ? { target: portal, reuseTargetNode: false } : {} } } },
      theme ?? {},
    ),
    [portal, theme],
  );
  const value = useMemo(
    () => ({ client, outbox, toasts: toasts ?? ownToasts, trialLimit, strings, colorScheme: scheme, portalRoot: portal }),
    [client, outbox, toasts, ownToasts, trialLimit, strings, scheme, portal],
  );
  return (
    <div className={['tieout-root', className].filter(Boolean).join(' ')} data-mantine-color-scheme={scheme} style={style}>
      <MantineProvider
        theme={mergedTheme} forceColorScheme={scheme} cssVariablesSelector=".tieout-root" deduplicateCssVariables={false} cssVariablesResolver={resolveVariables}
        withGlobalClasses={false} getRootElement={noRootElement} colorSchemeManager={noColorSchemeManager}
      >
        <QueryClientProvider client={cache}>
          <TieoutContext.Provider value={value}>
            <LiveUpdates />
            <OutboxSender />
            {portal ? children : null}
            {portal ? <TrialLimitDialog /> : null}
            {toasts ? null : <Notifications store={toastStore} position="bottom-right" withinPortal={false} autoClose={false} limit={4} />}
          </TieoutContext.Provider>
        </QueryClientProvider>
      </MantineProvider>
      {portalRoot ? null : <div className="tieout-portal" ref={setOwnPortal} />}
    </div>
  );
}

/** Measures of Mantine follow the letters of the host's root, ours are in pixels: in a page whose `html` is 62.5 % the two would not fit. */
function scaleOfPage(): number {
  const root = typeof document === 'undefined' ? 16 : Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return root > 0 ? 16 / root : 1;
}

/** A portal of the host wears our styles as long as the provider is there. */
function useDressedPortal(portalRoot: HTMLElement | undefined, scheme: string): void {
  useLayoutEffect(() => {
    if (!portalRoot) return undefined;
    portalRoot.classList.add('tieout-root');
    portalRoot.dataset.mantineColorScheme = scheme;
    return () => {
      portalRoot.classList.remove('tieout-root');
      delete portalRoot.dataset.mantineColorScheme;
    };
  }, [portalRoot, scheme]);
}

/** What stands open there belongs to a named part of the page, like everything else; empty, it is no part. */
function useLandmark(portal: HTMLElement | null, label: string): void {
  useLayoutEffect(() => {
    if (!portal) return undefined;
    const observer = new MutationObserver(() => {
      const attributes = { role: 'region', 'aria-label': label };
      // Closed lists stay there unseen, dialogs leave their holders, the grid its styles.
      const isOpen = [...portal.children].some((child) => child.getBoundingClientRect().height > 0);
      for (const [name, value] of Object.entries(attributes)) {
        if (isOpen) portal.setAttribute(name, value);
        else portal.removeAttribute(name);
      }
    });
    observer.observe(portal, { childList: true, subtree: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [portal, label]);
}

/** Several pages of the same browser share what waits; one of them sends it. */
const inOnePage = (work: () => Promise<void>): Promise<void> => ('locks' in navigator ? navigator.locks.request('tieout-outbox', work) : work());

const noStrings: StringOverrides = {};
const noRootElement = () => undefined;
/** The scheme is a prop: nothing is read from or written to the host page's storage. */
const noColorSchemeManager = {
  get: (initial: 'light' | 'dark' | 'auto') => initial,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** The SDK already retries what can be retried, so a failure that reaches us is shown. */
function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } } });
}
