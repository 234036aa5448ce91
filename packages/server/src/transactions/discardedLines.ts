// Lines of a page that became no transaction: what the engine passed over, for somebody to look at and to add.
import { ApiError, editErrors, isImportMimetype, notFound } from '@tieout/sdk/contract';
import type { DiscardedLine } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { fileKey, sourceOf } from '../documents/files.commands.js';
import { invalidRequest } from '../http/errors.js';
import { jobOfDocument } from '../jobs/workspace.js';
import type { Workspace } from '../jobs/workspace.js';
import { isInside } from './isInside.js';

/** @throws ApiError `request.not_found`, `request.invalid`, `edit.not_editable` */
export async function listDiscardedLines(context: Context, workspace: Workspace, { documentId: given, pageNumber }: { documentId?: string | undefined; pageNumber: number }): Promise<DiscardedLine[]> {
  const { db, scope, storage, reader, config } = context;
  const documentId = given ?? (await firstDocument(context, workspace));
  const job = await jobOfDocument(context, workspace, documentId);
  const [document] = await db.documents.byIds([documentId], scope);
  if (!document || isImportMimetype(document.mimetype)) throw new ApiError(editErrors.notEditable, { message: 'This file has no pages whose lines could be shown.' });
  if (document.numPages !== null && pageNumber >= document.numPages) throw invalidRequest([{ path: ['query', 'pageNumber'], message: `End page is greater than the last page (${document.numPages})` }]);
  const source = await sourceOf(storage, fileKey(document.contractId, document.readableSha256 ?? document.sha256));
  const { disableAutoRotation } = job.options;
  const lines = await reader.readLines(source, { maxPages: config.maxDocumentPages, languages: config.ocrLanguages, ...(disableAutoRotation ? { disableAutoRotation } : {}) }, pageNumber);
  const rows = await db.transactions.findAll({ where: { jobId: job.id, documentId, pageNumber }, attributes: ['box'], ...scope });
  const boxes = rows.flatMap(({ box }) => (box ? [box] : []));
  return lines
    .filter(({ box }) => !boxes.some((row) => isInside(box, row)))
    .map(({ box, cells }) => ({ pageNumber, box, cells, text: cells.filter((cell) => cell !== '').join(' ') }));
}

/** @throws ApiError `request.not_found` */
async function firstDocument({ db, scope }: Context, { jobs }: Workspace): Promise<string> {
  const [entry] = jobs[0] ? await db.jobDocuments.ofJob(jobs[0].id, scope) : [];
  if (!entry) throw new ApiError(notFound);
  return entry.documentId;
}
