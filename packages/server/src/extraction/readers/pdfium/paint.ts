// Walks what is painted on a page besides text: lines for tables, images, and filled areas with their order, so that text
// painted in the colour of its ground or covered afterwards is known to be unseen.
import type { Box, Rule } from '../../model.js';
import { clipBox, common } from './clip.js';
import type { Pdfium } from './library.js';
import { isOpaquePicture } from './opaquePicture.js';
import type { PagePlacement } from './placement.js';
import { type Matrix, multiply, readPath } from './paths.js';

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;

/** A path drawn from more segments than this is a picture, not a table line. */
const MOST_SEGMENTS = 400;
/** Height of the bands in which painted areas are looked up, in points. */
const BAND = 8;

interface Fill {
  box: Box;
  /** null: an image, a gradient, a transparent or a round shape, so what lies at a place is not known. */
  color: number | null;
  order: number;
  /** Covers all below it. Whether a picture does is asked once there is something below it. */
  opaque: boolean | (() => boolean);
}

export interface Paint {
  rules: Rule[];
  images: Box[];
  shapes: number;
  isUnseen(textObject: number, box: Box, color: number): boolean;
}

export function readPaint(pdfium: Pdfium, document: number, page: number, placement: PagePlacement): Paint {
  const walk = new PaintWalk(pdfium, document, page, placement);
  const { call } = pdfium;
  const count = call.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) walk.visit(call.FPDFPage_GetObject(page, index), null, null);
  return walk;
}

class PaintWalk implements Paint {
  rules: Rule[] = [];
  images: Box[] = [];
  shapes = 0;
  private fills: Fill[] = [];
  private texts = new Map<number, { order: number; clip: Box | null }>();
  private order = 0;
  /** By their heights on the page, once all are known. */
  private bands: Map<number, Fill[]> | null = null;

  constructor(private pdfium: Pdfium, private document: number, private page: number, private placement: PagePlacement) {}

