// Entry of an extraction thread: takes one task at a time. It is ended from outside, at once, when a task is canceled or goes too far.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { DocumentError } from './model.js';
import type { TaskInput, TaskName, TaskOutput, WorkerMessage, WorkerRequest, WorkerSettings, WorkerSource } from './workerProtocol.js';

type Tasks = { [N in TaskName]: (input: TaskInput<N>) => Promise<TaskOutput<N>> };

const port = parentPort!;
const send = (message: WorkerMessage, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

// Loaded with the first task that needs them: inspecting a file must not wait for character recognition.
const tasks: Tasks = {
  async warm() {
    const [{ loadPdfium }] = await Promise.all([import('./readers/pdfium/library.js'), import('./extract.js'), import('./readers/inspectDocument.js')]);
    await loadPdfium();
    return null;
  },
  async inspect({ source, password, fileName }) {
    const bytes = await bytesOf(source);
    const { inspectImport } = await import('../imports/inspectImport.js');
    const exchangeFile = inspectImport(bytes, fileName);
    if (exchangeFile) return exchangeFile;
    const { inspectDocument } = await import('./readers/inspectDocument.js');
    return inspectDocument(bytes, password);
  },
  async decrypt({ source, password }) {
    const { decryptPdf } = await import('./readers/decryptPdf.js');
    return decryptPdf(await bytesOf(source), password);
  },
  async extract({ source, options, readers }) {
    const [{ extractDocument }, { setOcrWorkers }] = await Promise.all([import('./extract.js'), import('./ocr/tesseract.js')]);
    setOcrWorkers((workerData as WorkerSettings).ocrWorkers);
    const document = await extractDocument(await bytesOf(source), options, { readers, onProgress: (progress) => send({ kind: 'progress', progress }) });
    return new TextEncoder().encode(JSON.stringify(document));
  },
  async readAgain({ source, options, look }) {
    const [{ readAgain }, { setOcrWorkers }] = await Promise.all([import('./readAgain.js'), import('./ocr/tesseract.js')]);
    setOcrWorkers((workerData as WorkerSettings).ocrWorkers);
    return readAgain(await bytesOf(source), options, look);
  },
  async readLines({ source, options, page }) {
    const [{ readLines }, { setOcrWorkers }] = await Promise.all([import('./readLines.js'), import('./ocr/tesseract.js')]);
    setOcrWorkers((workerData as WorkerSettings).ocrWorkers);
    return readLines(await bytesOf(source), options, page);
  },
  async readWords({ source, options, pages }) {
    const [{ readWords }, { setOcrWorkers }] = await Promise.all([import('./readWords.js'), import('./ocr/tesseract.js')]);
    setOcrWorkers((workerData as WorkerSettings).ocrWorkers);
    return readWords(await bytesOf(source), options, pages, (progress) => send({ kind: 'progress', progress }));
  },
  async editPdf({ sources, pages }) {
    const { editPdf } = await import('./readers/editPdf.js');
    return editPdf(await Promise.all(sources.map(bytesOf)), pages);
  },
  async formFields({ source }) {
    const { formFieldsOf } = await import('./forms/fillForm.js');
    return formFieldsOf(await bytesOf(source));
  },
  async fillForm({ source, record }) {
    const { fillForm } = await import('./forms/fillForm.js');
    return fillForm(await bytesOf(source), record);
  },
  async readImport({ source, fileName, kept }) {
    const [{ readImport }, { settingsFor }] = await Promise.all([import('../imports/readImport.js'), import('../imports/csv/previewCsv.js')]);
    const bytes = await bytesOf(source);
    return readImport(bytes, fileName, { csv: () => settingsFor(bytes, kept) }).document;
  },
  async previewCsv({ source, settings, kept }) {
    const { previewCsv } = await import('../imports/csv/previewCsv.js');
    return previewCsv(await bytesOf(source), settings, kept);
  },
  async readVendors({ source, mapping }) {
    const { readVendorsCsv } = await import('../imports/csv/readVendorsCsv.js');
    return readVendorsCsv(await bytesOf(source), mapping);
  },
  async readRecords({ source }) {
    const [{ decodeText }, { detectDelimiter, parseRecords }] = await Promise.all([import('../imports/decodeText.js'), import('../imports/csv/records.js')]);
    const text = decodeText(await bytesOf(source));
    return parseRecords(text, detectDelimiter(text));
  },
  // The engine counts pages from 1, the API from 0.
  async pageSize({ source, page }) {
    const { readPageSize } = await import('./pages/pagePicture.js');
    return readPageSize(await bytesOf(source), page + 1);
  },
  async renderPage({ source, page, width }) {
    const { renderPage } = await import('./pages/pagePicture.js');
    return renderPage(await bytesOf(source), page + 1, width);
  },
};

async function bytesOf(source: WorkerSource): Promise<Uint8Array> {
  return 'bytes' in source ? source.bytes : readFile(source.path);
}

async function run<N extends TaskName>({ name, input }: WorkerRequest<N>): Promise<void> {
  try {
    const output = await tasks[name](input);
    const transfer = output instanceof Uint8Array && output.byteLength === output.buffer.byteLength ? [output.buffer as ArrayBuffer] : [];
    send({ kind: 'done', output }, transfer);
  } catch (error) {
    send(describe(error));
  }
}

function describe(error: unknown): WorkerMessage {
  if (error instanceof DocumentError) return { kind: 'unreadable', problem: error.problem, message: error.message, data: error.data };
  if (error instanceof Error) return { kind: 'failed', message: error.message, stack: error.stack };
  return { kind: 'failed', message: String(error), stack: undefined };
}

port.on('message', (request: WorkerRequest) => void run(request));
