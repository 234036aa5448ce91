// The session of this browser: its token is kept on this machine, shared by all tabs, and refreshed before it ends.
import { ApiError, createClient, type Client } from '@tieout/sdk';
import { useSyncExternalStore } from 'react';

const KEY = 'tieout-token';
const LOOK_EVERY_MS = 30_000;
/** So long before its end a token is replaced. */
const AHEAD_MS = 3 * 60_000;

export interface Session {
  /** Whether there are accounts here at all: the server says so in the page, or by a 401. */
  isServer: boolean;
  token: string | null;
  permissions: readonly string[];
}

interface Claims {
  exp: number;
  permissions: string[];
}

/** Null when it cannot be read: then it is as good as none. */
export function readClaims(token: string | null): Claims | null {
  try {
    const payload = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    const claims = JSON.parse(atob(payload ?? '')) as Partial<Claims>;
    return typeof claims.exp === 'number' ? { exp: claims.exp, permissions: Array.isArray(claims.permissions) ? claims.permissions : [] } : null;
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
let hasSeenRefusal = false;
let known: Session = look();

function look(): Session {
  const stored = readStored();
  const claims = readClaims(stored);
  return { isServer: hasSeenRefusal || document.documentElement.dataset.mode === 'server', token: claims ? stored : null, permissions: claims?.permissions ?? [] };
}

export function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function changed(): void {
  known = look();
  for (const listener of listeners) listener();
}

export function keepToken(token: string): void {
  localStorage.setItem(KEY, token);
  changed();
}

export function forgetToken(): void {
  localStorage.removeItem(KEY);
  changed();
}

/** The server refused a token. One that another tab, or a sign-in meanwhile, has put in its place is spared. */
export function handleSessionExpired(refused: string | undefined): void {
  hasSeenRefusal = true;
  if (readStored() === (refused ?? null)) forgetToken();
  else changed();
}

/** A new token for the SDK. One that another tab has just got is as good. Null when nobody is signed in. */
export async function refreshToken(): Promise<string | null> {
  const stored = readStored();
  if (!stored) return null;
  if (stored !== known.token && readClaims(stored)) {
    changed();
    return stored;
  }
  const next = await createClient({ token: stored }).auth.refresh();
  // Signed out meanwhile, or somebody else signed in: that counts.
  if (readStored() !== stored) return readStored();
  keepToken(next);
  return next;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => known);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows sign-ins of other tabs and replaces the token before it ends, for as long as the page is there. */
export function watchSession(client: Client): void {
  listeners.add(() => client.setToken(known.token ?? undefined));
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) changed();
  });
  setInterval(() => {
    const claims = readClaims(known.token);
    if (!claims || document.hidden || claims.exp * 1000 - Date.now() > AHEAD_MS) return;
    const old = readStored() ?? undefined;
    refreshToken().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) handleSessionExpired(old);
    });
  }, LOOK_EVERY_MS);
}
