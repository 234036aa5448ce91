// Paper: places text, rules and boxes on pages of a PDF, byte-equal for equal input. Coordinates in points from the top left.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Random } from './random.js';

type FontName =
  | 'Helvetica' | 'Helvetica-Bold' | 'Helvetica-Oblique' | 'Times-Roman' | 'Times-Bold' | 'Times-Italic' | 'Courier' | 'Courier-Bold'
  | 'Sans' | 'Sans-Bold' | 'Sans-Oblique' | 'Condensed' | 'Condensed-Bold' | 'Serif' | 'Serif-Bold' | 'Serif-Italic' | 'Mono' | 'Mono-Bold';

export interface TextStyle {
  font?: FontName;
  size?: number;
  align?: 'left' | 'right' | 'center';
  color?: string;
  /** Degrees counter-clockwise around the start of the baseline. */
  angle?: number;
  /** Fake bold: the text is drawn again a third of a point to the right. */
  twice?: boolean;
  /** Invisible (text render mode 3), as OCR layers and tracking marks are. */
  hidden?: boolean;
  opacity?: number;
  characterSpacing?: number;
  /** May lie over other text, as watermarks and stamps do. */
  overlay?: boolean;
}

export interface SheetOptions {
  /** Points; a4, letter and others are in PAPER. */
  size: [number, number];
  /** The page's /Rotate; content is drawn turned so that it reads upright. */
  rotate?: 0 | 90 | 180 | 270;
  font?: FontName;
  fontSize?: number;
  color?: string;
  /** plain: one run a string; glyphs: one run a character; words: one run a word. */
  runs?: 'plain' | 'glyphs' | 'words';
  /** Draws the texts of a page in random order. */
  shuffled?: boolean;
  producer?: string;
  title?: string;
  password?: string;
  compress?: boolean;
}

export interface PlacedText {
  text: string;
  page: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const PAPER = {
  a4: [595.28, 841.89],
  a4Landscape: [841.89, 595.28],
  letter: [612, 792],
  letterLandscape: [792, 612],
  legal: [612, 1008],
} satisfies Record<string, [number, number]>;

const FILES: Partial<Record<FontName, string>> = {
  Sans: 'DejaVuSans.ttf',
  'Sans-Bold': 'DejaVuSans-Bold.ttf',
  'Sans-Oblique': 'DejaVuSans-Oblique.ttf',
  Condensed: 'DejaVuSansCondensed.ttf',
  'Condensed-Bold': 'DejaVuSansCondensed-Bold.ttf',
  Serif: 'DejaVuSerif.ttf',
  'Serif-Bold': 'DejaVuSerif-Bold.ttf',
  'Serif-Italic': 'DejaVuSerif-Italic.ttf',
  Mono: 'DejaVuSansMono.ttf',
  'Mono-Bold': 'DejaVuSansMono-Bold.ttf',
};
const FONT_FOLDER = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
/** Every document says it was made at this moment: a clock would make equal seeds differ. */
const MADE_AT = new Date('2025-01-15T09:00:00Z');

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** The words of a Hebrew or Arabic text as they stand from left to right; numbers and Latin words keep their own order. */
function fromTheRight(text: string): string[] {
  const runs = text.split(/ (?=[^ ]*[\u0590-\u08ff])|(?<=[\u0590-\u08ff][^ ]*) /).reverse();
  return runs.map((run, index) => (index < runs.length - 1 ? `${run} ` : run));
}

export class Sheet {
  readonly width: number;
  readonly height: number;
  pageCount = 0;
  private readonly doc: PDFKit.PDFDocument;
  private readonly chunks: Uint8Array[] = [];
  /** Visible, upright texts in the order of drawing. */
  readonly placed: PlacedText[] = [];
  private texts: (() => void)[] = [];

  constructor(
    private readonly options: SheetOptions,
    private readonly random: Random,
  ) {
    [this.width, this.height] = options.size;
    this.doc = new PDFDocument({
      autoFirstPage: false,
      compress: options.compress ?? true,
      // 1.4 encrypts with RC4, which has no random salt: the bytes stay equal from run to run.
      pdfVersion: '1.4',
      margin: 0,
      info: { CreationDate: MADE_AT, ModDate: MADE_AT, Producer: options.producer ?? 'Ledgerpress 4.2', Title: options.title ?? 'Statement' },
      ...(options.password === undefined ? {} : { userPassword: options.password, ownerPassword: `${options.password}-owner` }),
    });
    this.doc.on('data', (chunk: Uint8Array) => this.chunks.push(chunk));
    for (const [name, file] of Object.entries(FILES)) this.doc.registerFont(name, join(FONT_FOLDER, file));
  }

  get page(): number {
    return this.pageCount;
  }

