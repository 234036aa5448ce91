import type { Workspace } from '@tieout/sdk';
import { useMemo } from 'react';

/** The same object as long as the same workspace is meant, whatever object a host makes on each render. */
export function useWorkspace(given: Workspace): Workspace {
  const key = JSON.stringify(given);
  return useMemo(() => JSON.parse(key) as Workspace, [key]);
}
