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
const EVEN_ODD = 1;
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
  const shapes = subpaths.map((segments) => ({ segments, box: boundsOf(segments) }));
  const frames = fillMode === 0 ? new Map<number, Box[]>() : framesOf(shapes, fillMode === EVEN_ODD);
  shapes.forEach(({ segments, box }, at) => {
    const thin = box && fillMode !== 0 ? thinRule(box) : null;
    const sides = frames.get(at);
    if (sides) {
      for (const side of sides) {
        const line = thinRule(side);
        if (line) rules.push(line);
        else areas.push({ box: side, rectangle: true });
      }
    } else if (thin) rules.push(thin);
    else if (box && fillMode !== 0) {
      const rectangle = isRectangle(segments);
      areas.push({ box, rectangle });
      if (rectangle) rules.push(...edgesOf(box, placement.height));
    }
    if (stroked && !thin) for (const segment of segments) rules.push(...strokeRule(segment, width));
  });
  return { rules, fillColor: fill.rgb, opaque: fill.alpha === 255 && call.FPDFPageObj_HasTransparency(object) === 0, areas };
}

/** What is painted of two rectangles in each other, by the place of the outer one: its sides. Of the inner one nothing is, for it is a hole. */
function framesOf(shapes: readonly { segments: Segment[]; box: Box | null }[], isEvenOdd: boolean): Map<number, Box[]> {
  const frames = new Map<number, Box[]>();
  for (let at = 0; at + 1 < shapes.length; at += 1) {
    const [a, b] = [shapes[at]!, shapes[at + 1]!];
    if (!a.box || !b.box || frames.has(at) || !isRectangle(a.segments) || !isRectangle(b.segments)) continue;
    if (!isEvenOdd && Math.sign(turnOf(a.segments)) === Math.sign(turnOf(b.segments))) continue;
    const [outer, inner, isFirst] = holds(a.box, b.box) ? [a.box, b.box, true] : [b.box, a.box, false];
    if (!holds(outer, inner)) continue;
    const [x0, y0, x1, y1] = outer;
    frames.set(isFirst ? at : at + 1, [[x0, y0, x1, inner[1]], [x0, inner[3], x1, y1], [x0, y0, inner[0], y1], [inner[2], y0, x1, y1]]);
    frames.set(isFirst ? at + 1 : at, []);
  }
  return frames;
}

function holds(outer: Box, inner: Box): boolean {
  return outer[0] < inner[0] && outer[1] < inner[1] && outer[2] > inner[2] && outer[3] > inner[3];
}

/** Positive one way round, negative the other. */
function turnOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { from, to }) => sum + from[0] * to[1] - to[0] * from[1], 0);
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
