import { useMemo } from 'react';
import type { StringOverrides } from './stringOverrides.js';
import { useTieout } from './useTieout.js';

/** The widget's texts: its own, then those of the provider, then those given to it. */
export function useStrings<T extends object>(name: keyof StringOverrides, defaults: T, own?: Partial<T>): T {
  const { strings } = useTieout();
  const provided = strings[name] as Partial<T> | undefined;
  return useMemo(() => ({ ...defaults, ...provided, ...own }), [defaults, provided, own]);
}
