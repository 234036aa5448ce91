// What stands on a page in figures: a model that sees both balances can make up the row that lies between them, and arithmetic alone would
// believe it. Pure.
import type { Overlay } from './layOver.js';

/** Digits of an amount in minor units, without sign, separators and leading zeros. */
type Figure = string;

/** A run of digits and separators: once as narrow as it may be read, once with spaces between thousands. */
const RUNS = [/\d[\d.,'’]*/g, /\d[\d.,'’\s]*/g];

export function printedFigures(lines: readonly { cells: readonly string[] }[], decimals: number): Set<Figure> {
  const runs = lines.flatMap(({ cells }) => [...cells, cells.join(' ')]).flatMap((text) => RUNS.flatMap((run) => text.match(run) ?? []));
  const hasFraction = new RegExp(`[.,]\\d{${decimals}}$`);
  return new Set(runs.map((run) => run.replace(/[^\d]+$/, '')).map((run) => figure(run + (hasFraction.test(run) ? '' : '0'.repeat(decimals)))));
}

const figure = (text: string): Figure => text.replace(/\D/g, '').replace(/^0+/, '');

/**
 * Of a model's reading: new rows and new amounts that are printed, or whose balance is. What it does not mention stays.
 * @param held balances that belong to a row or a period already: printed as they are, they bear out no other row
 */
export function keepPrinted({ changes, added, numLeftOut }: Overlay, figures: ReadonlySet<Figure>, held: readonly (number | null)[] = []): { overlay: Overlay; numUnprinted: number } {
  const taken = new Set(held.map((minor) => figure(String(minor ?? ''))));
  const isPrinted = (minor: number | null | undefined) => minor !== null && minor !== undefined && figures.has(figure(String(minor)));
  const isBorneOut = (amount: number | null | undefined, balance: number | null | undefined) => isPrinted(amount) || (isPrinted(balance) && !taken.has(figure(String(balance))));
  const kept = changes.filter(({ columns }) => (columns.amountMinor === undefined && columns.balanceMinor === undefined) || isBorneOut(columns.amountMinor, columns.balanceMinor));
  const rows = added.filter(({ row }) => isBorneOut(row.amountMinor, row.balanceMinor));
  return { overlay: { changes: kept, added: rows, gone: [], numLeftOut }, numUnprinted: changes.length - kept.length + added.length - rows.length };
}
