// A page on the canvas of templates: words with boxes in its measure, so that places are found without asking for the paper.
import { canvasOf } from '@tieout/sdk/contract';
import type { PageLocation } from '@tieout/sdk/contract';
import type { Box, ShownPage, ShownWord } from '../../extraction/model.js';

export interface CanvasWord extends PageLocation {
  text: string;
  line: number;
  /** Points of the shown page. */
  box: Box;
}

export interface CanvasPage {
  /** Zero-based. */
  number: number;
  width: number;
  height: number;
  words: CanvasWord[];
  /** Points on the page for a place on the canvas. */
  toPoints(location: PageLocation): Box;
}

export function canvasPage(page: ShownPage): CanvasPage {
  const canvas = canvasOf(page);
  const across = canvas.width / page.width;
  const down = canvas.height / page.height;
  return {
    number: page.number - 1,
    ...canvas,
    words: page.words.map((word) => onCanvas(word, across, down)),
    toPoints: ({ x0, y0, x1, y1 }) => [x0 / across, y0 / down, x1 / across, y1 / down],
  };
}

function onCanvas({ text, line, box }: ShownWord, across: number, down: number): CanvasWord {
  return { text, line, box, x0: box[0] * across, y0: box[1] * down, x1: box[2] * across, y1: box[3] * down };
}

/** Words whose middle lies inside. */
export function wordsInside(words: readonly CanvasWord[], { x0, y0, x1, y1 }: PageLocation): CanvasWord[] {
  return words.filter((word) => {
    const [x, y] = middleOf(word);
    return x >= x0 && x <= x1 && y >= y0 && y <= y1;
  });
}

export const middleOf = ({ x0, y0, x1, y1 }: PageLocation): [x: number, y: number] => [(x0 + x1) / 2, (y0 + y1) / 2];

/** In the order of reading: line by line, left to right. */
export function linesOf(words: readonly CanvasWord[]): CanvasWord[][] {
  const lines = new Map<number, CanvasWord[]>();
  for (const word of words) {
    const line = lines.get(word.line);
    if (line) line.push(word);
    else lines.set(word.line, [word]);
  }
  return [...lines.entries()].sort(([a], [b]) => a - b).map(([, line]) => line.sort((a, b) => a.x0 - b.x0));
}

export const textOf = (words: readonly CanvasWord[]): string => linesOf(words).map((line) => line.map(({ text }) => text).join(' ')).join('\n');

/** Corners may come in any order. */
export function upright({ x0, y0, x1, y1 }: PageLocation): PageLocation {
  return { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
}
