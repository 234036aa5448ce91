import { expect, it } from 'vitest';
import type { OpenedDocument } from '../open.js';
import { KeptRasters } from './keptRasters.js';

/** Pages of two pixels, the left one as bright as the page's number. */
function documentOfPages() {
  const painted: number[] = [];
  const document = {
    async rasterPage(number: number) {
      painted.push(number);
      return { image: { data: Uint8Array.of(number, 255), width: 2, height: 1 }, scale: 3 };
    },
  } as unknown as OpenedDocument;
  return { document, painted };
}

it('a page is painted once, also for whoever opened the document anew', async () => {
  const rasters = new KeptRasters();
  const [first, second] = [documentOfPages(), documentOfPages()];
  await Promise.all([rasters.of(first.document, 1), rasters.of(first.document, 1)]);
  expect((await rasters.of(second.document, 1)).image.data).toEqual(Uint8Array.of(1, 255));
  expect([first.painted, second.painted]).toEqual([[1], []]);
});

it('a page that lay on its head is turned, not painted again, and can be had as it lay', async () => {
  const rasters = new KeptRasters();
  const { document, painted } = documentOfPages();
  await rasters.of(document, 1);
  expect((await rasters.of(document, 1, 180)).image.data).toEqual(Uint8Array.of(255, 1));
  expect(painted).toEqual([1]);
  expect((await rasters.of(document, 1)).image.data).toEqual(Uint8Array.of(1, 255));
});

it('of a long document only the pages looked at last are held', async () => {
  const rasters = new KeptRasters();
  const { document, painted } = documentOfPages();
  for (const number of [1, 2, 3, 4, 5, 6, 1, 7]) await rasters.of(document, number);
  painted.length = 0;
  await rasters.of(document, 1);
  expect(painted).toEqual([]);
  await rasters.of(document, 2);
  expect(painted).toEqual([2]);
});

it('whoever looks at a page of small type again sees it as fine as it was read', async () => {
  const rasters = new KeptRasters();
  const asked: (number | undefined)[] = [];
  const document = { rasterPage: async (_: number, finer?: number) => (asked.push(finer), { image: { data: Uint8Array.of(1, 255), width: 2, height: 1 }, scale: 3 }) } as unknown as OpenedDocument;
  await rasters.of(document, 1);
  rasters.refine(1, 1.4);
  await rasters.of(document, 1);
  await rasters.of(document, 1);
  expect(asked).toEqual([undefined, 1.4]);
});
