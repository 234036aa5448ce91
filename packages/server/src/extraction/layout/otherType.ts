// Days printed in one form are as wide as each other where their type is one. One that is not is set in another, bold or larger.

/** Shares of the width. */
const AS_WIDE = 0.03;
const OTHER_WIDTH = 0.05;
const FEWEST = 3;

/** Nothing is said where the others differ among themselves, as digits of unequal widths do. */
export function isOfOtherType(width: number, others: readonly number[]): boolean {
  const [least, most] = [Math.min(...others), Math.max(...others)];
  return others.length >= FEWEST && most - least <= AS_WIDE * most && (width < (1 - OTHER_WIDTH) * least || width > (1 + OTHER_WIDTH) * most);
}
