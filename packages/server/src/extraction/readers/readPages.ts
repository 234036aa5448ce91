// Reads the pages of a document one after the other; pages that need recognition are worked on side by side, a few at a time.
// A page counts as done when it is read, not when the pages before it are: progress moves while a long one is waited for.
import type { PageModel } from '../model.js';
import { KeptRasters } from '../ocr/keptRasters.js';
import type { OpenedDocument } from '../open.js';
import type { PageTexts } from './sharedReading.js';
import { readText } from './readText.js';

export interface ReadOptions {
  password?: string;
  maxPages: number;
  /** Tesseract languages; the first installed one is used for recognition. */
  languages: string[];
  /** Keep the page's own orientation. */
  disableAutoRotation?: boolean;
  /** Recognition of one page ends after this; the page then stays unread. */
  pageTimeoutMs?: number;
  /** Read pixels whatever the text layer says: it was found to lie. */
  distrustText?: boolean;
}

export interface ReadHooks {
  onProgress?: (progress: { stage: 'reading' | 'recognizing'; page: number; pages: number }) => void;
  /** Each page in its turn, while those behind it are read. */
  onPage?: (page: PageModel, pages: number) => void;
  signal?: AbortSignal;
  /** Where the pixels of recognised pages stay for whoever looks at them again. */
  rasters?: KeptRasters;
  /** Threads, this one included, that may read pages of a long document side by side. @default 1 */
  readers?: number;
}

/** Text pages that may wait for a page before them to be recognised. */
const MOST_WAITING = 32;

/** In page order. Stops with the signal's reason when aborted; memory holds few pages at a time. */
export async function* readPages(document: OpenedDocument, options: ReadOptions, hooks: ReadHooks = {}, texts?: PageTexts): AsyncGenerator<PageModel> {
  const pages = Math.min(document.pageCount, options.maxPages);
  const waiting: Promise<PageModel>[] = [];
  const recognizing = new Set<Promise<PageModel>>();
  const stopped = whenAborted(hooks.signal);
  const { rasters = new KeptRasters() } = hooks;
  let most = 1;
  let done = 0;
  const finished = (stage: 'reading' | 'recognizing') => {
    done += 1;
    if (!hooks.signal?.aborted) hooks.onProgress?.({ stage, page: done, pages });
  };
  const next = async () => {
    const page = await Promise.race([waiting.shift()!, stopped]);
    hooks.signal?.throwIfAborted();
    return page;
  };
  for (let number = 1; number <= pages; number += 1) {
    // Lets a message that aborts the work come in between two pages.
    await new Promise((resume) => setImmediate(resume));
    hooks.signal?.throwIfAborted();
    const read = await (texts ? Promise.race([texts.page(number), stopped]) : readText(document, number, options));
    if ('page' in read) {
      finished('reading');
      waiting.push(Promise.resolve(read.page));
    } else {
      const { recognize, workers } = await recognition();
      most = workers;
      const task = recognize(document, number, read, options, rasters);
      // The failure is met when the page's turn comes; until then it must not count as unhandled.
      task.then(() => finished('recognizing'), () => undefined).finally(() => recognizing.delete(task));
      recognizing.add(task);
      waiting.push(task);
    }
    while (recognizing.size >= most + 1 || waiting.length > MOST_WAITING || (recognizing.size === 0 && waiting.length > 0)) yield await next();
  }
  while (waiting.length > 0) yield await next();
}

/** Never resolves; rejects at once when the signal is aborted, so that nobody waits for a page that is no longer wanted. */
function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  const stopped = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
  stopped.catch(() => undefined);
  return stopped;
}

/** Recognition is loaded with the first page that needs it: most documents need none. */
async function recognition() {
  const [{ recognizeDocumentPage }, { ocrWorkers }] = await Promise.all([import('../ocr/recognizeDocumentPage.js'), import('../ocr/tesseract.js')]);
  return { recognize: recognizeDocumentPage, workers: ocrWorkers() };
}
