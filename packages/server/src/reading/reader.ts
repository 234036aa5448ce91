// Reads documents in threads, each with limits of time and memory. Nothing of PDFium or character recognition runs in the server's own thread.
import { documentErrors, ApiError } from '@tieout/sdk/contract';
import type { CsvSettings, ErrorDefinition, VendorsMapping } from '@tieout/sdk/contract';
import type { DocumentProblem, ExtractedDocument, ExtractOptions, ExtractProgress, GenericRow, SecondLook, ShownPage } from '../extraction/model.js';
import type { FormRecord } from '../extraction/forms/fillForm.js';
import type { FormField } from '../extraction/forms/formFields.js';
import type { PickedPage } from '../extraction/readers/editPdf.js';
import type { KeptSettings, PreviewedCsv } from '../imports/csv/previewCsv.js';
import type { VendorsCsv } from '../imports/csv/readVendorsCsv.js';
import type { CsvRecord } from '../imports/csv/records.js';
import type { Inspection, PageSize, WorkerSource } from '../extraction/workerProtocol.js';

export interface Reader {
  /** No document is being read or waits to be. */
  readonly isIdle: boolean;
  /** Starts a thread and loads the engine, so that the first document does not wait. */
  warm(): void;
  inspect(source: WorkerSource, password?: string, fileName?: string): Promise<Inspection>;
  /** A copy of the PDF that opens without the password. */
  decrypt(source: WorkerSource, password: string): Promise<Uint8Array>;
  extract(source: WorkerSource, options: ExtractOptions, hooks: ExtractHooks): Promise<ReadResult>;
  /** One page of it is read once more, finer. */
  readAgain(source: WorkerSource, options: ExtractOptions, look: SecondLook): Promise<ExtractedDocument>;
  /** Lines of one page, their words in columns. @param page zero-based */
  readLines(source: WorkerSource, options: ExtractOptions, page: number): Promise<GenericRow[]>;
  /** Words of pages where they are shown. @param pages zero-based */
  readWords(source: WorkerSource, options: ExtractOptions, pages: readonly number[], hooks?: Partial<ExtractHooks>): Promise<ShownPage[]>;
  /** A PDF out of pages of others. */
  editPdf(sources: WorkerSource[], pages: PickedPage[]): Promise<Uint8Array>;
  /** Fields of a PDF form; none when it is no form. */
  formFields(source: WorkerSource): Promise<FormField[]>;
  /** A copy of a PDF form with other entries. */
  fillForm(source: WorkerSource, record: FormRecord): Promise<Uint8Array>;
  /** An exchange file rather than pages. */
  readImport(source: WorkerSource, input: { fileName: string; kept: KeptSettings }, hooks: Pick<ExtractHooks, 'signal'>): Promise<ExtractedDocument>;
  previewCsv(source: WorkerSource, settings: CsvSettings | undefined, kept: KeptSettings): Promise<PreviewedCsv>;
  /** A list of vendors and their categories. */
  readVendors(source: WorkerSource, mapping: VendorsMapping | undefined): Promise<VendorsCsv>;
  readRecords(source: WorkerSource): Promise<CsvRecord[]>;
  /** @param page zero-based */
  pageSize(source: WorkerSource, page: number): Promise<PageSize>;
  /** @param page zero-based */
  renderPage(source: WorkerSource, page: number, width: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface ReadResult {
  document: ExtractedDocument;
  /** The same as JSON, to be kept. */
  json: Uint8Array;
}

export interface ExtractHooks {
  onProgress: (progress: ExtractProgress) => void;
  signal: AbortSignal;
}

const definitions: Record<DocumentProblem, ErrorDefinition> = {
  empty: documentErrors.empty,
  notSupported: documentErrors.notSupported,
  damaged: documentErrors.damaged,
  noPages: documentErrors.noPages,
  tooManyPages: documentErrors.tooManyPages,
  passwordRequired: documentErrors.passwordRequired,
  passwordWrong: documentErrors.passwordWrong,
  imageTooLarge: documentErrors.imageTooLarge,
};

/** The server is going down; the document will be read after the next start. */
export class ReaderClosedError extends Error {
  constructor() {
    super('The server is shutting down.');
    this.name = 'ReaderClosedError';
  }
}

/** The engine itself failed on a document. */
export class EngineError extends Error {
  constructor(message: string, stack?: string) {
    super(message);
    this.name = 'EngineError';
    if (stack) this.stack = stack;
  }
}

/** Problems that need no detail: the words are the contract's, whichever part of the engine met them. */
const SAID_BY_CONTRACT: ReadonlySet<DocumentProblem> = new Set(['empty', 'noPages', 'passwordRequired', 'passwordWrong']);

export function unreadable(problem: DocumentProblem, message: string, data: Record<string, unknown>): ApiError {
  return new ApiError(definitions[problem], SAID_BY_CONTRACT.has(problem) ? { data } : { message, data });
}
