import { createHash } from 'node:crypto';
import { ApiError, documentErrors, notFound } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import type { Inspection, WorkerSource } from '../extraction/workerProtocol.js';
import type { UploadedFile } from '../http/multipart.js';
import { refreshJob } from '../jobs/refreshJob.js';
import type { Document } from './documents.model.js';
import { fileKey, keepFile, releaseFile, sourceOf } from './files.commands.js';
import type { FileContent } from './files.commands.js';

/** @throws ApiError when the file cannot be read; then nothing is stored */
export async function createDocument(context: Context, file: UploadedFile, password: string | undefined): Promise<Document> {
  if (file.sizeBytes === 0) throw new ApiError(documentErrors.empty);
  const source = { path: file.path };
  const inspection = await inspect(context, source, password, file.name);
  const readable = inspection?.isEncrypted ? await decrypt(context, source, password!) : null;
  const name = cleanName(file.name);
  return context.db.transaction(async (transaction) => {
    const scope = scopeOf(context.actor.contractId, transaction);
    await keepFile(context, { ...file, write: (storage, key) => storage.putFile(key, file.path) }, scope);
    if (readable) await keepFile(context, readable, scope);
    return context.db.documents.create(
      {
        id: context.newId(),
        ...context.actor,
        originalname: name,
        name,
        mimetype: inspection?.mimetype ?? 'application/pdf',
        sha256: file.sha256,
        readableSha256: inspection ? (readable?.sha256 ?? file.sha256) : null,
        sizeBytes: file.sizeBytes,
        numPages: inspection?.numPages ?? null,
        isEncrypted: inspection?.isEncrypted ?? true,
        tags: [],
        createdAt: context.clock(),
      },
      scope,
    );
  });
}

/** Opens an encrypted document; the password is used here and forgotten. */
export async function unlockDocument(context: Context, document: Document, password: string): Promise<Document> {
  const source = await sourceOf(context.storage, fileKey(document.contractId, document.sha256));
  const inspection = await inspect(context, source, password);
  if (!inspection) throw new ApiError(documentErrors.passwordWrong);
  if (document.readableSha256 !== null) return document;
  const readable = inspection.isEncrypted ? await decrypt(context, source, password) : null;
  return context.db.transaction(async (transaction) => {
    const scope = scopeOf(context.actor.contractId, transaction);
    if (readable) await keepFile(context, readable, scope);
    return document.update({ readableSha256: readable?.sha256 ?? document.sha256, numPages: inspection.numPages }, scope);
  });
}

export async function updateDocument({ scope }: Context, document: Document, tags: string[]): Promise<Document> {
  return document.update({ tags: [...new Set(tags)] }, scope);
}

/** @throws ApiError `document.in_use` */
export async function deleteDocument(context: Context, document: Document): Promise<void> {
  const { db, actor } = context;
  await db.transaction(async (transaction) => {
    const scope = scopeOf(actor.contractId, transaction);
    const uses = await db.jobDocuments.ofDocument(document.id, scope);
    for (const use of uses) {
      const job = await db.jobs.lockById(use.jobId, { ...scope, transaction });
      if (job && ['InProgress', 'Finishing'].includes(job.status)) throw new ApiError(documentErrors.inUse);
    }
    await removeDocument(context, document, { ...scope, transaction });
    for (const use of uses) await refreshJob(context, use.jobId, { ...scope, transaction });
  });
}

/** Without looking at jobs. Accounts, periods and findings go with the document by reference, rows by hand. */
export async function removeDocument(context: Context, document: Document, scope: ReturnType<typeof scopeOf>): Promise<void> {
  await context.db.transactions.destroy({ where: { documentId: document.id }, ...scope });
  await document.destroy(scope);
  await releaseFile(context, document.sha256, scope);
  if (document.readableSha256 !== null && document.readableSha256 !== document.sha256) await releaseFile(context, document.readableSha256, scope);
}

/** @throws ApiError `request.not_found` */
export async function findDocument({ db, scope }: Context, id: string): Promise<Document> {
  const document = await db.documents.byId(id, scope);
  if (!document) throw new ApiError(notFound);
  return document;
}

/** Null: encrypted, and no password was given. */
async function inspect({ reader, config }: Context, source: WorkerSource, password: string | undefined, fileName?: string): Promise<Inspection | null> {
  try {
    const inspection = await reader.inspect(source, password, fileName);
    if (inspection.numPages === 0) throw new ApiError(documentErrors.noPages);
    if (inspection.numPages > config.maxDocumentPages) {
      throw new ApiError(documentErrors.tooManyPages, {
        message: `The document has ${inspection.numPages} pages; at most ${config.maxDocumentPages} can be read. Split it and upload the parts.`,
        data: { numPages: inspection.numPages, maxPages: config.maxDocumentPages },
      });
    }
    return inspection;
  } catch (error) {
    if (error instanceof ApiError && error.is(documentErrors.passwordRequired) && !password) return null;
    throw error;
  }
}

async function decrypt({ reader }: Context, source: WorkerSource, password: string): Promise<FileContent> {
  const bytes = await reader.decrypt(source, password);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { sha256, sizeBytes: bytes.length, write: (storage, key) => storage.putBytes(key, bytes) };
}

/** The last part of the path some browsers send, without what could confuse a terminal or a spreadsheet. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/[\u0000-\u001f\u007f]/g, '').trim().slice(0, 255) || 'document';
}
