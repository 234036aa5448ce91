import type { Box, PageTurn } from '@tieout/sdk/contract';

/** Turn of the page, clockwise, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

export interface Size { width: number; height: number }
export interface Rect { left: number; top: number; width: number; height: number }

export function turn(rotation: Rotation, by: Rotation | -90 | -180 | -270): Rotation {
  return ((rotation + by + 360) % 360) as Rotation;
}

/** Of each page the turn that brings it upright: those not named are upright as they are. */
export function turnsOf(count: number, named: readonly PageTurn[]): Rotation[] {
  const turns = Array.from({ length: count }, (): Rotation => 0);
  for (const { pageNumber, degrees } of named) if (pageNumber < count) turns[pageNumber] = degrees;
  return turns;
}

/** The size a page takes once turned. */
export function turnedSize({ width, height }: Size, rotation: Rotation): Size {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Where a box of the upright page (points, origin top-left) lies on the turned, scaled page. */
export function boxToRect([x0, y0, x1, y1]: Box, page: Size, rotation: Rotation, scale: number): Rect {
  const left = Math.min(x0, x1);
  const right = Math.max(x0, x1);
  const top = Math.min(y0, y1);
  const bottom = Math.max(y0, y1);
  const [l, t, r, b] = turnBox(left, top, right, bottom, page, rotation);
  return { left: l * scale, top: t * scale, width: (r - l) * scale, height: (b - t) * scale };
}

function turnBox(l: number, t: number, r: number, b: number, page: Size, rotation: Rotation): [number, number, number, number] {
  switch (rotation) {
    case 90: return [page.height - b, l, page.height - t, r];
    case 180: return [page.width - r, page.height - b, page.width - l, page.height - t];
    case 270: return [t, page.width - r, b, page.width - l];
    default: return [l, t, r, b];
  }
}

/** The point of the upright page (points, origin top-left) under a point of the turned, scaled page. */
export function pointOnPage(left: number, top: number, page: Size, rotation: Rotation, scale: number): { x: number; y: number } {
  const x = left / scale;
  const y = top / scale;
  switch (rotation) {
    case 90: return { x: y, y: page.height - x };
    case 180: return { x: page.width - x, y: page.height - y };
    case 270: return { x: page.width - y, y: x };
    default: return { x, y };
  }
}
