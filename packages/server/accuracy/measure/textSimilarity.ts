import { distance } from '../../src/extraction/tokens/distance.js';

/** 1 for equal texts, 0 for texts with nothing in common; runs of white space count as one space. */
export function textSimilarity(left: string, right: string): number {
  const a = left.replace(/\s+/g, ' ').trim();
  const b = right.replace(/\s+/g, ' ').trim();
  const longest = Math.max(a.length, b.length);
  return a === b ? 1 : 1 - distance(a, b) / longest;
}
