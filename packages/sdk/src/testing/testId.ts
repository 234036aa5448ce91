const kinds = ['job', 'document', 'account', 'period', 'transaction', 'user', 'contract'] as const;
export type TestIdKind = (typeof kinds)[number];

/** A valid id that tells by its looks what it belongs to: the nth job, document … The same arguments give the same id. */
export function testId(kind: TestIdKind, n = 1): string {
  const prefix = (kinds.indexOf(kind) + 1).toString(16).repeat(8);
  return `${prefix}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** The moment at which everything built for tests happens. */
export const TEST_INSTANT = '2024-03-01T09:00:00.000Z';
