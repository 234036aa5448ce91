import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from './session.js';

interface RequireSessionProps {
  /** A permission of the token; without it the page is as closed as without a token. */
  permission?: string;
  children: ReactNode;
}

/** Where there are accounts, pages are for people who signed in: everybody else signs in first and comes back. */
export function RequireSession({ permission, children }: RequireSessionProps) {
  const { isServer, token, permissions } = useSession();
  const { pathname, search } = useLocation();
  const isAllowed = !isServer || (token !== null && (permission === undefined || permissions.includes(permission)));
  if (isAllowed) return <>{children}</>;
  return <Navigate to={`/login?${new URLSearchParams({ next: pathname + search })}`} replace />;
}
