// The text of the pages of a long document, read by this thread and by others beside it, a few pages at a time each.
import type { PageModel } from '../model.js';
import type { Aside, PageRange } from './aside.js';
import type { TextOfPage } from './readText.js';

export interface PageTexts {
  page(number: number): Promise<TextOfPage>;
  /** Nothing more is read. */
  close(): void;
}

/** Pages given out at a time: enough that no thread waits for the next, few enough that all end together. */
const AT_ONCE = 6;
/** So that a thread beside this one has its next pages before it is done with the last. */
const AHEAD = 2;

export function shareReading(readHere: (number: number) => Promise<TextOfPage>, asides: readonly Aside[], pages: number): PageTexts {
  let next = 1;
  let isClosed = false;
  const texts = Array.from({ length: pages }, pendingText);
  const take = (): PageRange | null => {
    if (isClosed || next > pages) return null;
    const first = next;
    next = Math.min(pages + 1, first + AT_ONCE);
    return { first, last: next - 1 };
  };
  const settle = (number: number, page: PageModel | null) => {
    const { resolve, reject } = texts[number - 1]!;
    if (isClosed) return undefined;
    return page ? resolve({ page }) : readHere(number).then(resolve, reject);
  };
  const here = async () => {
    for (let range = take(); range; range = take()) {
      for (let number = range.first; number <= range.last; number += 1) {
        // Lets messages come in between two pages: the others' pages, or that the work is canceled.
        await new Promise((resume) => setImmediate(resume));
        await settle(number, null);
      }
    }
  };
  const beside = async (aside: Aside) => {
    for (let range = take(); range; range = take()) {
      const { first } = range;
      const found = await aside.read(range);
      for (const [index, page] of found.entries()) await settle(first + index, page);
    }
  };
  for (const aside of asides) for (let lane = 0; lane < AHEAD; lane += 1) void beside(aside);
  void here();
  return {
    page: (number) => texts[number - 1]!.promise,
    close() {
      isClosed = true;
      for (const aside of asides) aside.close();
    },
  };
}

function pendingText() {
  let resolve!: (text: TextOfPage) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<TextOfPage>((...settlers) => ([resolve, reject] = settlers));
  // A page that cannot be read is told when its turn comes.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
