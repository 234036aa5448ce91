/** The middle one of the values, the higher of two; `none` where there are none. */
export function median(values: readonly number[], none = 0): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? none;
}
