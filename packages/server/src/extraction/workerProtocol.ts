// What the server and its extraction threads say to each other.
import type { CsvSettings, VendorsMapping } from '@tieout/sdk/contract';
import type { KeptSettings, PreviewedCsv } from '../imports/csv/previewCsv.js';
import type { VendorsCsv } from '../imports/csv/readVendorsCsv.js';
import type { CsvRecord } from '../imports/csv/records.js';
import type { DocumentProblem, ExtractedDocument, ExtractOptions, ExtractProgress, GenericRow, SecondLook, ShownPage } from './model.js';
import type { FormRecord } from './forms/fillForm.js';
import type { FormField } from './forms/formFields.js';
import type { PickedPage } from './readers/editPdf.js';

/** The file to read: by its path where the thread can open it, otherwise its bytes. */
export type WorkerSource = { path: string } | { bytes: Uint8Array };

/** Given to the thread at its start. */
export interface WorkerSettings {
  /** Pages that may be recognised at once for one document. */
  ocrWorkers: number;
}

export interface Inspection {
  mimetype: string;
  numPages: number;
  isEncrypted: boolean;
}

export interface PageSize {
  width: number;
  height: number;
}

export interface WorkerTasks {
  /** Loads the engine, so that the first document does not wait for it. */
  warm: { input: Record<string, never>; output: null };
  inspect: { input: { source: WorkerSource; password?: string | undefined; fileName?: string | undefined }; output: Inspection };
  decrypt: { input: { source: WorkerSource; password: string }; output: Uint8Array };
  /** `readers`: threads that may read the pages of a long document side by side. The answer is an ExtractedDocument as JSON: bytes change hands, where objects would be copied. */
  extract: { input: { source: WorkerSource; options: ExtractOptions; readers: number }; output: Uint8Array };
  /** One page of it is read once more, finer. */
  readAgain: { input: { source: WorkerSource; options: ExtractOptions; look: SecondLook }; output: ExtractedDocument };
  /** Lines of one page, from 1, in columns. */
  readLines: { input: { source: WorkerSource; options: ExtractOptions; page: number }; output: GenericRow[] };
  /** Words of pages, from 1, where they are shown. */
  readWords: { input: { source: WorkerSource; options: ExtractOptions; pages: number[] }; output: ShownPage[] };
  editPdf: { input: { sources: WorkerSource[]; pages: PickedPage[] }; output: Uint8Array };
  formFields: { input: { source: WorkerSource }; output: FormField[] };
  fillForm: { input: { source: WorkerSource; record: FormRecord }; output: Uint8Array };
  /** An exchange file (CSV, OFX, QIF, camt.053, MT940) rather than pages. */
  readImport: { input: { source: WorkerSource; fileName: string; kept: KeptSettings }; output: ExtractedDocument };
  previewCsv: { input: { source: WorkerSource; settings: CsvSettings | undefined; kept: KeptSettings }; output: PreviewedCsv };
  readVendors: { input: { source: WorkerSource; mapping: VendorsMapping | undefined }; output: VendorsCsv };
  /** The lines of a CSV file, whatever they mean. */
  readRecords: { input: { source: WorkerSource }; output: CsvRecord[] };
  pageSize: { input: { source: WorkerSource; page: number }; output: PageSize };
  renderPage: { input: { source: WorkerSource; page: number; width: number }; output: Uint8Array };
}
export type TaskName = keyof WorkerTasks;
export type TaskInput<N extends TaskName> = WorkerTasks[N]['input'];
export type TaskOutput<N extends TaskName> = WorkerTasks[N]['output'];

export interface WorkerRequest<N extends TaskName = TaskName> {
  name: N;
  input: TaskInput<N>;
}

export type WorkerMessage =
  | { kind: 'progress'; progress: ExtractProgress }
  | { kind: 'done'; output: TaskOutput<TaskName> }
  | { kind: 'unreadable'; problem: DocumentProblem; message: string; data: Record<string, unknown> }
  | { kind: 'failed'; message: string; stack: string | undefined };
