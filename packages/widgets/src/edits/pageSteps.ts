// The steps that undo and redo are offered for on this page: those that stood when it was opened, and those made in it. What the same user
// does in another tab meanwhile is not taken back here unseen.
import type { QueryClient } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';

interface PageSteps { openedAt?: string; steps: string[] }

/** As many as a call may name; undo does not reach further back in one sitting. */
const MAX_STEPS = 100;
const pages = new WeakMap<QueryClient, Map<string, PageSteps>>();

export function pageSteps(queryClient: QueryClient, workspace: Workspace): PageSteps {
  const page = pages.get(queryClient) ?? new Map<string, PageSteps>();
  pages.set(queryClient, page);
  const key = JSON.stringify(workspace);
  const own = page.get(key) ?? { steps: [] };
  page.set(key, own);
  return own;
}

/** A step that was made, or is about to be made, on this page. */
export function addPageStep(queryClient: QueryClient, workspace: Workspace, stepId: string): void {
  const own = pageSteps(queryClient, workspace);
  own.steps = [...own.steps.filter((id) => id !== stepId), stepId].slice(-MAX_STEPS);
}

/** The clock is the server's: the newest step there was when the page first asked. */
export function markOpened(queryClient: QueryClient, workspace: Workspace, newestStep: { createdAt: string } | undefined): void {
  pageSteps(queryClient, workspace).openedAt ??= newestStep?.createdAt ?? new Date(0).toISOString();
}
