// "C" is credit beside D and cargo beside A, "D" is debit beside C and deposit beside W: one letter alone may mean either side.
import type { Ledger, LedgerItem } from '../accounts/ledgers.js';
import type { RawRow } from '../rows/stream.js';
import type { AmountToken } from '../tokens/amounts.js';

/** The ledger with the only letter behind its figures meaning the other side, null where there is none or more than one. */
export function withTurnedLetter(ledger: Ledger): Ledger | null {
  const letters = new Set(ledger.items.flatMap((item) => (item.type === 'row' ? item.cells : [])).filter(isMarked).map(letterOf));
  const [letter] = letters;
  if (letters.size !== 1 || letter?.length !== 1) return null;
  return { ...ledger, items: ledger.items.map((item): LedgerItem => (item.type === 'row' ? turned(item) : item)) };
}

function isMarked(cell: AmountToken | null): cell is AmountToken {
  return cell?.mark === 'letter';
}

function letterOf({ text }: AmountToken): string {
  return /\p{L}+(?=\W*$)/u.exec(text)?.[0].toLowerCase() ?? '';
}

function turned(row: RawRow): RawRow {
  return row.cells.some(isMarked) ? { ...row, cells: row.cells.map((cell) => (isMarked(cell) ? { ...cell, sign: cell.sign === 1 ? -1 : 1 } : cell)) } : row;
}
