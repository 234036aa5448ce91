// The one door into the engine: bytes -> pages with words -> accounts, periods, rows and proof.
import { inColumns } from './inColumns.js';
import type { DocumentModel, ExtractedDocument, ExtractOptions, ExtractProgress, Finding, PageModel } from './model.js';
import { KeptRasters } from './ocr/keptRasters.js';
import { previewRows } from './previewRows.js';
import { readDocument } from './readers/readDocument.js';
import { placeOnShownPages } from './readers/skewedBox.js';
import { isTextDoubtful } from './repair/probeText.js';
import { needsRepair } from './repair/needsRepair.js';
import { shownPage } from './shownPage.js';
import type { TokenLine } from './tokens/tokenize.js';
import { understand, understandPage } from './understand.js';

export interface ExtractHooks {
  onProgress?: (progress: ExtractProgress) => void;
  signal?: AbortSignal;
  /** Threads, this one included, that may read the pages of a long document. @default 1 */
  readers?: number;
}

/** The pixels that recognition painted are there for the repair. */
type PixelHooks = ExtractHooks & { rasters: KeptRasters };

/**
 * @throws DocumentError when the document cannot be read (its `problem` says what the caller can do).
 * @throws the signal's reason when aborted.
 */
export async function extractDocument(bytes: Uint8Array, options: ExtractOptions, given: ExtractHooks = {}): Promise<ExtractedDocument> {
  const hooks: PixelHooks = { ...given, rasters: new KeptRasters() };
  // While other threads read the pages to come, what can be told of a page by itself is found here.
  const known = new Map<PageModel, TokenLine[]>();
  const first = await readDocument(bytes, options, { ...hooks, onPage: lookAtEachPage(known, options, hooks) });
  hooks.signal?.throwIfAborted();
  const pages = first.pages.length;
  hooks.onProgress?.({ stage: 'understanding', page: 0, pages });
  const { model, understood, isDistrusted } = await believable(bytes, options, first, known, hooks);
  const recognized = model.pages.filter(({ origin }) => origin === 'ocr').map(shownPage);
  if (recognized.length > 0) hooks.onProgress?.({ stage: 'understanding', page: 0, pages, recognized });
  if (options.reading) return placeOnShownPages(withPageFindings(await asAsked(bytes, options, model, understood), model, isDistrusted), model);
  const repaired = needsRepair(model, understood) ? await repair(bytes, options, model, understood, hooks) : understood;
  const document = placeOnShownPages(withPageFindings(repaired, model, isDistrusted), model);
  hooks.onProgress?.({ stage: 'understanding', page: pages, pages });
  return document;
}

function lookAtEachPage(known: Map<PageModel, TokenLine[]>, { reading }: ExtractOptions, { onProgress }: ExtractHooks): (page: PageModel, pages: number) => void {
  let preview: ReturnType<typeof previewRows> | undefined;
  return (page, pages) => {
    known.set(page, understandPage(page));
    if (reading || !onProgress) return;
    const rows = (preview ??= previewRows(pages))(page);
    if (rows) onProgress({ stage: page.origin === 'ocr' ? 'recognizing' : 'reading', page: rows.pages, pages, rows });
  };
}

/** What is no statement, or shall not be read as one. */
async function asAsked(bytes: Uint8Array, { reading }: ExtractOptions, model: DocumentModel, understood: ExtractedDocument): Promise<ExtractedDocument> {
  const document = inColumns(model, understood);
  if (reading === 'invoice') {
    const { readInvoices } = await import('./invoices/readInvoices.js');
    return { ...document, generic: [], invoices: readInvoices(model) };
  }
  if (reading !== 'form') return document;
  const { readForm } = await import('./forms/readForm.js');
  return { ...document, generic: await readForm(bytes, document.generic), isForm: true };
}

interface Believed {
  model: DocumentModel;
  understood: ExtractedDocument;
  /** The text layer says something else than the pages show. */
  isDistrusted: boolean;
}

/** A text layer that makes no sense and is not what the pages show gives way to their pixels. */
async function believable(bytes: Uint8Array, options: ExtractOptions, model: DocumentModel, known: Map<PageModel, TokenLine[]>, hooks: PixelHooks): Promise<Believed> {
  const understood = understand(model, known);
  known.clear();
  if (!isTextDoubtful(model, understood)) return { model, understood, isDistrusted: false };
  const { textLies } = await import('./repair/repairScan.js');
  if (!(await textLies(bytes, options, model, hooks.rasters))) return { model, understood, isDistrusted: false };
  const seen = await readDocument(bytes, { ...options, distrustText: true }, hooks);
  return { model: seen, understood: understand(seen), isDistrusted: true };
}

/** Loaded only for scans whose figures do not agree. */
async function repair(bytes: Uint8Array, options: ExtractOptions, model: DocumentModel, document: ExtractedDocument, { signal, rasters }: PixelHooks): Promise<ExtractedDocument> {
  const { repairScan } = await import('./repair/repairScan.js');
  return repairScan({ bytes, options, model, document, understand, signal, rasters });
}

function withPageFindings(document: ExtractedDocument, model: DocumentModel, isDistrusted: boolean): ExtractedDocument {
  const unread = model.pages.filter((page) => page.isUnread).map(({ number }): Finding => ({
    code: 'pageUnread',
    message: `Page ${number} could not be read from its picture within the time allowed, so rows on it are missing. Scan this page again, upright and at 200 to 300 dpi, or enter its rows by hand.`,
    page: number,
    box: null,
  }));
  const distrusted: Finding[] = !isDistrusted ? [] : [{
    code: 'textNotBelieved',
    message: 'The text inside this PDF is not what its pages show, so the pages were read from their pixels. Ask the bank for the original: a PDF that was converted or changed can look like this.',
    page: null,
    box: null,
  }];
  return unread.length + distrusted.length === 0 ? document : { ...document, findings: [...distrusted, ...unread, ...document.findings] };
}
