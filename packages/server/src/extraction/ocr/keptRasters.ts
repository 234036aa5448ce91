// The pixels of the pages looked at last: recognition paints a page, and each step of the repair goes back to it. Painting one takes as long
// as reading twenty cells again.
import type { OpenedDocument, Quarter } from '../open.js';
import { evenFolds } from './folds.js';
import { turn } from './grayImage.js';
import { findPerspective, takeOutPerspective } from './perspective.js';
import type { PageRaster } from './recognizePage.js';

/** Pages whose pixels are held, about 6 MB each. */
const MOST_KEPT = 6;

interface Kept {
  turned: Quarter;
  raster: Promise<PageRaster>;
}

/** Of one document, which may be closed and opened again meanwhile. */
export class KeptRasters {
  private readonly pages = new Map<number, Kept>();
  private readonly finer = new Map<number, number>();

  /** From now on the pixels of this page are so many times as fine, and whoever looks at it again sees those. */
  refine(number: number, finer: number): void {
    this.finer.set(number, finer);
    this.pages.delete(number);
  }

  /** Turned clockwise on top of the document's own rotation. Nobody may write into the pixels. */
  async of(document: OpenedDocument, number: number, turned: Quarter = 0): Promise<PageRaster> {
    const kept = this.pages.get(number);
    this.pages.delete(number);
    const raster = kept?.turned === turned ? kept.raster : paint(document, number, turned, kept?.turned === 0 ? kept.raster : undefined, this.finer.get(number));
    this.pages.set(number, { turned, raster });
    for (const other of this.pages.keys()) if (this.pages.size > MOST_KEPT) this.pages.delete(other);
    return raster;
  }
}

async function paint(document: OpenedDocument, number: number, turned: Quarter, upright?: Promise<PageRaster>, finer?: number): Promise<PageRaster> {
  const { image, ...raster } = await (upright ?? straightPage(document, number, finer));
  return { ...raster, image: turn(image, turned) };
}

async function straightPage(document: OpenedDocument, number: number, finer?: number): Promise<PageRaster> {
  const { image, scale } = await document.rasterPage(number, finer);
  evenFolds(image);
  const perspective = findPerspective(image);
  return perspective ? { image: takeOutPerspective(image, perspective), scale, perspective } : { image, scale };
}
