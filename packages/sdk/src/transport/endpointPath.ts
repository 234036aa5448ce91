import type { Endpoint } from '../core/endpoint.js';

/** The path of a call with its parameters and query filled in. Lists and objects travel as JSON, as the contract's jsonParam reads them. */
export function endpointPath(
  endpoint: Pick<Endpoint, 'path'>,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`"${name}" is missing: it is part of the address ${endpoint.path}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}
