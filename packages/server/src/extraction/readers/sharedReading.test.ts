import { describe, expect, it } from 'vitest';
import { DocumentError, type PageModel } from '../model.js';
import type { Aside, PageRange } from './aside.js';
import { shareReading } from './sharedReading.js';

const page = (number: number, by: string) => ({ number, by }) as unknown as PageModel;
const here = async (number: number) => ({ page: page(number, 'here') });
const numbers = ({ first, last }: PageRange) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

function aside(read: (range: PageRange) => Promise<(PageModel | null)[]>): Aside {
  return { read, close: () => undefined };
}

async function all(texts: ReturnType<typeof shareReading>, pages: number): Promise<{ number: number; by: string }[]> {
  const read = await Promise.all(Array.from({ length: pages }, (_, index) => texts.page(index + 1)));
  return read.map((text) => ('page' in text ? text.page : null) as unknown as { number: number; by: string });
}

describe('reading shared between threads', () => {
  it('gives every page once, in its place, whoever read it', async () => {
    const texts = shareReading(here, [aside(async (range) => numbers(range).map((number) => page(number, 'beside')))], 50);
    const read = await all(texts, 50);
    expect(read.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(new Set(read.map(({ by }) => by))).toEqual(new Set(['here', 'beside']));
  });

  it('reads here what could not be read beside', async () => {
    const texts = shareReading(here, [aside(async (range) => numbers(range).map(() => null))], 30);
    expect((await all(texts, 30)).every(({ by }) => by === 'here')).toBe(true);
  });

  it('tells of a page that cannot be read when its turn comes, and reads the others', async () => {
    const broken = async (number: number) => {
      if (number === 9) throw new DocumentError('damaged', 'Page 9 is damaged.');
      return here(number);
    };
    const texts = shareReading(broken, [aside(async (range) => numbers(range).map(() => null))], 12);
    await expect(texts.page(9)).rejects.toThrow('Page 9 is damaged.');
    expect(await texts.page(12)).toMatchObject({ page: { number: 12 } });
  });

  it('reads nothing after it was closed: the document may be gone', async () => {
    let read = 0;
    const texts = shareReading(async (number) => ((read += 1), here(number)), [], 100);
    await texts.page(2);
    texts.close();
    const before = read;
    await new Promise((resume) => setTimeout(resume, 20));
    expect(read).toBe(before);
    expect(before).toBeLessThan(100);
  });
});
