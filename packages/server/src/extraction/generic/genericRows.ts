// Automatic mode: every word of a page in columns, for documents that are no statements.
import { splitAtGaps } from '../columns/pieces.js';
import { boxAround, type Line } from '../layout/lines.js';
import type { GenericRow, Word } from '../model.js';
import { joinedText } from '../tokens/plainText.js';

interface Piece {
  x0: number;
  x1: number;
  text: string;
}

/** Columns of a page are the gaps that stay empty through a block of lines; a line crossing them keeps its text together. */
export function genericRows(lines: readonly Line[]): GenericRow[] {
  const rows: GenericRow[] = [];
  for (const block of blocks(lines)) {
    const pieces = block.map((line) => splitAtGaps(line.words, 0.9).map(toPiece));
    const starts = columnStarts(pieces, block[0]!.fontSize);
    block.forEach((line, index) => {
      const cells: string[] = starts.map(() => '');
      for (const piece of pieces[index]!) {
        const column = columnAt(piece, starts);
        cells[column] = cells[column] === '' ? piece.text : `${cells[column]} ${piece.text}`;
      }
      rows.push({ page: line.page, box: line.box, cells });
    });
  }
  return rows;
}

function blocks(lines: readonly Line[]): Line[][] {
  const found: Line[][] = [];
  let block: Line[] = [];
  for (const line of lines) {
    const previous = block[block.length - 1];
    if (previous && (previous.page !== line.page || line.baseline - previous.baseline > 3.2 * Math.max(line.fontSize, previous.fontSize))) {
      found.push(block);
      block = [];
    }
    block.push(line);
  }
  if (block.length > 0) found.push(block);
  return found;
}

function toPiece(words: Word[]): Piece {
  const box = boxAround(words.map((word) => word.box));
  return { x0: box[0], x1: box[2], text: joinedText(words) };
}

/** Merged intervals of all pieces; lines that span most of the block do not close the gaps of the others. */
function columnStarts(lines: readonly Piece[][], fontSize: number): number[] {
  const pieces = lines.filter((line) => line.length > 1).flat();
  const basis = (pieces.length > 0 ? pieces : lines.flat()).sort((a, b) => a.x0 - b.x0);
  const starts: number[] = [];
  let reach = -Infinity;
  for (const piece of basis) {
    if (piece.x0 > reach + 0.3 * fontSize) starts.push(piece.x0);
    reach = Math.max(reach, piece.x1);
  }
  return starts.length > 0 ? starts : [0];
}

function columnAt(piece: Piece, starts: readonly number[]): number {
  let column = 0;
  for (let i = 0; i < starts.length; i += 1) if (starts[i]! <= piece.x0 + 0.5) column = i;
  return column;
}
