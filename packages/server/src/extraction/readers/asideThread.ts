// Entry of a thread that reads pages of one document after the other for the thread that extracts them (aside.ts).
import { parentPort } from 'node:worker_threads';
import type { PageModel } from '../model.js';
import { openDocument, type OpenedDocument } from '../open.js';
import type { PageRange } from './aside.js';
import { type PackedPages, packPages } from './packPages.js';
import type { ReadOptions } from './readPages.js';
import { readText } from './readText.js';

export interface AsideSettings {
  bytes: Uint8Array;
  options: ReadOptions;
}

export type AsideRequest = { open: AsideSettings } | { read: PageRange } | { close: true };
export type AsideReply = PackedPages;

const port = parentPort!;
let document: OpenedDocument | null = null;
let options: ReadOptions;
// One after the other, in the order asked.
let busy: Promise<void> = Promise.resolve();

async function answer(request: AsideRequest): Promise<void> {
  if ('read' in request) return read(request.read);
  await document?.close();
  document = null;
  if (!('open' in request)) return;
  ({ options } = request.open);
  // Damage is told by the thread that asked; the pages are all null here.
  document = await openDocument(request.open.bytes, options).catch(() => null);
}

async function read({ first, last }: PageRange): Promise<void> {
  const pages: (PageModel | null)[] = [];
  for (let number = first; number <= last; number += 1) pages.push(await readOne(number));
  const packed = packPages(pages);
  port.postMessage(packed, [packed.numbers.buffer as ArrayBuffer]);
}

/** Damage is told, and pixels are read, by the thread that asked. */
async function readOne(number: number): Promise<PageModel | null> {
  if (!document) return null;
  try {
    const text = await readText(document, number, options);
    return 'page' in text ? text.page : null;
  } catch {
    return null;
  }
}

port.on('message', (request: AsideRequest) => {
  busy = busy.then(() => answer(request));
});
