// "5078-" and below it "71200", as a narrow cell breaks the number of an entry: neither is a figure, and what stands beside the lower part is text of the row.
import type { AmountToken } from './amounts.js';
import type { TokenLine } from './tokenize.js';

const HEAD = /^[\p{L}\d/.-]*\d-$/u;
const REST = /^\d+(?:[-/]\d+)*-?$/;
const FEWEST = 3;
/** In sizes of type: to the next line of the cell, and where both begin. */
const NEXT_LINE = 1.8;
const SAME_EDGE = 0.15;

export function withoutBrokenNumbers(lines: readonly TokenLine[]): TokenLine[] {
  const broken = new Map<TokenLine, Set<AmountToken>>();
  let found = 0;
  for (let at = 1; at < lines.length; at += 1) {
    const [upper, lower] = [lines[at - 1]!, lines[at]!];
    if (!goesOn(upper, lower)) continue;
    for (const rest of lower.amounts.filter((token) => isPart(token, lower, REST))) {
      const head = upper.amounts.find((token) => isPart(token, upper, HEAD) && Math.abs(wordX(token, upper) - wordX(rest, lower)) <= SAME_EDGE * lower.line.fontSize);
      if (!head) continue;
      found += 1;
      for (const [line, token] of [[upper, head], [lower, rest]] as const) broken.set(line, new Set([...(broken.get(line) ?? []), token]));
    }
  }
  if (found < FEWEST) return [...lines];
  return lines.map((line) => (broken.has(line) ? { ...line, amounts: line.amounts.filter((token) => !broken.get(line)!.has(token)) } : line));
}

/** A row with its day and figures, and close below it a line that has neither. */
function goesOn(upper: TokenLine, lower: TokenLine): boolean {
  const apart = lower.line.baseline - upper.line.baseline;
  return upper.line.page === lower.line.page && apart > 0 && apart <= NEXT_LINE * lower.line.fontSize && upper.dates.length > 0 && upper.amounts.some(({ isMoney }) => isMoney) && !lower.amounts.some(({ isMoney }) => isMoney);
}

/** All of its word. */
function isPart({ first, last }: AmountToken, { line }: TokenLine, form: RegExp): boolean {
  return first === last && form.test(line.words[first]!.text);
}

function wordX({ first }: AmountToken, { line }: TokenLine): number {
  return line.words[first]!.box[0];
}
