// What a test carries: a job as it would look, with nothing in it that exists.
import type { Job, WebhookKind } from '@tieout/sdk/contract';

const NOBODY = '00000000-0000-4000-8000-000000000000';

export function exampleJob(kind: WebhookKind, at: Date): Job {
  const isBank = kind === 'bank';
  const createdAt = at.toISOString();
  return {
    id: NOBODY, name: isBank ? 'Example statement.pdf' : 'Example invoice.pdf', type: isBank ? 'ExtractData' : 'Invoice', status: 'Succeeded',
    output: JSON.stringify({ documentId: NOBODY }), isGeneric: false, originalIsGeneric: false, isBankMode: isBank, originalIsBankMode: isBank, bankModeIfReconciled: false,
    originalBankModeIfReconciled: false, isPartial: false, createdAt, date: createdAt, startedAt: createdAt, finishedAt: createdAt, reviewedAt: null, totalJobs: 1, progress: 1,
    metadata: '{}', template: null, templateId: null, tags: [], numDocuments: 1, numTransactions: isBank ? 3 : 0, reconciliation: isBank ? 'Reconciled' : 'Unknown', hasBadDate: false, error: null,
  };
}
