// Where another statement begins below a list of other things, such as what is pending, and no headings tell.
import type { Figure } from '../facts/figures.js';
import { endsInFigure } from '../tokens/centredDates.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { ScanState, Step } from './scanState.js';

/** Parts of a size of type. */
const SAME_TYPE = 0.01;

/**
 * Opening and closing balance together, or one right below the other, or an opening balance that goes on from the last closing one, or between its
 * period and a row: another statement begins, whatever was listed below the rows of the last.
 *
 * @param figures what the line says they are
 * @param state within a section
 */
export function beginsStatement(figures: readonly Figure[], { items, section }: ScanState, step: Step): boolean {
  const { index, lines } = step;
  const opening = figures.find(({ kind }) => kind === 'opening');
  const above = items.at(-1);
  if (!opening) return figures.some(({ kind }) => kind === 'closing') && above?.type === 'checkpoint' && above.label === 'opening' && above.line === index - 1 && above.line > section!.line;
  const ended = items.findLast((item) => item.type === 'checkpoint' && item.label === 'closing');
  if (figures.some(({ kind }) => kind === 'closing') || (above?.type === 'checkpoint' && above.line === index - 1 && above.label === 'closing')) return true;
  if (ended?.type === 'checkpoint' && ended.amount.number.raw === opening.amount.number.raw) return true;
  // With nothing but the headings of the page between.
  if (above?.type === 'text' && above.line > section!.line && isPeriod(lines[above.line])) return true;
  const row = lines[index + 1];
  if (row?.dates[0]?.first !== 0 || !endsInFigure(row)) return false;
  return isPeriod(lines[index - 1]) || isUnderOwnHeadings(section!.line, step) || isUnderTitledPeriod(section!.line, index, lines);
}

/** Right below headings of a day, of money that moves and of its balance, which are not those of the list. */
function isUnderOwnHeadings(list: number, { index, kind: { headers, dates, amounts } }: Step): boolean {
  const own = headers.find(({ last }) => last === index - 1);
  const has = (...roles: string[]): boolean => amounts.some(({ heading }) => heading !== null && roles.includes(heading));
  return own !== undefined && own.first > list + 1 && dates.length > 0 && has('balance') && has('amount', 'debit', 'credit');
}

/** A title set as that of the list, and a period below it; something else may stand between them and the balance. */
function isUnderTitledPeriod(list: number, index: number, lines: readonly TokenLine[]): boolean {
  for (let at = list + 2; at < index; at += 1) {
    if (isPeriod(lines[at]) && isSetAlike(lines[at - 1]!, lines[list]!)) return true;
  }
  return false;
}

/** In one size of type, at one margin. */
function isSetAlike({ line }: TokenLine, { line: title }: TokenLine): boolean {
  return Math.abs(line.fontSize - title.fontSize) < SAME_TYPE * title.fontSize && Math.abs(line.box[0] - title.box[0]) < SAME_TYPE * title.fontSize;
}

function isPeriod(line: TokenLine | undefined): boolean {
  return line?.dates.length === 2 && !line.amounts.some(({ isMoney }) => isMoney);
}
