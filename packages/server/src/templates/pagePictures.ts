// Small pictures of pages, and pictures of places on them.
import { ApiError, canvasOf, documentErrors, isImportMimetype, templateErrors, THUMBNAIL_SCALE } from '@tieout/sdk/contract';
import type { PageLocation, Thumbnail } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import type { Document } from '../documents/documents.model.js';
import { fileKey, sourceOf } from '../documents/files.commands.js';
import type { BinaryResponse } from '../http/route.js';

/** Pixels across the page that a place is cut out of. */
const PICTURE_WIDTH = 1700;

/** @throws ApiError `document.password_required`, `template.not_a_page` */
export async function pageThumbnails(context: Context, document: Document, { offset, count }: { offset: number; count: number }): Promise<{ thumbnails: Thumbnail[]; count: number }> {
  const source = await pageSource(context, document);
  const pages = document.numPages ?? 0;
  const numbers = Array.from({ length: Math.max(0, Math.min(count, pages - offset)) }, (_, index) => offset + index);
  const thumbnails = await Promise.all(numbers.map(async (pageNumber) => {
    const size = await context.reader.pageSize(source, pageNumber);
    const [width, height] = [Math.max(16, Math.round(size.width * THUMBNAIL_SCALE)), Math.max(16, Math.round(size.height * THUMBNAIL_SCALE))];
    return { pageNumber, width, height, imageSrc: `/api/v1/protected/document/${document.id}/page/${pageNumber}/image?width=${width}` };
  }));
  return { thumbnails, count: pages };
}

/** @throws ApiError `document.password_required` */
export async function fragmentPicture(context: Context, document: Document, { pageNumber, location }: { pageNumber: number; location: PageLocation }): Promise<BinaryResponse> {
  const source = await pageSource(context, document);
  const page = await context.reader.renderPage(source, pageNumber, PICTURE_WIDTH);
  const { default: sharp } = await import('sharp');
  const picture = sharp(page);
  const { width, height } = await picture.metadata();
  const canvas = canvasOf({ width, height });
  const left = clamp(Math.floor((location.x0 / canvas.width) * width), 0, width - 1);
  const top = clamp(Math.floor((location.y0 / canvas.height) * height), 0, height - 1);
  const right = clamp(Math.ceil((location.x1 / canvas.width) * width), left + 1, width);
  const bottom = clamp(Math.ceil((location.y1 / canvas.height) * height), top + 1, height);
  const body = await picture.extract({ left, top, width: right - left, height: bottom - top }).png().toBuffer();
  return { body, mimetype: 'image/png', headers: { 'cache-control': 'private, max-age=3600' } };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

async function pageSource({ storage }: Context, document: Document) {
  if (isImportMimetype(document.mimetype)) throw new ApiError(templateErrors.notAPage);
  if (document.readableSha256 === null) throw new ApiError(documentErrors.passwordRequired);
  return sourceOf(storage, fileKey(document.contractId, document.readableSha256));
}
