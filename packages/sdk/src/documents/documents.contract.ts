import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { endpoint, UPLOAD_TIMEOUT_MS } from '../core/endpoint.js';
import { Id, Instant } from '../core/paging.js';
import { Box } from '../reconciliation/reconciliation.contract.js';
import { StartedTask } from '../tasks/tasks.contract.js';
import { FormField } from './formFields.contract.js';
import { EditDocuments } from './pdfCommands.contract.js';

export const MAX_UPLOAD_BYTES = 500 * 1024 * 1024;
/** More pages than this are refused at upload. */
export const MAX_DOCUMENT_PAGES = 2000;
/** Page and thumbnail requests of the viewer: at most one per second. */
export const PAGE_REQUEST_INTERVAL_MS = 1000;
export const PAGE_IMAGE_MAX_WIDTH = 4000;

export const Document = z.object({
  id: Id,
  /** The same as `id`, under the name the specification uses in job documents. */
  documentId: Id,
  originalname: z.string(),
  name: z.string(),
  mimetype: z.string(),
  /** Null until the document can be opened (password needed). */
  numPages: z.int().nullable(),
  sizeBytes: z.int(),
  sha256: z.string(),
  isEncrypted: z.boolean(),
  /** The document is encrypted and no right password was given yet. */
  passwordRequired: z.boolean(),
  tags: z.array(z.string()),
  createdAt: Instant,
});
export type Document = z.infer<typeof Document>;

/** One page as the viewer shows it. `pageNumber` is zero-based, width and height are points of the upright page. */
export const DocumentPage = z.object({
  pageNumber: z.int().min(0),
  width: z.number(),
  height: z.number(),
  /** Address of the page's picture, relative to the server. */
  imageSrc: z.string(),
});
export type DocumentPage = z.infer<typeof DocumentPage>;

/** Words recognised on a page that is a picture, to be laid over it. */
export const PageText = z.object({
  degrees: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).describe('Clockwise turn that brings the lines upright.'),
  words: z.array(z.object({ text: z.string(), box: Box.describe('Points of the page as its file shows it, origin top-left.'), line: z.int().min(0).describe('Of the page, from the top.') })),
});
export type PageText = z.infer<typeof PageText>;

export const documentErrors = {
  empty: defineError({ type: 'document.empty', code: 2101, status: 422, message: 'The file is empty. Export or scan the document again and upload the new file.' }),
  notSupported: defineError({ type: 'document.not_supported', code: 2102, status: 422, message: 'The file is neither a PDF nor a picture (PNG, JPEG, TIFF, WebP). Upload the statement as one of these.' }),
  damaged: defineError({ type: 'document.damaged', code: 2103, status: 422, message: 'The file is damaged or cut off and cannot be read. Download or scan it again and upload the new file.' }),
  noPages: defineError({ type: 'document.no_pages', code: 2104, status: 422, message: 'The PDF has no pages.' }),
  tooManyPages: defineError({ type: 'document.too_many_pages', code: 2105, status: 422, message: `The document has more than ${MAX_DOCUMENT_PAGES} pages. Split it and upload the parts.` }),
  passwordRequired: defineError({ type: 'document.password_required', code: 2106, status: 422, message: 'The PDF is protected. Enter its password to open it.' }),
  passwordWrong: defineError({ type: 'document.password_wrong', code: 2107, status: 422, message: 'The password does not open this PDF. Check it and try again.' }),
  imageTooLarge: defineError({ type: 'document.image_too_large', code: 2108, status: 422, message: 'The picture has too many pixels. Scale it down or scan at 300 dpi and upload it again.' }),
  tooLarge: defineError({ type: 'document.too_large', code: 2109, status: 413, message: `The file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Split it and upload the parts.` }),
  inUse: defineError({ type: 'document.in_use', code: 2110, status: 409, message: 'The document belongs to a job that is still running. Cancel the job or wait for it, then delete the document.' }),
  timeout: defineError({ type: 'document.timeout', code: 2111, status: 422, message: 'Reading the document took longer than allowed. Split it into parts, or raise EXTRACTION_TIMEOUT_MS.' }),
  noFields: defineError({ type: 'document.no_fields', code: 2115, status: 422, message: 'The PDF has no fields to fill in. Choose a PDF form whose fields can be typed into.' }),
  entryRefused: defineError({ type: 'document.entry_refused', code: 2116, status: 422, message: 'An entry does not fit its field.' }),
  notPdf: defineError({ type: 'document.not_pdf', code: 2114, status: 422, message: 'Only the pages of a PDF can be picked, turned and put together. Save the file as a PDF and upload it again.' }),
  engineFailed: defineError({ type: 'document.engine_failed', code: 2113, status: 422, message: 'The document could not be read because of a fault in Tieout, not in the document. Please report it; the other documents of the job are not affected.' }),
  memory: defineError({ type: 'document.memory', code: 2112, status: 422, message: 'Reading the document needed more memory than allowed. Split it into parts, or raise EXTRACTION_MEMORY_MB.' }),
} as const;

