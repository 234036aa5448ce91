import { createHash } from 'node:crypto';

/** The same parts give the same id, so that a job that runs twice ends in the same rows. In the form of a version 8 UUID (RFC 9562). */
export function deterministicId(...parts: (string | number)[]): string {
  const hex = createHash('sha1').update(parts.join('\n')).digest('hex');
  const variant = ((Number.parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
