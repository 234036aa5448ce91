import { useSyncExternalStore } from 'react';

/** `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

const query = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** The scheme to show, following the system while `auto`. */
export function useColorScheme(scheme: ColorScheme): 'light' | 'dark' {
  const systemIsDark = useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, () => false);
  if (scheme !== 'auto') return scheme;
  return systemIsDark ? 'dark' : 'light';
}
