// "- €1,234.56", "CHF 12.50", the sign or the code of the currency small and raised: it stands on the line of its figure, not on one of its own above.
import { isCurrencyCode } from '../tokens/currencies.js';
import type { PageModel, Word } from '../model.js';

const FIGURE = /^\d[\d.,'\u2019]*$/;
/** Of the size of the figure's type: how large the sign is at most, how far it is raised, and how near it stands. */
const SMALL = 0.85;
const RAISED: readonly [number, number] = [0.1, 0.7];
const NEAR = 0.4;

export function withLoweredSigns(page: PageModel): PageModel {
  const { words } = page;
  if (!words.some(isSign)) return page;
  const figures = words.filter(({ text }) => FIGURE.test(text));
  const lowered = words.map((word) => {
    const figure = isSign(word) ? figures.find((other) => isRaisedBeside(word, other)) : undefined;
    return figure ? { ...word, baseline: figure.baseline, fontSize: figure.fontSize, box: [word.box[0], figure.box[1], word.box[2], figure.box[3]] as Word['box'] } : word;
  });
  return { ...page, words: lowered };
}

function isSign({ text }: Word): boolean {
  return /^\p{Sc}$/u.test(text) || (/^[A-Z]{3}$/.test(text) && isCurrencyCode(text));
}

function isRaisedBeside(sign: Word, figure: Word): boolean {
  const size = figure.fontSize;
  const raised = (figure.baseline - sign.baseline) / size;
  if (sign.fontSize > SMALL * size || raised < RAISED[0] || raised > RAISED[1]) return false;
  return Math.abs(figure.box[0] - sign.box[2]) < NEAR * size || Math.abs(sign.box[0] - figure.box[2]) < NEAR * size;
}
