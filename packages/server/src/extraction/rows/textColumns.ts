// Columns of texts that no headings tell: a reference in a cell of its own beside a name that goes on in the line below.
import type { TableKind } from '../columns/tables.js';
import type { Word } from '../model.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { wordsInTable } from './describeLine.js';
import { textColumns } from './textRegions.js';
import { textOfRow } from './describeRow.js';
import type { RawRow, StreamItem } from './stream.js';

const FEWEST = 3;
/** Of the rows, at least, with a cell in the second column. */
const MOSTLY = 0.6;
/** In sizes of type: white before a cell, and where cells of one column begin. */
const APART = 1;
const SAME_PLACE = 0.3;

/** Left edges of both columns, where texts of the left one have further lines; kinds of transaction before the text have none. */
export function markTextColumns(stream: readonly StreamItem[], kinds: readonly TableKind[], lines: readonly TokenLine[]): void {
  for (const kind of kinds) {
    if (textColumns(kind).length > 1) continue;
    const found = stream.filter((item): item is RawRow => item.type === 'row' && item.kind === kind.id);
    // Most tables have one line a row: nothing stands below a text there.
    if (found.length < FEWEST || found.filter((row) => row.lines.length > 1).length < FEWEST - 1) continue;
    const rows: Word[][][] = [];
    const cells: number[][] = [];
    let without = 0;
    for (const row of found) {
      const texts = row.lines.map((index): Word[] => {
        const line = lines[index]!;
        return textOfRow(row, index, line, kind, wordsInTable(line, kind)).map((at) => line.line.words[at]!);
      });
      const own = texts.flatMap((words) => cellsBehind(words, kind.fontSize));
      rows.push(texts);
      cells.push(own);
      // Too few are left that could have one.
      if (own.length === 0 && (without += 1) > found.length - fewestWithCell(found.length)) break;
    }
    const second = rows.length < found.length ? null : secondColumn(rows, cells, kind.fontSize);
    if (second === null) continue;
    const first = rows.flat(2).reduce((least, { box }) => Math.min(least, box[0]), Infinity);
    const goesOn = rows.filter(([, ...further]) => further.some(([word]) => word !== undefined && Math.abs(word.box[0] - first) < SAME_PLACE * kind.fontSize)).length;
    if (goesOn >= FEWEST - 1) kind.textStarts = [first, second];
  }
}

/** Where cells of most rows begin, behind white; no word of another text reaches over it. */
function secondColumn(rows: readonly (readonly Word[])[][], cells: readonly (readonly number[])[], em: number): number | null {
  // Cells that begin at the border of two slots count in both.
  const slots = new Map<number, { x: number; count: number }>();
  for (const own of cells) {
    const taken = new Set(own.flatMap((x) => [Math.floor(x / (SAME_PLACE * em)), Math.floor(x / (SAME_PLACE * em)) + 1]));
    for (const slot of taken) {
      const x = Math.min(...own.filter((other) => [slot - 1, slot].includes(Math.floor(other / (SAME_PLACE * em)))));
      const known = slots.get(slot);
      slots.set(slot, { x: Math.min(x, known?.x ?? Infinity), count: (known?.count ?? 0) + 1 });
    }
  }
  const place = [...slots.values()].reduce<{ x: number; count: number } | null>((best, one) => (one.count > (best?.count ?? 0) ? one : best), null);
  if (!place || place.count < fewestWithCell(rows.length)) return null;
  const isCrossed = rows.flat(2).some(({ box }) => box[0] < place.x - SAME_PLACE * em && box[2] > place.x);
  return isCrossed ? null : place.x;
}

/** Where words begin behind white. */
function cellsBehind(words: readonly Word[], em: number): number[] {
  return words.flatMap(({ box }, at) => (at > 0 && box[0] - words[at - 1]!.box[2] > APART * em ? [box[0]] : []));
}

function fewestWithCell(rows: number): number {
  return Math.max(FEWEST, MOSTLY * rows);
}
