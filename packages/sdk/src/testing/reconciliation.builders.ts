import type { z } from 'zod';
import { formatMinor } from '../core/money.js';
import type { Account, MetadataField, Period, PrintedFacts, Proof, ProofTerm, Source } from '../reconciliation/reconciliation.contract.js';
import { testId } from './testId.js';

/** A figure printed on page 1. */
export function buildSource(overrides: Partial<Source> = {}): Source {
  return { means: 'printed', page: 1, box: [450, 120, 540, 132], ...overrides };
}

export interface ProofFigures {
  /** Minor units; debits are negative. */
  startMinor: number;
  creditsMinor: number;
  debitsMinor: number;
  /** What the statement prints; absent: what the rows give, so that the proof holds. */
  endMinor?: number;
  decimals?: number;
}

/** The proof of the figures: reconciled when start + credits + debits = end, otherwise not. Default: 1000 + 250 - 100 = 1150. */
export function buildProof(overrides: Partial<Proof> = {}, figures: ProofFigures = { startMinor: 100_000, creditsMinor: 25_000, debitsMinor: -10_000 }): Proof {
  const { startMinor, creditsMinor, debitsMinor, decimals = 2 } = figures;
  const computed = startMinor + creditsMinor + debitsMinor;
  const endMinor = figures.endMinor ?? computed;
  const holds = computed === endMinor;
  const term = (name: z.infer<typeof ProofTerm>['name'], amountMinor: number, source: Source | null) =>
    ({ name, amount: formatMinor(amountMinor, decimals), source });
  return {
    status: holds ? 'reconciled' : 'notReconciled',
    method: 'sum',
    terms: [
      term('startBalance', startMinor, buildSource({ box: [450, 120, 540, 132] })),
      term('credits', creditsMinor, null),
      term('debits', debitsMinor, null),
      term('endBalance', endMinor, buildSource({ box: [450, 700, 540, 712] })),
    ],
    difference: formatMinor(computed - endMinor, decimals),
    checks: [{
      kind: 'totalCredits', label: 'Total deposits', expected: formatMinor(creditsMinor, decimals), actual: formatMinor(creditsMinor, decimals),
      ok: true, source: buildSource({ box: [450, 680, 540, 692] }),
    }],
    firstBreak: null,
    repairs: [],
    explanation: holds
      ? 'The rows lead from the start balance to the end balance exactly, and the printed total of deposits agrees.'
      : 'The rows do not lead from the start balance to the end balance. Compare the rows with the document.',
    ...overrides,
  };
}

/** What the bill of a card prints of itself, at the head of page 1. */
export function buildPrintedFacts(overrides: Partial<PrintedFacts> = {}): PrintedFacts {
  const fact = (value: string, top: number) => ({ value, source: buildSource({ box: [450, top, 540, top + 12] }) });
  return {
    statementNumber: fact('2024/01', 60),
    payments: fact('250.00', 140),
    purchases: fact('84.50', 154),
    fees: fact('10.00', 168),
    interest: fact('5.50', 182),
    minimumPayment: fact('35.00', 196),
    dueDate: fact('2024-02-24', 210),
    ...overrides,
  };
}

/** January 2024, reconciled, with one deposit and two payments. */
export function buildPeriod(overrides: Partial<Period> = {}): Period {
  return {
    chunk: testId('period'),
    documentId: testId('document'),
    accountId: testId('account'),
    label: 'Jan 1, 2024 - Jan 31, 2024',
    startDate: '2024-01-01',
    endDate: '2024-01-31',
    startBalance: 1000,
    endBalance: 1150,
    numCredits: 1,
    numPayments: 2,
    totalCredits: 250,
    totalPayments: -100,
    numTransactions: 3,
    isReconciled: true,
    state: 'Reconciled',
    sources: {
      startDate: buildSource({ box: [72, 80, 140, 92] }),
      endDate: buildSource({ box: [150, 80, 220, 92] }),
      startBalance: buildSource({ box: [450, 120, 540, 132] }),
      endBalance: buildSource({ box: [450, 700, 540, 712] }),
    },
    proof: buildProof(),
    ...overrides,
  };
}

/** A current account with one reconciled period. */
export function buildAccount(overrides: Partial<Account> = {}): Account {
  const id = overrides.id ?? testId('account');
  const documentId = overrides.documentId ?? testId('document');
  return {
    id,
    documentId,
    accountName: 'Checking ...6789',
    number: '000123456789',
    name: 'Checking',
    type: 'bank',
    currency: 'USD',
    decimals: 2,
    institution: 'Harbour Bank',
    holder: 'Alex Example',
    state: 'Reconciled',
    periods: [buildPeriod({ accountId: id, documentId })],
    ...overrides,
  };
}

/** The facts of a period in the specification's form, one a field. */
export function buildMetadataFields(period: Period = buildPeriod(), accountName = 'Checking ...6789'): MetadataField[] {
  const field = (name: MetadataField['name'], value: string | null): MetadataField =>
    ({ name, value, documentId: period.documentId, chunk: period.chunk, accountName });
  return [
    field('isReconciled', period.isReconciled ? '1' : '0'),
    field('startDate', period.startDate),
    field('endDate', period.endDate),
    field('startBalance', period.startBalance === null ? null : period.startBalance.toFixed(2)),
    field('endBalance', period.endBalance === null ? null : period.endBalance.toFixed(2)),
  ];
}
