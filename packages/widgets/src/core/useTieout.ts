import { createContext, useContext } from 'react';
import type { Client, Outbox } from '@tieout/sdk';
import type { TrialLimit } from '../exports/TrialLimit/useTrialLimit.js';
import type { StringOverrides } from './stringOverrides.js';
import type { Toasts } from './toasts.js';

export interface TieoutContextValue {
  client: Client;
  /** Edits that wait for the connection. */
  outbox: Outbox;
  toasts: Toasts;
  /** What a trial left of the last download. */
  trialLimit: TrialLimit;
  strings: StringOverrides;
  colorScheme: 'light' | 'dark';
  /** Element that holds dialogs, menus and tooltips. */
  portalRoot: HTMLElement | null;
}

export const TieoutContext = createContext<TieoutContextValue | null>(null);

/** The client, toasts and settings given to the nearest TieoutProvider. */
export function useTieout(): TieoutContextValue {
  const value = useContext(TieoutContext);
  if (!value) throw new Error('Tieout widgets must be rendered inside <TieoutProvider client={…}>.');
  return value;
}
