// Entry of a thread that reads pages of one document for the thread that extracts it (aside.ts).
import { parentPort, workerData } from 'node:worker_threads';
import type { PageModel } from '../model.js';
import { openDocument } from '../open.js';
import type { PageRange } from './aside.js';
import { type PackedPages, packPages } from './packPages.js';
import type { ReadOptions } from './readPages.js';
import { readText } from './readText.js';

export interface AsideSettings {
  bytes: Uint8Array;
  options: ReadOptions;
}

export type AsideReply = PackedPages;

const port = parentPort!;
const { bytes, options } = workerData as AsideSettings;
const opening = openDocument(bytes, options);
opening.catch(() => undefined);
// One after the other, in the order asked.
let busy: Promise<void> = Promise.resolve();

async function read({ first, last }: PageRange): Promise<void> {
  const pages: (PageModel | null)[] = [];
  for (let number = first; number <= last; number += 1) pages.push(await readOne(number));
  const packed = packPages(pages);
  port.postMessage(packed, [packed.numbers.buffer as ArrayBuffer]);
}

/** Damage is told, and pixels are read, by the thread that asked. */
async function readOne(number: number): Promise<PageModel | null> {
  try {
    const text = await readText(await opening, number, options);
    return 'page' in text ? text.page : null;
  } catch {
    return null;
  }
}

port.on('message', (range: PageRange) => {
  busy = busy.then(() => read(range));
});
