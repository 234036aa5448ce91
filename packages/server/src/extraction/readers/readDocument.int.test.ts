import { describe, expect, it } from 'vitest';
import type { DocumentModel, PageModel } from '../model.js';
import { toPageModel } from './pageModel.js';
import { PdfjsDocument } from './pdfjs/pdfjsDocument.js';
import { readDocument } from './readDocument.js';
import { drawPdf, rawPdf } from './testing/drawPdf.js';

const options = { maxPages: 100, languages: ['eng'] };
const read = (bytes: Uint8Array) => readDocument(bytes, options);
const visible = ({ pages: [page] }: DocumentModel) => page!.words.filter((word) => !word.hidden).map((word) => word.text);
const wordOf = (page: PageModel | undefined, text: string) => page?.words.find((word) => word.text === text);

describe('reading a digital PDF', () => {
  it('finds each word at its place, in its style', async () => {
    const bytes = await drawPdf((pdf) => {
      pdf.font('Helvetica-Bold').fontSize(12).fillColor('#a01020').text('Balance', 100, 200, { lineBreak: false });
    });
    const word = wordOf((await read(bytes)).pages[0], 'Balance')!;
    expect(word.box[0]).toBeCloseTo(100, 0);
    expect(word.box[1]).toBeGreaterThan(196);
    expect(word.box[3]).toBeLessThan(218);
    expect([word.fontSize, word.bold, word.color, word.angle]).toEqual([12, true, 0xa01020, 0]);
  });

  it('joins the kerned pieces of a word and keeps columns apart', async () => {
    const bytes = rawPdf('BT /F1 10 Tf 50 700 Td [(1) 60 (,31) -20 (5.61)] TJ 90 0 Td (20.00) Tj ET');
    expect(visible(await read(bytes))).toEqual(['1,315.61', '20.00']);
  });

  it('makes a ligature that browsers name beside the text as wide as it is drawn', async () => {
    const ligature = '/Span << /ActualText (fi) >> BDC (a) Tj EMC';
    expect(visible(await read(rawPdf(`BT /F1 10 Tf 50 700 Td (re) Tj ${ligature} (t ) Tj ${ligature} (nished) Tj ET`)))).toEqual(['refit', 'finished']);
  });

  it('ends letters that join each other where they are drawn, and keeps words of them apart', async () => {
    const letters = (...codes: string[]) => codes.map((code) => `/Span << /ActualText <FEFF${code}> >> BDC (m) Tj EMC`).join(' ');
    const page = rawPdf(`BT /F1 10 Tf 50 700 Td ${letters('0628', '0646', '0643')} 28.5 0 Td ${letters('062D', '0633')} ET`);
    expect(visible(await read(page))).toHaveLength(2);
  });

  it('keeps a drawn space between letters that join each other', async () => {
    const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /Differences [97 /afii57415 /afii57417] >> >>';
    expect(visible(await read(rawPdf('BT /F1 10 Tf 50 700 Td (aba bab) Tj ET', { fonts: `<< /F1 ${font} >>` })))).toHaveLength(2);
  });

  it('knows the characters of Chinese fonts that are not in the file', async () => {
    const system = '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >>';
    const font = `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light ${system} /DW 1000 >>] >>`;
    expect(visible(await read(rawPdf('BT /F1 12 Tf 50 700 Td <4F59989D> Tj ET', { fonts: `<< /F1 ${font} >>` })))).toEqual(['余额']);
  });

  it('reads long documents with several threads as with one, and with the same threads after each other', async () => {
    const long = (word: string) => drawPdf((pdf) => {
      for (let number = 1; number <= 40; number += 1) {
        if (number > 1) pdf.addPage();
        pdf.font('Helvetica').fontSize(9).text(`${word} ${number} of forty pages, with words enough to be believed`, 50, 40).rect(50, 60, 400, 0.5).fill('#000000');
        pdf.font('Times-Bold').fillColor('#0000aa').text('1\u00a0234,56', 400, 80, { lineBreak: false });
      }
    });
    const threads = () => (process.report.getReport() as unknown as { workers: unknown[] }).workers.length;
    const before = threads();
    for (const word of ['Page', 'Sheet']) {
      const bytes = await long(word);
      const shared = await readDocument(bytes, options, { readers: 3 });
      expect(shared).toEqual(await read(bytes));
      expect(shared.pages.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
      expect(threads() - before).toBe(2);
    }
  });

  it('reads the same with either reader', async () => {
    const bytes = await drawPdf((pdf) => {
      pdf.font('Times-Roman').fontSize(9).text('01/03/2024 Direct debit', 50, 90, { lineBreak: false }).text('-1,045.10', 400, 90, { lineBreak: false });
      pdf.font('Courier-Bold').fontSize(14).text('Closing balance 9.00', 50, 200, { characterSpacing: 1, lineBreak: false });
    });
    const second = await PdfjsDocument.open(bytes);
    const again = toPageModel(1, await second.readPage(1)).words;
    await second.close();
    const first = (await read(bytes)).pages[0]!.words;
    expect(again.map((word) => word.text)).toEqual(first.map((word) => word.text));
    for (const [index, word] of first.entries()) expect(Math.abs(word.box[2] - again[index]!.box[2])).toBeLessThan(0.5);
  });

  it('ignores a space that is taken back, and sees one that is only a jump', async () => {
    const bytes = rawPdf('BT /F1 10 Tf 50 700 Td [(12 ) 278 (34) -300 (CR)] TJ ET');
    expect(visible(await read(bytes))).toEqual(['1234', 'CR']);
  });

  it('reads a painted soft hyphen as a minus', async () => {
    expect(visible(await read(rawPdf('BT /F1 10 Tf 50 700 Td (\xad45.10) Tj ET')))).toEqual(['-45.10']);
  });

  it('sees a page with /Rotate upright', async () => {
    const { pages: [page] } = await read(rawPdf('BT /F1 10 Tf 0 1 -1 0 100 50 Tm (Total 9.00) Tj ET', { page: '/Rotate 90' }));
    expect([page!.width, page!.height, page!.rotation]).toEqual([800, 600, 90]);
    const total = wordOf(page, 'Total')!;
    expect(total.angle).toBe(0);
    expect(total.box[0]).toBeCloseTo(50, 0);
    expect(total.baseline).toBeCloseTo(100, 0);
  });

  it('turns a page whose text runs sideways', async () => {
    const lines = Array.from({ length: 5 }, (_, line) => `BT /F1 10 Tf 0 1 -1 0 ${100 + line * 20} 50 Tm (Direct debit 1${line}.00) Tj ET`).join('\n');
    const { pages: [page] } = await read(rawPdf(lines));
    expect([page!.width, page!.rotation]).toEqual([800, 90]);
    expect(page!.words.slice(0, 3).map((word) => word.text)).toEqual(['Direct', 'debit', '10.00']);
  });

  it.each([0, 90])('lays a page level whose text runs askew, lying at %i degrees, and knows how much', async (lying) => {
    const [cos, sin] = [3 + lying, 93 + lying - 180].map((angle) => Math.cos((angle * Math.PI) / 180)) as [number, number];
    const lines = Array.from({ length: 5 }, (_, line) => `BT /F1 10 Tf ${cos} ${sin} ${-sin} ${cos} ${300 + sin * line * 20} ${300 - cos * line * 20} Tm [(Direct debit) -20000 (1${line}.00)] TJ ET`).join('\n');
    const { pages: [page] } = await read(rawPdf(lines));
    expect(page!.skew).toBeCloseTo(3, 5);
    const [first, second, figure] = ['Direct', 'debit', '10.00'].map((text) => wordOf(page, text)!);
    expect([second!.baseline, figure!.baseline]).toEqual([expect.closeTo(first!.baseline, 1), expect.closeTo(first!.baseline, 1)]);
    expect(figure!.box[0] - first!.box[0]).toBeGreaterThan(200);
    expect(figure!.angle).toBe(0);
  });

  it('marks a letter whose font tells a control character for it, and no white that does', async () => {
    const map = '/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 3 beginbfchar <41> <0041> <42> <0005> <20> <0006> endbfchar endcmap end end';
    const font = '<< /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >> >>';
    const bytes = rawPdf('BT /F1 10 Tf 50 700 Td (ABA AA) Tj ET', { fonts: font, more: [`<< /Length ${map.length} >>\nstream\n${map}\nendstream`] });
    expect(visible(await read(bytes))).toEqual(['A\ufffdA', 'AA']);
  });

  it('places words by the visible box of the page', async () => {
    const { pages: [page] } = await read(rawPdf('BT /F1 10 Tf 150 600 Td (Inside) Tj -140 0 Td (Outside) Tj ET', { page: '/CropBox [100 100 500 700]' }));
    expect(wordOf(page, 'Inside')!.box[0]).toBeCloseTo(50, 0);
    expect(wordOf(page, 'Inside')!.baseline).toBeCloseTo(100, 0);
    expect(wordOf(page, 'Outside')!.hidden).toBe(true);
  });

  it('tells table lines, drawn as strokes or thin boxes', async () => {
    const bytes = await drawPdf((pdf) => {
      pdf.moveTo(50, 100).lineTo(500, 100).lineWidth(0.5).stroke();
      pdf.rect(300, 50, 0.8, 400).fill('#000000');
      pdf.text('x', 60, 60);
    });
    const { rules } = (await read(bytes)).pages[0]!;
    expect(rules.map((rule) => rule.orientation).sort()).toEqual(['horizontal', 'vertical']);
    const line = rules.find((rule) => rule.orientation === 'horizontal')!;
    expect(line.box.map(Math.round)).toEqual([50, 100, 500, 100]);
  });

  it('tells where shaded bands begin and end, and none from a background or a letter marked', async () => {
    const bytes = await drawPdf((pdf) => {
      pdf.rect(0, 0, 612, 792).fill('#fefefe');
      pdf.rect(50, 100, 450, 24).fill('#eeeeee');
      pdf.rect(50, 60, 12, 12).fill('#ffff00');
      pdf.fillColor('#000000').text('x', 52, 62);
    });
    const { rules } = (await read(bytes)).pages[0]!;
    expect(rules.map(({ box, ...rest }) => ({ ...rest, box: box.map(Math.round) }))).toEqual([
      { orientation: 'horizontal', isEdge: true, box: [50, 100, 500, 100] },
      { orientation: 'horizontal', isEdge: true, box: [50, 124, 500, 124] },
    ]);
  });

  it('tells who made the file, and how often it was saved', async () => {
    const once = await drawPdf((pdf) => void pdf.text('x', 50, 50), { info: { Producer: 'Test Bank', CreationDate: new Date(0) } });
    const model = await read(once);
    expect(model).toMatchObject({ producer: 'Test Bank', creationDate: '1970-01-01T00:00:00Z', revisions: 1, encrypted: false });
  });

  it('reports each page and stops when told to', async () => {
    const bytes = await drawPdf((pdf) => {
      for (let page = 1; page <= 6; page += 1) {
        if (page > 1) pdf.addPage();
        pdf.text(`This is the page with the number ${page}`, 50, 50);
      }
    });
    const stop = new AbortController();
    const seen: number[] = [];
    const reading = readDocument(bytes, options, {
      signal: stop.signal,
      onProgress({ page }) {
        seen.push(page);
        if (page === 2) stop.abort(new Error('enough'));
      },
    });
    await expect(reading).rejects.toThrow('enough');
    expect(seen).toEqual([1, 2]);
    expect((await readDocument(bytes, { ...options, maxPages: 3 })).pages).toHaveLength(3);
  });
});

describe('text that nobody sees', () => {
  const line = 'BT /F1 10 Tf 50 700 Td (Shown on the page) Tj ET\n';

  it.each([
    ['painted in no mode', 'BT /F1 10 Tf 3 Tr 50 600 Td (Secret) Tj ET'],
    ['white on white', 'BT /F1 10 Tf 1 g 50 600 Td (Secret) Tj ET'],
    ['in the colour of its band', '0.2 g 40 590 200 20 re f BT /F1 10 Tf 50 600 Td (Secret) Tj ET'],
    ['covered afterwards', 'BT /F1 10 Tf 50 600 Td (Secret) Tj ET 1 g 40 590 200 20 re f'],
    ['with only its letters covered', 'BT /F1 10 Tf 50 600 Td (Secret) Tj ET 1 g 40 598.5 200 9 re f'],
    ['under two boxes in each other, painted together', 'BT /F1 10 Tf 50 600 Td (Secret) Tj ET 1 g 38 588 204 24 re 40 590 200 20 re f'],
    ['cut off at the edge of its cell', 'q 40 590 50 20 re W n BT /F1 10 Tf 95 600 Td (Secret) Tj ET Q'],
    ['in ink as thin as none', '/G1 gs BT /F1 10 Tf 50 600 Td (Secret) Tj ET'],
    ['off the page', 'BT /F1 10 Tf 50 -30 Td (Secret) Tj ET'],
  ])('is marked as hidden: %s', async (_how, content) => {
    const { pages: [page] } = await read(rawPdf(line + content, { fonts: '<< /F1 4 0 R >> /ExtGState << /G1 << /ca 0.02 >> >>' }));
    expect(wordOf(page, 'Secret')!.hidden).toBe(true);
    expect(wordOf(page, 'Shown')!.hidden).toBeUndefined();
    expect(page!.signals!.hiddenWords).toBe(1);
  });

  it.each([
    ['white on a dark band', '0.2 g 40 590 200 20 re f 1 g BT /F1 10 Tf 50 600 Td (Heading) Tj ET'],
    ['white on a round badge', '0.8 0 0 rg 40 604 m 40 640 100 640 100 604 c 100 570 40 570 40 604 c f 1 g BT /F1 8 Tf 50 600 Td (Heading) Tj ET'],
    ['in a frame in its own colour', '0 g 40.5 590.5 199 19 re 40 590 200 20 re f* BT /F1 10 Tf 50 600 Td (Heading) Tj ET'],
    ['in a frame painted the other way round within', 'BT /F1 10 Tf 50 600 Td (Heading) Tj ET 0 g 30 580 220 40 re 40 590 m 40 610 l 240 610 l 240 590 l h f'],
    ['within its cell', 'q 40 590 90 20 re W n BT /F1 10 Tf 50 600 Td (Heading) Tj ET Q'],
    ['beside what is seen of a cover', 'BT /F1 10 Tf 50 600 Td (Heading) Tj ET q 300 590 100 20 re W n 1 g 40 590 400 20 re f Q'],
    ['beside a cover', 'BT /F1 10 Tf 50 600 Td (Heading) Tj ET 1 g 300 590 200 20 re f'],
  ])('is not taken for hidden: %s', async (_how, content) => {
    expect(wordOf((await read(rawPdf(line + content))).pages[0], 'Heading')!.hidden).toBeUndefined();
  });

  it('is not taken for hidden under a picture with holes', async () => {
    const stamp = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGM4wcBgAwADYQEFky65OwAAAABJRU5ErkJggg==', 'base64');
    const bytes = await drawPdf((pdf) => void pdf.fontSize(10).text('Heading over words enough to be believed', 50, 200, { lineBreak: false }).image(stamp, 0, 0, { width: 500, height: 500 }));
    const { pages: [page] } = await read(bytes);
    expect([page!.origin, wordOf(page, 'Heading')!.hidden]).toEqual(['text', undefined]);
  });
});
