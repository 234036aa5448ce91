import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { NotFoundPage } from '../shell/NotFoundPage.js';
import { Shell } from '../shell/Shell.js';
import { useSession } from './session.js';

/** Pages before there is a session have the window to themselves. A local installation has none of them, and says so inside its shell. */
export function AuthArea() {
  return useSession().isServer ? <Outlet /> : <Shell />;
}

/** The same page for everybody: in the shell for who is signed in, bare for who is not. */
export function AnybodyArea() {
  const { isServer, token } = useSession();
  return isServer && token === null ? <main><Outlet /></main> : <Shell />;
}

export function ServerOnly({ children }: { children: ReactNode }) {
  return useSession().isServer ? <>{children}</> : <NotFoundPage />;
}
