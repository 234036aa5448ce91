// Whether the rows of a table show their amount on their first or their last line; decides who owns the text lines between two amounts.
import type { TokenLine } from '../tokens/tokenize.js';
import type { LineView } from './describeLine.js';

export type AmountPlace = 'first' | 'last' | 'open';

/** @param headings lines that head the rows of a day: no row begins there */
export function amountPlace(kind: number, kindOf: Int16Array, views: readonly LineView[], lines: readonly TokenLine[], furniture: Uint8Array, headings: Uint8Array): AmountPlace {
  let openedByDate = 0;
  let trailing = 0;
  let state: 'none' | 'complete' | 'begun' | 'text' = 'none';
  for (let index = 0; index < views.length; index += 1) {
    if (kindOf[index] !== kind || furniture[index]) continue;
    const view = views[index]!;
    if (isApart(lines[index - 1], lines[index]!)) state = 'none';
    if (headings[index]) {
      state = 'none';
      continue;
    }
    const hasDate = view.dates.length > 0;
    if (hasDate && state === 'text') trailing += 1;
    if (hasDate && view.filled === 0 && view.words.length > 0) {
      openedByDate += 1;
      state = 'begun';
    } else if (view.filled > 0) state = 'complete';
    else if (view.words.length > 0 && state === 'complete') state = 'text';
    else if (view.words.length === 0 && hasDate) state = 'none';
  }
  if (openedByDate === 0) return trailing > 0 ? 'first' : 'open';
  return trailing <= 0.1 * openedByDate ? 'last' : 'open';
}

function isApart(above: TokenLine | undefined, line: TokenLine): boolean {
  return above === undefined || above.line.page !== line.line.page || line.line.baseline - above.line.baseline > 2.1 * line.line.fontSize;
}
