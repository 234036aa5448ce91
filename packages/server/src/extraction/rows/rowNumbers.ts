// A column that numbers the rows, 1, 2, 3 …: recognised by counting on, whatever its heading.
import type { TableKind } from '../columns/tables.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { RawRow, StreamItem } from './stream.js';

export function markRowNumbers(stream: readonly StreamItem[], kinds: readonly TableKind[], lines: readonly TokenLine[]): void {
  for (const kind of kinds) {
    const rows = stream.filter((item): item is RawRow => item.type === 'row' && item.kind === kind.id);
    const numbers = rows.map((row) => leadingNumber(row, lines));
    let counting = 0;
    for (let at = 1; at < numbers.length; at += 1) {
      const step = (numbers[at]?.value ?? NaN) - (numbers[at - 1]?.value ?? NaN);
      if (step === 1 || step === -1) counting += 1;
    }
    const found = numbers.filter((number) => number !== null);
    // Numbers of cheques run on too, but from where the last book ended.
    if (rows.length < 4 || counting < 0.8 * (rows.length - 1) || Math.min(...found.map((number) => number.value)) > 1) continue;
    kind.numbering = { x0: Math.min(...found.map((number) => number.x0)), x1: Math.max(...found.map((number) => number.x1)) };
  }
}

/** On the line of the figures, or on the row's first. */
function leadingNumber(row: RawRow, lines: readonly TokenLine[]): { value: number; x0: number; x1: number } | null {
  const figures = row.cellLines.find((line) => line >= 0) ?? row.lines[0]!;
  return numberOn(lines, figures) ?? numberOn(lines, row.lines[0]!);
}

function numberOn(lines: readonly TokenLine[], index: number): { value: number; x0: number; x1: number } | null {
  const line = lines[index]!;
  const used = new Uint8Array(line.line.words.length);
  for (const date of line.dates) used.fill(1, date.first, date.last + 1);
  const at = used.indexOf(0);
  const word = line.line.words[at];
  if (!word || !/^\d{1,4}\.?$/.test(word.text)) return null;
  return { value: parseInt(word.text, 10), x0: word.box[0], x1: word.box[2] };
}
