// A second thread that reads pages of a long document while this one reads others. What it cannot settle comes back as null and is read here.
import { type ResourceLimits, resourceLimits, type Worker } from 'node:worker_threads';
import { startThread } from '../../core/startThread.js';
import type { PageModel } from '../model.js';
import type { AsideReply, AsideRequest, AsideSettings } from './asideThread.js';
import { unpackPages } from './packPages.js';

export interface PageRange {
  first: number;
  last: number;
}

export interface Aside {
  /** In the order asked. Never fails: pages that could not be read there are null. */
  read(range: PageRange): Promise<(PageModel | null)[]>;
  close(): void;
}

/** A thread knows its library and has its functions compiled after the first document; the next long one begins where it stands. */
const KEPT_MS = 15_000;
const kept: { take(): Worker }[] = [];

export function openAside(settings: AsideSettings): Aside {
  const worker = takeWorker();
  const send = (request: AsideRequest) => worker.postMessage(request);
  const asked: { range: PageRange; resolve: (pages: (PageModel | null)[]) => void }[] = [];
  let isGone = false;
  const none = ({ first, last }: PageRange) => Array.from({ length: last - first + 1 }, () => null);
  const giveUp = () => {
    isGone = true;
    for (const { range, resolve } of asked.splice(0)) resolve(none(range));
  };
  const receive = (reply: AsideReply) => asked.shift()?.resolve(unpackPages(reply));
  worker.on('message', receive).on('error', giveUp).on('exit', giveUp);
  send({ open: settings });
  return {
    read(range) {
      if (isGone) return Promise.resolve(none(range));
      return new Promise((resolve) => {
        asked.push({ range, resolve });
        send({ read: range });
      });
    },
    close() {
      if (isGone) return;
      isGone = true;
      // Canceled in the middle of a page, which may be one that never ends.
      if (asked.length > 0) return void worker.terminate();
      send({ close: true });
      worker.off('message', receive).off('error', giveUp).off('exit', giveUp);
      keep(worker);
    },
  };
}

function takeWorker(): Worker {
  const worker = kept.pop()?.take();
  return worker ?? startThread('asideThread', new URL('./asideThread.ts', import.meta.url), { name: 'pages', resourceLimits: sameLimits() });
}

function keep(worker: Worker): void {
  const drop = () => {
    const at = kept.indexOf(entry);
    if (at >= 0) kept.splice(at, 1);
    clearTimeout(timer);
  };
  const timer = setTimeout(() => {
    drop();
    void worker.terminate();
  }, KEPT_MS).unref();
  const entry = {
    take() {
      clearTimeout(timer);
      worker.off('error', drop).off('exit', drop).ref();
      return worker;
    },
  };
  worker.on('error', drop).on('exit', drop).unref();
  kept.push(entry);
}

/** Of this thread; none in the main one. */
function sameLimits(): ResourceLimits {
  const { maxOldGenerationSizeMb, maxYoungGenerationSizeMb } = resourceLimits;
  return maxOldGenerationSizeMb === undefined || maxYoungGenerationSizeMb === undefined ? {} : { maxOldGenerationSizeMb, maxYoungGenerationSizeMb };
}
