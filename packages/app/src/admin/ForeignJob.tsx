import { JobDownloads } from '@tieout/widgets';
import type { ReactNode } from 'react';
import { useSession } from '../auth/session.js';
import { Page } from '../shell/Page.js';

/** A job of another account: the support gets at its documents. For everybody else it is not there. */
export function ForeignJob({ jobId, children }: { jobId: string; children: ReactNode }) {
  const { isServer, permissions } = useSession();
  if (!isServer || !permissions.includes('SUPPORT_TOOL')) return <>{children}</>;
  return <Page title="A job of another account" lead="Act as the customer to see its rows; its documents are here."><JobDownloads jobId={jobId} /></Page>;
}