  visit(object: number, parent: Matrix | null, parentClip: Box | null): void {
    const { call } = this.pdfium;
    this.order += 1;
    const type = call.FPDFPageObj_GetType(object);
    if (type === TEXT) this.texts.set(object, { order: this.order, clip: this.clipOf(object, parent, parentClip) });
    else if (type === PATH) this.path(object, parent, parentClip);
    else if (type === IMAGE || type === SHADING) this.picture(object, parent, parentClip, type === IMAGE);
    else if (type === FORM) {
      const matrix = this.matrix(object, parent);
      const clip = this.clipOf(object, parent, parentClip);
      const count = call.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count; index += 1) this.visit(call.FPDFFormObj_GetObject(object, index), matrix, clip);
    }
  }

  private clipOf(object: number, parent: Matrix | null, parentClip: Box | null): Box | null {
    return common(parentClip, clipBox(this.pdfium, object, parent, this.placement));
  }

  isUnseen(textObject: number, box: Box, color: number): boolean {
    const { width, height } = this.placement;
    const x = (box[0] + box[2]) / 2;
    const y = (box[1] + box[3]) / 2;
    if (x < 0 || y < 0 || x > width || y > height) return true;
    const text = this.texts.get(textObject);
    if (text?.clip && !isAt(text.clip, x, y)) return true;
    const order = text?.order ?? Number.POSITIVE_INFINITY;
    let ground: number | null = 0xffffff;
    for (const fill of this.fillsAt(y)) {
      if (!isAt(fill.box, x, y)) continue;
      if (fill.order < order) ground = fill.color;
      else if (contains(fill.box, heartOf(box)) && isOpaque(fill)) return true;
    }
    return ground !== null && sameColor(ground, color);
  }

  /** Dotted lines are thousands of areas, which no glyph need be held against but those of its height on the page. */
  private fillsAt(y: number): readonly Fill[] {
    this.bands ??= inBands(this.fills);
    return this.bands.get(Math.floor(y / BAND)) ?? [];
  }

  private matrix(object: number, parent: Matrix | null): Matrix {
    const { call, scratch } = this.pdfium;
    call.FPDFPageObj_GetMatrix(object, scratch);
    const view = this.pdfium.view();
    const own = [0, 4, 8, 12, 16, 20].map((offset) => view.getFloat32(scratch + offset, true)) as unknown as Matrix;
    return parent ? multiply(own, parent) : own;
  }

  private bounds(object: number, parent: Matrix | null): Box | null {
    const { call, scratch } = this.pdfium;
    if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null;
    const view = this.pdfium.view();
    const [left, bottom, right, top] = [0, 4, 8, 12].map((offset) => view.getFloat32(scratch + offset, true)) as [number, number, number, number];
    const corners = [[left, bottom], [right, bottom], [left, top], [right, top]].map(([x, y]) =>
      parent ? [parent[0] * x! + parent[2] * y! + parent[4], parent[1] * x! + parent[3] * y! + parent[5]] : [x!, y!]);
    const xs = corners.map((corner) => corner[0]!);
    const ys = corners.map((corner) => corner[1]!);
    return this.clip(this.placement.box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)));
  }

  private clip(box: Box): Box | null {
    const { width, height } = this.placement;
    const clipped: Box = [Math.max(box[0], 0), Math.max(box[1], 0), Math.min(box[2], width), Math.min(box[3], height)];
    return clipped[2] >= clipped[0] && clipped[3] >= clipped[1] ? clipped : null;
  }

  private picture(object: number, parent: Matrix | null, parentClip: Box | null, isImage: boolean): void {
    const whole = this.bounds(object, parent);
    const box = whole && this.clip(common(whole, this.clipOf(object, parent, parentClip)));
    if (!box) return;
    if (isImage) this.images.push(box);
    const opaque = isImage && (() => isOpaquePicture(this.pdfium, this.document, this.page, object));
    this.fills.push({ box, color: null, order: this.order, opaque });
  }

  private path(object: number, parent: Matrix | null, parentClip: Box | null): void {
    const { call } = this.pdfium;
    if (call.FPDFPath_CountSegments(object) > MOST_SEGMENTS) {
      this.shapes += 1;
      const box = this.bounds(object, parent);
      if (box) this.fills.push({ box, color: null, order: this.order, opaque: false });
      return;
    }
    const path = readPath(this.pdfium, object, this.matrix(object, parent), this.placement);
    if (!path) return;
    for (const rule of path.rules) {
      const box = this.clip(rule.box);
      if (box) this.rules.push({ ...rule, box });
    }
    this.shapes += 1;
    const clip = path.areas.length === 0 ? null : this.clipOf(object, parent, parentClip);
    for (const { box: area, rectangle } of path.areas) {
      const box = this.clip(common(area, clip));
      const certain = rectangle && path.opaque;
      if (box) this.fills.push({ box, color: certain ? path.fillColor : null, order: this.order, opaque: certain });
    }
  }
}

function inBands(fills: readonly Fill[]): Map<number, Fill[]> {
  const bands = new Map<number, Fill[]>();
  for (const fill of fills) {
    for (let band = Math.floor(fill.box[1] / BAND); band <= Math.floor(fill.box[3] / BAND); band += 1) {
      const known = bands.get(band);
      if (known) known.push(fill);
      else bands.set(band, [fill]);
    }
  }
  return bands;
}

function isOpaque(fill: Fill): boolean {
  if (typeof fill.opaque === 'function') fill.opaque = fill.opaque();
  return fill.opaque;
}

/** The middle half of a glyph both ways: who paints over that hides it, though the box of its font reaches further. */
function heartOf([x0, y0, x1, y1]: Box): Box {
  const width = (x1 - x0) / 4;
  const height = (y1 - y0) / 4;
  return [x0 + width, y0 + height, x1 - width, y1 - height];
}

function isAt([x0, y0, x1, y1]: Box, x: number, y: number): boolean {
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

function contains(outer: Box, inner: Box): boolean {
  const slack = 0.5;
  return outer[0] <= inner[0] + slack && outer[1] <= inner[1] + slack && outer[2] >= inner[2] - slack && outer[3] >= inner[3] - slack;
}

function sameColor(a: number, b: number): boolean {
  return isNear(a, b) && isNear(a >> 8, b >> 8) && isNear(a >> 16, b >> 16);
}

/** In the lowest byte. */
function isNear(a: number, b: number): boolean {
  return Math.abs((a & 0xff) - (b & 0xff)) <= 6;
}
