// New documents out of the pages of others. The others stay as they are.
import { createHash } from 'node:crypto';
import { ApiError, documentErrors, EditDocuments, notFound } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import { scopeOf } from '../database/tenant.js';
import { deterministicId } from '../jobs/deterministicId.js';
import { startTask } from '../tasks/tasks.commands.js';
import type { TaskOutcome } from '../tasks/tasks.commands.js';
import type { Task } from '../tasks/tasks.model.js';
import type { Document } from './documents.model.js';
import { fileKey, keepFile, sourceOf } from './files.commands.js';
import { applyPdfCommands } from './pdfCommands.js';

type Input = z.output<typeof EditDocuments>;

const PDF = 'application/pdf';

export interface MadeDocument {
  name: string;
  numPages: number | null;
  bytes: Uint8Array;
}

/** What is wrong is said at once, before anything is queued. @throws ApiError `request.not_found`, `request.invalid`, `document.*` */
export async function startEditDocument(context: Context, input: Input): Promise<{ asyncJobId: string }> {
  const documents = await editedDocuments(context, input);
  applyPdfCommands(documents.map(({ numPages }) => numPages!), input.commands);
  const task = await startTask(context, 'editDocument', input);
  return { asyncJobId: task.id };
}

/** The work itself. Run again after it was cut off, it makes the same documents. */
export async function editDocument(context: Context, task: Task): Promise<TaskOutcome> {
  const input = EditDocuments.parse(task.input);
  const documents = await editedDocuments(context, input);
  const documentIds: string[] = [];
  for await (const part of editedParts(context, documents, input.commands, input.name ?? editedName(documents[0]!.name))) {
    documentIds.push(await keepDocument(context, { id: deterministicId(task.id, documentIds.length), ...part }));
  }
  const message = documentIds.length === 1 ? 'The document was edited.' : `${documentIds.length} documents were made.`;
  return { message, numRows: 0, output: { documentIds } };
}

/** The new documents, one after the other. */
export async function* editedParts({ storage, reader }: Context, documents: readonly Document[], commands: Input['commands'], name: string): AsyncGenerator<MadeDocument> {
  const sources = await Promise.all(documents.map((document) => sourceOf(storage, fileKey(document.contractId, document.readableSha256!))));
  const parts = applyPdfCommands(documents.map(({ numPages }) => numPages!), commands);
  for (const [index, pages] of parts.entries()) {
    yield { name: partName(name, index, parts.length), numPages: pages.length, bytes: await reader.editPdf(sources, pages) };
  }
}

/** In the order they were named. */
async function editedDocuments({ db, scope }: Context, { documentIds }: Input): Promise<Document[]> {
  const found = new Map((await db.documents.byIds(documentIds, scope)).map((document) => [document.id, document]));
  return documentIds.map((id) => {
    const document = found.get(id);
    if (!document) throw new ApiError(notFound);
    assertPdf(document);
    return document;
  });
}

/** @throws ApiError `document.password_required`, `document.not_pdf` */
export function assertPdf({ id, name, mimetype, readableSha256, numPages }: Document): void {
  if (readableSha256 === null) throw new ApiError(documentErrors.passwordRequired, { data: { documents: [id] } });
  if (mimetype !== PDF || numPages === null) throw new ApiError(documentErrors.notPdf, { message: `${name}: ${documentErrors.notPdf.message}` });
}

/** Keeps what was made; made again, it is there already. */
export async function keepDocument(context: Context, { id, name, numPages, bytes, mimetype = PDF }: MadeDocument & { id: string; mimetype?: string }): Promise<string> {
  const { db, actor, clock } = context;
  if (await db.documents.byId(id, context.scope)) return id;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await db.transaction(async (transaction) => {
    const scope = scopeOf(actor.contractId, transaction);
    await keepFile(context, { sha256, sizeBytes: bytes.length, write: (storage, key) => storage.putBytes(key, bytes) }, scope);
    await db.documents.create({
      id, ...actor, originalname: name, name, mimetype, sha256, readableSha256: sha256, sizeBytes: bytes.length, numPages, isEncrypted: false, tags: [], createdAt: clock(),
    }, scope);
  });
  return id;
}

export const withoutEnding = (name: string) => name.replace(/\.pdf$/i, '');

const editedName = (name: string) => `${withoutEnding(name)} (edited).pdf`;

export function partName(name: string, index: number, count: number): string {
  return count === 1 ? `${withoutEnding(name)}.pdf` : `${withoutEnding(name)} ${index + 1} of ${count}.pdf`;
}