  addPage(): void {
    this.flush();
    const turn = this.options.rotate ?? 0;
    const isSideways = turn === 90 || turn === 270;
    this.doc.addPage({ size: isSideways ? [this.height, this.width] : [this.width, this.height], margin: 0 });
    this.pageCount++;
    if (turn === 0) return;
    (this.doc.page as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary.data.Rotate = turn;
    if (turn === 90) this.doc.transform(0, -1, 1, 0, 0, this.width);
    if (turn === 180) this.doc.transform(-1, 0, 0, -1, this.width, this.height);
    if (turn === 270) this.doc.transform(0, 1, -1, 0, this.height, 0);
  }

  textWidth(text: string, style: TextStyle = {}): number {
    this.doc.font(style.font ?? this.options.font ?? 'Helvetica').fontSize(style.size ?? this.options.fontSize ?? 9);
    return this.doc.widthOfString(text) + (style.characterSpacing ?? 0) * text.length;
  }

  /** x is the left, right or middle edge by align; y is the baseline. */
  text(text: string, x: number, y: number, style: TextStyle = {}): void {
    if (text === '') return;
    const width = this.textWidth(text, style);
    const left = style.align === 'right' ? x - width : style.align === 'center' ? x - width / 2 : x;
    if (style.overlay !== true && style.hidden !== true && style.angle === undefined) {
      const size = style.size ?? this.options.fontSize ?? 9;
      this.placed.push({ text, page: this.pageCount, left, right: left + width, top: y - size * 0.6, bottom: y });
    }
    for (const run of this.runsOf(text, style)) {
      this.texts.push(() => this.drawRun(run.text, left + run.offset, y, left, style));
    }
    if (style.twice === true) this.texts.push(() => this.drawRun(text, left + 0.3, y, left, style));
  }

  line(x0: number, y0: number, x1: number, y1: number, style: { width?: number; color?: string; dash?: number } = {}): void {
    this.doc.save().lineWidth(style.width ?? 0.5);
    if (style.dash !== undefined) this.doc.dash(style.dash, { space: style.dash });
    this.doc.moveTo(x0, y0).lineTo(x1, y1).stroke(style.color ?? '#444444').restore();
  }

  rect(x: number, y: number, width: number, height: number, style: { fill?: string; stroke?: string; lineWidth?: number }): void {
    this.doc.save().rect(x, y, width, height).lineWidth(style.lineWidth ?? 0.5);
    if (style.fill !== undefined && style.stroke !== undefined) this.doc.fillAndStroke(style.fill, style.stroke);
    else if (style.fill !== undefined) this.doc.fill(style.fill);
    else this.doc.stroke(style.stroke ?? '#444444');
    this.doc.restore();
  }

  circle(x: number, y: number, radius: number, fill: string): void {
    this.doc.save().circle(x, y, radius).fill(fill).restore();
  }

  /** Breaks a text into lines of at most the given width. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.textWidth(longer, style) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    if (line !== '') lines.push(line);
    return lines;
  }

  /** Whether any visible text holds the given one. */
  prints(text: string): boolean {
    return this.placed.some((item) => item.text.includes(text));
  }

  /** Texts that lie over each other or leave the page: no bank prints such a page, so the layout has a mistake. */
  collisions(): string[] {
    const found: string[] = [];
    this.placed.forEach((a, index) => {
      if (a.left < 2 || a.right > this.width - 2 || a.top < 2 || a.bottom > this.height - 2) found.push(`page ${a.page}: "${a.text}" leaves the page`);
      for (const b of this.placed.slice(index + 1, index + 400)) {
        if (b.page !== a.page) break;
        const isOver = a.left < b.right - 0.8 && b.left < a.right - 0.8 && a.top < b.bottom - 0.8 && b.top < a.bottom - 0.8;
        if (isOver) found.push(`page ${a.page}: "${a.text}" and "${b.text}" lie over each other`);
      }
    });
    return found;
  }

  async finish(): Promise<Uint8Array> {
    this.flush();
    const ended = new Promise<void>((resolve, reject) => this.doc.on('end', resolve).on('error', reject));
    this.doc.end();
    await ended;
    return new Uint8Array(Buffer.concat(this.chunks));
  }

  private flush(): void {
    const order = this.options.shuffled === true ? this.random.shuffle(this.texts) : this.texts;
    for (const draw of order) draw();
    this.texts = [];
  }

  private runsOf(text: string, style: TextStyle): { text: string; offset: number }[] {
    const isPlain = this.options.runs === undefined || this.options.runs === 'plain';
    if (isPlain && !RIGHT_TO_LEFT.test(text)) return [{ text, offset: 0 }];
    const isTurned = RIGHT_TO_LEFT.test(text);
    const pieces = isTurned ? fromTheRight(text) : this.options.runs === 'glyphs' ? [...text] : text.split(/(?<= )/);
    let before = '';
    return pieces.map((piece) => {
      const offset = before === '' ? 0 : this.textWidth(before, style);
      before += piece;
      // The space of a turned word would be drawn at its left.
      return { text: isTurned ? piece.trimEnd() : piece, offset };
    });
  }

  private drawRun(text: string, x: number, y: number, pivotX: number, style: TextStyle): void {
    if (text.trim() === '') return;
    const doc = this.doc;
    doc.save();
    if (style.angle !== undefined) doc.rotate(-style.angle, { origin: [pivotX, y] });
    doc.font(style.font ?? this.options.font ?? 'Helvetica').fontSize(style.size ?? this.options.fontSize ?? 9);
    doc.fillColor(style.color ?? this.options.color ?? '#111111', style.opacity ?? 1);
    if (style.hidden === true) doc.addContent('3 Tr');
    doc.text(text, x, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(style.characterSpacing === undefined ? {} : { characterSpacing: style.characterSpacing }),
    });
    if (style.hidden === true) doc.addContent('0 Tr');
    doc.restore();
  }
}
