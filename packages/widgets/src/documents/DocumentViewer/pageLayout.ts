import type { Size } from './pageGeometry.js';

/** A number is the scale in percent of the printed size; `width` and `page` follow the room there is. */
export type Zoom = number | 'width' | 'page';

export const PAGE_GAP = 12;
export const MIN_ZOOM = 25;
export const MAX_ZOOM = 500;
/** CSS pixels of a point at 100 %. */
export const PIXELS_PER_POINT = 96 / 72;
const ZOOM_STEPS = [25, 33, 50, 67, 75, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400, 500];

/** CSS pixels per point, for a page of this size as it is shown. */
export function scaleFor(zoom: Zoom, page: Size, room: Size): number {
  if (typeof zoom === 'number') return (zoom / 100) * PIXELS_PER_POINT;
  const byWidth = Math.max(room.width - 2 * PAGE_GAP, 80) / page.width;
  if (zoom === 'width') return byWidth;
  return Math.min(byWidth, Math.max(room.height - 2 * PAGE_GAP, 80) / page.height);
}

export function zoomPercent(scale: number): number {
  return Math.round((scale / PIXELS_PER_POINT) * 100);
}

/** The next step of the zoom up or down from where it is. */
export function stepZoom(percent: number, direction: 1 | -1): number {
  const steps = direction === 1 ? ZOOM_STEPS : ZOOM_STEPS.toReversed();
  const next = steps.find((step) => (direction === 1 ? step > percent : step < percent));
  return next ?? (direction === 1 ? MAX_ZOOM : MIN_ZOOM);
}

export interface PageLayout {
  /** Top of each page, and one more: the height of all. */
  tops: number[];
  heights: number[];
  widths: number[];
  width: number;
}

/** @param sizes Of the pages as they are shown, each turned. */
export function layOut(sizes: readonly Size[], scale: number): PageLayout {
  const tops: number[] = [];
  const heights: number[] = [];
  const widths: number[] = [];
  let top = PAGE_GAP;
  let width = 0;
  for (const page of sizes) {
    const height = page.height * scale;
    tops.push(top);
    heights.push(height);
    widths.push(page.width * scale);
    top += height + PAGE_GAP;
    width = Math.max(width, page.width * scale);
  }
  tops.push(top);
  return { tops, heights, widths, width: width + 2 * PAGE_GAP };
}

/** The page (zero-based) at a height of the scroller. */
export function pageAt(layout: PageLayout, y: number): number {
  let low = 0;
  let high = Math.max(layout.heights.length - 1, 0);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((layout.tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** First and last page (zero-based) to keep on the screen: those in view and one on either side. */
export function pagesInView(layout: PageLayout, scrollTop: number, height: number): [first: number, last: number] {
  const count = layout.heights.length;
  const first = pageAt(layout, scrollTop);
  const last = pageAt(layout, scrollTop + height);
  return [Math.max(first - 1, 0), Math.min(last + 1, Math.max(count - 1, 0))];
}

/** A place that stays put while the layout changes. */
export interface Anchor { page: number; fraction: number; within: number }

export function anchorAt(layout: PageLayout, scrollTop: number, within: number): Anchor {
  const page = pageAt(layout, scrollTop + within);
  const height = layout.heights[page] || 1;
  return { page, fraction: (scrollTop + within - (layout.tops[page] ?? 0)) / height, within };
}

export function scrollTopOf(layout: PageLayout, { page, fraction, within }: Anchor): number {
  return Math.max((layout.tops[page] ?? 0) + fraction * (layout.heights[page] ?? 0) - within, 0);
}
