// A small pool of tesseract.js workers. Language data is on the disk already (packages/server/recognition); nothing is fetched or cached.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Worker } from 'tesseract.js';
import type { GrayImage } from './grayImage.js';
import { parseHocr, type RecognizedLine } from './hocr.js';
import { borrowPixels, returnPixels } from './pixelBuffers.js';

export interface RecognizeOptions {
  /** Tesseract's page segmentation: 6 one block of lines, 7 one line, 11 sparse words. */
  segmentation: 4 | 6 | 7 | 8 | 11;
  whitelist?: string;
  language: string;
  dpi: number;
  /** Other characters for the same pixels too; costs a tenth more time. */
  withChoices?: boolean;
  /** Ends the recognition, and its worker, after this many milliseconds. */
  timeoutMs?: number;
}

/** Recognition took longer than it may. */
export class RecognitionTimeout extends Error {}

interface Slot {
  worker: Promise<Worker>;
  language: string;
  parameters: string;
  busy: boolean;
}

const slots: Slot[] = [];
const waiting: (() => void)[] = [];
/** Of tesseract's engines the one that is left. */
const LSTM_ONLY = 1;
/** Each worker holds about 100 MiB, so the number is bounded whatever the machine. */
const MOST_WORKERS = 4;
// One processor is left for the pictures themselves, where there are more than two.
const processors = availableParallelism();
let limit = Math.max(1, Math.min(processors > 2 ? processors - 1 : processors, MOST_WORKERS));

/** How many pages may be recognised at once in this thread. */
export function setOcrWorkers(count: number): void {
  limit = Math.max(1, Math.min(count, MOST_WORKERS));
}

export function ocrWorkers(): number {
  return limit;
}

/** Workers that are there already. */
export function startedWorkers(): number {
  return slots.length;
}

export async function recognizeImage(image: GrayImage, options: RecognizeOptions): Promise<RecognizedLine[]> {
  const slot = await takeSlot(options.language);
  try {
    const worker = await slot.worker;
    threadOf(worker).ref?.();
    await configure(worker, slot, options);
    const graymap = portableGraymap(image);
    const recognized = worker.recognize(graymap, {}, { hocr: true, text: false, blocks: false });
    const { data } = await within(recognized, options.timeoutMs);
    returnPixels({ data: graymap });
    return parseHocr(data.hocr ?? '');
  } catch (error) {
    await discard(slot);
    throw error instanceof Error ? error : new Error(`Text recognition failed: ${String(error)}`);
  } finally {
    await release(slot);
  }
}

/** What the work gives, or a RecognitionTimeout: the caller ends the worker, which would go on for ever. */
async function within<T>(work: Promise<T>, timeoutMs: number | undefined): Promise<T> {
  if (timeoutMs === undefined) return work;
  work.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RecognitionTimeout(`Recognition took longer than ${timeoutMs} ms.`)), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Ends the workers; the next recognition starts them again. */
export async function closeOcr(): Promise<void> {
  const ending = slots.splice(0);
  await Promise.all(ending.map(async (slot) => (await slot.worker).terminate()));
}

/** The languages of the list whose data is installed; English when none is. */
export function availableLanguages(languages: string[]): string[] {
  const known = languages.filter((language) => languageFolder(language) !== null);
  return known.length > 0 ? known : ['eng'];
}

async function takeSlot(language: string): Promise<Slot> {
  for (;;) {
    const idle = slots.find((slot) => !slot.busy && slot.language === language);
    if (idle) {
      idle.busy = true;
      return idle;
    }
    const other = slots.find((slot) => !slot.busy);
    if (other && languageFolder(other.language) === languageFolder(language)) return switchLanguage(other, language);
    if (slots.length < limit) return addSlot(language);
    if (other) await discard(other);
    else await new Promise<void>((resume) => waiting.push(resume));
  }
}

function addSlot(language: string): Slot {
  const slot: Slot = { worker: startWorker(language), language, parameters: '', busy: true };
  slots.push(slot);
  return slot;
}

/** Loading other data takes a tenth of the time that a new worker takes to start. */
function switchLanguage(slot: Slot, language: string): Slot {
  const switched = async (worker: Worker) => {
    threadOf(worker).ref?.();
    await worker.reinitialize(language, LSTM_ONLY).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    return worker;
  };
  Object.assign(slot, { worker: slot.worker.then(switched), language, parameters: '', busy: true });
  return slot;
}

async function startWorker(language: string): Promise<Worker> {
  const { createWorker } = await import('tesseract.js');
  const langPath = languageFolder(language);
  if (!langPath) throw new Error(`No data for the recognition language "${language}" is installed. Install the package @tesseract.js-data/${language}.`);
  return createWorker(language, LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none', errorHandler: () => undefined });
}

async function configure(worker: Worker, slot: Slot, options: RecognizeOptions): Promise<void> {
  const parameters = {
    tessedit_pageseg_mode: String(options.segmentation),
    tessedit_char_whitelist: options.whitelist ?? '',
    user_defined_dpi: String(Math.round(options.dpi)),
    lstm_choice_mode: options.withChoices ? '2' : '0',
    hocr_char_boxes: '1',
    preserve_interword_spaces: '1',
    // Whether letters stand at even steps is asked for the recogniser of old: this one reads the same without, and a thirtieth less is done.
    textord_all_prop: '1',
    // Else it tells about empty pictures on the standard output, which belongs to the caller.
    debug_file: '/dev/null',
  };
  const key = JSON.stringify(parameters);
  if (slot.parameters === key) return;
  await worker.setParameters(parameters as unknown as Parameters<Worker['setParameters']>[0]);
  slot.parameters = key;
}

async function release(slot: Slot): Promise<void> {
  slot.busy = false;
  if (slots.includes(slot)) threadOf(await slot.worker).unref?.();
  waiting.shift()?.();
}

async function discard(slot: Slot): Promise<void> {
  const at = slots.indexOf(slot);
  if (at >= 0) slots.splice(at, 1);
  await slot.worker.then((worker) => worker.terminate(), () => undefined);
}

/** The thread under a tesseract.js worker, which must not keep an otherwise finished process alive. */
function threadOf(worker: Worker): { ref?: () => void; unref?: () => void } {
  return ((worker as unknown as { worker?: object }).worker ?? {}) as { ref?: () => void; unref?: () => void };
}

/** English comes with the program, in the form that reads fastest; any other language as an installed package. */
function languageFolder(language: string): string | null {
  if (!/^[a-z_]{3,12}$/i.test(language)) return null;
  const { resolve } = createRequire(import.meta.url);
  const folders = [() => join(dirname(resolve('@tieout/server/package.json')), 'recognition')];
  for (const variant of ['4.0.0_fast', '4.0.0_best_int', '4.0.0']) {
    folders.push(() => join(dirname(resolve(`@tesseract.js-data/${language}/package.json`)), variant));
  }
  return folders.map(orNull).find((folder) => folder !== null && existsSync(join(folder, `${language}.traineddata.gz`))) ?? null;
}

/** A package that is not installed cannot be resolved. */
function orNull(folder: () => string): string | null {
  try {
    return folder();
  } catch {
    return null;
  }
}

/** PGM, the plainest format that tesseract reads: no time is lost in compression. */
function portableGraymap({ data, width, height }: GrayImage): Buffer {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`);
  const graymap = borrowPixels(header.length + data.length);
  graymap.set(header);
  graymap.set(data, header.length);
  return Buffer.from(graymap.buffer, 0, graymap.length);
}
