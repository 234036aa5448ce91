import type { Proof, Source } from '@tieout/sdk/contract';

export const proofPanelStrings = {
  label: 'Proof',
  terms: { startBalance: 'Start balance', credits: 'Credits', debits: 'Payments', endBalance: 'End balance' } satisfies Record<Proof['terms'][number]['name'], string>,
  notRead: 'not read',
  difference: 'Difference',
  means: { printed: 'printed', ocr: 'read from the scan', inferred: 'inferred', corrected: 'corrected', manual: 'entered by hand' } satisfies Record<Source['means'], string>,
  fromRows: 'sum of the rows',
  page: (page: number) => `page ${page}`,
  confidence: (percent: number) => `${percent}% sure`,
  rule: (rule: string) => `rule: ${rule}`,
  checks: (passed: number, count: number) => `Checks (${passed} of ${count} hold)`,
  noChecks: 'The document prints no further figures to check against.',
  expected: 'Printed',
  actual: 'From the rows',
  check: 'Check',
  holds: 'holds',
  fails: 'does not hold',
  firstBreak: 'Where the chain breaks first',
  /** `row` is null where all rows agree and only the end balance does not follow from them. */
  breakText: (row: number | null, expected: string, printed: string) => `${row === null ? 'End balance' : `Row ${row}`}: the rows lead to ${expected}, the document prints ${printed}.`,
  showInDocument: 'Show in the document',
  repairs: 'Repairs',
  repairText: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  repairRow: (row: number) => `Row ${row}`,
  nothing: 'nothing',
  fields: { amount: 'amount', balance: 'balance', date: 'date', startBalance: 'start balance', endBalance: 'end balance', row: 'row' } satisfies Record<Proof['repairs'][number]['field'], string>,
};
export type ProofPanelStrings = typeof proofPanelStrings;
