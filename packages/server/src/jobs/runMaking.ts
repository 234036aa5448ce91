// Runs a job that makes PDFs: forms filled in, or pages picked and turned. May be cut off anywhere and run again.
import { internal } from '@tieout/sdk/contract';
import { SYSTEM_ACCESS } from '../auth/access.js';
import type { Context, Services } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import type { Document } from '../documents/documents.model.js';
import { editedParts, keepDocument, partName, withoutEnding, type MadeDocument } from '../documents/editDocument.js';
import { fileKey, sourceOf } from '../documents/files.commands.js';
import { collectBytes } from '../exports/chunks.js';
import { zipEntries } from '../exports/zip.js';
import { toApiError } from '../http/errors.js';
import { announceJob } from './announceJob.js';
import { deterministicId } from './deterministicId.js';
import type { ExtractJobInput } from './jobs.jobs.js';
import type { Job } from './jobs.model.js';
import { storedError } from './saveDocument.js';
import { isRunning, transitionJob } from './transitionJob.js';

const ZIP = 'application/zip';

export async function runMaking(services: Services, { contractId, jobId, runId }: ExtractJobInput): Promise<void> {
  const scope = scopeOf(contractId);
  const job = await services.db.jobs.byId(jobId, scope);
  if (!job || job.runId !== runId || !isRunning(job.status)) return;
  const context: Context = { ...services, actor: { contractId, userId: job.userId }, scope, access: SYSTEM_ACCESS };
  const canceled = new AbortController();
  const stopListening = services.live.onCancel((signal) => {
    if (signal.runId === runId) canceled.abort(new Error('Canceled'));
  });
  try {
    await job.update({ attempts: job.attempts + 1, startedAt: job.startedAt ?? services.clock() }, scope);
    const made = await makeAll(context, job, canceled.signal);
    if (!canceled.signal.aborted) await finish(context, job, made);
  } catch (error) {
    const known = toApiError(error);
    // Faults of the machine end the run, to be tried again; faults of a document are the job's.
    if (known.is(internal)) throw error;
    await transitionJob(services, job, 'Failed', { error: storedError(known), runId: null }, scope);
  } finally {
    stopListening();
  }
}

interface Made { documents: string[]; archive: string | null }

async function makeAll(context: Context, job: Job, signal: AbortSignal): Promise<Made> {
  const { db, scope } = context;
  const entries = (await db.jobDocuments.ofJob(job.id, scope)).filter(({ metadata }) => !metadata.made);
  const found = new Map((await db.documents.byIds(entries.map(({ documentId }) => documentId), scope)).map((document) => [document.id, document]));
  const sources = entries.flatMap(({ documentId }) => found.get(documentId) ?? []);
  const parts = job.type === 'WritePdf' ? filledForms(context, job, sources) : editedParts(context, sources, job.options.pdfCommands ?? [], `${withoutEnding(job.name)}.pdf`);
  const documents: string[] = [];
  let donePages = 0;
  for await (const part of parts) {
    if (signal.aborted) return { documents, archive: null };
    documents.push(await keepDocument(context, { id: deterministicId(job.id, 'made', documents.length), ...part }));
    donePages += part.numPages ?? 0;
    job.set('donePages', Math.min(donePages, job.totalPages));
    void announceJob(context, 'job.updated', job);
  }
  return { documents, archive: job.type === 'WritePdf' ? await keepArchive(context, job, documents) : null };
}

/** Every form with every record. */
async function* filledForms({ reader, storage }: Context, job: Job, forms: readonly Document[]): AsyncGenerator<MadeDocument> {
  const records = job.options.records ?? [];
  for (const form of forms) {
    const source = await sourceOf(storage, fileKey(form.contractId, form.readableSha256!));
    for (const [index, record] of records.entries()) {
      yield { name: partName(form.name, index, records.length), numPages: form.numPages, bytes: await reader.fillForm(source, record) };
    }
  }
}

/** A download of forms is a zip, be it of one. */
async function keepArchive(context: Context, job: Job, ids: readonly string[]): Promise<string> {
  const { db, scope, storage } = context;
  const documents = await db.documents.byIds([...ids], scope);
  const names = new Map<string, number>();
  const inOrder = ids.map((id) => documents.find((document) => document.id === id)!);
  const entries = inOrder.map((document) => ({ name: entryName(document.name, names), chunks: chunksOf(storage, document) }));
  const bytes = await collectBytes(zipEntries(entries, job.createdAt.toISOString().slice(0, 10)));
  return keepDocument(context, { id: deterministicId(job.id, 'archive'), name: `${withoutEnding(job.name)}.zip`, numPages: null, bytes, mimetype: ZIP });
}

/** Two forms may bear one name; in a zip each needs its own. */
function entryName(name: string, used: Map<string, number>): string {
  const count = (used.get(name) ?? 0) + 1;
  used.set(name, count);
  return count === 1 ? name : `${withoutEnding(name)} (${count}).pdf`;
}

async function* chunksOf(storage: Context['storage'], { contractId, sha256 }: Document): AsyncGenerator<Uint8Array> {
  yield* await storage.stream(fileKey(contractId, sha256));
}

/** What was made stands before what it was made of: the first is the job's output. */
async function finish(context: Context, job: Job, { documents, archive }: Made): Promise<void> {
  const { db, newId } = context;
  if (job.status === 'InProgress' && !(await transitionJob(context, job, 'Finishing', { donePages: job.totalPages }, context.scope))) return;
  await db.transaction(async (transaction) => {
    const scope = { ...scopeOf(job.contractId, transaction), transaction };
    const current = await db.jobs.lockById(job.id, scope);
    if (!current || current.runId !== job.runId) return;
    const before = new Set((await db.jobDocuments.ofJob(job.id, scope)).map(({ documentId }) => documentId));
    const listed = [...(archive === null ? [] : [{ documentId: archive, made: 'archive' as const }]), ...documents.map((documentId) => ({ documentId, made: 'document' as const }))];
    await db.jobDocuments.bulkCreate(
      listed.map(({ documentId, made }, index) => ({
        id: newId(), contractId: job.contractId, jobId: job.id, documentId, position: index - listed.length, status: 'Succeeded' as const, numRows: 0, isDense: true,
        isGeneric: false, reconciliation: 'Unknown' as const, metadata: { made }, error: null,
      })).filter(({ documentId }) => !before.has(documentId)),
      scope,
    );
    await db.jobDocuments.update({ status: 'Succeeded', error: null }, { where: { jobId: job.id }, ...scope });
    await transitionJob(context, job, 'Succeeded', { isBankMode: false, originalIsBankMode: false, error: null, runId: null }, scope);
  });
}
