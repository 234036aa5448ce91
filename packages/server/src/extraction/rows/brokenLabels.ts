// Labels of balances in narrow cells, "Closing" and below it "Balance", and of both ends on one line.
import type { Figure } from '../facts/figures.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { isWholeLabel, labelKind } from '../vocabulary/labels.js';
import type { Step } from './scanState.js';

/** In sizes of type: to the next line of the same cell, and where both begin. */
const NEXT_LINE = 1.8;
const SAME_EDGE = 0.5;

/** Beside the sums of both sides and the balance that they led to. No row pays out and in at once, so both sides and a balance on one line sum rows up. */
export function labelOverTwoLines({ view, line: { line, dates, amounts }, lines, index, kind }: Step): Figure | null {
  const cellOf = (heading: string): typeof view.cells[number] => view.cells[kind.amounts.findIndex((column) => column.heading === heading)] ?? null;
  const [debit, credit, balance] = [cellOf('debit'), cellOf('credit'), cellOf('balance')];
  const below = lines[index + 1];
  if (!debit || !credit || !balance || view.label !== null || below?.line.page !== line.page || below.dates.length + below.amounts.length > 0) return null;
  if (below.line.baseline - line.baseline > NEXT_LINE * line.fontSize || Math.abs(below.line.box[0] - view.textX0) > SAME_EDGE * line.fontSize) return null;
  const text = joinedText([...line.words.filter((_, at) => ![...dates, ...amounts].some(({ first, last }) => at >= first && at <= last)), ...below.line.words]);
  const words = squash(text);
  const label = labelKind(words);
  return (label === 'opening' || label === 'closing') && isWholeLabel(words) ? { kind: label, text, line: index, amount: debit, more: [credit, balance] } : null;
}

/** Both balances on one line, outside the columns, each behind its words and its day, which may stand under a heading of days by chance. */
export function areBothEnds({ view }: Step, figures: readonly Figure[]): boolean {
  return view.filled === 0 && (['opening', 'closing'] as const).every((end) => figures.some(({ kind }) => kind === end));
}
