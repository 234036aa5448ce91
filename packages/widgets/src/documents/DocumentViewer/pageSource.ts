import { turnedSize, type Rotation, type Size } from './pageGeometry.js';

export interface PaintOptions {
  rotation: Rotation;
  /** CSS pixels per point. */
  scale: number;
  /** Device pixels per CSS pixel. */
  pixelRatio: number;
  signal: AbortSignal;
}

export interface ThumbnailOptions {
  rotation: Rotation;
  room: Size;
  signal: AbortSignal;
}

/** Where pages come from: a PDF in the browser, or pictures made by the server. Pages count from 0 here. */
export interface PageSource {
  numPages: number;
  /** Size of the upright page in points. */
  size(page: number): Promise<Size>;
  paint(page: number, options: PaintOptions): Promise<HTMLCanvasElement>;
  /** A small picture for the list of pages, as large as `room` (CSS pixels) has place for. */
  paintThumbnail(page: number, options: ThumbnailOptions): Promise<HTMLCanvasElement>;
  /** Lays selectable text over the page; absent when there is none. */
  layText?(page: number, container: HTMLElement, options: Omit<PaintOptions, 'pixelRatio'>): Promise<void>;
  close(): void;
}

/** CSS pixels per point with which a page of this size, once turned, fills the room of its small picture. */
export function thumbnailScale(size: Size, { rotation, room }: ThumbnailOptions): number {
  const { width, height } = turnedSize(size, rotation);
  return Math.min(room.width / width, room.height / height);
}

/** More device pixels than this are not painted; the picture is stretched instead. */
export const MAX_CANVAS_PIXELS = 33_000_000;

/** Lowers the pixel ratio where a page would need more memory than a browser gives. */
export function affordableRatio(width: number, height: number, pixelRatio: number): number {
  return Math.min(pixelRatio, Math.sqrt(MAX_CANVAS_PIXELS / Math.max(width * height, 1)));
}
