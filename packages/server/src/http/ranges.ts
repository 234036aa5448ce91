// Byte ranges (RFC 9110, 14): a PDF viewer reads the pages it shows, not the whole file.
import type { ByteRange } from '../storage/storage.js';

/** `invalid` when the range lies beyond the file; null when the whole file is wanted or several ranges are. */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange | 'invalid' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return null;
  const [first, last] = [match[1] ? Number(match[1]) : null, match[2] ? Number(match[2]) : null];
  const start = first ?? Math.max(0, sizeBytes - last!);
  const end = first === null ? sizeBytes - 1 : Math.min(last ?? sizeBytes - 1, sizeBytes - 1);
  return start > end || start >= sizeBytes ? 'invalid' : { start, end };
}
