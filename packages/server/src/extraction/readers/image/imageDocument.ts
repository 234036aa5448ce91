// A picture (photo or scan) as a document: one page for each picture in the file, upright by its EXIF orientation.
import type { Sharp as Pipeline, default as sharpModule } from 'sharp';
import { DocumentError } from '../../model.js';
import type { GrayImage } from '../../ocr/grayImage.js';
import type { OpenedDocument, Quarter, Raster } from '../../open.js';
import { hasUsualScale, rasterScale } from '../../pages/rasterScale.js';
import type { ContentType } from '../contentType.js';
import type { RawPage } from '../glyph.js';
import type { PdfInfo } from '../pdfium/document.js';

/** About 10,000 × 10,000; a small file can unfold into far more. */
const MOST_PIXELS = 100_000_000;
const LONG_SIDE_POINTS = 842;
/** Points between which the long side of a paper page lies: a till receipt, and a sheet of A2. */
const SHORTEST_PAGE = 200;
const LONGEST_PAGE = 1700;
/** Long side in pixels that recognition is given of a picture whose resolution nobody knows: enough for small print, and no more than helps. */
const WANTED_RASTER = 3500;
/** A picture is enlarged no further than this. */
const LARGEST_ENLARGEMENT = 2;

type Sharp = typeof sharpModule;

interface Size {
  width: number;
  height: number;
}

export class ImageDocument implements OpenedDocument {
  readonly encrypted = false;

  private constructor(
    private readonly sharp: Sharp,
    private readonly bytes: Uint8Array,
    readonly mimetype: ContentType,
    readonly pageCount: number,
  ) {}

  static async open(bytes: Uint8Array, mimetype: ContentType): Promise<ImageDocument> {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(damaged);
    const document = new ImageDocument(sharp, bytes, mimetype, mimetype === 'image/tiff' ? (metadata.pages ?? 1) : 1);
    await document.pixelSize(1);
    return document;
  }

  info(): PdfInfo {
    return {};
  }

  revisions(): number {
    return 1;
  }

  async pageSize(number: number): Promise<Size> {
    const { width, height, density } = await this.pixelSize(number);
    // Without a resolution the page counts as A4.
    const scale = statedScale({ width, height }, density) ?? Math.max(width, height) / LONG_SIDE_POINTS;
    return { width: width / scale, height: height / scale };
  }

  async readPage(number: number): Promise<RawPage> {
    const { width, height } = await this.pageSize(number);
    return { width, height, rotation: 0, glyphs: [], rules: [], images: [[0, 0, width, height]], shapes: 0 };
  }

  async readPageAgain(): Promise<null> {
    return null;
  }

  async paintPage(number: number, size: Size, turn: Quarter = 0): Promise<Raster> {
    const oriented = this.page(number).flatten({ background: '#ffffff' });
    const [width, height] = turn % 180 === 0 ? [size.width, size.height] : [size.height, size.width];
    const upright = await oriented.resize(width, height, { fit: 'fill' }).toColourspace('srgb').removeAlpha().ensureAlpha().raw()
      .toBuffer({ resolveWithObject: true }).catch(damaged);
    if (turn === 0) return { pixels: upright.data, width, height };
    const turned = await this.sharp(upright.data, { raw: { width, height, channels: 4 } }).rotate(turn).raw().toBuffer();
    return { pixels: turned, width: size.width, height: size.height };
  }

  async rasterPage(number: number, finer = 1): Promise<{ image: GrayImage; scale: number }> {
    const pixels = await this.pixelSize(number);
    const { width } = await this.pageSize(number);
    const target = Math.max(1, Math.round(pixels.width * enlargementOf(pixels, finer)));
    const { data, info } = await this.page(number).flatten({ background: '#ffffff' }).resize(target).greyscale().raw()
      .toBuffer({ resolveWithObject: true }).catch(damaged);
    return { image: { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width: info.width, height: info.height }, scale: info.width / width };
  }

  async close(): Promise<void> {
    // Nothing is held open: sharp reads the bytes anew for each page.
  }

  private page(number: number): Pipeline {
    return this.sharp(this.bytes, { page: this.mimetype === 'image/tiff' ? number - 1 : 0, limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
  }

  /** Size after the EXIF orientation is applied. */
  private async pixelSize(number: number): Promise<Size & { density: number | undefined }> {
    const options = { page: this.mimetype === 'image/tiff' ? number - 1 : 0, limitInputPixels: false as const };
    const metadata = await this.sharp(this.bytes, options).metadata().catch(damaged);
    const { width, height } = metadata.autoOrient;
    if (width * height > MOST_PIXELS) {
      throw new DocumentError(
        'imageTooLarge',
        `The picture is ${width} × ${height} pixels, more than the ${MOST_PIXELS / 1_000_000} million that can be read. Save it at a lower resolution (300 dpi is plenty) and add that.`,
        { width, height },
      );
    }
    return { width, height, density: metadata.density };
  }
}

/** Pixels a point, of scanners, which state their resolution; cameras and screenshots say 72 or nothing. */
function statedScale({ width, height }: Size, density: number | undefined): number | null {
  if (density === undefined || density < 100) return null;
  const stated = (Math.max(width, height) / density) * 72;
  return stated >= SHORTEST_PAGE && stated <= LONGEST_PAGE ? density / 72 : null;
}

/** How much larger recognition is given a picture. A scanner's page is read as one in a PDF is; print on others may be of any size. */
function enlargementOf({ width, height, density }: Size & { density: number | undefined }, finer: number): number {
  const scale = statedScale({ width, height }, density);
  const wanted = scale === null ? (finer * WANTED_RASTER) / Math.max(width, height) : finer === 1 && hasUsualScale(scale) ? 1 : rasterScale(width / scale, height / scale, finer) / scale;
  return Math.min(wanted, LARGEST_ENLARGEMENT);
}

function damaged(): never {
  throw new DocumentError('damaged', 'The picture is damaged or not complete and cannot be shown. Scan or photograph the page again, or add the original PDF.');
}
