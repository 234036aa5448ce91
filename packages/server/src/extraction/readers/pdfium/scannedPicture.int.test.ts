import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../open.js';
import { drawPdf } from '../testing/drawPdf.js';

const [WIDTH, HEIGHT] = [612, 792];
/** Pixels of Letter at 200 dpi. */
const OWN = { width: 1700, height: 2200 };
/** Of Letter at 225 dpi. */
const PAINTED = { width: 1913, height: 2475 };

/** Light paper with a dark bar over its upper third. */
const scan = (ground = '#f8f8f8', bar = '#101010', size = OWN) =>
  sharp({ create: { ...size, channels: 3, background: ground } })
    .composite([{ input: { create: { width: size.width, height: Math.round(size.height / 3), channels: 3, background: bar } }, left: 0, top: 0 }]);

type Draw = (pdf: PDFKit.PDFDocument, jpeg: Buffer) => void;
const whole: Draw = (pdf, jpeg) => void pdf.image(jpeg, 0, 0, { width: WIDTH, height: HEIGHT });

async function rasterOf(draw: Draw, picture: Promise<Buffer> = scan().jpeg({ quality: 90 }).toBuffer()) {
  const jpeg = await picture;
  const document = await openDocument(await drawPdf((pdf) => draw(pdf, jpeg), { size: [WIDTH, HEIGHT], margin: 0 }));
  const { image, scale } = await document.rasterPage(1);
  await document.close();
  const at = (share: number) => image.data[Math.round(share * image.height) * image.width + (image.width >> 1)]!;
  return { size: { width: image.width, height: image.height }, scale, upper: at(0.1), lower: at(0.9) };
}

describe('the raster of a scanned page', () => {
  it('is its own picture, pixel by pixel', async () => {
    const { size, scale, upper, lower } = await rasterOf(whole);
    expect(size).toEqual(OWN);
    expect(scale).toBeCloseTo(200 / 72, 3);
    expect(upper).toBeLessThan(30);
    expect(lower).toBeGreaterThan(240);
  });

  it('is its own picture beneath text that cannot be seen', async () => {
    const hidden: Draw = (pdf, jpeg) => {
      whole(pdf, jpeg);
      pdf.addContent('3 Tr').text('Opening balance', 50, 700, { lineBreak: false }).addContent('0 Tr');
    };
    expect((await rasterOf(hidden)).size).toEqual(OWN);
  });

  it.each<[string, Draw, Promise<Buffer>?]>([
    ['with text over it', (pdf, jpeg) => { whole(pdf, jpeg); pdf.text('PAID', 50, 700); }],
    ['with a line over it', (pdf, jpeg) => { whole(pdf, jpeg); pdf.rect(0, 600, WIDTH, 100).fill('#000000'); }],
    ['of two pictures', (pdf, jpeg) => { whole(pdf, jpeg); pdf.image(jpeg, 100, 500, { width: 50, height: 50 }); }],
    ['smaller than the page', (pdf, jpeg) => void pdf.image(jpeg, 0, 0, { width: WIDTH - 20, height: HEIGHT - 20 })],
    ['turned on its head', (pdf, jpeg) => void pdf.rotate(180, { origin: [WIDTH / 2, HEIGHT / 2] }).image(jpeg, 0, 0, { width: WIDTH, height: HEIGHT })],
    ['with a link on it', (pdf, jpeg) => { whole(pdf, jpeg); pdf.note(10, 10, 100, 100, 'Checked'); }],
    ['coarser than recognition needs', whole, scan('#f8f8f8', '#101010', { width: 1275, height: 1650 }).jpeg().toBuffer()],
    ['finer than recognition needs', whole, scan('#f8f8f8', '#101010', { width: 2550, height: 3300 }).jpeg().toBuffer()],
    ['mostly dark', whole, scan('#202020', '#f8f8f8').jpeg().toBuffer()],
    ['that is no JPEG', whole, scan().png().toBuffer()],
  ])('%s is painted', async (_what, draw, picture) => {
    expect((await rasterOf(draw, picture)).size).toEqual(PAINTED);
  });
});
