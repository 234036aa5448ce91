import { describe, expect, it } from 'vitest';
import type { DocumentModel, ExtractedDocument } from '../model.js';
import { placeOnSkewedPages, skewedBox } from './skewedBox.js';

const page = { width: 600, height: 800, skew: 2 };

describe('boxes of a page that lay askew', () => {
  it('rise to the right when the lines of print rose', () => {
    const left = skewedBox(page, [50, 395, 60, 405]);
    const right = skewedBox(page, [540, 395, 550, 405]);
    expect(right[1]).toBeLessThan(left[1] - 15);
  });

  it('stay where they are on a straight page', () => {
    expect(skewedBox({ ...page, skew: undefined }, [1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
  });

  it('are moved wherever they stand beside the number of a skewed page', () => {
    const model = { pages: [{ ...page, number: 1 }, { ...page, number: 2, skew: undefined }] } as unknown as DocumentModel;
    const found = { findings: [{ page: 1, box: [50, 50, 60, 60] }, { page: 2, box: [50, 50, 60, 60] }] } as unknown as ExtractedDocument;
    const { findings } = placeOnSkewedPages(found, model);
    expect(findings[0]!.box).not.toEqual([50, 50, 60, 60]);
    expect(findings[1]!.box).toEqual([50, 50, 60, 60]);
  });
});
