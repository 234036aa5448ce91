// The part of the page that an object may paint on: reports cut texts off at the edge of their cell, and the rest stays in the file.
import type { Box } from '../../model.js';
import type { Pdfium } from './library.js';
import type { Matrix } from './paths.js';
import type { PagePlacement } from './placement.js';

const NOWHERE: Box = [Infinity, Infinity, -Infinity, -Infinity];

/** The box around the object's clip, of whatever shape that is; null where nothing is cut off. */
export function clipBox(pdfium: Pdfium, object: number, parent: Matrix | null, placement: PagePlacement): Box | null {
  const { call } = pdfium;
  const clip = call.FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : call.FPDFClipPath_CountPaths(clip);
  let box: Box | null = null;
  for (let path = 0; path < paths; path += 1) box = common(box, boxOfPath(pdfium, clip, path, parent, placement));
  return box;
}

/** What lies in both; null is the whole page. */
export function common(a: Box, b: Box | null): Box;
export function common(a: Box | null, b: Box | null): Box | null;
export function common(a: Box | null, b: Box | null): Box | null {
  if (!a || !b) return a ?? b;
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

function boxOfPath({ call, scratch, view }: Pdfium, clip: number, path: number, parent: Matrix | null, placement: PagePlacement): Box | null {
  const segments = call.FPDFClipPath_CountPathSegments(clip, path);
  if (segments <= 0) return null;
  const box: Box = [...NOWHERE];
  for (let index = 0; index < segments; index += 1) {
    if (!call.FPDFPathSegment_GetPoint(call.FPDFClipPath_GetPathSegment(clip, path, index), scratch, scratch + 4)) return null;
    const px = view().getFloat32(scratch, true);
    const py = view().getFloat32(scratch + 4, true);
    const [x, y] = parent ? placement.point(parent[0] * px + parent[2] * py + parent[4], parent[1] * px + parent[3] * py + parent[5]) : placement.point(px, py);
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}
