import type { Document, DocumentPage, PageText } from '../documents/documents.contract.js';
import type { FormField } from '../documents/formFields.contract.js';
import type { JobDocument } from '../jobs/jobs.contract.js';
import { TEST_INSTANT, testId } from './testId.js';

/** An uploaded, readable PDF of three pages. */
export function buildDocument(overrides: Partial<Document> = {}): Document {
  const id = overrides.id ?? overrides.documentId ?? testId('document');
  return {
    id,
    documentId: id,
    originalname: 'statement.pdf',
    name: overrides.originalname ?? 'statement.pdf',
    mimetype: 'application/pdf',
    numPages: 3,
    sizeBytes: 48_213,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    isEncrypted: false,
    passwordRequired: false,
    tags: [],
    createdAt: TEST_INSTANT,
    ...overrides,
  };
}

/** A document as a job lists it, read and reconciled. */
export function buildJobDocument(overrides: Partial<JobDocument> = {}): JobDocument {
  const { documentId, originalname, mimetype, numPages, name } = buildDocument(
    overrides.documentId ? { id: overrides.documentId } : {},
  );
  return { documentId, jobId: testId('job'), originalname, mimetype, numPages, name, status: 'Succeeded', reconciliation: 'Reconciled', pageTurns: [], error: null, ...overrides };
}

/** An empty line of text. */
export function buildFormField(overrides: Partial<FormField> = {}): FormField {
  return { name: 'name', label: null, kind: 'text', value: '', options: [], isMultiline: false, isMultiple: false, isReadOnly: false, maxLength: null, pageNumber: 0, box: [72, 72, 300, 92], ...overrides };
}

/** The first page, A4 upright. */
export function buildDocumentPage(overrides: Partial<DocumentPage> & { documentId?: string } = {}): DocumentPage {
  const { documentId = testId('document'), ...page } = overrides;
  const pageNumber = page.pageNumber ?? 0;
  return {
    pageNumber, width: 595, height: 842, imageSrc: `/api/v1/protected/document/${documentId}/page/${pageNumber}/image`, ...page,
  };
}

/** Words recognised on a scan. */
export function buildPageText(overrides: Partial<PageText> = {}): PageText {
  return { degrees: 0, words: [], ...overrides };
}
