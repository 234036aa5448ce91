import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openDocument } from './open.js';
import { readPageSize, renderPage } from './pages/pagePicture.js';
import { decryptPdf } from './readers/decryptPdf.js';
import { inspectDocument } from './readers/inspectDocument.js';
import { readDocument } from './readers/readDocument.js';
import { drawPdf } from './readers/testing/drawPdf.js';

const options = { maxPages: 100, languages: ['eng'] };
const statement = (settings = {}) => drawPdf((pdf) => void pdf.fontSize(12).text('Opening balance 1,250.00', 50, 50, { lineBreak: false }), settings);
const words = async (bytes: Uint8Array, password?: string) =>
  (await readDocument(bytes, { ...options, password })).pages.flatMap((page) => page.words.map((word) => word.text));
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#ffffff' } });

describe('a PDF with a password', () => {
  const locked = () => statement({ userPassword: 'süd 42', ownerPassword: 'owner', pdfVersion: '1.7ext3' });

  it('asks for it, refuses a wrong one, and opens with the right one', async () => {
    const bytes = await locked();
    await expect(inspectDocument(bytes)).rejects.toMatchObject({ problem: 'passwordRequired' });
    await expect(inspectDocument(bytes, 'wrong')).rejects.toMatchObject({ problem: 'passwordWrong' });
    expect(await inspectDocument(bytes, 'süd 42')).toEqual({ type: 'pdf', mimetype: 'application/pdf', numPages: 1, isEncrypted: true });
    expect(await words(bytes, 'süd 42')).toEqual(['Opening', 'balance', '1,250.00']);
  });

  it('gives a copy that needs none', async () => {
    const plain = await decryptPdf(await locked(), 'süd 42');
    expect(await inspectDocument(plain)).toMatchObject({ numPages: 1, isEncrypted: false });
    expect(await words(plain)).toEqual(['Opening', 'balance', '1,250.00']);
    await expect(decryptPdf(await locked(), 'wrong')).rejects.toMatchObject({ problem: 'passwordWrong' });
  });
});

describe('a file that is not as it should be', () => {
  it('is read all the same when something stands before the PDF', async () => {
    const bytes = await statement();
    for (const size of [40, 3000]) expect(await words(new Uint8Array(Buffer.concat([Buffer.alloc(size, 'X-Mail: 1\n'), bytes])))).toHaveLength(3);
  });

  it('is read when its end is missing but its pages are there', async () => {
    const bytes = await statement();
    const text = Buffer.from(bytes).toString('latin1');
    expect(await words(bytes.slice(0, text.lastIndexOf('xref')))).toEqual(['Opening', 'balance', '1,250.00']);
  });

  it.each([
    ['cut off', async () => (await statement()).slice(0, 300), 'damaged'],
    ['only a header', async () => new Uint8Array(Buffer.from('%PDF-1.7\n')), 'damaged'],
    ['a damaged picture', async () => (await picture(300, 300).png().toBuffer()).subarray(0, 40), 'damaged'],
    ['a text', async () => new Uint8Array(Buffer.from('Date;Amount\n')), 'notSupported'],
    ['empty', async () => new Uint8Array(), 'empty'],
    ['an archive', async () => new Uint8Array(Buffer.from('504b0304140000000000', 'hex')), 'notSupported'],
  ])('says what is wrong: %s', async (_what, make, problem) => {
    await expect(inspectDocument(await make())).rejects.toMatchObject({ name: 'DocumentError', problem, message: expect.stringMatching(/\. .+\.$/) });
  });

  it('says when it has too many pages', async () => {
    const bytes = await drawPdf((pdf) => void pdf.addPage());
    await expect(inspectDocument(bytes, undefined, { maxPages: 1 })).rejects.toMatchObject({ problem: 'tooManyPages', data: { pages: 2, maxPages: 1 } });
  });

  it('is refused when a small picture would unfold into a huge one', async () => {
    const bomb = await picture(20_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(inspectDocument(bomb)).rejects.toMatchObject({ problem: 'imageTooLarge', data: { width: 20_000, height: 10_000 } });
  });
});

describe('a picture as a document', () => {
  it('is told by its content, whatever it is called', async () => {
    expect(await inspectDocument(await picture(300, 400).webp().toBuffer())).toEqual({ type: 'image', mimetype: 'image/webp', numPages: 1, isEncrypted: false });
  });

  it('stands upright by its EXIF orientation', async () => {
    const turned = await picture(300, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { width, height } = await readPageSize(turned, 1);
    expect(width / height).toBeCloseTo(4 / 3, 2);
  });

  it('has the size its resolution tells', async () => {
    const scan = await picture(1654, 2339).withMetadata({ density: 200 }).png().toBuffer();
    const { width, height } = await readPageSize(scan, 1);
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  });

  it.each([
    ['of a scanner is read from its own pixels', 200, [1654, 2339], 1654],
    ['of a fine scanner is read at 225 dpi', 300, [2480, 3508], 1860],
    ['without a resolution is enlarged', 72, [1200, 1600], 2400],
    ['without a resolution is made no larger than helps', 72, [3000, 5000], 2100],
  ])('%s', async (_what, density, [width, height], read) => {
    const document = await openDocument(await picture(width!, height!).withMetadata({ density }).png().toBuffer());
    const { image, scale } = await document.rasterPage(1);
    expect(image.width).toBe(read);
    expect(scale).toBeCloseTo(read / (await document.pageSize(1)).width, 5);
  });

  it('has a page for each picture of a TIFF', async () => {
    const pages = await Promise.all(['#ffffff', '#808080'].map((background) => sharp({ create: { width: 200, height: 300, channels: 3, background } }).png().toBuffer()));
    const tiff = await sharp(pages, { join: { animated: true } }).tiff().toBuffer();
    expect(await inspectDocument(tiff)).toMatchObject({ mimetype: 'image/tiff', numPages: 2 });
    const second = await sharp(await renderPage(tiff, 2, 50)).stats();
    expect(second.channels[0]!.mean).toBeCloseTo(128, 0);
  });
});

describe('the picture of a page', () => {
  it('is as wide as asked for, and shows what is on the page', async () => {
    const png = await renderPage(await drawPdf((pdf) => void pdf.rect(0, 0, 595, 421).fill('#ff0000')), 1, 300);
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([300, 424]);
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
    expect([...data.subarray(data.length - 3)]).toEqual([255, 255, 255]);
  });

  it('can be turned, and is kept within bounds', async () => {
    const bytes = await statement();
    const turned = await sharp(await renderPage(bytes, 1, 400, { turn: 90 })).metadata();
    expect(turned.width! / turned.height!).toBeGreaterThan(1.4);
    const huge = await sharp(await renderPage(bytes, 1, 1_000_000)).metadata();
    expect(huge.width! * huge.height!).toBeLessThanOrEqual(24_000_000);
  });

  it('says which pages there are', async () => {
    await expect(renderPage(await statement(), 2, 100)).rejects.toMatchObject({ problem: 'noPages', message: expect.stringContaining('no page 2') });
  });
});
