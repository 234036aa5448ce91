// Turns one path object into table lines (thin strokes and thin rectangles) and filled rectangles.
import type { Box, Rule } from '../../model.js';
import type { Pdfium } from './library.js';
import type { PagePlacement } from './placement.js';

export type Matrix = readonly [number, number, number, number, number, number];

export function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[1] * n[2], m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2], m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4], m[4] * n[1] + m[5] * n[3] + n[5],
  ];
}

export interface PaintedPath {
  rules: Rule[];
  fillColor: number;
  opaque: boolean;
  /** Bounding boxes of the filled subpaths. */
  areas: { box: Box; rectangle: boolean }[];
}

interface Segment {
  from: [number, number];
  to: [number, number];
}

/** Thinner than this (in points) a filled rectangle is a line. Lines in print stay below 3 pt on every page size. */
const THICKEST_RULE = 3;
const SHORTEST_RULE = 4;
/** In points, and of the height of the page. */
const NARROWEST_BAND = 20;
const HIGHEST_BAND = 0.25;
const LINE = 0;
const MOVE = 2;

export function readPath(pdfium: Pdfium, object: number, matrix: Matrix, placement: PagePlacement): PaintedPath | null {
  const { call, scratch } = pdfium;
  if (!call.FPDFPath_GetDrawMode(object, scratch, scratch + 4)) return null;
  const fillMode = pdfium.view().getInt32(scratch, true);
  const stroked = pdfium.view().getInt32(scratch + 4, true) !== 0;
  if (fillMode === 0 && !stroked) return null;
  const subpaths = readSubpaths(pdfium, object, matrix, placement);
  const fill = readColor(pdfium, object);
  const rules: Rule[] = [];
  const areas: PaintedPath['areas'] = [];
  const width = stroked ? strokeWidth(pdfium, object, matrix) : 0;
  for (const segments of subpaths) {
    const box = boundsOf(segments);
    const thin = box && fillMode !== 0 ? thinRule(box) : null;
    if (thin) rules.push(thin);
    else if (box && fillMode !== 0) {
      const rectangle = isRectangle(segments);
      areas.push({ box, rectangle });
      if (rectangle) rules.push(...edgesOf(box, placement.height));
    }
    if (stroked && !thin) for (const segment of segments) rules.push(...strokeRule(segment, width));
  }
  return { rules, fillColor: fill.rgb, opaque: fill.alpha === 255 && call.FPDFPageObj_HasTransparency(object) === 0, areas };
}

function readSubpaths(pdfium: Pdfium, object: number, matrix: Matrix, placement: PagePlacement): Segment[][] {
  const { call, scratch } = pdfium;
  const subpaths: Segment[][] = [];
  let current: Segment[] = [];
  let start: [number, number] = [0, 0];
  let last: [number, number] = [0, 0];
  const count = call.FPDFPath_CountSegments(object);
  for (let index = 0; index < count; index += 1) {
    const segment = call.FPDFPath_GetPathSegment(object, index);
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const view = pdfium.view();
    const px = view.getFloat32(scratch, true);
    const py = view.getFloat32(scratch + 4, true);
    const point = placement.point(matrix[0] * px + matrix[2] * py + matrix[4], matrix[1] * px + matrix[3] * py + matrix[5]);
    const type = call.FPDFPathSegment_GetType(segment);
    if (type === MOVE) {
      if (current.length > 0) subpaths.push(current);
      current = [];
      start = point;
    } else if (type === LINE) {
      current.push({ from: last, to: point });
    } else {
      // A curve is no table line, but its ends still bound what is filled.
      current.push({ from: last, to: point }, { from: [Number.NaN, 0], to: [Number.NaN, 0] });
    }
    last = point;
    if (call.FPDFPathSegment_GetClose(segment) === 1 && (point[0] !== start[0] || point[1] !== start[1])) {
      current.push({ from: point, to: start });
      last = start;
    }
  }
  if (current.length > 0) subpaths.push(current);
  return subpaths;
}

function boundsOf(segments: Segment[]): Box | null {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { from, to } of segments) {
    if (Number.isNaN(from[0])) continue;
    for (const [x, y] of [from, to]) {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
  }
  return box[2] >= box[0] ? box : null;
}

/** Where a shaded band or cell begins and ends: often all that parts the rows of a table. A background behind much of the page is none. */
function edgesOf([x0, y0, x1, y1]: Box, height: number): Rule[] {
  if (x1 - x0 < NARROWEST_BAND || y1 - y0 > HIGHEST_BAND * height) return [];
  return [y0, y1].map((y) => ({ box: [x0, y, x1, y], orientation: 'horizontal', isEdge: true }));
}

function isRectangle(segments: Segment[]): boolean {
  return segments.length >= 3 && segments.length <= 5
    && segments.every(({ from, to }) => Math.abs(from[0] - to[0]) < 0.1 || Math.abs(from[1] - to[1]) < 0.1);
}

function thinRule(box: Box): Rule | null {
  const width = box[2] - box[0];
  const height = box[3] - box[1];
  if (height <= THICKEST_RULE && width >= SHORTEST_RULE && width > height * 3) return { box, orientation: 'horizontal' };
  if (width <= THICKEST_RULE && height >= SHORTEST_RULE && height > width * 3) return { box, orientation: 'vertical' };
  return null;
}

function strokeRule({ from, to }: Segment, width: number): Rule[] {
  if (Number.isNaN(from[0])) return [];
  const half = width / 2;
  const [x0, x1] = from[0] < to[0] ? [from[0], to[0]] : [to[0], from[0]];
  const [y0, y1] = from[1] < to[1] ? [from[1], to[1]] : [to[1], from[1]];
  if (y1 - y0 < 0.3) {
    const rule = thinRule([x0, (y0 + y1) / 2 - half, x1, (y0 + y1) / 2 + half]);
    return rule ? [rule] : [];
  }
  if (x1 - x0 < 0.3) {
    const rule = thinRule([(x0 + x1) / 2 - half, y0, (x0 + x1) / 2 + half, y1]);
    return rule ? [rule] : [];
  }
  return [];
}

function strokeWidth(pdfium: Pdfium, object: number, matrix: Matrix): number {
  const { call, scratch } = pdfium;
  if (!call.FPDFPageObj_GetStrokeWidth(object, scratch)) return 0;
  return pdfium.view().getFloat32(scratch, true) * Math.hypot(matrix[0], matrix[1]);
}

function readColor(pdfium: Pdfium, object: number): { rgb: number; alpha: number } {
  const { call, scratch } = pdfium;
  if (!call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return { rgb: 0, alpha: 255 };
  const view = pdfium.view();
  const part = (offset: number) => view.getUint32(scratch + offset, true) & 0xff;
  return { rgb: (part(0) << 16) | (part(4) << 8) | part(8), alpha: part(12) };
}
