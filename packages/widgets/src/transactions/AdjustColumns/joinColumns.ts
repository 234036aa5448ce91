/** Of the specification: as many columns as a download of automatic mode may have. */
export const MAX_COLUMNS = 20;

/** The first columns as they are, the rest as words of the last one. */
export function joinColumns(cells: readonly string[], count: number): string[] {
  if (cells.length <= count) return [...cells];
  const rest = cells.slice(count - 1).filter((cell) => cell !== '');
  return [...cells.slice(0, count - 1), rest.join(' ')];
}

export interface ColumnsMessages { required: string; tooFew: string; tooMany: string }

/** What is wrong with a typed number of columns, in the specification's words; null when it fits. */
export function checkColumnCount(count: number | string, { required, tooFew, tooMany }: ColumnsMessages): string | null {
  if (count === '') return required;
  if (Number(count) < 1) return tooFew;
  return Number(count) > MAX_COLUMNS ? tooMany : null;
}
