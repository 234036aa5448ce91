// Pages as pictures for people to look at.
import { DocumentError } from '../model.js';
import { openDocument, type OpenedDocument, type Quarter } from '../open.js';

export interface PictureOptions {
  password?: string;
  /** Clockwise, on top of the document's own rotation, for pages that were found to lie on their side. */
  turn?: Quarter;
}

const LARGEST_SIDE = 6000;
const MOST_PIXELS = 24_000_000;

export interface PageSize {
  width: number;
  height: number;
}

/** Points, upright by the document's own rotation. */
export async function readPageSize(bytes: Uint8Array, page: number, password?: string): Promise<PageSize> {
  return withPage(bytes, page, password, (document) => document.pageSize(page));
}

/** PNG, `width` pixels wide; less where the page would need more pixels than are allowed. */
export async function renderPage(bytes: Uint8Array, page: number, width: number, options: PictureOptions = {}): Promise<Uint8Array> {
  return withPage(bytes, page, options.password, async (document) => {
    const own = await document.pageSize(page);
    const turn = options.turn ?? 0;
    const size = turn % 180 === 0 ? own : { width: own.height, height: own.width };
    const raster = await document.paintPage(page, pixelSize(size, width), turn);
    const { default: sharp } = await import('sharp');
    const { pixels } = raster;
    return sharp(pixels, { raw: { width: raster.width, height: raster.height, channels: 4 } }).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
  });
}

function pixelSize(size: PageSize, width: number): PageSize {
  const ratio = size.height / size.width;
  const widest = Math.min(LARGEST_SIDE, LARGEST_SIDE / ratio, Math.sqrt(MOST_PIXELS / ratio));
  const pixels = Math.max(1, Math.min(Math.round(width), Math.floor(widest)));
  return { width: pixels, height: Math.max(1, Math.round(pixels * ratio)) };
}

async function withPage<T>(bytes: Uint8Array, page: number, password: string | undefined, use: (document: OpenedDocument) => Promise<T>): Promise<T> {
  const document = await openDocument(bytes, { password });
  try {
    if (!Number.isInteger(page) || page < 1 || page > document.pageCount) {
      throw new DocumentError('noPages', `The document has no page ${page}: it has ${document.pageCount} pages, counted from 1.`, { page, pages: document.pageCount });
    }
    return await use(document);
  } finally {
    await document.close();
  }
}
