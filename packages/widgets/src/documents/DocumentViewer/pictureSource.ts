import { PAGE_IMAGE_MAX_WIDTH, PAGE_REQUEST_INTERVAL_MS, type DocumentPage, type PageText } from '@tieout/sdk/contract';
import { oncePerPage } from './oncePerPage.js';
import { turnedSize, type Rotation, type Size } from './pageGeometry.js';
import { affordableRatio, thumbnailScale, type PageSource, type PaintOptions } from './pageSource.js';
import { createThrottledQueue } from './throttledQueue.js';
import { layWords } from './wordLayer.js';

export interface PictureAddresses {
  numPages: number;
  page(page: number): Promise<Pick<DocumentPage, 'width' | 'height'>>;
  imageUrl(page: number, width: number): string;
  /** Words recognised on it. */
  text(page: number): Promise<PageText>;
}

/** Documents that are not PDFs: pictures of their pages, made by the server. */
export function openPictures({ numPages, page: getPage, imageUrl, text }: PictureAddresses): PageSource {
  const thumbnails = createThrottledQueue(PAGE_REQUEST_INTERVAL_MS);
  const size = oncePerPage<Size>((page) => getPage(page).then(({ width, height }) => ({ width, height })));
  return {
    numPages,
    size,
    paint: async (page, options) => {
      const upright = await size(page);
      options.signal.throwIfAborted();
      const ratio = affordableRatio(upright.width * options.scale, upright.height * options.scale, options.pixelRatio);
      const image = await loadImage(imageUrl(page, pictureWidth(upright.width * options.scale * ratio)), options.signal);
      return drawTurned(image, upright, options.rotation, options.scale * ratio);
    },
    paintThumbnail: (page, options) => thumbnails.run(async () => {
      const upright = await size(page);
      const scale = thumbnailScale(upright, options) * 2;
      const image = await loadImage(imageUrl(page, pictureWidth(upright.width * scale)), options.signal);
      return drawTurned(image, upright, options.rotation, scale);
    }, options.signal),
    layText: async (page, container, { rotation, signal }) => {
      const [shown, words] = await Promise.all([size(page), text(page)]);
      signal.throwIfAborted();
      layWords(container, words, { size: shown, rotation });
    },
    close: () => undefined,
  };
}

/** Rounded up in steps, so that small changes of the zoom ask for the same picture. */
function pictureWidth(pixels: number): number {
  return Math.min(Math.max(Math.ceil(pixels / 200) * 200, 200), PAGE_IMAGE_MAX_WIDTH);
}

async function loadImage(url: string, signal: AbortSignal): Promise<HTMLImageElement> {
  const image = new Image();
  image.decoding = 'async';
  // On a page of another server the request says where it comes from, and the canvas may be read.
  image.crossOrigin = 'anonymous';
  image.src = url;
  signal.addEventListener('abort', () => { image.src = ''; }, { once: true });
  await image.decode();
  signal.throwIfAborted();
  return image;
}

function drawTurned(image: HTMLImageElement, upright: Size, rotation: Rotation, scale: PaintOptions['scale']): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const turned = turnedSize(upright, rotation);
  canvas.width = Math.max(Math.round(turned.width * scale), 1);
  canvas.height = Math.max(Math.round(turned.height * scale), 1);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas to draw the page on');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((rotation * Math.PI) / 180);
  const width = upright.width * scale;
  const height = upright.height * scale;
  context.drawImage(image, -width / 2, -height / 2, width, height);
  return canvas;
}
