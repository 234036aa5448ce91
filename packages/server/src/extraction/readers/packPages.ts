// Pages read in another thread, packed for the way: numbers in one buffer that changes hands, all words in one string. Sent as
// they are, the hundred thousand words of a long statement would cost more than reading them.
import type { Box, PageModel, Rule, Word } from '../model.js';

export interface PackedPages {
  numbers: Float64Array;
  text: string;
  fonts: string[];
  /** null: a page that must be read again by the one who asked. */
  pages: (PackedPage | null)[];
}

type PackedPage = Omit<PageModel, 'words' | 'rules'> & { words: number; rules: number };

const BOLD = 1;
const HIDDEN = 2;
const COLORED = 4;
const SPLITTABLE = 8;
const NO_FONT = -1;

const RULE_KINDS: readonly Omit<Rule, 'box'>[] = [{ orientation: 'horizontal' }, { orientation: 'vertical' }, { orientation: 'horizontal', isEdge: true }];

function kindOfRule({ orientation, isEdge }: Rule): number {
  return RULE_KINDS.findIndex((kind) => kind.orientation === orientation && kind.isEdge === isEdge);
}

export function packPages(pages: readonly (PageModel | null)[]): PackedPages {
  const numbers: number[] = [];
  const fonts = new Map<string, number>();
  let text = '';
  const packed = pages.map((page): PackedPage | null => {
    if (!page) return null;
    const { words, rules, ...rest } = page;
    for (const word of words) {
      packWord(word, fontNumber(word.fontName, fonts), numbers);
      text += word.text;
    }
    for (const rule of rules) numbers.push(...rule.box, kindOfRule(rule));
    return { ...rest, words: words.length, rules: rules.length };
  });
  return { numbers: Float64Array.from(numbers), text, fonts: [...fonts.keys()], pages: packed };
}

function packWord({ text, box, fontSize, bold, angle, baseline, hidden, color, charX }: Word, font: number, numbers: number[]): void {
  const flags = (bold ? BOLD : 0) | (hidden ? HIDDEN : 0) | (color === undefined ? 0 : COLORED) | (charX ? SPLITTABLE : 0);
  numbers.push(text.length, flags, font, box[0], box[1], box[2], box[3], fontSize, angle, baseline, color ?? 0);
  if (charX) for (const x of charX) numbers.push(x);
}

function fontNumber(name: string | undefined, fonts: Map<string, number>): number {
  if (name === undefined) return NO_FONT;
  const known = fonts.get(name);
  if (known !== undefined) return known;
  fonts.set(name, fonts.size);
  return fonts.size - 1;
}

export function unpackPages({ numbers, text, fonts, pages }: PackedPages): (PageModel | null)[] {
  let at = 0;
  let letter = 0;
  const next = (): number => numbers[at++]!;
  const box = (): Box => [next(), next(), next(), next()];
  const word = (): Word => {
    const length = next();
    const flags = next();
    const fontName = fonts[next()];
    const place = box();
    const [fontSize, angle, baseline, color] = [next(), next(), next(), next()] as const;
    const own = text.slice(letter, (letter += length));
    const charX = flags & SPLITTABLE ? Array.from({ length }, next) : undefined;
    return {
      text: own, box: place, fontSize, fontName, angle, baseline,
      color: flags & COLORED ? color : undefined,
      charX,
      bold: flags & BOLD ? true : undefined,
      hidden: flags & HIDDEN ? true : undefined,
    };
  };
  const rule = (): Rule => ({ box: box(), ...RULE_KINDS[next()]! });
  return pages.map((page) => page && {
    ...page,
    words: Array.from({ length: page.words }, word),
    rules: Array.from({ length: page.rules }, rule),
  });
}
