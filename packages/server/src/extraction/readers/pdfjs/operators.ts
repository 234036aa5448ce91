// Follows pdf.js's list of drawing operators and keeps what it says about characters, their places and styles.
import type { Box, Rule } from '../../model.js';
import type { Glyph, GlyphStyle } from '../glyph.js';

type Matrix = number[];

interface Operators {
  fnArray: number[];
  argsArray: unknown[];
}

interface PdfjsFont {
  name?: string;
  fontMatrix?: Matrix;
  ascent?: number;
  descent?: number;
  bold?: boolean;
  black?: boolean;
}

interface PdfjsGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

interface State {
  matrix: Matrix;
  font: PdfjsFont;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
  color: number;
}

export interface PageContent {
  glyphs: Glyph[];
  rules: Rule[];
  images: Box[];
  shapes: number;
}

/** Ascent and descent, in shares of the font size, where a font tells none that can be believed. */
const ASCENT = 0.8;
const DESCENT = -0.2;

export function readOperators(operators: Operators, ops: Record<string, number>, viewport: Matrix, fontOf: (name: string) => unknown): PageContent {
  const walk = new OperatorWalk(viewport, (name) => (fontOf(name) ?? {}) as PdfjsFont);
  const names = new Map(Object.entries(ops).map(([name, code]) => [code, name]));
  operators.fnArray.forEach((code, index) => {
    walk.run(names.get(code) ?? '', (operators.argsArray[index] ?? []) as unknown[]);
  });
  const { glyphs, images, shapes } = walk;
  return { glyphs, rules: [], images, shapes };
}

class OperatorWalk {
  glyphs: Glyph[] = [];
  images: Box[] = [];
  shapes = 0;
  private state: State;
  private stack: State[] = [];
  private textMatrix: Matrix = [1, 0, 0, 1, 0, 0];
  private lineMatrix: Matrix = [1, 0, 0, 1, 0, 0];

  constructor(viewport: Matrix, private fontOf: (name: string) => PdfjsFont) {
    this.state = { matrix: viewport, font: {}, size: 0, charSpacing: 0, wordSpacing: 0, stretch: 1, leading: 0, rise: 0, mode: 0, color: 0 };
  }

  run(name: string, args: unknown[]): void {
    const numbers = args.flatMap((arg) => (typeof arg === 'number' ? [arg] : isNumberList(arg) ? [...arg] : []));
    const state = this.state;
    switch (name) {
      case 'save': case 'paintFormXObjectBegin':
        this.stack.push({ ...state });
        if (name === 'paintFormXObjectBegin' && isNumberList(args[0])) this.state.matrix = times([...args[0]], state.matrix);
        return;
      case 'restore': case 'paintFormXObjectEnd': this.state = this.stack.pop() ?? state; return;
      case 'transform': state.matrix = times(numbers, state.matrix); return;
      case 'beginText': this.setTextMatrix([1, 0, 0, 1, 0, 0]); return;
      case 'setTextMatrix': this.setTextMatrix(numbers); return;
      case 'setFont': state.font = this.fontOf(String(args[0])); state.size = Number(args[1]); return;
      case 'setCharSpacing': state.charSpacing = numbers[0]!; return;
      case 'setWordSpacing': state.wordSpacing = numbers[0]!; return;
      case 'setHScale': state.stretch = numbers[0]! / 100; return;
      case 'setLeading': state.leading = -numbers[0]!; return;
      case 'setTextRise': state.rise = numbers[0]!; return;
      case 'setTextRenderingMode': state.mode = numbers[0]!; return;
      case 'moveText': this.moveText(numbers[0]!, numbers[1]!); return;
      case 'setLeadingMoveText': state.leading = numbers[1]!; this.moveText(numbers[0]!, numbers[1]!); return;
      case 'nextLine': this.moveText(0, state.leading); return;
      case 'setFillRGBColor': state.color = colorOf(args); return;
      case 'showText': this.showText(args[0] as (PdfjsGlyph | number)[]); return;
      case 'constructPath': this.shapes += 1; return;
      default: if (name.startsWith('paint') && name.includes('Image')) this.images.push(boxOf(state.matrix, 0, 0, 1, 1));
    }
  }

