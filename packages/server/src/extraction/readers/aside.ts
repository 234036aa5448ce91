// A second thread that reads pages of a long document while this one reads others. What it cannot settle comes back as null and is read here.
import { type ResourceLimits, resourceLimits } from 'node:worker_threads';
import { startThread } from '../../core/startThread.js';
import type { PageModel } from '../model.js';
import type { AsideReply, AsideSettings } from './asideThread.js';
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

export function openAside(settings: AsideSettings): Aside {
  const worker = startThread('asideThread', new URL('./asideThread.ts', import.meta.url), { name: 'pages', workerData: settings, resourceLimits: sameLimits() });
  const asked: { range: PageRange; resolve: (pages: (PageModel | null)[]) => void }[] = [];
  let isGone = false;
  const none = ({ first, last }: PageRange) => Array.from({ length: last - first + 1 }, () => null);
  const giveUp = () => {
    isGone = true;
    for (const { range, resolve } of asked.splice(0)) resolve(none(range));
  };
  worker.on('message', (reply: AsideReply) => asked.shift()?.resolve(unpackPages(reply)));
  worker.on('error', giveUp);
  worker.on('exit', giveUp);
  return {
    read(range) {
      if (isGone) return Promise.resolve(none(range));
      return new Promise((resolve) => {
        asked.push({ range, resolve });
        worker.postMessage(range);
      });
    },
    close() {
      isGone = true;
      void worker.terminate();
    },
  };
}

/** Of this thread; none in the main one. */
function sameLimits(): ResourceLimits {
  const { maxOldGenerationSizeMb, maxYoungGenerationSizeMb } = resourceLimits;
  return maxOldGenerationSizeMb === undefined || maxYoungGenerationSizeMb === undefined ? {} : { maxOldGenerationSizeMb, maxYoungGenerationSizeMb };
}
