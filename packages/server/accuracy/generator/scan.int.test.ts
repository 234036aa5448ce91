import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { layoutNamed } from '../layouts/registry.js';
import { generateStatement } from './generateStatement.js';
import { qualitiesNamed, qualityInTurn, qualityNamed, scanStatement, scanToPng } from './scan.js';

async function open(pdf: Uint8Array) {
  const document = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const [, , width, height] = page.view as [number, number, number, number];
  const content = await page.getTextContent();
  return { pages: document.numPages, width, height, text: content.items.map((item) => ('str' in item ? item.str : '')).join(' ') };
}

describe('a scan', () => {
  it('has the pages and the size of the paper, but no text', async () => {
    const statement = await generateStatement({ layout: layoutNamed('jp-hinode'), seed: 4 });
    const scanned = await scanStatement(statement, qualityNamed('clean-200'));
    const { pages, width, text } = await open(scanned.pdf);
    expect(pages).toBe(statement.truth.pages);
    expect(Math.abs(width - 595)).toBeLessThan(2);
    expect(text.trim()).toBe('');
    expect(scanned.truth.flags.scanned).toBe(true);
    expect(scanned.truth.accounts).toEqual(statement.truth.accounts);
  });

  it('lies on its side when it was turned', async () => {
    const statement = await generateStatement({ layout: layoutNamed('jp-hinode'), seed: 4 });
    const { width, height } = await open((await scanStatement(statement, qualityNamed('turned-200'))).pdf);
    expect(width).toBeGreaterThan(height);
  });

  it('carries misread digits in a bad text layer', async () => {
    const statement = await generateStatement({ layout: layoutNamed('jp-hinode'), seed: 4 });
    const { text } = await open((await scanStatement(statement, qualityNamed('bad-text-200'))).pdf);
    const amounts = statement.texts.filter((item) => item.page === 1 && /^\d[\d,]{5,}$/.test(item.text)).map((item) => item.text);
    const kept = amounts.filter((amount) => text.includes(amount));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(amounts.length);
  });

  it('refuses to put several pages into one picture', async () => {
    const statement = await generateStatement({ layout: layoutNamed('us-orchard-zero'), seed: 4 });
    await expect(scanToPng(statement, qualityNamed('clean-200'))).rejects.toThrow('holds one page');
  });
});

describe('the qualities of a run', () => {
  it('are those whose name contains a part, and go round', () => {
    const qualities = qualitiesNamed('300,photo');
    expect(qualities).toEqual(['clean-300', 'askew-300', 'photo-250']);
    expect([3, 4, 5].map((turn) => qualityInTurn(qualities, turn))).toEqual(qualities);
    expect(qualityInTurn([], 3)).toBeNull();
    expect(() => qualitiesNamed('microfilm')).toThrow('No scan quality');
  });
});
