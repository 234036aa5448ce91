import { ApiError, documentEndpoints, documentErrors, notFound } from '@tieout/sdk/contract';
import type { IncomingMessage } from 'node:http';
import type { Context } from '../core/services.js';
import { parseRange } from '../http/ranges.js';
import { route } from '../http/route.js';
import type { BinaryResponse, RoutesOf } from '../http/route.js';
import { createDocument, deleteDocument, findDocument, unlockDocument, updateDocument } from './documents.commands.js';
import type { Document } from './documents.model.js';
import { assertPdf, startEditDocument } from './editDocument.js';
import { presentDocument } from './documents.presenter.js';
import { fileKey, sourceOf } from './files.commands.js';
import { recognizedWordsOf } from './recognizedWords.js';

// What a document shows never changes, so a browser may keep it; `private`, because it belongs to one user.
const UNCHANGING = { 'cache-control': 'private, max-age=31536000, immutable' };

export const documentRoutes: RoutesOf<'documents'> = {
  upload: route(documentEndpoints.upload, async (context, { file, body }) => ({
    document: presentDocument(await createDocument(context, file, body.password)),
  })),
  get: route(documentEndpoints.get, async (context, { params }) => ({ document: presentDocument(await findDocument(context, params.id)) })),
  unlock: route(documentEndpoints.unlock, async (context, { params, body }) => {
    const document = await findDocument(context, params.id);
    return { document: presentDocument(await unlockDocument(context, document, body.password)) };
  }),
  update: route(documentEndpoints.update, async (context, { params, body }) => {
    const document = await findDocument(context, params.id);
    return { document: presentDocument(await updateDocument(context, document, body.tags)) };
  }),
  edit: route(documentEndpoints.edit, async (context, { body }) => startEditDocument(context, body)),
  formFields: route(documentEndpoints.formFields, async (context, { params }) => {
    const document = await findDocument(context, params.id);
    assertPdf(document);
    const fields = await context.reader.formFields(await sourceOf(context.storage, fileKey(document.contractId, document.readableSha256!)));
    return { fields: fields.map(({ page, marks: _marks, ...field }) => ({ ...field, pageNumber: page - 1 })) };
  }),
  delete: route(documentEndpoints.delete, async (context, { params }) => deleteDocument(context, await findDocument(context, params.id))),
  download: route(documentEndpoints.download, async (context, { params }) => {
    const document = await findDocument(context, params.id);
    const body = await context.storage.stream(fileKey(document.contractId, document.sha256));
    return { body, mimetype: document.mimetype, fileName: document.originalname, sizeBytes: document.sizeBytes };
  }),
  file: route(documentEndpoints.file, async (context, { params, raw }) => {
    const document = await findDocument(context, params.id);
    return readableFile(context, document, raw);
  }),
  page: route(documentEndpoints.page, async (context, { params }) => {
    const document = await findDocument(context, params.id);
    const { width, height } = await context.reader.pageSize(await pageSource(context, document, params.n), params.n);
    return { pageNumber: params.n, width, height, imageSrc: `/api/v1/protected/document/${document.id}/page/${params.n}/image` };
  }),
  pageText: route(documentEndpoints.pageText, async (context, { params }) => {
    const document = await findDocument(context, params.id);
    return recognizedWordsOf(context, document, readablePage(document, params.n), params.n);
  }),
  pageImage: route(documentEndpoints.pageImage, async (context, { params, query }) => {
    const document = await findDocument(context, params.id);
    const body = await context.reader.renderPage(await pageSource(context, document, params.n), params.n, query.width);
    return { body, mimetype: 'image/png', headers: UNCHANGING };
  }),
};

async function pageSource({ storage }: Context, document: Document, page: number) {
  return sourceOf(storage, fileKey(document.contractId, readablePage(document, page)));
}

/** The content that holds this page. */
function readablePage(document: Document, page: number): string {
  const sha256 = readableOf(document);
  if (page >= (document.numPages ?? 0)) throw new ApiError(notFound, { message: `The document has ${document.numPages} pages.` });
  return sha256;
}

function readableOf(document: Document): string {
  if (document.readableSha256 === null) throw new ApiError(documentErrors.passwordRequired);
  return document.readableSha256;
}

async function readableFile({ db, storage, scope }: Context, document: Document, request: IncomingMessage): Promise<BinaryResponse> {
  const sha256 = readableOf(document);
  const file = await db.files.findOne({ where: { sha256 }, ...scope });
  if (!file) throw new ApiError(notFound);
  const { mimetype, originalname: fileName } = document;
  const key = fileKey(document.contractId, sha256);
  const shared = { mimetype, fileName, disposition: 'inline' as const, headers: { ...UNCHANGING, 'accept-ranges': 'bytes', etag: `"${sha256}"` } };
  const range = parseRange(request.headers.range, file.sizeBytes);
  if (range === 'invalid') {
    throw new ApiError({ type: 'request.invalid', code: 2001, status: 416, message: `The file has ${file.sizeBytes} bytes.` });
  }
  if (!range) return { ...shared, body: await storage.stream(key), sizeBytes: file.sizeBytes };
  const headers = { ...shared.headers, 'content-range': `bytes ${range.start}-${range.end}/${file.sizeBytes}` };
  return { ...shared, headers, status: 206, body: await storage.stream(key, range), sizeBytes: range.end - range.start + 1 };
}
