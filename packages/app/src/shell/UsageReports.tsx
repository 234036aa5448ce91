// Page views and faults, told to the server of this page and to nobody else. There are none in a local installation.
import { useEffect } from 'react';
import { useTieout } from '@tieout/widgets';
import type { Client } from '@tieout/sdk';
import { useLocation } from 'react-router';

const MAX_FAULTS = 5;
const MAX_MESSAGE = 500;
const MAX_STACK = 4000;

/** Nobody waits for it, and nobody is told when it fails. */
const quietly = (call: Promise<unknown>): void => void call.catch(() => undefined);

export function reportFault(client: Client, error: unknown): void {
  const fault = error instanceof Error ? error : new Error(String(error));
  quietly(client.tracking.error({ message: `${fault.name}: ${fault.message}`.slice(0, MAX_MESSAGE), stack: (fault.stack ?? '').slice(0, MAX_STACK), path: window.location.pathname.slice(0, MAX_MESSAGE) }));
}

/** Page views, and faults that nobody caught. */
export function UsageReports() {
  const { client } = useTieout();
  const { pathname } = useLocation();
  useEffect(() => quietly(client.tracking.pageView({ path: pathname, timestamp: new Date().toISOString() })), [client, pathname]);
  useEffect(() => {
    let left = MAX_FAULTS;
    const report = (error: unknown): void => {
      if (left > 0) reportFault(client, error);
      left -= 1;
    };
    const handleError = (event: ErrorEvent): void => report(event.error ?? event.message);
    const handleRejection = (event: PromiseRejectionEvent): void => report(event.reason);
    window.addEventListener('error', handleError);
    window.addEventListener('unhandledrejection', handleRejection);
    return () => {
      window.removeEventListener('error', handleError);
      window.removeEventListener('unhandledrejection', handleRejection);
    };
  }, [client]);
  return null;
}
