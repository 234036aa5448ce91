import { describe, expect, it } from 'vitest';
import { anchorAt, layOut, PAGE_GAP, pageAt, pagesInView, scaleFor, scrollTopOf, stepZoom } from './pageLayout.js';

const sizes = Array.from({ length: 400 }, () => ({ width: 600, height: 800 }));

describe('pages below each other', () => {
  it('only a handful of 400 pages is in view', () => {
    const layout = layOut(sizes, 1);
    const [first, last] = pagesInView(layout, 200 * (800 + PAGE_GAP), 900);
    expect([first, last]).toEqual([198, 202]);
  });

  it('the page at a height is found at its very top and its last line', () => {
    const layout = layOut(sizes, 0.5);
    expect([pageAt(layout, layout.tops[7]!), pageAt(layout, layout.tops[8]! - PAGE_GAP - 1), pageAt(layout, 1e9)]).toEqual([7, 7, 399]);
  });

  it('what the reader looks at stays where it is when the zoom changes', () => {
    const before = layOut(sizes, 1);
    const anchor = anchorAt(before, 5000, 300);
    const after = layOut(sizes, 2.5);
    const scrollTop = scrollTopOf(after, anchor);
    expect(anchorAt(after, scrollTop, 300)).toMatchObject({ page: anchor.page, fraction: expect.closeTo(anchor.fraction) });
  });

  it('a page that is larger than thought moves only what is below it', () => {
    const before = layOut(sizes, 1);
    const after = layOut(sizes.with(3, { width: 800, height: 1200 }), 1);
    expect([after.tops[3]! - before.tops[3]!, after.tops[4]! - before.tops[4]!]).toEqual([0, 400]);
  });

  it('fitting uses the room there is, turned pages included', () => {
    const room = { width: 424, height: 324 };
    expect(scaleFor('width', { width: 600, height: 800 }, room)).toBeCloseTo(400 / 600);
    expect(scaleFor('page', { width: 800, height: 600 }, room)).toBeCloseTo(Math.min(400 / 800, 300 / 600));
    expect(scaleFor(150, { width: 600, height: 800 }, room)).toBeCloseTo(2);
  });

  it('the zoom goes by steps and stops at its ends', () => {
    expect([stepZoom(61, 1), stepZoom(61, -1), stepZoom(500, 1), stepZoom(25, -1)]).toEqual([67, 50, 500, 25]);
  });
});
