import type { Box } from './transactions.model.js';

/** The middle of the line lies within the height of the row, and both share some width. */
export function isInside([left, top, right, bottom]: Box, row: Box): boolean {
  const middle = (top + bottom) / 2;
  return middle >= row[1] && middle <= row[3] && right > row[0] && left < row[2];
}
