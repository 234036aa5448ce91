// Cells set to the bottom of rows whose two days stand under each other: "03/11 Salary" above "02/11 1,933.09 9,901.68". The figures go up to
// the first line, so that such rows are like those whose cells begin at one height.
import type { Word } from '../model.js';
import { labelKind } from '../vocabulary/labels.js';
import { signOfWord } from '../vocabulary/signWords.js';
import { endsInFigure, leadingDates } from './centredDates.js';
import { joinedText, squash } from './plainText.js';
import { type TokenLine, withWords } from './tokenize.js';

const FEWEST = 3;
/** Sizes of type from the first line of a row down to its figures, at most. */
const NEAR = 1.8;
/** In sizes of type: both days begin at one place. */
const SAME_PLACE = 0.6;
/** In sizes of type: white between columns, at least. */
const COLUMN_GAP = 0.8;

export function raiseLowFigures(lines: readonly TokenLine[]): TokenLine[] {
  const firsts = findLowFigures(lines);
  if (firsts.size === 0) return [...lines];
  return lines.map((tokens, index) => {
    const { line } = tokens;
    if (firsts.has(index)) return withWords(tokens, [...line.words, ...figuresOf(lines[index + 1]!, tokens)]);
    return firsts.has(index - 1) ? withWords(tokens, line.words.slice(0, firstFigure(tokens, lines[index - 1]))) : tokens;
  });
}

/** By index of the first lines; empty unless all rows are set so. Where one has its figures beside its first day, or ends in a line without any, all do. */
function findLowFigures(lines: readonly TokenLine[]): Set<number> {
  const found = new Set<number>();
  for (let index = 0; index < lines.length; index += 1) {
    const tokens = lines[index]!;
    if (leadingDates(tokens).length === 0 || isDayList(lines, index)) continue;
    const above = lines[index - 1];
    if (!endsInFigure(tokens)) {
      const next = lines[index + 1];
      const isDangling = above && found.has(index - 2) && isUnder(above, tokens) && !(next && leadingDates(next).length > 0 && endsInFigure(next) && isUnder(tokens, next));
      if (isDangling) return new Set();
    } else if (above && isFirst(above) && isUnder(above, tokens) && figuresOf(tokens, above).length > 0) found.add(index - 1);
    else if (!isBalance(tokens)) return new Set();
  }
  return found.size >= FEWEST ? found : new Set();
}

/** "03/11 1,933.09   04/11 1,801.00": balances of days, several on a line, the last line perhaps with one. */
function isDayList(lines: readonly TokenLine[], index: number): boolean {
  const isBare = ({ line, dates, amounts }: TokenLine): boolean => {
    // "22.01" may be either.
    const days = dates.filter((date) => !amounts.some(({ first, last }) => first <= date.last && last >= date.first));
    return days.length > 0 && days.length === amounts.length && line.words.every((_, at) => [...days, ...amounts].some(({ first, last }) => at >= first && at <= last));
  };
  const above = lines[index - 1];
  return isBare(lines[index]!) && (lines[index]!.dates.length > 1 || (above !== undefined && isBare(above) && above.dates.length > 1));
}

/** A day and words, without figures at its end. */
function isFirst(tokens: TokenLine): boolean {
  return leadingDates(tokens).length > 0 && !endsInFigure(tokens) && tokens.line.words.slice(tokens.dates[0]!.last + 1).some(({ text }) => /\p{L}{2}/u.test(text));
}

/** "01/11 Opening balance 7,968.59" is no row. */
function isBalance(tokens: TokenLine): boolean {
  return labelKind(squash(joinedText(tokens.line.words.slice(tokens.dates[0]!.last + 1, firstFigure(tokens))))) !== null;
}

/** Index of the first word of the figures that the line ends in. One that stands close behind a word, or under one, is of the text. */
function firstFigure({ line, amounts, dates }: TokenLine, above?: TokenLine): number {
  const { words, fontSize } = line;
  const day = dates[0]?.last ?? -1;
  let first = words.length;
  for (const amount of [...amounts].sort((a, b) => b.last - a.last)) {
    // "24.09." might be an amount elsewhere.
    if (!amount.isMoney || amount.first <= day || !goOn(words, amount.last, first)) continue;
    const before = words[amount.first - 1];
    if (first < words.length && before && words[amount.first]!.box[0] - before.box[2] < COLUMN_GAP * fontSize && !/\d$/.test(before.text)) break;
    if (above?.line.words.some(({ box }) => box[2] > words[amount.first]!.box[0] && box[0] < words[amount.last]!.box[2])) break;
    first = amount.first;
  }
  return first;
}

/** "39.02    DR    4,944.04", "39.02    J818084222    4,944.04": nothing up to the next figure, or what tells the side, or a number of something in a column of its own. */
function goOn(words: readonly Word[], last: number, next: number): boolean {
  if (next - last !== 2) return next - last === 1;
  const [figure, word, behind] = [words[last]!, words[last + 1]!, words[next]];
  const isApart = behind !== undefined && [word.box[0] - figure.box[2], behind.box[0] - word.box[2]].every((white) => white > COLUMN_GAP * word.fontSize);
  return signOfWord(squash(word.text)) !== 0 || (isApart && /\d{4}/.test(word.text));
}

function figuresOf(tokens: TokenLine, above: TokenLine): Word[] {
  return tokens.line.words.slice(firstFigure(tokens, above));
}

function isUnder(above: TokenLine, { line, dates }: TokenLine): boolean {
  if (above.line.page !== line.page || above.line.lane !== line.lane || line.baseline - above.line.baseline > NEAR * line.fontSize) return false;
  return above.dates.length > 0 && Math.abs(above.dates[0]!.box[0] - dates[0]!.box[0]) < SAME_PLACE * line.fontSize;
}
