// "Beginning" over "balance" in a narrow cell, and the figure beside both at half their height, or beside the first of them: one line that says what
// balance it is.
import { boxAround } from '../layout/lines.js';
import { BOUNDS, labelKind } from '../vocabulary/labels.js';
import { joinedText, squash } from './plainText.js';
import { tokenizeLine, type TokenLine } from './tokenize.js';

/** In sizes of type: from the first line of the label to the second, at most, and how far the figure stands from the middle of both. */
const LEADING = 1.5;
const OFF_MIDDLE = 0.25;
/** Both lines of a label begin at one place. */
const ALIGNED = 0.3;
const YEAR = /^(?:19|20)\d\d$/;

export function joinLabelsAround(lines: readonly TokenLine[]): TokenLine[] {
  const result: TokenLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const around = labelled(lines[index]!, lines[index + 1], lines[index + 2]);
    const beside = around ? null : labelledBeside(lines[index]!, lines[index + 1]);
    result.push(around ?? beside ?? lines[index]!);
    index += around ? 2 : beside ? 1 : 0;
  }
  return result;
}

function labelled(upper: TokenLine, figure: TokenLine | undefined, lower: TokenLine | undefined): TokenLine | null {
  if (!figure || !lower || !isFigure(figure)) return null;
  if ([upper, lower].some(({ line: { page, lane } }) => page !== figure.line.page || lane !== figure.line.lane)) return null;
  const { fontSize, baseline } = figure.line;
  const isBeside = Math.max(upper.line.box[2], lower.line.box[2]) < figure.line.box[0];
  const isMiddle = Math.abs((upper.line.baseline + lower.line.baseline) / 2 - baseline) < OFF_MIDDLE * fontSize;
  if (!isBeside || !isMiddle || lower.line.baseline - upper.line.baseline > LEADING * fontSize) return null;
  const label = [...upper.line.words, ...lower.line.words];
  const isLabel = isText(upper) && isText(lower) ? labelKind(squash(joinedText(label))) !== null : endsInDay(upper, lower);
  if (!isLabel) return null;
  // Not by their places: the second line of the label may begin further left.
  const words = [...label, ...figure.line.words];
  return tokenizeLine({ ...figure.line, words, box: boxAround(words.map(({ box }) => box)) });
}

/** "Carried forward to   310.00" and "next page" below: with its second line the label says it, and not without. */
function labelledBeside(tokens: TokenLine, lower: TokenLine | undefined): TokenLine | null {
  const [amount, ...others] = tokens.amounts;
  const { words, page, lane, fontSize, baseline } = tokens.line;
  if (!lower || !amount?.isMoney || others.length > 0 || amount.first === 0 || amount.last !== words.length - 1 || tokens.dates.length > 0 || !isText(lower)) return null;
  const { line } = lower;
  const isBelow = line.page === page && line.lane === lane && line.baseline - baseline < LEADING * fontSize && Math.abs(line.box[0] - words[0]!.box[0]) < ALIGNED * fontSize && line.box[2] < amount.box[0];
  const label = words.slice(0, amount.first);
  if (!isBelow || BOUNDS.has(labelKind(squash(joinedText(label)))) || !BOUNDS.has(labelKind(squash(joinedText([...label, ...line.words]))))) return null;
  const all = [...label, ...line.words, ...words.slice(amount.first)];
  return tokenizeLine({ ...tokens.line, words: all, box: boxAround(all.map(({ box }) => box)) });
}

/** "Starting balance on April 1," and "2024" below it: the day of a balance goes on in the second line. */
function endsInDay({ line: { words }, dates: [day, ...others], amounts }: TokenLine, lower: TokenLine): boolean {
  const isOpen = day !== undefined && others.length === 0 && amounts.length === 0 && day.yearDigits === 0 && day.last === words.length - 1;
  return isOpen && YEAR.test(joinedText(lower.line.words)) && BOUNDS.has(labelKind(squash(joinedText(words.slice(0, day.first)))));
}

function isText({ amounts, dates }: TokenLine): boolean {
  return amounts.length === 0 && dates.length === 0;
}

function isFigure({ amounts: [amount, ...others], line: { words } }: TokenLine): boolean {
  return amount !== undefined && others.length === 0 && amount.isMoney && amount.first === 0 && amount.last === words.length - 1;
}
