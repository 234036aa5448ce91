const BASE = '/app';
export const START = '/extractdata';

/** Where to go after signing in: a path of this app, without its base. Anything that could lead elsewhere becomes the start page. */
export function nextAddress(next: string | null): string {
  if (!next?.startsWith('/') || next.startsWith('//') || /[\\\u0000-\u001f\u007f]/.test(next)) return START;
  const url = new URL(next, window.location.origin);
  if (url.origin !== window.location.origin) return START;
  const path = url.pathname.replace(/^\/app(?=\/|$)/, '') || START;
  return path.startsWith('//') ? START : path + url.search + url.hash;
}

/** Loads the page anew: nothing that was kept for one person is shown to the next. */
export function goTo(path: string): void {
  window.location.assign(BASE + path);
}

export const hrefOf = (path: string, parameters: Record<string, string | null> = {}): string => {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${BASE}${path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
};
