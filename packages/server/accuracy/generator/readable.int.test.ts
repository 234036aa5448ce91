// What is printed can be read back with a PDF reader that is not our engine's understanding: pdf.js text runs only.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { LAYOUTS } from '../layouts/registry.js';
import { generateStatement } from './generateStatement.js';

async function digitsOf(pdf: Uint8Array, password?: string): Promise<string[]> {
  const task = getDocument({ data: pdf.slice(), password, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const content = await (await document.getPage(number)).getTextContent();
    const text = content.items.map((item) => ('str' in item ? item.str : '')).join('');
    pages.push(text.replace(/[^0-9]/g, ''));
  }
  await task.destroy();
  return pages;
}

describe.each(LAYOUTS.map((layout) => [layout.name, layout] as const))('%s', (_name, layout) => {
  it('prints every amount on the page the truth names', async () => {
    const { pdf, truth } = await generateStatement({ layout, seed: 11 });
    const pages = await digitsOf(pdf);
    expect(pages).toHaveLength(truth.pages);
    if (layout.paper.shuffled === true || layout.paper.runs === 'glyphs') return;
    for (const account of truth.accounts) {
      for (const row of account.periods.flatMap((period) => period.transactions)) {
        const digits = row.amount.replace(/[^0-9]/g, '').replace(/^0+/, '');
        expect(pages[row.page - 1]).toContain(digits);
      }
    }
  });
});

describe('a password', () => {
  it('is needed to open the file', async () => {
    const layout = LAYOUTS[0]!;
    const { pdf } = await generateStatement({ layout, seed: 1, password: 'ferry-42' });
    await expect(digitsOf(pdf)).rejects.toThrow(/password/i);
    await expect(digitsOf(pdf, 'ferry-42')).resolves.not.toHaveLength(0);
  });
});
