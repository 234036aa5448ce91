// One file from upload to written outputs. Knows nothing of terminals.
import { access } from 'node:fs/promises';
import { extname } from 'node:path';
import { ApiError, type Client, type Document, type Job, readInvoiceRow } from '@tieout/sdk';
import { exportErrors, isImportMimetype } from '@tieout/sdk/contract';
import { type ConvertedFile, outcomeOf, summarizeAccount, type WrittenFile } from './convertedFile.js';
import type { InputFile } from './findInputs.js';
import type { KeyRing } from './keyRing.js';
import type { PlannedOutput, TakenPaths } from './planOutputs.js';

export interface ConvertContext {
  client: Client;
  keyRing: KeyRing;
  taken: TakenPaths;
  /** The files are invoices and receipts. */
  isInvoice: boolean;
  onlyReconciled: boolean;
  /** Write the proof beside the outputs. */
  withProof: boolean;
  keep: boolean;
  replace: boolean;
  /** The options of each format, by its name. */
  options: Map<string, Record<string, unknown>>;
  signal: AbortSignal;
}

/** How far a file is. */
export type Progress = { phase: 'uploading'; share: number } | { phase: 'locked' } | { phase: 'reading'; job: Job } | { phase: 'writing'; job: Job };

export async function convertFile(
  context: ConvertContext, input: InputFile, outputs: readonly PlannedOutput[], onProgress: (progress: Progress) => void,
): Promise<ConvertedFile> {
  const { client, signal } = context;
  const made: { document: Document | null; job: Job | null } = { document: null, job: null };
  try {
    made.document = await openDocument(context, input, onProgress);
    made.job = await client.jobs.create({ documents: [made.document.id], jobName: made.document.originalname, ...(context.isInvoice ? { jobType: 'Invoice' as const } : {}) }, { signal });
    for await (const job of client.jobs.watch(made.job.id, { signal })) onProgress({ phase: 'reading', job: (made.job = job) });
    if (made.job.status !== 'Succeeded') throw jobError(made.job);
    onProgress({ phase: 'writing', job: made.job });
    if (context.isInvoice) {
      const written = await writeInvoices(context, made.job, outputs);
      if (!context.keep) await client.jobs.delete(made.job.id);
      return { ...written, pages: made.document.numPages };
    }
    const notes = isImportMimetype(made.document.mimetype) ? await notesOf(context, made.job) : [];
    const result = await writeOutputs(context, made.job, outputs);
    if (!context.keep) await client.jobs.delete(made.job.id);
    const isBankFile = isImportMimetype(made.document.mimetype);
    return { ...result, pages: isBankFile ? null : made.document.numPages, notes: isBankFile ? notes : [] };
  } catch (error) {
    await removeLeftovers(context, made.document, made.job);
    return {
      outcome: signal.aborted ? 'canceled' : 'failed', jobId: made.job?.id ?? null, pages: made.document?.numPages ?? null,
      rows: 0, accounts: [], written: [], notes: [], error,
    };
  }
}

async function openDocument({ client, keyRing, signal }: ConvertContext, input: InputFile, onProgress: (progress: Progress) => void): Promise<Document> {
  onProgress({ phase: 'uploading', share: 0 });
  const document = await client.documents.upload(input.path, {
    signal,
    onProgress: ({ sentBytes, totalBytes }) => onProgress({ phase: 'uploading', share: totalBytes ? sentBytes / totalBytes : 0 }),
  });
  if (!document.passwordRequired) return document;
  onProgress({ phase: 'locked' });
  try {
    return await keyRing.unlock(client, document, input.label, signal);
  } catch (error) {
    // No job will ever use it, and it would stay in the data folder unseen.
    await client.documents.delete(document.id).catch(() => undefined);
    throw error;
  }
}

async function writeOutputs(context: ConvertContext, job: Job, outputs: readonly PlannedOutput[]): Promise<Omit<ConvertedFile, 'pages' | 'notes'>> {
  const { client, signal } = context;
  const reconciliation = await client.reconciliation.get(job.id, { signal });
  const accounts = reconciliation.accounts.map(summarizeAccount);
  const rows = Math.max(job.numTransactions, accounts.flatMap((account) => account.periods).reduce((sum, period) => sum + period.rows, 0));
  const result = { jobId: job.id, rows, accounts, written: [] as WrittenFile[], error: null };
  if (context.onlyReconciled && outcomeOf(accounts) !== 'reconciled') return { ...result, outcome: 'withheld' };
  for (const output of outputs) {
    try {
      result.written.push(await writeOutput(context, job, output));
    } catch (error) {
      // Nothing failed: the document holds no statement rows, and this format has no place for words in columns.
      if (!(error instanceof ApiError && error.is(exportErrors.noData)) || outcomeOf(accounts) !== 'noPeriods') throw error;
    }
  }
  if (context.withProof && accounts.length > 0 && outputs[0]) result.written.push(...(await writeProof(context, job, outputs[0].stem)));
  return { ...result, outcome: outcomeOf(accounts) };
}

