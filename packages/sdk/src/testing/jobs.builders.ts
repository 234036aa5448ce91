import type { ErrorBody } from '../core/apiError.js';
import { documentErrors } from '../documents/documents.contract.js';
import type { Finding, Job } from '../jobs/jobs.contract.js';
import { TEST_INSTANT, testId } from './testId.js';

/** A finished, reconciled conversion of one statement of three pages. */
export function buildJob(overrides: Partial<Job> = {}): Job {
  return {
    id: testId('job'),
    name: 'statement.pdf',
    type: 'ExtractData',
    status: 'Succeeded',
    output: JSON.stringify({ documentId: testId('document') }),
    isGeneric: false,
    originalIsGeneric: false,
    isBankMode: true,
    originalIsBankMode: true,
    bankModeIfReconciled: false,
    originalBankModeIfReconciled: false,
    isPartial: false,
    createdAt: TEST_INSTANT,
    date: TEST_INSTANT,
    startedAt: TEST_INSTANT,
    finishedAt: '2024-03-01T09:00:02.500Z',
    reviewedAt: null,
    totalJobs: 3,
    progress: 1,
    metadata: JSON.stringify({ algoVersion: 'v2', engineVersion: '1' }),
    template: null,
    templateId: null,
    tags: [],
    numDocuments: 1,
    numTransactions: 3,
    reconciliation: 'Reconciled',
    hasBadDate: false,
    error: null,
    ...overrides,
  };
}

/** A job one third through its pages. */
export function buildRunningJob(overrides: Partial<Job> = {}): Job {
  return buildJob({
    status: 'InProgress', progress: 1 / 3, finishedAt: null, output: null, numTransactions: 0, reconciliation: 'Unknown', ...overrides,
  });
}

/** A job whose document could not be read. */
export function buildFailedJob(overrides: Partial<Job> = {}): Job {
  return buildJob({
    status: 'Failed', progress: null, output: null, numTransactions: 0, reconciliation: 'Unknown', error: buildErrorBody(), ...overrides,
  });
}

/** The error of a damaged file, as jobs and documents carry it. */
export function buildErrorBody(overrides: Partial<Omit<ErrorBody, 'requestId'>> = {}): Omit<ErrorBody, 'requestId'> {
  return { ...documentErrors.damaged, data: { document: 'statement.pdf' }, ...overrides };
}

export function buildFinding(overrides: Partial<Finding> = {}): Finding {
  return {
    documentId: testId('document'),
    code: 'misprinted_total',
    message: 'The printed total of deposits (1,200.00) is not the sum of the deposits (1,250.00). Check page 1.',
    page: 1,
    box: [72, 500, 540, 512],
    ...overrides,
  };
}
