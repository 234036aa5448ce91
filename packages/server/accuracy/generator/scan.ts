// Prints a statement on paper and scans it: pictures of its pages in a new PDF, as offices, cheap scanners and phones make them.
import { PDFiumLibrary } from '@hyzyla/pdfium';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { GeneratedStatement } from './generateStatement.js';
import { Random } from './random.js';
import type { PlacedText } from './sheet.js';

export interface ScanQuality {
  dpi: number;
  /** Degrees the paper lay askew at most. */
  skew: number;
  /** Largest change of a pixel, of 255. */
  noise: number;
  jpeg: number;
  /** Grey of the ink and of the paper, 0 to 255. */
  ink: number;
  paper: number;
  /** Share of light lost at the darkest corner. */
  shadow: number;
  /** Clockwise turn of the whole page. */
  turn: 0 | 90 | 180 | 270;
  blur: number;
  /** An invisible text layer with misread digits over the picture, as old scanners add. */
  badTextLayer: boolean;
}

const CLEAN: ScanQuality = { dpi: 200, skew: 0, noise: 0, jpeg: 85, ink: 0, paper: 255, shadow: 0, turn: 0, blur: 0, badTextLayer: false };

/** From what a good office scanner gives to what people send by phone. */
export const SCAN_QUALITIES: Record<string, ScanQuality> = {
  'clean-200': CLEAN,
  'clean-300': { ...CLEAN, dpi: 300 },
  'fine-400': { ...CLEAN, dpi: 400, jpeg: 75 },
  'office-200': { ...CLEAN, skew: 0.5, noise: 14, jpeg: 70, ink: 25, paper: 245 },
  'askew-300': { ...CLEAN, dpi: 300, skew: 1.8, noise: 10, jpeg: 75, ink: 20, paper: 250 },
  'poor-200': { ...CLEAN, skew: 1.5, noise: 30, jpeg: 40, ink: 75, paper: 215, blur: 0.5 },
  'coarse-150': { ...CLEAN, dpi: 150, skew: 0.4, noise: 10, jpeg: 65, ink: 30, paper: 240 },
  'photo-250': { ...CLEAN, dpi: 250, skew: 1.2, noise: 16, jpeg: 60, ink: 50, paper: 235, shadow: 0.45, blur: 0.4 },
  'turned-200': { ...CLEAN, noise: 8, jpeg: 75, ink: 20, paper: 250, turn: 90 },
  'upside-down-200': { ...CLEAN, noise: 8, jpeg: 75, ink: 20, paper: 250, turn: 180 },
  'bad-text-200': { ...CLEAN, skew: 0.3, noise: 8, jpeg: 75, ink: 20, paper: 250, badTextLayer: true },
};

/** What a scan needs of a statement; without `texts` a bad text layer is empty. */
export type ScannedPaper = Pick<GeneratedStatement, 'name' | 'pdf' | 'truth'> & Partial<Pick<GeneratedStatement, 'texts'>>;

export interface ScannedPage {
  jpeg: Buffer;
  /** Of the picture, in pixels. */
  width: number;
  height: number;
}

export function qualityNamed(name: string): ScanQuality {
  const quality = SCAN_QUALITIES[name];
  if (quality === undefined) throw new Error(`There is no scan quality "${name}". There are: ${Object.keys(SCAN_QUALITIES).join(', ')}.`);
  return quality;
}

/** The qualities whose names contain one of the parts, "200,300"; all of them where nothing is wanted. */
export function qualitiesNamed(wanted: string | undefined): string[] {
  const names = Object.keys(SCAN_QUALITIES).filter((name) => wanted === undefined || wanted.split(',').some((part) => name.includes(part)));
  if (names.length === 0) throw new Error(`No scan quality's name contains "${wanted}". There are: ${Object.keys(SCAN_QUALITIES).join(', ')}.`);
  return names;
}

/** The qualities go round with the numbers of the documents; none where there are none. */
export function qualityInTurn(qualities: readonly string[], turn: number): string | null {
  return qualities[turn % qualities.length] ?? null;
}

/** The same statement as a PDF of pictures; the truth says that it is scanned. */
export async function scanStatement<Statement extends ScannedPaper>(statement: Statement, quality: ScanQuality): Promise<Statement> {
  const random = new Random(`${statement.name} scan`);
  const pages = await scanPages(statement.pdf, quality, random);
  const pdf = await bind(pages, quality, quality.badTextLayer ? (statement.texts ?? []) : [], random);
  return { ...statement, pdf, truth: { ...statement.truth, flags: { ...statement.truth.flags, scanned: true } } };
}

