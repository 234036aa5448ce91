// "Saldo anterior da factura 1.000,00" below the first line of a row: what was paid for, and no balance of the account.
import { isCloseBelow } from '../layout/lines.js';
import type { ScanState, Step } from './scanState.js';

/** In sizes of type: where lines of one text begin, and the white between its words. */
const SAME_PLACE = 0.3;
const SPACE = 0.6;

/** One run of words in the column of texts, close below a row and directly over the next one, where the table has a column of balances. */
export function isInTextOfRow({ row }: ScanState, { line, index, lines, view, kind }: Step): boolean {
  const { words, fontSize, page } = line.line;
  const first = row === null || row.kind !== kind.id ? undefined : lines[row.lines[0]!];
  const below = lines[index + 1];
  if (first === undefined || below?.dates[0]?.first !== 0 || below.line.page !== page || !below.amounts.some(({ isMoney }) => isMoney)) return false;
  if (view.filled > 0 || line.dates.length > 0 || !kind.amounts.some(({ heading }) => heading === 'balance')) return false;
  const isText = first.line.words.some(({ text, box }) => /\p{L}{2}/u.test(text) && Math.abs(box[0] - words[0]!.box[0]) < SAME_PLACE * fontSize);
  const isOneRun = words.every((word, at) => at === 0 || word.box[0] - words[at - 1]!.box[2] < SPACE * fontSize);
  return isText && isOneRun && isCloseBelow(line.line, lines[index - 1]!.line);
}
