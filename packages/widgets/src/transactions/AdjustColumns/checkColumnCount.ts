import { MAX_GENERIC_COLUMNS } from '@tieout/sdk/contract';

export interface ColumnsMessages { required: string; tooFew: string; tooMany: string }

/** What is wrong with a typed number of columns, in the specification's words; null when it fits. */
export function checkColumnCount(count: number | string, { required, tooFew, tooMany }: ColumnsMessages): string | null {
  if (count === '') return required;
  if (Number(count) < 1) return tooFew;
  return Number(count) > MAX_GENERIC_COLUMNS ? tooMany : null;
}
