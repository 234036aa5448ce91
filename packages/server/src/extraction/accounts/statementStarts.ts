// Several statements of one account in a file: pages count from one again, under another number or day.
import { pageNumberWithin } from '../layout/furniture.js';
import type { TokenLine } from '../tokens/tokenize.js';

interface PageHead {
  firstLine: number;
  number: number | null;
  /** The digits of its header, by what stands around them. */
  figures: Map<string, string>;
}

/** The first line of the page of a line, where another statement begins on that page. */
export function statementStarts(lines: readonly TokenLine[]): (line: number) => number | null {
  const heads = pageHeads(lines);
  return (line) => {
    const { page } = lines[line]!.line;
    const [before, own] = [heads.get(page - 1), heads.get(page)];
    return before && own && countsAnew(before, own) ? own.firstLine : null;
  };
}

function countsAnew(before: PageHead, own: PageHead): boolean {
  return own.number === 1 && before.number !== null && [...own.figures].some(([text, digits]) => before.figures.has(text) && before.figures.get(text) !== digits);
}

/** What stands above the first money of each page. */
function pageHeads(lines: readonly TokenLine[]): Map<number, PageHead> {
  const heads = new Map<number, PageHead>();
  const ended = new Set<number>();
  lines.forEach(({ line: { page }, squashed, amounts }, index) => {
    const head = heads.get(page) ?? { firstLine: index, number: null, figures: new Map<string, string>() };
    heads.set(page, head);
    if (amounts.some((token) => token.isMoney)) ended.add(page);
    if (ended.has(page)) return;
    const found = pageNumberWithin(squashed);
    head.number ??= found?.number ?? null;
    const text = found?.rest ?? squashed;
    if (/\d/.test(text)) head.figures.set(text.replace(/\d/g, '#'), text.replace(/\D/g, ''));
  });
  return heads;
}
