const START = '/extractdata';
const HERE = 'http://app.invalid';

/**
 * Where to go after signing in: a path of the app, without /app. Anything that could lead elsewhere (another host, a scheme,
 * "//host", "/\host", control characters) is answered with the start page.
 */
export function nextPath(next: string | undefined): string {
  if (!next?.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(next)) return START;
  let url: URL;
  try {
    url = new URL(next, HERE);
  } catch {
    return START;
  }
  if (url.origin !== HERE || url.pathname.startsWith('//') || next.startsWith('//')) return START;
  const path = url.pathname.replace(/^\/app(?=\/|$)/, '') || START;
  return path.startsWith('//') ? START : path + url.search + url.hash;
}
