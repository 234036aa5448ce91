import type { PageText } from '@tieout/sdk/contract';
import type { PDFDocumentProxy, PDFPageProxy, PageViewport } from 'pdfjs-dist';
import { BundledAssets, startPdfWorker } from './pdfAssets.js';
import { affordableRatio, thumbnailScale, type PageSource, type PaintOptions } from './pageSource.js';
import type { Size } from './pageGeometry.js';
import { layWords } from './wordLayer.js';

export interface PdfAddress {
  url: string;
  headers?: Record<string, string>;
  /** Words recognised on a page (from 0) that is a picture. */
  text(page: number): Promise<PageText>;
}

const RANGE_BYTES = 256 * 1024;

/** Reads a PDF in the browser, fetching only the ranges that the pages in view need. */
export async function openPdf({ url, headers, text }: PdfAddress, signal: AbortSignal): Promise<PageSource> {
  const pdfjs = await import('pdfjs-dist');
  signal.throwIfAborted();
  const port = startPdfWorker();
  const worker = pdfjs.PDFWorker.create({ port } as unknown as Parameters<typeof pdfjs.PDFWorker.create>[0]);
  const loading = pdfjs.getDocument({
    url, httpHeaders: headers, worker, BinaryDataFactory: BundledAssets, useWorkerFetch: false,
    rangeChunkSize: RANGE_BYTES, disableAutoFetch: true, disableStream: true, isEvalSupported: false, enableXfa: false,
    // Any text will do: the addresses come from BundledAssets, but pdf.js asks only when these are set.
    cMapUrl: 'bundled/', standardFontDataUrl: 'bundled/', wasmUrl: 'bundled/',
  });
  const close = () => {
    void loading.destroy().finally(() => port.terminate());
  };
  signal.addEventListener('abort', close, { once: true });
  try {
    return createSource(await loading.promise, { TextLayer: pdfjs.TextLayer, text, close });
  } catch (error) {
    close();
    throw error;
  }
}

interface SourceParts extends Pick<PdfAddress, 'text'> {
  TextLayer: typeof import('pdfjs-dist').TextLayer;
  close: () => void;
}

function createSource(pdf: PDFDocumentProxy, { TextLayer, text, close }: SourceParts): PageSource {
  return {
    numPages: pdf.numPages,
    size: async (page) => uprightSize(await pdf.getPage(page + 1)),
    paint: async (page, options) => paintPage(await pdf.getPage(page + 1), options),
    paintThumbnail: async (page, options) => {
      const proxy = await pdf.getPage(page + 1);
      options.signal.throwIfAborted();
      return paintPage(proxy, { ...options, scale: thumbnailScale(uprightSize(proxy), options), pixelRatio: Math.min(globalThis.devicePixelRatio || 1, 2) });
    },
    layText: async (page, container, { rotation, scale, signal }) => {
      const proxy = await pdf.getPage(page + 1);
      signal.throwIfAborted();
      const viewport = viewportOf(proxy, rotation, scale);
      const layer = new TextLayer({ textContentSource: proxy.streamTextContent(), container, viewport });
      signal.addEventListener('abort', () => layer.cancel(), { once: true });
      await layer.render();
      if (container.textContent.trim() !== '') return;
      const words = await text(page);
      signal.throwIfAborted();
      layWords(container, words, { size: uprightSize(proxy), rotation });
    },
    close,
  };
}

function uprightSize(page: PDFPageProxy): Size {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

function viewportOf(page: PDFPageProxy, rotation: number, scale: number): PageViewport {
  return page.getViewport({ scale, rotation: (page.rotate + rotation) % 360 });
}

async function paintPage(page: PDFPageProxy, { rotation, scale, pixelRatio, signal }: PaintOptions): Promise<HTMLCanvasElement> {
  signal.throwIfAborted();
  const viewport = viewportOf(page, rotation, scale);
  const ratio = affordableRatio(viewport.width, viewport.height, pixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.floor(viewport.width * ratio), 1);
  canvas.height = Math.max(Math.floor(viewport.height * ratio), 1);
  const task = page.render({ canvas, viewport, transform: ratio === 1 ? undefined : [ratio, 0, 0, ratio, 0, 0], background: '#ffffff' });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await task.promise;
    return canvas;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
