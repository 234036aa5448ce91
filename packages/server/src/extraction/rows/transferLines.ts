// "12.02.  Übertrag / Überweisung   -228,37": the word that brings a balance forward also names a transfer between accounts.
import type { TableLayout } from '../columns/tables.js';
import { figuresOnLine } from '../facts/figures.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { LineView } from './describeLine.js';

/** "Übertrag / Überweisung" says so in one of its parts. */
function bringsForward({ label }: LineView, line: TokenLine, index: number): boolean {
  return label === 'broughtForward' || (/[/|(]/.test(line.text) && figuresOnLine(line, index).some(({ kind }) => kind === 'broughtForward'));
}

/** What follows the word names a transfer: a row in whatever column of amounts it stands, and on whatever line. */
const NAMES_TRANSFER = /uberweisung|umbuchung|virement|transferencia|bonifico|overboeking|overschrijving|przelew/;

function namesTransfer({ labelText }: LineView): boolean {
  return NAMES_TRANSFER.test(labelText);
}

/** As many letters agree that words of their own follow the one that brings forward. */
const COMMON_START = 12;

/**
 * Lines that are rows although their words bring something forward: with a day of their own and one figure in a column of one side, amid rows of
 * the table. What is brought forward stands first under the headings. Lines that begin with the same words are rows wherever they stand.
 */
export function findTransfers({ kinds, kindOf, isHeading }: TableLayout, views: readonly LineView[], lines: readonly TokenLine[]): Set<number> {
  const named = views.flatMap((view, index) => (isSided(view, index) && bringsForward(view, lines[index]!, index) ? [index] : []));
  const amid = named.filter((index) => namesTransfer(views[index]!) || hasRowAbove(index));
  const starts = new Set(amid.map((index) => views[index]!.labelText.slice(0, COMMON_START)).filter((start) => start.length === COMMON_START));
  return new Set([...amid, ...named.filter((index) => starts.has(views[index]!.labelText.slice(0, COMMON_START)))]);

  function isSided(view: LineView, index: number): boolean {
    const heading = kinds[kindOf[index]!]!.amounts[view.cells.findIndex((cell) => cell !== null)]?.heading;
    return view.dates.length > 0 && view.filled === 1 && (heading === 'debit' || heading === 'credit' || (heading === 'amount' && namesTransfer(view)));
  }

  function hasRowAbove(index: number): boolean {
    for (let above = index - 1; above >= 0 && index - above <= 6; above -= 1) {
      if (isHeading[above] === 1 || kindOf[above] !== kindOf[index] || lines[above]!.line.page !== lines[index]!.line.page) return false;
      const { dates, filled, label } = views[above]!;
      if (dates.length > 0 && filled > 0 && label === null) return true;
    }
    return false;
  }
}