/** The first page alone as a PNG, for one-page statements sent as pictures. */
export async function scanToPng(statement: GeneratedStatement, quality: ScanQuality): Promise<Uint8Array> {
  if (statement.truth.pages !== 1) throw new Error(`A PNG holds one page, ${statement.name} has ${statement.truth.pages}.`);
  const [page] = await scanPages(statement.pdf, quality, new Random(`${statement.name} scan`));
  return new Uint8Array(await sharp((page as ScannedPage).jpeg).withMetadata({ density: quality.dpi }).png().toBuffer());
}

export async function scanPages(pdf: Uint8Array, quality: ScanQuality, random: Random): Promise<ScannedPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.from(pdf));
  const pages: ScannedPage[] = [];
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale: quality.dpi / 72, render: 'bitmap' });
    pages.push(await digitize(data, width, height, quality, random.fork('page')));
  }
  document.destroy();
  library.destroy();
  return pages;
}

async function digitize(rgba: Uint8Array, width: number, height: number, quality: ScanQuality, random: Random): Promise<ScannedPage> {
  const skew = quality.skew === 0 ? 0 : quality.skew * (random.chance(0.5) ? 1 : -1) * (0.6 + random.next() * 0.4);
  let image = sharp(rgba, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' }).greyscale();
  if (skew !== 0) image = sharp(await image.png({ compressionLevel: 0 }).toBuffer()).rotate(skew, { background: '#ffffff' });
  if (quality.blur > 0) image = sharp(await image.png({ compressionLevel: 0 }).toBuffer()).blur(0.3 + quality.blur);
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  expose(data, info.width, info.height, quality, random);
  const shot = sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } });
  const jpeg = await shot.rotate(quality.turn).jpeg({ quality: quality.jpeg }).toBuffer();
  const isSideways = quality.turn === 90 || quality.turn === 270;
  return { jpeg, width: isSideways ? info.height : info.width, height: isSideways ? info.width : info.height };
}

/** Ink and paper greys, the shadow of a phone held over the page, and the grain of the sensor. */
function expose(pixels: Buffer, width: number, height: number, quality: ScanQuality, random: Random): void {
  const range = (quality.paper - quality.ink) / 255;
  let state = random.int(1, 0x7fffffff);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      // xorshift: one cheap number a pixel, equal on every machine.
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      const grain = quality.noise === 0 ? 0 : ((state & 0xff) / 255 - 0.5) * quality.noise;
      const light = 1 - quality.shadow * ((x / width) * 0.6 + (y / height) * 0.4);
      pixels[index] = Math.max(0, Math.min(255, (quality.ink + (pixels[index] as number) * range) * light + grain));
    }
  }
}

async function bind(pages: readonly ScannedPage[], quality: ScanQuality, layer: readonly PlacedText[], random: Random): Promise<Uint8Array> {
  const made = new Date('2025-01-15T09:00:00Z');
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, pdfVersion: '1.4', info: { CreationDate: made, ModDate: made, Producer: 'Scan Station 3' } });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  pages.forEach((page, index) => {
    const size: [number, number] = [(page.width * 72) / quality.dpi, (page.height * 72) / quality.dpi];
    document.addPage({ size, margin: 0 });
    document.image(page.jpeg, 0, 0, { width: size[0], height: size[1] });
    if (quality.badTextLayer) drawBadTextLayer(document, layer.filter((text) => text.page === index + 1), random);
  });
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** One digit in twelve is read wrong, as old recognition did, and nothing of it is visible. */
function drawBadTextLayer(document: PDFKit.PDFDocument, texts: readonly PlacedText[], random: Random): void {
  document.font('Helvetica');
  document.addContent('3 Tr');
  for (const text of texts) {
    const misread = text.text.replace(/\d/g, (digit) => (random.chance(1 / 12) ? String(random.int(0, 9)) : digit)).replace(/[^ -~]/g, '?');
    document.fontSize(8).text(misread, text.left, text.bottom, { lineBreak: false, baseline: 'alphabetic' });
  }
  document.addContent('0 Tr');
}
