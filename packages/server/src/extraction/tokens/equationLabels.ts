// "Previous balance - Payments - Credits + Purchases = Total due" on one line, and below it a figure for each term: each term goes over its own figure,
// so that the two lines read as the usual boxes do.
import type { Box, Word } from '../model.js';
import { withWords, type TokenLine } from './tokenize.js';

const OPERATOR = /^[-+=\u2013\u2212]$/;
/** "=Total due". */
const LEADING = /^[-+=\u2013\u2212](?=\p{L})/u;
const FEWEST_TERMS = 4;
/** In sizes of type: from the terms down to the figures. */
const NEAR = 3;

export function partEquations(lines: readonly TokenLine[]): TokenLine[] {
  return lines.map((line, index) => {
    const terms = termsOf(line);
    const below = lines[index + 1];
    if (terms.length < FEWEST_TERMS || !below || below.line.page !== line.line.page || below.line.baseline - line.line.baseline > NEAR * line.line.fontSize) return line;
    const figures = below.amounts.filter(({ isMoney }) => isMoney);
    return figures.length === terms.length && below.dates.length === 0 ? withWords(line, terms.flatMap((term, at) => placed(term, figures[at]!.box))) : line;
  });
}

/** The words between the signs; nothing but these signs tells an equation, the last of which is that of equality. */
function termsOf({ line: { words }, dates, amounts }: TokenLine): Word[][] {
  if (dates.length > 0 || amounts.length > 0) return [];
  const terms: Word[][] = [[]];
  let last = '';
  for (const word of words) {
    const sign = OPERATOR.test(word.text) ? word.text : (LEADING.exec(word.text)?.[0] ?? null);
    if (sign !== null) {
      last = sign;
      terms.push([]);
    }
    if (sign === null || sign !== word.text) terms.at(-1)!.push(sign === null ? word : { ...word, text: word.text.slice(1), charX: undefined });
  }
  return last === '=' && terms.every((term) => term.some(({ text }) => /\p{L}{3}/u.test(text))) ? terms : [];
}

/** As wide as the figure, side by side. */
function placed(term: readonly Word[], [x0, , x1]: Box): Word[] {
  const width = (x1 - x0) / term.length;
  return term.map((word, at) => ({ ...word, box: [x0 + at * width, word.box[1], x0 + (at + 1) * width, word.box[3]], charX: undefined }));
}
