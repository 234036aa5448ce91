import { ApiError } from '../core/apiError.js';
import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import type { UploadFile, UploadProgress } from '../transport/transport.js';
import { documentEndpoints, documentErrors, MAX_UPLOAD_BYTES } from './documents.contract.js';
import type { EditDocuments } from './pdfCommands.contract.js';

export interface UploadOptions extends CallOptions {
  /** Opens an encrypted PDF; used once and never stored. */
  password?: string | undefined;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

export type DocumentsResource = ReturnType<typeof createDocuments>;

export function createDocuments({ call, url }: ClientContext) {
  return {
    /** Uploads one file: a path (Node), a File or Blob, or content with a name. */
    async upload(file: UploadFile, { password, ...options }: UploadOptions = {}) {
      if (file instanceof Blob && file.size > MAX_UPLOAD_BYTES) throw new ApiError(documentErrors.tooLarge);
      return (await call(documentEndpoints.upload, { file, fields: { password }, ...options })).document;
    },
    async get(id: string, options: CallOptions = {}) {
      return (await call(documentEndpoints.get, { params: { id }, ...options })).document;
    },
    /** Opens an uploaded, encrypted PDF. */
    async unlock(id: string, password: string, options: CallOptions = {}) {
      return (await call(documentEndpoints.unlock, { params: { id }, body: { password }, ...options })).document;
    },
    /** Changes the tags. */
    async update(id: string, changes: { tags: string[] }, options: CallOptions = {}) {
      return (await call(documentEndpoints.update, { params: { id }, body: changes, ...options })).document;
    },
    /** Picks, turns, orders, puts together or splits pages. `tasks.wait` brings the ids of the new documents in `output.documentIds`. */
    async edit(input: EditDocuments, options: CallOptions = {}) {
      return (await call(documentEndpoints.edit, { body: input, ...options })).asyncJobId;
    },
    /** Fields of a PDF form; none when it is no form. */
    async formFields(id: string, options: CallOptions = {}) {
      return (await call(documentEndpoints.formFields, { params: { id }, ...options })).fields;
    },
    /** Deletes the document with its rows. */
    delete(id: string, options: CallOptions = {}) {
      return call(documentEndpoints.delete, { params: { id }, ...options });
    },
    /** The file as it was uploaded. */
    download(id: string, options: CallOptions = {}) {
      return call(documentEndpoints.download, { params: { id }, ...options });
    },
    /** The readable PDF: decrypted when a password was given. */
    file(id: string, options: CallOptions = {}) {
      return call(documentEndpoints.file, { params: { id }, ...options });
    },
    /** Size of a page (from 0) and the address of its picture. */
    page(id: string, pageNumber: number, options: CallOptions = {}) {
      return call(documentEndpoints.page, { params: { id, n: pageNumber }, ...options });
    },
    /** Words recognised on a page (from 0) that is a picture; none where it has text of its own. @throws `document.password_required` */
    pageText(id: string, pageNumber: number, options: CallOptions = {}) {
      return call(documentEndpoints.pageText, { params: { id, n: pageNumber }, ...options });
    },
    /** PNG picture of a page (from 0). @throws `document.password_required` */
    pageImage(id: string, pageNumber: number, { width, ...options }: CallOptions & { width?: number } = {}) {
      return call(documentEndpoints.pageImage, { params: { id, n: pageNumber }, query: { width }, ...options });
    },
    /** Address of the readable PDF, for a link or a viewer, opened at a page (from 1). */
    fileUrl(id: string, { page }: { page?: number } = {}) {
      return url(documentEndpoints.file, { params: { id } }) + (page === undefined ? '' : `#page=${page}`);
    },
    /** Address of a page's picture (from 0), for an image element. */
    pageImageUrl(id: string, pageNumber: number, { width }: { width?: number } = {}) {
      return url(documentEndpoints.pageImage, { params: { id, n: pageNumber }, query: { width } });
    },
  };
}