/** What does not tie out is told beside the files. */
async function writeInvoices(context: ConvertContext, job: Job, outputs: readonly PlannedOutput[]): Promise<Omit<ConvertedFile, 'pages'>> {
  const rows = await context.client.invoices.ofJob(job.id, { signal: context.signal });
  const open = rows.filter(({ proof }) => proof.state !== 'Reconciled').map((row) => `${readInvoiceRow(row).id ?? 'invoice without a number'}, page ${row.pageNumber + 1}: ${row.proof.explanation}`);
  const result = { jobId: job.id, rows: rows.length, accounts: [], written: [] as WrittenFile[], notes: open, error: null };
  if (context.onlyReconciled && open.length > 0) return { ...result, outcome: 'withheld' };
  for (const output of outputs) result.written.push(await writeOutput(context, job, output));
  return { ...result, outcome: open.length === 0 ? 'reconciled' : 'notReconciled' };
}

async function notesOf({ client, signal }: ConvertContext, job: Job): Promise<string[]> {
  return (await client.jobs.findings(job.id, { signal })).map(({ message }) => message);
}

async function writeProof(context: ConvertContext, job: Job, stem: string): Promise<WrittenFile[]> {
  const { client, signal } = context;
  const written: WrittenFile[] = [];
  for (const format of ['json', 'pdf'] as const) {
    const file = await client.exports.proof(job.id, { format }, { signal });
    const { path, replaced } = await placeFor(context, stem, `proof.${format}`);
    await file.save(path);
    written.push({ format: `proof.${format}`, path, replaced });
  }
  return written;
}

async function writeOutput(context: ConvertContext, job: Job, { format, base }: PlannedOutput): Promise<WrittenFile> {
  const { client, signal, onlyReconciled, options } = context;
  // A custom format of invoices is a workbook unless it is said otherwise.
  const chosen = context.isInvoice && format.name.startsWith('custom-') ? { fileType: 'CSV', ...options.get(format.name) } : options.get(format.name);
  const file = await client.exports.create(job.id, { format: format.name, onlyReconciled, options: chosen }, { signal });
  // One file an account comes as a zip; it is named after the kind of file it holds.
  const given = extname(file.fileName ?? '').slice(1).toLowerCase() || format.extension;
  const extension = given === format.extension ? given : `${format.extension}.${given}`;
  // Formats that cannot say inside that their rows are not proved say it in the name.
  const unproved = /-not-reconciled\.[^.]+$/.test(file.fileName ?? '') ? '-not-reconciled' : '';
  const { path, replaced } = await placeFor(context, base + unproved, extension);
  await file.save(path);
  return { format: format.name, path, replaced };
}

async function placeFor({ taken, replace }: ConvertContext, base: string, extension: string): Promise<{ path: string; replaced: boolean }> {
  let path = taken.take(base, extension);
  let replaced = await exists(path);
  while (replaced && !replace) {
    path = taken.take(base, extension);
    replaced = await exists(path);
  }
  return { path, replaced };
}

function exists(path: string): Promise<boolean> {
  return access(path).then(() => true, () => false);
}

function jobError(job: Job): Error {
  if (job.error) return new ApiError(job.error, { data: job.error.data });
  if (job.status === 'OutOfCredits') return new Error("You've run out of pages.");
  if (job.status === 'Canceled') return new Error('The job was canceled elsewhere, for instance in the app. Convert the file again.');
  return new Error('The file could not be read. Convert it again; when it fails again, report it.');
}

/** After Ctrl-C nothing half-done stays in the data folder; a failed job stays, so that the app can show why. */
async function removeLeftovers({ client, keep, signal }: ConvertContext, document: Document | null, job: Job | null): Promise<void> {
  if (!signal.aborted && keep) return;
  const timeoutMs = 5000;
  if (job) await client.jobs.delete(job.id, { timeoutMs }).catch(() => undefined);
  else if (document) await client.documents.delete(document.id, { timeoutMs }).catch(() => undefined);
}