const DocumentParams = z.object({ id: Id });
const unreadable = [
  documentErrors.empty, documentErrors.notSupported, documentErrors.damaged, documentErrors.noPages, documentErrors.tooManyPages,
  documentErrors.passwordWrong, documentErrors.imageTooLarge, documentErrors.tooLarge,
] as const;

export const documentEndpoints = {
  upload: endpoint({
    method: 'POST', path: '/api/v1/protected/document', auth: 'bearer', multipart: true,
    summary: 'Upload one file. The same bytes twice give two documents that share one stored file.',
    body: z.object({ password: z.string().max(1000).optional().describe('Opens an encrypted PDF; used once and never stored.') }),
    response: z.object({ document: Document }),
    timeoutMs: UPLOAD_TIMEOUT_MS,
    errors: unreadable,
  }),
  get: endpoint({
    method: 'GET', path: '/api/v1/protected/document/{id}', auth: 'bearer', summary: 'One document.',
    params: DocumentParams, response: z.object({ document: Document }),
  }),
  unlock: endpoint({
    method: 'POST', path: '/api/v1/protected/document/{id}/password', auth: 'bearer',
    summary: 'Open an uploaded, encrypted PDF with its password.',
    params: DocumentParams, body: z.object({ password: z.string().min(1, 'Enter the password').max(1000) }),
    response: z.object({ document: Document }), errors: unreadable,
  }),
  update: endpoint({
    method: 'POST', path: '/api/v1/protected/document/{id}/update', auth: 'bearer', summary: 'Change the tags of a document.',
    params: DocumentParams, body: z.object({ tags: z.array(z.string().trim().min(1).max(100)).max(100) }),
    response: z.object({ document: Document }),
  }),
  edit: endpoint({
    method: 'POST', path: '/api/v1/protected/document/editAsync', auth: 'bearer',
    summary: 'Pick, turn, order, put together or split the pages of PDFs. The task holds the ids of the new documents; the given ones stay as they are.',
    body: EditDocuments, response: StartedTask, errors: [documentErrors.passwordRequired, documentErrors.notPdf],
  }),
  formFields: endpoint({
    method: 'GET', path: '/api/v1/protected/document/{id}/formFields', auth: 'bearer', summary: 'Fields of a PDF form, with what is entered in them; none when it is no form.',
    params: DocumentParams, response: z.object({ fields: z.array(FormField) }), errors: [documentErrors.passwordRequired, documentErrors.notPdf],
  }),
  delete: endpoint({
    method: 'DELETE', path: '/api/v1/protected/document/{id}', auth: 'bearer',
    summary: 'Delete a document with its rows; the stored file goes when no other document shares it.',
    params: DocumentParams, response: 'empty', errors: [documentErrors.inUse],
  }),
  download: endpoint({
    method: 'POST', path: '/api/v1/protected/document/{id}/download', auth: 'bearer', summary: 'The file as it was uploaded.',
    params: DocumentParams, response: 'binary', timeoutMs: UPLOAD_TIMEOUT_MS,
  }),
  file: endpoint({
    method: 'GET', path: '/api/v1/protected/document/{id}/file.pdf', auth: 'bearer',
    summary: 'The readable PDF (decrypted when a password was given); the token may travel in the query. Supports ranges.',
    params: DocumentParams, query: z.object({ token: z.string().optional() }), response: 'binary',
    timeoutMs: UPLOAD_TIMEOUT_MS, errors: [documentErrors.passwordRequired],
  }),
  page: endpoint({
    method: 'GET', path: '/api/v1/protected/document/{id}/page/{n}', auth: 'bearer',
    summary: 'Size of page n (zero-based) and the address of its picture.',
    params: z.object({ id: Id, n: z.coerce.number().int().min(0) }),
    response: DocumentPage, errors: [documentErrors.passwordRequired],
  }),
  pageText: endpoint({
    method: 'GET', path: '/api/v1/protected/document/{id}/page/{n}/text', auth: 'bearer',
    summary: 'Words recognised on page n (zero-based) by the latest reading; none where the page has text of its own or was not read yet.',
    params: z.object({ id: Id, n: z.coerce.number().int().min(0) }),
    response: PageText, errors: [documentErrors.passwordRequired],
  }),
  pageImage: endpoint({
    method: 'GET', path: '/api/v1/protected/document/{id}/page/{n}/image', auth: 'bearer',
    summary: 'PNG picture of page n (zero-based), `width` pixels wide.',
    params: z.object({ id: Id, n: z.coerce.number().int().min(0) }),
    query: z.object({ width: z.coerce.number().int().min(16).max(PAGE_IMAGE_MAX_WIDTH).default(1200), token: z.string().optional() }),
    response: 'binary', errors: [documentErrors.passwordRequired],
  }),
} as const;
