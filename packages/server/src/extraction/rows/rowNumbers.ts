// A column that numbers the rows, 1, 2, 3 …: recognised by counting on, whatever its heading.
import type { TableKind } from '../columns/tables.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { RawRow, StreamItem } from './stream.js';

export function markRowNumbers(stream: readonly StreamItem[], kinds: readonly TableKind[], lines: readonly TokenLine[]): void {
  for (const kind of kinds) {
    const rows = stream.filter((item): item is RawRow => item.type === 'row' && item.kind === kind.id);
    const numbers = rows.map((row) => leadingNumber(row, lines));
    if (!areCounted(numbers)) continue;
    const found = numbers.filter((number) => number !== null);
    kind.numbering = { x0: Math.min(...found.map((number) => number.x0)), x1: Math.max(...found.map((number) => number.x1)) };
  }
}

export interface LeadingNumber {
  value: number;
  x0: number;
  x1: number;
}

/** From row to row. Numbers of cheques run on too, but from where the last book ended. */
export function areCounted(numbers: readonly (LeadingNumber | null)[]): boolean {
  let counting = 0;
  let least = Infinity;
  numbers.forEach((number, at) => {
    const step = (number?.value ?? NaN) - (numbers[at - 1]?.value ?? NaN);
    if (step === 1 || step === -1) counting += 1;
    least = Math.min(least, number?.value ?? Infinity);
  });
  return numbers.length >= 4 && counting >= 0.8 * (numbers.length - 1) && least <= 1;
}

/** On the line of the figures, or on the row's first. */
function leadingNumber(row: RawRow, lines: readonly TokenLine[]): LeadingNumber | null {
  const figures = row.cellLines.find((line) => line >= 0) ?? row.lines[0]!;
  return numberOn(lines[figures]!) ?? numberOn(lines[row.lines[0]!]!);
}

/** The first word of the line that is none of a day, where it is a number of few digits. */
export function numberOn(line: TokenLine): LeadingNumber | null {
  const used = new Uint8Array(line.line.words.length);
  for (const date of line.dates) used.fill(1, date.first, date.last + 1);
  const at = used.indexOf(0);
  const word = line.line.words[at];
  if (!word || !/^\d{1,4}\.?$/.test(word.text)) return null;
  return { value: parseInt(word.text, 10), x0: word.box[0], x1: word.box[2] };
}
