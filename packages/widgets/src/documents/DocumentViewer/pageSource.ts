import type { Rotation, Size } from './pageGeometry.js';

export interface PaintOptions {
  rotation: Rotation;
  /** CSS pixels per point. */
  scale: number;
  /** Device pixels per CSS pixel. */
  pixelRatio: number;
  signal: AbortSignal;
}

/** Where pages come from: a PDF in the browser, or pictures made by the server. Pages count from 0 here. */
export interface PageSource {
  numPages: number;
  /** Size of the upright page in points. */
  size(page: number): Promise<Size>;
  paint(page: number, options: PaintOptions): Promise<HTMLCanvasElement>;
  /** A small picture for the list of pages, `width` CSS pixels wide. */
  paintThumbnail(page: number, width: number, signal: AbortSignal): Promise<HTMLCanvasElement>;
  /** Lays selectable text over the page; absent when there is none. */
  layText?(page: number, container: HTMLElement, options: Omit<PaintOptions, 'pixelRatio'>): Promise<void>;
  close(): void;
}

/** More device pixels than this are not painted; the picture is stretched instead. */
export const MAX_CANVAS_PIXELS = 33_000_000;

/** Lowers the pixel ratio where a page would need more memory than a browser gives. */
export function affordableRatio(width: number, height: number, pixelRatio: number): number {
  return Math.min(pixelRatio, Math.sqrt(MAX_CANVAS_PIXELS / Math.max(width * height, 1)));
}
