// Writes what was read out of one document, whole or not at all, in place of whatever an earlier run left.
import type { ApiError } from '@tieout/sdk/contract';
import type { Transaction } from 'sequelize';
import type { Services } from '../core/services.js';
import { returnPages } from '../credits/charges.commands.js';
import { insertRows } from '../database/insertRows.js';
import { scopeOf } from '../database/tenant.js';
import type { ExtractedDocument } from '../extraction/model.js';
import { dropResults } from './dropResults.js';
import type { FragmentRecord } from '../templates/readByTemplate.js';
import type { Job, JobDocument, JobMetadata, StoredError } from './jobs.model.js';
import { rowsOfDocument } from './rowsOfDocument.js';
import type { DocumentRecords, Place } from './rowsOfDocument.js';
import { isRunning } from './transitionJob.js';

interface Target {
  job: Job;
  runId: string;
  entry: JobDocument;
}

export async function saveDocument(services: Services, { extracted, ...target }: Target & { extracted: ExtractedDocument }): Promise<void> {
  const { engineVersion, genericReason, pages } = extracted;
  const pageTurns = pages.flatMap(({ number, turn }) => (turn ? [{ pageNumber: number - 1, degrees: turn }] : []));
  const metadata = { algoVersion: 'v2', engineVersion, ...(genericReason ? { genericReason } : {}), ...(pageTurns.length > 0 ? { pageTurns } : {}) };
  await saveRecords(services, { ...target, records: rowsOfDocument(extracted, placeOf(target)), metadata });
}

export const placeOf = ({ job, entry }: Pick<Target, 'job' | 'entry'>): Place => ({ jobId: job.id, documentId: entry.documentId, documentPosition: entry.position });

interface Read {
  records: DocumentRecords & { fragments?: FragmentRecord[] };
  metadata: JobMetadata;
}

export async function saveRecords(services: Services, { job, runId, entry, records, metadata }: Target & Read): Promise<void> {
  const { db } = services;
  await inRun(services, { job, runId, entry }, async (transaction) => {
    const scope = scopeOf(job.contractId, transaction);
    if (entry.numRows > 0) await dropResults(db, job.id, scope, entry.documentId);
    await insertRows(db.accounts, records.accounts, scope);
    await insertRows(db.periods, records.periods, scope);
    await insertRows(db.transactions, records.transactions, scope);
    await insertRows(db.findings, records.findings, scope);
    await insertRows(db.templateFragments, records.fragments ?? [], scope);
    const { isGeneric, reconciliation, hasBadDate } = records;
    await entry.update({ status: 'Succeeded', numRows: records.transactions.length, isDense: true, isGeneric, reconciliation, metadata: { ...metadata, hasBadDate }, error: null }, scope);
  });
}

export async function failDocument(services: Services, { job, runId, entry, error }: Target & { error: ApiError }): Promise<void> {
  await inRun(services, { job, runId, entry }, async (transaction) => {
    const scope = scopeOf(job.contractId, transaction);
    if (entry.numRows > 0) await dropResults(services.db, job.id, scope, entry.documentId);
    await entry.update({ status: 'Failed', numRows: 0, reconciliation: 'Unknown', error: storedError(error) }, scope);
    await returnPages(services, job, { ...scope, transaction }, [entry.documentId]);
  });
}

export function storedError({ status, code, type, message, data }: ApiError): StoredError {
  return { status, code, type, message, data };
}

/**
 * Drops the work when the job was canceled, deleted or given to another run meanwhile, or when another worker that was given the
 * same run has saved this document already.
 */
async function inRun(services: Services, { job, runId, entry }: Target, write: (transaction: Transaction) => Promise<void>): Promise<void> {
  const { db } = services;
  await db.transaction(async (transaction) => {
    const scope = { ...scopeOf(job.contractId, transaction), transaction };
    const current = await db.jobs.lockById(job.id, scope);
    if (!current || current.runId !== runId || !isRunning(current.status)) return;
    await entry.reload(scope);
    if (entry.status === 'InProgress') await write(transaction);
  });
}