  private setTextMatrix(matrix: Matrix): void {
    this.textMatrix = matrix;
    this.lineMatrix = matrix;
  }

  private moveText(x: number, y: number): void {
    this.setTextMatrix(times([1, 0, 0, 1, x, y], this.lineMatrix));
  }

  private showText(glyphs: (PdfjsGlyph | number)[]): void {
    const { font, size, stretch, rise, charSpacing, wordSpacing } = this.state;
    const scale = size * (font.fontMatrix?.[0] ?? 0.001);
    const matrix = times(this.textMatrix, this.state.matrix);
    const style = this.styleOf(matrix);
    let x = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        x -= (glyph * size) / 1000;
        continue;
      }
      const width = glyph.width * scale;
      if (glyph.unicode !== '') this.glyphs.push(this.glyphAt(glyph, matrix, x * stretch, rise, width * stretch, style));
      x += width + charSpacing + (glyph.isSpace ? wordSpacing : 0);
    }
    this.textMatrix = times([1, 0, 0, 1, x * stretch, 0], this.textMatrix);
  }

  private glyphAt(glyph: PdfjsGlyph, matrix: Matrix, x: number, y: number, width: number, style: GlyphStyle): Glyph {
    const { font, size } = this.state;
    const ascent = font.ascent && font.ascent > 0.4 && font.ascent < 1.2 ? font.ascent : ASCENT;
    const descent = font.descent && font.descent < 0 && font.descent > -0.5 ? font.descent : DESCENT;
    const [px, py] = apply(matrix, x, y);
    return {
      text: glyph.unicode,
      x: px,
      y: py,
      advance: width * Math.hypot(matrix[0]!, matrix[1]!),
      box: boxOf(matrix, x, y + descent * size, x + width, y + ascent * size),
      style,
      unmapped: false,
    };
  }

  private styleOf(matrix: Matrix): GlyphStyle {
    const { font, size, mode, color } = this.state;
    const drawn = Math.abs(size) * Math.hypot(matrix[2]!, matrix[3]!);
    const angle = Math.round(((Math.atan2(-matrix[1]!, matrix[0]!) * 180) / Math.PI) * 10) / 10;
    return {
      fontName: (font.name ?? '').replace(/^[A-Z]{6}\+/, ''),
      bold: font.bold === true || font.black === true,
      size: drawn,
      angle: Math.abs(angle) === 0 || angle === -180 ? Math.abs(angle) : angle,
      color,
      hidden: mode === 3 || mode === 7 || drawn < 0.5,
    };
  }
}

function isNumberList(value: unknown): value is number[] {
  return (Array.isArray(value) || ArrayBuffer.isView(value)) && typeof (value as ArrayLike<unknown>)[0] === 'number';
}

/** First m, then n. */
function times(m: Matrix, n: Matrix): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [ga = 1, gb = 0, gc = 0, gd = 1, ge = 0, gf = 0] = n;
  return [a * ga + b * gc, a * gb + b * gd, c * ga + d * gc, c * gb + d * gd, e * ga + f * gc + ge, e * gb + f * gd + gf];
}

function apply([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

function boxOf(matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Box {
  const corners = [apply(matrix, x0, y0), apply(matrix, x1, y0), apply(matrix, x0, y1), apply(matrix, x1, y1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function colorOf(args: unknown[]): number {
  const [first] = args;
  if (typeof first === 'string') return Number.parseInt(first.replace('#', ''), 16) || 0;
  const [red = 0, green = 0, blue = 0] = args.map(Number);
  return (red << 16) | (green << 8) | blue;
}
