// Maps PDF user space to the upright page: points, origin top-left, rotation applied.
import type { Box } from '../../model.js';

export type Quarter = 0 | 90 | 180 | 270;

export interface PagePlacement {
  width: number;
  height: number;
  rotation: Quarter;
  /** x' = xx·x + yx·y + ox, y' = xy·x + yy·y + oy */
  matrix: { xx: number; xy: number; yx: number; yy: number; ox: number; oy: number };
  point(x: number, y: number): [number, number];
  direction(dx: number, dy: number): [number, number];
  box(left: number, bottom: number, right: number, top: number): Box;
}

/** `bounds` is the visible box of the page in user space (left, bottom, right, top); rotation is clockwise. */
export function placePage(bounds: Box, rotation: Quarter): PagePlacement {
  const [left, bottom, right, top] = bounds;
  const turned = rotation === 90 || rotation === 270;
  const point = (x: number, y: number): [number, number] => {
    if (rotation === 90) return [y - bottom, x - left];
    if (rotation === 180) return [right - x, y - bottom];
    if (rotation === 270) return [top - y, right - x];
    return [x - left, top - y];
  };
  const [ox, oy] = point(0, 0);
  const [rightX, rightY] = point(1, 0);
  const [upX, upY] = point(0, 1);
  return {
    matrix: { xx: rightX - ox, xy: rightY - oy, yx: upX - ox, yy: upY - oy, ox, oy },
    width: turned ? top - bottom : right - left,
    height: turned ? right - left : top - bottom,
    rotation,
    point,
    direction(dx, dy) {
      const [x, y] = point(dx, dy);
      return [x - ox, y - oy];
    },
    box(x0, y0, x1, y1) {
      const [ax, ay] = point(x0, y0);
      const [bx, by] = point(x1, y1);
      return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
    },
  };
}
